"""The process in which computer players think: `python -m ai.worker`. Questions come in by stdin, thoughts go out by stdout.

The process ends with its input, so it never outlives the bot.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
from typing import Any, BinaryIO

from .player import think
from .wire import LENGTH, pack

NICE = 10  # the bot comes first


def _read(source: BinaryIO) -> Any | None:
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    return pickle.loads(source.read(int.from_bytes(head, "big")))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the bot's affair; then the input ends
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # a stray print must not garble an answer
    while (question := _read(sys.stdin.buffer)) is not None:
        game, view, level, seed, seconds, iterations = question
        out.write(pack(think(game, view, level, seed, seconds=seconds, iterations=iterations)))
        out.flush()


if __name__ == "__main__":
    main()
