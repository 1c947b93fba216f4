"""The options of the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "ordered": Choice("Ordered pile", "You each order your Manipulation pile in secret. Off is better for a first game: piles are shuffled."),
    "orgy_leaves": Choice("Fading Orgies", "When a second group is closed, one Orgy leaves the game."),
    "fewer_orgies": Choice("Fewer Orgies", "Play with one Orgy fewer from the start."),
}
