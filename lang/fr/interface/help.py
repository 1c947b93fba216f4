"""Lists, log, help and rulebook, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import fr_count

from .after import HELP as AFTER


def no_games() -> str:
    return "Vous n’êtes à aucune table. `/partie nouvelle`, dans un salon, en ouvre une."


def listed(title: str, where: str, state: str) -> str:
    return f"- **{title}**, dans {where} · {state}"


def gathering(missing: int) -> str:
    return f"Il manque {fr_count(missing, 'joueur')}." if missing else "Tout est prêt pour commencer."


def your_turn() -> str:
    return "**À vous de jouer.**"


LOG_END = "Fin de la partie"

LOG_FILE = "journal.txt"


def log_empty() -> str:
    return "Il ne s’est encore rien passé."


def helped(games: Sequence[str]) -> str:
    return (
        "**J’arbitre des jeux de société dans les salons de ce serveur.**\n"
        + "\n".join(f"- {game}" for game in games)
        + "\n\n**Pour commencer** : `/partie nouvelle` dans un salon ; les autres appuient sur **Rejoindre**, puis vous sur **Commencer**.\n"
        "**Pour jouer** : appuyez sur **Jouer** sous le plateau ; seuls les coups permis sont proposés, en privé. Chaque coup a aussi sa commande (`/cesar …`).\n"
        "**Cartes cachées** : appuyez sur **Ma main**, à tout moment ; elles arrivent aussi par message privé.\n"
        "**Seul, ou à court d’un joueur ?** `/partie automate` assied un joueur automatique ; `/partie conseil` dit ce que ferait un joueur fort.\n"
        "**Règles** : `/règles` trouve tout paragraphe par son numéro ou par un mot, même sans partie.\n"
        "**Un coup de travers ?** `/partie annuler`. **Encore une ?** `/partie revanche`. **Un contretemps ?** Les parties attendent des jours entiers et survivent aux redémarrages.\n"
        f"{AFTER}\n"
        "Et aussi : `/partie liste`, `journal`, `plateau` (avec `texte`, sans image), `abandonner`, `terminer`, `preuve`."
    )


def rules_chapters(title: str, intro: str, chapters: Sequence[str], number: str) -> str:
    return (
        f"**{title}**\n{intro}\n"
        + "\n".join(f"- {chapter}" for chapter in chapters)
        + f"\nChoisissez un chapitre ci-dessous, ou cherchez par numéro (`{number}`) ou par mot."
    )


def rules_nothing(words: str, number: str) -> str:
    return f"Rien trouvé pour « {words} ». Essayez un autre mot, ou un numéro comme `{number}`."


def rules_which() -> str:
    return "Aucune partie dans ce salon : de quel jeu voulez-vous lire les règles ?"


def rules_search(number: str) -> str:
    return f"Un numéro comme {number}, ou un mot"


def rules_more(numbers: Sequence[str]) -> str:
    return f"Voir aussi : {', '.join(numbers)}"


def rules_glossary() -> str:
    return "Lexique"


def rules_choose() -> str:
    return "Chapitres…"


SEARCH_TITLE = "Chercher dans les règles"
