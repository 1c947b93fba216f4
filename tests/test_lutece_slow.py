"""Lutèce for tables that are rarely there together: bribes that close by themselves (L2.10), and sealed ones (L2.11)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from lutece_positions import R, lay, of, purse, say, town, why
from reasons_lutece import holds

import games
from ai import Level, think
from ai.lutece.reasons import Motive
from rules import lutece
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Match, NotAsked, Record, replay, start
from rules.engine.model import HOUSE, Expiry, Refused
from rules.engine.model import Kind as Way
from rules.lutece.components import CLOSINGS, Side, Tile
from rules.lutece.events import BluffReturned, Bought, BribesClosed, ContestWon, Revealed
from rules.lutece.moves import Bribe, BribeAhead, Choose, Close, Raise, Ready
from rules.lutece.orders import lapsed, obey, orders
from rules.lutece.questions import ChooseOptions, SealBribes
from rules.lutece.refusals import BribesOpen, BribesSealed, NoSuchBribe, TimeWillTell, TooMuchInAll
from rules.lutece.state import Options

LEFT, RIGHT = Side.LEFT, Side.RIGHT
NAMES = ("Livia", "Marcus", "Julia", "Titus", "Silvia")
A_BAKER = {"A": "baker6"}


def slow(match: Match, **options: Any) -> Match:
    """A table with other options, and by the rules of today."""
    table = replace(match.state.table, version=lutece.VERSION, **options)
    return replace(match, state=replace(match.state, table=table), decision=lutece.decision(table))


def closed(match: Match) -> tuple[Match, list[Any]]:
    after, told = match.answer(HOUSE, Close())
    return after, [item.event for item in told]


# ---------------------------------------------------------------- L2.10


def test_the_house_closes_the_bribes_as_they_lie() -> None:
    """L2.10: whoever is not ready; then all goes on as after the last flag."""
    match = lay(slow(town("", "", offers=A_BAKER), closing=12), "A2 R", "A1 R")
    assert lutece.closing(match.state.table) == Expiry(12, Close(), (Raise,))
    by_time, told = closed(match)
    assert told[0] == BribesClosed(12) and isinstance(told[1], Revealed)
    assert [event.seat for event in of(ContestWon, told)] == [0]
    by_flags, _ = say(match, 0, Ready())
    by_flags, more = say(by_flags, 1, Ready())
    assert by_time.state == by_flags.state and told[1:] == more[1:], "flags or time: the same round"


def test_only_the_house_closes_and_only_bribes_at_a_table_that_wants_it() -> None:
    bribing = lay(slow(town("", ""), closing=12), "A R", "B R")
    assert why(bribing, 0, Close()) == TimeWillTell()
    for match in (slow(town("", ""), closing=12), lay(slow(town("", "")), "A R", "B R")):
        with pytest.raises(Refused) as refused:
            closed(match)
        assert isinstance(refused.value.why, NotAsked)
    with pytest.raises(Refused):
        bribing.answer(HOUSE, Ready())
    assert lutece.closing(replace(bribing.state.table, version=1)) is None, "a table dealt before goes on by its rules"


def test_hours_that_nobody_offers_are_no_option() -> None:
    assert all(Options(closing=hours) for hours in CLOSINGS)
    with pytest.raises(ValueError, match="hours"):
        Options(closing=1)
    assert codec.dump(Options()) == {"is": "Options"}, "the basic game is stored as it always was"


# ---------------------------------------------------------------- L2.11


def sealing(*plans: str, gold: tuple[int, ...] = (5, 5)) -> Match:
    """Everybody has chosen and is about to name both bribes."""
    return lay(slow(town("", "", gold=gold, offers=A_BAKER), sealed=True), *plans)


def test_everybody_names_both_bribes_once_and_in_secret() -> None:
    """L2.11: the table stays as it is until the last seal; then cards and bribes are revealed together."""
    match = sealing("A R", "A 1")
    assert match.decision is not None and match.decision.kind is Way.SEALED and match.decision.ask == SealBribes(1)
    table = match.state.table
    match, told = say(match, 0, Bribe(1, 0), Bribe(3, 2))
    assert told == [] and match.state.table == table and match.waiting == {1}
    assert match.view(0).sealed == Bribe(3, 2) and match.view(1).sealed is None and purse(match, 0) == 5
    match, told = say(match, 1, Bribe(2, 1))
    wanted = tuple((tile, offer.card) for tile, offer in zip(table.tiles, table.offers, strict=True) if tile in (Tile.A, Tile.ONE))
    assert told[0] == Revealed(((Tile.A, R), (Tile.A, Tile.ONE)), ((3, 2), (2, 1)), wanted)
    assert of(BluffReturned, told)[0].stake == 2, "L2.4 holds"
    assert [event.seat for event in of(ContestWon, told)] == [0] and of(Bought, told)[0].bribe == 3
    assert match.state.table.ask == ChooseOptions(2) and match.state.table.sealed


def test_a_purse_pays_both_and_nothing_less_than_nothing() -> None:
    match = sealing("A R", "B R", gold=(3, 0))
    assert set(match.legal(0)) == {Bribe(left, right) for left in range(4) for right in range(4 - left)}
    assert match.legal(1) == (Bribe(0, 0),)
    assert why(match, 0, Bribe(2, 2)) == TooMuchInAll(4, 3)
    assert why(match, 0, Bribe(-1, 2)) == NoSuchBribe(-1)
    rich = sealing("A R", "B R", gold=(200, 0))
    assert len(rich.legal(0)) < 700 and rich.allows(rich.view(0), Bribe(150, 50))


def test_neither_way_of_bribing_fits_the_other_table() -> None:
    assert why(sealing("A R", "B R"), 0, Raise(LEFT, 1)) == why(sealing("A R", "B R"), 0, Ready()) == BribesSealed()
    assert why(lay(slow(town("", "")), "A R", "B R"), 0, Bribe(1, 0)) == BribesOpen()
    assert lutece.closing(replace(sealing("A R", "B R").state.table, closing=12)) is None, "where nothing is raised no time runs"


def test_nothing_tells_what_another_has_named() -> None:
    """Two worlds in which the others name other bribes look the same to one seat, up to the last seal."""
    match, chance = sealing("A R", "A 1", gold=(9, 9)), Random("seals")
    for _ in range(20):
        one, other = chance.sample(match.legal(1), 2)
        worlds = [match.answer(1, move) for move in (one, other)]
        assert worlds[0][0].view(0) == worlds[1][0].view(0) and worlds[0][1] == worlds[1][1] == ()
        assert worlds[0][0].legal(0) == worlds[1][0].legal(0) and worlds[0][0].waiting == worlds[1][0].waiting
        imagined = lutece.imagine(worlds[0][0].view(0), Dice("seal", 1))
        assert imagined.table == match.state.table and imagined.hands[0] == match.state.hands[0]


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("options", [Options(sealed=True), Options(closing=8)])
def test_computer_players_play_it_to_the_end(seats: int, options: Options) -> None:
    """By sealed bribes, or with the house closing now and then; and the record leads to the same position again."""
    match, _ = start(lutece, Record("lutece", lutece.VERSION, lutece.DATA, seats, f"slow {seats}", options))
    chance, bribed, aloud = Random(f"slow {seats} {options}"), 0, set[str]()
    while match.decision is not None:
        seat, asked = min(match.waiting), match.state.table.ask
        if lutece.closing(match.state.table) and chance.random() < 0.2:
            match, _ = match.answer(HOUSE, Close())
            continue
        thought = think("lutece", match.view(seat), Level.NORMAL, f"slow {match.ply} {seat}")
        if isinstance(asked, SealBribes):
            bribed += thought.move != Bribe(0, 0)
            if thought.why is not None and thought.why.motive is Motive.SEALED:
                assert holds(match.view(seat), thought.move, thought.why)
                aloud.add(games.text("en", "lutece").why(codec.dump(thought.why), seat, aloud=True, names=NAMES))
        match, _ = match.answer(seat, thought.move)
    assert replay(lutece, match.record).digest() == match.digest()
    assert not options.sealed or bribed > 5, "they do bribe"
    assert len(aloud) == options.sealed, "while it lies under seal every bribe has the same reason, whatever it is"


# ---------------------------------------------------------------- an order for sealed bribes


def test_bribes_named_ahead_answer_once_they_are_asked_for_and_end_with_the_round() -> None:
    order = BribeAhead(3, 1, 1)
    choosing = slow(town("", ""), sealed=True)
    (blank,) = orders(choosing.view(0))
    assert blank.takes(order) and not blank.takes(BribeAhead(6, 0, 1)), "no more than the purse holds"
    assert obey(choosing.view(0), order) is None and not lapsed(choosing.view(0), order)
    match = lay(choosing, "A R", "B R")
    assert obey(match.view(0), order) == Bribe(3, 1)
    match, _ = say(match, 0, Bribe(3, 1))
    match, _ = say(match, 1, Bribe(0, 0))
    assert lapsed(match.view(0), order) and obey(match.view(0), order) is None
    assert not any(blank.kind is BribeAhead for blank in orders(town("", "").view(0))), "where bribes lie open there is no such order"


def test_choosing_is_the_same_with_and_without_the_variant() -> None:
    assert slow(town("", ""), sealed=True).legal(0) == town("", "").legal(0)
    assert why(sealing("A R", "B R"), 0, Choose(R, R)) is not None
