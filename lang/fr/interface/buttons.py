"""The words on the buttons, in French."""

from __future__ import annotations

from .after import BUTTONS as AFTER
from .calls import BUTTONS as CALLS
from .cards import BUTTONS as CARDS
from .channels import BUTTONS as CHANNELS
from .days import BUTTONS as DAYS
from .fame import BUTTONS as FAME
from .lessons import BUTTONS as LESSONS
from .opening import BUTTONS as OPENING
from .review import BUTTONS as REVIEW

BUTTONS = AFTER | CALLS | CARDS | CHANNELS | DAYS | FAME | LESSONS | OPENING | REVIEW | {
    "join": "Rejoindre", "leave": "Quitter", "seat": "Ma place", "options": "Options", "start": "Commencer",
    "play": "Jouer", "hand": "Ma main", "rules": "Règles", "back": "Retour", "more": "Page suivante", "others": "Autres choix…", "none": "Rien", "other": "Autre nombre…",
    "undo": "Annuler", "unstick": "Annuler le dernier coup", "agree": "D’accord", "decline": "Refuser", "resign": "Abandonner",
    "cards": "Cartes…", "search": "Chercher dans les règles…", "take_seat": "Prendre la place", "computer": "Ajouter un ordinateur…", "remove_computer": "Retirer un ordinateur",
    "why": "Pourquoi ce coup ?", "previous": "Précédent", "next": "Suivant", "end": "Arrêter la partie", "no": "Continuer à jouer", "rematch": "Revanche", "final": "définitif",
    "forget": "Oui, oubliez-moi",
    "resume": "Reprendre à cette position",
    "orders": "Consignes", "give_order": "Donner cette consigne",
    "rare": "Autres coups…", "do_it": "Jouer ce coup", "hint": "Conseil", "undo_turn": "Annuler mon tour", "look": "Voir de près",
}  # fmt: skip
