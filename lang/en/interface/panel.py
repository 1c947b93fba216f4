"""The private panel, in English."""

from __future__ import annotations

from collections.abc import Sequence


def other_choices(named: Sequence[str] = ()) -> str:
    """Above a list: what is in it, if a few words tell."""
    return f"Other choices: {', '.join(named)}" if named else "Other choices…"


def continued() -> str:
    return "-# Continued below ↓"


def over(won: bool) -> str:
    """To a player whose game has just ended; who won stands below."""
    return "🎉 **You win!**" if won else "The game is over."


def stopped_short(done: int, said: int) -> str:
    """Fewer of the moves of one press could be played than it said."""
    return f"⏸ {done} of {said} steps played: the position has changed, so the rest is up to you."


def turn_undone() -> str:
    return "Your turn is undone: you’re back at its start."


def look_question() -> str:
    return "What would you like to see up close?"


def look_board() -> str:
    return "The board"
