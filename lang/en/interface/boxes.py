"""Printed figures from somebody's own box, in English."""

from __future__ import annotations

BOX_ABOUT = "Some printed figures are assumed (see `/rules`); or play with those of somebody’s copy."


def box_option(name: str) -> str:
    return f"Figures: {name or 'assumed'}"


def box_chosen(name: str) -> str:
    return f"figures from “{name}”"
