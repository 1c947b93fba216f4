"""What a player of Caesar & Cleopatra is offered first: a card before a group in one press, the last one with the end of the turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.engine.match import Match
from rules.engine.model import Seat
from rules.engine.shortlist import Line, Way, ahead, of_kind

from .components import HAND_SIZE, PLACE, Group, Pile
from .moves import Assassinate, Castle, Courtesan, Draw, Finish, LayDown, LayUp, Refill, Spy, Wrath
from .questions import Ask

LAYS = frozenset({Ask.TURN, Ask.LAY, Ask.SECOND, Ask.LAST})
FEW = 2  # cards that have room twice in the line of a group
BALANCE = 3  # Influence cards in a hand that is refilled without being asked for more


def shortlist(world: Match, seat: Seat) -> Iterable[Line]:
    """Every group with the Influence cards beside it, face up and face down; the Manipulations; what may be drawn together."""
    assert world.decision is not None
    ask, legal = world.decision.ask.ask, world.legal(seat)
    if ask in LAYS:
        return _lays(world, seat, legal)
    if ask is Ask.AFTER:
        return [*_tricks(world, seat, legal), *_ends(world, seat)]
    if ask is Ask.REFILL:
        return [_refills(world, seat)]
    return ()


def _lays(world: Match, seat: Seat, legal: Sequence[Any]) -> list[Line]:
    """Each card by itself; and the last of a turn together with all that ends it, for who wants neither a Manipulation nor another draw."""
    up, down = of_kind(legal, LayUp), of_kind(legal, LayDown)
    ended = _closing(world, seat, up)
    if len({move.card for move in up}) <= FEW:
        return [*_side_by_side(ended, _by_group(up, {})), *_by_group(down, {}), *_closing(world, seat, down)]
    return [*ended, *_by_group(up, {}), *_by_group(down, {}), *_closing(world, seat, down)]


def _closing(world: Match, seat: Seat, moves: Sequence[Any]) -> list[Line]:
    ends = {move.group: _end(world, seat, move) for move in {move.group: move for move in moves}.values()}
    return _by_group([move for move in moves if ends[move.group]], ends)


def _by_group(moves: Sequence[Any], ends: Mapping[Group, Way]) -> list[Line]:
    """A line for each group, with its cards, the highest first. Lines after which the turn ends alike stand together."""
    lines: dict[tuple[Way, int], list[Way]] = {}
    for move in sorted(moves, key=lambda move: (-move.card.value, PLACE[move.group])):
        end = ends.get(move.group, ())
        lines.setdefault((end, PLACE[move.group]), []).append((move, *end))
    alike = list(dict.fromkeys(end for end, _ in lines))
    return [tuple(lines[key]) for key in sorted(lines, key=lambda key: (alike.index(key[0]), key[1]))]


def _side_by_side(ended: Sequence[Line], alone: Sequence[Line]) -> list[Line]:
    """Of few cards, each group's in one line: first with all that ends the turn, then by themselves."""
    beside = {line[0][0].group: line for line in alone}
    return [*((*line, *beside.pop(line[0][0].group)) for line in ended), *beside.values()]


def _end(world: Match, seat: Seat, move: Any) -> Way:
    """What ends the turn after this card: no Manipulation (C2.4), then a balanced hand (C2.6)."""
    after = ahead(world, seat, move)
    if after is None or after.decision is None:
        return ()
    if after.decision.ask.ask is not Ask.AFTER:
        return _balanced(after, seat)
    end, _ = after.answer(seat, Finish())
    asked = end.decision is not None and end.decision.ask.ask is Ask.REFILL
    return (Finish(), *draws) if (draws := _balanced(end, seat)) or not asked else ()


def _balanced(world: Match, seat: Seat) -> Way:
    """C2.6: the hand refilled with three Influence and two Manipulation cards in view, where that is asked now and both piles have them."""
    if world.decision is None or world.decision.ask.ask is not Ask.REFILL:
        return ()
    side = world.state.table.sides[seat]
    wanted = _balance(side.influence, side.manipulation)
    fits = wanted[0] <= side.reserve and wanted[1] <= side.pile
    return _asked(world, seat, _draws(*wanted)) if fits else ()


def _refills(world: Match, seat: Seat) -> Line:
    """C2.6: so many of one pile and the rest of the other, the Influence first."""
    draws = of_kind(world.legal(seat), Draw)
    most = {pile: max((draw.count for draw in draws if draw.pile is pile), default=0) for pile in Pile}
    missing = min(HAND_SIZE - world.state.table.sides[seat].held, sum(most.values()))
    splits = [(influence, missing - influence) for influence in range(missing, -1, -1)]
    fits = [pair for pair in splits if pair[0] <= most[Pile.INFLUENCE] and pair[1] <= most[Pile.MANIPULATION]]
    return tuple(_asked(world, seat, _draws(*pair)) for pair in fits)


def _ends(world: Match, seat: Seat) -> list[Line]:
    """C2.4: no Manipulation, and what to draw."""
    after, _ = world.answer(seat, Finish())
    if after.decision is None or after.decision.ask.ask is not Ask.REFILL:
        return [((Finish(),),)]
    return [tuple((Finish(), *draws) for draws in _refills(after, seat))]


def _tricks(world: Match, seat: Seat, legal: Sequence[Any]) -> list[Line]:
    """C2.4: a Manipulation with its targets side by side, and with it what to draw once the other has let it pass or not."""
    plan = _plan(world, seat)
    kills = [tuple((move, *plan) for move in moves) for moves in _grouped(of_kind(legal, Assassinate), "group")]
    pairs = [move for move in of_kind(legal, Castle) if PLACE[move.first] < PLACE[move.second]]
    others = [*(of_kind(legal, kind) for kind in (Spy, Courtesan, Wrath)), pairs]
    return [*kills, *(tuple((move, *plan) for move in moves) for moves in others if moves)]


def _grouped(moves: Sequence[Any], field: str) -> list[list[Any]]:
    found: dict[Any, list[Any]] = {}
    for move in moves:
        found.setdefault(getattr(move, field), []).append(move)
    return list(found.values())


def _plan(world: Match, seat: Seat) -> Way:
    """A balanced hand at the end of this turn, its Manipulation gone."""
    table = world.state.table
    side = table.sides[seat]
    wanted = _balance(side.influence, side.manipulation - 1)
    if wanted[0] > side.reserve or wanted[1] > side.pile or not (side.reserve and side.pile):
        return ()
    return (Refill(*wanted, table.turn.number),)


def _balance(influence: int, manipulation: int) -> tuple[int, int]:
    """How many of each pile fill up such a hand."""
    missing = HAND_SIZE - influence - manipulation
    drawn = max(0, min(missing, BALANCE - influence))
    return drawn, missing - drawn


def _draws(influence: int, manipulation: int) -> list[Draw]:
    return [Draw(pile, count) for pile, count in zip(Pile, (influence, manipulation), strict=True) if count]


def _asked(world: Match, seat: Seat, draws: Sequence[Draw]) -> Way:
    """Both draws, or the first alone where an empty pile decides the rest (C2.6)."""
    after, _ = world.answer(seat, draws[0])
    return tuple(draws) if len(draws) == 1 or draws[1] in after.legal(seat) else (draws[0],)
