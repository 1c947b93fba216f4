"""After a deed: the table hears of it, and who did it hears what else there is to know. The deed stands, whatever becomes of either."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from host.book.store import Unavailable
from host.play.room import Room

from ..failures import FAILURES
from ..interaction import Interaction
from . import days, unheard

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter")


@contextmanager
def telling(bot: Arbiter, room: Room) -> Iterator[None]:
    """While somebody is answered who has changed a table: even if the answer gets lost, the others hear what they did."""
    try:
        yield
    finally:
        bot.changed(room)


async def after_move(bot: Arbiter, interaction: Interaction, room: Room) -> None:
    """If its channel cannot hear of the move, who made it is told so; and where else they are awaited."""
    for tell in (unheard.warn, days.point_on):
        try:
            await tell(bot, interaction, room)
        except (*FAILURES, Unavailable) as lost:
            log.warning("nothing more was told", extra={"interaction": interaction.id, "error": repr(lost)})
        except Exception:
            log.exception("nothing more was told", extra={"interaction": interaction.id})
