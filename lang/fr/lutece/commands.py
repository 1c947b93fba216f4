"""The moves of Lutèce as slash commands."""

from __future__ import annotations

from lang import Command
from rules.lutece import moves as m

COMMANDS = {
    m.Choose: Command(
        "choisir",
        "Choisir en secret deux cartes Action, une à gauche et une à droite",
        {
            "left": ("gauche", "La carte de gauche : une tuile ou Revenus"),
            "right": ("droite", "La carte de droite : une tuile ou Revenus"),
        },
    ),
    m.Raise: Command(
        "ajouter",
        "Ajouter des pièces à votre pot-de-vin de gauche ou de droite",
        {"side": ("côté", "Gauche ou droite"), "gold": ("or", "Combien de pièces ajouter")},
    ),
    m.Ready: Command("prêt", "Ne plus rien ajouter, sauf si quelqu’un ajoute des pièces", {}),
    m.Firm: Command("prêt-pour-de-bon", "Ne plus rien ajouter, quoi que fassent les autres", {}),
    m.Withdraw: Command("pas-prêt", "Prendre encore le temps de réfléchir", {}),
    m.Bribe: Command(
        "pots-de-vin",
        "Fixer en secret vos deux pots-de-vin (variante)",
        {"left": ("gauche", "L’or sur votre carte de gauche"), "right": ("droite", "L’or sur votre carte de droite")},
    ),
    m.Reinforce: Command(
        "légionnaire",
        "Sacrifier un Légionnaire : +2 à un pot-de-vin sur la carte contestée",
        {"bidder": ("joueur", "Le joueur à soutenir")},
    ),
    m.HoldBack: Command("passer", "Ne pas sacrifier de Légionnaire", {}),
    m.Attach: Command("apprenti", "Choisir ce qu’apprend votre Apprenti", {"resource": ("ressource", "La ressource qu’il donnera")}),
}
