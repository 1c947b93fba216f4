"""The End of the Triumvirate: attacks and what follows a conquest (T4)."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from itertools import permutations

import pytest
from triumvirat_positions import CAESAR, CRASSUS, POMPEY, P, asked, land, of, passage, position, question, say, why

from rules.engine.match import OtherQuestion
from rules.triumvirat.components import Competence, Ending, Post
from rules.triumvirat.events import (
    Battle,
    Cause,
    CompensationTaken,
    Conquered,
    Declined,
    Fled,
    GoldCollected,
    Raised,
    Repelled,
    ServantsCaptured,
    WeaponsAdded,
    Won,
)
from rules.triumvirat.moves import Decline, EndMovement, Flee, Load, March, Raise
from rules.triumvirat.odds import Clash, clash, odds, weapons_drawn
from rules.triumvirat.paragraphs import T3_1, T4_5
from rules.triumvirat.questions import Movement, Redress, Refuge
from rules.triumvirat.refusals import NotYours, TopReached
from rules.triumvirat.state import Compensation, leads

POLITICS, MILITARY = Competence
before_italia = partial(position, at={CAESAR: P.GALIA_CISALPINA})  # Caesar before Pompey's Italia, one border away


def test_the_battle_of_three_against_two() -> None:
    """T4.3: blue attacks with 3, red has 2: two times one of each is taken away, and blue conquers."""
    assert clash(3, 2, own=0, enemy=0, guarded=False) == Clash(0, 0, 0, duels=2, attackers_left=1, defenders_left=0)
    match = position(seat=POMPEY, legions={P.HISPANIA_CITERIOR: 3}, bag=(0, 0, 2), at={CAESAR: P.ILLYRICUM})
    match, events = say(match, March(P.GALIA_NARBONENSIS))
    assert of(events, Battle) == [
        Battle(POMPEY, CAESAR, P.GALIA_NARBONENSIS, 3, 2, (2, 2), 0, 0, guard=0, duels=2, attackers_left=1, defenders_left=0)
    ]
    assert land(match, P.GALIA_NARBONENSIS) == (POMPEY, Post.SERVANT, 1, 0, 1)


@pytest.mark.parametrize(
    ("attackers", "defenders", "bag", "drawn"),
    [(4, 2, (2, 2, 2), 2), (3, 3, (2, 2, 2), 3), (9, 8, (2, 2, 2), 3), (1, 5, (2, 2, 2), 1), (5, 0, (2, 2, 2), 0), (3, 3, (1, 1, 0), 2)],
)
def test_how_many_weapons_are_drawn(attackers: int, defenders: int, bag: tuple[int, ...], drawn: int) -> None:
    """T4.1: three at most, as many as the smaller side has legions, fewer if the bag is short."""
    assert weapons_drawn(attackers, defenders, bag) == drawn


def test_weapons_kill_and_return_to_their_reserves() -> None:
    """T4.1: the attacker's kill defenders, the defender's attackers; the third colour goes back into the bag."""
    legions = {P.GALIA_CISALPINA: 4, P.ITALIA: 3}
    match, events = say(before_italia(legions=legions, bag=(1, 1, 1)), March(P.ITALIA))
    (battle,) = of(events, Battle)
    assert sorted(battle.weapons) == [CAESAR, POMPEY, CRASSUS]
    assert (battle.attackers_struck, battle.defenders_struck, battle.duels, battle.attackers_left) == (1, 1, 2, 1)
    table = match.state.table
    assert table.bag == (0, 1, 1)  # Pompey's came back with the compensation
    assert [table.reserve(seat) for seat in range(3)] == [8, 7, 7]


def test_all_legions_with_the_triumvir_attack() -> None:
    """T4.1: those left behind do not; the dead go to the stock."""
    match = before_italia(legions={P.GALIA_CISALPINA: 6, P.ITALIA: 1}, bag=(0, 0, 2))
    before = match.state.table.stock.legions
    match, events = say(match, Load(4), March(P.ITALIA))
    assert of(events, Battle)[0].attackers == 4
    assert (land(match, P.GALIA_CISALPINA)[2], land(match, P.ITALIA)[2]) == (2, 3)
    assert match.state.table.stock.legions == before + 2


@pytest.mark.parametrize(("attackers", "enemy", "guard", "left"), [(5, 1, 2, 1), (3, 2, 1, 0), (2, 2, 0, 0)])
def test_the_triumvir_protects_his_province(attackers: int, enemy: int, guard: int, left: int) -> None:
    """T4.2: after the weapons two attackers die, or what is left of them."""
    result = clash(attackers, max(enemy, 1), own=0, enemy=enemy, guarded=True)
    assert (result.guard, result.attackers_left) == (guard, left)


def test_an_empty_province_with_its_triumvir_kills_two() -> None:
    """T4.2, T4.3: two attackers against nobody but Pompey fail; three conquer."""
    facing = {CAESAR: P.GALIA_CISALPINA, POMPEY: P.ITALIA}
    few = before_italia(at=facing, legions={P.ITALIA: 0})
    _, events = say(few, March(P.ITALIA))
    assert of(events, Repelled)
    more = before_italia(at=facing, legions={P.ITALIA: 0, P.GALIA_CISALPINA: 3})
    _, events = say(more, March(P.ITALIA))
    assert of(events, Conquered)


def test_a_failed_attack_returns_the_triumvir() -> None:
    """T4.3: also if both have none; with his civil servants, at no cost, and the points left stay."""
    match = position(Movement(CAESAR, 4, 2, 1), bag=(0, 0, 2), servants={P.GALIA_NARBONENSIS: 2}, legions={P.HISPANIA_CITERIOR: 2},
                     at={POMPEY: P.MACEDONIA})  # fmt: skip
    match, events = say(match, March(P.HISPANIA_CITERIOR))
    assert of(events, Repelled) == [Repelled(CAESAR, P.HISPANIA_CITERIOR, P.GALIA_NARBONENSIS, servants=1)]
    assert land(match, P.HISPANIA_CITERIOR)[:3] == (POMPEY, Post.SERVANT, 0)
    assert land(match, P.GALIA_NARBONENSIS) == (CAESAR, Post.SERVANT, 0, 0, 2)
    assert question(match) == Movement(CAESAR, 3, 0, 1)


def test_from_the_sea_he_returns_to_the_last_province_left() -> None:
    """T4.3: Narbonensis to Italia by sea for 2 points, and back for nothing."""
    match, events = say(position(bag=(0, 0, 6), legions={P.ITALIA: 3}), March(P.ITALIA))
    assert of(events, Repelled)[0].back is P.GALIA_NARBONENSIS
    assert question(match) == Movement(CAESAR, 2, 0, 0)


def test_the_conquered_province_keeps_its_governors_place() -> None:
    """T4.4: in stays in, out stays out; the gold is taken."""
    for post in (Post.IN, Post.OUT):
        match = before_italia(legions={P.ITALIA: 0}, posts={P.ITALIA: post}, gold={P.ITALIA: 3})
        match, events = say(match, March(P.ITALIA))
        assert of(events, Conquered) == [Conquered(CAESAR, POMPEY, P.ITALIA, legions=2, provinces=6)]
        assert of(events, GoldCollected) == [GoldCollected(CAESAR, P.ITALIA, 3)]
        assert land(match, P.ITALIA) == (CAESAR, post, 2, 0, 0)


def test_the_ninth_province_wins_before_anything_else() -> None:
    """T4.4, T7.2, T7.5: no gold, no captured civil servant, no escape, no compensation."""
    eight = {P.HISPANIA_ULTERIOR: CAESAR, P.SICILIA: CAESAR, P.ITALIA: CAESAR}
    match = position(owners=eight, legions={P.HISPANIA_CITERIOR: 0, P.GALIA_NARBONENSIS: 3}, gold={P.HISPANIA_CITERIOR: 3})
    match, events = say(match, March(P.HISPANIA_CITERIOR))
    assert [type(event) for event in events[-2:]] == [Conquered, Won]
    assert events[-1] == Won(Ending.PROVINCES, (CAESAR,))
    table = match.state.table
    assert (match.decision, table.lands.gold[P.HISPANIA_CITERIOR], table.compensation.holder) == (None, 3, None)
    assert table.triumvirs.at[POMPEY] is P.HISPANIA_CITERIOR


def test_the_order_of_a_conquest() -> None:
    """T4.4: governor, gold, civil servant, escape, compensation, extra weapon."""
    match = position(legions={P.GALIA_NARBONENSIS: 6, P.HISPANIA_CITERIOR: 0}, gold={P.HISPANIA_CITERIOR: 2})
    match, first = say(match, March(P.HISPANIA_CITERIOR))
    match, second = say(match, Flee(P.SICILIA))
    kinds = [type(event) for event in (*first, *second)]
    assert kinds[2:] == [Conquered, GoldCollected, ServantsCaptured, Fled, CompensationTaken, WeaponsAdded, WeaponsAdded]
    assert [event.cause for event in of(second, WeaponsAdded)] == [Cause.PROVINCE_LOST, Cause.SERVANT_LOST]
    assert match.state.table.bag == (2, 4, 2)


def test_civil_servants_change_their_owner() -> None:
    """T4.4, T4.6: without the triumvir all of them, and a weapon for each; the working one works on."""
    match = position(legions={P.HISPANIA_CITERIOR: 0}, servants={P.HISPANIA_CITERIOR: 2}, at={POMPEY: P.ITALIA})
    match, events = say(match, March(P.HISPANIA_CITERIOR))
    assert of(events, ServantsCaptured) == [ServantsCaptured(CAESAR, POMPEY, P.HISPANIA_CITERIOR, 2, True)]
    assert of(events, WeaponsAdded)[1] == WeaponsAdded(POMPEY, Cause.SERVANT_LOST, 2, 2)
    assert land(match, P.HISPANIA_CITERIOR) == (CAESAR, Post.SERVANT, 2, 0, 2)
    assert question(match) == Movement(CAESAR, 3, 2, 0)


def test_idle_civil_servants_flee_with_their_triumvir() -> None:
    """T4.5: the working one is lost, the two idle ones go to the refuge; the gold there is collected."""
    match = position(
        legions={P.GALIA_NARBONENSIS: 6, P.HISPANIA_CITERIOR: 0}, servants={P.HISPANIA_CITERIOR: 3}, gold={P.MACEDONIA: 2}
    )  # fmt: skip
    match, events = say(match, March(P.HISPANIA_CITERIOR))
    assert question(match) == Refuge(POMPEY, P.HISPANIA_CITERIOR, servants=2)
    match, events = say(match, Flee(P.MACEDONIA))
    assert of(events, Fled) == [Fled(POMPEY, P.HISPANIA_CITERIOR, P.MACEDONIA, 2, (), forced=False)]
    assert of(events, GoldCollected) == [GoldCollected(POMPEY, P.MACEDONIA, 2)]
    assert of(events, WeaponsAdded)[1] == WeaponsAdded(POMPEY, Cause.SERVANT_LOST, 1, 1)
    assert land(match, P.MACEDONIA) == (POMPEY, Post.OUT, 2, 0, 2)
    assert land(match, P.HISPANIA_CITERIOR)[4] == 1


before_hispania = partial(position, legions={P.GALIA_NARBONENSIS: 6, P.HISPANIA_CITERIOR: 0})  # Caesar will drive Pompey out


def test_the_defender_chooses_his_refuge_in_the_attackers_turn() -> None:
    """T4.5, T4.8: any own province, no path needed; then the attacker goes on with his points."""
    match, _ = say(before_hispania(), March(P.HISPANIA_CITERIOR))
    assert match.waiting == {POMPEY}
    assert set(match.legal(POMPEY)) == {Flee(p) for p in (P.HISPANIA_ULTERIOR, P.SICILIA, P.ITALIA, P.MACEDONIA)}
    assert why(match, Flee(P.HISPANIA_CITERIOR)) == NotYours(P.HISPANIA_CITERIOR, CAESAR, T4_5)
    match, _ = say(match, Flee(P.MACEDONIA))
    assert match.state.table.triumvirs.at[POMPEY] is P.MACEDONIA
    assert question(match) == Movement(CAESAR, 3, 4, 0)


@pytest.mark.parametrize(
    ("politics", "military", "after"),
    [
        ((2, 3, 3), (1, 1, 1), (2, 1)),  # leads politics with Crassus; nobody leads military
        ((3, 3, 1), (4, 5, 2), (2, 4)),  # leads both
        ((2, 1, 1), (6, 5, 5), (1, 5)),  # leads nothing
        ((7, 7, 7), (1, 2, 1), (6, 1)),  # all on VII lead
    ],
)
def test_who_escapes_goes_back_where_he_leads(
    politics: tuple[int, ...], military: tuple[int, ...], after: tuple[int, int]
) -> None:  # fmt: skip
    """T4.5: 1 on every competence he leads at that moment, and so never below I."""
    match = before_hispania(politics=politics, military=military)
    match, events = say(match, March(P.HISPANIA_CITERIOR), Flee(P.ITALIA))
    people = match.state.table.triumvirs
    assert (people.politics[POMPEY], people.military[POMPEY]) == after
    assert of(events, Fled)[0].lowered == tuple(c for c, t in zip(Competence, (politics, military), strict=True) if leads(t, POMPEY))


def test_one_province_left_is_the_refuge() -> None:
    """T4.5: nobody is asked."""
    rest = {P.HISPANIA_ULTERIOR: CRASSUS, P.SICILIA: CRASSUS, P.ITALIA: CRASSUS}
    match, events = say(before_hispania(owners=rest), March(P.HISPANIA_CITERIOR))
    assert of(events, Fled) == [Fled(POMPEY, P.HISPANIA_CITERIOR, P.MACEDONIA, 0, (), forced=True)]
    assert asked(match) == CAESAR


def test_compensation_first_a_weapon_then_a_competence() -> None:
    """T4.6, T4.8: side I without choice, side II is asked of the loser, a third loss gives II again."""
    empty = dict.fromkeys((P.ITALIA, P.SICILIA, P.HISPANIA_ULTERIOR), 0)
    match = before_italia(legions=empty | {P.GALIA_CISALPINA: 4})
    match, events = say(match, March(P.ITALIA))
    assert of(events, CompensationTaken) == [CompensationTaken(POMPEY, 1)]
    assert of(events, WeaponsAdded) == [WeaponsAdded(POMPEY, Cause.PROVINCE_LOST, 1, 1)]
    match, events = say(match, March(P.SICILIA))
    assert of(events, CompensationTaken) == [CompensationTaken(POMPEY, 2)]
    assert question(match) == Redress(POMPEY, 0) and match.waiting == {POMPEY}
    match, events = say(match, Raise(MILITARY))
    assert of(events, Raised) == [Raised(POMPEY, MILITARY, 2, cost=0)]
    match, events = say(match, March(P.HISPANIA_ULTERIOR), Decline())
    assert of(events, CompensationTaken) == [CompensationTaken(POMPEY, 2)]
    assert of(events, Declined) == [Declined(POMPEY)]
    assert match.state.table.bag == (2, 3, 2)


def test_the_card_moves_only_to_another_loser() -> None:
    """T4.6: it stays over turns and years until another player loses a province, who takes side I."""
    match = before_italia(legions={P.AFRICA: 0}, card=Compensation(POMPEY, 2))
    match, _ = say(match, March(P.AFRICA))
    assert match.state.table.compensation == Compensation(CRASSUS, 1)
    kept, _ = say(position(card=Compensation(POMPEY, 2)), EndMovement())
    assert kept.state.table.compensation == Compensation(POMPEY, 2)


def test_no_weapon_left_no_compensation() -> None:
    """T4.6: all eight are in the bag: the loser gets nothing for province and civil servant."""
    match = position(legions={P.HISPANIA_CITERIOR: 0}, bag=(2, 8, 2), at={POMPEY: P.ITALIA})
    match, events = say(match, March(P.HISPANIA_CITERIOR))
    assert [(event.count, event.due) for event in of(events, WeaponsAdded)] == [(0, 1), (0, 1)]
    assert match.state.table.bag == (2, 8, 2)


def test_a_competence_on_seven_is_not_raised_by_compensation() -> None:
    """T4.6, T5.3: the other one may be; a move of the attacker's does not answer."""
    match = before_italia(legions={P.ITALIA: 0}, politics=(1, 7, 1), card=Compensation(POMPEY, 1))
    match, _ = say(match, March(P.ITALIA))
    assert why(match, Raise(POLITICS)) == TopReached(POLITICS)
    assert why(match, EndMovement()) == OtherQuestion(Redress(POMPEY, 0), T3_1)
    assert set(match.legal(POMPEY)) == {Raise(MILITARY), Decline()}


def test_compensation_can_win_for_the_loser() -> None:
    """T7.3, T7.5: VII on both tracks in the attacker's turn; the extra weapon is not carried out."""
    match = position(
        legions={P.HISPANIA_CITERIOR: 0}, politics=(1, 7, 1), military=(1, 6, 1), card=Compensation(POMPEY, 1), at={POMPEY: P.ITALIA}
    )  # fmt: skip
    match, events = say(match, March(P.HISPANIA_CITERIOR), Raise(MILITARY))
    assert events[-1] == Won(Ending.COMPETENCE, (POMPEY,))
    assert not of(events, WeaponsAdded) and match.decision is None


def test_two_players_weapons_of_crassus_are_neutral() -> None:
    """T1.3, T4.1: they are drawn, do nothing and always return."""
    match = before_italia(seats=2, legions={P.GALIA_CISALPINA: 4, P.ITALIA: 2}, bag=(0, 0, 2))
    match, events = say(match, March(P.ITALIA))
    assert of(events, Battle)[0].weapons == (2, 2)
    assert match.state.table.bag == (0, 1, 2)


def test_the_odds_are_exact() -> None:
    """T4.7: counted over every order of drawing, one by one."""
    cases = [((2, 3, 1), 4, 3, False), ((1, 4, 2), 5, 2, True), ((2, 2, 2), 3, 3, False), ((1, 0, 0), 2, 2, False)]
    for bag, attackers, defenders, guarded in cases:
        seen = odds(bag, CAESAR, POMPEY, attackers, defenders, guarded)
        weapons = [colour for colour, count in enumerate(bag) for _ in range(count)]
        draws = list(permutations(weapons, seen.weapons))
        results = [clash(attackers, defenders, draw.count(CAESAR), draw.count(POMPEY), guarded) for draw in draws]
        assert seen.chance == Fraction(sum(result.conquered for result in results), len(draws))
        assert seen.attackers_lost == Fraction(sum(attackers - result.attackers_left for result in results), len(draws))
        assert seen.defenders_lost == Fraction(sum(defenders - result.defenders_left for result in results), len(draws))


def test_the_odds_are_shown_before_an_attack() -> None:
    """T4.7: three against two, two of each colour in the bag: he fails only if the enemy's weapons outnumber his own."""
    match = before_italia(legions={P.GALIA_CISALPINA: 3}, bag=(2, 2, 2))
    shown = passage(match, March(P.ITALIA)).odds
    assert shown is not None
    assert (shown.attackers, shown.defenders, shown.weapons, shown.guarded, shown.bag) == (3, 2, 2, False, (2, 2, 2))
    assert shown.chance == 1 - Fraction(1 + 2 * 2, 15)


def test_a_drawn_weapon_is_not_taken_back_alone() -> None:
    """T4.7: an attack that draws bars the way back; one on an empty province draws nothing."""
    drawn, _ = say(before_italia(), March(P.ITALIA))
    assert drawn.own_step(CAESAR) is None
    empty, _ = say(before_italia(legions={P.ITALIA: 0}), March(P.ITALIA))
    assert empty.own_step(CAESAR) == 0


def test_chance_is_fair() -> None:
    """T4.1: over many seeds the attack succeeds about as often as the odds say."""
    seen = passage(before_italia(legions={P.GALIA_CISALPINA: 3}, bag=(2, 2, 2)), March(P.ITALIA))
    assert seen.odds is not None
    games = [before_italia(legions={P.GALIA_CISALPINA: 3}, bag=(2, 2, 2), seed=f"fair {n}") for n in range(400)]
    won = sum(bool(of(say(game, March(P.ITALIA))[1], Conquered)) for game in games)
    assert abs(won / 400 - seen.odds.chance) < 0.07
