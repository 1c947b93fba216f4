"""Which motives are true of a move, as far as its seat can see: no other is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.cesar.components import GROUPS, HAND_SIZE, PLACE, SIZE, Influence, Manipulation, Pile
from rules.cesar.moves import Assassinate, Banish, Castle, Draw, Finish, LayDown, LayUp, LetPass, Move, Passive, Place, Split, Spy, Stack
from rules.cesar.questions import Ask
from rules.cesar.state import View
from rules.cesar.steps.setup import unstacked

from .heuristic import AVERAGE, HOLD, TRICKS, Scene, castled, eagerness, split_worth
from .reasons import Motive
from .standing import UNKNOWN, Front

MISSION = 3  # patricians of its group that a mission asks for (C5.4)
STRONG = (4, 5)
MUCH = 7  # more than the average of two cards of a series together
SMALL = [PLACE[group] for group in GROUPS if SIZE[group] == min(SIZE.values())]


def holds(view: View, move: Move, motive: Motive) -> bool:
    """Whether this motive is true of this move."""
    return FACTS[motive](Scene(view), move)


def _lead(mine: Front, theirs: Front) -> int:
    """By how much a vote would be won or lost (C3.1), a card nobody has seen being worth the average."""
    if not mine.total and not theirs.total:
        return (mine.wise > 0) - (theirs.wise > 0)  # C3.4
    return mine.total - theirs.total if mine.wise == theirs.wise else theirs.total - mine.total  # C3.3


def _now(scene: Scene, place: int) -> int:
    return _lead(scene.mine[place], scene.theirs[place])


def _wins(scene: Scene, move: LayDown | LayUp) -> bool:
    place = PLACE[move.group]
    return _lead(scene.mine[place].plus(move.card), scene.theirs[place]) > _now(scene, place)


def _serves(scene: Scene, move: LayDown | LayUp) -> bool:
    """The mission is neither fulfilled nor out of reach, and the card helps."""
    stand = scene.stands[PLACE[move.group]]
    return move.group is scene.view.hand.mission and stand.mine < MISSION <= stand.size - stand.theirs and _wins(scene, move)


def _turns(scene: Scene, move: LayDown | LayUp) -> bool:
    """The Philosophe turns a vote that would be lost (C3.3)."""
    place = PLACE[move.group]
    return _now(scene, place) < 0 < _lead(scene.mine[place].plus(Influence.PHILOSOPHER), scene.theirs[place])


def _stakes(scene: Scene, move: Move) -> bool:
    mission = scene.view.hand.mission
    return isinstance(move, Place) and mission is not None and getattr(move, mission.value) in STRONG


def _dodges(scene: Scene, move: Move) -> bool:
    """The vote at the end of an active turn would rather be lost."""
    return isinstance(move, Passive) and scene.haste < 0


def _saves(scene: Scene, move: LayDown | LayUp) -> bool:
    return any(isinstance(card, Influence) and card > move.card for card in scene.view.hand.cards)


def _kills(scene: Scene, move: Assassinate) -> bool:
    place = PLACE[move.group]
    return _lead(scene.mine[place], scene.theirs[place].minus(move.card)) > _now(scene, place)


def _castles(scene: Scene, move: Castle | Split) -> bool:
    """The cards are worth more laid anew than as they lie."""
    return (split_worth(scene, move) if isinstance(move, Split) else castled(scene, move)) > 0


def _decides(scene: Scene, place: int) -> bool:
    """What lies face down there may decide the vote."""
    theirs = scene.theirs[place]
    shown = theirs.total - UNKNOWN * theirs.unknown
    return shown <= scene.mine[place].total <= shown + max(Influence) * theirs.unknown


def _hurts(scene: Scene, move: Move) -> bool:
    """What the announced Manipulation would do is bad for this seat."""
    task = scene.task
    place = PLACE[task.groups[0]] if task.groups else 0
    if task.trick is Manipulation.ASSASSINATION and task.card is not None:
        return _lead(scene.mine[place].minus(task.card), scene.theirs[place]) < _now(scene, place)
    return task.trick is not Manipulation.WRATH or _now(scene, place) > 0


def _robs(scene: Scene, move: Banish) -> bool:
    return HOLD[move.card] == max(HOLD[card] for card in scene.view.hand.knows)


def _refreshes(scene: Scene, move: Passive) -> bool:
    side = scene.view.table.sides[scene.view.seat]
    return bool(move.cards) and all(HOLD[card] < AVERAGE for card in move.cards) and side.reserve + side.pile > 0


def _lacks(scene: Scene, move: Draw) -> bool:
    side = scene.view.table.sides[scene.view.seat]
    return side.manipulation < TRICKS if move.pile is Pile.MANIPULATION else side.influence < HAND_SIZE - TRICKS


def _spreads(scene: Scene, move: Place) -> bool:
    laid: int = sum(getattr(move, GROUPS[place].value) for place in SMALL)
    return laid >= MUCH


def _comes_next(scene: Scene, move: Move) -> bool:
    stacked = scene.view.hand.stacked
    return isinstance(move, Stack) and eagerness(move.card, stacked) == max(eagerness(card, stacked) for card in unstacked(stacked))


FACTS: dict[Motive, Callable[[Scene, Any], bool]] = {
    Motive.WIN_VOTE: _wins,
    Motive.MISSION: _serves,
    Motive.PHILOSOPHER: _turns,
    Motive.COVERED_VOTE: _wins,
    Motive.COVERED_MISSION: _serves,
    Motive.COVERED_PHILOSOPHER: _turns,
    Motive.DODGE_VOTE: _dodges,
    Motive.TEMPO: lambda scene, move: isinstance(move, LayUp) and scene.task.ask in (Ask.TURN, Ask.LAY),
    Motive.SAVE_STRENGTH: _saves,
    Motive.HIDE: lambda scene, move: isinstance(move, LayDown),
    Motive.KILL: _kills,
    Motive.WRATH: lambda scene, move: _now(scene, PLACE[move.group]) < 0,
    Motive.CASTLE: _castles,
    Motive.UNMASK: lambda scene, move: _decides(scene, PLACE[move.group]),
    Motive.SEE_HAND: lambda scene, move: isinstance(move, Spy),
    Motive.KEEP_TRICK: lambda scene, move: isinstance(move, Finish),
    Motive.PROTECT: _hurts,
    Motive.KEEP_VETO: lambda scene, move: isinstance(move, LetPass),
    Motive.ROB: _robs,
    Motive.REFRESH_HAND: _refreshes,
    Motive.NEED_CARDS: _lacks,
    Motive.STAKE: _stakes,
    Motive.SMALL_GROUPS: _spreads,
    Motive.NEXT_CARD: _comes_next,
}
