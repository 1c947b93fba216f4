"""What the doctor finds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at; `todo` is what to do about it, "" if it is well."""

    what: str
    todo: str = ""

    def __str__(self) -> str:
        return f"! {self.what}\n  → {self.todo}" if self.todo else f"  {self.what}"
