"""The review of a finished game, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Command

BUTTONS = {"review": "Review: luck and mistakes", "answer": "Show the answer"}

COMMANDS = {"review": Command("review", "How the game went: winning chances, luck, turning points", {})}

CURVE_TITLE = "Winning chances"

CURVE_AXIS = "turn"

LUCK_WORDS = {
    "very_lucky": "Fortune’s favourite", "lucky": "lucky", "none": "on balance neither lucky nor unlucky", "unlucky": "unlucky", "very_unlucky": "forsaken by Fortune",
}  # fmt: skip

SOURCES = {"deal": "the deal", "dice": "dice", "draws": "cards drawn", "offers": "cards on offer", "votes": "vote cards", "battles": "battles"}

TRY_PICK = "Try one of them again…"


def reviewing(done: int, whole: int) -> str:
    return f"🔎 Reviewing the game: {100 * done // whole}%" if whole else "🔎 One moment…"


def review_head(title: str) -> str:
    return f"**{title}: the review**"


def luck_head() -> str:
    return "**Luck**: what it added to each player’s chances of winning, or took away:"


def luck_part(source: str, percent: int) -> str:
    return f"{source} {percent:+d}%".replace("-", "−")


def luck_line(name: str, word: str, parts: Sequence[str], percent: int | None) -> str:
    """`percent`: how often such a game is won; none of one that was given up."""
    given = f" ({', '.join(parts)})" if parts else ""
    average = "" if percent is None else f" With average luck, such a game is won about {percent}% of the time."
    return f"- **{name}**: {word}{given}.{average}"


def moments_head() -> str:
    return "**Turning points**, as far as a strong bot can tell:"


def in_points(tenths: int) -> str:
    return f"{tenths / 10:.1f} points in the final score"


def in_chances(percent: int) -> str:
    return f"{percent}% winning chance"


def moment_line(number: int, heading: str, played: str, better: str, amount: str, why: str) -> str:
    return f"{number}. **{heading}**, played: {played}. Better (+{amount}): **{better}**." + (f" {why}" if why else "")


def no_moments() -> str:
    return "**Turning points**: as far as a strong bot can tell, no decision cost much."


def curve_alt(title: str, turns: int) -> str:
    return f"{title}: the winning chances of every player over {turns} turns."


def try_head(number: int, heading: str) -> str:
    return f"**{number}. {heading}**: what would you do here?"


def try_best(move: str) -> str:
    return f"✅ **{move}**: exactly what I’d do."


def try_good(move: str) -> str:
    return f"✅ **{move}**: as good as anything I can find."


def try_worse(move: str, amount: str) -> str:
    return f"❌ **{move}**: I think there’s something better, by about {amount}. Try again!"
