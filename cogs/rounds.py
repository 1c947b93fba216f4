"""Going round the tables."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from host.book.store import Unavailable
from host.play.room import Room
from lang.errors import HostError

from .failures import FAILURES

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter")


async def for_each_room(bot: Arbiter, games: Iterable[int], work: Callable[[Room], Awaitable[object]]) -> int:
    """Do this at every table, and say at how many it was done: none waits for another where it fails. One that is gone is passed over."""
    done = 0
    for game in games:
        try:
            await work(await bot.rooms.room(game))
            done += 1
        except HostError:  # it was dropped meanwhile
            continue
        except (*FAILURES, Unavailable) as error:
            log.warning("a table is passed over", extra={"game": game, "error": repr(error)})
        except Exception:
            log.exception("a table is passed over", extra={"game": game})
    return done
