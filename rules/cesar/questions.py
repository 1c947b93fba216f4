"""What a seat is asked, each question with the paragraph that asks it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Cite, Seat

from .components import Group, Influence, Manipulation, Name
from .paragraphs import C1_5, C1_7, C2_1, C2_2, C2_4, C2_6, C4_1, C4_3, C4_4, C5_2


class Ask(Name):
    """The kinds of questions."""

    STACK = "stack"  # order the Manipulation pile, card by card (C1.5)
    PLACE = "place"  # the first series, one card a group (C1.7)
    TURN = "turn"  # passive, or active: Influence or a Manipulation first (C2.1)
    LAY = "lay"  # the Influence, after a Manipulation was played first (C2.2)
    SECOND = "second"  # the second face-up card (C2.2)
    AFTER = "after"  # a Manipulation after the Influence, or none (C2.4)
    VETO = "veto"  # C4.1, C4.8
    VICTIM = "victim"  # the card the spy takes out of the enemy's hand (C4.3)
    REDRAW = "redraw"  # the pile from which the spy's victim draws (C4.3)
    SPLIT = "split"  # the new split of a Castling (C4.4)
    REFILL = "refill"  # C2.6
    LAST = "last"  # the last Influence cards of C5.2


ASKED = {  # the paragraph of each question
    Ask.STACK: C1_5,
    Ask.PLACE: C1_7,
    Ask.TURN: C2_1,
    Ask.LAY: C2_2,
    Ask.SECOND: C2_2,
    Ask.AFTER: C2_4,
    Ask.VETO: C4_1,
    Ask.VICTIM: C4_3,
    Ask.REDRAW: C4_3,
    Ask.SPLIT: C4_4,
    Ask.REFILL: C2_6,
    Ask.LAST: C5_2,
}


@dataclass(frozen=True, slots=True)
class Task:
    """Something half done. The top of the stack is what is asked."""

    ask: Ask
    seat: Seat  # whom it waits for; Cleopatra where both are asked
    groups: tuple[Group, ...] = ()  # the groups of an announced Manipulation
    card: Influence | None = None  # the card an Assassination aims at
    trick: Manipulation | None = None  # the Manipulation announced, while it may be vetoed

    @property
    def cite(self) -> Cite:
        """The paragraph that asks."""
        return ASKED[self.ask]
