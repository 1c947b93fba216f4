"""What a player did in a turn of Fortuna, and what was done to another, put together from the events. No sentences here."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from lang.facts.fortuna import given_up
from lang.recap import Reader, Turn
from rules.engine.model import Seat
from rules.fortuna import events as e
from rules.fortuna.components import Action, Building, Favour, Gift, Person, Piece


@dataclass(slots=True)
class Deeds:
    """A turn: the cards used, what was built and hired, the roll and what came of it, the spaces walked."""

    seat: Seat
    used: list[Action] = field(default_factory=list)
    bribed: list[Action] = field(default_factory=list)  # used on another side
    skipped: Action | None = None
    built: list[Building] = field(default_factory=list)
    married: bool = False
    hired: Counter[Person] = field(default_factory=Counter)
    money: int = 0  # earned by selling, taken, given by Family
    early: int = 0  # spaces walked before the dice
    rolled: tuple[int, ...] = ()
    favour: Favour | None = None
    given: tuple[Piece, int] | None = None
    steps: int = 0
    position: int | None = None  # the space reached, if anybody moved
    taxed: bool = False
    stayed: bool = False  # no Favour was open for the roll
    drawn: int = 0
    kept: int = 0
    played: int = 0  # Privilege cards
    late: int = 0  # of these after the draw
    palace: int = 0  # the place in which Caesar's Palace was reached


@dataclass(frozen=True, slots=True)
class Swapped:
    """An Action card of the reader's side was taken; `given` lies there now."""

    by: Seat
    taken: Action
    given: Action


@dataclass(frozen=True, slots=True)
class Paid:
    """The reader was paid 1 coin for a card used by Bribery."""

    by: Seat
    card: Action


Blow = Swapped | Paid


def turn(event: e.Event) -> Seat | None:
    """Whose turn this event begins."""
    return event.seat if isinstance(event, e.TurnBegan) else None


def upshot(event: e.Event) -> bool:
    """A roll for which no Favour was used: where there was nothing to choose, the turn ended with it."""
    return isinstance(event, e.Taxed | e.Untaxed)


def blows(turn: Turn, reader: Reader) -> list[Blow]:
    """What was done to the reader in a turn of another."""
    found: list[Blow] = []
    for event in turn.events if not reader.is_(turn.seat) else ():
        match event:
            case e.Exchanged(seat, given, taken, owner=owner) if reader.is_(owner):
                found.append(Swapped(seat, taken, given))
            case e.Bribed(seat, card, owner=owner, lost=False) if reader.is_(owner):
                found.append(Paid(seat, card))
            case _:
                pass
    return found


def deeds(turn: Turn) -> Deeds:
    """What the player whose turn it was did."""
    assert turn.seat is not None
    done = Deeds(turn.seat)
    for event in turn.events:
        _act(done, event)
        _walk(done, event)
    return done


def _act(done: Deeds, event: e.Event) -> None:
    match event:
        case e.Executed(_, card, means):
            (done.bribed if means is e.Means.BRIBE else done.used).append(card)
        case e.Skipped(_, card):
            done.skipped = card
        case e.Built(_, building):
            done.built.append(building)
        case e.Married():
            done.married = True
        case e.Hired(_, person, count):
            done.hired[person] += count
        case e.Sold(_, _, _, money, lost):
            done.money += money - lost
        case e.MoneyTaken(_, money) | e.GiftReceived(_, Gift.MONEY, money):
            done.money += money
        case e.RecruitPlayed() | e.GatherPlayed() | e.AdvancePlayed():
            done.played, done.late = done.played + 1, done.late + bool(done.drawn)
        case _:
            pass


def _walk(done: Deeds, event: e.Event) -> None:
    match event:
        case e.Rolled(_, _, dice):
            done.rolled = dice
        case e.FavourUsed(favour=favour, given=given):
            piece = given_up(event)
            done.favour, done.given = favour, (piece, given) if piece else None
        case e.Advanced(_, _, steps, position):
            done.early, done.steps = (done.early, done.steps + steps) if done.rolled else (done.early + steps, done.steps)
            done.position = position
        case e.Taxed(back=back, position=position):
            done.taxed, done.steps = True, done.steps - back
            done.position = position if back else done.position
        case e.Untaxed():
            done.stayed = True
        case e.Drew(_, count):
            done.drawn += count
        case e.Kept(_, count):
            done.kept += count
        case e.PalaceReached(_, place):
            done.palace = place
        case _:
            pass


def rounds(turn: Turn) -> list[e.RoundBegan]:
    """The rounds that began when this turn was over, or with the set-up."""
    return [one for one in turn.events if isinstance(one, e.RoundBegan)]
