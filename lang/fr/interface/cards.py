"""Les pages des cartes, en français."""

from __future__ import annotations

BUTTONS = {"legend": "Qu’est-ce que c’est ?"}


def card_page(name: str, does: str, when: str, count: str, example: str, cite: str) -> str:
    return f"## {name}\n{does}\n\n**Quand** · {when}\n**Combien** · {count}\n\n*Exemple* : {example}\n-# Règles : {cite}"


def card_which(title: str) -> str:
    return f"**{title}** · Sur quelle carte voulez-vous en savoir plus ?"


def card_choose() -> str:
    return "Qu’est-ce que c’est ?"


def card_unknown(words: str, title: str) -> str:
    return f"{title} n’a rien qui s’appelle « {words} ». Choisissez ci-dessous."


def card_nothing(title: str) -> str:
    return f"{title} se joue sans cartes : tout est dans les règles."


def card_several(words: str) -> str:
    return f"Plusieurs jeux ont quelque chose qui s’appelle « {words} ». Lequel ?"


def card_nowhere(words: str) -> str:
    return f"Aucun jeu n’a rien qui s’appelle « {words} ». De quel jeu voulez-vous voir les cartes ?"
