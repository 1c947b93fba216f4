"""The words on a button, in a menu, in a suggestion."""

from __future__ import annotations

from lang.shared import shortened

BUTTON, LINE = 80, 100  # the longest label of a button, and of a line in a menu or among the suggestions
BESIDE = " · "  # between a choice and what should be known of it


def beside(label: str, remark: str) -> str:
    """A choice with what should be known of it before it is taken."""
    return f"{label}{BESIDE}{remark}" if remark else label


def fitting(label: str, limit: int) -> str:
    """A label in so many characters: the choice itself gives way first, what should be known of it last."""
    choice, between, known = label.rpartition(BESIDE)
    room_for = limit - len(between) - len(known)
    return shortened(choice, room_for) + between + known if between and room_for >= len("… …") else shortened(label, limit)
