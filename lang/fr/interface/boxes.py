"""Les valeurs imprimées de la boîte de quelqu’un, en français."""

from __future__ import annotations

BOX_ABOUT = "Certaines valeurs imprimées sont supposées (voir `/règles`) ; vous pouvez prendre celles d’un exemplaire du jeu."


def box_option(name: str) -> str:
    return f"Valeurs : {name or 'supposées'}"


def box_chosen(name: str) -> str:
    return f"valeurs de « {name} »"
