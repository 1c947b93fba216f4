"""C5: how a game ends."""

from __future__ import annotations

from rules.engine.model import Seat

from ..components import BOTH, Ending
from ..desk import Desk
from ..events import Ended
from ..limits import has_room
from ..state import Side

IDLE_TURNS = 4  # C5.6


def end(desk: Desk, ending: Ending) -> None:
    """The missions are shown (C5.4)."""
    missions = desk.player(0).mission, desk.player(1).mission
    assert missions[0] is not None and missions[1] is not None
    desk.ending, desk.missions = ending, (missions[0], missions[1])
    desk.tasks.clear()
    desk.tell(Ended(ending, desk.missions))


def last_to_lay(sides: tuple[Side, Side]) -> Seat | None:
    """C5.2: who takes the last turn: with Influence in hand and no reserve, while the other has no Influence at all."""
    for seat, (side, enemy) in enumerate((sides, (sides[1], sides[0]))):
        if side.influence and not (side.reserve or enemy.influence or enemy.reserve):
            return seat
    return None


def ended(desk: Desk, sides: tuple[Side, Side]) -> Ending | None:
    """Whether the game is over now that a turn is."""
    laying = [seat for seat in BOTH if sides[seat].influence or sides[seat].reserve]
    if not laying:
        return Ending.NO_INFLUENCE  # C5.2
    if not has_room(desk.forum, laying[0]) and not has_room(desk.forum, laying[-1]):
        return Ending.NO_PLACE  # C5.3
    return Ending.IDLE if desk.idle >= IDLE_TURNS else None
