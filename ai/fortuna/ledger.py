"""A table of Fortuna as one player reads it: what they have, what the others may do, and how long it will last."""

from __future__ import annotations

from ai.model import Part
from rules.engine.model import Seat
from rules.fortuna.components import CAESAR, CLOCK, Action, Privilege
from rules.fortuna.state import Favours, Table

from .emperor import ahead, emperor
from .holding import Holding, costs, holding, outcomes
from .reasons import Motive
from .worth import PACE, age, services, standing

LOOT = (2.4, 1.8, 1.2, 0.0)  # what the cards at Caesar's Palace are worth, by order of arrival (F6.3)
LEAD = 0.7  # a point of lead when the game ends
RIVAL = 0.8  # what others lose, of what one gains oneself
CARDS = 1.6  # points of a hidden card at the end
MOTIVES = (Motive.ADVANCE, Motive.PROSPECT, Motive.GOODS, Motive.MONEY, Motive.SCORE, Motive.HOLD, Motive.PALACE, Motive.FAVOUR)


class Ledger:
    """Everything is worked out once a position and then looked up."""

    __slots__ = ("_known", "_loot", "dice", "emperor", "now", "own", "prices", "rivals", "seat", "seats", "table", "time", "to_come")

    def __init__(self, table: Table, seat: Seat, cards: tuple[Privilege, ...]) -> None:
        self.table, self.seat, self.seats = table, seat, len(table.provinces)
        provinces = table.provinces
        self.time = age(max([own.position for own in provinces]), bool(table.palace.reached), self.seats)
        self.prices = costs(table)
        self.own = holding(provinces[seat], cards)
        self.rivals = {other: holding(own) for other, own in enumerate(provinces) if other != seat}
        self.emperor = emperor(table.favours, cards, self.time)
        place = table.podium.index(table.turn.seat)
        self.to_come = table.podium[place + 1 :] if table.turn.round else table.podium  # who plays after this turn
        self.now = ahead(table) if table.turn.seat == seat else seat in self.to_come
        self.dice = table.turn.dice if table.turn.seat == seat else ()
        self._loot = self._end()
        self._known: dict[tuple[Holding, bool], tuple[float, ...]] = {}

    def _end(self) -> float:
        """What reaching Caesar's Palace is worth: its cards, and an end of the game with a lead or without one."""
        reached = self.table.palace.reached
        if self.seat in reached:
            return 0.0
        loot = LOOT[len(reached)]
        if reached:
            return loot
        lead = CAESAR + loot + self.time.scored(self.own) - max(map(self._threat, self.rivals))
        return loot + max(-4.0, min(3.0, LEAD * lead))

    def _threat(self, seat: Seat) -> float:
        """How many points another player may have if the game ends in this round."""
        own = self.table.provinces[seat]
        return own.position + CARDS * own.cards + PACE * (seat in self.to_come)

    def figures(self, own: Holding, now: bool) -> tuple[float, ...]:
        """What a holding is worth, by MOTIVES; `now`: phase 4 is still to come."""
        found = self._known.get((own, now))
        if found is None:
            palace = self._loot if own.position >= CAESAR else 0.0
            favour = self.emperor.expected(own, self.dice) if now else 0.0
            found = self._known[own, now] = (*standing(own, self.time), palace, favour)
        return found

    def total(self, own: Holding, now: bool | None = None) -> float:
        return sum(self.figures(own, self.now if now is None else now))

    def change(self, after: Holding, about: object = None, *, now: bool | None = None) -> list[Part]:
        """What becomes better and worse with another holding; only what becomes better is a reason that can be told."""
        new, old = self.figures(after, self.now if now is None else now), self.figures(self.own, self.now)
        compared = zip(MOTIVES, new, old, strict=True)
        return [(motive if one > other else None, one - other, about) for motive, one, other in compared if one != other]

    def best(self, own: Holding, action: Action) -> Holding:
        """The best an action may lead to; the holding itself if it can do nothing."""
        return max(outcomes(own, action, self.prices), key=self.total, default=own)

    def service(self, seat: Seat) -> dict[Action, float]:
        """What each Action card would bring a player next turn."""
        own = self.own if seat == self.seat else self.rivals[seat]
        return services(own, self.time, self.prices)

    def envy(self) -> float:
        """What a loss of one other player is worth."""
        return RIVAL / (self.seats - 1)

    @property
    def last(self) -> bool:
        """Whether no round will follow this one (F6.4)."""
        return bool(self.table.palace.reached)

    def denied(self, place: int) -> float:
        """What the players still to come this round lose if this Favour card is face down."""
        favours = self.table.favours
        shut = Favours(tuple([is_open and i != place for i, is_open in enumerate(favours.open)]), favours.tokens)
        lost = 0.0
        before, after = emperor(favours, (), self.time), emperor(shut, (), self.time)
        for seat in self.to_come:
            if (own := self.rivals.get(seat)) is not None:
                lost += before.expected(own) - after.expected(own)
        return self.envy() * lost

    def side(self, seat: Seat) -> tuple[Action, ...]:
        return self.table.board[CLOCK[self.table.provinces[seat].side]].cards
