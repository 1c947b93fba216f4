"""What goes between the bot and the process that thinks: the length of a pickle in eight bytes, then the pickle."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

LENGTH = 8


@dataclass(frozen=True, slots=True)
class Work:
    """A piece of work that is no thought: a function of a module that the process can import, and what it is given."""

    run: Callable[..., Any]
    given: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """What came of it, or the traceback of a fault."""

    result: Any
    fault: str | None = None


def pack(message: Any) -> bytes:
    body = pickle.dumps(message)
    return len(body).to_bytes(LENGTH, "big") + body
