"""What a newcomer to Caesar & Cleopatra should look at now. No sentences here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.cesar.components import OWN_LIMIT, Group, Influence, Manipulation
from rules.cesar.questions import Ask, Task
from rules.cesar.state import View

from .cesar import groups

WANTED, NEARLY, ENOUGH = 3, 7, 2  # patricians of a mission (C5.4), cards before a vote at eight (C2.5), Influence to hold
FIRST_TURNS = 2  # in which the counts on the groups are explained


class Advice(Enum):
    """Advice that needs no figures."""

    STACK = "stack"
    SPREAD = "spread"
    NO_INFLUENCE = "no influence"
    FACE_DOWN = "face down"
    COUNTS = "counts"
    SECOND = "second"
    SAVE = "save"
    VETO = "veto"
    NO_VETO = "no veto"
    PHILOSOPHER = "philosopher"
    VICTIM = "victim"
    BLUFF = "bluff"
    DRAW_INFLUENCE = "draw influence"
    DRAW_TRICKS = "draw tricks"


@dataclass(frozen=True, slots=True)
class Eight:
    """One more card, and a group votes."""

    group: Group


@dataclass(frozen=True, slots=True)
class Mission:
    """How many patricians of a group are still `wanted` for one's mission."""

    group: Group
    wanted: int


Tip = Advice | Eight | Mission

ALWAYS = {
    Ask.STACK: Advice.STACK, Ask.SECOND: Advice.SECOND, Ask.AFTER: Advice.SAVE, Ask.VETO: Advice.VETO,
    Ask.VICTIM: Advice.VICTIM, Ask.SPLIT: Advice.BLUFF,
}  # fmt: skip


def tip(view: View, ask: Task) -> Tip | None:
    """By the question, the groups, and one's own mission and hand."""
    own = view.table.sides[view.seat]
    match ask.ask:
        case Ask.PLACE:
            return _mission(view) or Advice.SPREAD
        case Ask.TURN | Ask.LAY:
            if not own.influence:
                return Advice.NO_INFLUENCE
            if view.table.turn.number <= FIRST_TURNS:
                return Advice.COUNTS
            usual = Advice.PHILOSOPHER if Influence.PHILOSOPHER in view.hand.cards else Advice.FACE_DOWN
            return _eight(view) or (_mission(view) if view.table.turn.number % 4 < 2 else None) or usual
        case Ask.VETO if Manipulation.VETO not in view.hand.cards:
            return Advice.NO_VETO
        case Ask.REFILL:
            return Advice.DRAW_INFLUENCE if own.influence < ENOUGH and own.reserve else Advice.DRAW_TRICKS
        case _:
            return ALWAYS.get(ask.ask)


def _eight(view: View) -> Eight | None:
    """Where one's own card can bring it about."""
    for group, forum, left in groups(view.table):
        if left and sum(map(len, forum.fronts)) == NEARLY and len(forum.fronts[view.seat]) < OWN_LIMIT:
            return Eight(group)
    return None


def _mission(view: View) -> Mission | None:
    """The tip about one's mission, as long as it can be reached."""
    for group, forum, left in groups(view.table):
        wanted = WANTED - forum.taken.count(view.seat)
        if group is view.hand.mission and 0 < wanted <= left:
            return Mission(group, wanted)
    return None
