"""Looking back: every turn of every game is there once, and while a game goes on nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playing import choose_move, choose_seat, imagined, playout, same_to
from rooms import FIRST_USER, played_of, reel_of, room_of

import games
import lang
from games import GAMES
from host.after import replaying
from host.after.replaying import NOBODY
from host.telling import posts
from host.telling.hidden import hides
from lang.notices import TableEvent
from render.cesar import highlights as cesar
from render.lutece import highlights as lutece
from rules.engine.dice import Dice
from rules.engine.match import Match, Record, Snapshot, start, unfold
from rules.engine.model import Kind, Seat

each_game = pytest.mark.parametrize("game", GAMES)
CARL = 5  # only watches


@cache
def whole(game: str) -> Match:
    """A random game, played to its end."""
    rules = GAMES[game].rules
    *_, end = playout(rules, max(rules.SEATS), f"look back {game}")
    return end


@each_game
def test_every_turn_is_there_once(game: str) -> None:
    end = whole(game)
    scenes = replaying.scenes(played_of(end))
    told = [one.event for _, _, telling in unfold(end.game, end.record) for one in telling]
    heading, names = games.text("en", game).heading, ("?",) * end.record.seats
    assert [news for scene in scenes for news in scene.news] == [
        one.event for _, _, telling in unfold(end.game, end.record) for one in telling if one.to is None
    ]
    assert sum(len(scene.news) + len(scene.whispered) for scene in scenes) == len(told), "what is told to one player alone is kept too"
    headings = [[bool(heading(news, names)) for news in scene.news].count(True) for scene in scenes]
    assert set(headings[:-1]) == {1}, "each has its own heading"
    assert headings[-1] == (2 if game == "lutece" else 1), "the round of Lutèce that cannot begin any more is none of its own (L2.1)"
    lengths = [len(scene.match.record.log) for scene in scenes]
    assert lengths == sorted(lengths) and scenes[-1].match == end
    for before, scene in pairwise(scenes):
        assert scene.match.record.log[: len(before.match.record.log)] == before.match.record.log


@each_game
@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_every_turn_can_be_shown(game: str, language: str) -> None:
    """Its news under its heading, the place of it below, and at the end the result; a message each."""
    end = whole(game)
    room, reel = room_of(end, language=language), reel_of(end)
    everybody = tuple(range(end.record.seats)) if hides(game) else NOBODY
    for turn, scene in enumerate(reel.scenes):
        post = replaying.post(room, reel, turn, everybody, language)
        assert len(post.text) <= 2000 and str(turn) in post.text.splitlines()[-1]
        assert len(post.pictures) == 1 + len(everybody) <= 10
        lines = [line for said in scene.said for line in posts.sentences(room, said, language)]
        assert len([line for line in replaying.told(room, reel, turn, language) if not line.startswith("**__")]) == len(lines)
    assert posts.result(room, language, posts.TEXT)[0] in post.text
    assert all(picture.draw().startswith(b"\x89PNG") for picture in post.pictures)


def test_who_may_look_through_whose_eyes() -> None:
    """While a game goes on through one's own; after its end through anybody's; where nothing is hidden there is nothing to choose."""
    *_, end = playout(GAMES["cesar"].rules, 2, "eyes")
    under_way = next(match for match in playout(GAMES["cesar"].rules, 2, "eyes") if match.ply > 20)
    assert replaying.viewpoints(room_of(under_way), CARL) == [NOBODY]
    assert replaying.viewpoints(room_of(under_way), FIRST_USER + 1) == [NOBODY, (1,)]
    assert replaying.viewpoints(room_of(end), FIRST_USER + 1) == [NOBODY, (1,), (0,), (0, 1)]
    assert replaying.viewpoints(room_of(whole("triumvirat")), FIRST_USER) == [NOBODY]
    say, names = lang.interface("en"), posts.callnames(room_of(end))
    named = [replaying.viewpoint(room_of(end), eyes, "en") for eyes in (NOBODY, (1,), (0, 1))]
    assert named == [say.SEEN_BY_ALL, say.seen_by(names[1]), say.ALL_OPEN]


# ---------------------------------------------------------------- two worlds

HIDDEN = [name for name in GAMES if hides(name) and name != "micatio"]  # there nothing stays hidden longer than a throw


def from_here(match: Match, state: Any) -> Match:
    """A game that begins with this position."""
    was = match.record
    origin = Snapshot(match.ply, match.moment, state)
    return start(match.game, Record(was.game, was.version, was.data, was.seats, was.seed, was.options, (), origin))[0]


def side_by_side(match: Match, seat: Seat, chance: Dice) -> tuple[Match, Match] | None:
    """The same answers in the real world and in another, as long as this seat hears the same in both; None if that is not long."""
    real, other = from_here(match, match.state), from_here(match, imagined(match, seat, chance).state)
    assert real.state != other.state, "nothing was hidden"
    for _ in range(60):
        if real.decision is None:
            return None
        asked, kind = choose_seat(real, chance), real.decision.kind
        common = tuple(move for move in real.legal(asked) if move in other.legal(asked))
        if not common:
            break
        unseen = kind is Kind.SEALED and asked != seat
        move = choose_move(common, chance, real)
        after, told = real.answer(asked, move)
        twin, heard = other.answer(asked, choose_move(other.legal(asked), chance, other) if unseen else move)
        if after.decision is None or not same_to(seat, told, heard, kind):
            break
        real, other = after, twin
    return (real, other) if len(real.record.log) > 2 else None


@pytest.mark.parametrize("game", HIDDEN)
def test_no_turn_tells_one_world_from_another(game: str) -> None:
    """What everybody, and what one player, is shown of the turns so far is the same to the byte, whatever the others hold."""
    chance, compared = Dice(f"worlds to look back at {game}", 0), 0
    seats = max(GAMES[game].rules.SEATS)
    for match in [one for one in playout(GAMES[game].rules, seats, f"look back in {game}") if not one.sealed and one.decision][4::9]:
        seat = chance.below(seats)
        pair = side_by_side(match, seat, chance)
        if pair is None:
            continue
        rooms, reels = [room_of(one) for one in pair], [reel_of(one) for one in pair]
        assert reels[0].last == reels[1].last
        for eyes in (NOBODY, (seat,)):
            for turn in range(reels[0].last + 1):
                one, two = (replaying.post(room, reel, turn, eyes, "en") for room, reel in zip(rooms, reels, strict=True))
                assert one.text == two.text
                assert [picture.alt for picture in one.pictures] == [picture.alt for picture in two.pictures]
                if turn == reels[0].last and compared < 4:
                    assert [picture.draw() for picture in one.pictures] == [picture.draw() for picture in two.pictures]
        compared += 1
    assert compared > 2, "too few worlds could be compared"


@pytest.mark.parametrize(("game", "shown"), [("lutece", lutece.round_shown), ("cesar", cesar.turn_shown)])
def test_the_picture_of_a_turn_bears_its_number(game: str, shown: Callable[[Any, Iterable[Any]], int]) -> None:
    """Not that of the next one, which has begun at its end."""
    _, *scenes = replaying.scenes(played_of(whole(game)))
    assert [shown(scene.match.state.table, scene.news) for scene in scenes] == list(range(1, len(scenes) + 1))


def test_what_all_chose_in_secret_is_shown_with_what_is_told_of_it() -> None:
    """A throw of Micatio leads to its own hands, not to those of the next; before the first nobody has thrown."""
    scenes = replaying.scenes(played_of(whole("micatio")))
    assert [scene.match.ply - scenes[0].match.ply for scene in scenes] == list(range(len(scenes)))
    assert scenes[0].match.record.log == () and not any(scene.match.sealed for scene in scenes)


def test_what_happens_at_the_table_besides_belongs_to_its_turn() -> None:
    """A happening stands where it happened, and never opens a turn of its own."""
    end = whole("fortuna")
    scenes = replaying.scenes(played_of(end))
    (first, *rest) = scenes
    assert isinstance(first.said[0].news[0], TableEvent), "the game has started"
    assert not any(isinstance(news, TableEvent) for scene in rest for said in scene.said for news in said.news)
