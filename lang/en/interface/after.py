"""After the game: looking back, in English."""

from __future__ import annotations

from lang import Command

BUTTONS = {
    "replay": "Replay step by step", "turn": "Go to turn…", "film": "Film (animation)", "still": "One picture", "share": "Show everyone", "onward": "Play on from here",
}  # fmt: skip

COMMANDS = {
    "record": Command("record", "Look back at a game: replay, film, picture, review", {}),
    "replay": Command("replay", "See any turn of this channel’s game again, privately", {}),
    "film": Command("film", "The finished game as a film, one frame per turn", {}),
    "still": Command("picture", "The end of the game in one picture: board, scores, turning point", {}),
}

HELP = "**Look back**: `/record replay` shows any turn again, privately; `/record film` turns a finished game into a film, `/record review` shows luck and turning points. `/profile`, `/ranking` and `/history` show how everyone has done."

SEEN_BY_ALL = "What everyone saw"

ALL_OPEN = "All cards face up"

TURN_TITLE = "Go to turn"


def seen_by(name: str) -> str:
    return f"What {name} saw"


def replay_place(turn: int, last: int, seen: str) -> str:
    place = f"Turn {turn} of {last}" if turn else f"Set-up (0 of {last})"
    return f"-# {place}" + (f" · {seen}" if seen else "")


def turn_number(last: int) -> str:
    return f"A number from 0 to {last}"


def turning_point(heading: str) -> str:
    return f"Turning point: {heading}"


def filming(done: int, turns: int) -> str:
    return f"🎞️ Drawing turn {done} of {turns}…" if turns else "🎞️ One moment…"


def film_alt(title: str, verdict: str) -> str:
    return f"{title}, turn by turn. {verdict}"


def still_alt(title: str, verdict: str) -> str:
    return f"{title}: the last board, the score and the turning point. {verdict}"


def lobby_onward(turn: int) -> str:
    return f"⏪ Continues from turn {turn} of a finished game, with the unseen cards reshuffled. It doesn’t count for the ranking."
