"""The end of a game, and what is given out after it, in English."""

from __future__ import annotations

from collections.abc import Sequence


def unfinished() -> str:
    return "The game ends unfinished. Here is the score so far."


def won_by_resignation(winner: str, loser: str) -> str:
    return f"🏆 **{winner}** wins: **{loser}** has resigned."


def end_verdict(verdict: str, why: str) -> str:
    return f"🏆 {verdict}. {why}"


def seed_shown(secret: str) -> str:
    return f"The sealed shuffle was `{secret}`. Check it with `/game proof`; `/game export` gives the whole game."


def score_line(what: str, points: str) -> str:
    return f"- {what}: {points}"


def score_alt(title: str) -> str:
    return f"Score sheet of {title}: the same lines as the text."


def again() -> str:
    return "Another game? Press **Rematch**, or `/game new`."


def exported(file: str) -> str:
    return (
        "The whole game in one file: players, options, the sealed shuffle and every move. "
        f"To check it, anybody with the bot’s program runs `python bot.py verify {file}`: every shuffle, move and score is worked out again, without Discord."
    )


def proof(commitment: str, additions: Sequence[tuple[str, int]], secret: str | None, seed: str | None, origin: int = 0) -> str:
    joins = "\n".join(f"  - {name}: `{click}`" for name, click in additions)
    after = (
        f"3. The secret, shown now that the game is over: `{secret}`. The SHA-256 of these 32 bytes must be the seal above.\n"
        f"4. The seed is the SHA-256 of the text made of the secret, a colon, and the additions joined by commas: `{seed}`.\n"
        "`/game export` gives the game as a file; `python bot.py verify FILE` replays every shuffle and move from it, offline."
        if secret
        else "3. The secret itself is shown at the end of the game; before, it would show every hidden card."
    )
    return (
        "**How the deal can be checked**\n"
        f"1. When the table opened, I drew a secret and showed its seal, the SHA-256: `{commitment}`. I can no longer change it.\n"
        f"2. Each player added the number Discord gave to their join, which I cannot choose:\n{joins}\n{after}\n"
        "This proves that the deal was fixed at the start and not changed since. It does not protect from a host who reads their own database."
        f"{proof_since(origin, secret is not None) if origin else ''}"
    )


def proof_since(origin: int, over: bool) -> str:
    where = f"row {origin} of the exported log" if over else "there"
    return f"\n⏪ This game could not be replayed and went on from a stored position, everybody agreeing: it can be checked from {where} on."
