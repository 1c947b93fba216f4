"""The table before it starts, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import fr_count

from .threads import PERMISSIONS as THREADS
from .words import LEVELS, names


def lobby_head(title: str, opener: str) -> str:
    return f"**{title}** · table ouverte par **{opener}**"


def lobby_seat(place: str, name: str, wish: str, words: str = "") -> str:
    wished = f" · souhait : {wish}" if wish else ""
    said = f" · mélange avec `{words}`" if words else ""
    return f"- {place} : **{name}**{wished}{said}"


def lobby_computer(place: str, name: str, level: str) -> str:
    return f"- {place} : **{name}**, ordinateur ({level})"


def lobby_free(place: str) -> str:
    return f"- {place} : libre"


def lobby_options(chosen: Sequence[str]) -> str:
    return "Options : " + (", ".join(chosen) if chosen else "règles de base")


def lobby_missing(missing: int) -> str:
    return f"⏳ Il manque {fr_count(missing, 'joueur')} : les autres appuient sur **Rejoindre** ; pour jouer seul, **Ajouter un ordinateur…**"


def lobby_commitment(commitment: str) -> str:
    return f"-# 🔒 Mélange vérifiable par tous : `/partie preuve` ||{commitment[:32]}…||"


def lobby_dealt(additions: Sequence[tuple[str, int, str]], commitment: str, seed_hash: str) -> str:
    """What the shuffle can be checked with after the game; covered, since it is of no use to who plays."""
    joined = ", ".join(f"{name} {number}{f' + `{words}`' if words else ''}" for name, number, words in additions)
    numbers = f"Inscriptions : {joined} ; SHA-256 du secret {commitment[:32]}…, de la graine {seed_hash[:32]}…"
    return f"-# 🔒 Mélange scellé : `/partie preuve` ||{numbers}||"


def lobby_expires(moment: int) -> str:
    return f"Si la partie ne commence pas, la table ferme <t:{moment}:R>."


def lobby_closed(title: str, phase: str) -> str:
    why = {"expired": "La table a attendu trop longtemps.", "cancelled": "La table a été fermée."}[phase]
    return f"**{title}** · {why} Ouvrez-en une autre avec `/partie nouvelle`."


def rematch_call(asker: str, others: Sequence[str]) -> str:
    return f"🔁 **{asker}** propose une revanche. {names(others)}, appuyez sur **Rejoindre** ci-dessus."


def table_open(where: str) -> str:
    return f"Il y a déjà une table dans ce salon : appuyez sur **Rejoindre**. {where}"


def table_waits(where: str) -> str:
    return f"Vous avez déjà une place à la table de ce salon. Elle vous attend : {where}"


def joined(title: str, where: str) -> str:
    cards = "Vos cartes cachées arriveront ici ; vous les retrouverez aussi sous le plateau, avec **Ma main**."
    return f"**{title}**, dans {where} : bienvenue à la table ! {cards}"


def dms_closed() -> str:
    return "Je ne peux pas vous écrire en privé. Rien n’est perdu : **Ma main**, sous le plateau, montre vos cartes."


def seat_question() -> str:
    return "Quelle place voulez-vous ? Une place libre est à vous tout de suite ; pour échanger, chacun choisit la place de l’autre."


def seat_taken(place: str, holder: str) -> str:
    return f"{place} : **{holder}** y est déjà. Votre souhait est affiché ; si **{holder}** choisit votre place, vous échangez."


def seat_moved(place: str) -> str:
    return f"{place} : c’est votre place."


def options_question() -> str:
    return "Options de la table. Appuyez sur l’une d’elles pour la changer."


def option_value(name: str, value: str) -> str:
    return f"{name} : {value}"


LANGUAGE = "Langue de la table : français"


def permissions_missing(wanted: Sequence[str]) -> str:
    lack, grant = ("la permission", "l’accorder") if len(wanted) == 1 else ("les permissions", "les accorder")
    return f"Je ne peux pas jouer ici : il me manque {lack} {names(wanted)} dans ce salon. Un responsable du serveur peut {grant} à mon rôle."


PERMISSIONS = THREADS | {
    "view_channel": "« Voir le salon »", "send_messages": "« Envoyer des messages »",
    "attach_files": "« Joindre des fichiers »",
}  # fmt: skip


def join_first() -> str:
    return "Appuyez d’abord sur **Rejoindre**."


def computer_question() -> str:
    return "Quel niveau pour l’ordinateur ? Il ne triche pas : il ne sait que ce que saurait un joueur à sa place."


def computer_gentle(level: str) -> str:
    return f"Pour une première partie : **{level}**."


def computer_label(level: str) -> str:
    return f"Ajouter : {LEVELS[level]}"


HINTS_ABOUT = "on peut demander ce que jouerait un ordinateur fort : contre des ordinateurs, et aux tables amicales"


def hints(value: str) -> str:
    return f"Conseils : {value}"


def seated() -> str:
    return "Vous êtes à la table."
