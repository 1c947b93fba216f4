"""The moves of Lutèce as slash commands."""

from __future__ import annotations

from lang import Command
from rules.lutece import moves as m

COMMANDS = {
    m.Choose: Command(
        "choisir",
        "Poser en secret deux cartes Action, une à gauche et une à droite",
        {
            "left": ("gauche", "La carte à poser à gauche : une tuile ou Revenus"),
            "right": ("droite", "La carte à poser à droite : une tuile ou Revenus"),
        },
    ),
    m.Raise: Command(
        "miser",
        "Ajouter de l’or au pot-de-vin de votre carte de gauche ou de droite",
        {"side": ("côté", "Gauche ou droite"), "gold": ("or", "Combien de pièces ajouter")},
    ),
    m.Ready: Command("accepter", "Accepter de clore les pots-de-vin, tant que personne n’ajoute rien", {}),
    m.Firm: Command("accepter-ferme", "Accepter de clore les pots-de-vin, quoi que les autres ajoutent", {}),
    m.Withdraw: Command("retirer-accord", "Retirer votre accord, simple ou ferme", {}),
    m.Reinforce: Command(
        "légionnaire",
        "Retirer un de vos Légionnaires du jeu : 2 de plus pour un pot-de-vin de la carte contestée",
        {"bidder": ("joueur", "Le candidat à soutenir")},
    ),
    m.HoldBack: Command("passer", "N’utiliser aucun Légionnaire, ou aucun de plus", {}),
    m.Attach: Command("apprenti", "Attacher votre Apprenti à un personnage", {"resource": ("ressource", "La ressource qu’il donnera")}),
}
