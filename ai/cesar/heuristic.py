"""What the moves of Caesar & Cleopatra seem worth at first sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

from ai.model import Judge, Part
from rules.cesar.components import GROUPS, HAND_SIZE, PLACE, Card, Influence, Manipulation, Pile
from rules.cesar.moves import (
    Assassinate,
    Banish,
    Castle,
    Courtesan,
    Draw,
    Finish,
    LayDown,
    LayUp,
    LetPass,
    Passive,
    Place,
    Restack,
    Split,
    Spy,
    Stack,
    Veto,
    Wrath,
)
from rules.cesar.questions import Ask
from rules.cesar.state import View
from rules.cesar.steps.effects import taken_up

from .reasons import Motive
from .standing import NOTHING, Front, front, missions, outlook, stands, value

TRICKS = 2  # Manipulations one likes to hold
REST = 0.7  # what a turn without laying costs
TEMPO = 0.35  # the second card face up
COVER = 0.15  # a face-down card cannot be killed
EXPOSED = 0.05  # by point of value, face up
SPENT = 0.05  # by point of value, any card laid
KEEP = {  # what a Manipulation is worth in hand
    Manipulation.ASSASSINATION: 0.35,
    Manipulation.SPY: 0.3,
    Manipulation.CASTLING: 0.4,
    Manipulation.COURTESAN: 0.1,
    Manipulation.WRATH: 0.7,
    Manipulation.VETO: 0.5,
}
HOLD: dict[Card, float] = {  # what any card is worth in a hand
    Influence.PHILOSOPHER: 1.0,
    **{card: 0.25 * card for card in tuple(Influence)[1:]},
    **{card: 0.3 + worth for card, worth in KEEP.items()},
}
AVERAGE = 0.8  # of a card to be drawn
STACKED = {card: place for place, card in enumerate((
    Manipulation.ASSASSINATION, Manipulation.SPY, Manipulation.VETO, Manipulation.CASTLING, Manipulation.WRATH, Manipulation.COURTESAN,
))}  # fmt: skip


class Scene:
    """A position as one seat sees it, read once."""

    def __init__(self, view: View) -> None:
        table, seat = view.table, view.seat
        self.view, self.task = view, table.tasks[-1]
        self.mine = [front(forum.fronts[seat], hidden) for forum, hidden in zip(table.forum, view.hand.hidden, strict=True)]
        self.theirs = [front(forum.fronts[1 - seat], None) for forum in table.forum]
        self.stands = stands(table, seat, missions(view.hand.mission))
        self._gains: dict[tuple[Influence, int], float] = {}

    def value(self, place: int, mine: Front | None = None, theirs: Front | None = None) -> float:
        return value(self.stands[place], self.mine[place] if mine is None else mine, self.theirs[place] if theirs is None else theirs)

    @cached_property
    def haste(self) -> float:
        """What the vote card to come is good for."""
        return sum(outlook(*each)[1] for each in zip(self.stands, self.mine, self.theirs, strict=True))

    def gain(self, card: Influence, place: int) -> float:
        """What a card more before a group changes."""
        found = self._gains.get((card, place))
        if found is None:
            found = self._gains[card, place] = self.value(place, self.mine[place].plus(card)) - self.value(place)
        return found

    def motive(self, card: Influence, place: int, up: bool) -> Motive:
        """What a card is laid for."""
        if card is Influence.PHILOSOPHER:
            return Motive.PHILOSOPHER if up else Motive.COVERED_PHILOSOPHER
        stand = self.stands[place]
        if stand.mission and stand.mine < 3 <= stand.size - stand.theirs:  # C5.4: neither sure nor out of reach
            return Motive.MISSION if up else Motive.COVERED_MISSION
        return Motive.WIN_VOTE if up else Motive.COVERED_VOTE


def judge(view: View) -> Judge:
    """Weighs the answers to the present question."""
    scene = Scene(view)
    return lambda move: WEIGH[type(move)](scene, move)


# -- laying ------------------------------------------------------------------


def _down(scene: Scene, move: LayDown) -> Sequence[Part]:
    place = PLACE[move.group]
    return (
        (scene.motive(move.card, place, False), scene.gain(move.card, place), move.group),
        (Motive.SAVE_STRENGTH, -SPENT * move.card, move.card),
        (Motive.HIDE, COVER, None),
    )


def _up(scene: Scene, move: LayUp) -> Sequence[Part]:
    """What a card laid face up is worth; where two may be laid so, the first also counts for the tempo of the second."""
    place = PLACE[move.group]
    first = scene.task.ask in (Ask.TURN, Ask.LAY)
    return (
        (scene.motive(move.card, place, True), scene.gain(move.card, place), move.group),
        (Motive.SAVE_STRENGTH, -(SPENT + EXPOSED) * move.card, move.card),
        (Motive.TEMPO, TEMPO if first else 0.0, None),
    )


def _passive(scene: Scene, move: Passive) -> Sequence[Part]:
    better = sum(AVERAGE - HOLD[card] for card in move.cards)
    return (Motive.DODGE_VOTE, -scene.haste - REST, None), (Motive.REFRESH_HAND, 0.5 * better, None)


# -- Manipulations -----------------------------------------------------------


def _kept(trick: Manipulation) -> Part:
    return Motive.KEEP_TRICK, -KEEP[trick], trick


def _assassinate(scene: Scene, move: Assassinate) -> Sequence[Part]:
    place = PLACE[move.group]
    harm = scene.value(place, theirs=scene.theirs[place].minus(move.card)) - scene.value(place)
    return (Motive.KILL, harm + 0.03 * move.card, move.card), _kept(Manipulation.ASSASSINATION)


def _wrath(scene: Scene, move: Wrath) -> Sequence[Part]:
    place = PLACE[move.group]
    relief = scene.value(place, NOTHING, NOTHING) - scene.value(place)
    weight = 0.05 * (scene.theirs[place].total - scene.mine[place].total)
    return (Motive.WRATH, relief + weight, move.group), _kept(Manipulation.WRATH)


def _courtesan(scene: Scene, move: Courtesan) -> Sequence[Part]:
    place = PLACE[move.group]
    close = max(0.0, 1 - abs(scene.mine[place].total - scene.theirs[place].total) / 6)
    return (Motive.UNMASK, 0.12 * scene.theirs[place].unknown * close, move.group), _kept(Manipulation.COURTESAN)


def _spy(scene: Scene, move: Spy) -> Sequence[Part]:
    enemy = scene.view.table.sides[1 - scene.view.seat]
    return (Motive.SEE_HAND, 0.14 * (enemy.influence + enemy.manipulation), None), _kept(Manipulation.SPY)


def _castle(scene: Scene, move: Castle) -> Sequence[Part]:
    """The order of the two groups does not matter."""
    if PLACE[move.first] >= PLACE[move.second]:
        return ((Motive.CASTLE, -9.0, move.first),)
    return (Motive.CASTLE, 0.8 * castled(scene, move), move.first), _kept(Manipulation.CASTLING)


def castled(scene: Scene, move: Castle) -> float:
    """What a Castling gains by the best of the splits that keep the strongest cards together."""
    return max((gain for gain, _, _ in _splits(scene, move)), default=0.0)


def best_split(scene: Scene, move: Castle) -> tuple[tuple[Influence, ...], tuple[Influence, ...]]:
    """The cards of that split, before the first and before the second group."""
    _, first, second = max(_splits(scene, move), key=lambda split: split[0])
    return tuple(first), tuple(second)


def _splits(scene: Scene, move: Castle) -> Iterator[tuple[float, Sequence[Influence], Sequence[Influence]]]:
    """What each split gains, and its cards."""
    first, second = PLACE[move.first], PLACE[move.second]
    view = scene.view
    cards = sorted(
        card for place in (first, second) for card in (*view.table.forum[place].fronts[view.seat], *view.hand.hidden[place])
        if card is not None
    )  # fmt: skip
    now = scene.value(first) + scene.value(second)
    for cut in range(len(cards) + 1):
        low, high = cards[:cut], cards[cut:]
        yield _laid(scene, (first, second), low, high) - now, low, high
        yield _laid(scene, (first, second), high, low) - now, high, low


def _laid(scene: Scene, places: tuple[int, int], first: Sequence[Influence], second: Sequence[Influence]) -> float:
    """What two groups are worth with these cards before them."""
    if len(first) > 5 or len(second) > 5:
        return -99.0
    return sum(scene.value(place, front((None,) * len(cards), tuple(cards))) for place, cards in zip(places, (first, second), strict=True))


def _split(scene: Scene, move: Split) -> Sequence[Part]:
    return ((Motive.CASTLE, split_worth(scene, move), scene.task.groups[0]),)


def split_worth(scene: Scene, move: Split) -> float:
    """What this split gains over the cards as they lay before the Castling."""
    rest = taken_up(scene.view)
    for card in move.first:
        rest.remove(card)
    places = PLACE[scene.task.groups[0]], PLACE[scene.task.groups[1]]
    return _laid(scene, places, move.first, rest) - scene.value(places[0]) - scene.value(places[1])


def _finish(scene: Scene, move: Finish) -> Sequence[Part]:
    return ((Motive.KEEP_TRICK, 0.0, None),)


def _veto(scene: Scene, move: Veto) -> Sequence[Part]:
    return (Motive.PROTECT, _harm(scene), scene.task.trick), (Motive.KEEP_VETO, -KEEP[Manipulation.VETO], None)


def _let_pass(scene: Scene, move: LetPass) -> Sequence[Part]:
    return ((Motive.KEEP_VETO, 0.0, None),)


def _harm(scene: Scene) -> float:
    """What the Manipulation just announced would cost."""
    task = scene.task
    match task.trick:
        case Manipulation.ASSASSINATION if task.card is not None:
            place = PLACE[task.groups[0]]
            return scene.value(place) - scene.value(place, scene.mine[place].minus(task.card))
        case Manipulation.WRATH:
            place = PLACE[task.groups[0]]
            return scene.value(place) - scene.value(place, NOTHING, NOTHING)
        case Manipulation.SPY:
            return 0.8
        case Manipulation.CASTLING:
            return 0.6
        case _:
            return 0.1


def _banish(scene: Scene, move: Banish) -> Sequence[Part]:
    return ((Motive.ROB, HOLD[move.card], move.card),)


# -- drawing and the opening -------------------------------------------------


def _draw(scene: Scene, move: Draw) -> Sequence[Part]:
    """A hand of Influence with a few Manipulations."""
    side = scene.view.table.sides[scene.view.seat]
    lacks = 1 if scene.task.ask is Ask.REDRAW else HAND_SIZE - side.influence - side.manipulation
    tricks = min(lacks, side.pile, max(0, TRICKS - side.manipulation))
    wanted = tricks if move.pile is Pile.MANIPULATION else min(side.reserve, lacks - tricks)
    return ((Motive.NEED_CARDS, -abs(move.count - wanted) if wanted else -2.0 * move.count, move.pile),)


def _place(scene: Scene, move: Place) -> Sequence[Part]:
    """Strength where the mission lies; a strong card more where the groups are small."""
    mission = scene.view.hand.mission
    parts: list[Part] = []
    cards = (move.senators, move.praetors, move.quaestors, move.aediles, move.censors)
    for group, card in zip(GROUPS, cards, strict=True):
        weight = 0.35 if group is mission else 0.2 if PLACE[group] > 2 else 0.15
        parts.append((Motive.STAKE if group is mission else Motive.SMALL_GROUPS, weight * card, group))
    return parts


def _stack(scene: Scene, move: Stack) -> Sequence[Part]:
    """The best first, but not the same again and again."""
    return ((Motive.NEXT_CARD, eagerness(move.card, scene.view.hand.stacked), move.card),)


def eagerness(card: Manipulation, stacked: Sequence[Manipulation]) -> float:
    """How much a card is wanted next on the pile."""
    return -STACKED[card] - 2.0 * stacked.count(card)


def _restack(scene: Scene, move: Restack) -> Sequence[Part]:
    return ((Motive.NEXT_CARD, -99.0, None),)


WEIGH: dict[type, Callable[[Scene, Any], Sequence[Part]]] = {
    LayDown: _down, LayUp: _up, Passive: _passive, Assassinate: _assassinate, Wrath: _wrath, Courtesan: _courtesan, Spy: _spy,
    Castle: _castle, Split: _split, Finish: _finish, Veto: _veto, LetPass: _let_pass, Banish: _banish, Draw: _draw,
    Place: _place, Stack: _stack, Restack: _restack,
}  # fmt: skip
