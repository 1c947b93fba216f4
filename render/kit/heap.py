"""How the C library keeps the memory that pictures leave behind.

A picture takes megabytes for some milliseconds. Given back to the system each time, that memory comes back page by page, which takes
longer than the drawing; left alone, glibc keeps a heap for each thread. One heap for all that keeps some room draws a board in two
thirds of the time. The room is for boards that follow one another: once a minute the bot gives back what lies free.
"""

from __future__ import annotations

import ctypes
import sys

ROOM = 32 << 20  # bytes that stay for the next picture; only larger blocks are asked of the system one by one
TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8  # of mallopt(3)


def keep_room() -> None:
    """From now on, where the C library can be told: musl has no such call, and needs none."""
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "mallopt"):
        library.mallopt(MMAP_THRESHOLD, ROOM)
        library.mallopt(TRIM_THRESHOLD, ROOM)
        library.mallopt(ARENA_MAX, 1)


def give_back() -> None:
    """What lies free goes back to the system: now and then, and after the palettes, which take ten times what a board does."""
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "malloc_trim"):
        library.malloc_trim(0)
