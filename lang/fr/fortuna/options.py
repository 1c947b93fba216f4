"""The options of the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "experts": Choice("Choix des cartes Action", "Chacun choisit ses cartes Action, au lieu de les recevoir au hasard. Pour joueurs expérimentés."),
    "market": Choice("Prix du Marché", "De 1 à 10 pièces. Il rapporte 1 pièce de plus par Blé ou Vin vendu."),
    "aqueduct": Choice("Prix de l’Aqueduc", "De 1 à 10 pièces. S’il est vide, il reçoit 1 Eau au début de votre tour."),
    "palace": Choice("Prix du Palais", "De 1 à 10 pièces. Avec lui, la Faveur 5 · Mariage vous fait avancer de 2 cases."),
    "basilica": Choice("Prix de la Basilique", "De 1 à 10 pièces. Elle permet de garder 2 cartes Privilège."),
}
