"""Lessons, in English."""

from __future__ import annotations

from lang import Command

BUTTONS = {
    "learn": "Learn it", "learn_skip": "Skip step", "learn_again": "Start over", "newtable": "New table",
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
    """A lesson that has been begun, as a button."""
    return f"{title} · step {step}/{steps}"


def lesson_instead(move: str, why: str) -> str:
    """Another move than the lesson asks for: it is not played."""
    return f"↩ **{move}**: that’s allowed, but {why}"


def no_lesson(title: str) -> str:
    return f"There’s no lesson for {title} yet. `/rules` has its rules."
