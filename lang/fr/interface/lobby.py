"""The table before it starts, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import fr_count

from .words import LEVELS, names


def lobby_head(title: str, opener: str) -> str:
    return f"**{title}** · table ouverte par **{opener}**"


def lobby_seat(place: str, name: str, wish: str) -> str:
    wished = f" · souhait : {wish}" if wish else ""
    return f"- {place} : **{name}**{wished}"


def lobby_computer(place: str, name: str, level: str) -> str:
    return f"- {place} : **{name}**, joueur automatique ({level})"


def lobby_free(place: str) -> str:
    return f"- {place} : libre"


def lobby_options(chosen: Sequence[str]) -> str:
    return "Options : " + (", ".join(chosen) if chosen else "aucune, c’est le jeu de base")


def lobby_missing(missing: int) -> str:
    return f"⏳ Il manque encore {fr_count(missing, 'joueur')}. Pour jouer, appuyez sur **Rejoindre**. Une fois assis, vous pouvez **Ajouter un ordinateur…**"


def lobby_commitment(commitment: str) -> str:
    return f"-# Le mélange est scellé : `{commitment[:32]}…` ; le sceau entier et comment le vérifier : `/partie preuve`"


def lobby_dealt(additions: Sequence[tuple[str, int]], seed_hash: str) -> str:
    joined = ", ".join(f"{name} `{number}`" for name, number in additions)
    return f"-# Distribué avec {joined} ; SHA-256 de la graine `{seed_hash[:32]}…`"


def lobby_expires(moment: int) -> str:
    return f"Si la partie n’a pas commencé, cette table ferme <t:{moment}:R>."


def lobby_closed(title: str, phase: str) -> str:
    why = {"expired": "La table a attendu trop longtemps : elle est fermée.", "cancelled": "La table a été fermée."}[phase]
    return f"**{title}** · {why} Ouvrez-en une autre avec `/partie nouvelle`."


def rematch_call(asker: str, others: Sequence[str]) -> str:
    return f"🔁 **{asker}** propose une revanche. {names(others)} : appuyez sur **Rejoindre** ci-dessus, et vous en êtes."


def table_open(where: str) -> str:
    return f"Une table est déjà ouverte dans ce salon : appuyez-y sur **Rejoindre**. {where}"


def joined(title: str, where: str) -> str:
    cards = "Vos cartes cachées arriveront ici ; **Ma main**, sous le plateau, les montre aussi à tout moment."
    return f"**{title}**, dans {where} : bienvenue à la table ! {cards}"


def dms_closed() -> str:
    return "Je ne peux pas vous envoyer de message privé. Rien n’est perdu : **Ma main**, sous le plateau, vous montre vos cartes quand vous voulez."


def seat_question() -> str:
    return "Où voulez-vous jouer ? Une place libre est à vous tout de suite ; pour échanger avec quelqu’un, choisissez chacun la place de l’autre."


def seat_taken(place: str, holder: str) -> str:
    return f"{place} : c’est déjà **{holder}**. Votre souhait est affiché à la table ; si **{holder}** choisit votre place, vous échangez aussitôt."


def seat_moved(place: str) -> str:
    return f"{place} : c’est vous."


def options_question() -> str:
    return "Options de la table, les mêmes pour tous. Appuyez pour changer."


def option_value(name: str, value: str) -> str:
    return f"{name} : {value}"


LANGUAGE = "Langue du salon : français"


def permissions_missing(wanted: Sequence[str]) -> str:
    lack, grant = ("la permission", "l’accorder") if len(wanted) == 1 else ("les permissions", "les accorder")
    return f"Je ne peux pas arbitrer de partie ici : dans ce salon, il me manque {lack} {names(wanted)}. Un responsable du serveur peut {grant} à mon rôle."


PERMISSIONS = {
    "view_channel": "« Voir le salon »", "send_messages": "« Envoyer des messages »",
    "send_messages_in_threads": "« Envoyer des messages dans les fils »", "attach_files": "« Joindre des fichiers »",
}  # fmt: skip


def join_first() -> str:
    return "Vous n’avez pas encore de place : appuyez d’abord sur **Rejoindre**."


def computer_question() -> str:
    return "De quelle force sera le joueur automatique ? Il ne voit que ce que sa place a le droit de voir."


def computer_label(level: str) -> str:
    return f"Ajouter : {LEVELS[level]}"


def hints(value: str) -> str:
    return f"Conseils : {value}"


def seated() -> str:
    return "Vous voici à la table."
