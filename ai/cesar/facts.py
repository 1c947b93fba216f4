"""What makes a motive true of a move, as far as its seat can see: a fact of the game's `standing`; no other motive is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.cesar.components import BOTH_LIMIT, GROUPS, HAND_SIZE, PLACE, SIZE, Group, Influence, Manipulation, Pile, Vote
from rules.cesar.moves import Assassinate, Banish, Castle, Draw, Finish, LayDown, LayUp, LetPass, Move, Passive, Place, Split, Spy, Stack
from rules.cesar.questions import Ask
from rules.cesar.standing import (
    Count,
    Covered,
    Fact,
    HandSize,
    Holds,
    Kept,
    KnownHand,
    Mission,
    More,
    Opening,
    Pair,
    SmallGroups,
    Spared,
    Swing,
    Traded,
    Unmasked,
    before,
    count,
    tally,
)
from rules.cesar.standing import Place as PileRank
from rules.cesar.state import View
from rules.cesar.steps.effects import taken_up
from rules.cesar.steps.setup import unstacked

from .heuristic import AVERAGE, HOLD, TRICKS, Scene, best_split, castled, eagerness, split_worth
from .reasons import Motive
from .standing import UNKNOWN

MISSION = 3  # patricians of its group that a mission asks for (C5.4)
STRONG = (4, 5)
MUCH = 7  # more than the average of two cards of a series together
SMALL = [PLACE[group] for group in GROUPS if SIZE[group] == min(SIZE.values())]


def fact(view: View, move: Move, motive: Motive, about: Any) -> Fact | None:
    """The fact behind this motive for this move; None if there is none."""
    return FACTS[motive](view, move)


def lead(vote: Count) -> int:
    """By how much a vote would be won or lost (C3.1), a card nobody has seen being worth the average."""
    theirs = vote.theirs + UNKNOWN * vote.unseen
    if not vote.mine and not theirs:
        return 0  # C3.4: whoever has Philosophers alone; nobody is ahead by any number
    return theirs - vote.mine if vote.lower else vote.mine - theirs


# -- laying ------------------------------------------------------------------


def _swing(view: View, move: LayDown | LayUp) -> Swing:
    then = count(view, move.group, up=(move.card,)) if isinstance(move, LayUp) else count(view, move.group, down=(move.card,))
    return Swing(count(view, move.group), then)


def _wins(view: View, move: LayDown | LayUp) -> Swing | None:
    swing = _swing(view, move)
    return swing if lead(swing.then) > lead(swing.now) else None


def _serves(view: View, move: LayDown | LayUp) -> Mission | None:
    """The mission is neither fulfilled nor out of reach, and the card helps."""
    taken = view.table.forum[PLACE[move.group]].taken
    won, lost = taken.count(view.seat), taken.count(1 - view.seat)
    reachable = move.group is view.hand.mission and won < MISSION <= SIZE[move.group] - lost
    return Mission(won, swing.then) if reachable and (swing := _wins(view, move)) else None


def _turns(view: View, move: LayDown | LayUp) -> Swing | None:
    """The Philosopher turns a vote that would be lost (C3.3)."""
    swing = _swing(view, move)
    return swing if move.card is Influence.PHILOSOPHER and lead(swing.now) < 0 < lead(swing.then) else None


def _dodges(view: View, move: Move) -> Count | None:
    """The vote at the end of an active turn would rather be lost: that of the group where it stands worst."""
    if not isinstance(move, Passive) or Scene(view).haste >= 0:
        return None
    spent = {*view.table.votes.discards, *view.table.votes.gone}
    may = [count(view, group) for group in GROUPS if Vote(group.value) not in spent or _full(view, PLACE[group])]
    worst = min((vote for vote in may if vote.left), key=lead, default=None)
    return worst if worst and lead(worst) < 0 else None


def _full(view: View, place: int) -> bool:
    """C2.5: with eight cards a group votes by itself."""
    return sum(map(len, view.table.forum[place].fronts)) == BOTH_LIMIT


def _saves(view: View, move: LayDown | LayUp) -> Kept | None:
    best = max((card for card in view.hand.cards if isinstance(card, Influence)), default=move.card)
    return Kept((best,)) if best > move.card else None


def _more(view: View, move: Move) -> More | None:
    """Another card may follow the first one face up."""
    left = sum(isinstance(card, Influence) for card in view.hand.cards) - 1
    first = isinstance(move, LayUp) and view.table.tasks[-1].ask in (Ask.TURN, Ask.LAY)
    return More(left) if first and left > 0 else None


def _covers(view: View, move: Move) -> Covered | None:
    tricks = view.table.sides[1 - view.seat].manipulation
    return Covered(tricks) if isinstance(move, LayDown) and tricks else None


def _refreshes(view: View, move: Passive) -> Traded | None:
    side = view.table.sides[view.seat]
    weak = bool(move.cards) and all(HOLD[card] < AVERAGE for card in move.cards) and side.reserve + side.pile > 0
    return Traded(len(move.cards), side.reserve, side.pile) if weak else None


# -- Manipulations -----------------------------------------------------------


def _kills(view: View, move: Assassinate) -> Swing | None:
    swing = Swing(count(view, move.group), count(view, move.group, slain=(move.card,)))
    return swing if lead(swing.then) > lead(swing.now) else None


def _strikes(view: View, move: Any) -> Count | None:
    vote = count(view, move.group)
    return vote if lead(vote) < 0 else None


def _castles(view: View, move: Castle | Split) -> Pair | None:
    """The cards are worth more laid anew, face down (C4.4), than as they lie."""
    scene = Scene(view)
    if isinstance(move, Castle):
        first, second, gain, split = move.first, move.second, castled(scene, move), best_split(scene, move)
    else:
        (first, second), gain, rest = scene.task.groups, split_worth(scene, move), taken_up(view)
        for card in move.first:
            rest.remove(card)
        split = move.first, tuple(rest)
    now, then = (count(view, first), count(view, second)), (_anew(view, first, split[0]), _anew(view, second, split[1]))
    return Pair(now, then) if gain > 0 else None


def _anew(view: View, group: Group, cards: Sequence[Influence]) -> Count:
    """The vote of a group with these cards face down before it and no others of one's own."""
    _, _, theirs, unseen = before(view, group)
    return tally(view.table, group, (), cards, theirs, unseen)


def _unmasks(view: View, move: Any) -> Count | None:
    """What lies face down there may decide the vote."""
    vote = count(view, move.group)
    return vote if vote.theirs <= vote.mine <= vote.theirs + max(Influence) * vote.unseen else None


def _protects(view: View, move: Move) -> Swing | Count | HandSize | Pair | Unmasked | None:
    """What the announced Manipulation would do is bad for this seat."""
    task = view.table.tasks[-1]
    now = [count(view, group) for group in task.groups]
    match task.trick:
        case Manipulation.ASSASSINATION if task.card is not None:
            up, down, theirs, unseen = before(view, task.groups[0])
            up.remove(task.card)
            then = tally(view.table, task.groups[0], up, down, theirs, unseen)
            return Swing(now[0], then) if lead(then) < lead(now[0]) else None
        case Manipulation.WRATH:
            return now[0] if lead(now[0]) > 0 else None
        case Manipulation.SPY:
            return HandSize(view.table.sides[view.seat].held)
        case Manipulation.CASTLING:
            return Pair((now[0], now[1]))
        case Manipulation.COURTESAN:
            return Unmasked(task.groups[0], now[0].covered) if now[0].covered else None
        case _:
            return None


def _keeps(view: View, move: Move) -> Kept | None:
    tricks = tuple(card for card in view.hand.cards if isinstance(card, Manipulation))
    return Kept(tricks) if isinstance(move, Finish) and tricks else None


def _spares(view: View, move: Move) -> Spared | None:
    trick = view.table.tasks[-1].trick
    return Spared(trick) if isinstance(move, LetPass) and trick and Manipulation.VETO in view.hand.cards else None


def _robs(view: View, move: Banish) -> KnownHand | None:
    best = HOLD[move.card] == max(HOLD[card] for card in view.hand.knows)
    return KnownHand(view.hand.knows) if best else None


# -- drawing and the opening -------------------------------------------------


def _lacks(view: View, move: Draw) -> Holds | None:
    side = view.table.sides[view.seat]
    few = side.manipulation < TRICKS if move.pile is Pile.MANIPULATION else side.influence < HAND_SIZE - TRICKS
    return _held(view) if few else None


def _stakes(view: View, move: Move) -> Opening | None:
    mission = view.hand.mission
    card = getattr(move, mission.value) if isinstance(move, Place) and mission is not None else None
    return Opening(mission, card) if mission and card in STRONG else None


def _spreads(view: View, move: Place) -> SmallGroups | None:
    laid: int = sum(getattr(move, GROUPS[place].value) for place in SMALL)
    return SmallGroups(laid) if laid >= MUCH else None


def _comes_next(view: View, move: Move) -> PileRank | None:
    stacked = view.hand.stacked
    wanted = max(eagerness(card, stacked) for card in unstacked(stacked)) if isinstance(move, Stack) else 0
    return PileRank(len(stacked) + 1) if isinstance(move, Stack) and eagerness(move.card, stacked) == wanted else None


def _held(view: View) -> Holds:
    side = view.table.sides[view.seat]
    return Holds(side.influence, side.manipulation)


FACTS: dict[Motive, Callable[[View, Any], Fact | None]] = {
    Motive.FORCED: lambda view, move: _held(view),
    Motive.WIN_VOTE: _wins,
    Motive.MISSION: _serves,
    Motive.PHILOSOPHER: _turns,
    Motive.COVERED_VOTE: _wins,
    Motive.COVERED_MISSION: _serves,
    Motive.COVERED_PHILOSOPHER: _turns,
    Motive.DODGE_VOTE: _dodges,
    Motive.TEMPO: _more,
    Motive.SAVE_STRENGTH: _saves,
    Motive.HIDE: _covers,
    Motive.KILL: _kills,
    Motive.WRATH: _strikes,
    Motive.CASTLE: _castles,
    Motive.UNMASK: _unmasks,
    Motive.SEE_HAND: lambda view, move: HandSize(view.table.sides[1 - view.seat].held) if isinstance(move, Spy) else None,
    Motive.KEEP_TRICK: _keeps,
    Motive.PROTECT: _protects,
    Motive.KEEP_VETO: _spares,
    Motive.ROB: _robs,
    Motive.REFRESH_HAND: _refreshes,
    Motive.NEED_CARDS: _lacks,
    Motive.STAKE: _stakes,
    Motive.SMALL_GROUPS: _spreads,
    Motive.NEXT_CARD: _comes_next,
}
