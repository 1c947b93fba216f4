"""What a table is, who may start or close it, and why one cannot open here, in French."""

from __future__ import annotations

from lang.shared import fr_count

BUTTONS = {"cancel": "Fermer la table…", "close": "Fermer la table", "keep_open": "La laisser ouverte", "words": "Mots pour le mélange…"}


def lasts(least: int, most: int, minutes: int) -> str:
    players = fr_count(most, "joueur") if least == most else f"{least} à {most} joueurs"
    return f"{players} · {minutes} min"


def lobby_ready(opener: str, free: int) -> str:
    """`opener` is empty once anybody at the table may start."""
    who = f"**{opener}** peut" if opener else "Toute la table peut"
    more = f"On peut commencer ; il reste {fr_count(free, 'place')}." if free else "La table est complète."
    return f"✅ {more} {who} appuyer sur **Commencer**."


def already_seated(place: str) -> str:
    return f"Vous êtes déjà à la table : {place}."


def close_question() -> str:
    return "Fermer cette table ? Tout le monde perd sa place."


def table_closed() -> str:
    return "La table est fermée."


WORDS_TITLE = "Votre grain de hasard"
WORDS_LABEL = "Quelques mots de votre cru (facultatif)"


def words_added(words: str) -> str:
    return f"Vos mots entrent dans le mélange : `{words}`. Tout le monde les voit ; vous pouvez en changer jusqu’au début de la partie." if words else "Aucun mot à vous n’entre dans le mélange."


def words_hint() -> str:
    return "Pour que personne ne puisse choisir la donne, pas même mon hébergeur, ajoutez des mots à vous : `/partie rejoindre mots:…`, de préférence en dernier."
