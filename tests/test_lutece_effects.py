"""Lutèce: Apprentices, Legionaries and the places that pay at once (L3, L4.1-L4.3)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from lutece_positions import R, dice, lay, of, owns, purchases, say, town, why

from rules import lutece
from rules.engine.blanks import offered
from rules.engine.match import GameOver, Match, NotAsked, OtherQuestion
from rules.engine.model import Refused
from rules.lutece.components import Bid, Bidder, Flag, Resource, Side, Tile
from rules.lutece.events import (
    ApprenticeWaits,
    Attached,
    Bought,
    Contested,
    ContestWon,
    Deadlocked,
    Harvested,
    HeldBack,
    LegionnaireUsed,
    TakenBack,
)
from rules.lutece.majority import units
from rules.lutece.moves import (
    Attach,
    Bribe,
    Choose,
    Close,
    Firm,
    HoldBack,
    KeepLegionnaires,
    Raise,
    RaiseTo,
    Ready,
    ReadyAgain,
    Reinforce,
    SendLegionnaires,
    Withdraw,
)
from rules.lutece.paragraphs import L3_1, L3_2, L4_1
from rules.lutece.preview import Outlook, Reinforced, Stake
from rules.lutece.questions import AttachApprentice, ChooseOptions, RaiseBribes, UseLegionnaires
from rules.lutece.refusals import BribesClosed, NoSuchHost, NotBidding, Reason
from rules.lutece.state import Offer

ONE, TWO, THREE = Bidder.FIRST, Bidder.SECOND, Bidder.THIRD
BREAD, POTION, SWORD, BEER = Resource.BREAD, Resource.POTION, Resource.SWORD, Resource.BEER


def asked(match: Match) -> int | None:
    """Who is asked for Legionaries."""
    ask = match.state.table.ask
    return ask.seat if isinstance(ask, UseLegionnaires) else None


def test_an_apprentice_with_one_possible_resource_is_attached_by_itself() -> None:
    """L3.1, L3.2: it gives 1 of it."""
    match = town("baker2 baker6 field1 legionnaire", "", offers={"A": "apprentice"})
    match, told = purchases(match, "A R", "R R")
    host = match.state.table.players[0].cards[0]
    assert of(Attached, told) == [Attached(0, match.state.table.players[0].apprentices[0].card, BREAD, host)]
    assert owns(match, 0)[-1] == "apprentice:bread" and units(match.state.table.players[0], BREAD) == 4


def test_the_buyer_chooses_between_different_resources_and_play_waits() -> None:
    """L3.1, L3.2: places, Legionaries and Apprentices are no hosts."""
    match = town("baker2 druid4 mine1 legionnaire apprentice:bread", "", offers={"A": "apprentice", "1": "field1"})
    match, told = purchases(match, "A 1", "R R")
    ask = match.state.table.ask
    assert isinstance(ask, AttachApprentice) and ask.resources == (POTION, BREAD) and match.waiting == {0}
    assert match.legal(0) == (Attach(POTION), Attach(BREAD))
    assert not [event for event in of(Bought, told) if event.tile is Tile.ONE]
    assert why(match, 0, Attach(SWORD)) == NoSuchHost(SWORD, (POTION, BREAD))
    assert why(match, 1, Attach(BREAD)) == NotAsked(1, L3_2)
    match, told = say(match, 0, Attach(BREAD))
    assert isinstance(told[0], Attached) and told[0].host.talent == 2
    assert of(Harvested, told)[0].units == 4, "baker, two Apprentis and the Champ"


def test_waiting_apprentices_join_the_first_character_before_the_next_card() -> None:
    """L3.1, L3.2: all of them, without choice; until then they give nothing but count as cards (L5.5)."""
    match = town("apprentice", "", offers={"A": "apprentice", "B": "druid6", "1": "forest1"}, gold=(9, 5))
    match, told = purchases(match, "A R", "R R")
    assert of(ApprenticeWaits, told)[0].seat == 0 and owns(match, 0) == ["apprentice", "apprentice"]
    assert match.state.table.players[0].size == 2 and units(match.state.table.players[0], POTION) == 0
    match, told = purchases(match, "B 1", "R R")
    assert [(event.resource, event.host.talent, event.waited) for event in of(Attached, told)] == [(POTION, 6, True)] * 2
    assert of(Harvested, told)[0].units == 4


def test_a_legionnaire_and_a_place_leave_an_apprentice_waiting() -> None:
    """L3.1."""
    match = town("apprentice", "", offers={"A": "legionnaire", "1": "field1"}, gold=(9, 5))
    match, told = purchases(match, "A 1", "R R")
    assert owns(match, 0) == ["legionnaire", "field1", "apprentice"] and not of(Attached, told)


@pytest.mark.parametrize(
    ("owned", "place", "resource", "count"),
    [
        ("", "field1", BREAD, 1),
        ("baker4 field3 apprentice:bread druid2 mill", "field1", BREAD, 5),
        ("druid4 apprentice", "forest3", POTION, 3),
        ("smith2 smith6", "mine1", SWORD, 3),
    ],
)
def test_field_forest_and_mine_pay_for_their_resource(owned: str, place: str, resource: Resource, count: int) -> None:
    """L4.2: this card's included, units of Apprentices too."""
    match = town(owned, "", offers={"1": place})
    card = match.state.table.offers[3].card
    match, told = purchases(match, "1 R", "R R")
    assert of(Harvested, told) == [Harvested(0, card, resource, 0, count, count, 8 - card.cost + count)]


@pytest.mark.parametrize(("owned", "beers"), [("", 0), ("brewer4 brewer1 apprentice:beer baker2", 4)])
def test_the_tavern_pays_five_and_one_for_each_beer(owned: str, beers: int) -> None:
    """L4.3."""
    match = town(owned, "", offers={"1": "tavern"})
    match, told = purchases(match, "1 R", "R R")
    paid = of(Harvested, told)[0]
    assert (paid.base, paid.units, paid.gold, paid.purse) == (5, beers, 5 + beers, 8 - 1 + 5 + beers)


def test_a_legionnaire_helps_any_bidder_and_is_never_paid_nor_taken_back() -> None:
    """L4.1: 2 more for a bribe of 0; the winner pays 0, the loser takes the stake back."""
    match = town("legionnaire", "", "", offers={"A": "baker6"})
    match, _ = purchases(match, "R R", "A R", "A1 R")
    spent, baker = match.state.table.players[0].cards[0], match.state.table.offers[0].card
    assert asked(match) == 0 and match.legal(0) == (HoldBack(), Reinforce(TWO), Reinforce(THREE))
    assert why(match, 0, Reinforce(ONE)) == NotBidding(0, Tile.A, (1, 2))
    match, told = say(match, 0, Reinforce(TWO))
    bids = (Bid(1, 0, 1), Bid(2, 1))
    assert told[:2] == [LegionnaireUsed(0, 1, Tile.A, baker, bids), ContestWon(1, Tile.A, baker, bids)]
    assert of(TakenBack, told)[0].stake == 1 and of(Bought, told)[0].bribe == 0
    assert match.state.table.gone == (spent,) and owns(match, 0) == [] and owns(match, 1) == ["baker6"]


def test_a_legionnaire_may_turn_a_victory_into_a_deadlock() -> None:
    """L4.1, L2.7."""
    match, _ = purchases(town("legionnaire", "", offers={"A": "baker6"}), "A R", "A2 R")
    match, told = say(match, 0, Reinforce(ONE))
    assert of(Deadlocked, told)[0].bids == (Bid(0, 0, 1), Bid(1, 2))


def test_owners_are_asked_in_seat_order_from_the_start_seat() -> None:
    """L4.1, L1.4: round 2 starts with seat 1; who owns none is not asked."""
    match = town("legionnaire", "", "legionnaire", offers={"A": "baker6"}, round=2)
    match, told = purchases(match, "A R", "A R", "R R")
    assert isinstance(told[-1], Contested) and asked(match) == 2
    assert {bribes.flag for bribes in match.state.table.bribes} == {Flag.OPEN}, "the flags have done their work"
    match, told = say(match, 2, HoldBack())
    assert isinstance(told[0], HeldBack) and asked(match) == 0
    match, told = say(match, 0, HoldBack())
    assert of(Deadlocked, told)


def test_a_use_asks_everybody_anew_and_stopping_is_a_pass_until_another_uses_one() -> None:
    """L4.1: round and round until every owner has passed since the last use."""
    match = town("legionnaire legionnaire", "legionnaire", "", offers={"A": "baker6"})
    match, _ = purchases(match, "A R", "A R", "R R")
    match, _ = say(match, 0, Reinforce(ONE))
    assert asked(match) == 0, "several may be used"
    match, _ = say(match, 0, HoldBack())
    assert asked(match) == 1
    match, _ = say(match, 1, Reinforce(TWO))
    assert asked(match) == 0, "another has used one: the pass has fallen"
    match, told = say(match, 0, Reinforce(ONE))
    assert of(ContestWon, told)[0].bids == (Bid(0, 0, 2), Bid(1, 0, 1)), "nobody owns one any more"


def test_who_has_passed_since_the_last_use_is_not_asked_again() -> None:
    """L4.1."""
    match = town("legionnaire", "legionnaire legionnaire", "", offers={"A": "baker6"})
    match, _ = purchases(match, "A R", "A R", "R R")
    match, _ = say(match, 0, HoldBack())
    match, _ = say(match, 1, Reinforce(TWO))
    assert asked(match) == 1
    match, _ = say(match, 1, HoldBack())
    assert asked(match) == 0
    match, told = say(match, 0, HoldBack())
    assert of(ContestWon, told)[0].seat == 1 and owns(match, 1) == ["legionnaire", "baker6"]


def test_each_contested_card_is_asked_for_anew_and_a_fresh_legionnaire_counts() -> None:
    """L4.1: one bought at A may be used at 1; an uncontested card is not asked for."""
    match = town("", "", offers={"A": "legionnaire", "1": "mill"})
    match, told = purchases(match, "A 1", "1 R")
    assert of(Bought, told)[0].tile is Tile.A and asked(match) == 0
    assert isinstance(match.state.table.ask, UseLegionnaires) and match.state.table.ask.tile is Tile.ONE
    match, told = say(match, 0, Reinforce(ONE))
    assert owns(match, 0) == ["mill"]


def test_a_standing_order_holds_back_until_it_runs_out() -> None:
    """L4.1: its owner is asked and the order answers, but for the cards that were named; who has no Legionary is offered none."""
    match, _ = purchases(town("legionnaire", "", offers={"A": "baker6"}), "A R", "A R")
    view, cost = match.view(0), match.state.table.ask.card.cost
    assert offered(lutece.orders(view), KeepLegionnaires(1)) and not offered(lutece.orders(match.view(1)), KeepLegionnaires(1))
    assert lutece.obey(view, KeepLegionnaires(1)) == lutece.obey(view, KeepLegionnaires(None)) == HoldBack()
    assert lutece.obey(view, KeepLegionnaires(0)) is None and lutece.obey(match.view(1), KeepLegionnaires(None)) is None
    for spared, kept in (((Tile.A,), (Tile.B,)), ((), ())):
        dear = None if spared else cost
        assert lutece.obey(view, KeepLegionnaires(None, spared, dear)) is None
        assert lutece.obey(view, KeepLegionnaires(None, kept, None if spared else cost + 1)) == HoldBack()
    match, _ = say(match, 0, HoldBack())
    assert lutece.lapsed(match.view(0), KeepLegionnaires(1)) and not lutece.lapsed(match.view(0), KeepLegionnaires(None))
    assert lutece.obey(match.view(0), KeepLegionnaires(None)) is None


@pytest.mark.parametrize(("against", "most", "sent"), [(1, 1, 1), (3, 1, 0), (3, 2, 2), (9, 2, 0)])
def test_a_standing_order_sends_legionnaires_where_they_win(against: int, most: int, sent: int) -> None:
    """L4.1: for oneself, on the cards that were named, no more than that; none where they would not suffice."""
    match, _ = purchases(town("legionnaire legionnaire", "", offers={"A": "baker6"}, gold=(5, 15)), "A R", f"A{against} R")
    order = SendLegionnaires((Tile.A,), most, 1)
    assert offered(lutece.orders(match.view(0)), order) and lutece.obey(match.view(0), SendLegionnaires((Tile.B,), most, 1)) is None
    cost = match.state.table.ask.card.cost
    by_price = [lutece.obey(match.view(0), SendLegionnaires((), most, 1, dear)) for dear in (cost, cost + 1)]
    assert by_price == [lutece.obey(match.view(0), order), None], "of a cheaper card it says nothing"
    used = 0
    while isinstance(match.state.table.ask, UseLegionnaires):
        move = lutece.obey(match.view(0), order)
        used += isinstance(move, Reinforce)
        match, _ = say(match, 0, move)
    assert used == sent and (owns(match, 0).count("legionnaire"), "baker6" in owns(match, 0)) == (2 - sent, bool(sent))


def test_a_standing_order_keeps_a_bribe_ahead_up_to_its_limit() -> None:
    """L2.3: by whole steps, never over the limit nor the purse, and not while one leads; all bribes lie open, whose card does not."""
    match = lay(town("", "", gold=(9, 9)), "A 1", "B 2")
    order = RaiseTo(Side.LEFT, 5, 2, 1)
    assert offered(lutece.orders(match.view(0)), order) and lutece.obey(match.view(0), order) is None
    match, _ = say(match, 1, Raise(Side.RIGHT, 2))
    assert lutece.obey(match.view(0), order) == Raise(Side.LEFT, 4)
    match, _ = say(match, 0, Raise(Side.LEFT, 4))
    assert lutece.obey(match.view(0), order) is None
    match, _ = say(match, 1, Raise(Side.RIGHT, 2))
    assert lutece.obey(match.view(0), order) == Raise(Side.LEFT, 1), "the last step is shorter"
    match, _ = say(match, 0, Raise(Side.LEFT, 1))
    match, _ = say(match, 1, Raise(Side.LEFT, 5))
    assert lutece.obey(match.view(0), order) is None, "5 do not suffice"
    for seat in (0, 1):
        match, _ = say(match, seat, Ready())
    assert lutece.lapsed(match.view(0), order)


def test_a_standing_order_is_ready_again() -> None:
    """L2.9: after every raise, unless somebody lays more than was said."""
    match = lay(town("", "", gold=(9, 9)), "A 1", "B 2")
    always, careful = ReadyAgain(None, None), ReadyAgain(2, 1)
    assert lutece.obey(match.view(0), always) == lutece.obey(match.view(0), careful) == Ready()
    match, _ = say(match, 0, Ready())
    assert lutece.obey(match.view(0), always) is None
    match, _ = say(match, 1, Raise(Side.LEFT, 2))
    assert lutece.obey(match.view(0), careful) == Ready()
    match, _ = say(match, 1, Raise(Side.LEFT, 1))
    assert lutece.obey(match.view(0), careful) is None and lutece.obey(match.view(0), always) == Ready()


def test_previews_say_what_is_known_before() -> None:
    match = town("legionnaire", "", "", offers={"A": "baker6+2"})
    offer = match.state.table.offers[0]
    assert lutece.preview(match.view(0), Choose(R, Tile.A)) == Outlook(5, 3, ((Tile.A, Offer(offer.card, 2)),), 1)
    match, _ = say(lay(match, "R R", "A1 R", "A R"), 2, Ready())
    assert lutece.preview(match.view(1), Raise(Side.LEFT, 2)) == Stake(Side.LEFT, 3, 2, (2,))
    assert lutece.preview(match.view(1), Ready()) is None
    match, _ = say(match, 0, Ready())
    match, _ = say(match, 1, Ready())
    assert lutece.preview(match.view(0), Reinforce(THREE)) == Reinforced((Bid(1, 1), Bid(2, 0, 1)), 2, 0)


def test_a_preview_reads_no_hand() -> None:
    """L2.2: whatever lies under a stake, it says the same."""
    left, right = lay(town("", ""), "A B", "1 2"), lay(town("", ""), "R R", "1 2")
    for move in (Raise(Side.LEFT, 1), Ready(), Firm()):
        assert lutece.preview(left.view(0), move) == lutece.preview(right.view(0), move)


EVERY_MOVE = (
    Choose(R, R), Choose(Tile.A, Tile.A), Choose(Tile.E, Tile.E), Choose(Tile.E, R),
    Raise(Side.LEFT, 1), Raise(Side.RIGHT, -3), Raise(Side.RIGHT, 10**30),
    Ready(), Firm(), Withdraw(), Close(), Bribe(1, 0), Bribe(-1, 2), Bribe(3, 10**30),
    Reinforce(ONE), Reinforce(Bidder.FIFTH), HoldBack(), Attach(BREAD), Attach(BEER),
)  # fmt: skip


def _questions() -> list[Match]:
    choosing = town("legionnaire", "", offers={"A": "baker6", "B": "apprentice"})
    attaching, _ = purchases(town("baker2 druid2", "", offers={"B": "apprentice"}), "B R", "R R")
    contested, _ = purchases(choosing, "A R", "A R")
    bribing = lay(choosing, "A R", "A R")
    over, _ = purchases(town("", "", decks=0), "A R", "R R")
    return [choosing, bribing, say(bribing, 0, Ready())[0], say(bribing, 0, Firm())[0], contested, attaching, over]


def _sealing() -> Match:
    """The question of the variant."""
    match = town("", "")
    table = replace(match.state.table, sealed=True)
    return lay(replace(match, state=replace(match.state, table=table), decision=lutece.decision(table)), "A R", "A R")


def test_every_move_is_judged_at_every_question_and_every_reason_is_given() -> None:
    """What is not listed is refused, with a reason and its paragraph; every reason comes up."""
    given = set()
    for match in (*_questions(), _sealing()):
        for seat in (0, 1):
            for move in EVERY_MOVE:
                try:
                    lutece.check(match.view(seat), move)
                except Refused as refusal:
                    given.add(type(refusal.why))
                    assert refusal.why.cite is not None and refusal.why.cite.startswith("L")
                    assert move not in match.legal(seat)
                else:
                    assert move in match.legal(seat)
    assert given == {*Reason.__args__, NotAsked, OtherQuestion, GameOver}


def test_a_move_for_another_question_says_where_it_belongs() -> None:
    choosing, bribing, *_, contested, attaching, _over = _questions()
    assert why(choosing, 0, HoldBack()) == OtherQuestion(ChooseOptions(1), L4_1)
    assert why(choosing, 0, Raise(Side.LEFT, 1)) == BribesClosed(ChooseOptions(1))
    assert why(bribing, 0, Attach(BREAD)) == OtherQuestion(RaiseBribes(1), L3_1)
    assert why(contested, 0, Attach(BREAD)).cite == "L3.1" and why(attaching, 0, HoldBack()).cite == "L4.1"
    assert isinstance(why(contested, 0, Raise(Side.LEFT, 1)), BribesClosed)


def test_the_paragraph_cited_is_the_one_that_forbids() -> None:
    """L2.2: laid cards stay, in the purchases too; L2.9: bribes end with the last flag; a seat not asked: the open question's paragraph."""
    choosing, bribing, ready, _firm, contested, attaching, over = _questions()
    for match, seat, move, cite in (
        (choosing, 0, Choose(Tile.A, Tile.A), "L2.2"),
        (choosing, 0, Choose(Tile.E, Tile.A), "L1.1"),
        (bribing, 0, Choose(R, R), "L2.2"),
        (bribing, 0, Raise(Side.LEFT, 0), "L2.3"),
        (bribing, 0, Raise(Side.LEFT, 6), "L2.3"),
        (bribing, 0, Withdraw(), "L2.9"),
        (ready, 0, Ready(), "L2.9"),
        (contested, 0, Raise(Side.LEFT, 1), "L2.9"),
        (contested, 0, Choose(R, R), "L2.2"),
        (contested, 0, Reinforce(Bidder.THIRD), "L4.1"),
        (contested, 1, HoldBack(), "L4.1"),
        (attaching, 0, Attach(SWORD), "L3.1"),
        (attaching, 0, Choose(R, R), "L2.2"),
        (attaching, 1, Attach(BREAD), "L3.2"),
        (over, 0, Choose(R, R), "L2.1"),
    ):
        with pytest.raises(Refused) as refused:
            lutece.check(match.view(seat), move)
        assert refused.value.why.cite == cite, (move, refused.value.why)


def test_imagine_keeps_ones_own_cards_and_guesses_the_others() -> None:
    """L2.2: any two cards of a full hand may lie there; nothing lies hidden once they are revealed."""
    match = lay(town("", "", ""), "A B", "R R", "1 A")
    guesses = {lutece.imagine(match.view(0), dice(seed)).hands[1].chosen for seed in range(200)}
    assert (R, R) in guesses and len(guesses) > 35 and all(guess and (guess[0] is R or guess[0] is not guess[1]) for guess in guesses)
    assert lutece.imagine(match.view(0), dice()).hands[0].chosen == (Tile.A, Tile.B)
    choosing = town("", "")
    assert lutece.imagine(choosing.view(0), dice()).hands == choosing.state.hands
