"""The seeded bot as its next release might be: with one more version of Caesar's rules."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rules import cesar  # noqa: E402  the path above makes it importable

cesar.VERSION += 1
runpy.run_path(str(ROOT / "tests" / "seeded_bot.py"), run_name="__main__")
