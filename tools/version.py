"""Which version of the bot this is."""

from __future__ import annotations

import os
import subprocess
import tomllib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@cache
def version() -> str:
    """The number of the release."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


@cache
def commit() -> str:
    """The commit it was made of, if that is known: from ARBITER_COMMIT, where a build has set it, or from git."""
    if given := os.environ.get("ARBITER_COMMIT", "").strip():
        return given[:12]
    try:
        asked = ["git", "-C", str(ROOT), "rev-parse", "--short=12", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, timeout=5, check=True).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def described() -> str:
    return f"Arbiter {version()}" + (f" ({commit()})" if commit() else "")
