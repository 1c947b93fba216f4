"""The private panel, in English."""

from __future__ import annotations

from collections.abc import Sequence


def other_choices(rows: Sequence[tuple[str, Sequence[str]]] = ()) -> str:
    """Above a list: what is in it, row by row, if a few words tell."""
    told = "; ".join(f"{row} {', '.join(named)}" if row else ", ".join(named) for row, named in rows)
    return f"Other choices: {told}" if rows else "Other choices…"


def choices_of(row: str, named: Sequence[str]) -> str:
    """Above a list that is one row of choices."""
    return f"{row}: {', '.join(named)}"


def continued() -> str:
    return "-# Continued below ↓"


def over(won: bool) -> str:
    """To a player whose game has just ended; who won stands below."""
    return "🎉 **You win!**" if won else "The game is over."


def stopped_short(done: int, said: int) -> str:
    """Fewer of the moves of one press could be played than it said."""
    return f"⏸ {done} of {said} steps played: the position has changed, so the rest is up to you."


def turn_undone(whole: bool) -> str:
    """Not `whole`: it goes back only to what was rolled or revealed, or what somebody else decided."""
    return "Your turn is undone: you’re back at its start." if whole else "Undone as far as possible: what was rolled, revealed or answered by others stands."


def look_question() -> str:
    return "What would you like to see up close?"


def look_board() -> str:
    return "The board"
