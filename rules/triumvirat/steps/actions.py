"""Phase III, actions (T5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Refused, Seat

from ..components import ACTIONS, TOP, WEAPONS, Competence, Kind, Section
from ..desk import Desk
from ..events import Persuaded, Produced, Raised, TurnEnded
from ..moves import EndTurn, Move, Persuade, Produce, Raise
from ..questions import Actions
from ..refusals import CannotPay, NoCitizens, NoWeapons, OwnCitizens, TopReached, WrongProvince
from ..state import Table, leads
from . import victory

EXTRA = 2  # for who does not lead (T5.3)
PRODUCED = 2  # weapons (T5.2)
RAISES = {  # T5.2
    Kind.POLITICAL: (Competence.POLITICS,),
    Kind.MILITARY: (Competence.MILITARY,),
    Kind.COMPETENCE: (Competence.POLITICS, Competence.MILITARY),
}
RAISE = {kind: tuple(map(Raise, competences)) for kind, competences in RAISES.items()}
PERSUADE = tuple(Persuade(section) for section in reversed(Section))
PRODUCE, END = Produce(), EndTurn()
DEEDS: dict[Kind, tuple[Move, ...]] = {  # every action of a province (T5.2)
    Kind.POLITICAL: (*RAISE[Kind.POLITICAL], *PERSUADE),
    Kind.MILITARY: (*RAISE[Kind.MILITARY], PRODUCE),
    Kind.COMPETENCE: RAISE[Kind.COMPETENCE],
}


def begin(desk: Desk) -> None:
    desk.tasks.append(Actions(desk.time.seat, 0))


def settle_actions(desk: Desk, ask: Actions) -> bool:
    """Three actions at most; who cannot pay even the next price has no choice (T5.1)."""
    if ask.done < ACTIONS and desk.treasury[ask.seat] > ask.done:
        return False
    desk.tasks.pop()
    desk.tell(TurnEnded(ask.seat, ask.done, desk.treasury[ask.seat], forced=True))
    return True


def price(ask: Actions) -> int:
    """1, 2, 3 gold for the first, second, third action (T5.1)."""
    return ask.done + 1


def extra(track: Sequence[int], seat: Seat) -> int:
    """Persuading and producing cost 2 more for who does not lead politics or military (T5.3)."""
    return 0 if leads(track, seat) else EXTRA


def surcharge(table: Table, seat: Seat, kind: Kind) -> int:
    """What persuading or producing costs more in a province of this kind; where neither is possible, nothing (T5.2, T5.3)."""
    match kind:
        case Kind.POLITICAL:
            return extra(table.triumvirs.politics, seat)
        case Kind.MILITARY:
            return extra(table.triumvirs.military, seat)
        case Kind.COMPETENCE:
            return 0


def offers_action(table: Table, ask: Actions) -> list[Move]:
    """What the province allows, the treasury pays and somebody or something is there for."""
    seat, people = ask.seat, table.triumvirs
    kind = table.board.kinds[people.at[seat]]
    left = people.treasury[seat] - price(ask)
    found: list[Move] = [move for move in RAISE[kind] if left >= 0 and can_rise(table, seat, move.competence)]
    if left >= surcharge(table, seat, kind):
        if kind is Kind.POLITICAL:
            found += [move for move in PERSUADE if can_persuade(table, seat, move.section)]
        elif kind is Kind.MILITARY and can_produce(table, seat):
            found.append(PRODUCE)
    found.append(END)
    return found


def _demand_gold(table: Table, ask: Actions, more: int) -> None:
    """An action that cannot be paid in full is refused (T5.1)."""
    if (cost := price(ask) + more) > table.triumvirs.treasury[ask.seat]:
        raise Refused(CannotPay(cost, more, table.triumvirs.treasury[ask.seat]))


def _pay(desk: Desk, ask: Actions, cost: int) -> None:
    """Gold paid goes to the stock; one action more is done (T5.1)."""
    desk.tasks[-1] = Actions(ask.seat, ask.done + 1)
    desk.treasury[ask.seat] -= cost
    desk.stock_gold += cost


# -- raise a competence --------------------------------------------------------


def can_rise(table: Table, seat: Seat, competence: Competence) -> bool:
    """A marker on VII cannot rise (T5.3)."""
    return table.track(competence)[seat] < TOP


def check_raise(table: Table, ask: Actions, move: Raise) -> None:
    """Politics in a political province, military in a military one, either in a competence province (T5.2)."""
    here = table.triumvirs.at[ask.seat]
    kind = table.board.kinds[here]
    if move.competence not in RAISES[kind]:
        raise Refused(WrongProvince(here, kind))
    if not can_rise(table, ask.seat, move.competence):
        raise Refused(TopReached(move.competence))
    _demand_gold(table, ask, 0)


def play_raise(desk: Desk, ask: Actions, move: Raise) -> None:
    _pay(desk, ask, price(ask))
    rise(desk, ask.seat, move.competence, price(ask))


def rise(desk: Desk, seat: Seat, competence: Competence, cost: int) -> None:
    """One space up; VII on both tracks wins (T5.2, T7.3)."""
    track = desk.track(competence)
    track[seat] += 1
    desk.tell(Raised(seat, competence, track[seat], cost))
    victory.competence(desk, seat)


# -- persuade a citizen --------------------------------------------------------


def can_persuade(table: Table, seat: Seat, section: Section) -> bool:
    """Somebody stands in the section, and it is not one's own (T5.2)."""
    return section != seat and table.citizens[section] > 0


def check_persuade(table: Table, ask: Actions, move: Persuade) -> None:
    """In a political province; dearer for who does not lead politics (T5.2, T5.3)."""
    _demand_kind(table, ask.seat, Kind.POLITICAL)
    if not can_persuade(table, ask.seat, move.section):
        raise Refused(OwnCitizens() if move.section == ask.seat else NoCitizens(move.section))
    _demand_gold(table, ask, extra(table.triumvirs.politics, ask.seat))


def play_persuade(desk: Desk, ask: Actions, move: Persuade) -> None:
    """Out of Alii to one's own section, which is a placement (T6.2), or out of another's to Alii (T5.2)."""
    seat, more = ask.seat, extra(desk.politics, ask.seat)
    _pay(desk, ask, price(ask) + more)
    to = Section(seat) if move.section is Section.ALII else Section.ALII
    desk.citizens[move.section] -= 1
    desk.citizens[to] += 1
    if to is not Section.ALII:
        desk.placed[seat] = desk.time.turn
    desk.tell(Persuaded(seat, move.section, to, price(ask) + more, more))
    victory.citizens(desk, seat)


# -- produce weapons -----------------------------------------------------------


def can_produce(table: Table, seat: Seat) -> bool:
    """A weapon is left in reserve (T5.2)."""
    return table.bag[seat] < WEAPONS


def check_produce(table: Table, ask: Actions, move: Produce) -> None:
    """In a military province; dearer for who does not lead military (T5.2, T5.3)."""
    _demand_kind(table, ask.seat, Kind.MILITARY)
    if not can_produce(table, ask.seat):
        raise Refused(NoWeapons())
    _demand_gold(table, ask, extra(table.triumvirs.military, ask.seat))


def play_produce(desk: Desk, ask: Actions, move: Produce) -> None:
    """Two weapons into the bag, or the last one (T5.2)."""
    seat, more = ask.seat, extra(desk.military, ask.seat)
    _pay(desk, ask, price(ask) + more)
    weapons = min(PRODUCED, WEAPONS - desk.bag[seat])
    desk.bag[seat] += weapons
    desk.tell(Produced(seat, weapons, price(ask) + more, more))


def _demand_kind(table: Table, seat: Seat, kind: Kind) -> None:
    """The triumvir stands in a province that allows the action (T5.2)."""
    here = table.triumvirs.at[seat]
    if table.board.kinds[here] is not kind:
        raise Refused(WrongProvince(here, table.board.kinds[here]))


# -- enough --------------------------------------------------------------------


def check_end_turn(table: Table, ask: Actions, move: EndTurn) -> None:
    """Always: 0-3 actions (T5.1)."""


def play_end_turn(desk: Desk, ask: Actions, move: EndTurn) -> None:
    desk.tasks.pop()
    desk.tell(TurnEnded(ask.seat, ask.done, desk.treasury[ask.seat], forced=False))
