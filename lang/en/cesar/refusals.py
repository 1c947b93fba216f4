"""Why a move is refused."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from rules.cesar import refusals as r
from rules.cesar.components import Group, Manipulation, Pile, other
from rules.engine.model import Seat

from .terms import GROUP, term


def refusal(why: r.Reason, seat: Seat, names: Names = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.NotInHand(missing):
            return f"You have no {term(missing, seat)} in hand."
        case r.DiscardNotInHand(missing):
            return f"You can’t discard {term(missing, seat)}: you don’t have one, or not that many."
        case r.GroupClosed(group):
            return f"There are no {GROUP[group]} left to win: the group is closed."
        case r.OwnLimit(group):
            return f"You already have 5 cards on the {GROUP[group]}: that’s the limit."
        case r.BothLimit(group):
            return f"The {GROUP[group]} are full: 8 cards, both sides counted."
        case r.OnlyPassiveLeft():
            return "You have no Influence to play, or nowhere to play it: you can only take a passive turn."
        case r.TwoFaceUp():
            return "Face up means two cards, and you can only play one: play it face down."
        case r.SecondFaceUp():
            return "Your first card is face up: play a second one face up too."
        case r.ActiveLays():
            return "You played a Manipulation, so now you must play Influence."
        case r.NothingLaid():
            return "Play Influence first: one card face down or two face up. Or take a passive turn."
        case r.EnoughLaid():
            return "You’ve played your Influence for this turn: one card face down or two face up."
        case r.TurnIsActive():
            return "You’ve already played a card: too late for a passive turn."
        case r.TurnIsPassive():
            return "You’re taking a passive turn: discard, refill your hand, and that’s it."
        case r.BeforeTheRefill():
            return "Too late for a Manipulation: play it before you refill your hand."
        case r.InOwnTurn():
            return "You can only play a Manipulation on your own turn."
        case r.BetweenTwoCards():
            return "Play your second face-up card first, then a Manipulation."
        case r.OneManipulation():
            return "You’ve already played your one Manipulation this turn. A vetoed one counts too."
        case r.VetoAnswers():
            return "A Veto only answers a Manipulation of your opponent’s."
        case r.NoVetoInHand():
            return "You have no Veto in hand."
        case r.NotFaceUp(group, target):
            return f"Your opponent has no face-up {term(target, other(seat))} on the {GROUP[group]}."
        case r.NoTarget(trick, group):
            return no_target(trick, group)
        case r.SameGroup():
            return "Castling needs two different groups."
        case r.CastlingClosed(group):
            return f"There are no {GROUP[group]} left to win: you can’t castle there."
        case r.NotTakenUp(missing):
            return f"You didn’t pick up {term(missing, seat)}, or not that many."
        case r.SplitTooMany(group, room):
            return f"The {GROUP[group]} only have room for {room} of your cards."
        case r.NotInEnemyHand(missing):
            return f"Your opponent has no {term(missing, other(seat))} in hand."
        case r.PileEmpty(pile):
            empty, full = (
                ("Influence reserve", "Manipulation pile") if pile is Pile.INFLUENCE else ("Manipulation pile", "Influence reserve")
            )
            return f"Your {empty} is empty. Draw from your {full}."
        case r.WrongCount(1):
            return "Draw exactly 1 card."
        case r.WrongCount(most):
            return f"Draw 1 {'or' if most == 2 else 'to'} {most} cards."
        case r.SeriesOnce():
            return "Use each of your five cards, 1 to 5, exactly once."
        case r.AllStacked(missing):
            return f"You have no {term(missing, seat)} left for the pile."
        case r.NothingStacked():
            return "Your pile is still empty: there’s nothing to start over."
        case _:
            assert_never(why)


def no_target(trick: Manipulation, group: Group | None) -> str:
    """A card without a target cannot be played (C4.9)."""
    there = f"on the {GROUP[group]}" if group else "anywhere"
    match trick:
        case Manipulation.ASSASSINATION:
            return f"Assassination needs a face-up card, and your opponent has none {there}."
        case Manipulation.SPY:
            return "Your opponent’s hand is empty: the Spy has nothing to see."
        case Manipulation.CASTLING:
            return "You have no cards to rearrange on these two groups."
        case Manipulation.COURTESAN:
            return f"Your opponent has no face-down card {there}."
        case Manipulation.WRATH:
            return f"There are no cards {there} to discard."
        case Manipulation.VETO:
            return "There’s no Manipulation to veto."
        case _:
            assert_never(trick)
