"""F6: the new Podium, tokens, Caesar's Palace, the end and the score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from fortuna_scenes import ANNA, END, ERIC, FULL, JONATHAN, MARTIN, Scene, favour, player, scene

from rules import fortuna
from rules.engine.dice import Dice
from rules.engine.model import look
from rules.fortuna.components import FAVOURS, Action, Building, Favour, Privilege, Side
from rules.fortuna.events import (
    CardGained,
    CardsSeen,
    Drew,
    Ended,
    FavourSkipped,
    PalaceBare,
    PalaceKept,
    PalaceLooked,
    PalaceReached,
    RoundBegan,
    RoundEnded,
)
from rules.fortuna.moves import Advance, Claim, EndTurn, Exchange, Execute, Give, Keep, Pass, Skip
from rules.fortuna.questions import ExchangeCard, FinishTurn, KeepCards, KeepPalace, UseMight
from rules.fortuna.refusals import NotDrawn
from rules.fortuna.scoring import points
from rules.fortuna.state import Ending, Palace, Province, State, Tally

P = Privilege
OTHERS = (Action.HARVEST, Action.VINTAGE, Action.FORTUNA)


def test_fortunas_player_is_first_then_the_richest() -> None:
    """F6.1, F3.12: also if the card is locked."""
    purses = [player(ANNA, money=2), player(ERIC, money=9), player(JONATHAN, money=3), player(MARTIN, money=5)]
    game = scene(*purses, turn=MARTIN, tasks=END, cards={JONATHAN: OTHERS}, locked={JONATHAN: Action.FORTUNA}).do(EndTurn())
    assert game.table.podium == (JONATHAN, ERIC, MARTIN, ANNA) and game.seat == JONATHAN
    assert game.heard(RoundEnded) == [RoundEnded(Side.ORANGE, JONATHAN, JONATHAN, FAVOURS)]
    assert game.heard(RoundBegan) == [RoundBegan(3, (JONATHAN, ERIC, MARTIN, ANNA))]


def test_ties_go_to_the_nearest_clockwise_from_the_first() -> None:
    """F6.1, F1.1."""
    game = scene(turn=MARTIN, tasks=END, cards={JONATHAN: OTHERS}).do(EndTurn())
    assert game.table.podium == (JONATHAN, MARTIN, ANNA, ERIC)


def test_fortuna_on_an_empty_side_leaves_the_first_player_first() -> None:
    """F6.1."""
    purses = [player(ANNA, money=9), player(ERIC, money=2), player(JONATHAN, money=5)]
    game = scene(*purses, turn=ANNA, podium=(ERIC, JONATHAN, ANNA), tasks=END, seats=3, cards={3: OTHERS}).do(EndTurn())
    assert game.table.podium == (ERIC, ANNA, JONATHAN)
    assert game.heard(RoundEnded) == [RoundEnded(Side.VIOLET, None, ERIC, FAVOURS)]


def test_unused_favours_gain_a_token_up_to_three_and_all_turn_up() -> None:
    """F6.2, F1.8."""
    game = scene(turn=MARTIN, tasks=END, shut=(1, 3), tokens={2: 2, 4: 3, 6: 1}).do(EndTurn())
    assert game.table.favours.tokens == (0, 3, 0, 3, 1, 2) and all(game.table.favours.open)
    assert game.heard(RoundEnded)[0].tokens == (Favour.ORGY, Favour.FORTUNA, Favour.RELIGION)


def test_the_worked_example_of_the_end() -> None:
    """F6.3, F6.4: Anna reaches the Palace, Eric has played; Jonathan stops on 13, Martin takes one of the cards she left."""
    deck = (P.MARRIAGE, P.PER_WINE, P.ADVANCE, P.PER_WHEAT)
    game = scene(
        player(ANNA, position=14), player(ERIC, position=11), player(JONATHAN, position=12), player(MARTIN, position=13, vestals=2),
        podium=(ERIC, ANNA, JONATHAN, MARTIN), tasks=favour(3), deck=deck,
    )  # fmt: skip
    game.do(Give(Favour.FOOD, 1))
    assert game.ask == KeepPalace(3) and game.heard(PalaceReached) == [PalaceReached(ANNA, 1)]
    assert game.heard(Drew) == [Drew(ANNA, 3, 3)] and game.heard(CardsSeen, to=ANNA) == [CardsSeen(deck[:3])]
    game.do(Keep((P.PER_WINE,)), EndTurn())
    assert game.table.palace == Palace(0, 2, (ANNA,)) and game.state.box.palace == (P.MARRIAGE, P.ADVANCE)
    assert game.heard(PalaceKept) == [PalaceKept(ANNA, 2)] and game.seat == JONATHAN
    play_to_favour(game, 2).do(Give(Favour.ORGY, 1))
    assert game.of(JONATHAN).position == 13 and game.seat == MARTIN
    play_to_favour(game, 6).do(Claim(Favour.RELIGION))
    assert game.ask == KeepPalace(2) and game.heard(PalaceLooked) == [PalaceLooked(MARTIN, 2)]
    assert game.heard(CardsSeen, to=MARTIN) == [CardsSeen((P.MARRIAGE, P.ADVANCE))]
    game.do(Keep((P.MARRIAGE,)), EndTurn())
    assert game.table.ending is Ending.PALACE and fortuna.decision(game.table) is None
    shown = ((P.PER_WINE,), (), (), (P.MARRIAGE,))
    assert game.heard(Ended) == [Ended(shown)] and game.table.shown == shown
    assert not game.heard(RoundEnded) and game.table.favours.open[1] is False  # F6.1 and F6.2 are not done any more
    sheet = fortuna.sheet(game.table)
    assert sheet.totals == (15 + 1, 11, 13, 15 + 0) and sheet.winners == (ANNA,)


def play_to_favour(game: Scene, die: int) -> Scene:
    """Skip a card, exchange it, no military power, roll this die."""
    game.do(game.legal(Skip)[0])
    return game.do(game.legal(Exchange)[0], Pass(), dice=(die,))


def test_the_third_gets_the_last_card_and_the_fourth_nothing() -> None:
    """F6.3: nobody is asked for the last card; it comes privately."""
    third = scene(player(MARTIN, position=14), turn=MARTIN, tasks=favour(3), palace=Palace(0, 1, (ANNA, ERIC)), beside=(P.MARRIAGE,))
    third.do(Give(Favour.FOOD, 1))
    assert third.hand(MARTIN) == (P.MARRIAGE,) and third.heard(CardGained, to=MARTIN) == [CardGained(P.MARRIAGE)]
    assert third.heard(PalaceKept) == [PalaceKept(MARTIN, 0)] and third.table.palace == Palace(0, 0, (ANNA, ERIC, MARTIN))
    fourth = scene(player(MARTIN, position=14), turn=MARTIN, tasks=favour(3), palace=Palace(0, 0, (ANNA, ERIC, JONATHAN)))
    fourth.do(Give(Favour.FOOD, 1))
    assert fourth.heard(PalaceBare) == [PalaceBare(MARTIN)] and fourth.hand(MARTIN) == ()


def test_the_palace_draws_as_far_as_possible() -> None:
    """F6.3, F5.2."""
    game = scene(player(ANNA, position=14), tasks=favour(3), deck=(), discards=(P.MARRIAGE,)).do(Give(Favour.FOOD, 1))
    assert game.hand(ANNA) == (P.MARRIAGE,) and game.heard(Drew) == [Drew(ANNA, 1, 3)] and game.table.palace.left == 0


def test_the_palace_is_reached_in_any_phase_and_the_turn_goes_on() -> None:
    """F6.3, F4.7, F5.3: by the Action Fortuna; the exchange and phase 3 follow, phase 4 is skipped."""
    game = scene(player(ANNA, position=14), cards={ANNA: OTHERS}).do(Execute(Action.FORTUNA))
    assert game.ask == KeepPalace(3)
    game.do(Keep(game.state.hands[ANNA].drawn[:1]))
    assert game.ask == ExchangeCard(Action.FORTUNA)
    game.do(game.legal()[0])
    assert game.ask == UseMight() and game.do(Pass()).heard(FavourSkipped) == [FavourSkipped(ANNA)]
    by_card = scene(player(ANNA, position=14), hands={ANNA: (P.ADVANCE,)}).do(Advance())
    assert by_card.ask == KeepPalace(3) and by_card.table.tasks[:-1] == FULL
    by_card.do(Keep(by_card.state.hands[ANNA].drawn[:1]))
    assert by_card.ask == FULL[-1]
    end = scene(player(ANNA, position=14), tasks=END, hands={ANNA: (P.ADVANCE,)}).do(Advance())
    assert end.do(Keep(end.state.hands[ANNA].drawn[:1])).ask == FinishTurn() and not end.heard(FavourSkipped)


def test_the_basilica_does_not_count_at_the_palace_but_for_the_tokens_of_the_favour() -> None:
    """F6.3, F5.1."""
    anna = player(ANNA, position=14, buildings=(Building.BASILICA,))
    game = scene(anna, tasks=favour(3), tokens={3: 2}).do(Give(Favour.FOOD, 1))
    assert game.ask == KeepPalace(3) and all(isinstance(move, Keep) and len(move.cards) == 1 for move in game.legal())
    assert game.do(Keep(game.state.hands[ANNA].drawn[:1])).ask == KeepCards(drawn=2, most=2)


def test_the_palace_card_is_chosen_before_the_draw_of_phase_5_and_nothing_is_lost() -> None:
    """F5.3, F5.5, F6.3: on 14, with a draw to choose from, a B card leads to Caesar's Palace and to a second draw."""
    three, two = (P.MARRIAGE, P.PER_WINE, P.PER_WATER), (P.PER_WHEAT, P.PER_VESTAL)
    game = scene(
        player(ANNA, position=14, buildings=(Building.BASILICA,)), tasks=(FinishTurn(), KeepCards(2, 2)), drawn=two, deck=three,
        hands={ANNA: (P.ADVANCE,)},
    ).do(Advance())  # fmt: skip
    assert game.ask == KeepPalace(3) and game.legal(Keep) == [Keep((card,)) for card in three]
    assert game.why(Keep(two[:1])) == NotDrawn(P.PER_WHEAT)
    game.do(Keep((P.MARRIAGE,)))
    assert game.ask == KeepCards(2, 2) and game.legal(Keep) == [Keep(two[:1]), Keep(two[1:]), Keep(two)]
    assert game.why(Keep((P.PER_WINE,))) == NotDrawn(P.PER_WINE)
    game.do(Keep(two))
    assert game.hand(ANNA) == (P.PER_VESTAL, P.MARRIAGE, P.PER_WHEAT) and game.state.hands[ANNA].drawn == ()
    assert game.state.box.palace == three[1:] and game.table.privileges.discards == (P.ADVANCE,)


def test_who_laid_cards_back_knows_which_of_two_draws_they_are() -> None:
    """F6.3: the second to reach Caesar's Palace has a draw of phase 5 to choose from besides."""
    left = (P.PER_WINE, P.PER_WATER)
    game = scene(
        player(ANNA, position=15), player(ERIC, position=14), turn=ERIC, podium=(ANNA, ERIC), seats=2, hands={ERIC: (P.ADVANCE,)},
        tasks=(FinishTurn(), KeepCards(2, 1)), drawn=(P.PER_WHEAT, P.PER_VESTAL), palace=Palace(0, 2, (ANNA,)), beside=left,
    )  # fmt: skip
    game.state = knowing(game, ANNA, left)
    game.do(Advance())
    assert all(len(drawn := world.hands[ERIC].drawn) == 4 and set(drawn[2:]) == set(left) for world in worlds(game, ANNA))


def test_who_laid_cards_back_remembers_them() -> None:
    """F6.3: an imagined world puts them beside the board, or in the hand of who came next."""
    deck = (P.MARRIAGE, P.PER_WINE, P.PER_WATER)
    game = scene(player(ANNA, position=14), player(ERIC, position=14), tasks=favour(3), deck=deck, podium=(ANNA, ERIC), seats=2)
    game.do(Give(Favour.FOOD, 1), Keep((P.MARRIAGE,)))
    assert game.state.hands[ANNA].knows == (P.PER_WINE, P.PER_WATER)
    game = scene(
        player(ANNA, position=15), player(ERIC, position=14), turn=ERIC, podium=(ANNA, ERIC), seats=2, tasks=favour(3),
        palace=Palace(0, 2, (ANNA,)), beside=(P.PER_WINE, P.PER_WATER),
    )  # fmt: skip
    game.state = knowing(game, ANNA, (P.PER_WINE, P.PER_WATER))
    game.do(Give(Favour.FOOD, 1))
    assert all(sorted_cards(world.hands[ERIC].drawn) == (P.PER_WATER, P.PER_WINE) for world in worlds(game, ANNA))
    game.do(Keep((P.PER_WATER,)))
    beside = {(world.box.palace, world.hands[ERIC].cards) for world in worlds(game, ANNA)}
    assert beside == {((P.PER_WINE,), (P.PER_WATER,)), ((P.PER_WATER,), (P.PER_WINE,))}
    assert {world.box.palace for world in worlds(game, ERIC)} == {(P.PER_WINE,)}


def sorted_cards(cards: tuple[Privilege, ...]) -> tuple[Privilege, ...]:
    return tuple(sorted(cards, key=list(P).index))


def worlds(game: Scene, seat: int) -> list[State]:
    return [fortuna.imagine(look(game.state, seat), Dice(f"world {n}", 0)) for n in range(20)]


def knowing(game: Scene, seat: int, cards: tuple[Privilege, ...]) -> State:
    hands = list(game.state.hands)
    hands[seat] = replace(hands[seat], knows=cards)
    return replace(game.state, hands=tuple(hands))


def finished(*players: Province, hands: Mapping[int, tuple[Privilege, ...]] | None = None) -> Scene:
    """The last turn of the last round is over."""
    seats = max(3, len(players))
    return scene(*players, turn=seats - 1, seats=seats, tasks=END, palace=Palace(0, 0, (ANNA,)), hands=hands).do(EndTurn())


def test_only_players_in_rome_can_win_and_show_their_cards() -> None:
    """F6.5, F6.7: the others are listed with their position only."""
    hands = {ERIC: (P.MARRIAGE,), JONATHAN: (P.ADVANCE,)}
    game = finished(player(ANNA, position=15), player(ERIC, position=9, married=True), player(JONATHAN, position=10), hands=hands)
    assert game.table.shown == ((), None, (P.ADVANCE,))
    sheet = fortuna.sheet(game.table)
    assert sheet.lines[0].what is Tally.POSITION and sheet.lines[0].points == (15, 9, 10)
    assert sheet.totals == (15, None, 10) and sheet.ranks == (1, 3, 2) and len(sheet.lines) == 1


def test_cards_count_each_by_itself_and_spend_nothing() -> None:
    """F6.6, F1.7."""
    hands = {ANNA: (P.PER_CENTURION, P.PER_CENTURION, P.PER_THREE_MONEY, P.PER_FIVE_MONEY, P.ADVANCE), ERIC: (P.PER_WINE,)}
    game = finished(player(ANNA, position=15, centurions=2, money=13), player(ERIC, position=12, money=8), hands=hands)
    sheet = fortuna.sheet(game.table)
    assert {line.what: line.points for line in sheet.lines[1:]} == {
        P.PER_CENTURION: (8, None, None),
        P.PER_WINE: (None, 1, None),
        P.PER_THREE_MONEY: (4, None, None),
        P.PER_FIVE_MONEY: (4, None, None),
    }
    assert sheet.totals[:2] == (15 + 8 + 4 + 4, 13)


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        (P.PER_BUILDING, 4), (P.PER_CENTURION, 6), (P.PER_VESTAL, 2), (P.MARRIAGE, 3), (P.PER_WHEAT, 4), (P.PER_WATER, 3),
        (P.PER_WINE, 5), (P.PER_THREE_MONEY, 3), (P.PER_FIVE_MONEY, 4), (P.ADVANCE, 0), (P.VESTAL_OR_CENTURION, 0),
        (P.WATER_AND_CUBE, 0), (P.WHEAT_AND_CUBE, 0), (P.WINE_AND_CUBE, 0),
    ],
)  # fmt: skip
def test_what_each_card_is_worth(card: Privilege, worth: int) -> None:
    """F1.7: the Water of the Aqueduct counts."""
    built = (Building.AQUEDUCT, Building.PALACE)
    own = player(ANNA, money=11, centurions=3, wheat=4, water=2, wine=5, aqueduct=True, married=True, buildings=built)
    assert points(card, own) == worth
    assert points(P.MARRIAGE, player(ANNA)) == 0


@pytest.mark.parametrize(
    ("anna", "eric", "ranks"),
    [
        ({"position": 15}, {"position": 14, "wine": 1}, (1, 2)),
        ({"position": 15, "money": 3}, {"position": 15, "money": 4}, (2, 1)),
        ({"position": 15, "centurions": 2}, {"position": 15}, (1, 2)),
        ({"position": 15}, {"position": 15, "vestals": 2}, (2, 1)),
        ({"position": 15}, {"position": 15}, (1, 1)),
    ],
)
def test_ties(anna: dict[str, int], eric: dict[str, int], ranks: tuple[int, int]) -> None:
    """F6.5: position, coins, Centurions, Vestals; then shared."""
    hands = {ERIC: (P.PER_WINE,)} if anna["position"] != eric["position"] else None
    game = finished(player(ANNA, **anna), player(ERIC, **eric), hands=hands)
    sheet = fortuna.sheet(game.table)
    assert sheet.totals[ANNA] == sheet.totals[ERIC] == 15 and sheet.ranks == (*ranks, 3)
    assert sheet.winners == tuple(seat for seat in (ANNA, ERIC) if ranks[seat] == 1)


def test_the_sheet_shows_only_the_ties_that_were_broken() -> None:
    """F6.5: who stays outside Rome has no part in them."""
    clear = finished(player(ANNA, position=15), player(ERIC, position=14))
    money = finished(player(ANNA, position=15, money=3), player(ERIC, position=15, money=4))
    assert fortuna.sheet(clear.table).ties == ()
    shown = [(line.what, line.points) for line in fortuna.sheet(money.table).ties]
    assert shown == [(Tally.POSITION, (15, 15, None)), (Tally.MONEY, (3, 4, None))]


def test_before_the_end_the_sheet_is_public() -> None:
    """F6.7: positions only, nobody has won."""
    game = scene(player(ERIC, position=4), hands={ANNA: (P.MARRIAGE,)})
    sheet = fortuna.sheet(game.table)
    assert sheet.totals == (0, 4, 0, 0) and len(sheet.lines) == 1 and sheet.ranks[ERIC] == 1 and not sheet.winners


def test_the_round_is_played_to_its_end() -> None:
    """F6.4: whoever has still to play in this round does."""
    game = scene(player(ANNA, position=15), palace=Palace(0, 2, (ANNA,)), tasks=END, beside=(P.MARRIAGE, P.PER_WINE)).do(EndTurn())
    assert game.seat == ERIC and game.table.ending is None
