"""Lutèce: a round, from the offers to the gold on unsold cards (L2)."""

from __future__ import annotations

import pytest
from lutece_positions import R, lay, of, owns, purchases, purse, say, town, why

from rules.engine.match import GameOver
from rules.engine.model import Kind as Way
from rules.lutece.components import Bid, Deck, Flag, Side, Tile
from rules.lutece.events import (
    BluffReturned,
    Bought,
    BribeRaised,
    Contested,
    ContestWon,
    Deadlocked,
    Ended,
    FlagChanged,
    Offered,
    OptionsLaid,
    Revealed,
    RevenuesTaken,
    TakenBack,
    Unaffordable,
    Valorised,
)
from rules.lutece.moves import Choose, Firm, Raise, Ready, Withdraw
from rules.lutece.questions import ChooseOptions, RaiseBribes
from rules.lutece.refusals import AlreadyLaid, AlreadyReady, BribesClosed, NotARaise, NotEnoughGold, NotReady, SameCardTwice
from rules.lutece.state import Bribes, Ending, Hand, Offer

LEFT, RIGHT = Side.LEFT, Side.RIGHT
BAKER, FIELD = {"A": "baker6"}, {"1": "field1"}


def test_empty_tiles_are_filled_and_the_others_keep_their_card() -> None:
    """L2.1, L2.8: what nobody took stays, with one gold more."""
    match = town("", "", offers={"A": "baker2", "B": "druid2+2"})
    before = match.state.table.offers
    top = match.state.box.characters[0]
    match, told = purchases(match, "A R", "R R")
    after = match.state.table.offers
    assert after[0] == Offer(top)
    assert after[1] == Offer(before[1].card, 3)
    left = tuple((tile, offer.card) for tile, offer in zip(match.state.table.tiles, before, strict=True) if tile is not Tile.A)
    assert of(Valorised, told) == [Valorised(((Tile.B, 3), (Tile.C, 1), (Tile.ONE, 1), (Tile.TWO, 1), (Tile.THREE, 1)), left)]
    assert of(Offered, told) == [Offered(((Tile.A, top),), match.state.table.decks.characters, match.state.table.decks.places)]


def test_the_game_ends_at_once_when_an_offer_cannot_be_filled() -> None:
    """L2.1: two tiles want a character and one is left; the tiles before are filled, nobody owns what is on offer."""
    match, told = purchases(town("", "", decks=1, gold=(9, 9)), "A R", "B 1")
    assert told[-1] == Ended(Ending(Tile.B, Deck.CHARACTERS))
    table = match.state.table
    assert match.decision is None and table.ending == Ending(Tile.B, Deck.CHARACTERS)
    assert table.offers[0] is not None and table.offers[1] is None and table.offers[3] is None
    assert table.decks.places == 1
    assert why(match, 0, Choose(R, R)) == GameOver()


def test_an_empty_deck_alone_does_not_end_the_game() -> None:
    """L2.1."""
    match, _ = purchases(town("", "", offers={"A": "baker2"}, decks=1), "A R", "R R")
    assert match.state.table.decks.characters == 0
    assert match.decision is not None and match.decision.ask == ChooseOptions(2)
    match, told = purchases(match, "R R", "R R")
    assert match.decision is not None and not of(Ended, told)
    match, told = purchases(match, "1 R", "R R")
    assert match.decision is not None
    match, told = purchases(match, "2 R", "R R")
    assert told[-1] == Ended(Ending(Tile.TWO, Deck.PLACES))


def test_everybody_chooses_under_seal_and_may_replace_until_the_last_has_chosen() -> None:
    """L2.2: left and right as they said; the others see only that they have chosen."""
    match = town("", "", "")
    assert match.decision is not None and match.decision.kind is Way.SEALED
    table = match.state.table
    match, told = say(match, 1, Choose(Tile.A, R), Choose(Tile.THREE, Tile.A))
    assert told == [] and match.state.table == table
    assert match.waiting == {0, 2} and match.view(1).sealed == Choose(Tile.THREE, Tile.A)
    assert match.view(0).sealed is None
    match, told = say(match, 0, Choose(R, R))
    match, told = say(match, 2, Choose(R, Tile.B))
    assert told == [OptionsLaid()]
    assert [match.view(seat).hand for seat in range(3)] == [Hand((R, R)), Hand((Tile.THREE, Tile.A)), Hand((R, Tile.B))]
    assert match.decision is not None and match.decision.ask == RaiseBribes(1)
    assert why(match, 1, Choose(R, R)) == AlreadyLaid()


def test_two_different_cards_or_two_revenues() -> None:
    """L2.2: 6 tiles and Income in both orders, and two Income cards."""
    match = town("", "")
    assert why(match, 0, Choose(Tile.A, Tile.A)) == SameCardTwice(Tile.A)
    legal = match.legal(0)
    assert len(set(legal)) == len(legal) == 7 * 6 + 1
    assert Choose(R, R) in legal and Choose(Tile.A, Tile.ONE) in legal and Choose(Tile.ONE, Tile.A) in legal
    assert max(len(town(*[""] * seats).legal(0)) for seats in (2, 3, 4, 5)) == 111


def test_a_raise_leaves_the_purse_at_once_and_is_seen_by_side_only() -> None:
    """L2.3."""
    match = lay(town("", ""), "A B", "1 2")
    assert match.decision is not None and match.decision.kind is Way.LIVE
    match, told = say(match, 0, Raise(RIGHT, 2), Raise(RIGHT, 1), Raise(LEFT, 2))
    assert told == [BribeRaised(0, RIGHT, 2, 2, 3, ()), BribeRaised(0, RIGHT, 1, 3, 2, ()), BribeRaised(0, LEFT, 2, 2, 0, ())]
    assert match.state.table.bribes[0] == Bribes(2, 3) and purse(match, 0) == 0
    assert why(match, 0, Raise(LEFT, 1)) == NotEnoughGold(1, 0)
    assert match.waiting == {0, 1}, "nobody is made ready for want of gold (L2.9)"


@pytest.mark.parametrize("gold", [0, -1, -5])
def test_a_bribe_is_never_lowered(gold: int) -> None:
    """L2.3."""
    match, _ = say(lay(town("", ""), "A B", "1 2"), 0, Raise(LEFT, 3))
    assert why(match, 0, Raise(LEFT, gold)) == NotARaise(gold)


def test_every_raise_one_can_pay_is_listed_and_no_other() -> None:
    """L2.3: with more gold than the list is long, the rest is typed in."""
    match = lay(town("", "", gold=(4, 75)), "A B", "1 2")
    assert match.legal(0) == (Ready(), Firm(), *(Raise(side, gold) for side in Side for gold in (1, 2, 3, 4)))
    assert Raise(LEFT, 75) in match.legal(1) and len(match.legal(1)) == 2 + 2 * 61
    assert purse(say(match, 1, Raise(LEFT, 70))[0], 1) == 5
    assert why(match, 1, Raise(RIGHT, 76)) == NotEnoughGold(76, 75)


def test_a_raise_clears_the_flags_of_the_others_but_not_firm_ones_nor_its_own() -> None:
    """L2.3, L2.9."""
    match = lay(town("", "", "", ""), "A B", "1 2", "A 1", "B 2")
    assert match.waiting == {0, 1, 2, 3}, "nobody is ready when the phase begins"
    moment = match.moment
    match, told = say(match, 0, Ready())
    assert told == [FlagChanged(0, Flag.READY)]
    match, _ = say(match, 1, Ready())
    match, told = say(match, 2, Ready(), Firm())
    assert told[-1] == FlagChanged(2, Flag.FIRM) and match.waiting == {3}
    match, told = say(match, 0, Raise(LEFT, 1))
    assert told == [BribeRaised(0, LEFT, 1, 1, 4, cleared=(1,))]
    assert [bribes.flag for bribes in match.state.table.bribes] == [Flag.READY, Flag.OPEN, Flag.FIRM, Flag.OPEN]
    assert match.waiting == {1, 3} and match.moment == moment, "the bribes are one moment"


def test_flags_are_set_once_and_may_be_withdrawn_firm_ones_too() -> None:
    """L2.9."""
    match = lay(town("", ""), "A B", "1 2")
    assert why(match, 0, Withdraw()) == NotReady()
    match, _ = say(match, 0, Ready())
    assert why(match, 0, Ready()) == AlreadyReady(Flag.READY)
    match, told = say(match, 0, Withdraw(), Firm())
    assert told == [FlagChanged(0, Flag.OPEN), FlagChanged(0, Flag.FIRM)]
    assert why(match, 0, Firm()) == why(match, 0, Ready()) == AlreadyReady(Flag.FIRM)
    match, _ = say(match, 0, Withdraw())
    assert match.waiting == {0, 1}


def test_the_last_flag_ends_the_phase_and_a_later_raise_is_refused() -> None:
    """L2.9: firm or plain."""
    match = lay(town("", ""), "A B", "1 2")
    match, _ = say(match, 0, Firm())
    match, told = say(match, 1, Firm())
    assert isinstance(told[1], Revealed)
    for late in (Raise(LEFT, 1), Ready(), Firm(), Withdraw()):
        assert why(match, 1, late) == BribesClosed(ChooseOptions(2))
    assert [bribes.flag for bribes in match.state.table.bribes] == [Flag.OPEN, Flag.OPEN], "a firm flag is for this phase"


def test_revenues_pay_three_each_and_a_bluff_comes_back_without_extra() -> None:
    """L2.4, L2.5: every coin is told."""
    before = town("", "", offers=BAKER)
    match, told = purchases(before, "R2 R1", "A1 R")
    assert told[:5] == [
        Revealed(((R, R), (Tile.A, R)), ((2, 1), (1, 0)), ((Tile.A, before.state.table.offers[0].card),)),
        BluffReturned(0, LEFT, 2, 4),
        BluffReturned(0, RIGHT, 1, 5),
        RevenuesTaken(0, 2, 6, 11),
        RevenuesTaken(1, 1, 3, 7),
    ]
    assert (purse(match, 0), purse(match, 1)) == (11, 5 - 1 + 3 - 1)
    assert match.state.table.revealed == () and match.view(0).hand == Hand(), "the Action cards are back in hand (L2.8)"


def test_gold_from_revenues_pays_for_the_card_beside_it() -> None:
    """L2.5: all gold received is usable at once."""
    match, told = purchases(town("", "", gold=(0, 5), offers={"A": "baker4"}), "R A", "R R")
    assert of(Bought, told)[0].purse == 0 and owns(match, 0) == ["baker4"]


def test_one_option_pays_bribe_and_cost_then_takes_the_gold_on_the_card() -> None:
    """L2.6."""
    match = town("", "", offers={"A": "baker10+3"})
    baker = match.state.table.offers[0].card
    match, told = purchases(match, "A1 R", "R R")
    assert of(Bought, told) == [Bought(0, Tile.A, baker, bribe=1, found=3, purse=5 + 3 - 1 - 2 + 3)]
    assert not of(Contested, told) and owns(match, 0) == ["baker10"]


def test_the_gold_on_a_card_does_not_pay_its_own_cost() -> None:
    """L2.6: who cannot pay loses bribe and card, and the gold on it goes to the reserve; buying is not optional."""
    match = town("", "", gold=(3, 5), offers={"A": "baker4+5"})
    baker = match.state.table.offers[0].card
    match, told = purchases(match, "A1 B", "R R")
    assert of(Unaffordable, told)[0] == Unaffordable(0, Tile.A, baker, bribe=1, lost=5, purse=2)
    assert match.state.table.gone[0] == baker and owns(match, 0) == [] and purse(match, 0) == 2


def test_the_effect_does_not_pay_the_cost_of_its_own_card() -> None:
    """L2.6."""
    match, told = purchases(town("", "", gold=(0, 5), offers={"1": "tavern"}), "1 2", "R R")
    assert of(Unaffordable, told)[0].card.kind.value == "tavern"
    assert purse(match, 0) == 0


def test_gold_found_on_a_card_buys_the_next() -> None:
    """L2.5, L2.6: A before B, letters before figures, whatever lies left or right."""
    match, told = purchases(town("", "", gold=(1, 5), offers={"A": "baker6+3", "1": "mill"}), "1 A", "R R")
    assert [event.tile for event in of(Bought, told)] == [Tile.A, Tile.ONE]
    assert purse(match, 0) == 1 - 1 + 3 - 2


def test_a_stake_pays_nothing_but_its_own_bribe() -> None:
    """L2.3, L2.6: the gold on the other card does not help."""
    match, told = purchases(town("", "", gold=(5, 5), offers={"A": "baker4", "1": "field1"}), "A 13", "R R")
    assert of(Unaffordable, told)[0].purse == 2
    assert owns(match, 0) == ["field1"]


def test_the_single_highest_bribe_buys_and_the_others_gain_one() -> None:
    """L2.7."""
    match = town("", "", "", offers=BAKER)
    baker = match.state.table.offers[0].card
    match, told = purchases(match, "A2 R", "R A3", "A R")
    bids = (Bid(0, 2), Bid(1, 3), Bid(2, 0))
    here = told.index(Contested(Tile.A, baker, bids))
    assert told[here + 1 : here + 5] == [
        ContestWon(1, Tile.A, baker, bids),
        TakenBack(0, Tile.A, stake=2, extra=1, purse=5 - 2 + 3 + 2 + 1),
        TakenBack(2, Tile.A, stake=0, extra=1, purse=5 + 3 + 1),
        Bought(1, Tile.A, baker, bribe=3, found=0, purse=5 - 3 + 3 - 1),
    ]


@pytest.mark.parametrize(("plans", "stakes"), [(("A R", "A R", "R R"), (0, 0)), (("A2 R", "A2 R", "A1 R"), (2, 2, 1))])
def test_no_single_highest_bribe_loses_the_card_and_everybody_gains_one(plans: tuple[str, ...], stakes: tuple[int, ...]) -> None:
    """L2.7: 0-0 included, and a tie at the top above a lower bribe; the gold on the card goes to the reserve."""
    match = town("", "", "", offers={"A": "baker6+4"})
    baker = match.state.table.offers[0].card
    match, told = purchases(match, *plans)
    bids = tuple(Bid(seat, stake) for seat, stake in enumerate(stakes))
    assert of(Deadlocked, told) == [Deadlocked(Tile.A, baker, bids, lost=4)]
    assert [(event.stake, event.extra) for event in of(TakenBack, told)] == [(stake, 1) for stake in stakes]
    assert [purse(match, seat) for seat in range(3)] == [9, 9, 9 if len(stakes) == 3 else 11]
    assert match.state.table.gone == (baker,) and not of(Bought, told)


def test_a_winner_who_cannot_pay_loses_the_card_for_everybody() -> None:
    """L2.7: it does not pass to the second."""
    match, told = purchases(town("", "", gold=(3, 9), offers={"A": "baker4"}), "A3 B", "A2 R")
    assert of(Unaffordable, told)[0] == Unaffordable(0, Tile.A, match.state.table.gone[0], 3, 0, 0)
    assert owns(match, 1) == [] and purse(match, 1) == 9 + 3 + 1


def test_the_consolation_is_usable_at_once() -> None:
    """L2.5, L2.7."""
    match, _ = purchases(town("", "", gold=(1, 5), offers={"A": "baker2", "1": "mill"}), "A 1", "A1 R")
    assert owns(match, 0) == ["mill"] and purse(match, 0) == 0


def test_a_valorised_card_grows_each_round_until_it_is_bought() -> None:
    """L2.8."""
    match = town("", "", offers=FIELD)
    for gold in (1, 2, 3):
        match, told = purchases(match, "R R", "R R")
        assert dict(of(Valorised, told)[0].offers)[Tile.ONE] == gold
    match, told = purchases(match, "1 R", "R R")
    assert of(Bought, told)[0].found == 3
