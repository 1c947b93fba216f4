"""Profiles, rankings and histories, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Command
from lang.shared import de, fr_count, times

BUTTONS = {"hide": "Masquer mon palmarès", "unhide": "Montrer mon palmarès"}

COMMANDS = {
    "profile": Command("profil", "Parties, victoires, cotes et titres d’un joueur de ce serveur", {"player": ("joueur", "Vous, si vous ne nommez personne")}),
    "ranking": Command("classement", "Les meilleurs joueurs d’un jeu sur ce serveur", {"game": ("jeu", "Quel jeu")}),
    "history": Command("historique", "Les parties finies, à revoir", {"player": ("joueur", "De qui ; celles de ce salon si vous ne nommez personne")}),
}

DEEDS = {  # the titles are Latin in both languages
    "victor": "Victor", "triumphator": "Triumphator", "consul": "Consul", "veteranus": "Veteranus", "peregrinus": "Peregrinus",
    "felix": "Felix", "patronus": "Patronus", "legatus": "Legatus", "cunctator": "Cunctator", "princeps": "Princeps",
    "mercator": "Mercator", "dominus": "Dominus", "intactus": "Intactus", "imperator": "Imperator", "tribunus": "Tribunus", "auctor": "Auctor",
}  # fmt: skip

DEEDS_FOR = {
    "victor": "une partie gagnée", "triumphator": "trois victoires de suite", "consul": "dix victoires", "veteranus": "25 parties finies",
    "peregrinus": "tous les jeux d’ici joués jusqu’au bout", "felix": "victoire au départage", "patronus": "un groupe entier de patriciens",
    "legatus": "victoire, mission accomplie", "cunctator": "Fortuna gagné depuis l’arrière", "princeps": "Fortuna gagné en tête",
    "mercator": "deux Marchés servis", "dominus": "en tête dans trois ressources", "intactus": "victoire sans un point pour les autres",
    "imperator": "victoire par les provinces", "tribunus": "victoire par le vote du peuple", "auctor": "victoire par la compétence",
}  # fmt: skip

CARD = {"games": "Parties", "wins": "Victoires", "best": "Record", "rating": "Cote"}

HISTORY_PICK = "En revoir une…"


def profile_line(games: int, wins: int, streak: int) -> str:
    won = f"{fr_count(games, 'partie')}, {fr_count(wins, 'victoire')}"
    return f"{won} · {streak} de suite" if streak > 1 else won


def profile_game(title: str, games: int, wins: int, best: int | None, rating: str) -> str:
    points = "" if best is None else f", record {best}"
    return f"- **{title}** : {fr_count(games, 'partie')}, {fr_count(wins, 'victoire')}{points}. {rating}"


def rating(points: int, give_or_take: int) -> str:
    return f"Cote **{points}** ± {give_or_take}"


def no_rating(games: int) -> str:
    return f"Cote dans {fr_count(games, 'partie classée', 'parties classées')}" if games else "Pas encore de cote"


def against_bots(level: str, won: int, games: int) -> str:
    return f"{won} sur {games} contre des ordinateurs de niveau {level}"


def deed(title: str, reason: str, count: int) -> str:
    return f"- **{times(title, count)}** : {reason}"


def profile_empty(name: str) -> str:
    return f"**{name}** n’a encore fini aucune partie sur ce serveur."


def profile_hidden(name: str) -> str:
    return f"**{name}** garde son palmarès pour soi."


def now_hidden(hidden: bool) -> str:
    return "Votre palmarès est masqué : personne ne voit votre profil, et vous n’êtes dans aucun classement." if hidden else "Votre palmarès est de nouveau visible."


def card_alt(name: str) -> str:
    return f"Le palmarès {de(name)} : les mêmes chiffres que dans le texte."


def ranking_head(title: str) -> str:
    return f"**{title} : les meilleurs de ce serveur**"


def ranking_line(place: int, who: str, points: int, give_or_take: int, games: int) -> str:
    return f"{place}. {who} · **{points}** ± {give_or_take} · {fr_count(games, 'partie')}"


def ranking_foot(games: int) -> str:
    return f"-# Les parties entre personnes comptent, pas les parties amicales. On est classé à partir de {fr_count(games, 'partie')}."


def ranking_empty(title: str, games: int) -> str:
    return f"Personne ici n’a encore fini {fr_count(games, 'partie classée', 'parties classées')} à **{title}**. Les parties entre personnes comptent, sauf à une table amicale."


def history_head(name: str) -> str:
    return f"**Les parties {de(name)}**"


def history_of_channel() -> str:
    return "**Les parties de ce salon**"


def history_line(title: str, where: str, moment: int, players: Sequence[str], winners: Sequence[str]) -> str:
    won = f" · 🏆 {', '.join(winners)}" if winners else ""
    return f"- <t:{moment}:d> [{title}]({where}) : {', '.join(players)}{won}"


def history_place(line: str, place: int, seats: int, points: int | None) -> str:
    return f"{line} · place {place} sur {seats}" + ("" if points is None else f", {fr_count(points, 'point')}")


def history_empty() -> str:
    return "Aucune partie finie ici pour l’instant."


def somebody() -> str:
    return "quelqu’un"


def friendly(value: str) -> str:
    return f"Amicale : {value}"


def friendly_about() -> str:
    return "hors classement, et les conseils sont permis"
