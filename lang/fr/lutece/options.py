"""The options of the lobby, for tables whose players are rarely there together."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "closing": Choice(
        "Clôture des pots-de-vin (heures)", "Si personne n’en ajoute pendant ce temps, on passe aux achats, même si tous ne sont pas prêts."
    ),
    "sealed": Choice("Variante : pots-de-vin scellés", "Chacun fixe ses deux pots-de-vin une seule fois, en secret : moins d’attente."),
}
