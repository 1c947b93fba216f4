"""The words on the buttons, in French."""

from __future__ import annotations

from .after import BUTTONS as AFTER

BUTTONS = AFTER | {
    "join": "Rejoindre", "leave": "Quitter", "seat": "Ma place", "options": "Options", "start": "Commencer", "cancel": "Fermer la table",
    "play": "Jouer", "hand": "Ma main", "rules": "Règles", "back": "Retour", "more": "Page suivante", "others": "Autres choix…", "none": "Rien", "other": "Autre nombre…",
    "undo": "Annuler mon coup", "unstick": "Annuler le dernier coup", "agree": "D’accord", "decline": "Refuser", "stop_orders": "Lever ces consignes", "resign": "Oui, j’abandonne",
    "search": "Chercher dans les règles…", "take_seat": "Prendre la place", "computer": "Joueur automatique…", "remove_computer": "En retirer un",
    "why": "Pourquoi ?", "previous": "Précédent", "next": "Suivant", "end": "Oui, arrêter", "no": "Non, on continue", "rematch": "Revanche", "final": "Sans retour possible :",
    "resume": "Reprendre là",
}  # fmt: skip
