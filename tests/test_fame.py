"""What comes of finished games: who counts, how ratings find the order of strength, and that the hall can be made again from the logs."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from looking import decoded
from shelf import both_engines
from tables import ALICE, BOB, CARL, GUILD, lived, play_on_all, play_out
from wording import flat

import games
import lang
from games import GAMES
from host.after import deeds, fame, ratings
from host.after.hall import AtGame, Hall, Profile
from host.after.ratings import Rating
from host.after.review import Luck, Review
from host.days.people import People
from host.play import consent, lobby
from host.play.room import Room
from host.play.rooms import Rooms
from rules.engine import codec
from rules.engine.model import Cite, Line, Sheet

pytestmark = both_engines

DORA = 104


# ---------------------------------------------------------------- ratings


def cautious(rating: Rating) -> float:
    """What a ladder is ordered by: somebody is most likely better than that."""
    return rating.mu - 2 * rating.sigma


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_find_a_known_order(seats: int) -> None:
    """Eight people of known strength, thirty games each: the ladder has them nearly in order, and is surer of them than at first."""
    chance, known = Random(seats), dict[int, Rating]()
    for _ in range(8 * 30 // seats):
        met = chance.sample(range(8), seats)
        form = {user: user * 1.2 + chance.gauss(0, 2) for user in met}
        order = sorted(met, key=lambda user: -form[user])
        known |= ratings.after(known, {user: place for place, user in enumerate(order, 1)})
    ladder = sorted(known, key=lambda user: -cautious(known[user]))
    apart = sum((place - (7 - user)) ** 2 for place, user in enumerate(ladder))
    assert 1 - 6 * apart / (8 * 63) > 0.85, f"the rank correlation of {ladder}"
    assert all(rating.sigma < 0.75 * Rating().sigma and rating.shown for rating in known.values())


def test_luck_in_a_tie_is_the_winners_own() -> None:
    """Felix is who won by a tie-break; that others shared a place has nothing to do with it."""
    cite = Cite("T1.1")
    line = Line("points", cite, (9, 5, 5))
    behind = Sheet((line,), (9, 5, 5), (1, 2, 3), "over", (Line("gold", cite, (None, 2, 1)),))
    ahead = Sheet((line,), (9, 9, 5), (1, 2, 3), "over", (Line("gold", cite, (2, 1, None)),))
    assert "felix" not in deeds.of_game("toy", behind, 0) and "felix" in deeds.of_game("toy", ahead, 0)


def test_a_rating_is_fair() -> None:
    """A draw between equals moves nobody; the winner gains what a loser loses; who was expected to win gains little."""
    even = ratings.after({}, {1: 1, 2: 1})
    assert even[1].points == even[2].points == Rating().points == 1500
    won = ratings.after({}, {1: 1, 2: 2})
    assert won[1].points - 1500 == 1500 - won[2].points > 0
    strong = {1: Rating(35.0, 3.0, 9), 2: Rating(20.0, 3.0, 9)}
    usual, upset = ratings.after(strong, {1: 1, 2: 2}), ratings.after(strong, {1: 2, 2: 1})
    assert usual[1].mu - 35 < 35 - upset[1].mu


# ---------------------------------------------------------------- what counts


async def dealt(rooms: Rooms, game: str, *people: int, bots: str = "", channel: int = 1, friendly: bool = False) -> Room:
    first, *others = people
    room = await rooms.open(game, channel, GUILD, first, f"P{first}", channel * 100 + first, "en")
    for user in others:
        await lobby.join(room, user, f"P{user}", channel * 100 + user)
    if bots:
        await lobby.add_computer(room, first, bots, channel * 100)
    if friendly:
        await lobby.play_friendly(room, first, friendly=True)
    await lobby.start(room, first, channel * 1000)
    return room


async def counted(hall: Hall) -> dict[int, tuple[int, bool]]:
    """Place and whether it counts, by person, of the one game that was played."""
    await hall.catch_up()
    rows = await hall.store.read("SELECT user_id, place, rated FROM results", ())
    return {user: (place, bool(rated)) for user, place, rated in rows}


def test_a_game_among_people_counts(tmp_path: Path) -> None:
    async def story(rooms: Rooms, hall: Hall) -> None:
        room = await dealt(rooms, "micatio", ALICE, BOB, CARL)
        await play_out(room)
        ranks = room.sheet().ranks
        assert await counted(hall) == {user: (ranks[seat], True) for seat, user in enumerate((ALICE, BOB, CARL))}

    lived(tmp_path, story)


@pytest.mark.parametrize("reason", ["friendly", "hint", "alone", "consent"])
def test_what_does_not_count(tmp_path: Path, reason: str) -> None:
    """A friendly table, one where a hint was asked for, a lone player among bots; ended by consent it has no result at all."""

    async def story(rooms: Rooms, hall: Hall) -> None:
        people = (ALICE,) if reason == "alone" else (ALICE, BOB)
        room = await dealt(rooms, "micatio", *people, bots="strong" if reason == "alone" else "", friendly=reason == "friendly")
        if reason == "hint":
            await room.note_hint(ALICE)
        if reason == "consent":
            await consent.end(room, ALICE, "P", moderator=False)
            await consent.vote(room, BOB, agree=True)
        else:
            await play_out(room)
        found = await counted(hall)
        assert set(found) == (set() if reason == "consent" else set(people))
        assert not any(rated for _, rated in found.values())
        if reason == "alone":
            assert [(level, of) for level, _, of in (await hall.profile(ALICE, GUILD)).against] == [("strong", 1)]

    lived(tmp_path, story)


def test_who_resigns_is_last(tmp_path: Path) -> None:
    """Of two the other has won; of three a bot goes on and the other two are compared with each other and with who left."""

    async def duel(rooms: Rooms, hall: Hall) -> None:
        room = await dealt(rooms, "cesar", ALICE, BOB)
        await consent.resign(room, BOB, 77)
        assert await counted(hall) == {ALICE: (1, True), BOB: (2, True)}

    lived(tmp_path / "duel", duel)

    async def three(rooms: Rooms, hall: Hall) -> None:
        room = await dealt(rooms, "micatio", ALICE, BOB, CARL)
        await play_on_all(room, 2)
        await consent.resign(room, ALICE, 77)
        await play_out(room)
        found = await counted(hall)
        assert found[ALICE] == (3, True) and found[BOB][1] and found[CARL][1] and set(found) == {ALICE, BOB, CARL}
        rated = await hall._ratings("micatio", (ALICE, BOB, CARL))
        assert rated[ALICE].mu < min(rated[BOB].mu, rated[CARL].mu), "even behind who came in third of three, a bot before them"

    lived(tmp_path / "three", three)


@pytest.mark.parametrize("early", [True, False])
def test_a_seat_that_a_bot_played_for_more_than_a_quarter(tmp_path: Path, early: bool) -> None:
    """Whom a bot sat in for counts only if most answers were their own; who was replaced for good has no result."""

    async def story(rooms: Rooms, hall: Hall) -> None:
        room = await dealt(rooms, "fortuna", ALICE, BOB, CARL)
        await play_on_all(room, 4 if early else 290)
        async with room.lock:
            await consent.sit_in(room, room.seat_of(BOB), 55)
        await play_on_all(room, 60 if early else 6)
        async with room.lock:
            await consent._automate(room, room.seat_of(CARL), 56)
        await play_out(room)
        found = await counted(hall)
        assert set(found) == {ALICE, BOB} and found[BOB][1] == (not early)
        assert found[ALICE][1] == (not early), "alone she meets nobody"

    lived(tmp_path, story)


# ---------------------------------------------------------------- the hall


async def many(rooms: Rooms) -> list[Room]:
    """A dozen duels of Micatio, in two servers' channels, one after the other."""
    made = []
    for n in range(12):
        pair = Random(n).sample((ALICE, BOB, CARL, DORA), 2)
        room = await dealt(rooms, "micatio", *pair, channel=n + 1)
        await play_out(room)
        await room.mark(ended=1_800_000_000 + n)
        made.append(room)
    return made


def test_the_hall_can_be_made_again(tmp_path: Path) -> None:
    """One game at a time, all at once, or in the wrong order: the same results and ratings; a rating is shown from the third game on."""

    async def story(rooms: Rooms, hall: Hall) -> None:
        played = await many(rooms)
        assert await hall.catch_up() == len(played) and await hall.catch_up() == 0
        tables = await snapshot(hall)
        await hall.store.keep_setting("hall", "by an earlier way of reckoning")
        assert await hall.catch_up() == len(played) and await snapshot(hall) == tables
        await hall._empty()
        for room in reversed(played):
            await hall._settle(room.id)
        assert await snapshot(hall) == tables
        ladder, count = await hall.ranking("micatio", GUILD)
        assert count == len(ladder) and all(rating.games >= ratings.SHOWN for _, rating in ladder)
        assert [user for user, _ in ladder] == [user for user, _ in sorted(ladder, key=lambda one: -cautious(one[1]))]
        assert (await hall.ranking("micatio", GUILD + 1))[1] == 0 and (await hall.ranking("cesar", GUILD))[1] == 0

    lived(tmp_path, story)


async def snapshot(hall: Hall) -> list[Any]:
    return [
        await hall.store.read("SELECT * FROM results ORDER BY game, user_id", ()),
        await hall.store.read("SELECT * FROM ratings ORDER BY title, user_id", ()),
        await hall.store.read("SELECT * FROM regulars ORDER BY guild, title, user_id", ()),
    ]


def test_profile_history_and_hiding(tmp_path: Path) -> None:
    async def story(rooms: Rooms, hall: Hall) -> None:
        played = await many(rooms)
        await hall.catch_up()
        mine = [room for room in played if room.sits(ALICE)]
        wins = [room.sheet().ranks[room.seat_of(ALICE)] == 1 for room in mine]
        found = await hall.profile(ALICE, GUILD)
        assert (found.games, found.wins, found.longest) == (len(mine), sum(wins), deeds.longest(wins))
        (at_game,) = found.titles
        assert at_game.title == "micatio" and at_game.best == max(room.sheet().totals[room.seat_of(ALICE)] or 0 for room in mine)
        for language in lang.LANGUAGES:
            post = fame.profile("Alice *x*", found, language)
            assert len(post.text) <= 1900 and str(at_game.rating.points) in post.text and r"\*x\*" in post.text
            assert decoded(post.pictures[0].draw()).width == 1200
            assert lang.interface(language).profile_favourite([games.text(language, "micatio").TITLE]) in post.text
        assert found.luck == (0, 0)
        seat, review = mine[0].seat_of(ALICE), Review(((500, 500),), (1000, 0), (Luck(0, "deal", 70, 1), Luck(1, "deal", -70, 1)), ())
        await hall.store.write(("INSERT INTO reviews (game, body) VALUES (?, ?)", (mine[0].id, codec.dumps(review))))
        assert (await hall.profile(ALICE, GUILD)).luck == (1, 70 if seat == 0 else -70)
        past, count = await hall.history(GUILD, user=ALICE)
        assert count == len(mine) and [one.row.id for one in past] == [room.id for room in reversed(mine)][:10]
        assert all(one.mine and one.mine.place == one.row.seats - one.mine.won for one in past)
        (only,), one = await hall.history(GUILD, channel=played[0].row.channel)
        assert one == 1 and only.row.id == played[0].id
        await People(hall.store).change(ALICE, hidden=True)
        assert await hall.hidden(ALICE, BOB) == {ALICE}
        assert ALICE not in [user for user, _ in (await hall.ranking("micatio", GUILD))[0]]
        assert lang.interface("en").somebody() in fame.history("", past, {ALICE}, "en")
        assert "P101" not in "".join([fame.history("", past, {ALICE}, "en"), *(fame.named(one, {ALICE}, "en") for one in past)])
        await People(hall.store).change(ALICE, hidden=False)
        assert await hall.hidden(ALICE) == set() == await hall.hidden()

    lived(tmp_path, story)


@pytest.mark.parametrize(
    ("played", "favourites"),
    [
        ({"fortuna": 3, "lutece": 1}, ("fortuna",)),
        ({"lutece": 2, "cesar": 2, "fortuna": 1}, ("lutece", "cesar")),
        ({"cesar": 1, "lutece": 1}, ()),
    ],
)
def test_a_favourite_is_played_more_than_another(played: dict[str, int], favourites: tuple[str, ...]) -> None:
    found = Profile(4, 1, tuple(AtGame(title, many, 0, None, Rating()) for title, many in played.items()), 0, 1, (), ())
    assert found.favourites == favourites


def test_luck_is_told_as_what_it_came_to() -> None:
    """In wins, over all games: nobody takes a sum for a mean."""
    english, french = lang.interface("en").profile_luck, lang.interface("fr").profile_luck
    assert english(45, 3) == "Luck: worth 0.45 wins in all, over 3 reviewed games"
    assert english(0, 1) == "Luck: evened out over 1 reviewed game"
    assert flat(french(-210, 7)) == "Chance : 2,10 victoires en moins au total, sur 7 parties analysées"
    assert flat(french(45, 1)) == "Chance : 0,45 victoire en plus au total, sur 1 partie analysée"


def test_every_deed_has_a_title() -> None:
    said = lang.interface("en")
    named = {name for table in deeds.OF_GAME.values() for name in table} | {"felix", *deeds.of_life([True] * 30, {"x"}, {"x"})}
    for language in lang.LANGUAGES:
        assert set(lang.interface(language).DEEDS) == set(lang.interface(language).DEEDS_FOR) == named
    assert set(deeds.OF_GAME) <= set(GAMES) and said.DEEDS
    assert deeds.of_life([True, False, True], {"cesar"}, set(GAMES)) == ("victor",)
    assert deeds.longest([True, True, False, True]) == 2


def test_a_rematch_is_as_friendly_as_the_game_before(tmp_path: Path) -> None:

    async def story(rooms: Rooms, hall: Hall) -> None:
        room = await dealt(rooms, "micatio", ALICE, BOB, friendly=True)
        assert not room.rated
        await consent.resign(room, BOB, 5)
        again = await rooms.open("micatio", 1, GUILD, ALICE, "P", 900, "en")
        await lobby.repeat(again, room, 901)
        assert again.row.friendly == 1
        await lobby.join(again, BOB, "Q", 902)
        await lobby.play_friendly(again, BOB, friendly=False)
        assert again.rated

    lived(tmp_path, story)
