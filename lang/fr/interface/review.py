"""The review of a finished game, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Command
from lang.shared import fr_count

BUTTONS = {"review": "Analyse : chance et erreurs", "answer": "Voir la réponse"}

COMMANDS = {"review": Command("analyse", "Comment la partie s’est jouée : chances de gagner, part de la chance, tournants", {})}

CURVE_TITLE = "Chances de gagner"

CURVE_AXIS = "tour"

LUCK_WORDS = {
    "very_lucky": "la Fortune à ses côtés", "lucky": "de la chance", "none": "au total, ni chance ni malchance", "unlucky": "de la malchance", "very_unlucky": "la Fortune contre soi",
}  # fmt: skip

SOURCES = {"deal": "la donne", "dice": "les dés", "draws": "les pioches", "offers": "les cartes proposées", "votes": "les cartes Suffrage", "battles": "les batailles"}

TRY_PICK = "En rejouer un…"


def reviewing(done: int, whole: int) -> str:
    return f"🔎 J’analyse la partie : {100 * done // whole} %" if whole else "🔎 Un instant…"


def review_head(title: str) -> str:
    return f"**{title} : l’analyse**"


def luck_head() -> str:
    return "**La chance** : ce qu’elle a apporté à chacun, ou coûté, en chances de gagner :"


def luck_part(source: str, percent: int) -> str:
    return f"{source} {percent:+d} %".replace("-", "−")


def luck_line(name: str, word: str, parts: Sequence[str], percent: int | None) -> str:
    """`percent` : combien de fois une telle partie se gagne ; rien si elle a été abandonnée."""
    given = f" ({', '.join(parts)})" if parts else ""
    average = "" if percent is None else f" Avec une chance moyenne, une telle partie se gagne environ {percent} fois sur 100."
    return f"- **{name}** : {word}{given}.{average}"


def moments_head() -> str:
    return "**Les tournants**, d’après un ordinateur de niveau fort :"


def in_points(tenths: int) -> str:
    return f"{tenths / 10:.1f}".replace(".", ",") + (" point" if tenths < 20 else " points") + " au score final"


def in_chances(percent: int) -> str:
    return f"{percent} % de chances de gagner"


def moment_line(number: int, heading: str, played: str, better: str, amount: str, why: str) -> str:
    return f"{number}. **{heading}**, joué : {played}. Mieux (+{amount}) : **{better}**." + (f" {why}" if why else "")


def no_moments() -> str:
    return "**Les tournants** : d’après un ordinateur de niveau fort, aucune décision n’a coûté cher."


def curve_alt(title: str, turns: int) -> str:
    return f"{title} : les chances de gagner de chaque joueur sur {fr_count(turns, 'tour')}."


def try_head(number: int, heading: str) -> str:
    return f"**{number}. {heading}** : que feriez-vous ici ?"


def try_best(move: str) -> str:
    return f"✅ **{move}** : exactement ce que je ferais."


def try_good(move: str) -> str:
    return f"✅ **{move}** : je ne trouve rien de mieux."


def try_worse(move: str, amount: str) -> str:
    return f"❌ **{move}** : je crois qu’il y a mieux (+{amount} environ). Essayez encore !"
