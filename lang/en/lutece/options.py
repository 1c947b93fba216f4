"""The options of the lobby, for tables whose players are rarely there together."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "closing": Choice("Bribes close after (hours)", "If nobody raises for this long, the bribes close, even if somebody isn’t ready."),
    "sealed": Choice("Variant: sealed bribes", "Everyone names both bribes once, in secret: less waiting."),
}
