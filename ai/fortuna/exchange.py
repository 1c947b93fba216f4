"""The Action cards on the four sides: what they will be good for, and for whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ai.model import Part
from rules.fortuna.components import Action
from rules.fortuna.desk import replaced

from .ledger import Ledger
from .reasons import Motive

NEXT = 0.7  # what a card of the next turn counts now
SECOND = 0.3  # how much the second best card counts beside the best: military power (F4.1)
EXPOSED = 0.75  # a card that lies face up may be taken by others
FIRST = 0.4  # to play first in the next round (F3.12)


def choice(worths: Iterable[float]) -> float:
    """What cards to choose from are worth together."""
    best = sorted(worths, reverse=True)[:2]
    return best[0] + SECOND * best[1] if len(best) == 2 else sum(best)


class Stalls:
    """The sides as they lie before the exchange."""

    __slots__ = ("ledger",)

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    def without(self, card: Action) -> Sequence[Part]:
        """What one will have to choose from next turn if this card is the one to give away (F2.4)."""
        ledger, serves = self.ledger, self.ledger.service(self.ledger.seat)
        board = ledger.table.board
        offered = max(serves[other] for edge in board if edge.owner != ledger.seat for other in edge.cards if other is not edge.locked)
        kept = [EXPOSED * serves[other] for other in ledger.side(ledger.seat) if other is not card]
        parts: list[Part] = [(None if ledger.last else Motive.STAY, NEXT * choice([*kept, offered]), None)]
        if card is Action.FORTUNA:
            parts.append((None, -FIRST, None))
        return parts

    def swap(self, given: Action, taken: Action) -> Sequence[Part]:
        """What one will have to choose from with this card, and what the player of its side will (F2.4)."""
        ledger, serves = self.ledger, self.ledger.service(self.ledger.seat)
        kept = [EXPOSED * serves[other] for other in ledger.side(ledger.seat) if other is not given]
        worth = choice([*kept, serves[taken]])
        useful = worth > choice(kept) and not ledger.last
        parts: list[Part] = [(Motive.CARD if useful else None, NEXT * worth, taken)]
        if taken is Action.FORTUNA:
            parts.append((None if ledger.last else Motive.FIRST, FIRST, None))
        owner = next((edge.owner for edge in ledger.table.board if taken in edge.cards), None)
        if owner is not None and owner != ledger.seat:
            wants, cards = ledger.service(owner), ledger.side(owner)
            lost = choice([wants[card] for card in cards]) - choice([wants[card] for card in replaced(cards, taken, given)])
            soon = owner in ledger.to_come
            denied = lost > 0 and (soon or not ledger.last)
            parts.append((Motive.DENY if denied else None, ledger.envy() * (1.0 if soon else NEXT) * lost, taken))
            if given is Action.FORTUNA:
                parts.append((None, -FIRST * ledger.envy(), None))
        return parts
