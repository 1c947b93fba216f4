"""How the C library keeps the memory that pictures leave behind.

A picture takes megabytes for some milliseconds, in several threads. Left alone, glibc learns to keep such blocks, in a heap for each
thread: 50 MB more for a bot that draws all games. Told not to, it gives every large block back at once.
"""

from __future__ import annotations

import ctypes
import sys

LARGE = 1 << 20  # bytes of a block that is asked of the system and given back to it
MMAP_THRESHOLD, ARENA_MAX = -3, -8  # of mallopt(3)


def give_back() -> None:
    """From now on, where the C library can be told: musl has no such call, and needs none."""
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "mallopt"):
        library.mallopt(MMAP_THRESHOLD, LARGE)
        library.mallopt(ARENA_MAX, 1)
