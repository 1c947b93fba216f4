"""The token that Discord knows the bot by."""

from __future__ import annotations

import os
from pathlib import Path

from .errors import Fatal


def token() -> str | None:
    """The bot's token, from DISCORD_TOKEN_FILE or DISCORD_TOKEN; None if neither is set."""
    if path := os.environ.get("DISCORD_TOKEN_FILE"):
        try:
            text = Path(path).read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise Fatal(f"Can’t read DISCORD_TOKEN_FILE: {error}") from error
        if not text:
            raise Fatal(f"DISCORD_TOKEN_FILE is empty: {path}")
        return text
    return (os.environ.get("DISCORD_TOKEN") or "").strip() or None
