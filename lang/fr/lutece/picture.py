"""The words drawn into the pictures."""

from __future__ import annotations

from .terms import CARD, REVENUES

PICTURE = {
    "round": "Tour {n}",
    "over": "Partie terminée",
    "cost": "coût",
    "left": "gauche",
    "right": "droite",
    "ready": "prêt",
    "firm": "pour de bon",
    "thinks": "réfléchit",
    "chosen": "a choisi",
    "revenues": REVENUES,
    "revenues_effect": "+3 or",
    "total": "Total",
    "tie": "Départage : {what}",
    "rank": "Rang",
    "cards": "{n} cartes",
    "one_card": "1 carte",
    "your_hand": "Votre main, {name}",
    "your_actions": "Vos cartes Action",
    "nothing_chosen": "Choisissez deux cartes",
    **{f"card_{kind.value}": name for kind, name in CARD.items()} | {"card_statue": "Statue"},
}
