"""The table while one ply is carried out: thawed once, changed in place, frozen once."""

from __future__ import annotations

from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.model import Seat, Told

from .asks import Ask
from .board import Board, Post, Province
from .events import Event, GoldCollected, ServantFree, ServantWorks, Won
from .table import Competence, Ending, Lands, State, Step, Stock, Table, Time, Triumvirs, Victory


class Desk:
    """Lists go by province, seat, section or colour like the tuples of the Table they come from."""

    __slots__ = (
        "at", "bag", "board", "citizens", "compensation", "consul", "dice", "gold", "hands", "legions", "military", "owners",
        "placed", "politics", "posts", "seats", "servants", "stock_gold", "stock_legions", "stock_servants", "table", "tasks",
        "time", "told", "treasury", "victory",
    )  # fmt: skip

    def __init__(self, state: State, dice: Dice) -> None:
        table = state.table
        self.table, self.hands, self.dice = table, (state.hands, state.box), dice
        self.board: Board = table.board
        self.seats: int = table.seats
        self.time: Time = table.time
        self.tasks: list[Ask] = list(table.tasks)
        lands, people, stock = table.lands, table.triumvirs, table.stock
        self.owners: list[Seat | None] = list(lands.owners)
        self.posts: list[Post] = list(lands.posts)
        self.legions, self.gold, self.servants = list(lands.legions), list(lands.gold), list(lands.servants)
        self.at: list[Province] = list(people.at)
        self.treasury, self.politics, self.military = list(people.treasury), list(people.politics), list(people.military)
        self.consul, self.placed = list(people.consul), list(people.placed)
        self.stock_gold, self.stock_legions, self.stock_servants = stock.gold, stock.legions, stock.servants
        self.citizens, self.bag = list(table.citizens), list(table.bag)
        self.compensation = table.compensation
        self.victory: Victory | None = table.victory
        self.told: list[Told] = []

    def tell(self, event: Event) -> None:
        self.told.append(Told(event))

    def track(self, competence: Competence) -> list[int]:
        return self.politics if competence is Competence.POLITICS else self.military

    def own(self, seat: Seat) -> list[Province]:
        """His provinces, in the order of T1.4."""
        return [province for province in self.board.in_play if self.owners[province] == seat]

    def collect(self, seat: Seat, province: Province) -> None:
        """The gold of an entered province goes to the treasury, always (T3.3)."""
        if gold := self.gold[province]:
            self.gold[province] = 0
            self.treasury[seat] += gold
            self.tell(GoldCollected(seat, province, gold))

    def employ(self, seat: Seat, province: Province, works: bool) -> None:
        """A governor stands on the civil servant at work; when that one leaves he stays out of the field (T2.1, T3.4)."""
        if works and self.posts[province] is not Post.SERVANT:
            self.posts[province] = Post.SERVANT
            self.tell(ServantWorks(seat, province))
        elif not works and self.posts[province] is Post.SERVANT:
            self.posts[province] = Post.OUT
            self.tell(ServantFree(seat, province))

    def win(self, ending: Ending, *winners: Seat) -> None:
        """The first condition met wins; nothing after it is carried out (T7.5)."""
        self.victory = Victory(ending, winners)
        self.tasks.clear()
        self.tell(Won(ending, winners))

    def freeze(self) -> Step:
        old = self.table
        table = Table(
            old.options,
            old.data,
            self.time,
            tuple(self.tasks),
            Lands(tuple(self.owners), tuple(self.posts), tuple(self.legions), tuple(self.gold), tuple(self.servants)),
            Triumvirs(
                tuple(self.at),
                tuple(self.treasury),
                tuple(self.politics),
                tuple(self.military),
                tuple(self.consul),
                tuple(self.placed),
            ),
            Stock(self.stock_gold, self.stock_legions, self.stock_servants),
            tuple(self.citizens),
            tuple(self.bag),
            self.compensation,
            self.victory,
        )
        return model.Step(model.State(table, *self.hands), tuple(self.told))
