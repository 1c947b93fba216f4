"""The End of the Triumvirate: components, set-up and supply (T1, T2)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from triumvirat_positions import CAESAR, CRASSUS, POMPEY, P, land, of, position, question, say

from rules import triumvirat
from rules.engine.blanks import offered
from rules.engine.dice import Dice
from rules.engine.match import Record, start
from rules.triumvirat.components import PROVINCES, Competence, Good, Kind, Post, RomeForm, Sea, Way, board, name, read
from rules.triumvirat.events import Forgone, GovernorsFlipped, LegionPlaced, Lot, PieceTaken, StockShort, Supplied, TurnBegan
from rules.triumvirat.moves import (
    CallRome,
    CompensateWith,
    EndAfter,
    EndMovement,
    EndTurn,
    PlaceLegion,
    Raise,
    SupplyAlways,
    Take,
    TakeFromRome,
)
from rules.triumvirat.questions import Actions, Arrivals, Due, Movement, Redress, RomeSupply, Shortage
from rules.triumvirat.state import Stock

W, C, E = Sea
T1_4 = """
Galia Narbonensis | 0 military   servant | W
Galia Cisalpina   | 0 military   in      | W C
Illyricum         | 0 military   out     | C
Achaea            | 0 competence out     | C E
Aegyptus          | 0 political  in      | E
Hispania Citerior | 1 competence servant | W
Hispania Ulterior | 1 military   in      | W
Sicilia           | 1 competence in      | W C
Italia            | 1 political  out     | W C
Macedonia         | 1 competence out     | C E
Syria             | 2 political  servant | E
Asia              | 2 political  out     | E
Cyrenaica         | 2 competence in      | C E
Africa            | 2 military   out     | W C
Africa nova       | 2 political  in      | W
"""


def test_the_map_is_the_one_of_the_rules() -> None:
    """T1.4: owner, type, governor and seas of every province."""
    sheet, seas = board(1, 3), dict(zip("WCE", Sea, strict=True))
    for province, line in zip(PROVINCES, T1_4.strip().splitlines(), strict=True):
        printed, facts, coast = (part.strip() for part in line.split("|"))
        owner, kind, post = facts.split()
        assert name(province) == printed
        assert province in sheet.starts[int(owner)].provinces
        assert (sheet.kinds[province], sheet.posts[province]) == (Kind(kind), Post(post))
        assert sheet.seas[province] == tuple(seas[letter] for letter in coast.split())


@pytest.mark.parametrize("seats", [2, 3])
def test_the_data_file_is_consistent(seats: int) -> None:
    """T1.4: borders and arrows are named once and lead both ways; everybody starts in an own province on his civil servant."""
    raw, sheet = read(1), board(1, seats)
    pairs = [frozenset(pair) for pair in (*raw["borders"], *raw["arrows"])]
    assert len(set(pairs)) == len(pairs) and all(len(pair) == 2 for pair in pairs)
    assert set().union(*pairs) == set(raw["provinces"]) == {name(province) for province in PROVINCES}
    assert sorted(p for side in sheet.starts for p in side.provinces) == list(sheet.in_play)
    for origin in sheet.in_play:
        assert sorted(sheet.routes[origin]) == [p for p in sheet.in_play if p is not origin]
        for to, route in sheet.routes[origin].items():
            back = sheet.routes[to][origin]
            assert (route.to, route.way, len(route.seas)) == (to, back.way, len(back.seas))
            if route.way is Way.SEA:
                assert route.seas[0] in sheet.seas[origin] and route.seas[-1] in sheet.seas[to]
                assert all({a, b} in ({W, C}, {C, E}) for a, b in pairwise(route.seas))
    for side in sheet.starts:
        assert side.triumvir in side.provinces
        assert [p for p in side.provinces if sheet.posts[p] is Post.SERVANT] == [side.triumvir]


def test_the_arrows_are_those_of_the_rulebook() -> None:
    """T1.4: Italia-Sicilia, Sicilia-Africa, Asia-Macedonia, Syria-Aegyptus."""
    arrows = {(a, b) for a in PROVINCES for b, route in board(1, 3).routes[a].items() if route.way is Way.ARROW and a < b}
    assert arrows == {(P.SICILIA, P.ITALIA), (P.SICILIA, P.AFRICA), (P.MACEDONIA, P.ASIA), (P.AEGYPTUS, P.SYRIA)}


def test_three_players_begin() -> None:
    """T1.1, T1.2: two legions everywhere, no gold, markers on I, citizens 2, 2, 2 and 5, two weapons each, stone on VIII, Caesar."""
    step = triumvirat.setup(3, triumvirat.Options(), 1, Dice("x", 0))
    table = step.state.table
    assert table.lands.legions == (2,) * 15 and table.lands.gold == (0,) * 15
    assert table.stock == Stock(gold=15, legions=60 - 30, servants=6 - 3)
    assert table.triumvirs.at == (P.GALIA_NARBONENSIS, P.HISPANIA_CITERIOR, P.SYRIA)
    assert table.triumvirs.treasury == (0, 0, 0) and not any(table.triumvirs.consul)
    assert table.triumvirs.politics == table.triumvirs.military == (1, 1, 1)
    assert table.citizens == (2, 2, 2, 5)
    assert table.bag == (2, 2, 2) and [table.reserve(seat) for seat in range(3)] == [6, 6, 6]
    assert (table.time.year, table.time.stone, table.compensation.holder) == (1, 8, None)
    assert table.tasks == (RomeSupply(CAESAR),)


def test_two_players_begin() -> None:
    """T1.3: eleven provinces, five and six; 45 legions, 12 gold, 9 citizens, Crassus' two weapons, stone on VII."""
    table = triumvirat.setup(2, triumvirat.Options(), 1, Dice("x", 0)).state.table
    owners = table.lands.owners
    out = [province for province in PROVINCES if owners[province] is None]
    assert out == [P.AEGYPTUS, P.SYRIA, P.ASIA, P.CYRENAICA]
    caesar = [P.GALIA_NARBONENSIS, P.GALIA_CISALPINA, P.ILLYRICUM, P.ACHAEA, P.AFRICA_NOVA]
    assert [province for province in PROVINCES if owners[province] == CAESAR] == caesar
    assert owners.count(POMPEY) == 6 and owners[P.AFRICA] == POMPEY
    assert sum(table.lands.legions) == 22 and all(table.lands.legions[province] == 0 for province in out)
    assert table.stock == Stock(gold=12, legions=45 - 22, servants=6 - 2)
    assert (table.citizens, table.bag, table.time.stone) == ((2, 2, 0, 5), (2, 2, 2), 7)
    assert table.board.routes[P.HISPANIA_CITERIOR][P.MACEDONIA].seas == (W, C)  # the seas stay


@pytest.mark.parametrize(("seats", "turns", "second"), [(3, 8, CRASSUS), (2, 7, POMPEY)])
def test_a_new_year_does_not_reset_the_order_of_play(seats: int, turns: int, second: int) -> None:
    """T1.5: eight turns a year, or seven; the next character goes on."""
    match, _ = start(triumvirat, Record("triumvirat", 1, 1, seats, "order", triumvirat.Options()))
    began: list[TurnBegan] = [TurnBegan(CAESAR, 1, 1, turns)]
    while began[-1].year == 1:
        wish = {RomeSupply: CallRome(RomeForm.BOTH), Movement: EndMovement()}.get(type(question(match)), EndTurn())
        (seat,) = match.waiting
        match, told = match.answer(seat, wish if wish in match.legal(seat) else match.legal(seat)[0])
        began += of([each.event for each in told], TurnBegan)
    assert [event.seat for event in began[:-1]] == [turn % seats for turn in range(turns)]
    assert (began[-1].seat, began[-1].stone) == (second, turns)


def test_the_governors_flip_and_free_fields_supply() -> None:
    """T2.1, T2.2: Caesar's first turn: Narbonensis (civil servant) and Cisalpina give legions, Aegyptus gold."""
    step = triumvirat.setup(3, triumvirat.Options(), 1, Dice("x", 0))
    supplying = (P.GALIA_NARBONENSIS, P.GALIA_CISALPINA, P.AEGYPTUS)
    assert GovernorsFlipped(CAESAR, supplying) in [told.event for told in step.told]
    posts = step.state.table.lands.posts
    flipped = [posts[p] for p in (P.GALIA_NARBONENSIS, P.GALIA_CISALPINA, P.ILLYRICUM, P.ACHAEA, P.AEGYPTUS)]
    assert flipped == [Post.SERVANT, Post.OUT, Post.IN, Post.IN, Post.OUT]
    assert posts[5:] == board(1, 3).posts[5:]  # the others wait for their own turns
    match, _ = start(triumvirat, Record("triumvirat", 1, 1, 3, "x", triumvirat.Options()))
    match, events = say(match, CallRome(RomeForm.GOLD))
    lots = (
        Lot(P.GALIA_NARBONENSIS, 2, 0, True),
        Lot(P.GALIA_CISALPINA, 2, 0, False),
        Lot(P.AEGYPTUS, 0, 2, False),
    )
    assert of(events, Supplied) == [Supplied(CAESAR, lots, rome=2)]
    assert land(match, P.GALIA_CISALPINA) == (CAESAR, Post.OUT, 4, 0, 0)
    assert land(match, P.AEGYPTUS) == (CAESAR, Post.OUT, 2, 2, 0)
    assert match.state.table.triumvirs.treasury[CAESAR] == 2


def test_gold_goes_straight_to_the_treasury_where_the_triumvir_stands() -> None:
    """T2.2: Pompey in Hispania Citerior, a province of competence: 1 legion there, 1 gold to him; Macedonia keeps its gold."""
    posts = {P.SICILIA: Post.IN, P.ITALIA: Post.IN, P.HISPANIA_ULTERIOR: Post.IN}
    match, events = say(position(RomeSupply(POMPEY), seat=POMPEY, posts=posts), CallRome(RomeForm.GOLD))
    lots = (Lot(P.HISPANIA_CITERIOR, 1, 1, True), Lot(P.MACEDONIA, 1, 1, False))
    assert of(events, Supplied) == [Supplied(POMPEY, lots, rome=2)]
    assert match.state.table.triumvirs.treasury == (0, 3, 0)
    assert land(match, P.HISPANIA_CITERIOR)[2:4] == (3, 0)
    assert land(match, P.MACEDONIA)[2:4] == (3, 1)


def test_a_governor_whose_civil_servant_left_flips_in_at_the_next_turn() -> None:
    """T2.1: he stays out, then goes in like every other."""
    match = position(
        RomeSupply(CRASSUS), seat=CRASSUS, posts={P.GALIA_NARBONENSIS: Post.OUT}, servants={P.GALIA_NARBONENSIS: 0}, stone=8
    )  # fmt: skip
    match, events = say(match, CallRome(RomeForm.GOLD), EndMovement(), EndTurn())
    assert land(match, P.GALIA_NARBONENSIS)[1] is Post.IN
    assert P.GALIA_NARBONENSIS not in of(events, GovernorsFlipped)[0].supplying


def test_rome_sends_legions_together_or_apart() -> None:
    """T2.3: two legions in any own provinces; or one and one."""
    match, events = say(position(RomeSupply(CAESAR), posts={P.ACHAEA: Post.IN}), CallRome(RomeForm.LEGIONS))
    assert of(events, Supplied)[0].lots == (Lot(P.GALIA_NARBONENSIS, 2, 0, True), Lot(P.ILLYRICUM, 2, 0, False))
    assert question(match) == Arrivals(CAESAR, 2)
    together, events = say(match, PlaceLegion(P.ILLYRICUM), PlaceLegion(P.ILLYRICUM))
    assert of(events, LegionPlaced) == [LegionPlaced(CAESAR, P.ILLYRICUM, False)] * 2
    apart, _ = say(match, PlaceLegion(P.ILLYRICUM), PlaceLegion(P.AEGYPTUS))
    assert land(together, P.ILLYRICUM)[2] - land(apart, P.ILLYRICUM)[2] == 1
    both, _ = say(position(RomeSupply(CAESAR)), CallRome(RomeForm.BOTH))
    assert question(both) == Arrivals(CAESAR, 1)
    assert both.state.table.triumvirs.treasury[CAESAR] == 1
    assert isinstance(question(say(both, PlaceLegion(P.AEGYPTUS))[0]), Movement)


def test_who_has_one_province_places_all_legions_there() -> None:
    """T2.3: nothing to choose."""
    others = dict.fromkeys((P.GALIA_CISALPINA, P.ILLYRICUM, P.ACHAEA), POMPEY) | {P.AEGYPTUS: CRASSUS}
    match, events = say(position(RomeSupply(CAESAR), owners=others), CallRome(RomeForm.LEGIONS))
    assert of(events, LegionPlaced) == [LegionPlaced(CAESAR, P.GALIA_NARBONENSIS, True)] * 2
    assert isinstance(question(match), Movement)


CRASSUS_OUT = {P.ASIA: Post.OUT, P.AFRICA_NOVA: Post.OUT, P.CYRENAICA: Post.IN, P.AFRICA: Post.IN}  # with Syria 6 gold


def test_too_little_gold_is_taken_piece_by_piece() -> None:
    """T2.4: 3 gold in stock for 6 of the provinces and 2 of Rome: he chooses until the stock is empty and forgoes the rest."""
    match = position(RomeSupply(CRASSUS), seat=CRASSUS, posts=CRASSUS_OUT, treasury=(6, 6, 0))
    match, events = say(match, CallRome(RomeForm.GOLD))
    assert of(events, StockShort) == [StockShort(CRASSUS, Good.GOLD, due=8, stock=3)]
    dues = (Due(P.SYRIA, 2), Due(P.ASIA, 2), Due(P.AFRICA_NOVA, 2), Due(None, 2))
    assert question(match) == Shortage(CRASSUS, dues, ())
    match, events = say(match, Take(Good.GOLD, P.SYRIA), TakeFromRome(Good.GOLD), Take(Good.GOLD, P.AFRICA_NOVA))
    pieces = [(event.province, event.treasury) for event in of(events, PieceTaken)]
    assert pieces == [(P.SYRIA, True), (None, True), (P.AFRICA_NOVA, False)]
    assert of(events, Forgone) == [Forgone(CRASSUS, Good.GOLD, 5)]
    assert match.state.table.triumvirs.treasury[CRASSUS] == 2
    assert land(match, P.AFRICA_NOVA)[3] == 1 and match.state.table.stock.gold == 0


def test_all_that_a_supplier_owes_is_one_press() -> None:
    """T2.4: of 8 gold that are due the stock has 7; who leaves one of them takes the others two by two."""
    match, _ = say(position(RomeSupply(CRASSUS), seat=CRASSUS, posts=CRASSUS_OUT, treasury=(4, 4, 0)), CallRome(RomeForm.GOLD))
    lines = list(triumvirat.shortlist(match, CRASSUS))
    assert [len(way) for line in lines for way in line] == [1, 2] * 4
    match, _ = say(match, *lines[0][1], *lines[1][1], *lines[3][1])
    assert not isinstance(question(match), Shortage) and land(match, P.AFRICA_NOVA)[3] == 1


def test_with_enough_in_stock_nobody_chooses() -> None:
    """T2.4: 8 gold for 8 due: supply is not optional, and all of it comes."""
    match = position(RomeSupply(CRASSUS), seat=CRASSUS, posts=CRASSUS_OUT, treasury=(4, 3, 0))
    match, events = say(match, CallRome(RomeForm.GOLD))
    assert not of(events, StockShort) and isinstance(question(match), Movement)
    assert match.state.table.stock.gold == 0


def test_a_form_the_stock_cannot_pay_may_be_named() -> None:
    """T2.4: without a single gold in stock Rome's gold is forgone, and nobody is asked."""
    posts = dict.fromkeys((P.ASIA, P.AFRICA_NOVA, P.CYRENAICA, P.AFRICA), Post.IN)
    match = position(RomeSupply(CRASSUS), seat=CRASSUS, posts=posts, treasury=(8, 7, 0))
    match, events = say(match, CallRome(RomeForm.GOLD))
    assert of(events, Forgone) == [Forgone(CRASSUS, Good.GOLD, 4)]
    assert isinstance(question(match), Movement)


def test_gold_and_legions_are_counted_apart() -> None:
    """T2.4: legions are short, gold is not: the gold comes at once, Rome's legions are placed as they are taken."""
    posts = {P.HISPANIA_ULTERIOR: Post.OUT, P.SICILIA: Post.IN, P.ITALIA: Post.OUT, P.MACEDONIA: Post.IN}
    full = dict.fromkeys(PROVINCES, 4) | {P.SYRIA: 2}  # 2 legions are left of 60
    match = position(RomeSupply(POMPEY), seat=POMPEY, posts=posts, legions=full)
    match, events = say(match, CallRome(RomeForm.LEGIONS))
    assert of(events, StockShort) == [StockShort(POMPEY, Good.LEGIONS, due=5, stock=2)]
    lots = (Lot(P.HISPANIA_CITERIOR, 0, 1, True), Lot(P.ITALIA, 0, 2, False))
    assert of(events, Supplied) == [Supplied(POMPEY, lots, rome=0)]
    match, _ = say(match, TakeFromRome(Good.LEGIONS))
    assert question(match) == Arrivals(POMPEY, 1)
    match, events = say(match, PlaceLegion(P.MACEDONIA), Take(Good.LEGIONS, P.HISPANIA_CITERIOR))
    assert of(events, Forgone) == [Forgone(POMPEY, Good.LEGIONS, 3)]
    assert land(match, P.MACEDONIA)[2] == land(match, P.HISPANIA_CITERIOR)[2] == 5


def test_the_only_supplier_left_needs_no_choice() -> None:
    """T2.4: one gold in stock and only Rome owes any."""
    posts = dict.fromkeys((P.ASIA, P.AFRICA_NOVA, P.CYRENAICA, P.AFRICA), Post.IN) | {P.SYRIA: Post.IN}
    match = position(RomeSupply(CRASSUS), seat=CRASSUS, posts=posts, servants={P.SYRIA: 0}, treasury=(7, 7, 0))
    _, events = say(match, CallRome(RomeForm.GOLD))
    assert of(events, PieceTaken) == [PieceTaken(CRASSUS, Good.GOLD, None, True, True)]
    assert of(events, Forgone) == [Forgone(CRASSUS, Good.GOLD, 1)]


def test_gold_is_not_limited_and_legions_only_at_the_end_of_the_turn() -> None:
    """T2.5: eight legions and nine gold in a province during the turn."""
    match = position(
        RomeSupply(CAESAR), legions={P.GALIA_CISALPINA: 6}, gold={P.AEGYPTUS: 7}, posts={P.GALIA_CISALPINA: Post.OUT, P.AEGYPTUS: Post.OUT}
    )  # fmt: skip
    match, _ = say(match, CallRome(RomeForm.GOLD))
    assert land(match, P.GALIA_CISALPINA)[2] == 8
    assert land(match, P.AEGYPTUS)[3] == 9


def test_standing_orders_supply_and_end_turns_as_they_were_told() -> None:
    """T2.3, T5.1: the same form and place every turn; a province that is lost stops the order, for the law refuses it."""
    match, seat = position(RomeSupply(CAESAR)), CAESAR
    view = match.view(seat)
    own = next(p for p in view.table.board.in_play if view.table.lands.owners[p] == seat)
    foreign = next(p for p in view.table.board.in_play if view.table.lands.owners[p] != seat)
    order = SupplyAlways(RomeForm.LEGIONS, own)
    assert offered(triumvirat.orders(view), order) and not offered(triumvirat.orders(view), SupplyAlways(RomeForm.LEGIONS, foreign))
    assert triumvirat.obey(view, order) == CallRome(RomeForm.LEGIONS) and triumvirat.obey(match.view(POMPEY), order) is None
    match, _ = say(match, CallRome(RomeForm.LEGIONS))
    assert isinstance(question(match), Arrivals) and triumvirat.obey(match.view(seat), order) == PlaceLegion(own)
    assert triumvirat.obey(match.view(seat), SupplyAlways(RomeForm.LEGIONS, None)) is None
    lost = triumvirat.obey(match.view(seat), SupplyAlways(RomeForm.LEGIONS, foreign))
    assert lost == PlaceLegion(foreign) and not match.allows(match.view(seat), lost)
    acting, paid = position(Actions(CAESAR, 1), treasury=(9, 0, 0)), position(Redress(CAESAR, 0), treasury=(9, 0, 0))
    assert triumvirat.obey(acting.view(CAESAR), EndAfter(1)) == EndTurn() and triumvirat.obey(acting.view(CAESAR), EndAfter(2)) is None
    assert triumvirat.obey(paid.view(CAESAR), CompensateWith(Competence.MILITARY)) == Raise(Competence.MILITARY)
    assert triumvirat.obey(acting.view(CAESAR), CompensateWith(Competence.MILITARY)) is None


def test_standing_orders_for_some_turns_end_with_the_last_of_them() -> None:
    """One's own turns are counted, from the present or the next one on."""
    acting = position(Actions(CAESAR, 1), treasury=(9, 0, 0))
    turn, seats = acting.state.table.time.turn, acting.state.table.seats
    for seat, first in ((CAESAR, turn), (POMPEY, turn + (POMPEY - CAESAR) % seats)):
        (blank,) = (blank for blank in triumvirat.orders(acting.view(seat)) if blank.kind is EndAfter)
        assert blank.fields[-1].values == (first, first + seats, first + 3 * seats, None)
    once = EndAfter(1, turn)
    assert triumvirat.obey(acting.view(CAESAR), once) == EndTurn()
    later = replace(acting.state.table, time=replace(acting.state.table.time, turn=turn + 1))
    view = replace(acting.view(CAESAR), table=later)
    assert triumvirat.lapsed(view, once) and triumvirat.obey(view, once) is None and not triumvirat.lapsed(view, EndAfter(1))


def test_an_order_begins_with_the_supply_as_it_was_last_time() -> None:
    """T2.3: the form, and the province if all legions went to one that is still one's own."""
    match = position(RomeSupply(CAESAR))
    first, second = [p for p in match.state.table.board.in_play if match.state.table.lands.owners[p] == CAESAR][:2]
    assert triumvirat.as_before(match, CAESAR) == ()
    called, _ = say(match, CallRome(RomeForm.LEGIONS))
    for places, kept in (((first, second), None), ((first, first), first)):
        after = called
        for place in places:
            after, _ = say(after, PlaceLegion(place))
        assert triumvirat.as_before(after, CAESAR) == (SupplyAlways(RomeForm.LEGIONS, kept),) and triumvirat.as_before(after, POMPEY) == ()
    lands = replace(after.state.table.lands, owners=tuple(POMPEY for _ in after.state.table.lands.owners))
    lost = replace(after, state=replace(after.state, table=replace(after.state.table, lands=lands)))
    assert triumvirat.as_before(lost, CAESAR) == (SupplyAlways(RomeForm.LEGIONS, None),)
    gold, _ = say(match, CallRome(RomeForm.GOLD))
    assert triumvirat.as_before(gold, CAESAR) == (SupplyAlways(RomeForm.GOLD, None),)
