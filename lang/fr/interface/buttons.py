"""The words on the buttons, in French."""

from __future__ import annotations

from .after import BUTTONS as AFTER
from .days import BUTTONS as DAYS
from .fame import BUTTONS as FAME
from .opening import BUTTONS as OPENING

BUTTONS = AFTER | DAYS | FAME | OPENING | {
    "join": "Rejoindre", "leave": "Quitter", "seat": "Ma place", "options": "Options", "start": "Commencer",
    "play": "Jouer", "hand": "Ma main", "rules": "Règles", "back": "Retour", "more": "Page suivante", "others": "Autres choix…", "none": "Rien", "other": "Autre nombre…",
    "undo": "Annuler mon coup", "unstick": "Annuler le dernier coup", "agree": "D’accord", "decline": "Refuser", "stop_orders": "Lever ces consignes", "resign": "Oui, j’abandonne",
    "search": "Chercher dans les règles…", "take_seat": "Prendre la place", "computer": "Ajouter un ordinateur…", "remove_computer": "Retirer un ordinateur",
    "why": "Pourquoi ?", "previous": "Précédent", "next": "Suivant", "end": "Oui, arrêter", "no": "Non, on continue", "rematch": "Revanche", "final": "Sans retour possible :",
    "resume": "Reprendre là",
}  # fmt: skip
