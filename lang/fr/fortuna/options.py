"""The options of the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "experts": Choice("Choix des cartes Action", "Chacun choisit ses cartes Action, au lieu de les recevoir au hasard."),
    "market": Choice("Prix du Marché", "De 1 à 10 Argents. Il rapporte 1 Argent de plus par Blé ou Vin vendu."),
    "aqueduct": Choice("Prix de l’Aqueduc", "De 1 à 10 Argents. Vide, il reçoit 1 Eau au début de votre tour."),
    "palace": Choice("Prix du Palais", "De 1 à 10 Argents. La Faveur 5 · Mariage vous fait avancer de 2 cases."),
    "basilica": Choice("Prix de la Basilique", "De 1 à 10 Argents. Elle permet de garder 2 cartes Privilège."),
}
