"""The fixed set-up (T1)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine import model
from rules.engine.dice import Dice

from ..changes import VERSION
from ..components import GOLD, LEGIONS, PROVINCES, SERVANTS, STONE, Phase, Post, board
from ..desk import Desk
from ..events import GameBegan
from ..state import Box, Hand, Lands, Options, Step, Stock, Table, Time, Triumvirs
from . import supply

GARRISON, CITIZENS, ALII, ARMED = 2, 2, 5, 2  # T1.2: legions a province, citizens a section and in Alii, weapons a colour


def setup(seats: int, options: Options, data: int, dice: Dice, version: int = VERSION) -> Step:
    """The fixed set-up of T1.2 and T1.3; Caesar begins."""
    desk = Desk(model.State(_set_up(seats, options, data, version), (Hand(),) * seats, Box()), dice)
    desk.tell(GameBegan(seats))
    supply.begin_turn(desk)
    return desk.freeze()


def _set_up(seats: int, options: Options, data: int, version: int) -> Table:
    printed = options.box or data
    layout = board(printed, seats)
    owners = {province: seat for seat, start in enumerate(layout.starts) for province in start.provinces}
    served = [int(province in owners and layout.posts[province] is Post.SERVANT) for province in PROVINCES]
    ones, none = (1,) * seats, (0,) * seats
    return Table(
        options=replace(options, box=""),
        data=printed,
        time=Time(turn=1, seat=0, phase=Phase.SUPPLY, year=1, stone=STONE[seats]),
        tasks=(),
        lands=Lands(
            owners=tuple(owners.get(province) for province in PROVINCES),
            posts=layout.posts,
            legions=tuple(GARRISON * (province in owners) for province in PROVINCES),
            gold=(0,) * len(PROVINCES),
            servants=tuple(served),
        ),
        triumvirs=Triumvirs(tuple(start.triumvir for start in layout.starts), none, ones, ones, (False,) * seats, none),
        stock=Stock(GOLD[seats], LEGIONS[seats] - GARRISON * len(owners), SERVANTS - sum(served)),
        citizens=(CITIZENS, CITIZENS, CITIZENS if seats == 3 else 0, ALII),
        bag=(ARMED,) * 3,
        version=version,
    )
