"""A line of advice for somebody's first games."""

from __future__ import annotations

from lang import Names
from lang.facts.cesar_tips import WANTED, Advice, Eight, Mission
from lang.facts.cesar_tips import tip as fact
from rules.cesar.questions import Task
from rules.cesar.state import View

from .terms import GROUP

SAID = {
    Advice.STACK: "The top card comes first: what would you like to draw early?",
    Advice.SPREAD: "Any group may vote first: spread your cards, and put strong ones where you want to win.",
    Advice.NO_INFLUENCE: "Without Influence you can only be passive: swap cards until you have some.",
    Advice.FACE_DOWN: "A face-down card is safe from Assassination; two face-up cards weigh more.",
    Advice.SECOND: "The second card may go to another group.",
    Advice.SAVE: "You may play one Manipulation a turn: keep it if no vote hangs on it.",
    Advice.VETO: "Your deck has only 2 Vetoes: use one on what would hurt you most.",
    Advice.VICTIM: "Discard what would hurt you most: a high card, a Veto, or a Philosopher, which makes the lower total win.",
    Advice.BLUFF: "Your opponent sees only how many cards lie where: make them guess.",
    Advice.DRAW_INFLUENCE: "You must lay Influence in every active turn: draw some.",
    Advice.DRAW_TRICKS: "You hold enough Influence for the next turn: a Manipulation may surprise your opponent.",
}


def tip(view: View, ask: Task, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case Eight(group):
            return f"7 cards lie with the {GROUP[group]}: one more, and they vote this turn. Do you lead there?"
        case Mission(group, wanted):
            more = f"{wanted} more" if wanted < WANTED else str(wanted)
            return f"Your mission is the {GROUP[group]}: win {more} of them for 2 extra points."
        case _:
            return SAID[found]
