"""The End of the Triumvirate: movement (T3)."""

from __future__ import annotations

import pytest
from triumvirat_positions import CAESAR, CRASSUS, POMPEY, P, land, of, passage, position, question, say, why

from rules import triumvirat
from rules.triumvirat.components import Post, Sea, Way, board
from rules.triumvirat.events import Battle, GoldCollected, Loaded, Marched, MovementEnded, ServantFree, ServantWorks
from rules.triumvirat.moves import Decline, EndMovement, EndTurn, Escort, Install, Load, March, Recall
from rules.triumvirat.questions import Actions, Movement
from rules.triumvirat.refusals import AlreadyThere, LastProvince, MovementOver, NoLegions, NoPointsLeft, TooFar

W, C, E = Sea


def test_figure_4() -> None:
    """T3.1, T3.2: Pompey goes to Macedonia with 4 legions and a civil servant for 3 points; the 4th attacks Achaea."""
    match = position(seat=POMPEY, legions={P.HISPANIA_CITERIOR: 5, P.ACHAEA: 1}, bag=(0, 2, 0))
    match, events = say(match, Load(4), Escort(1), March(P.MACEDONIA))
    assert of(events, Marched) == [
        Marched(POMPEY, P.HISPANIA_CITERIOR, P.MACEDONIA, Way.SEA, (W, C), 3, 1, 4, 1, left_legions=1, left_servants=0)
    ]
    assert land(match, P.MACEDONIA) == (POMPEY, Post.OUT, 6, 0, 1)
    match, events = say(match, March(P.ACHAEA))
    assert [(event.way, event.cost, event.points) for event in of(events, Marched)] == [(Way.LAND, 1, 0)]
    assert len(of(events, Battle)) == 1
    assert land(match, P.ACHAEA) == (POMPEY, Post.OUT, 4, 0, 1)


@pytest.mark.parametrize(
    ("origin", "to", "seas", "laden", "alone"),
    [
        (P.HISPANIA_CITERIOR, P.MACEDONIA, (W, C), 3, 2),
        (P.HISPANIA_ULTERIOR, P.SYRIA, (W, C, E), 4, 3),
        (P.GALIA_NARBONENSIS, P.SICILIA, (W,), 2, 1),
        (P.ITALIA, P.SICILIA, (), 1, 1),  # the arrow, not the sea
        (P.GALIA_CISALPINA, P.ILLYRICUM, (), 1, 1),
    ],
)
def test_what_a_way_costs(origin: P, to: P, seas: tuple[Sea, ...], laden: int, alone: int) -> None:
    """T3.1, T3.2: n zones and the landing are n + 1 points, without legions n; a border or an arrow is 1."""
    route = board(1, 3).routes[origin][to]
    assert (route.seas, route.cost(3), route.cost(0)) == (seas, laden, alone)


def test_a_crossing_without_legions_is_cheaper_whoever_else_travels() -> None:
    """T3.2: civil servants do not matter, and each crossing is counted by itself."""
    match = position(seat=POMPEY, legions={P.HISPANIA_CITERIOR: 3})
    match, events = say(match, Load(0), Escort(1), March(P.MACEDONIA), March(P.SICILIA))
    assert [event.cost for event in of(events, Marched)] == [2, 1]
    match, events = say(match, Load(2), March(P.AFRICA))
    assert of(events, Marched)[0].way is Way.ARROW  # the arrow takes legions for the last point


def test_a_crossing_is_refused_as_a_whole() -> None:
    """T3.2: three zones with legions are 4 points; with 3 left he may only go alone, and only to his own."""
    match = position(Movement(CAESAR, 3, 2, 0), at={CAESAR: P.GALIA_NARBONENSIS})
    assert why(match, March(P.AEGYPTUS)) == TooFar(P.AEGYPTUS, cost=4, alone=3, points=3)
    match, _ = say(match, Load(0))
    assert why(match, March(P.SYRIA)) == NoLegions(P.SYRIA, CRASSUS)
    match, _ = say(match, March(P.AEGYPTUS))
    assert match.state.table.triumvirs.at[CAESAR] is P.AEGYPTUS


def test_two_players_sail_all_three_seas() -> None:
    """T1.3: from Hispania Ulterior to Macedonia and Achaea as ever."""
    match = position(seats=2, seat=POMPEY, at={POMPEY: P.HISPANIA_ULTERIOR})
    match, events = say(match, March(P.MACEDONIA))
    assert of(events, Marched)[0].seas == (W, C)


def test_the_triumvir_picks_up_and_drops_legions_on_his_way() -> None:
    """T3.1: what counts is what stays behind when he leaves, down to nothing."""
    match = position(legions={P.GALIA_NARBONENSIS: 5, P.GALIA_CISALPINA: 3}, treasury=(1, 0, 0))
    match, events = say(match, Load(4), Load(3), March(P.GALIA_CISALPINA))
    assert of(events, Loaded) == [Loaded(CAESAR, P.GALIA_NARBONENSIS, 4, 1), Loaded(CAESAR, P.GALIA_NARBONENSIS, 3, 2)]
    assert question(match) == Movement(CAESAR, 3, 3, 0)
    match, _ = say(match, Load(6), March(P.ILLYRICUM), Load(1), March(P.GALIA_CISALPINA), EndMovement())
    assert [land(match, p)[2] for p in (P.GALIA_NARBONENSIS, P.GALIA_CISALPINA, P.ILLYRICUM)] == [2, 1, 7]


def test_gold_is_collected_on_the_way() -> None:
    """T3.3: in every own province entered, always."""
    match = position(gold={P.GALIA_CISALPINA: 3, P.ILLYRICUM: 2})
    match, events = say(match, March(P.GALIA_CISALPINA), March(P.ILLYRICUM))
    assert of(events, GoldCollected) == [GoldCollected(CAESAR, P.GALIA_CISALPINA, 3), GoldCollected(CAESAR, P.ILLYRICUM, 2)]
    assert match.state.table.triumvirs.treasury[CAESAR] == 5
    assert land(match, P.GALIA_CISALPINA)[3] == land(match, P.ILLYRICUM)[3] == 0


def test_a_dropped_civil_servant_works() -> None:
    """T3.4: taken from Narbonensis, left in Cisalpina: there the governor stands on him, at home he stays out (T2.1)."""
    match = position(posts={P.GALIA_CISALPINA: Post.IN})
    match, events = say(match, Escort(1), March(P.GALIA_CISALPINA))
    assert of(events, ServantFree) == [ServantFree(CAESAR, P.GALIA_NARBONENSIS)]
    assert land(match, P.GALIA_NARBONENSIS)[1::3] == (Post.OUT, 0)
    assert land(match, P.GALIA_CISALPINA)[1::3] == (Post.IN, 1)  # idle with him
    match, events = say(match, Escort(0), March(P.ILLYRICUM))
    assert of(events, ServantWorks) == [ServantWorks(CAESAR, P.GALIA_CISALPINA)]
    assert land(match, P.GALIA_CISALPINA)[1::3] == (Post.SERVANT, 1)


def test_where_the_triumvir_stands_the_player_says_whether_one_works() -> None:
    """T3.4: saying nothing changes nothing; an installed one stays when he leaves, a recalled one goes with him."""
    match, _ = say(position(), Escort(1), March(P.GALIA_CISALPINA))
    silent, _ = say(match, EndMovement())
    assert land(silent, P.GALIA_CISALPINA)[1::3] == (Post.IN, 1)
    match, events = say(match, Install())
    assert of(events, ServantWorks) == [ServantWorks(CAESAR, P.GALIA_CISALPINA)]
    assert question(match).servants == 0
    match, events = say(match, Recall())
    assert of(events, ServantFree) == [ServantFree(CAESAR, P.GALIA_CISALPINA)]
    assert question(match).servants == 1
    assert land(match, P.GALIA_CISALPINA)[1] is Post.OUT


def test_the_others_stay_where_they_are_when_one_is_recalled() -> None:
    """T3.4: of three only the one who worked joins him."""
    match, _ = say(position(servants={P.GALIA_NARBONENSIS: 3}), Escort(0), Recall())
    assert question(match).servants == 1


def test_idle_civil_servants_stay_with_the_triumvir_between_turns() -> None:
    """T3.4: at his next movement they go with him unless he says otherwise."""
    match = position(servants={P.GALIA_NARBONENSIS: 3})
    assert question(match) == Movement(CAESAR, 4, 2, servants=2)


def test_if_the_working_one_leaves_another_works() -> None:
    """T3.4: of three, two leave; the one left behind works, whoever worked before."""
    match = position(servants={P.GALIA_NARBONENSIS: 3}, posts={P.GALIA_NARBONENSIS: Post.OUT})
    left, events = say(match, Escort(2), March(P.GALIA_CISALPINA))
    assert of(events, ServantWorks) == [ServantWorks(CAESAR, P.GALIA_NARBONENSIS)]
    assert land(left, P.GALIA_NARBONENSIS)[1::3] == (Post.SERVANT, 1)
    emptied, _ = say(match, March(P.GALIA_CISALPINA))
    assert land(emptied, P.GALIA_NARBONENSIS)[1::3] == (Post.OUT, 0)


def test_a_second_civil_servant_in_a_province_is_idle() -> None:
    """T3.4: both are left in Narbonensis; one works."""
    match, events = say(position(servants={P.GALIA_NARBONENSIS: 2}), Escort(0), March(P.GALIA_CISALPINA))
    assert land(match, P.GALIA_NARBONENSIS)[1::3] == (Post.SERVANT, 2)
    assert not of(events, ServantWorks)


def test_an_enemy_province_is_entered_only_with_a_legion() -> None:
    """T3.5: even an empty one; entering it is an attack."""
    match = position(legions={P.HISPANIA_CITERIOR: 0}, at={POMPEY: P.ITALIA})
    alone, _ = say(match, Load(0))
    assert why(alone, March(P.HISPANIA_CITERIOR)) == NoLegions(P.HISPANIA_CITERIOR, POMPEY)
    match, events = say(match, March(P.HISPANIA_CITERIOR))
    (battle,) = of(events, Battle)
    assert (battle.defenders, battle.weapons, battle.attackers_left) == (0, (), 2)
    assert land(match, P.HISPANIA_CITERIOR)[0] == CAESAR


def test_a_player_with_one_province_cannot_be_attacked() -> None:
    """T3.5: Pompey has Hispania Citerior alone."""
    lost = {P.HISPANIA_ULTERIOR: CRASSUS, P.SICILIA: CRASSUS, P.ITALIA: CAESAR, P.MACEDONIA: CAESAR}
    match = position(owners=lost)
    assert why(match, March(P.HISPANIA_CITERIOR)) == LastProvince(P.HISPANIA_CITERIOR, POMPEY)
    assert March(P.HISPANIA_CITERIOR) not in match.legal(CAESAR)


def test_several_attacks_in_one_turn() -> None:
    """T3.5: as many as the points allow, up to four."""
    empty = dict.fromkeys((P.ITALIA, P.SICILIA, P.AFRICA, P.AFRICA_NOVA), 0)
    match = position(owners={P.AEGYPTUS: CRASSUS}, legions=empty | {P.GALIA_CISALPINA: 6}, at={CAESAR: P.GALIA_CISALPINA})
    match, events = say(match, March(P.ITALIA), March(P.SICILIA), Decline(), March(P.AFRICA), March(P.AFRICA_NOVA), Decline())
    assert [battle.province for battle in of(events, Battle)] == [P.ITALIA, P.SICILIA, P.AFRICA, P.AFRICA_NOVA]


def test_movement_ends_when_the_player_says_so() -> None:
    """T3.6: points may be left; afterwards nobody moves."""
    match, events = say(position(treasury=(1, 0, 0)), EndMovement())
    assert of(events, MovementEnded) == [MovementEnded(CAESAR, forced=False)]
    assert question(match) == Actions(CAESAR, 0)
    assert why(match, March(P.GALIA_CISALPINA)) == MovementOver()


def test_without_points_only_the_civil_servants_are_asked_about() -> None:
    """T3.6: nobody travels any more; without a civil servant there the phase ends by itself."""
    match, events = say(position(Movement(CAESAR, 1, 2, 0)), March(P.GALIA_CISALPINA))
    assert of(events, MovementEnded) == [MovementEnded(CAESAR, forced=True)]
    match, events = say(position(Movement(CAESAR, 1, 2, 1)), March(P.GALIA_CISALPINA))
    assert not of(events, MovementEnded)
    assert set(match.legal(CAESAR)) == {Install(), EndMovement()}
    assert [why(match, move) for move in (March(P.ILLYRICUM), Load(0), Escort(0))] == [NoPointsLeft()] * 3


def test_he_does_not_march_to_where_he_stands() -> None:
    """T3.1: a step leads to another province."""
    assert why(position(), March(P.GALIA_NARBONENSIS)) == AlreadyThere(P.GALIA_NARBONENSIS)


def test_the_preview_of_a_march() -> None:
    """T3.2, T3.3: way, cost and points left, who goes and stays, the gold found."""
    match = position(seat=POMPEY, legions={P.HISPANIA_CITERIOR: 5}, gold={P.MACEDONIA: 2})
    match, _ = say(match, Load(4))
    seen = passage(match, March(P.MACEDONIA))
    assert (seen.way, seen.seas, seen.cost, seen.points) == (Way.SEA, (W, C), 3, 1)
    assert (seen.legions, seen.left_legions, seen.left_servants, seen.gold, seen.odds) == (4, 1, 1, 2, None)
    assert triumvirat.preview(match.view(POMPEY), EndTurn()) is None


def test_a_sure_conquest_is_listed_before_nearer_provinces() -> None:
    """T4.3, T4.7: an empty Asia four points away, while Gallia Cisalpina is one's own and next door."""
    match = position(legions={P.ASIA: 0}, gold={P.GALIA_CISALPINA: 2})
    first, second, *_ = [line[0][-1] for line in triumvirat.shortlist(match, CAESAR)]
    assert (first, second) == (March(P.ASIA), March(P.GALIA_CISALPINA))
