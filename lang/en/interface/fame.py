"""Profiles, rankings and histories, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Command
from lang.shared import en_count, join, times

BUTTONS = {"hide": "Hide my record", "unhide": "Show my record"}

COMMANDS = {
    "profile": Command("profile", "A player’s games, wins, ratings and titles on this server", {"player": ("player", "You, if you name nobody")}),
    "ranking": Command("ranking", "The best players of a game on this server", {"game": ("game", "Which game")}),
    "history": Command("history", "Finished games, to watch again", {"player": ("player", "Whose games; this channel’s if you name nobody")}),
}

DEEDS = {  # the titles are Latin in both languages
    "victor": "Victor", "triumphator": "Triumphator", "consul": "Consul", "veteranus": "Veteranus", "peregrinus": "Peregrinus",
    "felix": "Felix", "patronus": "Patronus", "legatus": "Legatus", "cunctator": "Cunctator", "princeps": "Princeps",
    "mercator": "Mercator", "dominus": "Dominus", "intactus": "Intactus", "imperator": "Imperator", "tribunus": "Tribunus", "auctor": "Auctor",
}  # fmt: skip

DEEDS_FOR = {
    "victor": "won a game", "triumphator": "won three games in a row", "consul": "won ten games", "veteranus": "finished 25 games",
    "peregrinus": "finished a game of every title", "felix": "won on a tie-break", "patronus": "took a whole group of patricians",
    "legatus": "won with the mission fulfilled", "cunctator": "won Fortuna from behind", "princeps": "won Fortuna from the front",
    "mercator": "served two Markets", "dominus": "led in three resources", "intactus": "won before anyone else scored",
    "imperator": "won by conquest", "tribunus": "won by politics", "auctor": "won by skill",
}  # fmt: skip

CARD = {"games": "Games", "wins": "Wins", "best": "Best", "rating": "Rating"}

HISTORY_PICK = "Watch one again…"


def profile_line(games: int, wins: int, streak: int, longest: int) -> str:
    won = f"{en_count(games, 'game')}, {wins} won"
    now = f" · {streak} wins in a row" if streak > 1 else ""
    return won + now + (f" · best streak: {longest} wins" if longest > max(1, streak) else "")


def profile_game(title: str, games: int, wins: int, best: int | None, rating: str) -> str:
    points = "" if best is None else f", best score {best}"
    return f"- **{title}**: {en_count(games, 'game')}, {wins} won{points}. {rating}"


def rating(points: int, give_or_take: int) -> str:
    return f"Rating **{points}** ± {give_or_take}"


def no_rating(games: int) -> str:
    return f"Rated after {en_count(games, 'more rated game')}" if games else "Not rated yet"


def against_bots(level: str, won: int, games: int) -> str:
    return f"{won} of {games} against {level} bots"


def profile_favourite(titles: Sequence[str]) -> str:
    return f"{'Favourites' if len(titles) > 1 else 'Favourite'}: {join([f'**{title}**' for title in titles], 'and')}"


def profile_luck(percent: int, games: int) -> str:
    over = f"over {en_count(games, 'reviewed game')}"
    if not percent:
        return f"Luck: evened out {over}"
    return f"Luck: {'worth' if percent > 0 else 'cost'} {abs(percent) / 100:.2f} wins in all, {over}"


def deed(title: str, reason: str, count: int) -> str:
    return f"- **{times(title, count)}**: {reason}"


def profile_empty(name: str) -> str:
    return f"**{name}** hasn’t finished a game on this server yet."


def profile_hidden(name: str) -> str:
    return f"**{name}** keeps their record private."


def now_hidden(hidden: bool) -> str:
    return "Your record is hidden: nobody sees your profile, and you’re not in any ranking." if hidden else "Your record is visible again."


def card_alt(name: str) -> str:
    return f"{name}’s record: the same figures as in the text."


def ranking_head(title: str) -> str:
    return f"**{title}: this server’s best players**"


def ranking_line(place: int, who: str, points: int, give_or_take: int, games: int) -> str:
    return f"{place}. {who} · **{points}** ± {give_or_take} · {en_count(games, 'game')}"


def ranking_foot(games: int) -> str:
    return f"-# Games between people count, friendly ones don’t. You’re listed once you’ve finished {games} rated games."


def ranking_empty(title: str, games: int) -> str:
    return f"Nobody here has finished {games} rated games of **{title}** yet. Games between people count, unless the table was opened as friendly."


def history_head(name: str) -> str:
    return f"**{name}’s games**"


def history_of_channel() -> str:
    return "**Games in this channel**"


def history_line(title: str, where: str, moment: int, players: Sequence[str], winners: Sequence[str]) -> str:
    won = f" · 🏆 {', '.join(winners)}" if winners else ""
    return f"- <t:{moment}:d> [{title}]({where}): {', '.join(players)}{won}"


def history_place(line: str, place: int, seats: int, points: int | None) -> str:
    return f"{line} · place {place} of {seats}" + ("" if points is None else f", {points} points")


def history_empty() -> str:
    return "No finished games here yet."


def somebody() -> str:
    return "someone"


def friendly(value: str) -> str:
    return f"Friendly: {value}"


def friendly_about() -> str:
    return "doesn’t count for the ranking"
