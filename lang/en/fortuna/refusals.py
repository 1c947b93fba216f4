"""Why a move is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.shared import a, en_count
from rules.engine.model import Seat
from rules.fortuna import refusals as r
from rules.fortuna.components import LIMIT, PURSE, Favour, Gift, Piece, Source

from .terms import ACTION, BUILDING, NOUN, WANTS, coins, dice, favour, privilege, some

HINDRANCE = {
    r.Hindrance.NO_STOCK: "there’s nothing left in the stock",
    r.Hindrance.NOTHING_TO_SELL: "you have nothing to sell",
    r.Hindrance.NO_MONEY: "you don’t have enough coins",
    r.Hindrance.NO_ROOM: f"you already have {LIMIT}, the maximum",
    r.Hindrance.NO_VESTAL: "you have no Vestal to give back",
    r.Hindrance.NO_DIE: "no die is left in the stock",
    r.Hindrance.NO_GIFT: "the Family has nothing to give you",
    r.Hindrance.NO_BUILDING: "there’s no building you can build",
    r.Hindrance.NO_BRIBE: f"you already have {PURSE} coins and there’s no other card to use",
    r.Hindrance.NO_STEP: "you’re already at Caesar’s Palace",
}


def refusal(why: r.Reason, seat: Seat, names: Sequence[str] = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.NotToPick(card):
            return f"{ACTION[card]} is already taken."
        case r.NotYoursToLock(card):
            return f"{ACTION[card]} isn’t on your side. Lock one of your own three cards."
        case r.NotOnYourSide(card):
            return f"{ACTION[card]} isn’t on your side. Choose one of your three cards."
        case r.OnYourSide(card):
            return f"{ACTION[card]} is already on your side. Choose a card from another side."
        case r.CardLocked(card):
            return f"{ACTION[card]} is locked: nobody can take it. Choose a face-up card."
        case r.CannotExecute(card, hindrance):
            return f"{ACTION[card]} would do nothing: {HINDRANCE[hindrance]}."
        case r.StillPossible(card):
            return f"{ACTION[card]} can still do something, so you can’t give it up."
        case r.TooFew(0):
            return "The number can’t be negative."
        case r.TooFew(least):
            return f"Choose at least {least}."
        case r.NotEnough(piece, has):
            return f"You have {only(piece, has)}."
        case r.TooExpensive(cost, money):
            return f"That costs {coins(cost)} and you have {money}."
        case r.PurseFull():
            return f"You already have {PURSE} coins, the maximum."
        case r.NoSuchGift(gift):
            return _no_gift(gift)
        case r.NoWater(source):
            return f"There’s no Water {'on your Aqueduct' if source is Source.AQUEDUCT else 'in your reservoir'}."
        case r.StockShort(piece, left):
            return f"The stock has {only(piece, left)} left."
        case r.NoRoom(person, room):
            return f"{LIMIT} {NOUN[person][1]} at most: you have room for {room}."
        case r.RolledAlready():
            return "You’ve already rolled: only one early roll per turn."
        case r.BuiltAlready(building):
            return f"You already have {a(BUILDING[building])}. Only one of each kind."
        case r.ThreeBuildings():
            return f"You already have {LIMIT} buildings, the maximum."
        case r.NoCopyLeft(building):
            return f"No {BUILDING[building]} is left to build."
        case r.PalaceNeedsMarriage():
            return "You must be married to build a Palace. The Family card lets you marry."
        case r.BribeOnOwnSide(card):
            return f"{ACTION[card]} is on your own side. Bribery is for other sides’ cards."
        case r.NoBribeMoney():
            return "That costs 1 coin, and you have none."
        case r.NoCenturion():
            return "Military Power costs a Centurion, and you have none."
        case r.NotFaceUpBeforeYou(card):
            return f"{ACTION[card]} isn’t face up on your side."
        case r.NoSuchDie(die, shown):
            return f"You didn’t roll a {die}. You rolled {dice(shown)}."
        case r.AboveDice(wanted, best):
            return f"{favour(wanted)} needs a {wanted.value} or more. Your best die is a {best}."
        case r.FavourClosed(wanted):
            return f"{favour(wanted)} is face down until the end of the round."
        case r.GivenOtherwise(wanted):
            return f"{favour(wanted)} works differently: {WANTS[wanted]}."
        case r.GivesTooMany(wanted, most):
            return f"{favour(wanted)} takes no more than {most}."
        case r.NotMarried():
            return f"{favour(Favour.FORTUNA)} works only if you’re married. The Family card lets you marry."
        case r.NoVestals():
            return f"{favour(Favour.RELIGION)} counts your Vestals, and you have none."
        case r.FreeFavour(free, die):
            return f"With the {die}, {favour(free)} is open and free: you can’t skip it."
        case r.TurnedAlready(turned):
            return f"{favour(turned)} is already face down."
        case r.HasTokens(held, count):
            return f"{favour(held)} has {en_count(count, 'token')} on it, so it stays face up. Choose one without tokens."
        case r.NotDrawn(card):
            return f"You didn’t draw {privilege(card)}, or not that often."
        case r.KeepWithin(most):
            return f"Keep {'exactly 1 card' if most == 1 else f'1 or {most} cards'}."
        case r.PalaceKeepsOne():
            return "At Caesar’s Palace you keep exactly 1 card, even with a Basilica."
        case r.NotInHand(card):
            return f"You don’t have {privilege(card)}."
        case r.NotPlayedSo(card):
            return f"{privilege(card)} gives no goods."
        case r.OneAdvance():
            return "You’ve already played a B card this round: one is the limit."
        case r.CardGivesNothing(card):
            return f"{privilege(card)} would give you nothing now."
        case r.NoRoomForCard(person):
            return f"You already have {LIMIT} {NOUN[person][1]}, the maximum."
        case _:
            assert_never(why)


def only(piece: Piece, count: int) -> str:
    """`no Water`, `only 2 Wheat`."""
    return f"only {some(piece, count)}" if count else f"no {NOUN[piece][1]}"


def _no_gift(gift: Gift) -> str:
    if gift is Gift.MONEY:
        return f"You already have {PURSE} coins, the maximum."
    return f"There’s no {'Wheat' if gift is Gift.WHEAT else 'Wine'} left in the stock."
