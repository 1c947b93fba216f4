"""What players are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rules.fortuna import questions as q
from rules.fortuna.components import RANKS, Person

from .terms import ACTION, NOUN, a_roll, coins


def asked(ask: q.Ask, who: str) -> str:
    """For the channel: the call to whoever has to decide."""
    match ask:
        case q.DraftCard():
            return f"{who}, take an Action card."
        case q.LockCards():
            return f"{who}, secretly lock an Action card."
        case q.ChooseCard():
            return f"{who}, your turn: choose one of your three Action cards."
        case q.ConvertWater(into):
            return f"{who}, convert Water into {NOUN[into][0]}?"
        case q.SellGoods(cube, price):
            return f"{who}, sell {NOUN[cube][0]} for {coins(price)} each."
        case q.HirePeople(person):
            return f"{who}, choose how many {NOUN[person][1]} to hire."
        case q.ChooseGift(roll):
            return f"{who}, choose what the Family gives you{', or roll the dice first' if roll else ''}."
        case q.ChooseBuilding():
            return f"{who}, choose a building."
        case q.ChooseBribe():
            return f"{who}, take 2 coins, or pay 1 to use another side’s card."
        case q.ExchangeCard(card):
            return f"{who}, swap {ACTION[card]} for another side’s card."
        case q.UseMight():
            return f"{who}, give up a Centurion to use a second card, or pass."
        case q.RollDice():
            return f"{who}, roll the dice."
        case q.ChooseFavour(shown):
            return f"{who}, you rolled {a_roll(shown)}: choose a Favour."
        case q.TurnFavour():
            return f"{who}, turn one more Favour face down, or pass."
        case q.DrawCards():
            return f"{who}, draw Privilege cards."
        case q.KeepCards(drawn, most):
            return f"{who}, keep {'1' if most == 1 else f'1 or {most}'} of the {drawn} Privilege cards you drew."
        case q.KeepPalace(drawn):
            return f"{who}, keep 1 of the {drawn} cards at Caesar’s Palace."
        case q.FinishTurn():
            return f"{who}, end your turn?"
        case _:
            assert_never(ask)


def ask(ask: q.Ask, names: Sequence[str] = ()) -> str:
    """Above the private menu."""
    match ask:
        case q.DraftCard():
            return "Take one of the remaining Action cards. It goes on your side."
        case q.LockCards():
            return "Lock one of your three Action cards: until your first turn, nobody can take it."
        case q.ChooseCard():
            return "Choose one of your Action cards: use it if you like, then swap it for another."
        case q.ConvertWater(into):
            return f"How much Water do you convert into {NOUN[into][0]}, one for one?"
        case q.SellGoods(cube, price):
            return f"How much {NOUN[cube][1]} do you sell, for {coins(price)} each?"
        case q.HirePeople(person):
            return f"How many {NOUN[person][1]} do you hire? {_prices(person)}"
        case q.ChooseGift(roll=True):
            return "The Family gives you 1 Wheat, 1 Wine or 3 coins. You can roll your dice first, but then you’re stuck with that roll."
        case q.ChooseGift():
            return "The Family gives you 1 Wheat, 1 Wine or 3 coins. Which?"
        case q.ChooseBuilding():
            return "What do you build? You can have one of each kind, and three in all."
        case q.ChooseBribe():
            return "Take 2 coins, or pay 1 to use any card on another side, even a locked one."
        case q.ExchangeCard(card):
            return f"Swap {ACTION[card]} for a face-up card on another side. The card you take is locked until your next turn."
        case q.UseMight():
            return "Military Power: you can give up a Centurion to use one of your two face-up cards too, or pass."
        case q.RollDice():
            return "Roll your dice. If you have an A or B card, you can play it first."
        case q.ChooseFavour(shown):
            return _favour(shown)
        case q.TurnFavour():
            return "You’re the first player: you can turn one more Favour face down, if it has no tokens, whatever you rolled."
        case q.DrawCards():
            return "Your tokens become Privilege cards."
        case q.KeepCards(2, 1):
            return "Keep 1 of the 2 cards you drew. The other is discarded face up."
        case q.KeepCards(drawn, 1):
            return f"Keep 1 of the {drawn} cards you drew. The others are discarded face up."
        case q.KeepCards(drawn, most):
            return f"Keep 1 or {most} of the {drawn} cards you drew. The rest are discarded face up."
        case q.KeepPalace(drawn):
            return f"Keep 1 of these {drawn} cards. {'The other stays' if drawn == 2 else 'The others stay'} face down at Caesar’s Palace."
        case q.FinishTurn():
            return "Your turn ends here, unless you play an A or B card first. Whoever holds Privilege cards is always asked, so nobody can tell which ones."
        case _:
            assert_never(ask)


def _prices(person: Person) -> str:
    """By rank (F3.6, F3.7)."""
    first, second, third = RANKS[person]
    return f"Your first costs {coins(first)}, your second {second}, your third {third}."


def _favour(shown: tuple[int, ...]) -> str:
    """How far the best die reaches (F4.2)."""
    near = {1: "Only Favour 1 is within reach.", 2: "Choose an open Favour, 1 or 2."}
    return near.get(max(shown), f"Choose an open Favour, 1 to {max(shown)}.")
