"""Lists, log, help and rulebook, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import en_count


def no_games() -> str:
    return "You sit at no table. `/game new` in a channel opens one."


def listed(title: str, where: str, state: str) -> str:
    return f"- **{title}** in {where}: {state}"


def gathering(missing: int) -> str:
    return f"gathering, {en_count(missing, 'player')} missing" if missing else "ready to start"


def your_turn() -> str:
    return "**your turn**"


LOG_END = "The end"

LOG_FILE = "log.txt"


def log_empty() -> str:
    return "Nothing has happened yet."


def helped(games: Sequence[str]) -> str:
    return (
        "**I referee board games in this server’s channels.**\n"
        + "\n".join(f"- {game}" for game in games)
        + "\n\n**To begin**: `/game new` in a channel; the others press **Join**, then you press **Start**.\n"
        "**To play**: press **Play** under the board: only legal moves are offered, for you alone. Every move is also a slash command (`/cesar …`).\n"
        "**Hidden cards**: press **Hand**, at any time; they come by direct message too.\n"
        "**Alone, or one short?** `/game bot` seats a computer player; `/game hint` tells what a strong one would do.\n"
        "**Rules**: `/rules` finds any paragraph by number or word, without a game too.\n"
        "**Wrong move?** `/game undo`. **Once more?** `/game rematch`. **Called away?** Games wait for days and survive restarts.\n"
        "More: `/game list`, `log`, `board text:True`, `resign`, `end`, `proof`."
    )


def rules_chapters(title: str, intro: str, chapters: Sequence[str], number: str) -> str:
    return (
        f"**{title}**\n{intro}\n"
        + "\n".join(f"- {chapter}" for chapter in chapters)
        + f"\nChoose a chapter below, or search by number (`{number}`) or by word."
    )


def rules_nothing(words: str, number: str) -> str:
    return f"Nothing found for “{words}”. Try another word, or a number such as `{number}`."


def rules_which() -> str:
    return "There is no game in this channel: which game’s rules would you like to read?"


def rules_search(number: str) -> str:
    return f"A number such as {number}, or a word"


def rules_more(numbers: Sequence[str]) -> str:
    return f"See also: {', '.join(numbers)}"


def rules_glossary() -> str:
    return "Glossary"


def rules_choose() -> str:
    return "Chapters…"


SEARCH_TITLE = "Search the rules"
