"""The process that draws films (`python -m host.after.camera`): an order comes by stdin; how far it is, then the picture, go by stdout."""

from __future__ import annotations

import contextlib
import os
import pickle
import sys

from ai.wire import LENGTH, pack

from .filming import shoot

NICE = 10  # the bot comes first


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # a stray print must not garble the answer
    length = int.from_bytes(sys.stdin.buffer.read(LENGTH), "big")
    order = pickle.loads(sys.stdin.buffer.read(length))

    def say(said: tuple[int, int] | bytes) -> None:
        out.write(pack(said))
        out.flush()

    with contextlib.suppress(BrokenPipeError):  # the bot has gone
        say(shoot(order, lambda done, of: say((done, of))))


if __name__ == "__main__":
    main()
