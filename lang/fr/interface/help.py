"""Lists, log, help and rulebook, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import fr_count

from .after import HELP as AFTER


def no_games() -> str:
    return "Vous n’êtes à aucune table. Ouvrez-en une dans un salon avec `/partie nouvelle`."


def listed(title: str, where: str, state: str) -> str:
    return f"- **{title}**{f', dans {where}' if where else ''} · {state}"


def gathering(missing: int) -> str:
    return f"Il manque {fr_count(missing, 'joueur')}." if missing else "Prêt à commencer."


LOG_END = "Fin de la partie"

LOG_FILE = "journal.txt"


def log_empty() -> str:
    return "Rien ne s’est encore passé."


def helped(games: Sequence[str]) -> str:
    return (
        "**J’arbitre des jeux de société dans les salons de ce serveur.**\n"
        + "\n".join(f"- {game}" for game in games)
        + "\n\n**Pour commencer** : `/partie nouvelle` dans un salon. Les autres appuient sur **Rejoindre**, puis vous sur **Commencer**.\n"
        "**Un jeu à découvrir ?** `/apprendre` vous l’explique en cinq minutes, en jouant.\n"
        "**Pour jouer** : appuyez sur **Jouer** sous le plateau ; seuls les coups possibles vous sont proposés, en privé. Chaque coup a aussi sa commande (`/cesar …`).\n"
        "**Cartes cachées** : appuyez sur **Ma main** quand vous voulez ; elles arrivent aussi par message privé.\n"
        "**Il manque un joueur ?** `/partie ordinateur` ajoute un ordinateur. **Une hésitation ?** `/partie conseil` dit ce que jouerait un bon joueur.\n"
        "**Règles** : `/règles`, par numéro ou par mot, même sans partie en cours.\n"
        "**Une erreur ?** `/partie annuler`. **On rejoue ?** `/partie revanche`. **Pas le temps ?** Une partie peut durer des jours : `/table absence` prévient vos tables, `/table pause` en met une en pause, `/réglages` règle rappels et heures calmes.\n"
        f"{AFTER}\n"
        "Et aussi : `/partie liste`, `journal`, `plateau` (avec `texte`, sans image), `abandonner`, `terminer`, `preuve`."
    )


def rules_nothing(words: str, number: str) -> str:
    return f"Rien trouvé pour « {words} ». Essayez un autre mot, ou un numéro comme `{number}`."


def rules_which() -> str:
    return "Pas de partie dans ce salon : de quel jeu voulez-vous les règles ?"


def rules_everywhere() -> str:
    return "Appuyez sur un jeu pour lire tout ce que ses règles en disent."


def rules_search(number: str) -> str:
    return f"Une question, un mot ou un numéro ({number})"


def rules_more(numbers: Sequence[str]) -> str:
    return f"Voir aussi : {', '.join(numbers)}"


def rules_glossary() -> str:
    return "Lexique"


def rules_choose() -> str:
    return "Chapitres…"


SEARCH_TITLE = "Chercher dans les règles"


def question(words: str) -> str:
    """Above what a search has found: what was looked for."""
    return f"🔍 « {words} »"
