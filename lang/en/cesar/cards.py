"""The pages of the cards."""

from __future__ import annotations

from typing import Any

from lang.cards import CardPage
from rules.cesar.components import Influence, Manipulation, Vote

from .terms import INFLUENCE, MANIPULATION

SIDES = "{n} on each side"


def _influence(card: Influence) -> CardPage:
    rome, egypt = (INFLUENCE[seat][card] for seat in (0, 1))
    return CardPage(
        f"{rome if rome == egypt else f'{rome} / {egypt}'} ({card.value})",
        f"Adds {card.value} to your total on a group.",
        "Play it on an active turn: alone and face down, or with a second card, both face up.",
        SIDES.format(n=7),
        f"You have a {card.value} and a 2 on the Aediles, your opponent has a 1: if they vote, you win {card.value + 2} to 1.",
        "C1.3",
    )


def _trick(card: Manipulation, does: str, count: int, example: str, cite: str, when: str = "") -> CardPage:
    played = when or "Once per active turn, before or after your Influence. Your opponent can veto it."
    return CardPage(MANIPULATION[0][card], does, played, SIDES.format(n=count), example, cite)


CARDS: dict[Any, CardPage] = {
    Influence.PHILOSOPHER: CardPage(
        INFLUENCE[0][Influence.PHILOSOPHER],
        "Worth 0, but it turns a vote around: if one side has more Philosophers there, the lower total wins. Equal numbers cancel out.",
        "Play it like any Influence card. It’s discarded after a vote with a winner.",
        SIDES.format(n=2),
        "You have a 1 and a Philosopher, your opponent has a 5: you win the vote, 1 to 5.",
        "C3.3",
    ),
    **{card: _influence(card) for card in Influence if card.value},
    Manipulation.ASSASSINATION: _trick(
        Manipulation.ASSASSINATION, "Discard one of your opponent’s face-up Influence cards. Philosophers are fair game too.", 4,
        "You’re behind on the Senators, 6 to 7. You assassinate a 4 there: now you lead 6 to 3.", "C4.2",
    ),
    Manipulation.SPY: _trick(
        Manipulation.SPY, "See your opponent’s whole hand and discard one card from it. They draw another at once.", 2,
        "You see a Veto and discard it: your next Manipulation is safer.", "C4.3",
    ),
    Manipulation.CASTLING: _trick(
        Manipulation.CASTLING, "Pick up all your cards from two groups and put them back on these two, face down, split as you like.", 2,
        "You lead the Aediles by 8 and trail the Censors by 2: move a 5 across and lead both.", "C4.4",
    ),
    Manipulation.COURTESAN: _trick(
        Manipulation.COURTESAN, "Reveal all of your opponent’s face-down cards on one group. They stay face up.", 2,
        "Your opponent has three face-down cards on the Quaestors. You reveal 1, 1 and a Philosopher: worth knowing before the vote.", "C4.5",
    ),
    Manipulation.WRATH: _trick(
        Manipulation.WRATH, "Discard every Influence card on one group, both sides’. There’s no vote.", 1,
        "Your opponent has 14 on the Censors, you have 2. Wrath of the Gods: both of you start again from 0.", "C4.6",
    ),
    Manipulation.VETO: _trick(
        Manipulation.VETO, "Cancel your opponent’s Manipulation. It’s discarded without effect.", 2,
        "Your opponent plays Assassination on your 5. You veto it: the 5 stays. Nobody can veto a Veto.", "C4.7",
        "Only in answer to your opponent’s Manipulation, never on your own turn.",
    ),
    "vote": CardPage(
        "Vote card of a group", "The group it shows votes at once, whether you lead there or not.", "Turned up at the end of every active turn.",
        "5, one for each group; it leaves the game when its group is closed",
        "The Praetors’ card is turned up. You lead 8 to 4 and win a Praetor.", "C2.7",
    ),
    Vote.ORGY: CardPage(
        "Orgy", "Nothing happens: no group votes.", "Turned up at the end of an active turn.", "2",
        "You’re behind on the Senators, but an Orgy comes up: you have another turn to catch up.", "C2.7",
    ),
    Vote.RESHUFFLE: CardPage(
        "Orgy (reshuffle)", "All vote cards still in the game are shuffled again, this one too.", "Turned up at the end of an active turn.", "1",
        "Four groups have voted. The reshuffle comes up: now any group may vote next.", "C2.7",
    ),
    "mission": CardPage(
        "Secret mission", "2 points at the end if you have at least 3 patricians of its group.",
        "You draw it during set-up and reveal it at the end.", "6: 2 for the Senators, 2 for the Praetors, 2 for the Quaestors",
        "Your mission is the Praetors. With 3 of them you score 3, plus 1 for the majority and 2 for the mission.", "C1.6",
    ),
}  # fmt: skip
