"""The End of the Triumvirate: random games to their end, and what must always hold in them."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from playing import check_imagine, check_json, check_replay, playout, record, two_worlds
from rare import Weight, by_weight, games, rare_game

from rules import triumvirat
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Match, unfold
from rules.triumvirat.components import GOLD, LEGIONS, MOST_LEGIONS, SERVANTS, TOP, WEAPONS, Ending, Post, RomeForm
from rules.triumvirat.events import Event, Won
from rules.triumvirat.moves import CallRome, EndMovement, EndTurn, Escort, Install, Load, March, Move, Persuade, Raise, Recall
from rules.triumvirat.preview import Passage
from rules.triumvirat.questions import Actions, Refuge, RomeSupply
from rules.triumvirat.state import Options, State, Table

GAMES = [(seats, f"game {n}") for seats in triumvirat.SEATS for n in range(12)]


def bold(moves: tuple[Any, ...], chance: Dice, match: Match) -> Any:
    """A player who marches and raises whenever they can, and takes Rome's legions: long wars."""
    wished = tuple(move for move in moves if isinstance(move, March | Raise) or move == CallRome(RomeForm.LEGIONS)) or moves
    return wished[chance.below(len(wished))]


def check_pieces(table: Table) -> None:
    """Nothing is lost and nothing appears: legions, gold, citizens, civil servants, weapons, governors (T1.1, T1.3)."""
    lands, people, stock, seats = table.lands, table.triumvirs, table.stock, table.seats
    fleeing = sum(task.servants for task in table.tasks if isinstance(task, Refuge))
    assert sum(lands.legions) + stock.legions == LEGIONS[seats]
    assert sum(lands.gold) + sum(people.treasury) + stock.gold == GOLD[seats]
    assert sum(lands.servants) + stock.servants + fleeing == SERVANTS
    assert sum(table.citizens) == (11 if seats == 3 else 9)
    assert all(0 <= count <= WEAPONS for count in table.bag) and (seats == 3 or table.bag[2] == 2)
    assert all(1 <= lands.owners.count(seat) <= 9 for seat in range(seats))
    assert lands.owners.count(None) == (0 if seats == 3 else 4)
    amounts = (*lands.legions, *lands.gold, *lands.servants, *people.treasury, *table.citizens, stock.gold, stock.legions, stock.servants)
    assert min(amounts) >= 0


def check_position(table: Table) -> None:
    """What the rules keep true between any two decisions."""
    lands, people = table.lands, table.triumvirs
    assert all(1 <= level <= TOP for level in (*people.politics, *people.military))
    driven = {task.seat for task in table.tasks if isinstance(task, Refuge)}
    for seat, place in enumerate(people.at):
        assert seat in driven or table.victory or (lands.owners[place] == seat and lands.gold[place] == 0)
    for province, post in enumerate(lands.posts):
        if lands.owners[province] is None:
            continue
        assert post is not Post.SERVANT or lands.servants[province] > 0
        assert lands.servants[province] == 0 or post is Post.SERVANT or province in people.at  # left behind is at work
    match table.tasks[-1:]:
        case (RomeSupply(),):
            assert max(lands.legions) <= MOST_LEGIONS
        case (Actions(seat, done),):
            assert people.treasury[seat] > done


def census(state: State) -> None:
    check_pieces(state.table)
    check_position(state.table)


def warlike(move: Move, match: Match) -> int:
    """Attacks wherever one may, over the sea too, with few legions and with civil servants; Rome sends legions."""
    match move:
        case March(to):
            table = match.state.table
            here = table.triumvirs.at[table.time.seat]
            return (40 if table.lands.owners[to] != table.time.seat else 4) * (2 if table.board.routes[here][to].seas else 1)
        case CallRome(form):
            return 8 if form is RomeForm.LEGIONS else 1
        case EndMovement() | Raise() | Persuade():
            return 1
        case _:
            return 2


def learned(move: Move, match: Match) -> int:
    """Raises whatever can be raised, by actions and by Compensation II, and goes where the gold lies."""
    match move:
        case Raise():
            return 60
        case March(to):
            return 12 * (1 + int(match.state.table.lands.gold[to]))
        case CallRome(form):
            return 8 if form is RomeForm.GOLD else 1
        case _:
            return 1


def popular(move: Move, match: Match) -> int:
    """Persuades, hinders and waits for elections; loads, installs and recalls civil servants all the time."""
    match move:
        case Persuade():
            return 60
        case Escort() | Install() | Recall() | Load():
            return 4
        case CallRome(form):
            return 8 if form is RomeForm.GOLD else 1
        case EndTurn():
            return 1
        case _:
            return 6


@pytest.mark.parametrize("taste", (warlike, learned, popular))
@pytest.mark.parametrize("seats", triumvirat.SEATS)
def test_after_every_answer_somebody_can_go_on_and_nothing_is_lost(seats: int, taste: Weight) -> None:
    """Play-outs biased to what is rare, every attack and raise tried besides: elections, escapes, compensations in mid-turn."""
    for n in games(3):
        last = rare_game(triumvirat, seats, f"rare {n}", taste, census, rare=(March, Raise))
        assert last.state.table.victory is not None


def test_every_attack_shows_its_odds() -> None:
    """T4.7: before any march into an enemy province; what is certain comes true, and what is impossible does not."""
    for match in playout(triumvirat, 3, "odds", choose=by_weight(warlike)):
        for move in (move for seat in match.waiting for move in match.legal(seat) if isinstance(move, March)):
            (seat,) = match.waiting
            table, seen = match.state.table, triumvirat.preview(match.view(seat), move)
            assert isinstance(seen, Passage)
            assert (seen.odds is not None) == (table.lands.owners[move.to] != seat)
            if seen.odds and seen.odds.chance in (0, 1):
                after = match.answer(seat, move)[0].state.table
                assert (after.lands.owners[move.to] == seat) == (seen.odds.chance == 1)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_random_game_ends_and_keeps_its_pieces(seats: int, seed: str) -> None:
    """Every year elects a consul, so that without a cap too a game has an election more than players at most."""
    last = None
    for last in playout(triumvirat, seats, seed, choose=bold if seed.endswith(("3", "7")) else None):
        check_pieces(last.state.table)
        check_position(last.state.table)
    assert last is not None and last.state.table.victory is not None
    assert last.state.table.time.year <= seats + 1
    assert len(triumvirat.sheet(last.state.table).winners) == 1
    check_replay(last)
    check_json(last)


@pytest.mark.parametrize("seats", triumvirat.SEATS)
def test_a_capped_game_ends_with_its_year(seats: int) -> None:
    for n in range(6):
        *_, last = playout(triumvirat, seats, f"capped {n}", Options(years=1))
        assert last.state.table.time.year == 1
        victory = last.state.table.victory
        assert victory is not None and triumvirat.sheet(last.state.table).winners == victory.winners


@pytest.mark.parametrize("seats", triumvirat.SEATS)
def test_nothing_is_hidden(seats: int) -> None:
    """An imagined world is the real one, but for the dice to come."""
    for match in playout(triumvirat, seats, "open"):
        check_imagine(match, Dice("eyes", match.ply))
        assert triumvirat.imagine(match.view(0), Dice("eyes", 0)) == match.state
        assert codec.load(Table, codec.dump(match.state.table)) == match.state.table
    assert two_worlds(triumvirat, seats, "open", seat=1) > 50


def test_every_event_happens() -> None:
    """Over some games everything that can be told is told, and always to everyone."""
    told: set[type] = set()
    endings: set[Ending] = set()
    for n in range(40):
        *_, last = playout(triumvirat, 2 + n % 2, f"events {n}", choose=bold if n % 4 < 2 else None)
        for _, _, telling in unfold(triumvirat, last.record):
            assert all(each.to is None for each in telling)
            told |= {type(each.event) for each in telling}
            endings |= {each.event.ending for each in telling if isinstance(each.event, Won)}
    assert told == set(get_args(Event))
    assert {Ending.CONSUL_TWICE, Ending.PROVINCES} <= endings


def test_a_game_is_dealt_the_same_from_its_record() -> None:
    """The set-up is fixed: another seed deals the same table."""
    one, two = (next(playout(triumvirat, 3, seed)) for seed in ("one", "two"))
    assert one.state == two.state
    assert record(triumvirat, 3, "one") != record(triumvirat, 3, "two")
