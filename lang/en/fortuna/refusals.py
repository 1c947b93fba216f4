"""Why a move is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.shared import a, en_count
from rules.engine.model import Seat
from rules.fortuna import refusals as r
from rules.fortuna.components import LIMIT, PURSE, Favour, Gift, Piece, Source

from .questions import ask
from .terms import ACTION, BUILDING, NOUN, WANTS, coins, dice, favour, privilege, some

HINDRANCE = {
    r.Hindrance.NO_STOCK: "nothing is left to take from the stock",
    r.Hindrance.NOTHING_TO_SELL: "you have nothing to sell",
    r.Hindrance.NO_MONEY: "you have too few coins",
    r.Hindrance.NO_ROOM: f"you already have {LIMIT}, the maximum",
    r.Hindrance.NO_VESTAL: "you have no Vestal to give back",
    r.Hindrance.NO_DIE: "no die is left in the stock",
    r.Hindrance.NO_GIFT: "the Family has nothing to bring you",
    r.Hindrance.NO_BUILDING: "there is no building you can build",
    r.Hindrance.NO_BRIBE: f"you already have {PURSE} coins and can carry out no card of another side",
    r.Hindrance.NO_STEP: "you are already at Caesar's Palace",
}


def refusal(why: r.Reason, seat: Seat, names: Sequence[str] = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.OtherQuestion(asked):
            return f"That is not what you are being asked. {ask(asked)}"
        case r.NotToPick(card):
            return f"{ACTION[card]} is no longer there to take."
        case r.NotYoursToLock(card):
            return f"{ACTION[card]} is not on your side: you cannot lock it."
        case r.NotOnYourSide(card):
            return f"{ACTION[card]} is not on your side. Choose one of your three cards."
        case r.OnYourSide(card):
            return f"{ACTION[card]} is on your own side. The exchange is made with another side."
        case r.CardLocked(card):
            return f"{ACTION[card]} is locked and cannot be taken."
        case r.CannotExecute(card, hindrance):
            return f"The action {ACTION[card]} would have no effect: {HINDRANCE[hindrance]}."
        case r.StillPossible(card):
            return f"The action {ACTION[card]} can still do something: you cannot give it up any more."
        case r.TooFew(0):
            return "This number cannot be negative."
        case r.TooFew(least):
            return f"It must be at least {least}."
        case r.NotEnough(piece, has):
            return f"You have {only(piece, has)}."
        case r.TooExpensive(cost, money):
            return f"That costs {coins(cost)} and you have {money}."
        case r.PurseFull():
            return f"You already have {PURSE} coins, the maximum: you can pocket nothing more."
        case r.NoSuchGift(gift):
            return _no_gift(gift)
        case r.NoWater(source):
            return f"There is no Water {'on your Aqueduct' if source is Source.AQUEDUCT else 'in your reservoir'}."
        case r.StockShort(piece, left):
            return f"The stock has {only(piece, left)} left."
        case r.NoRoom(person, room):
            return f"{LIMIT} {NOUN[person][1]} at most: you have room for {room}."
        case r.RolledAlready():
            return "Your dice are rolled already: there is only one early roll a turn."
        case r.BuiltAlready(building):
            return f"You already have {a(BUILDING[building])}. Only one of each kind."
        case r.ThreeBuildings():
            return f"You already have {LIMIT} buildings, the maximum."
        case r.NoCopyLeft(building):
            return f"No {BUILDING[building]} is left to build."
        case r.PalaceNeedsMarriage():
            return "The Palace requires you to be married. The Family card lets you marry."
        case r.BribeOnOwnSide(card):
            return f"{ACTION[card]} is on your own side. Bribery is for a card of another side."
        case r.NoBribeMoney():
            return "You must pay 1 coin first, and you have none."
        case r.NoCenturion():
            return "Military Power takes a Centurion, and you have none."
        case r.NotFaceUpBeforeYou(card):
            return f"{ACTION[card]} does not lie face up on your side."
        case r.NoSuchDie(die, shown):
            return f"No die of yours shows {die}. You have {dice(shown)}."
        case r.AboveDice(wanted, best):
            return f"{favour(wanted)} needs a die of {wanted.value} or more. Your best die shows {best}."
        case r.FavourClosed(wanted):
            return f"{favour(wanted)} is face down until the end of the round."
        case r.GivenOtherwise(wanted):
            return f"{favour(wanted)} is not won like that: it asks for {WANTS[wanted]}."
        case r.GivesTooMany(wanted, most):
            return f"{favour(wanted)} takes no more than {most}."
        case r.NotMarried():
            return f"{favour(Favour.FORTUNA)} is for the married: the Family card lets you marry."
        case r.NoVestals():
            return f"{favour(Favour.RELIGION)} counts your Vestals, and you have none."
        case r.FreeFavour(free, die):
            return f"With die {die}, {favour(free)} is open and costs you nothing: it cannot be refused."
        case r.TurnedAlready(turned):
            return f"{favour(turned)} is face down already."
        case r.HasTokens(held, count):
            return f"{favour(held)} carries {en_count(count, 'token')}: it stays face up."
        case r.NotDrawn(card):
            return f"The card {privilege(card)} is not among those drawn, or not that often."
        case r.KeepWithin(most):
            return f"Keep {'one card, no more and no less' if most == 1 else f'1 or {most} cards'}."
        case r.PalaceKeepsOne():
            return "At Caesar's Palace you keep one card, no more and no less, even with a Basilica."
        case r.NotInHand(card):
            return f"You do not have the card {privilege(card)} in hand."
        case r.NotPlayedSo(card):
            return f"The card {privilege(card)} gives no cubes."
        case r.OneAdvance():
            return "You have already played a B card this round: only one is allowed."
        case r.CardGivesNothing(card):
            return f"The card {privilege(card)} would give you nothing now."
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
    return f"No {'Wheat' if gift is Gift.WHEAT else 'Wine'} is left in the stock."
