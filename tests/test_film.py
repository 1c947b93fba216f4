"""The film and the still: every turn is in it, it is small, and it is drawn elsewhere."""

from __future__ import annotations

import asyncio
import io
from functools import cache
from pathlib import Path

import pytest
from looking import decoded
from PIL import Image, ImageChops, ImageStat
from playing import playout
from rooms import reel_of, room_of
from tables import play_on, with_rooms

import games
import lang
from games import GAMES
from host.after import filming, replaying
from host.after.filming import Format, Order, Studio
from host.play import lobby
from host.play.rooms import Rooms
from host.record import exporting
from host.record.archive import Archive, archive
from render.film import FILM_LIMIT
from rules.engine.match import Match
from tools import record
from tools.errors import Fatal

each_game = pytest.mark.parametrize("game", GAMES)


@cache
def whole(game: str) -> Match:
    """A random game of the fewest players, played to its end."""
    *_, end = playout(GAMES[game].rules, min(GAMES[game].rules.SEATS), f"film {game}")
    return end


@each_game
def test_a_film_shows_every_turn(game: str) -> None:
    """The poster is the end, then come all turns in their order, each with its caption, and the end stays."""
    end = whole(game)
    room, reel = room_of(end, language="fr"), reel_of(end)
    shots, drawn = filming.shots(room, reel, "fr"), list[int]()
    assert len(shots) == len(reel.scenes) + 1 and all(shot.heading for shot in shots)
    assert "**" not in "".join(shot.heading + shot.words for shot in shots)
    assert all(any(name in shot.words for name in room.names) for shot in shots[1:]), "a caption says who did what"
    data = GAMES[game].painter.film(shots, room.names, games.text("fr", game), lambda done, turns: drawn.append(done))
    assert drawn == list(range(1, len(shots) + 1)) and len(data) <= FILM_LIMIT
    film = Image.open(io.BytesIO(data))
    frames = getattr(film, "n_frames", 1)
    assert film.format == "WEBP" and film.width == 600 and frames == len(shots) + 1
    lengths = [_length(film, number) for number in range(frames)]
    assert max(lengths) == lengths[-1], "the end stays"
    assert _apart(_frame(film, 0), _frame(film, frames - 1)) < 3, "the poster is the end"
    turns = (0, len(shots) // 2, len(shots) - 2)
    boards = [_small(game, shots[turn], room.names) for turn in turns]
    for place, turn in enumerate(turns):
        frame = _frame(film, turn + 1)
        apart = [_apart(frame.crop((0, 0, *board.size)), board) for board in boards]
        assert apart.index(min(apart)) == place, f"turn {turn} shows its own board"


def _small(game: str, shot: games.Shot, names: tuple[str, ...]) -> Image.Image:
    return decoded(GAMES[game].painter.board(shot.table, names, shot.marks, games.text("fr", game), shot.awaited)).reduce(2)


def _frame(film: Image.Image, number: int) -> Image.Image:
    film.seek(number)
    return film.convert("RGB")


def _length(film: Image.Image, number: int) -> int:
    film.seek(number)
    film.load()
    return int(film.info["duration"])


def _apart(one: Image.Image, other: Image.Image) -> float:
    """By how much two pictures differ on the average; WebP loses a little."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@each_game
def test_a_still_holds_board_score_and_turning_point(game: str) -> None:
    end = whole(game)
    room, reel = room_of(end), reel_of(end)
    *turns, last = filming.shots(room, reel, "en")
    moment = replaying.decisive(reel)
    assert moment is not None and 0 < moment <= reel.last
    paint = GAMES[game].painter
    with_moment = paint.still(last, turns[moment], room.sheet(), room.names, games.text("en", game))
    without = paint.still(last, None, room.sheet(), room.names, games.text("en", game))
    assert decoded(with_moment).height > decoded(without).height and len(with_moment) < 500_000


def finished(path: Path, game: str) -> tuple[Archive, str]:
    """A game in the book that was played to its end: what the book has of it, and its export."""

    async def live(rooms: Rooms) -> tuple[Archive, str]:
        room = await rooms.open(game, 1, 7, 101, "Alice", 1, "en")
        await lobby.join(room, 102, "Bob", 2)
        await lobby.start(room, 101, 3)
        await play_on(room, 2000)
        assert room.row.phase == "over"
        return await archive(room), await exporting.export(room)

    found: tuple[Archive, str] = with_rooms(path / "book", live)
    return found


def test_the_studio_draws_in_another_process_and_keeps_what_it_drew(tmp_path: Path) -> None:
    stored, _ = finished(tmp_path, "micatio")
    order, heard = Order(Format.FILM, stored, "en"), list[tuple[int, int]]()

    async def ask() -> bytes:
        studio = Studio()
        data = await studio.make(order, lambda done, turns: heard.append((done, turns)))
        many = len(heard)
        assert await studio.make(order, lambda done, turns: heard.append((done, turns))) is data and len(heard) == many
        return data

    assert asyncio.run(ask()) == filming.shoot(order, lambda done, turns: None)
    assert heard[-1][0] == heard[-1][1] > 2


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_an_exported_game_is_told_and_drawn_from_its_file(tmp_path: Path, language: str) -> None:
    """`python bot.py replay`, `film` and `picture`; what is no export says so."""
    _, text = finished(tmp_path, "micatio")
    file = tmp_path / "game.json"
    file.write_text(text, "utf-8")
    (story,) = record.retell(file, language)
    assert "Alice" in story and lang.interface(language).LOG_END in story
    for kind, magic in ((Format.FILM, b"RIFF"), (Format.STILL, b"\x89PNG")):
        record.draw(file, tmp_path / kind.file, kind, language)
        assert (tmp_path / kind.file).read_bytes().startswith(magic)
    file.write_text("{}", "utf-8")
    with pytest.raises(Fatal):
        record.retell(file, language)
