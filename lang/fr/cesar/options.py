"""The options of the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "ordered": Choice("Pile rangée", "Chacun range en secret sa pile Manipulation. Sinon, elle est mélangée : mieux pour débuter."),
    "orgy_leaves": Choice("L’Orgie s’essouffle", "Quand un deuxième groupe est épuisé, une Orgie simple quitte le jeu."),
    "fewer_orgies": Choice("Moins d’Orgies", "Une Orgie simple quitte le jeu avant la partie."),
}
