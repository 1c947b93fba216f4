"""The options of the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "experts": Choice("Joueurs expérimentés", "Chacun choisit ses cartes Action. Sinon, elles sont distribuées au hasard."),
    "market": Choice("Coût du Marché", "De 1 à 10 Argents. Il rapporte 1 Argent de plus par Blé ou Vin vendu."),
    "aqueduct": Choice("Coût de l’Aqueduc", "De 1 à 10 Argents. Vide, il reçoit 1 Eau au début de votre tour."),
    "palace": Choice("Coût du Palais", "De 1 à 10 Argents. Il fait avancer de 2 cases avec la Faveur 5 · Fortuna."),
    "basilica": Choice("Coût de la Basilique", "De 1 à 10 Argents. Elle permet de garder 2 cartes Privilège."),
}
