"""Lessons, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Command

from .words import names

BUTTONS = {
    "learn": "Learn it", "learn_skip": "Skip step", "learn_again": "Restart lesson", "newtable": "New table", "learn_onward": "Play on in our DMs",
}  # fmt: skip

COMMANDS = {
    "learn": Command("learn", "Learn a game by playing: five minutes, only for you", {
        "game": ("game", "Which game; this channel’s if you leave it out"),
    }),
}  # fmt: skip


def lessons_which() -> str:
    return "Which game would you like to learn? It takes five minutes, and you can stop and come back at any time."


def lesson_head(title: str, step: int, steps: int) -> str:
    return f"-# {title} · step {step}/{steps}"


def lesson_label(title: str, step: int, steps: int) -> str:
    """A lesson that has been begun, as a button; at its last step it is done."""
    return f"{title} ✓" if step == steps else f"{title} · step {step}/{steps}"


def lesson_instead(move: str, why: str) -> str:
    """Another move than the lesson asks for: it is not played."""
    return f"↩ **{move}**: you could, but {why}"


def no_lesson(title: str) -> str:
    return f"There’s no lesson for {title} yet. `/rules` has its rules."


def lesson_goes_on(title: str, others: Sequence[str]) -> str:
    """The first line of a table in direct messages."""
    return f"🎓 **{title}**: your lesson’s game goes on, against {names(others)}. Bots play gently here, nothing counts, and only you see it."


def lesson_table(link: str) -> str:
    return f"Your table is ready, in our direct messages: {link}"


def lesson_busy(link: str) -> str:
    return f"You already have a table in our direct messages: {link}. Finish it first, or end it there with `/game end`."


def lesson_shut() -> str:
    return "I can’t write to you. Allow direct messages (server name → Privacy settings) and press again, or open a **New table** here."
