"""The options of the lobby: Lutèce has none."""

from __future__ import annotations

from lang import Choice

CHOICES: dict[str, Choice] = {}
