"""The options of the lobby, for tables whose players are rarely there together."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "closing": Choice(
        "Clôture des enchères (heures)", "Si personne ne mise pendant ce temps, les enchères se ferment, même si tous ne sont pas prêts."
    ),
    "sealed": Choice("Variante : pots-de-vin scellés", "Chacun nomme ses deux pots-de-vin une seule fois, en secret : moins d’attente."),
}
