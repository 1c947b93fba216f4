"""The options of the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "experts": Choice("Experienced players", "Everyone picks their Action cards. Otherwise they are dealt at random."),
    "market": Choice("Cost of the Market", "From 1 to 10 coins. It brings 1 more coin per Wheat or Wine sold."),
    "aqueduct": Choice("Cost of the Aqueduct", "From 1 to 10 coins. When empty, it receives 1 Water as your turn begins."),
    "palace": Choice("Cost of the Palace", "From 1 to 10 coins. You advance 2 spaces with Favour 5 · Fortuna."),
    "basilica": Choice("Cost of the Basilica", "From 1 to 10 coins. It lets you keep 2 Privilege cards."),
}
