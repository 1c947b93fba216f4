"""A position of The End of the Triumvirate as one seat sees it: what there is to win, to lose and to do."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rules.engine.model import Seat
from rules.triumvirat.board import Kind, Province
from rules.triumvirat.table import ACTIONS, WEAPONS, Competence, Table, leads

from .battle import Prospect, prospect, reach
from .deeds import DEEDS, carry_out, cost, purpose
from .motives import Motive, Rival
from .standing import Ledger

WILLING = 0.4  # how likely a rival attacks where he can
RECRUITS = 1  # legions he has more by then
VICTORY = 50.0  # points
PROMPT = 0.1  # points for doing at once what could wait

Goal = tuple[float, Motive, Province | Competence | Rival | None]
"""What something is worth, and why."""


class Scene:
    """Read once; a rival's point of view is read the same way."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table, self.seat, self.ledger = table, seat, Ledger(table)
        self.now = self.ledger.worth(seat)
        self._prizes: dict[tuple[Province, bool], float] = {}
        self._losses: dict[tuple[Province, Seat, bool], float] = {}
        self._risks: dict[tuple[Province, int, bool], float] = {}
        self._doings: dict[tuple[Kind, int], Goal] = {}

    def change(self) -> float:
        """What the figures tried are better than those of the table."""
        return max(-VICTORY, min(VICTORY, self.ledger.worth(self.seat) - self.now))

    @cached_property
    def coin(self) -> float:
        """What a gold is worth in the treasury."""
        self.ledger.gold[self.seat] += 2
        gain = self.change() / 2
        self.ledger.gold[self.seat] -= 2
        return gain

    @cached_property
    def legion(self) -> float:
        """What a legion is worth anywhere."""
        self.ledger.legions[self.seat] += 2
        gain = self.change() / 2
        self.ledger.legions[self.seat] -= 2
        return gain

    # -- provinces ---------------------------------------------------------------

    def attack(self, place: Province, army: int) -> Prospect:
        """What attacking a province with so many legions promises."""
        owner = self.table.lands.owners[place]
        assert owner is not None
        guarded = self.table.triumvirs.at[owner] is place
        return self._fight(self.seat, owner, army, self.table.lands.legions[place], guarded)

    def _fight(self, attacker: Seat, defender: Seat, army: int, garrison: int, guarded: bool) -> Prospect:
        bag = self.table.bag
        return prospect(bag[attacker], bag[defender], sum(bag) - bag[attacker] - bag[defender], army, garrison, guarded)

    def prize(self, place: Province, holder: Seat | None) -> float:
        """What conquering a province is worth, with what lies and who stands there; `holder` has the Compensation card (T4.4-T4.6)."""
        owner = self.table.lands.owners[place]
        assert owner is not None
        key = place, owner == holder
        if key not in self._prizes:
            guarded = self.table.triumvirs.at[owner] is place
            self._prizes[key] = self._taken(self.seat, owner, place, guarded, owner == holder)
        return self._prizes[key]

    def _taken(self, winner: Seat, loser: Seat, place: Province, guarded: bool, raises: bool) -> float:
        """How this seat fares if a province changes hands."""
        lands, ledger, kept = self.table.lands, self.ledger, self.ledger.kept()
        kind, post = self.table.board.kinds[place], lands.posts[place]
        ledger.hold(winner, kind, post, 1)
        ledger.hold(loser, kind, post, -1)
        ledger.gold[winner] += lands.gold[place]
        for track in (ledger.politics, ledger.military):
            track[loser] -= guarded and leads(track, loser)
        if raises:
            ledger.track(ledger.weaker(loser))[loser] += 1
        else:
            ledger.bag[loser] = min(WEAPONS, ledger.bag[loser] + 1)
        change = self.change()
        ledger.put_back(kept)
        ledger.hold(loser, kind, post, 1)
        ledger.hold(winner, kind, post, -1)
        return change

    @cached_property
    def rivals(self) -> list[tuple[Seat, dict[Province, int]]]:
        """The others, with the legions they can bring to each province."""
        return [(seat, reach(self.table, seat)) for seat in range(self.table.seats) if seat != self.seat]

    def risk(self, place: Province, legions: int, guarded: bool) -> float:
        """What may be lost before the next turn, if so many legions stay in a province, with the triumvir or without."""
        key = place, min(legions, 12), guarded
        if key not in self._risks:
            self._risks[key] = sum(self._threat(rival, brings.get(place, 0), *key) for rival, brings in self.rivals)
        return self._risks[key]

    def _threat(self, rival: Seat, army: int, place: Province, legions: int, guarded: bool) -> float:
        if not army:
            return 0.0
        key = place, rival, guarded
        if key not in self._losses:
            raises = self.table.compensation.holder == self.seat
            self._losses[key] = -self._taken(rival, self.seat, place, guarded, raises)
        return WILLING * self._losses[key] * self._fight(rival, self.seat, army + RECRUITS, legions, guarded).chance

    # -- actions -------------------------------------------------------------------

    def doing(self, kind: Kind, gold: int) -> Goal:
        """What the actions of a kind of province are worth with so much gold, and what the first of them is for."""
        if (kind, gold) not in self._doings:
            self._doings[kind, gold] = self._programme(kind, gold)
        return self._doings[kind, gold]

    def _programme(self, kind: Kind, gold: int) -> Goal:
        """The best action, then the best after it, as long as they are worth their gold."""
        ledger, seat, kept = self.ledger, self.seat, self.ledger.kept()
        ledger.gold[seat] += gold - self.table.triumvirs.treasury[seat]
        best: Goal = (self.change(), Motive.SAVE, None)
        for done in range(ACTIONS):
            tried = [(self.effect(deed, done, gold), deed) for deed in DEEDS[kind]]
            gain, deed = max(tried, key=lambda pair: pair[0])
            if gain <= best[0]:
                break
            best = (gain, *(best[1:] if done else purpose(deed)))
            price = cost(ledger, seat, deed, done) or 0
            carry_out(ledger, seat, deed, price)
            gold -= price
        ledger.put_back(kept)
        return best

    def effect(self, deed: Any, done: int, gold: int) -> float:
        """How the seat would stand after one more action, with a little more for doing it at once."""
        price = cost(self.ledger, self.seat, deed, done)
        if price is None or price > gold:
            return -VICTORY
        kept = self.ledger.kept()
        carry_out(self.ledger, self.seat, deed, price)
        change = self.change()
        self.ledger.put_back(kept)
        return change + PROMPT * (done + 1)
