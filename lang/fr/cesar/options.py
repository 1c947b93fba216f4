"""The options of the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "ordered": Choice("Pile Manipulation rangée", "Chacun range la sienne en secret. Sinon, elle est mélangée : mieux pour débuter."),
    "orgy_leaves": Choice("Fin des Orgies", "Quand un deuxième groupe est épuisé, une Orgie simple quitte le jeu."),
    "fewer_orgies": Choice("Une Orgie de moins", "Une Orgie simple est retirée avant la partie."),
}
