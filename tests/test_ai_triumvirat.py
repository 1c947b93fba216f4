"""Computer players of The End of the Triumvirate: whole games that end, roads taken, battles refused, reasons told."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from playing import record
from triumvirat_positions import CAESAR, CRASSUS, POMPEY, position, question

import games
from ai import Level, think
from ai.model import told, worth
from ai.player import strategy
from ai.triumvirat import Motive, Why, evaluate, judge
from ai.triumvirat.battle import prospect
from ai.triumvirat.reasons import Rival
from rules import triumvirat
from rules.engine import codec
from rules.engine.match import Match, start
from rules.triumvirat.components import PROVINCES, Competence, Ending, RomeForm, Section
from rules.triumvirat.components import Province as P
from rules.triumvirat.events import Battle
from rules.triumvirat.moves import Appoint, CallRome, EndTurn, Flee, Load, March, Persuade, PlaceLegion, Raise
from rules.triumvirat.odds import odds
from rules.triumvirat.questions import Actions, Appointment, Arrivals, Movement, Redress, Refuge, RomeSupply
from rules.triumvirat.standing import OneEach, Sortie
from rules.triumvirat.state import Compensation

CAP = 80  # turns; a game takes about a dozen
GARRISONS = dict.fromkeys(PROVINCES, 3)
HOME = P.GALIA_NARBONENSIS


def answer(match: Match, level: Level = Level.NORMAL, iterations: int = 3) -> tuple[Any, Any]:
    """What a computer player says, always legal and without a fault, and its motive, if it has one, without the fact."""
    (seat,) = match.waiting
    thought = think("triumvirat", match.view(seat), level, f"{match.ply}", iterations=iterations)
    assert thought.fault is None, thought.fault
    assert thought.move in match.legal(seat)
    assert codec.loads(Why | None, codec.dumps(thought.why)) == thought.why
    return thought.move, thought.why and replace(thought.why, fact=None)


def played(seats: int, levels: tuple[Level, ...], seed: str) -> Match:
    match, _ = start(triumvirat, record(triumvirat, seats, seed))
    while match.decision is not None:
        assert match.state.table.time.turn < CAP, "no end in sight"
        (seat,) = match.waiting
        match, _ = match.answer(seat, answer(match, levels[seat])[0])
    return match


@pytest.mark.parametrize("levels", [
    (Level.EASY, Level.EASY), (Level.NORMAL, Level.EASY), (Level.STRONG, Level.NORMAL),
    (Level.EASY, Level.EASY, Level.EASY), (Level.NORMAL, Level.NORMAL, Level.NORMAL), (Level.EASY, Level.NORMAL, Level.STRONG),
])  # fmt: skip
def test_players_of_all_levels_end_a_game(levels: tuple[Level, ...]) -> None:
    table = played(len(levels), levels, "levels").state.table
    assert table.victory is not None and table.victory.ending is not Ending.YEARS


def test_a_conquest_that_a_third_player_may_take_is_weighed() -> None:
    """The last legion of a player without a military province marches into one."""
    owners = {**dict.fromkeys((HOME, P.GALIA_CISALPINA, P.ILLYRICUM, P.ACHAEA, P.AEGYPTUS), POMPEY), P.AFRICA_NOVA: CAESAR}
    legions = {**dict.fromkeys(P, 0), P.AFRICA_NOVA: 1, P.AFRICA: 6, P.MACEDONIA: 6}
    match = position(owners=owners, legions=legions, at={CAESAR: P.AFRICA_NOVA, POMPEY: P.MACEDONIA, CRASSUS: P.AFRICA})
    assert isinstance(answer(match)[0], March)


# ---------------------------------------------------------------- defence


def test_provinces_are_defended() -> None:
    """Few stand empty when a turn begins, and few battles meet nobody: over seeded games of normal players."""
    provinces = empty = battles = nobody = 0
    for n in range(8):
        match, turn = start(triumvirat, record(triumvirat, 2 + n % 2, f"defence {n}"))[0], 0
        while match.decision is not None:
            table = match.state.table
            if turn < table.time.turn:
                turn, held = table.time.turn, [table.lands.legions[place] for place in table.board.in_play]
                provinces, empty = provinces + len(held), empty + held.count(0)
            (seat,) = match.waiting
            match, told = match.answer(seat, answer(match)[0])
            fought = [said.event.defenders for said in told if isinstance(said.event, Battle)]
            battles, nobody = battles + len(fought), nobody + fought.count(0)
    assert empty < 0.2 * provinces
    assert nobody < 0.35 * battles


@pytest.mark.parametrize("seats", (2, 3))
def test_a_cap_of_years_is_kept(seats: int) -> None:
    match, _ = start(triumvirat, record(triumvirat, seats, "cap", triumvirat.Options(years=1)))
    while match.decision is not None:
        (seat,) = match.waiting
        match, _ = match.answer(seat, answer(match, Level.EASY)[0])
    assert match.state.table.time.year == 1


def test_battles_are_expected_as_the_bag_says() -> None:
    """The prospects of a battle are the public odds (T4.7)."""
    for attackers, defenders, guarded, bag in product((1, 3, 6), (0, 2, 5), (False, True), ((2, 2, 2), (0, 4, 1), (1, 0, 0))):
        known, found = odds(bag, 0, 1, attackers, defenders, guarded), prospect(*bag, attackers, defenders, guarded)
        assert found.chance == pytest.approx(float(known.chance))
        assert found.lost == pytest.approx(float(known.attackers_lost))
        assert found.killed == pytest.approx(float(known.defenders_lost))


@pytest.mark.parametrize(("match", "move"), [
    (position(Actions(CAESAR, 0), at={CAESAR: P.ACHAEA}, treasury=(1, 0, 0), politics=(7, 1, 1), military=(6, 1, 1)),
     Raise(Competence.MILITARY)),
    (position(Actions(CAESAR, 2), at={CAESAR: P.AEGYPTUS}, treasury=(3, 0, 0), politics=(3, 1, 1), consul=(CAESAR,), citizens=(5, 2, 2, 2)),
     Persuade(Section.ALII)),
    (position(at={CAESAR: P.GALIA_CISALPINA}, legions={P.GALIA_CISALPINA: 6},
              owners=dict.fromkeys((P.MACEDONIA, P.ASIA, P.CYRENAICA), CAESAR)),
     March(P.ITALIA)),
    (position(Redress(CAESAR, 0), politics=(7, 1, 1), military=(6, 1, 1), card=Compensation(CAESAR, 2)),
     Raise(Competence.MILITARY)),
])  # fmt: skip
def test_every_road_to_victory_is_taken(match: Match, move: object) -> None:
    """VII and VII, six citizens of a consul, the ninth province, and VII by Compensation II."""
    for level in (Level.NORMAL, Level.STRONG):
        said, why = answer(match, level, iterations=16)
        assert (said, why.motive) == (move, Motive.WIN)


def test_a_consul_with_five_citizens_is_hindered() -> None:
    match = position(
        Actions(CAESAR, 0), at={CAESAR: P.AEGYPTUS}, treasury=(1, 4, 4), politics=(4, 3, 1), consul=(POMPEY,), citizens=(2, 5, 1, 3)
    )
    assert answer(match) == (Persuade(Section.POMPEY), Why(Motive.HINDER, Rival.POMPEY))


def test_a_hopeless_attack_is_not_made() -> None:
    """One legion a province against three, and no weapons in the bag."""
    own = dict.fromkeys((P.GALIA_NARBONENSIS, P.GALIA_CISALPINA, P.ILLYRICUM, P.ACHAEA, P.AEGYPTUS), 1)
    match = position(at={CAESAR: P.GALIA_CISALPINA}, legions={**GARRISONS, **own}, bag=(0, 0, 0))
    while isinstance(question(match), Movement):
        move, _ = answer(match)
        assert not isinstance(move, March) or match.state.table.lands.owners[move.to] == CAESAR
        match, _ = match.answer(CAESAR, move)


def test_a_legion_goes_where_it_is_needed() -> None:
    """Pompey is near, and nobody guards Galia Cisalpina."""
    guarded = dict.fromkeys((HOME, P.ILLYRICUM, P.ACHAEA, P.AEGYPTUS), 12)
    stand = {CAESAR: P.AEGYPTUS, POMPEY: P.ITALIA}
    match = position(Arrivals(CAESAR, 1), at=stand, legions={**dict.fromkeys(PROVINCES, 0), **guarded, P.ITALIA: 8})
    assert answer(match) == (PlaceLegion(P.GALIA_CISALPINA), Why(Motive.PROTECT, P.GALIA_CISALPINA))


def test_who_marches_leaves_a_garrison() -> None:
    """One of three legions stays where Pompey can come."""
    match = position(seats=2, at={CAESAR: P.ILLYRICUM, POMPEY: P.MACEDONIA}, legions={P.ILLYRICUM: 3, P.MACEDONIA: 4, P.ACHAEA: 0})
    while isinstance(question(match), Movement) and match.state.table.triumvirs.at[CAESAR] is P.ILLYRICUM:
        match, _ = match.answer(CAESAR, answer(match)[0])
    assert match.state.table.lands.legions[P.ILLYRICUM] > 0


def test_every_question_is_weighed() -> None:
    """The rare ones too; and what the law will refuse does not break the judgement."""
    match = position(Refuge(CAESAR, P.ITALIA, 1), at={CAESAR: P.ITALIA})
    assert isinstance(answer(match)[0], Flee)
    assert isinstance(answer(position(Appointment(CAESAR)))[0], Appoint)
    assert isinstance(answer(position(RomeSupply(CAESAR), treasury=(9, 0, 0)))[0], CallRome)
    beyond = judge(position(Actions(CAESAR, 0), politics=(7, 1, 1)).view(CAESAR))
    assert worth(beyond(Raise(Competence.POLITICS))) < worth(beyond(EndTurn()))


def test_who_is_nearer_to_victory_is_likelier_to_win() -> None:
    even = evaluate(position(at={CAESAR: P.ITALIA}).state)
    ahead = evaluate(position(at={CAESAR: P.ITALIA}, politics=(6, 1, 1), military=(6, 1, 1)).state)
    assert sum(even) == pytest.approx(1) and sum(ahead) == pytest.approx(1)
    assert ahead[CAESAR] > 0.8 > even[CAESAR]


@pytest.mark.parametrize("language", ("fr", "en"))
def test_every_motive_is_told(language: str) -> None:
    """In a sentence of its own, with what it is about, aloud as well as in private."""
    game_text = games.text(language, "triumvirat")
    about: dict[Motive, Competence | Rival] = {Motive.RAISE: Competence.MILITARY, Motive.HINDER: Rival.POMPEY}
    told = set()
    for motive in Motive:
        why = codec.dump(Why(motive, about.get(motive, P.AFRICA_NOVA)))
        sentence = game_text.why(why, CAESAR, aloud=True)
        assert sentence == game_text.why(why, CAESAR, aloud=False)
        assert sentence.endswith(".") and "{" not in sentence and "…" not in sentence
        told.add(sentence)
    assert len(told) == len(Motive)
    assert any("Africa nova" in sentence for sentence in told)


def test_whoever_loads_legions_says_where_they_go() -> None:
    """A hint to take 3 legions, without a word of where, cannot be followed."""
    view = position(at={CAESAR: P.GALIA_CISALPINA}, legions={P.GALIA_CISALPINA: 6, P.ITALIA: 0}).view(CAESAR)
    why = told(strategy("triumvirat"), view, Load(5), Motive.MUSTER, None)
    assert why is not None and why.fact == Sortie(P.ITALIA, None, 100, P.GALIA_CISALPINA, 1)
    french, english = (games.text(language, "triumvirat").why(codec.dump(why), CAESAR, aloud=False) for language in ("fr", "en"))
    assert english == "Next: an attack on Italia, a sure conquest; 1 legion stays in Gallia Cisalpina."
    assert french.startswith("Ensuite\u00a0: une attaque en Italia, conquête certaine")


def test_a_reason_for_gold_and_a_legion_does_not_ask_for_gold_alone() -> None:
    """It says what one piece pays for and where the legion goes; and nobody needs gold that the stock has not (T2.4)."""
    view = position(RomeSupply(CAESAR)).view(CAESAR)
    mind, one_each = strategy("triumvirat"), CallRome(RomeForm.BOTH)
    (motive, _, about), *_ = judge(view)(one_each)
    why = told(mind, view, one_each, motive, about)
    assert why is not None and why.fact == OneEach(1, 1, about) and about in PROVINCES
    empty = position(RomeSupply(CAESAR), treasury=(5, 5, 5)).view(CAESAR)
    assert told(mind, empty, one_each, motive, about) is None
