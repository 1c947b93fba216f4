"""Why a move is refused."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import en_count
from rules.cesar import refusals as r
from rules.cesar.components import Group, Manipulation, Pile, other
from rules.engine.model import Seat

from .questions import ask
from .terms import GROUP, card, term


def refusal(why: r.Reason, seat: Seat, names: Names = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.OtherQuestion(asked):
            return f"That is not what you are being asked. {ask(asked, names)}"
        case r.NotInHand(missing):
            return f"You do not have {card(missing, seat)} in your hand."
        case r.DiscardNotInHand(missing):
            return f"You can only discard what you hold, and {card(missing, seat)} is not there, or not that often."
        case r.GroupClosed(group):
            return f"There are no {GROUP[group]} left to win: nothing more is laid in front of this group."
        case r.OwnLimit(group):
            return f"You already have 5 cards in front of the {GROUP[group]}: that is the limit."
        case r.BothLimit(group):
            return f"There are already 8 cards in front of the {GROUP[group]}, both sides together: it is full."
        case r.OnlyPassiveLeft():
            return "You have no Influence card in hand, or no place to lay one: this turn can only be passive."
        case r.TwoFaceUp():
            return "Face up, you always lay two cards. You can lay only one, so it goes face down."
        case r.SecondFaceUp():
            return "Your first card lies face up: lay a second one, face up as well."
        case r.ActiveLays():
            return "By playing a Manipulation you made your turn active: you must lay Influence."
        case r.NothingLaid():
            return "Lay Influence first: one card face down or two face up. Or take a passive turn."
        case r.EnoughLaid():
            return "You have laid your Influence for this turn: one card face down or two face up, no more."
        case r.TurnIsActive():
            return "Your turn is active: it cannot be passive as well."
        case r.TurnIsPassive():
            return "Your turn is passive: discard, then refill your hand, and nothing else."
        case r.BeforeTheRefill():
            return "Too late for a Manipulation: it is played before the votes and the refill."
        case r.InOwnTurn():
            return "You play a Manipulation in your own turn only."
        case r.BetweenTwoCards():
            return "No Manipulation between two face-up cards: lay the second one first."
        case r.OneManipulation():
            return "You have already played your Manipulation this turn. It counts even when vetoed."
        case r.VetoAnswers():
            return "A Veto is played only in answer to an enemy Manipulation."
        case r.NoVetoInHand():
            return "You have no Veto in hand."
        case r.NotFaceUp(group, target):
            return f"Your opponent has no {term(target, other(seat))} lying face up in front of the {GROUP[group]}."
        case r.NoTarget(trick, group):
            return no_target(trick, group)
        case r.SameGroup():
            return "Castling takes two different groups."
        case r.CastlingClosed(group):
            return f"There are no {GROUP[group]} left to win: Castling cannot use this group."
        case r.NotTakenUp(missing):
            return f"{term(missing, seat)} is not among the cards you took up, or not that often."
        case r.SplitTooMany(group, room):
            return f"In front of the {GROUP[group]} there is room for {en_count(room, 'card')} of yours and no more."
        case r.NotInEnemyHand(missing):
            return f"Your opponent does not have {card(missing, other(seat))} in hand."
        case r.PileEmpty(pile):
            empty, full = (
                ("Influence reserve", "Manipulation pile") if pile is Pile.INFLUENCE else ("Manipulation pile", "Influence reserve")
            )
            return f"Your {empty} is empty. Draw from your {full}."
        case r.WrongCount(1):
            return "Here you draw one card, no more and no less."
        case r.WrongCount(most):
            return f"Here you may draw 1 to {most} cards."
        case r.SeriesOnce():
            return "Lay each card of the series, 1 to 5, in front of one group only: none serves twice."
        case r.AllStacked(missing):
            return f"You have no {term(missing, seat)} left to put on the pile."
        case r.NothingStacked():
            return "You have not put anything on the pile yet: there is nothing to take up."
        case _:
            assert_never(why)


def no_target(trick: Manipulation, group: Group | None) -> str:
    """A card without a target cannot be played (C4.9)."""
    there = f"in front of the {GROUP[group]}" if group else "on the table"
    match trick:
        case Manipulation.ASSASSINATION:
            return f"An Assassination needs a face-up card: your opponent has none {there}."
        case Manipulation.SPY:
            return "Your opponent's hand is empty: there is nothing to see."
        case Manipulation.CASTLING:
            return "You have no cards in front of these two groups: there is nothing to castle."
        case Manipulation.COURTESAN:
            return f"Your opponent has no face-down card {there}: there is nothing to unmask."
        case Manipulation.WRATH:
            return f"There is no Influence card {there}: the Wrath of the Gods has nothing to strike."
        case Manipulation.VETO:
            return "There is no Manipulation to cancel."
        case _:
            assert_never(trick)
