"""The review: luck agrees with enumeration and comes to nothing in the long run, turning points are judged on what could be known."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise, permutations, product
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist
from typing import Any

import pytest
from looking import decoded
from playing import imagined, playout
from rooms import reel_of, room_of
from tables import ALICE, BOB, CARL, play_on_all, with_rooms
from test_film import finished
from test_table_keeping import three

import games
import lang
from ai import fate, review
from ai.fate import Ply
from ai.model import Source
from bench import luck
from bench.luck import evaluated
from games import GAMES
from host.after import review as reviewing
from host.after import reviewed
from host.play import consent
from host.play.rooms import Rooms
from host.record.archive import Archive, archive
from host.telling import posts
from rules.cesar.components import Influence
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Match
from rules.engine.model import Kind, Position
from tools import record

LONG_RUN = 160  # games; `python -m bench luck` plays a thousand
LUCKY = ("cesar", "fortuna", "lutece", "triumvirat")  # in Micatio nothing is left to chance


def plies(game: str, seats: int, seed: str) -> list[Ply]:
    """The plies of a random game that drew from some source of chance."""
    rules, matches = GAMES[game].rules, list(playout(GAMES[game].rules, seats, seed))
    made = []
    for before, after in pairwise(matches):
        if after.ply != before.ply:
            given = {entry.seat: entry.move for entry in after.record.log if entry.ply == before.ply}
            made.append(Ply(before.state, given, before.record.seed, before.ply))
    return [ply for ply in made if fate.touched(rules, ply)[0]]


class Loaded(Dice):
    """Dice that fall as they are told."""

    def __init__(self, falls: tuple[int, ...]) -> None:
        super().__init__("loaded", 0)
        self.falls = list(falls)

    def below(self, n: int) -> int:
        self.drawn += 1
        return self.falls.pop(0)


def rolls(ply: Ply) -> list[Position]:
    """Where a roll of Fortuna may lead: every way two dice, or as many as there are, can fall."""
    rules, found = GAMES["fortuna"].rules, []
    dice = Dice(ply.seed, ply.number)
    rules.play(ply.before, ply.answers, dice)
    for falls in product(range(6), repeat=dice.drawn):
        found.append(rules.play(ply.before, ply.answers, Loaded(falls)).state)
    return found


def battles(ply: Ply) -> list[Position]:
    """Where a battle may lead: every order in which single weapons come out of the bag."""
    rules, found = GAMES["triumvirat"].rules, []
    bag = sum(ply.before.table.bag)
    dice = Dice(ply.seed, ply.number)
    rules.play(ply.before, ply.answers, dice)
    for falls in product(*(range(bag - n) for n in range(dice.drawn))):
        found.append(rules.play(ply.before, ply.answers, Loaded(falls)).state)
    return found


def votes(ply: Ply) -> list[Position]:
    """Where a vote card may lead: every card on top of the deck, once for each copy."""
    rules, deck = GAMES["cesar"].rules, ply.before.box.votes
    found = []
    for top in range(len(deck)):
        order = (deck[top], *deck[:top], *deck[top + 1 :])
        state = replace(ply.before, box=replace(ply.before.box, votes=order))
        found.append(rules.play(state, ply.answers, Dice(ply.seed, ply.number)).state)
    return found


def draws(ply: Ply) -> list[Position]:
    """Where Privilege cards drawn from the deck may lead: every pair on top of it."""
    rules, deck, found = GAMES["fortuna"].rules, ply.before.box.deck, []
    for some in permutations(range(len(deck)), 2):
        order = (*(deck[n] for n in some), *(card for n, card in enumerate(deck) if n not in some))
        state = replace(ply.before, box=replace(ply.before.box, deck=order))
        found.append(rules.play(state, ply.answers, Dice(ply.seed, ply.number)).state)
    return found


def manipulations(ply: Ply) -> list[Position]:
    """Where a Manipulation drawn from one's pile may lead: every card on top of it, once for each copy."""
    rules, found = GAMES["cesar"].rules, []
    for seat, pile in enumerate(ply.before.box.piles):
        if seat in ply.answers:
            for top in range(len(pile)):
                order = (pile[top], *pile[:top], *pile[top + 1 :])
                piles = tuple(order if one == seat else other for one, other in enumerate(ply.before.box.piles))
                state = replace(ply.before, box=replace(ply.before.box, piles=piles))
                found.append(rules.play(state, ply.answers, Dice(ply.seed, ply.number)).state)
    return found


def one_manipulation(ply: Ply, after: Position) -> bool:
    """Whether one Manipulation was drawn, and no Influence."""
    before, now = ply.before.box, after.box
    drawn = sum(map(len, before.piles)) - sum(map(len, now.piles))
    return drawn == 1 and before.reserves == now.reserves and not ply.before.table.options.ordered


def influences(ply: Ply) -> list[Position]:
    """Where an Influence card drawn from one's reserve may lead: every card on top of it, once for each copy."""
    rules, found = GAMES["cesar"].rules, []
    (seat,) = ply.answers
    reserve = ply.before.box.reserves[seat]
    for top in range(len(reserve)):
        order = (reserve[top], *reserve[:top], *reserve[top + 1 :])
        reserves = tuple(order if one == seat else other for one, other in enumerate(ply.before.box.reserves))
        state = replace(ply.before, box=replace(ply.before.box, reserves=reserves))
        found.append(rules.play(state, ply.answers, Dice(ply.seed, ply.number)).state)
    return found


def one_influence(ply: Ply, after: Position) -> bool:
    """Whether one player drew one Influence card, and no Manipulation."""
    drawn = sum(map(len, ply.before.box.reserves)) - sum(map(len, after.box.reserves))
    return drawn == 1 and ply.before.box.piles == after.box.piles


def in_hand(state: Position, seed: str) -> tuple[float, ...]:
    """The share of each in the Influence in both hands: the strategy counts what is in the reserve the same, whichever card comes first."""
    strengths = [1 + sum(card for card in hand.cards if isinstance(card, Influence)) for hand in state.hands]
    return tuple(one / sum(strengths) for one in strengths)


def offers(ply: Ply) -> list[Position]:
    """Where new Characters of Lutèce may lead: every pair of cards on top of their deck."""
    rules, deck, found = GAMES["lutece"].rules, ply.before.box.characters, []
    for some in permutations(range(len(deck)), 2):
        order = (*(deck[n] for n in some), *(card for n, card in enumerate(deck) if n not in some))
        state = replace(ply.before, box=replace(ply.before.box, characters=order))
        found.append(rules.play(state, ply.answers, Dice(ply.seed, ply.number)).state)
    return found


def few_characters(ply: Ply, after: Position) -> bool:
    """Whether one or two Characters were drawn, and no Place: of those some lie out of the game, nobody knows which."""
    before, now = ply.before.box, after.box
    drawn = len(before.characters) - len(now.characters)
    return drawn in (1, 2) and len(before.characters) > 1 and len(before.places) == len(now.places)


KINDS: dict[str, tuple[str, int, Source, Callable[[Ply], list[Position]], Callable[[Ply, Position], bool]]] = {
    "dice": ("fortuna", 2, Source.DICE, rolls, lambda ply, after: dice_drawn(ply, "fortuna") in (1, 2, 3)),
    "battles": ("triumvirat", 2, Source.BATTLES, battles, lambda ply, after: dice_drawn(ply, "triumvirat") in (1, 2)),
    "votes": ("cesar", 2, Source.VOTES, votes, lambda ply, after: len(ply.before.box.votes) - len(after.box.votes) == 1),
    "draws": ("fortuna", 2, Source.DRAWS, draws, lambda ply, after: len(ply.before.box.deck) - len(after.box.deck) in (1, 2)),
    "manipulations": ("cesar", 2, Source.DRAWS, manipulations, one_manipulation),
    "influences": ("cesar", 2, Source.DRAWS, influences, one_influence),
    "offers": ("lutece", 3, Source.OFFERS, offers, few_characters),
}


def dice_drawn(ply: Ply, game: str) -> int:
    dice = Dice(ply.seed, ply.number)
    GAMES[game].rules.play(ply.before, ply.answers, dice)
    return dice.drawn


@pytest.mark.parametrize("kind", KINDS)
def test_luck_agrees_with_enumeration(kind: str) -> None:
    """Of each kind of chance: what it gave less the mean over everything it could have given."""
    game, seats, source, enumerated, fits = KINDS[kind]
    rules, value, compared = GAMES[game].rules, in_hand if kind == "influences" else evaluated(game), 0
    for ply in (ply for n in range(80) for ply in plies(game, seats, f"luck {kind} {n}")):
        fates, after = fate.touched(rules, ply)
        if [one.source for one in fates] != [source] or not fits(ply, after):
            continue
        worths = [value(state, "")[0] for state in enumerated(ply)]
        mean = sum(worths) / len(worths)
        spread = sqrt(sum((worth - mean) ** 2 for worth in worths) / len(worths))
        if spread < 1e-9:
            continue
        samples = 200
        found = fate.luck(rules, ply, value, samples, f"{kind} {compared}")[source][0]
        assert abs(found - (value(after, "")[0] - mean)) < 4.5 * spread / sqrt(samples) + 1e-9, f"{len(worths)} outcomes"
        compared += 1
        if compared == 5:
            break
    assert compared == 5, "too few plies to compare"


def test_what_is_still_to_come_is_no_luck_yet() -> None:
    """Where a card is worth a win while it lies on top of the deck, drawing others gives nobody anything: it might lie anywhere."""
    rules, compared, samples = GAMES["fortuna"].rules, 0, 300
    for ply in plies("fortuna", 2, "still to come"):
        fates, after = fate.touched(rules, ply)
        if Source.DRAWS not in [one.source for one in fates] or len(after.box.deck) < 4:
            continue
        top, share = after.box.deck[0], after.box.deck.count(after.box.deck[0]) / len(after.box.deck)

        def value(state: Position, seed: str, top: Any = top) -> tuple[float, ...]:
            won = float(state.box.deck[0] == top)
            return won, 1 - won

        found = fate.luck(rules, ply, value, samples, f"{ply.number}")[Source.DRAWS][0]
        assert abs(found) < 0.15 + 4.5 * sqrt(2 * share * (1 - share) / samples) < 0.9, "as it lies there now it would be nearly 1"
        compared += 1
    assert compared > 3


DEALT: dict[str, Callable[[Position], Any]] = {  # something that a deal gives, and of which everything it might be can be counted
    "cesar": lambda state: state.hands[0].mission,
    "fortuna": lambda state: state.table.board[0].cards[0],
    "lutece": lambda state: state.table.offers[0].card,
}
DEALS: dict[str, Callable[[Position], list[Any]]] = {  # what it might be, each as often as it is in the box
    "cesar": lambda state: [*state.box.missions, *(hand.mission for hand in state.hands)],
    "fortuna": lambda state: [card for edge in state.table.board for card in edge.cards],
    "lutece": lambda state: [*state.box.characters, *(offer.card for offer in state.table.offers[: len(state.table.offers) // 2])],
}


@pytest.mark.parametrize("game", DEALT)
def test_the_luck_of_the_deal_agrees_with_enumeration(game: str) -> None:
    """Who holds one of the cards that are dealt is worth a win: beforehand it was worth its share of them."""
    rules, given = GAMES[game].rules, DEALT[game]
    seats = min(rules.SEATS)
    state = rules.setup(seats, rules.Options(), rules.DATA, Dice(f"deal {game}", 0), rules.VERSION).state
    wanted, box = given(state), DEALS[game](state)
    share, samples = box.count(wanted) / len(box), 400

    def value(position: Position, seed: str) -> tuple[float, ...]:
        won = float(given(position) == wanted)
        return won, 1 - won

    found = fate.dealt(rules, state, seats, rules.Options(), rules.DATA, rules.VERSION, value, samples, game)[0]
    assert abs(found - (1 - share)) < 4.5 * sqrt(share * (1 - share) / samples)


@pytest.mark.parametrize("game", LUCKY)
def test_luck_comes_to_nothing_in_the_long_run(game: str) -> None:
    """Nothing is normalised: over many games each source gives each seat nothing, within what chance allows."""
    found = [luck.given(game, number) for number in range(LONG_RUN)]
    assert all(abs(sum(shares)) < 1e-9 for one in found for shares in one.values()), "what one wins another loses"
    for source, mean in luck.means(found).items():
        assert any(one[source][0] for one in found), f"{source} is drawn from"
        assert mean.errors < 3.5, f"{source}: {mean.amount:+.3f} ± {mean.error:.3f} a game"


def decision(game: str) -> tuple[Match, int, Any]:
    """A decision in the middle of a random game, with some move that was not the worst."""
    matches = [match for match in playout(GAMES[game].rules, min(GAMES[game].rules.SEATS), f"decide {game}") if match.decision]
    for match in matches[len(matches) // 3 :]:
        seat = min(match.waiting)
        legal = match.legal(seat)
        if match.decision and match.decision.kind is not Kind.LIVE and not match.sealed and len(legal) > 3:
            return match, seat, legal[-1]
    raise AssertionError("no decision")


@pytest.mark.parametrize("game", LUCKY)
def test_a_decision_is_judged_on_what_could_be_known(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In another world that looks the same to its player the verdict is the same, to the last digit; and it knows its own error."""
    monkeypatch.setattr(review, "MEASURE", 10)
    monkeypatch.setattr(review, "CHOICE", 3)
    match, seat, played = decision(game)
    twin = imagined(match, seat, Dice("twin", 0))
    view, other = match.view(seat), twin.view(seat)
    assert review.impressions(game, view, played) == review.impressions(game, other, played)
    lost = review.measured(game, view, played, "seed")
    assert lost == review.measured(game, other, played, "seed")
    assert lost.better in match.legal(seat) and lost.error >= 0 and lost.in_points == (game != "triumvirat")
    assert not lost.counts or lost.loss >= 2 * lost.error
    again = review.compared(game, view, played, played, "seed")
    assert again.loss == again.error == 0 and not again.counts, "a move is as good as itself"


def test_chances_are_sure_once_a_game_is_over_and_add_up_before() -> None:
    for game in GAMES:
        *_, before, end = playout(GAMES[game].rules, min(GAMES[game].rules.SEATS), f"chances {game}")
        winners = end.game.sheet(end.state.table).winners
        assert [share > 0 for share in review.chances(game, end.state, "x")] == [seat in winners for seat in range(end.record.seats)]
        assert abs(sum(review.chances(game, before.state, "x", 2)) - 1) < 1e-9


@pytest.mark.parametrize("progress", [0.03, 0.1, 0.3, 0.5, 0.8])
def test_few_imagined_games_say_no_more_than_they_know(progress: float) -> None:
    """In games whose lead gathers evenly, by steps of chance: who is said to win seven times of ten does, early and late alike."""
    chance, said, trivial, error = Random(f"walk {progress}"), defaultdict[int, list[tuple[float, bool]]](list), 0.0, 0.0
    for _ in range(6000):
        real = NormalDist().cdf(chance.gauss(0, sqrt(progress)) / sqrt(1 - progress))  # of the lead so far to last to the end
        won = sum(chance.random() < real for _ in range(review.CURVE))
        share, other = review.Imagined((won, review.CURVE - won), review.CURVE, progress).shares(review.USUAL)
        wins = chance.random() < real
        said[int(10 * share)].append((share, wins))
        error, trivial = error + (share - wins) ** 2, trivial + 0.25
        assert share + other == pytest.approx(1)
    assert error / trivial < 1.005, "never worse than to say nothing"
    for pairs in said.values():
        shares, wins_of = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
        assert abs(shares - wins_of) < 0.03 + 3 * sqrt(0.25 / len(pairs))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_review(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a stored game: a point of the curve a turn, luck a player, at most three turning points each; in words and as a picture."""
    for name, few in (("CURVE", 2), ("SAMPLES", 2), ("MEASURE", 4), ("CHOICE", 2)):
        monkeypatch.setattr(review, name, few)
    monkeypatch.setattr(review.chances, "__defaults__", (2,))
    monkeypatch.setattr(review.fortune, "__defaults__", (2,))
    monkeypatch.setattr(review.deal, "__defaults__", (2,))
    stored, text = finished(tmp_path, game)
    heard: list[tuple[int, int]] = []

    found = asyncio.run(reviewing.reviewed(stored, here, lambda done, whole: heard.append((done, whole))))
    played = stored.played()
    room, whole = stored.room(played), reel_of(played.match)
    assert len(found.chances) == len(whole.scenes) and all(abs(sum(shares) - 1000) < 4 for shares in found.chances)
    assert [done for done, _ in heard] == sorted(done for done, _ in heard) and heard[-1][0] == heard[-1][1]
    assert all(sum(one.seat == seat for one in found.moments) <= 3 for seat in range(2))
    assert sum(reviewed.percents(found.without_luck())) == 100 and sum(found.result) == 1000
    assert all(found.lucky(0) == -found.lucky(1) and abs(found.lucky(seat)) <= 1000 for seat in range(2))
    for language in lang.LANGUAGES:
        post = reviewed.post(room, whole, found, 0, language)
        assert len(post.text) <= posts.TEXT and decoded(post.pictures[0].draw()).width == 1200
        assert games.text(language, game).TITLE in post.text and len(reviewed.written(room, whole, found, language)) > len(whole.scenes)
    for one in found.moments:
        before = reviewed.before(room, one)
        assert before.record.log == played.match.record.log[: one.place] and before.may(one.seat)
        assert reviewing.better(game, one) in before.legal(one.seat)
    file = tmp_path / "game.json"
    file.write_text(text, "utf-8")
    assert any(lang.interface("fr").CURVE_TITLE in line for line in record.review(file, "fr"))


def luck_of(*amounts: int, source: str = "offers") -> list[reviewing.Luck]:
    return [reviewing.Luck(seat, source, amount, 12) for seat, amount in enumerate(amounts)]


@pytest.mark.parametrize(
    ("result", "luck", "average"),
    [
        ((1000, 0), (300, -300), [70, 30]),
        ((1000, 0), (1139, -1139), [1, 99]),  # the many small guesses were off: luck is no more than a whole win
        ((1000, 0), (-400, 400), [99, 1]),  # and no play is worth more than one
        ((1000, 0, 0), (120, 110, -230), [79, 1, 20]),
        ((333, 333, 333), (0, 0, 0), [34, 33, 33]),
    ],
)
def test_chances_with_average_luck_are_chances(result: tuple[int, ...], luck: tuple[int, ...], average: list[int]) -> None:
    """They add up to a hundred, nobody is without any, and no source gave more than a win."""
    found = reviewing.Review((result,), result, reviewing.bounded(luck_of(*luck)), ())
    assert reviewed.percents(found.without_luck()) == average and sum(average) == 100
    assert all(abs(one.amount) <= 1000 for one in found.luck) and sum(one.amount for one in found.luck) == 0


def test_luck_from_several_sources_shrinks_alike() -> None:
    found = reviewing.bounded([*luck_of(900, -900), *luck_of(600, -600, source="deal")])
    assert [one.amount for one in found] == [600, -600, 400, -400]
    assert reviewing.bounded(luck_of(500, -500)) == tuple(luck_of(500, -500))


@pytest.mark.parametrize("change", ["sits in", "is followed"])
def test_nobody_is_blamed_for_what_another_played(tmp_path: Path, change: str) -> None:
    """A bot sat in for Carl, or went on for Carl until Dora followed: only what Carl, or Dora, answered themselves is looked at."""

    async def story(rooms: Rooms) -> tuple[Archive, int]:
        room = await three(rooms)
        await play_on_all(room, 10)
        early = sum(entry.seat == 2 for entry in room.dealt().record.log)
        await (consent.resign(room, CARL) if change == "is followed" else consent.sit_in(room, 2, 55))
        await play_on_all(room, 10)
        sat = sum(entry.seat == 2 for entry in room.dealt().record.log)
        if change == "is followed":
            await consent.take_seat(room, 104, "Dora", 56)
            await consent.vote(room, ALICE, agree=True)
            await consent.vote(room, BOB, agree=True)
        else:
            assert await consent.take_seat(room, CARL, "Carl", 56)
        await play_on_all(room, 3000)
        late = sum(entry.seat == 2 for entry in room.dealt().record.log) - sat
        assert room.row.phase == "over" and early and late and sat > early
        return await archive(room), late + (early if change == "sits in" else 0)

    stored, own = with_rooms(tmp_path / "book", story)
    looked_at: list[int] = []

    async def glance(work: Any, *given: Any) -> Any:
        if work is review.impressions:
            looked_at.append(given[1].seat)
            return -1
        return {} if work is review.fortune else (1 / 3,) * 3

    asyncio.run(reviewing.reviewed(stored, glance, lambda done, whole: None))
    answered = [entry.seat for entry in stored.played().match.record.log]
    assert [looked_at.count(seat) for seat in range(3)] == [answered.count(0), answered.count(1), own]


def test_a_second_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The better move is right, and any other that is as good within the margin; what was played stays as wrong as it was called."""
    monkeypatch.setattr(review, "MEASURE", 6)
    match, seat, played = decision("cesar")
    best, *others = [move for move in match.legal(seat) if move != played]
    room, place = room_of(match.answer(seat, played)[0]), len(match.record.log)
    moment = reviewing.Moment(place, 1, seat, codec.dumps(best), 250, 80, True)

    async def story(rooms: Rooms) -> None:
        critic = reviewing.Critic(rooms.store)
        monkeypatch.setattr(critic, "_work", here)
        assert await critic.tried(room, match, moment, best) is None
        again = await critic.tried(room, match, moment, played)
        assert again is not None and (again.loss, again.error) == (2.5, 0.8)
        judged = [await critic.tried(room, match, moment, move) for move in others[:6]]
        assert all(lost is None or lost.loss > max(review.NEAR_POINTS, review.SURE * lost.error) for lost in judged)

    with_rooms(tmp_path / "book", story)
    assert review.Lost(best, 0.4, 0.01, True).near and review.Lost(best, 0.9, 0.5, True).near and not review.Lost(best, 0.9, 0.4, True).near
    assert review.Lost(best, 0.04, 0.01, False).near and not review.Lost(best, 0.05, 0.01, False).near


async def here(work: Any, *given: Any) -> Any:
    return work(*given)


def test_a_room_of_one_sees_its_own_turning_points() -> None:
    """One's own are all told, of everybody else the worst."""
    moments = tuple(reviewing.Moment(n, 1, n % 2, "{}", 100 + n, 10, True) for n in range(6))
    found = reviewing.Review(((500, 500),), (1000, 0), (), moments)
    assert [one.place for one in reviewed.shown(found, 0)] == [0, 2, 4, 5]
    assert [one.place for one in reviewed.shown(found, None)] == [4, 5]
