"""What a player of Fortuna is offered first: the Action cards with what they ask for, an exchange with what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules.engine.match import Match
from rules.engine.model import Seat
from rules.engine.shortlist import Line, Way, ahead, of_kind, one_each

from .moves import (
    Advance,
    Bribe,
    Claim,
    Command,
    Convert,
    Decline,
    EndTurn,
    Exchange,
    Execute,
    Forgo,
    Gather,
    Give,
    GiveWater,
    Keep,
    Pass,
    Recruit,
    Roll,
    Skip,
    TakeMoney,
)
from .preview import preview
from .questions import (
    ChooseBribe,
    ChooseBuilding,
    ChooseCard,
    ChooseFavour,
    ChooseGift,
    ConvertWater,
    ExchangeCard,
    FinishTurn,
    HirePeople,
    KeepCards,
    KeepPalace,
    RollDice,
    SellGoods,
    UseMight,
)

DETAILS = (ConvertWater, SellGoods, HirePeople, ChooseGift, ChooseBuilding, ChooseBribe)  # what an Action card itself asks for
CARDS = (Recruit, Gather, Advance)  # Privilege cards, which may be played before almost anything
FEW = 4  # amounts that stand beside a card
STRAIGHT_ON = {UseMight: Pass(), RollDice: Roll()}  # to the dice, without a Centurion or a Privilege card


def shortlist(world: Match, seat: Seat) -> Iterable[Line]:
    """The Action cards with their details, those of no use last; what to take in exchange, the dice at once; Favours, cards, the end."""
    assert world.decision is not None
    ask, legal = world.decision.ask, world.legal(seat)
    match ask:
        case ChooseCard():
            uses = of_kind(legal, Execute)
            idle = [move for move in of_kind(legal, Skip) if Execute(move.card) not in uses]
            return [*(_with_details(world, seat, move) for move in uses), *one_each(idle)]
        case ExchangeCard():
            return _exchanges(world, seat, of_kind(legal, Exchange))
        case UseMight():
            return [*(_with_details(world, seat, move) for move in of_kind(legal, Command)), _and_roll(world, seat, Pass())]
        case ChooseBribe():
            return [*one_each(of_kind(legal, TakeMoney)), *(_with_details(world, seat, move) for move in of_kind(legal, Bribe))]
        case ConvertWater():
            return [tuple((move,) for move in of_kind(legal, Convert))]
        case ChooseFavour():
            return _favours(world, seat, legal)
        case KeepCards() | KeepPalace():
            return [_and_end(world, seat, move) for move in of_kind(legal, Keep)]
        case FinishTurn():
            ends, others = of_kind(legal, EndTurn), of_kind(legal, *CARDS)
            return [*one_each(ends), *(_and_end(world, seat, move) for move in others)]
        case _:
            return ()


def _with_details(world: Match, seat: Seat, move: Execute | Command | Bribe) -> Line:
    """A card to execute, and with it what it asks for: how much, which building."""
    after = ahead(world, seat, move)
    if after is None or after.decision is None or not isinstance(after.decision.ask, DETAILS):
        return ((move,),)
    legal = after.legal(seat)
    offered = _few(legal)
    left = [other for other in legal if other not in offered]
    return (*((move, detail) for detail in offered), *([(move,)] if left else []))


def _few(details: Sequence[Any]) -> list[Any]:
    """A few details to offer: of amounts the first and the last, Water from the Aqueduct first; no card to bribe, those are asked for."""
    convert = {detail.reservoir + detail.aqueduct: detail for detail in of_kind(details, Convert)}  # the one with the Aqueduct comes later
    amounts = list(convert.values()) or [one for one in details if not isinstance(one, (Bribe, Forgo, *CARDS))]
    return amounts if len(amounts) <= FEW else [*amounts[: FEW - 1], amounts[-1]]


def _favours(world: Match, seat: Seat, legal: Sequence[Any]) -> list[Line]:
    """The Favours, each with the end of the turn where that is asked next; by itself, too, where it brings a card to look at first.

    Who holds a Privilege card and would play it afterwards says a Favour by itself: it is found behind these.
    """
    lines: dict[Any, list[Way]] = {}
    view = world.view(seat)
    declined = {preview(view, move): move for move in reversed(of_kind(legal, Decline))}  # of dice that cost the same, the first
    for move in (*of_kind(legal, GiveWater, Give, Claim), *reversed(declined.values())):
        key = (type(move), getattr(move, "favour", None)) if isinstance(move, (GiveWater, Give)) else move
        ways = _and_end(world, seat, move)
        lines.setdefault(key, []).extend(ways if ahead(world, seat, move) is None else ways[-1:])
    return [tuple(sorted(ways, key=len)) for ways in lines.values()]


def _and_end(world: Match, seat: Seat, move: Any) -> Line:
    """A move by itself; and, where nothing else is asked afterwards, also with the end of the turn."""
    after, _ = world.answer(seat, move)
    known = after.own_step(seat) is not None or getattr(move, "GOES_ON", False)
    ends = known and after.may(seat) and after.decision is not None and isinstance(after.decision.ask, FinishTurn)
    return ((move,), (move, EndTurn())) if ends else ((move,),)


def _exchanges(world: Match, seat: Seat, moves: Sequence[Exchange]) -> list[Line]:
    """A card to take, and the dice at once; where something else could be done before them, a way to take it without them."""
    ways = [_and_roll(world, seat, move) for move in moves]
    return [*((line[-1],) for line in ways), *([((Exchange,),)] if any(len(line) > 1 for line in ways) else [])]


def _and_roll(world: Match, seat: Seat, move: Exchange | Pass) -> Line:
    """A move by itself; and, where something else is asked before the dice, also with the dice at once."""
    on = _straight_on(ahead(world, seat, move), seat)
    return ((move,), (move, *on)) if on else ((move,),)


def _straight_on(world: Match | None, seat: Seat) -> Way:
    """What is still to be said until the dice roll."""
    said: list[Any] = []
    while world is not None and world.decision is not None and (move := STRAIGHT_ON.get(type(world.decision.ask))) is not None:
        said.append(move)
        world = ahead(world, seat, move)
    return tuple(said)
