"""Phase III, actions (T5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Refused, Seat

from . import victory
from .asks import Actions
from .board import Kind
from .desk import Desk
from .events import Persuaded, Produced, Raised, TurnEnded
from .moves import EndTurn, Move, Persuade, Produce, Raise
from .reasons import CannotPay, NoCitizens, NoWeapons, OtherQuestion, OwnCitizens, TopReached, WrongProvince
from .table import ACTIONS, TOP, WEAPONS, Competence, Section, Table, leads

EXTRA = 2  # for who does not lead (T5.3)
PRODUCED = 2  # weapons (T5.2)
RAISES = {  # T5.2
    Kind.POLITICAL: (Competence.POLITICS,),
    Kind.MILITARY: (Competence.MILITARY,),
    Kind.COMPETENCE: (Competence.POLITICS, Competence.MILITARY),
}
END = EndTurn()
CANDIDATES: dict[Kind, tuple[Move, ...]] = {
    Kind.POLITICAL: (Raise(Competence.POLITICS), *(Persuade(section) for section in reversed(Section)), END),
    Kind.MILITARY: (Raise(Competence.MILITARY), Produce(), END),
    Kind.COMPETENCE: (Raise(Competence.POLITICS), Raise(Competence.MILITARY), END),
}


def begin(desk: Desk) -> None:
    desk.tasks.append(Actions(desk.time.seat, 0))


def settle(desk: Desk, ask: Actions) -> bool:
    """Three actions at most; who cannot pay even the next price has no choice (T5.1)."""
    if ask.done < ACTIONS and desk.treasury[ask.seat] > ask.done:
        return False
    desk.tasks.pop()
    desk.tell(TurnEnded(ask.seat, ask.done, desk.treasury[ask.seat], forced=True))
    return True


def candidates(table: Table, ask: Actions) -> tuple[Move, ...]:
    return CANDIDATES[table.board.kinds[table.triumvirs.at[ask.seat]]]


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


def check(table: Table, ask: Actions, move: Move) -> None:
    """The province allows it (T5.2), there is something to move, and it is paid in full (T5.1)."""
    seat, people = ask.seat, table.triumvirs
    here = people.at[seat]
    kind = table.board.kinds[here]
    match move:
        case EndTurn():
            return
        case Raise(competence):
            more = 0
            allowed = competence in RAISES[kind]
        case Persuade():
            more = extra(people.politics, seat)
            allowed = kind is Kind.POLITICAL
        case Produce():
            more = extra(people.military, seat)
            allowed = kind is Kind.MILITARY
        case _:
            raise Refused(OtherQuestion(ask))
    if not allowed:
        raise Refused(WrongProvince(here, kind))
    _check_object(table, seat, move)
    if (cost := price(ask) + more) > people.treasury[seat]:
        raise Refused(CannotPay(cost, more, people.treasury[seat]))


def _check_object(table: Table, seat: Seat, move: Raise | Persuade | Produce) -> None:
    """A marker below VII, a citizen who is not his, a weapon left (T5.2, T5.3)."""
    match move:
        case Raise(competence):
            if table.track(competence)[seat] == TOP:
                raise Refused(TopReached(competence))
        case Persuade(section):
            if section == seat:
                raise Refused(OwnCitizens())
            if not table.citizens[section]:
                raise Refused(NoCitizens(section))
        case Produce():
            if table.bag[seat] == WEAPONS:
                raise Refused(NoWeapons())


def play(desk: Desk, ask: Actions, move: Move) -> None:
    """Gold paid goes to the stock (T5.1)."""
    seat = ask.seat
    desk.tasks[-1] = Actions(seat, ask.done + 1)
    match move:
        case Raise(competence):
            _pay(desk, seat, price(ask))
            rise(desk, seat, competence, price(ask))
        case Persuade(section):
            more = extra(desk.politics, seat)
            _pay(desk, seat, price(ask) + more)
            _persuade(desk, seat, section, price(ask) + more, more)
        case Produce():
            more = extra(desk.military, seat)
            _pay(desk, seat, price(ask) + more)
            weapons = min(PRODUCED, WEAPONS - desk.bag[seat])
            desk.bag[seat] += weapons
            desk.tell(Produced(seat, weapons, price(ask) + more, more))
        case _:
            desk.tasks.pop()
            desk.tell(TurnEnded(seat, ask.done, desk.treasury[seat], forced=False))


def _pay(desk: Desk, seat: Seat, cost: int) -> None:
    desk.treasury[seat] -= cost
    desk.stock_gold += cost


def rise(desk: Desk, seat: Seat, competence: Competence, cost: int) -> None:
    """One space up; VII on both tracks wins (T5.2, T7.3)."""
    track = desk.track(competence)
    track[seat] += 1
    desk.tell(Raised(seat, competence, track[seat], cost))
    victory.competence(desk, seat)


def _persuade(desk: Desk, seat: Seat, section: Section, cost: int, more: int) -> None:
    """Out of Alii to his section, which is a placement (T6.2), or out of another's to Alii (T5.2)."""
    to = Section(seat) if section is Section.ALII else Section.ALII
    desk.citizens[section] -= 1
    desk.citizens[to] += 1
    if to is not Section.ALII:
        desk.placed[seat] = desk.time.turn
    desk.tell(Persuaded(seat, section, to, cost, more))
    victory.citizens(desk, seat)
