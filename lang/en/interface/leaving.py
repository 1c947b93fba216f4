"""Resigning and ending, in English."""

from __future__ import annotations


def resign_question(seats: int, people: int) -> str:
    if seats == 2:
        after = "Your opponent wins. You can’t undo this."
    elif people > 1:
        after = "A bot takes over for you. You can have your seat back with `/game join`, unless somebody else takes it first."
    else:
        after = "That ends the game. You can’t undo this."
    return f"Resign? {after}"


def resigned() -> str:
    return "You resigned."


def end_question(at_once: bool) -> str:
    after = "It stops here, unfinished, for everyone. You can’t undo this." if at_once else "The others have to agree."
    return f"End this game? {after}"


def ended() -> str:
    return "The game is over."


def keep_playing() -> str:
    return "OK, nothing changed."
