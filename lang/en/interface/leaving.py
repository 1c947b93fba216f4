"""Resigning and ending, in English."""

from __future__ import annotations


def resign_question(seats: int, people: int) -> str:
    if seats == 2:
        after = "The other side then wins. This cannot be taken back."
    elif people > 1:
        after = "A computer player then goes on in your place; as long as nobody else has taken it, `/game join` gives it back to you."
    else:
        after = "The game is then over. This cannot be taken back."
    return f"Do you really want to resign? {after}"


def resigned() -> str:
    return "You have resigned."


def end_question(at_once: bool) -> str:
    after = "It stops here, unfinished, for everybody. This cannot be taken back." if at_once else "The others will be asked to agree."
    return f"Do you really want to end this game? {after}"


def ended() -> str:
    return "The game is over."


def keep_playing() -> str:
    return "All right: nothing has changed."
