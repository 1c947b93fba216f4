"""A hand and the part of the board a question is about are drawn once: again only when what they show has changed, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, cast

import pytest
from playing import playout
from render_cesar_positions import MIDDLE, MINE

import games
from games import GAMES
from lang import LANGUAGES
from render import kit
from render.easel import Easel
from render.kit import shelf
from rules.cesar.components import CAESAR, CLEOPATRA
from rules.engine.model import View

NAMES = ("Livia", "Marcus", "Zoé", "Octavie")
EN = games.text("en", "cesar")


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    kit.PICTURES.clear()
    yield
    kit.PICTURES.clear()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_would_be_drawn(game: str) -> None:
    """In a whole game, in both languages and with other names: a picture from the shelf is the one that this moment would give."""
    title, easel = GAMES[game], cast(Easel[Any, Any, Any], GAMES[game].painter)
    seats = min(title.rules.SEATS)
    for n, match in enumerate(playout(title.rules, seats, "kept")):
        if n % 5 or match.decision is None:
            continue
        seat, names, text = n % seats, NAMES[:seats] if n % 3 else NAMES[-seats:], games.text(LANGUAGES[n // 5 % 2], game)
        view = match.view(seat)
        assert easel.hand(view, names, text) == easel._hand(view, names, text)
        about = title.glimpse.subject(view, match.legal(seat)) if title.glimpse and seat in match.waiting else None
        if title.glimpse and about is not None:
            fresh = kit.encode(title.glimpse.draw(view, about, names, text), easel.palette)
            assert title.glimpse.picture(view, about, names, text) == fresh


def test_a_hand_is_drawn_again_only_when_it_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a move of the other nor a card on the table touches it; a card in it does."""
    drawn: list[Any] = []
    draw, encode = GAMES["cesar"].painter.hand, kit.encode

    def counted(*args: Any) -> bytes:
        drawn.append(args)
        return encode(*args)

    monkeypatch.setattr(kit, "encode", counted)
    mine = draw(View(MIDDLE, CAESAR, MINE), NAMES[:2], EN)
    later = next(match for match in playout(GAMES["cesar"].rules, 2, "later") if match.ply > 30).state.table
    assert draw(View(later, CAESAR, MINE), NAMES[:2], EN) == mine and len(drawn) == 1
    fewer = type(MINE)(MINE.cards[1:], MINE.hidden, MINE.mission, knows=MINE.knows)
    assert draw(View(MIDDLE, CAESAR, fewer), NAMES[:2], EN) != mine and len(drawn) == 2


def test_another_seat_or_language_never_gets_it() -> None:
    draw, view = GAMES["cesar"].painter.hand, View(MIDDLE, CAESAR, MINE)
    shown = [
        draw(view, NAMES[:2], EN), draw(View(MIDDLE, CLEOPATRA, MINE), NAMES[:2], EN),
        draw(view, NAMES[:2], games.text("fr", "cesar")), draw(view, ("Paul", "Marcus"), EN),
    ]  # fmt: skip
    assert len(set(shown)) == len(shown) == len(kit.PICTURES)


def test_what_is_held_alone_is_not_in_the_key_of_a_part_of_the_board() -> None:
    """So that it cannot be in the picture, either: the hand is taken off before anything is drawn."""
    glimpse = GAMES["cesar"].glimpse
    assert glimpse is not None
    box = (0, 0, 400, 200)
    assert glimpse.picture(View(MIDDLE, CAESAR, MINE), box, NAMES[:2], EN) == glimpse.picture(
        View(MIDDLE, CAESAR, type(MINE)(())), box, NAMES[:2], EN
    )
    assert len(kit.PICTURES) == 1


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    few = shelf.Shelf[shelf.Png](30_000)
    monkeypatch.setattr(shelf, "PICTURES", few)
    for n in range(40):
        png = bytes([n]) * 1000
        assert kit.picture(n, partial(bytes, png)) == png
    assert few.taken <= few.room and 0 < len(few) < 10
    assert kit.picture(39, bytes) == bytes([39]) * 1000, "the last is there"
    assert kit.picture(0, lambda: b"anew") == b"anew", "the first has gone"
