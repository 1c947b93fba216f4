"""The table while one ply is carried out: thawed once, changed in place, frozen once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.model import Seat, Told

from .components import Board, Competence, Ending, Post, Province
from .events import Event, GoldCollected, ServantFree, ServantWorks, Won
from .questions import Ask
from .state import Lands, State, Step, Stock, Table, Time, Triumvirs, Victory


class Desk:
    """Lists go by province, seat, section or colour like the tuples of the Table they come from.

    They are thawed when first touched, the map and the forum each by itself: many plies leave them as they are.
    """

    __slots__ = (
        "at", "bag", "board", "citizens", "compensation", "consul", "dice", "forum", "gold", "lands", "legions", "military", "owners",
        "people", "placed", "politics", "posts", "seats", "servants", "state", "stock_gold", "stock_legions", "stock_servants",
        "tasks", "time", "told", "treasury", "victory",
    )  # fmt: skip
    owners: list[Seat | None]
    posts: list[Post]
    legions: list[int]
    gold: list[int]
    servants: list[int]
    at: list[Province]
    treasury: list[int]
    politics: list[int]
    military: list[int]
    consul: list[bool]
    placed: list[int]
    stock_gold: int
    stock_legions: int
    stock_servants: int
    citizens: list[int]
    bag: list[int]

    def __init__(self, state: State, dice: Dice) -> None:
        table = state.table
        self.state, self.dice = state, dice
        self.board: Board = table.board
        self.seats = len(table.triumvirs.at)
        self.time: Time = table.time
        self.tasks: list[Ask] = list(table.tasks)
        self.lands: Lands | None = table.lands  # None once thawed, like the following
        self.people: Triumvirs | None = table.triumvirs
        stock = table.stock
        self.stock_gold, self.stock_legions, self.stock_servants = stock.gold, stock.legions, stock.servants
        self.forum: tuple[tuple[int, ...], tuple[int, ...]] | None = (table.citizens, table.bag)
        self.compensation = table.compensation
        self.victory: Victory | None = table.victory
        self.told: list[Told] = []

    if not TYPE_CHECKING:  # or any name would do

        def __getattr__(self, name: str) -> object:
            """A list that is touched for the first time."""
            if (thaw := THAWS.get(name)) is None:
                raise AttributeError(name)
            thaw(self)
            return getattr(self, name)

    def _thaw_map(self) -> None:
        """Provinces and characters: who changes one mostly looks at the other."""
        lands, people, self.lands, self.people = self.lands, self.people, None, None
        assert lands is not None and people is not None
        self.owners, self.posts = list(lands.owners), list(lands.posts)
        self.legions, self.gold, self.servants = list(lands.legions), list(lands.gold), list(lands.servants)
        self.at, self.treasury = list(people.at), list(people.treasury)
        self.politics, self.military = list(people.politics), list(people.military)
        self.consul, self.placed = list(people.consul), list(people.placed)

    def _thaw_forum(self) -> None:
        forum, self.forum = self.forum, None
        assert forum is not None
        self.citizens, self.bag = list(forum[0]), list(forum[1])

    def tell(self, event: Event) -> None:
        self.told.append(Told(event))

    def track(self, competence: Competence) -> list[int]:
        return self.politics if competence is Competence.POLITICS else self.military

    def own(self, seat: Seat) -> list[Province]:
        """A player's provinces, in the order of T1.4."""
        return [province for province in self.board.in_play if self.owners[province] == seat]

    def collect(self, seat: Seat, province: Province) -> None:
        """The gold of an entered province goes to the treasury, always (T3.3)."""
        if gold := self.gold[province]:
            self.gold[province] = 0
            self.treasury[seat] += gold
            self.tell(GoldCollected(seat, province, gold))

    def employ(self, seat: Seat, province: Province, works: bool) -> None:
        """A governor stands on the civil servant at work; when that one leaves the governor stays out of the field (T2.1, T3.4)."""
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
        """The position after the ply, and what was told; what was not touched is the same object as before."""
        old, lands, people, stock = self.state.table, self.lands, self.people, self.state.table.stock
        if lands is None or people is None:
            lands = Lands(tuple(self.owners), tuple(self.posts), tuple(self.legions), tuple(self.gold), tuple(self.servants))
            people = Triumvirs(
                tuple(self.at), tuple(self.treasury), tuple(self.politics), tuple(self.military), tuple(self.consul), tuple(self.placed)
            )
        kept = stock.gold == self.stock_gold and stock.legions == self.stock_legions and stock.servants == self.stock_servants
        if not kept:
            stock = Stock(self.stock_gold, self.stock_legions, self.stock_servants)
        citizens, bag = self.forum or (tuple(self.citizens), tuple(self.bag))
        table = Table(
            old.options, old.data, self.time, tuple(self.tasks), lands, people, stock, citizens, bag,
            self.compensation, self.victory, old.version,
        )  # fmt: skip
        return model.Step(model.State(table, self.state.hands, self.state.box), tuple(self.told))


THAWS = {
    **dict.fromkeys(("owners", "posts", "legions", "gold", "servants"), Desk._thaw_map),
    **dict.fromkeys(("at", "treasury", "politics", "military", "consul", "placed"), Desk._thaw_map),
    **dict.fromkeys(("citizens", "bag"), Desk._thaw_forum),
}
