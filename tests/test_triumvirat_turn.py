"""The End of the Triumvirate: actions, the election and victory (T5, T6, T7)."""

from __future__ import annotations

from functools import partial

import pytest
from triumvirat_positions import CAESAR, CRASSUS, POMPEY, P, asked, land, of, position, question, say, why

from rules import triumvirat
from rules.engine.match import GameOver, Match, NotAsked
from rules.triumvirat.components import Competence, Counted, Ending, Post, Section
from rules.triumvirat.events import (
    Appointed,
    CitizensReturned,
    Cut,
    Elected,
    LegionsCut,
    Persuaded,
    Produced,
    Raised,
    StoneMoved,
    TurnBegan,
    TurnEnded,
    Won,
    YearBegan,
)
from rules.triumvirat.moves import Appoint, EndMovement, EndTurn, Persuade, Produce, Raise
from rules.triumvirat.paragraphs import T3_1
from rules.triumvirat.preview import Bill
from rules.triumvirat.questions import Actions, Appointment, RomeSupply
from rules.triumvirat.refusals import CannotPay, NoCitizens, NoWeapons, OwnCitizens, TopReached, WrongProvince
from rules.triumvirat.state import leads

POLITICS, MILITARY = Competence


def test_caesars_actions() -> None:
    """T5.1, T5.3: the rulebook's Caesar: for 1 gold he leads politics alone; to join Crassus in military takes 6."""
    match = position(Actions(CAESAR, 0), at={CAESAR: P.ACHAEA}, treasury=(6, 0, 0), politics=(2, 1, 2), military=(1, 1, 4))
    first, events = say(match, Raise(POLITICS))
    assert of(events, Raised) == [Raised(CAESAR, POLITICS, 3, cost=1)]
    assert [leads(first.state.table.triumvirs.politics, seat) for seat in range(3)] == [True, False, False]
    match, events = say(match, Raise(MILITARY))
    assert not leads(match.state.table.triumvirs.military, CAESAR)
    match, events = say(match, Raise(MILITARY), Raise(MILITARY))
    assert [event.cost for event in of(events, Raised)] == [2, 3]
    track = match.state.table.triumvirs.military
    assert [leads(track, seat) for seat in range(3)] == [True, False, True]
    assert match.state.table.triumvirs.treasury[CAESAR] == 0


def test_pompeys_actions() -> None:
    """T5.1, T5.3: the rulebook's Pompey: with 3 gold two spaces of military, or 2 weapons for 1 and 2 more, and nothing else."""
    match = position(Actions(POMPEY, 0), seat=POMPEY, at={POMPEY: P.HISPANIA_ULTERIOR}, treasury=(0, 3, 0))
    _, events = say(match, Raise(MILITARY), Raise(MILITARY))
    assert [(event.level, event.cost) for event in of(events, Raised)] == [(2, 1), (3, 2)]
    assert triumvirat.preview(match.view(POMPEY), Produce()) == Bill(cost=3, extra=2, treasury=0)
    match, events = say(match, Produce())
    assert of(events, Produced) == [Produced(POMPEY, weapons=2, cost=3, extra=2)]
    assert of(events, TurnEnded) == [TurnEnded(POMPEY, 1, 0, forced=True)]
    assert match.state.table.bag == (2, 4, 2)


def test_crassus_actions() -> None:
    """T5.1, T5.2: the rulebook's Crassus: he leads politics and persuades three citizens for 6 gold."""
    match = position(Actions(CRASSUS, 0), seat=CRASSUS, treasury=(0, 0, 6), politics=(1, 1, 2))
    match, events = say(match, *[Persuade(Section.ALII)] * 3)
    assert [(event.to, event.cost, event.extra) for event in of(events, Persuaded)] == [
        (Section.CRASSUS, 1, 0),
        (Section.CRASSUS, 2, 0),
        (Section.CRASSUS, 3, 0),
    ]
    table = match.state.table
    assert table.citizens == (2, 2, 5, 2)
    assert (table.triumvirs.treasury[CRASSUS], table.stock.gold) == (0, 15)
    assert of(events, TurnEnded) == [TurnEnded(CRASSUS, 3, 0, forced=True)]


def test_there_is_no_fourth_action() -> None:
    """T5.1: three at most, whatever is left in the treasury."""
    match = position(Actions(CAESAR, 0), at={CAESAR: P.ACHAEA}, treasury=(15, 0, 0))
    match, events = say(match, *[Raise(POLITICS)] * 3)
    assert of(events, TurnEnded) == [TurnEnded(CAESAR, 3, 9, forced=True)]
    assert match.state.table.triumvirs.treasury[CAESAR] == 9 and asked(match) == POMPEY


def test_persuading_drives_a_citizen_of_another_out() -> None:
    """T5.2: to Alii, also while Alii has some; two more gold for who does not lead."""
    match = position(Actions(CRASSUS, 0), seat=CRASSUS, treasury=(0, 0, 4))
    match, events = say(match, Persuade(Section.CAESAR))
    assert of(events, Persuaded) == [Persuaded(CRASSUS, Section.CAESAR, Section.ALII, cost=3, extra=2)]
    assert match.state.table.citizens == (1, 2, 2, 6)
    assert match.state.table.triumvirs.placed == (0, 0, 0)  # a removal is no placement (T6.2)


def test_producing_the_last_weapon() -> None:
    """T5.2: one if only one is left; with none it is refused."""
    match = position(Actions(POMPEY, 0), seat=POMPEY, at={POMPEY: P.HISPANIA_ULTERIOR}, treasury=(0, 9, 0), bag=(2, 7, 2))
    match, events = say(match, Produce())
    assert of(events, Produced)[0].weapons == 1
    assert why(match, Produce()) == NoWeapons()


@pytest.mark.parametrize(
    ("place", "allowed"),
    [
        (P.AEGYPTUS, {Raise(POLITICS), Persuade(Section.ALII), Persuade(Section.POMPEY), Persuade(Section.CRASSUS), EndTurn()}),
        (P.ILLYRICUM, {Raise(MILITARY), Produce(), EndTurn()}),
        (P.ACHAEA, {Raise(POLITICS), Raise(MILITARY), EndTurn()}),
    ],
)
def test_the_province_of_the_triumvir_decides(place: P, allowed: set[object]) -> None:
    """T5.1, T5.2: what is possible depends on the type of the province."""
    match = position(Actions(CAESAR, 0), at={CAESAR: place}, treasury=(9, 0, 0))
    assert set(match.legal(CAESAR)) == allowed
    everything = {Raise(POLITICS), Raise(MILITARY), Produce(), Persuade(Section.ALII)}
    assert {type(why(match, move)) for move in everything - allowed} == {WrongProvince}


def test_an_action_is_paid_in_full_or_refused() -> None:
    """T5.1: 2 gold are not enough to persuade without leading; without the next price the turn ends by itself."""
    match = position(Actions(CRASSUS, 0), seat=CRASSUS, treasury=(0, 0, 2))
    assert why(match, Persuade(Section.ALII)) == CannotPay(cost=3, extra=2, treasury=2)
    match, events = say(match, Raise(POLITICS))
    assert of(events, TurnEnded) == [TurnEnded(CRASSUS, 1, 1, forced=True)]
    idle, events = say(position(Actions(CRASSUS, 0), seat=CRASSUS, treasury=(0, 0, 2)), EndTurn())
    assert of(events, TurnEnded) == [TurnEnded(CRASSUS, 0, 2, forced=False)]
    assert asked(idle) == CAESAR


@pytest.mark.parametrize(
    ("track", "leaders"),
    [
        ((1, 1, 1), []),
        ((2, 2, 1), [0, 1]),
        ((3, 2, 1), [0]),
        ((7, 7, 7), [0, 1, 2]),
        ((2, 2), []),
        ((3, 2), [0]),
        ((7, 7), [0, 1]),
    ],
)
def test_leading(track: tuple[int, ...], leaders: list[int]) -> None:
    """T5.3: the highest with somebody lower, or all on VII; two players: strictly ahead, or both on VII."""
    assert [seat for seat in range(len(track)) if leads(track, seat)] == leaders


def test_leading_counts_at_the_moment_of_the_action() -> None:
    """T5.3: who raises politics first leads it, and persuades without paying more; VII cannot rise."""
    match = position(Actions(CAESAR, 0), at={CAESAR: P.AEGYPTUS}, treasury=(3, 0, 0))
    _, events = say(match, Raise(POLITICS), Persuade(Section.ALII))
    assert of(events, Persuaded)[0].cost == 2
    top = position(Actions(CAESAR, 0), at={CAESAR: P.AEGYPTUS}, treasury=(3, 0, 0), politics=(7, 1, 1))
    assert why(top, Raise(POLITICS)) == TopReached(POLITICS)


def test_whom_one_can_persuade() -> None:
    """T5.2: nobody of one's own, nobody where nobody is."""
    match = position(Actions(CAESAR, 0), at={CAESAR: P.AEGYPTUS}, treasury=(9, 0, 0), citizens=(6, 0, 5, 0))
    assert why(match, Persuade(Section.CAESAR)) == OwnCitizens()
    assert why(match, Persuade(Section.ALII)) == NoCitizens(Section.ALII)
    assert why(match, Persuade(Section.POMPEY)) == NoCitizens(Section.POMPEY)
    two = position(Actions(CAESAR, 0), seats=2, at={CAESAR: P.ITALIA}, treasury=(9, 0))
    assert why(two, Persuade(Section.CRASSUS)) == NoCitizens(Section.CRASSUS)


def test_the_end_of_a_turn() -> None:
    """T6.1: the stone moves, provinces of everybody are cut to 6, the next character is asked."""
    match = position(legions={P.GALIA_NARBONENSIS: 9, P.SICILIA: 7}, stone=5)
    before = match.state.table.stock.legions
    match, events = say(match, EndMovement())
    assert of(events, StoneMoved) == [StoneMoved(4)]
    assert of(events, LegionsCut) == [LegionsCut((Cut(P.GALIA_NARBONENSIS, 3), Cut(P.SICILIA, 1)))]
    assert land(match, P.GALIA_NARBONENSIS)[2] == land(match, P.SICILIA)[2] == 6
    assert match.state.table.stock.legions == before + 4
    assert question(match) == RomeSupply(POMPEY)
    assert of(events, TurnBegan) == [TurnBegan(POMPEY, 21, 1, 4)]
    _, events = say(position(legions={P.SICILIA: 6}), EndMovement())
    assert not of(events, LegionsCut)


last_turn = partial(position, stone=1)  # the turn before the election


def test_the_election_tie_of_the_rulebook() -> None:
    """T6.2: Pompey draws level with Crassus, who had as many before: Crassus is elected."""
    match = last_turn(
        Actions(POMPEY, 0), seat=POMPEY, at={POMPEY: P.ITALIA}, treasury=(0, 1, 0), politics=(1, 2, 1),
        citizens=(2, 3, 4, 2), placed=(0, 5, 9), turn=12,
    )  # fmt: skip
    match, events = say(match, Persuade(Section.ALII))
    assert of(events, Elected) == [Elected(CRASSUS, (2, 4, 4), tied=(POMPEY,), again=False)]
    assert match.waiting == {CRASSUS}


@pytest.mark.parametrize(
    ("citizens", "placed", "elected"),
    [
        ((4, 3, 2, 2), (19, 1, 0), CAESAR),  # most citizens
        ((3, 3, 2, 3), (12, 8, 0), POMPEY),  # the oldest placement
        ((3, 1, 3, 4), (4, 0, 0), CRASSUS),  # never placed comes before
        ((2, 2, 2, 5), (0, 0, 0), CAESAR),  # Caesar, Pompey, Crassus
        ((1, 3, 3, 4), (0, 0, 0), POMPEY),
    ],
)
def test_who_is_elected(citizens: tuple[int, ...], placed: tuple[int, ...], elected: int) -> None:
    """T6.2: most citizens; among the tied the oldest last placement."""
    _, events = say(last_turn(citizens=citizens, placed=placed), EndMovement())
    assert of(events, Elected)[0].seat == elected


def test_a_first_election() -> None:
    """T6.3, T6.4: a Consul card, a civil servant at once at work, three citizens back, the stone on VIII; the next character."""
    match, events = say(last_turn(citizens=(2, 5, 2, 2)), EndMovement())
    assert question(match) == Appointment(POMPEY) and match.waiting == {POMPEY}
    assert set(match.legal(POMPEY)) == {
        Appoint(p) for p in (P.HISPANIA_CITERIOR, P.HISPANIA_ULTERIOR, P.SICILIA, P.ITALIA, P.MACEDONIA)
    }
    match, events = say(match, Appoint(P.ITALIA))
    assert of(events, Appointed) == [Appointed(POMPEY, P.ITALIA, works=True, forced=False)]
    assert of(events, CitizensReturned) == [CitizensReturned(POMPEY, 3)]
    assert of(events, YearBegan) == [YearBegan(2, 8)]
    table = match.state.table
    assert (table.citizens, table.triumvirs.consul, table.stock.servants) == ((2, 2, 2, 5), (False, True, False), 2)
    assert land(match, P.ITALIA) == (POMPEY, Post.SERVANT, 2, 0, 1)
    assert question(match) == RomeSupply(POMPEY)


def test_a_second_civil_servant_is_idle_and_few_citizens_all_return() -> None:
    """T6.3, T6.4: one works in Hispania Citerior already; Pompey is elected with two citizens."""
    match, _ = say(last_turn(citizens=(0, 2, 1, 8)), EndMovement())
    match, events = say(match, Appoint(P.HISPANIA_CITERIOR))
    assert of(events, Appointed)[0].works is False
    assert land(match, P.HISPANIA_CITERIOR)[1::3] == (Post.SERVANT, 2)
    assert of(events, CitizensReturned) == [CitizensReturned(POMPEY, 2)]


def test_the_consuls_only_province_takes_his_civil_servant() -> None:
    """T6.4: nothing to choose."""
    rest = dict.fromkeys((P.SICILIA, P.ITALIA), CAESAR) | dict.fromkeys((P.HISPANIA_ULTERIOR, P.MACEDONIA), CRASSUS)
    match, events = say(last_turn(owners=rest, citizens=(0, 4, 1, 6)), EndMovement())
    assert of(events, Appointed) == [Appointed(POMPEY, P.HISPANIA_CITERIOR, works=False, forced=True)]
    assert asked(match) == POMPEY and question(match) == RomeSupply(POMPEY)


def test_two_players_start_the_year_on_seven() -> None:
    """T6.3: the stone goes back to VII."""
    match, _ = say(last_turn(seats=2), EndMovement())
    _, events = say(match, Appoint(P.ILLYRICUM))
    assert of(events, YearBegan) == [YearBegan(2, 7)]


def test_elected_twice_wins() -> None:
    """T6.3, T7.1: at once; no civil servant, no citizens back."""
    match, events = say(last_turn(citizens=(1, 5, 2, 3), consul=(POMPEY,), year=2), EndMovement())
    assert events[-2:] == [Elected(POMPEY, (1, 5, 2), (), again=True), Won(Ending.CONSUL_TWICE, (POMPEY,))]
    sheet = triumvirat.sheet(match.state.table)
    assert (sheet.winners, sheet.ranks, sheet.ending) == ((POMPEY,), (2, 1, 2), Ending.CONSUL_TWICE)
    assert next(line.points for line in sheet.lines if line.what is Counted.CONSULSHIPS) == (0, 2, 0)
    assert match.decision is None and why(match, EndTurn(), POMPEY) == GameOver()


def test_a_consul_with_six_citizens_wins() -> None:
    """T7.1, T7.5: at the sixth, before any other action; without the Consul card nothing happens."""
    persuading = partial(
        position, Actions(CAESAR, 0), at={CAESAR: P.AEGYPTUS}, treasury=(9, 0, 0), politics=(2, 1, 1), citizens=(5, 2, 2, 2)
    )
    match, events = say(persuading(consul=(CAESAR,)), Persuade(Section.ALII))
    assert events[-1] == Won(Ending.CITIZENS, (CAESAR,)) and match.decision is None
    match, events = say(persuading(), Persuade(Section.ALII))
    assert question(match) == Actions(CAESAR, 1)


@pytest.mark.parametrize(("citizens", "won"), [((1, 9, 0, 1), True), ((1, 8, 0, 2), False)])
def test_the_six_are_counted_after_three_have_gone_back(citizens: tuple[int, ...], won: bool) -> None:
    """T6.4, T7.1: nine citizens leave six to the new consul, eight do not."""
    match, _ = say(last_turn(citizens=citizens), EndMovement())
    match, events = say(match, Appoint(P.ITALIA))
    assert of(events, Won) == ([Won(Ending.CITIZENS, (POMPEY,))] if won else [])


def test_seven_on_both_tracks_wins() -> None:
    """T7.3: with the action that reaches it; the turn is not ended any more."""
    match = last_turn(Actions(CAESAR, 0), at={CAESAR: P.ACHAEA}, treasury=(6, 0, 0), politics=(7, 1, 1), military=(6, 1, 1))
    match, events = say(match, Raise(MILITARY))
    assert [type(event) for event in events] == [Raised, Won]
    assert events[-1] == Won(Ending.COMPETENCE, (CAESAR,)) and match.state.table.time.stone == 1


capped = partial(last_turn, years=2, year=2)  # whose election ends the game


@pytest.mark.parametrize(
    ("match", "winners", "ranks"),
    [
        (capped(owners={P.SICILIA: CRASSUS}), (CRASSUS,), (2, 3, 1)),  # most provinces
        (capped(citizens=(5, 3, 1, 2)), (POMPEY,), (2, 1, 3)),  # Caesar is elected and keeps 2 of 5; then citizens decide
        (capped(citizens=(5, 2, 2, 2), politics=(3, 2, 3), military=(1, 3, 1)), (POMPEY,), (2, 1, 2)),  # the sum of competences
        (capped(citizens=(5, 2, 2, 2)), (CAESAR, POMPEY, CRASSUS), (1, 1, 1)),  # shared
    ],
)
def test_the_cap_of_years(match: Match, winners: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    """T7.4: counted after the election of that year."""
    match, _ = say(match, EndMovement())
    match, events = say(match, Appoint(P.GALIA_NARBONENSIS))
    assert events[-1] == Won(Ending.YEARS, winners)
    assert triumvirat.sheet(match.state.table).ranks == ranks


def test_the_sheet_shows_only_the_ties_that_were_broken() -> None:
    """T7.4: citizens where provinces are level, competences where citizens are too."""
    broken = []
    for last in (capped(owners={P.SICILIA: CRASSUS}), capped(citizens=(5, 3, 1, 2)), capped(citizens=(5, 2, 1, 3), politics=(3, 2, 1))):
        match, _ = say(last, EndMovement())
        match, _ = say(match, Appoint(P.GALIA_NARBONENSIS))
        broken.append([(line.what, line.points) for line in triumvirat.sheet(match.state.table).ties])
    assert broken == [
        [],
        [(Counted.CITIZENS, (2, 3, 1))],
        [(Counted.CITIZENS, (2, 2, 1)), (Counted.BOTH, (4, 3, None))],
    ]


def test_without_a_cap_or_before_it_the_game_goes_on() -> None:
    """T7.4: off by default."""
    for years in (0, 3):
        match, _ = say(last_turn(year=2, years=years), EndMovement())
        match, events = say(match, Appoint(P.ILLYRICUM))
        assert not of(events, Won) and question(match) == RomeSupply(POMPEY)
        assert triumvirat.sheet(match.state.table).winners == ()
    with pytest.raises(ValueError, match="years"):
        triumvirat.Options(years=-1)


def test_only_the_seat_asked_answers() -> None:
    """T4.8: the others wait."""
    match = position()
    assert why(match, EndMovement(), POMPEY) == NotAsked(POMPEY, T3_1)
    assert list(triumvirat.candidates(match.view(POMPEY))) == []
