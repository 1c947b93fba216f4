"""Lists, log, help and rulebook, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import en_count

from .after import HELP as AFTER


def no_games() -> str:
    return "You’re not in any game. Open one with `/game new` in a channel."


def listed(title: str, where: str, state: str) -> str:
    return f"- **{title}**{f' in {where}' if where else ''}: {state}"


def gathering(missing: int) -> str:
    return f"waiting for {en_count(missing, 'more player')}" if missing else "ready to start"


LOG_END = "The end"

LOG_FILE = "log.txt"


def log_empty() -> str:
    return "Nothing has happened yet."


def helped(games: Sequence[str]) -> str:
    return (
        "**I referee board games, right here in your channels.**\n"
        + "\n".join(f"- {game}" for game in games)
        + "\n\n**Start a game**: `/game new` in a channel; the others press **Join**, then you press **Start**.\n"
        "**New to a game?** `/learn` teaches it in five minutes, by playing.\n"
        "**Play**: press **Play** under the board. You’ll only see legal moves, and nobody else sees your menu. Every move is also a slash command (`/caesar …`).\n"
        "**Hidden cards**: press **Hand** whenever you like. I also send them to you by DM.\n"
        "**Alone, or one player short?** Add a bot with `/game bot`. **Stuck?** `/game hint`.\n"
        "**Rules**: `/rules`, by paragraph number or by word, even without a game.\n"
        "**Wrong move?** `/game undo`. **Play again?** `/game rematch`. **Called away?** Games can wait for days: `/table away` tells your tables, `/table pause` pauses one, `/settings` has reminders and quiet hours.\n"
        f"{AFTER}\n"
        "More: `/game list`, `log`, `board text:True`, `resign`, `end`, `proof`."
    )


def rules_nothing(words: str, number: str) -> str:
    return f"Nothing found for “{words}”. Try another word, or a number like `{number}`."


def rules_which() -> str:
    return "Which game’s rules?"


def rules_everywhere() -> str:
    return "Press a game for everything its rules say about this."


def rules_search(number: str) -> str:
    return f"A question, a word, or a number ({number})"


def rules_more(numbers: Sequence[str]) -> str:
    return f"See also: {', '.join(numbers)}"


def rules_glossary() -> str:
    return "Glossary"


def rules_choose() -> str:
    return "Chapters…"


SEARCH_TITLE = "Search the rules"


def question(words: str) -> str:
    """Above what a search has found: what was looked for."""
    return f"🔍 “{words}”"
