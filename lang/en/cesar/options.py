"""The options of the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "ordered": Choice("Ordered pile", "Each secretly orders their Manipulation pile. Otherwise it is shuffled: better for a first game."),
    "orgy_leaves": Choice("Orgies wane", "When a second group is exhausted, one plain Orgy leaves the game."),
    "fewer_orgies": Choice("Fewer Orgies", "One plain Orgy leaves before the game."),
}
