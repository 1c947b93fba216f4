"""How a game ends in its channel: one message that calls everybody, says who won and why, and offers to look back and to play again."""

from __future__ import annotations

import re
from collections import deque

import pytest
from playing import playout
from rooms import room_of

import games
import lang
from cogs.ui import screens
from games import GAMES
from host.telling import posts

FINGERPRINT = "cd" * 32
LONG = re.compile(r"[0-9a-f]{20}")  # somebody’s id has 19 digits at most


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_end_is_one_message_for_everybody(game: str, language: str) -> None:
    """The secret and the fingerprint stand in it, but a player who does not want to check anything reads neither."""
    rules, say = GAMES[game].rules, lang.interface(language)
    [match] = deque(playout(rules, min(rules.SEATS), "the end"), 1)
    room = room_of(match, language=language)
    post, first_row = posts.board(room, 0, FINGERPRINT), screens.board_view(room).to_components()[0]["components"]
    verdict, *_, called, again, proof = post.text.splitlines()
    assert verdict.startswith(say.end_verdict(*games.text(language, game).verdict(room.sheet(), posts.callnames(room))))
    assert post.mentions == posts.users(room, range(room.row.seats)) and called.split() == [f"<@{user}>" for user in post.mentions]
    assert [one.name for one in post.pictures] == ["board.png", "score.png"] and again == say.again()
    assert [button["label"] for button in first_row] == [say.BUTTONS[verb] for verb in ("review", "film", "replay", "rematch")]
    small, covered, after = proof.split("||")
    assert room.row.secret in covered and FINGERPRINT in covered and small.startswith("-# ") and not after
    assert not LONG.search(post.text.replace(covered, "")), "no other line shows a hash"
