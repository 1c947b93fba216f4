"""Profiles, rankings and histories, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Command
from lang.shared import de, fr_count, join, times

BUTTONS = {"hide": "Masquer mon palmarès", "unhide": "Montrer mon palmarès"}

COMMANDS = {
    "profile": Command("profil", "Parties, victoires, cotes et titres d’un joueur de ce serveur", {"player": ("joueur", "Vous, par défaut")}),
    "ranking": Command("classement", "Les meilleurs joueurs d’un jeu sur ce serveur", {"game": ("jeu", "Quel jeu")}),
    "history": Command("historique", "Les parties terminées, à revoir", {"player": ("joueur", "De qui ; sinon, celles de ce salon")}),
}

DEEDS = {  # the titles are Latin in both languages
    "victor": "Victor", "triumphator": "Triumphator", "consul": "Consul", "veteranus": "Veteranus", "peregrinus": "Peregrinus",
    "felix": "Felix", "patronus": "Patronus", "legatus": "Legatus", "cunctator": "Cunctator", "princeps": "Princeps",
    "mercator": "Mercator", "dominus": "Dominus", "intactus": "Intactus", "imperator": "Imperator", "tribunus": "Tribunus", "auctor": "Auctor",
}  # fmt: skip

DEEDS_FOR = {
    "victor": "une partie gagnée", "triumphator": "trois victoires de suite", "consul": "dix victoires", "veteranus": "25 parties terminées",
    "peregrinus": "tous les jeux joués jusqu’au bout", "felix": "victoire au départage", "patronus": "un groupe de patriciens au complet",
    "legatus": "victoire avec la mission accomplie", "cunctator": "Fortuna gagné sans être en tête sur le chemin", "princeps": "Fortuna gagné en tête sur le chemin",
    "mercator": "deux Marchés approvisionnés", "dominus": "en tête dans trois ressources", "intactus": "victoire avant le premier point des autres",
    "imperator": "victoire militaire", "tribunus": "victoire politique", "auctor": "victoire par la compétence",
}  # fmt: skip

CARD = {"games": "Parties", "wins": "Victoires", "best": "Record", "rating": "Cote"}

HISTORY_PICK = "En revoir une…"


def profile_line(games: int, wins: int, streak: int, longest: int) -> str:
    won = f"{fr_count(games, 'partie')}, {fr_count(wins, 'victoire')}"
    now = f" · {fr_count(streak, 'victoire')} de suite" if streak > 1 else ""
    return won + now + (f" · meilleure série\u00a0: {fr_count(longest, 'victoire')}" if longest > max(1, streak) else "")


def profile_game(title: str, games: int, wins: int, best: int | None, rating: str) -> str:
    points = "" if best is None else f", record : {fr_count(best, 'point')}"
    return f"- **{title}** : {fr_count(games, 'partie')}, {fr_count(wins, 'victoire')}{points}. {rating}"


def rating(points: int, give_or_take: int) -> str:
    return f"Cote **{points}** ± {give_or_take}"


def no_rating(games: int) -> str:
    return f"Cote dans {fr_count(games, 'partie classée', 'parties classées')}" if games else "Pas encore de cote"


def against_bots(level: str, won: int, games: int) -> str:
    return f"{fr_count(won, 'victoire')} sur {games} contre l’ordinateur (niveau {level})"


def profile_favourite(titles: Sequence[str]) -> str:
    return f"{'Jeux préférés' if len(titles) > 1 else 'Jeu préféré'} : {join([f'**{title}**' for title in titles], 'et')}"


def profile_luck(percent: int, games: int) -> str:
    over = f"sur {fr_count(games, 'partie analysée', 'parties analysées')}"
    if not percent:
        return f"Chance : équilibrée {over}"
    wins = f"{abs(percent) / 100:.2f} {'victoire' if abs(percent) < 200 else 'victoires'}".replace(".", ",")
    return f"Chance : {wins} en {'plus' if percent > 0 else 'moins'} au total, {over}"


def deed(title: str, reason: str, count: int) -> str:
    return f"- **{times(title, count)}** : {reason}"


def profile_empty(name: str) -> str:
    return f"**{name}** n’a encore terminé aucune partie sur ce serveur."


def profile_hidden(name: str) -> str:
    return f"Le palmarès {de(f'**{name}**')} est privé."


def now_hidden(hidden: bool) -> str:
    return "Votre palmarès est masqué : personne ne voit votre profil et vous ne figurez dans aucun classement." if hidden else "Votre palmarès est de nouveau visible."


def card_alt(name: str) -> str:
    return f"Le palmarès {de(name)} : les mêmes chiffres que dans le texte."


def ranking_head(title: str) -> str:
    return f"**{title} : les meilleurs de ce serveur**"


def ranking_line(place: int, who: str, points: int, give_or_take: int, games: int) -> str:
    return f"{place}. {who} · **{points}** ± {give_or_take} · {fr_count(games, 'partie')}"


def ranking_foot(games: int) -> str:
    return f"-# Seules comptent les parties contre d’autres joueurs, hors tables amicales. On est classé à partir de {fr_count(games, 'partie')}."


def ranking_empty(title: str, games: int) -> str:
    return f"Personne ici n’a encore terminé {fr_count(games, 'partie classée', 'parties classées')} à **{title}**. Seules comptent les parties contre d’autres joueurs, hors tables amicales."


def history_head(name: str) -> str:
    return f"**Les parties {de(name)}**"


def history_of_channel() -> str:
    return "**Les parties de ce salon**"


def history_line(title: str, where: str, moment: int, players: Sequence[str], winners: Sequence[str]) -> str:
    won = f" · 🏆 {', '.join(winners)}" if winners else ""
    return f"- <t:{moment}:d> [{title}]({where}) : {', '.join(players)}{won}"


def history_place(line: str, place: int, seats: int, points: int | None) -> str:
    return f"{line} · place {place} sur {seats}" + ("" if points is None else f", {fr_count(points, 'point')}")


def history_empty() -> str:
    return "Aucune partie terminée ici pour l’instant."


def somebody() -> str:
    return "quelqu’un"


def friendly(value: str) -> str:
    return f"Table amicale : {value}"


def friendly_about() -> str:
    return "ne compte pas pour le classement"
