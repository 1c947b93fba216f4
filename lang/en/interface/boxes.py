"""Printed figures from somebody's own box, in English."""

from __future__ import annotations

BOX_ABOUT = "Some printed figures are assumed (see `/rules`); a copy of the game gives its own."


def box_option(name: str) -> str:
    return f"Figures: {name or 'assumed'}"


def box_chosen(name: str) -> str:
    return f"figures of “{name}”"
