"""An attack and what follows a conquest (T4)."""

from __future__ import annotations

from rules.engine.model import Refused, Seat

from ..components import PROVINCES, WEAPONS, Competence, Post, Province
from ..desk import Desk
from ..events import Battle, Cause, CompensationTaken, Conquered, Declined, Fled, Repelled, ServantsCaptured, WeaponsAdded
from ..moves import Decline, Flee, Move, Raise
from ..odds import clash, weapons_drawn
from ..paragraphs import T4_5
from ..questions import Movement, Redress, Refuge
from ..refusals import TopReached, demand_own
from ..state import Compensation, Table, leads
from . import victory
from .actions import can_rise, rise

ESCAPES = tuple(map(Flee, PROVINCES))
RAISES = tuple(map(Raise, Competence))
DECLINE = Decline()


def fight(desk: Desk, party: Movement, defender: Seat, province: Province) -> None:
    """All legions with the triumvir against all in the province (T4.1-T4.3)."""
    attackers, defenders = party.legions, desk.legions[province]
    weapons = _draw(desk, weapons_drawn(attackers, defenders, desk.bag))
    own, enemy = weapons.count(party.seat), weapons.count(defender)
    result = clash(attackers, defenders, own, enemy, desk.at[defender] is province)
    desk.bag[party.seat] -= own
    desk.bag[defender] -= enemy
    desk.legions[province] = result.defenders_left
    desk.stock_legions += attackers + defenders - result.attackers_left - result.defenders_left
    desk.tell(
        Battle(
            party.seat, defender, province, attackers, defenders, weapons, result.attackers_struck, result.defenders_struck,
            result.guard, result.duels, result.attackers_left, result.defenders_left,
        )
    )  # fmt: skip
    if result.conquered:
        _conquer(desk, party, defender, province, result.attackers_left)
    else:
        _fall_back(desk, party, province)


def _draw(desk: Desk, count: int) -> tuple[Seat, ...]:
    """Weapons from the bag without putting back (T4.1); the bag itself is not changed."""
    bag, drawn = list(desk.bag), []
    for _ in range(count):
        place, colour = desk.dice.below(sum(bag)), 0
        while place >= bag[colour]:
            place -= bag[colour]
            colour += 1
        bag[colour] -= 1
        drawn.append(colour)
    return tuple(drawn)


def _fall_back(desk: Desk, party: Movement, province: Province) -> None:
    """The triumvir is back where the attack came from, with the civil servants, at no cost; the points left stay (T4.3)."""
    back = desk.at[party.seat]
    desk.servants[back] += party.servants
    desk.tasks[-1] = Movement(party.seat, party.points, 0, party.servants)
    desk.tell(Repelled(party.seat, province, back, party.servants))


def _conquer(desk: Desk, party: Movement, loser: Seat, province: Province, legions: int) -> None:
    """In the order of T4.4: governor, ninth province, gold, civil servants; then what the loser decides."""
    seat, theirs, guarded = party.seat, desk.servants[province], desk.at[loser] is province
    desk.tasks[-1] = Movement(seat, party.points, legions, party.servants)
    desk.owners[province], desk.at[seat] = seat, province
    desk.legions[province] = legions
    desk.servants[province] += party.servants
    desk.tell(Conquered(seat, loser, province, legions, desk.owners.count(seat)))
    if victory.provinces(desk, seat):
        return
    desk.collect(seat, province)
    works = desk.posts[province] is Post.SERVANT
    captured = int(works) if guarded else theirs
    if captured:
        desk.tell(ServantsCaptured(seat, loser, province, captured, works))
    desk.tasks.append(Redress(loser, captured))
    if guarded:
        desk.servants[province] -= theirs - captured
        desk.tasks.append(Refuge(loser, province, theirs - captured))


def offers_refuge(table: Table, ask: Refuge) -> list[Move]:
    return [move for move, owner in zip(ESCAPES, table.lands.owners, strict=True) if owner == ask.seat]


def check_refuge(table: Table, ask: Refuge, move: Flee) -> None:
    """Any own province, no path needed (T4.5)."""
    demand_own(table.lands.owners, ask.seat, move.province, T4_5)


def play_refuge(desk: Desk, ask: Refuge, move: Flee, forced: bool = False) -> None:
    """Plays the refuge: back 1 on every competence one leads; who leads is above I, so never below it (T4.5)."""
    desk.tasks.pop()
    lowered = tuple(competence for competence in Competence if leads(desk.track(competence), ask.seat))
    for competence in lowered:
        desk.track(competence)[ask.seat] -= 1
    desk.at[ask.seat] = move.province
    desk.servants[move.province] += ask.servants
    desk.tell(Fled(ask.seat, ask.lost, move.province, ask.servants, lowered, forced))
    desk.collect(ask.seat, move.province)


def settle_refuge(desk: Desk, ask: Refuge) -> bool:
    """Settles a refuge without a choice: who has one province flees there."""
    own = desk.own(ask.seat)
    if len(own) == 1:
        play_refuge(desk, ask, Flee(own[0]), forced=True)
    return len(own) == 1


def settle_redress(desk: Desk, ask: Redress) -> bool:
    """The loser takes the card, side I: a weapon without choice; who holds it already is asked for side II (T4.6)."""
    side = 2 if desk.compensation.holder == ask.seat else 1
    desk.compensation = Compensation(ask.seat, side)
    desk.tell(CompensationTaken(ask.seat, side))
    if side == 1:
        _arm(desk, ask.seat, Cause.PROVINCE_LOST, 1)
        _close_redress(desk, ask)
    return side == 1


def offers_redress(table: Table, ask: Redress) -> list[Move]:
    return [*(move for move in RAISES if can_rise(table, ask.seat, move.competence)), DECLINE]


def check_redress(table: Table, ask: Redress, move: Raise) -> None:
    """A marker on VII cannot rise (T5.3)."""
    if not can_rise(table, ask.seat, move.competence):
        raise Refused(TopReached(move.competence))


def play_redress(desk: Desk, ask: Redress, move: Raise) -> None:
    rise(desk, ask.seat, move.competence, 0)
    if desk.victory is None:
        _close_redress(desk, ask)


def check_decline(table: Table, ask: Redress, move: Decline) -> None:
    """The raise may be declined (T4.6)."""


def play_decline(desk: Desk, ask: Redress, move: Decline) -> None:
    desk.tell(Declined(ask.seat))
    _close_redress(desk, ask)


def _close_redress(desk: Desk, ask: Redress) -> None:
    """Last comes a weapon for each civil servant lost (T4.4, T4.6)."""
    desk.tasks.pop()
    if ask.servants:
        _arm(desk, ask.seat, Cause.SERVANT_LOST, ask.servants)


def _arm(desk: Desk, seat: Seat, cause: Cause, due: int) -> None:
    """Own weapons into the bag, as far as the reserve has any (T4.6)."""
    count = min(due, WEAPONS - desk.bag[seat])
    desk.bag[seat] += count
    desk.tell(WeaponsAdded(seat, cause, count, due))
