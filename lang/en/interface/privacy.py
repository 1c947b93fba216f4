"""What is kept of people, in English."""

from __future__ import annotations

DOCUMENTS = {"privacy": "PRIVACY.md", "terms": "TERMS.md"}  # files beside the program


def privacy_policy(keep_days: int) -> str:
    names = f"Names are removed {keep_days} days after a game ends." if keep_days else "Names stay with finished games until you ask to be forgotten."
    return (
        "**What I keep, and why**\n"
        "- your Discord id and the name you had when you joined: to know who sits where and to call you\n"
        "- every move with its time: games are replayed from them, after restarts, for undo and for the proof of the shuffle\n"
        "- your language, whether your DMs are closed, your settings, and the hours of the day you’re usually active: to remind you at a good time\n"
        "- results, ratings and titles of finished games: hide yourself from them in `/settings`\n"
        "I can’t read your messages, and nothing is sent anywhere but to Discord.\n"
        f"{names} If I’m removed from a server, its games are deleted 30 days later.\n"
        "`/privacy export` gives you everything I have about you; `/privacy forget` makes me forget you.\n"
        "-# Whoever hosts me can read my database. Attached: the full privacy policy, and the terms of use."
    )


def privacy_exported() -> str:
    return "Everything I keep about you. For games still running, only what’s yours is in it."


def forget_question(seats: int) -> str:
    seat = {0: "", 1: " A bot takes your open seat; in a game for two, you lose."}.get(seats, f" Bots take your {seats} open seats; in games for two, you lose.")
    return (
        f"**Forget you, everywhere?** Finished games keep your moves under a nameless “player-…”.{seat} "
        "Your settings, reminders, results and ratings are gone for good."
    )


def forgotten() -> str:
    return "Done: I’ve forgotten you. If you press anything of mine again, we start over."
