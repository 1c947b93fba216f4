"""The end of a game, and what is given out after it, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import join


def unfinished() -> str:
    return "The game ends unfinished. The score so far:"


def won_by_resignation(winner: str, loser: str) -> str:
    return f"🏆 **{winner}** wins: **{loser}** resigned."


def end_verdict(verdict: str, why: str, level: str = "") -> str:
    return f"🏆 {verdict}: {level}. {why}" if level else f"🏆 {verdict}. {why}"


def end_proof(secret: str, fingerprint: str) -> str:
    """What the shuffle and an exported game can be checked with; covered, since it is of no use to who has just played."""
    numbers = f"Secret {secret}{f'; fingerprint {fingerprint}' if fingerprint else ''}"
    return f"-# 🔓 `/game proof` · `/game export` ||{numbers}||"


def fingerprint_shown(fingerprint: str) -> str:
    return f"-# Fingerprint of the whole game: `{fingerprint}`"


def score_line(what: str, points: str) -> str:
    return f"- {what}: {points}"


def score_alt(title: str) -> str:
    return f"{title} score sheet:"


def again() -> str:
    return "Play again? Press **Rematch**, or use `/game new`."


def exported(file: str) -> str:
    return (
        "The whole game in one file: players, options, shuffle and every move. "
        f"To check it, run `python bot.py verify {file}` with the bot’s code: it replays every shuffle, move and score, without Discord."
    )


def proof(commitment: str, additions: Sequence[tuple[str, int, str]], secret: str | None, seed: str | None, origin: int = 0) -> str:
    joins = "\n".join(f"  - {name}: `{click}`{f' and `{words}`' if words else ''}" for name, click, words in additions)
    said = any(words for _, _, words in additions)
    made = "the secret, a colon, and the players’ numbers separated by commas"
    made += "; then a colon and, again separated by commas, the SHA-256 of each one’s words (nothing for none)" if said else ""
    after = (
        f"3. Now that the game is over, here is the secret: `{secret}`. The SHA-256 of these 32 bytes must match the hash above.\n"
        f"4. The seed is the SHA-256 of this text: {made}: `{seed}`.\n"
        "Or let a computer do it: `/game export` gives you the game as a file, and `python bot.py verify FILE` replays all of it, offline."
        if secret
        else "3. You’ll see the secret when the game ends. Any earlier and it would give away every hidden card."
    )
    return (
        "**How to check the shuffle**\n"
        f"1. When the table opened, I drew a secret and published its SHA-256 hash: `{commitment}`. After that I can’t change it.\n"
        f"2. Each player added a number that I can’t choose: the one Discord gave their press on Join.\n{joins}\n{after}\n"
        "This proves that the shuffle was fixed at the start and never changed. It can’t protect you from a host who reads the database."
        f"{proof_since(origin, secret is not None) if origin else ''}"
    )


def proof_since(origin: int, over: bool) -> str:
    where = f"row {origin} of the exported log" if over else "there"
    return f"\n⏪ This game couldn’t be replayed. Everyone agreed to continue from a saved position, so it can only be checked from {where} on."


def decided(lines: Sequence[tuple[str, int, int]]) -> str:
    if len(lines) == 1:
        return "What decided it: {}, {} to {}.".format(*lines[0])
    return f"What decided it: {join([f'{what} ({won} to {lost})' for what, won, lost in lines], 'and')}."
