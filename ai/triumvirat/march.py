"""Phase II thought through: the best way to use the points left, step by step."""

from __future__ import annotations

from rules.engine.model import Seat
from rules.triumvirat.components import CONQUERED, Province
from rules.triumvirat.questions import Movement
from rules.triumvirat.standing import steps

from .reasons import Motive
from .scene import Goal, Scene

NOWHERE: Goal = (-60.0, None, None)
HOPELESS = 0.3  # an attack less likely to succeed is not made


class March:
    """What a triumvir can do from here.

    Every way is worth what it conquers, collects and leaves open, and what can be done at its end.
    """

    def __init__(self, scene: Scene, ask: Movement) -> None:
        table = scene.table
        self.scene, self.ask, self.seat = scene, ask, ask.seat
        self.lands, self.kinds = table.lands, table.board.kinds
        self.here, self.treasury = table.triumvirs.at[ask.seat], table.triumvirs.treasury[ask.seat]
        self.steps = steps(table.data, table.seats)
        self.last = [table.lands.owners.count(seat) == 1 for seat in range(table.seats)]
        self.holder = table.compensation.holder
        self._stops: dict[tuple[Province, int, int], Goal] = {}
        self.stay = self.stop(self.here, self.lands.legions[self.here], self.treasury)

    def stop(self, place: Province, legions: int, gold: int) -> Goal:
        """The triumvir ends here with so many legions and so much gold: to act, or to guard the province."""
        key = place, legions, gold
        found = self._stops.get(key)
        if found is None:
            gain, motive, _ = self.scene.doing(self.kinds[place], gold)
            found = self._stops[key] = gain - self.scene.risk(place, legions, True), *self._purpose(place, motive, gold)
        return found

    def _purpose(self, place: Province, motive: Motive | None, gold: int) -> tuple[Motive | None, Province | None]:
        """What ending in a province is good for."""
        if gold and motive is not Motive.SAVE:
            return Motive.ACT, place
        return (Motive.PROTECT, place) if self.scene.threatened(place) else (None, None)

    def ways(self, legions: int) -> dict[Province, Goal]:
        """Every first step with so many legions, by what can be made of it, compared with staying."""
        left = self.scene.risk(self.here, self.lands.legions[self.here] - legions, False) + self.stay[0]
        found: dict[Province, Goal] = {}
        for to, laden, light in self.steps[self.here]:
            points = self.ask.points - (laden if legions else light)
            if points >= 0 and (legions or self.lands.owners[to] == self.seat):
                gain, motive, about = self._enter(self.here, to, legions, points, self.treasury, 1 << self.here | 1 << to, self.holder)
                found[to] = gain - left, motive, about
        return found

    def first(self, legions: int) -> tuple[Province, Province | None] | None:
        """The best first step with so many legions, and what province it is for in the end."""
        ways = self.ways(legions)
        if not ways:
            return None
        to = max(ways, key=lambda place: ways[place][0])
        about = ways[to][2]
        return to, about if isinstance(about, Province) else None

    def best(self, legions: int) -> float:
        """What so many legions are good for."""
        return max((goal[0] for goal in self.ways(legions).values()), default=NOWHERE[0])

    def _onward(self, at: Province, army: int, points: int, gold: int, seen: int, holder: Seat | None) -> Goal:
        best: Goal = NOWHERE
        for to, laden, light in self.steps[at]:
            left = points - (laden if army else light)
            if left < 0 or seen >> to & 1 or not (army or self.lands.owners[to] == self.seat):
                continue
            goal = self._enter(at, to, army, left, gold, seen | 1 << to, holder)
            if goal[0] > best[0]:
                best = goal
        return best

    def _enter(self, at: Province, to: Province, army: int, points: int, gold: int, seen: int, holder: Seat | None) -> Goal:
        if self.lands.owners[to] != self.seat:
            return self._attack(at, to, army, points, gold, seen, holder)
        there, found = self.lands.legions[to], self.lands.gold[to]
        before = self.scene.risk(to, there, False)
        gain, motive, about = self.stop(to, there + army, gold + found)
        best: Goal = (gain + before, Motive.COLLECT, to) if found else (gain + before, motive, about)
        if points and (army or found):
            further = self._onward(to, army + max(0, there - 1), points, gold + found, seen, holder)
            if further[0] > best[0]:
                best = further
        return best

    def _attack(self, at: Province, to: Province, army: int, points: int, gold: int, seen: int, holder: Seat | None) -> Goal:
        """With what follows a victory or a defeat, as likely as each is."""
        owner = self.lands.owners[to]
        assert owner is not None
        if not army or self.last[owner]:
            return NOWHERE
        fight = self.scene.attack(to, army)
        prize = self.scene.prize(to, holder)
        motive = (
            Motive.WIN if self.lands.owners.count(self.seat) == CONQUERED - 1
            else Motive.DRIVE_OUT if self.scene.table.triumvirs.at[owner] is to
            else Motive.CONQUER
        )  # fmt: skip
        if fight.chance < HOPELESS:
            return -9.0, motive, to
        lost = self.stop(at, 0, gold)[0]
        won = self.stop(to, fight.left, gold + self.lands.gold[to])[0]
        if points:
            won = max(won, self._onward(to, fight.left, points, gold + self.lands.gold[to], seen, owner)[0])
        return fight.chance * (won + prize) + (1 - fight.chance) * lost - self.scene.legion * (fight.lost - fight.killed), motive, to
