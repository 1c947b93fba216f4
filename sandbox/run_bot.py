"""Runs a bot's script against the Discord at ARBITER_LOOPBACK: `python -m sandbox.run_bot bot.py arguments...`."""

from __future__ import annotations

import os
import runpy
import signal
import sys
import threading
from pathlib import Path

from .redirect import LEASH, VARIABLE, redirect


def _end_with_the_starter() -> None:
    """Standard input is held open by whoever started the bot; it closes when they are gone, whatever ended them."""
    while os.read(0, 1):  # not sys.stdin: its lock would be held when Python ends
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    if len(sys.argv) < 2 or VARIABLE not in os.environ:
        raise SystemExit(f"usage: {VARIABLE}=http://127.0.0.1:PORT python -m sandbox.run_bot SCRIPT [ARGUMENT ...]")
    redirect(os.environ[VARIABLE])
    if LEASH in os.environ:
        threading.Thread(target=_end_with_the_starter, daemon=True).start()
    script = sys.argv[1]
    sys.argv = sys.argv[1:]
    sys.path.insert(0, str(Path(script).resolve().parent))
    runpy.run_path(script, run_name="__main__")


if __name__ == "__main__":
    main()
