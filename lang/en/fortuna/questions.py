"""What players are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rules.fortuna import questions as q
from rules.fortuna.components import RANKS, Person

from .terms import ACTION, NOUN, coins, dice


def asked(ask: q.Ask, who: str) -> str:
    """For the channel: who is to do what."""
    match ask:
        case q.DraftCard():
            return f"{who} to take one of the Action cards left."
        case q.LockCards():
            return f"{who} to lock an Action card in secret."
        case q.ChooseCard():
            return f"{who} to choose an Action card."
        case q.ConvertWater(into):
            return f"{who} to convert Water into {NOUN[into][0]}, or not."
        case q.SellGoods(cube, price):
            return f"{who} to sell {NOUN[cube][0]} for {coins(price)} each."
        case q.HirePeople(person):
            return f"{who} to buy {NOUN[person][1]}."
        case q.ChooseGift(roll):
            return f"{who} to choose what the Family brings{', or to roll the dice first' if roll else ''}."
        case q.ChooseBuilding():
            return f"{who} to choose a building."
        case q.ChooseBribe():
            return f"{who} to take 2 coins or pay for an action of another side."
        case q.ExchangeCard(card):
            return f"{who} to exchange {ACTION[card]} for a card of another side."
        case q.UseMight():
            return f"{who} to use Military Power, or pass."
        case q.RollDice():
            return f"{who} to roll the dice."
        case q.ChooseFavour(shown):
            return f"{'Dice' if len(shown) > 1 else 'Die'}: {dice(shown)}. {who} to choose a Favour, or none."
        case q.TurnFavour():
            return f"{who} to turn one more Favour card face down, or pass."
        case q.DrawCards():
            return f"{who} to draw Privilege cards."
        case q.KeepCards(drawn, most):
            return f"{who} to keep {'1' if most == 1 else f'1 or {most}'} of the {drawn} Privilege cards drawn."
        case q.KeepPalace(drawn):
            return f"{who} to keep 1 of the {drawn} cards at Caesar's Palace."
        case q.FinishTurn():
            return f"{who} to end the turn."
        case _:
            assert_never(ask)


def ask(ask: q.Ask, names: Sequence[str] = ()) -> str:
    """Above the private menu."""
    match ask:
        case q.DraftCard():
            return "Take one of the Action cards left: it goes on your side."
        case q.LockCards():
            return "Lock one of your three Action cards: nobody can take it before your first turn."
        case q.ChooseCard():
            return "Phase 2: choose one of your three Action cards, to carry it out or not. You will exchange it afterwards."
        case q.ConvertWater(into):
            return f"How much Water do you convert into {NOUN[into][0]}, one for one? You may convert none."
        case q.SellGoods(cube, price):
            return f"How much {NOUN[cube][1]} do you sell, at {coins(price)} each?"
        case q.HirePeople(person):
            return f"How many {NOUN[person][1]} do you buy? {_prices(person)}"
        case q.ChooseGift(roll=True):
            return "The Family brings you 1 Wheat, 1 Wine or 3 coins. You may roll your dice first; that roll then stands in phase 4."
        case q.ChooseGift():
            return "The Family brings you 1 Wheat, 1 Wine or 3 coins: which do you choose?"
        case q.ChooseBuilding():
            return "What do you build? One building of each kind, three at most."
        case q.ChooseBribe():
            return "Take 2 coins, or pay 1 to carry out a card of another side, even a locked one."
        case q.ExchangeCard(card):
            return f"Exchange {ACTION[card]} for a face-up card of another side. The one you take will be locked."
        case q.UseMight():
            return "Phase 3: give up a Centurion to carry out one of the two cards still face up on your side, or pass."
        case q.RollDice():
            return "Phase 4: roll your dice, or play a Privilege card first."
        case q.ChooseFavour(shown):
            return _favour(shown)
        case q.TurnFavour():
            return "You may turn one more Favour card face down, one without tokens, whatever your dice were."
        case q.DrawCards():
            return "Phase 5: your tokens become Privilege cards."
        case q.KeepCards(drawn, 1):
            return f"Phase 5: keep one of the {drawn} cards drawn. The rest is discarded face up."
        case q.KeepCards(drawn, most):
            return f"Phase 5: keep 1 or {most} of the {drawn} cards drawn. The rest is discarded face up."
        case q.KeepPalace(drawn):
            return f"Keep one of these {drawn} cards. What you leave stays face down at Caesar's Palace."
        case q.FinishTurn():
            return "End your turn, or play a Privilege card."
        case _:
            assert_never(ask)


def _prices(person: Person) -> str:
    """By rank (F3.6, F3.7)."""
    first, second, third = RANKS[person]
    return f"The price depends on the rank each one fills: {coins(first)} for the first, {second} for the second, {third} for the third."


def _favour(shown: tuple[int, ...]) -> str:
    """F4.2, F4.5."""
    rolled = f"Your dice: {dice(shown)}" if len(shown) > 1 else f"Your die: {dice(shown)}"
    return (
        f"{rolled}. Use an open Favour card, number {max(shown)} at most, or, where using none is allowed, "
        "pay 1 coin of tax (nothing if everything up to your die is closed)."
    )
