"""What goes between the bot and the process that thinks: the length of a pickle in eight bytes, then the pickle."""

from __future__ import annotations

import pickle
from typing import Any

LENGTH = 8


def pack(message: Any) -> bytes:
    body = pickle.dumps(message)
    return len(body).to_bytes(LENGTH, "big") + body
