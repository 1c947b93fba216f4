"""The fingerprint of a whole game: shown in its channel at the end, so that an exported file can be compared with what was played."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from rules.engine.codec import CANONICAL

from ..book.rows import GameRow, LogRow

NAMES = ("name", "before")  # fields of happenings that say who it was: people may ask to be forgotten


def fingerprint(row: GameRow, rows: Sequence[LogRow]) -> str:
    """SHA-256 of the game's rules, options and seed and of every row of its log. It knows seats, not names, and no times."""
    dealt = [row.game, row.version, row.data, row.seats, json.loads(row.options), row.seed]
    happened = [[one.n, one.kind, one.ply, one.seat, _nameless(json.loads(one.body)), one.digest, one.fate] for one in rows]
    return sha256(CANONICAL.encode([dealt, happened]).encode()).hexdigest()


def _nameless(body: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in sorted(body.items()) if key not in NAMES}
