"""The shape of the book: numbered steps that are only ever added to."""

from __future__ import annotations

from importlib.resources import files

BESIDE = 19  # programs that know the steps up to this one may go on while later ones have been taken: raise it with a step that takes away


def migrations() -> list[tuple[int, str]]:
    """The numbered steps from an empty database to the present shape."""
    found = (entry for entry in (files("host.book") / "migrations").iterdir() if entry.name.endswith(".sql"))
    return sorted((int(entry.name.removesuffix(".sql")), entry.read_text("utf-8")) for entry in found)
