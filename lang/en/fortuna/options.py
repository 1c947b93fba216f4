"""The options of the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "experts": Choice("Card draft", "Players pick their Action cards in turn instead of being dealt them."),
    "market": Choice("Market cost", "1–10 coins. A Market earns you 1 more coin per Wheat or Wine sold."),
    "aqueduct": Choice("Aqueduct cost", "1–10 coins. An Aqueduct gets 1 Water at the start of your turn, if it’s empty."),
    "palace": Choice("Palace cost", "1–10 coins. With a Palace, Favour 5 · Marriage takes you 2 spaces."),
    "basilica": Choice("Basilica cost", "1–10 coins. A Basilica lets you keep 2 Privilege cards."),
}
