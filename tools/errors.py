"""How a tool or a start fails: one sentence for whoever typed it, and an exit code for what started it."""

from __future__ import annotations

USAGE_ERROR = 2  # only a person can mend it: a service must not try again and again


class Fatal(Exception):
    """A command that cannot be done: its sentence says why and, where there is a way, what to do."""
