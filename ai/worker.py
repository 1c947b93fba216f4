"""The process in which computer players think: `python -m ai.worker deep`, or `quick`, which is only its name.

Questions come in by stdin, thoughts go out by stdout. The process ends with its input, even in the middle of a thought, so it never
outlives the bot.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import Any, BinaryIO

from .player import think
from .wire import LENGTH, Done, Work, pack

NICE = 10  # the bot comes first


def listen(source: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Hand on every question; without a bot nobody is left to think for."""
    while len(head := source.read(LENGTH)) == LENGTH:
        questions.put(source.read(int.from_bytes(head, "big")))
    os._exit(0)


def answer(question: Any) -> Any:
    """A thought; or what comes of any other work, be it a fault."""
    if isinstance(question, Work):
        try:
            return Done(question.run(*question.given))
        except Exception:  # whoever asked decides what to do without it
            return Done(None, format_exc())
    game, view, level, seed, seconds, iterations = question
    return think(game, view, level, seed, seconds=seconds, iterations=iterations)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the bot's affair; then the input ends
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # a stray print must not garble an answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):  # the bot has gone just now
        while True:
            out.write(pack(answer(pickle.loads(questions.get()))))
            out.flush()
    os._exit(0)  # the end of Python would try to flush again


if __name__ == "__main__":
    main()
