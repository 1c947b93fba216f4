"""A few positions that show every card, token and state once: the palette is made of them, and the caches filled."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from rules.cesar.components import GROUPS, SERIES, SIZE, Card, Ending, Group, Influence, Manipulation, Vote
from rules.cesar.events import Cause, Event, Voted, VoteDrawn
from rules.cesar.questions import Ask, Task
from rules.cesar.state import Forum, Hand, Options, Side, Table, Turn, View, Votes
from rules.engine import model
from rules.engine.model import Seat

from ..placeholder import PLACEHOLDER
from .board import draw_board
from .hand import draw_hand

NAMES = ("M", "M")
TRICKS = tuple(Manipulation)
SIDE = Side(3, 2, 20, 9, (Influence.ONE,))
FULL = ((*SERIES[:4], None), (Influence.PHILOSOPHER, Influence.FIVE, None))
FORUM = (
    Forum((0, 1), (FULL[0], FULL[1])),
    Forum((1,), ((Influence.FIVE, Influence.PHILOSOPHER, None), SERIES[:4])),
    Forum((0, 0), ((None,) * 4, (None,) * 4), settled=True),
    Forum((), ((None,), ())),
    Forum((0, 1, 1), ((), ())),
)
CLOSED = tuple(Forum((0, 1, 0, 1, 1)[: SIZE[group]]) for group in GROUPS)
VOTES = Votes(4, (Vote.ORGY, Vote.SENATORS, Vote.QUAESTORS), (Vote.CENSORS,))
GONE = Votes(3, (), (*tuple(Vote)[:5],))
EVENTS: tuple[Event, ...] = (
    VoteDrawn(1, Vote.QUAESTORS),
    Voted(Group.SENATORS, Cause.CARD, ((), ()), (0, 0), False, 1, ((), ())),
)


def table(*tasks: Task) -> Table:
    return Table(Options(), Turn(9, 1), tasks, FORUM, (SIDE, SIDE), VOTES)


def pictures() -> list[Image.Image]:
    """Two boards and a hand of each side."""
    aimed = table(Task(Ask.TURN, 0), Task(Ask.VETO, 1, (GROUPS[0],), None, Manipulation.WRATH))
    over = replace(table(), forum=CLOSED, votes=GONE, missions=(Group.SENATORS, Group.QUAESTORS), ending=Ending.NO_PLACE)
    return [
        draw_board(aimed, NAMES, EVENTS, PLACEHOLDER, (1,)),
        draw_board(over, NAMES, EVENTS, PLACEHOLDER, ()),
        *(draw_hand(_view(seat), NAMES, PLACEHOLDER) for seat in (0, 1)),
    ]


def _view(seat: Seat) -> View:
    """One hand shows the groups in colour, the other one faded."""
    held: tuple[Card, ...] = (Influence.FIVE, Influence.PHILOSOPHER, *TRICKS[:3])
    hidden = ((Influence.ONE,), (Influence.FOUR,), SERIES[:2], SERIES[:4], (Influence.TWO,)) if seat else ((),) * len(GROUPS)
    mine = Hand(held, hidden, Group.PRAETORS, knows=(Influence.THREE, *TRICKS[3:]))
    return model.View(table(Task(Ask.TURN, seat)), seat, mine)
