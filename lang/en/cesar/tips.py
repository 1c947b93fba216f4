"""A line of advice for somebody's first games."""

from __future__ import annotations

from lang import Names
from lang.facts.cesar_tips import WANTED, Advice, Eight, Mission
from lang.facts.cesar_tips import tip as fact
from rules.cesar.questions import Task
from rules.cesar.state import View

from .terms import GROUP

SAID = {
    Advice.STACK: "You draw from the top: which cards would you like early?",
    Advice.SPREAD: "Any group may vote first: strong cards count where you want to win.",
    Advice.NO_INFLUENCE: "Without Influence your turn can only be passive: you may discard, then you draw.",
    Advice.FACE_DOWN: "A face-down card is safe from Assassination; two face-up cards add more.",
    Advice.COUNTS: "“3+1?” on a group: 3 points face up, and 1 face-down card that only its owner knows.",
    Advice.SECOND: "Your second card can go on another group.",
    Advice.SAVE: "You can play only one Manipulation a turn; a card you keep is there for a later vote.",
    Advice.VETO: "You only get 2 Vetoes all game, and this would be one of them.",
    Advice.NO_VETO: "You’re asked even without a Veto, so that nobody can tell. While you’re away, Standing orders can answer for you.",
    Advice.PHILOSOPHER: "Your Philosopher counts 0 and turns a vote around: in a group with only one Philosopher, the lower total wins.",
    Advice.VICTIM: "What would hurt you most? A high card, an Assassination, a Veto, or a Philosopher, which makes the lower total win.",
    Advice.BLUFF: "Your opponent only sees how many cards you put on each group.",
    Advice.DRAW_INFLUENCE: "Every active turn needs Influence; Manipulations are extra.",
    Advice.DRAW_TRICKS: "You have Influence for your next turn. More of it wins votes, Manipulations can turn them.",
}


def tip(view: View, ask: Task, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case Eight(group):
            return f"There are 7 cards on the {GROUP[group]}: with one more, they vote this turn. Would you win there?"
        case Mission(group, wanted):
            more, brings = f"{wanted} more" if wanted < WANTED else str(wanted), "brings" if wanted == 1 else "bring"
            return f"Your mission is the {GROUP[group]}: {more} of them {brings} you 2 extra points."
        case _:
            return SAID[found]
