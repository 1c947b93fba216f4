"""A position of The End of the Triumvirate as one seat sees it: what there is to win, to lose and to do."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rules.engine.model import Seat
from rules.triumvirat.components import ACTIONS, WEAPONS, Competence, Kind, Post, Province
from rules.triumvirat.moves import Persuade
from rules.triumvirat.standing import reach
from rules.triumvirat.state import Table, leads
from rules.triumvirat.steps.actions import DEEDS

from .battle import Prospect, prospect
from .deeds import carry_out, cost, purpose
from .reasons import Motive, Rival
from .standing import Ledger, advantage

WILLING = {2: 0.6, 3: 0.25}  # how likely a rival attacks where nobody defends, by players
DETERRED = {2: 4.0, 3: 2.0}  # how much less for each legion it would cost: 1 halves it, 4 leaves a fifth
RECRUITS = 1  # legions they have more by then
VICTORY = 50.0  # points
PROMPT = 0.1  # points for doing at once what could wait

Goal = tuple[float, Motive | None, Province | Competence | Rival | None]
"""What something is worth, and why, if there is a reason to tell."""


class Scene:
    """Read once; a rival's point of view is read the same way."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table, self.seat, self.ledger = table, seat, Ledger(table)
        self.strengths = [self.ledger.strength(each) for each in range(table.seats)]
        self.now = advantage(self.strengths, seat)
        self._cases: dict[tuple[Seat, Seat, Seat, Kind, bool, int, bool, bool], float] = {}
        self._risks: dict[tuple[Province, int, bool], float] = {}
        self._doings: dict[tuple[Kind, int], Goal] = {}

    def change(self, *touched: Seat) -> float:
        """What the figures tried are better than those of the table, for the seats they touch."""
        strengths = self.strengths.copy()
        for seat in touched or range(len(strengths)):
            strengths[seat] = self.ledger.strength(seat)
        return max(-VICTORY, min(VICTORY, advantage(strengths, self.seat) - self.now))

    @cached_property
    def coin(self) -> float:
        """What a gold is worth in the treasury."""
        self.ledger.gold[self.seat] += 2
        gain = self.change(self.seat) / 2
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
        return self._moved(self.seat, owner, place, self.table.triumvirs.at[owner] is place, owner == holder)

    def wins(self, deed: Any) -> bool:
        """Whether an action, or Compensation II, wins the game at once (T7)."""
        kept = self.ledger.kept()
        carry_out(self.ledger, self.seat, deed, 0)
        won = self.ledger.won(self.seat)
        self.ledger.put_back(kept)
        return won

    def _moved(self, winner: Seat, loser: Seat, place: Province, guarded: bool, raises: bool) -> float:
        """How this seat fares if a province changes hands; alike provinces are worth the same. It is the loser's, or was just conquered."""
        lands = self.table.lands
        owner = lands.owners[place]
        assert owner is not None
        gold = 0 if loser == self.seat and (guarded or owner != loser) else lands.gold[place]  # then it is collected
        case = owner, winner, loser, self.table.board.kinds[place], lands.posts[place] is Post.SERVANT, gold, guarded, raises
        found = self._cases.get(case)
        if found is None:
            found = self._cases[case] = self._taken(*case)
        return found

    def _taken(self, owner: Seat, winner: Seat, loser: Seat, kind: Kind, served: bool, gold: int, guarded: bool, raises: bool) -> float:
        ledger, kept = self.ledger, self.ledger.kept()
        ledger.hold(owner, kind, served, -1)
        ledger.hold(loser, kind, served, 1)
        before = 0.0 if owner == loser else self.change()
        ledger.hold(loser, kind, served, -1)
        ledger.hold(winner, kind, served, 1)
        ledger.gold[winner] += gold
        for track in (ledger.politics, ledger.military):
            track[loser] -= guarded and leads(track, loser)
        if raises:
            ledger.track(ledger.weaker(loser))[loser] += 1
        else:
            ledger.bag[loser] = min(WEAPONS, ledger.bag[loser] + 1)
        change = self.change(owner, winner, loser) - before
        ledger.put_back(kept)
        ledger.hold(winner, kind, served, -1)
        ledger.hold(owner, kind, served, 1)
        return change

    @cached_property
    def rivals(self) -> list[tuple[Seat, dict[Province, int]]]:
        """The others, with the legions they can bring to each province."""
        return [(seat, reach(self.table, seat)) for seat in range(self.table.seats) if seat != self.seat]

    def risk(self, place: Province, legions: int, guarded: bool) -> float:
        """What may be lost before the next turn, if so many legions stay in a province, with the triumvir or without."""
        key = place, legions, guarded
        found = self._risks.get(key)
        if found is None:
            raises, seats = self.table.compensation.holder == self.seat, self.table.seats
            found = 0.0
            for rival, brings in self.rivals:
                if army := brings.get(place):
                    fight = self._fight(rival, self.seat, army + RECRUITS, legions, guarded)
                    if fight.chance:
                        willing = WILLING[seats] / (1 + DETERRED[seats] * fight.lost)
                        found -= willing * fight.chance * self._moved(rival, self.seat, place, guarded, raises)
            self._risks[key] = found
        return found

    def threatened(self, place: Province) -> bool:
        """Whether a rival can bring legions here next turn."""
        return any(brings.get(place) for _, brings in self.rivals)

    # -- actions -------------------------------------------------------------------

    def doing(self, kind: Kind, gold: int) -> Goal:
        """What the actions of a kind of province are worth with so much gold, and what the first of them is for."""
        found = self._doings.get((kind, gold))
        if found is None:
            found = self._doings[kind, gold] = self._programme(kind, gold)
        return found

    def _programme(self, kind: Kind, gold: int) -> Goal:
        """The best action, then the best after it, as long as they are worth their gold."""
        ledger, seat, kept = self.ledger, self.seat, self.ledger.kept()
        ledger.gold[seat] += gold - self.table.triumvirs.treasury[seat]
        best: Goal = (self.change(self.seat), Motive.SAVE, None)
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
        change = self.change() if isinstance(deed, Persuade) else self.change(self.seat)
        self.ledger.put_back(kept)
        return change + PROMPT * (done + 1)
