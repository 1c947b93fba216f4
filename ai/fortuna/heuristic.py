"""What a move of Fortuna is worth at first sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.model import Judge, Part, worth
from rules.fortuna.components import CUBE_OF, FAMILY_CUBE, GIFTS_TO_CAESAR, Action, Building, Cube, Favour, Gift, Person, Privilege, Source
from rules.fortuna.desk import without
from rules.fortuna.moves import (
    Advance,
    Bribe,
    Build,
    Buy,
    Claim,
    Command,
    Convert,
    Decline,
    Draft,
    Exchange,
    Execute,
    Gather,
    Give,
    GiveWater,
    Keep,
    Lock,
    Pass,
    Receive,
    Recruit,
    RollEarly,
    Sell,
    Skip,
    TakeMoney,
    TurnDown,
)
from rules.fortuna.questions import ChooseBribe, ConvertWater, SellGoods
from rules.fortuna.state import View

from .exchange import Stalls
from .holding import Holding, built, hired, reaped, received, sold
from .ledger import Ledger
from .reasons import Motive

CURIOUS = 0.1  # to know one's dice before choosing a gift


def judge(view: View) -> Judge:
    """Weighs the answers to the present question."""
    return Counsel(view).weigh


class Counsel:
    """One position, and what may be said in it."""

    def __init__(self, view: View) -> None:
        self.view, self.table = view, view.table
        self.ask: Any = view.table.tasks[-1]
        self.ledger = Ledger(view.table, view.seat, view.hand.cards)
        self.own = self.ledger.own
        self.stalls = Stalls(self.ledger)

    def weigh(self, move: Any) -> Sequence[Part]:
        return WEIGH[type(move)](self, move) if type(move) in WEIGH else ()

    # Action cards (F1.10, F2)

    def draft(self, move: Draft | Lock) -> Sequence[Part]:
        worth = self.ledger.service(self.view.seat)[move.card]
        return ((Motive.CARD if worth > 0 else None, worth, move.card),)

    def execute(self, move: Execute) -> Sequence[Part]:
        after = self._done(self.own, move.card)
        return [*self.ledger.change(after, move.card), *self.stalls.without(move.card)]

    def skip(self, move: Skip) -> Sequence[Part]:
        return self.stalls.without(move.card)

    def command(self, move: Command) -> Sequence[Part]:
        """F4.1: a Centurion for a second action."""
        lent = self.own._replace(centurions=max(0, self.own.centurions - 1))
        return self.ledger.change(self._done(lent, move.card), move.card)

    def exchange(self, move: Exchange) -> Sequence[Part]:
        return self.stalls.swap(self.ask.card, move.card)

    def bribe(self, move: Bribe) -> Sequence[Part]:
        paid = self.own._replace(money=max(0, self.own.money - 1))
        return self.ledger.change(self.ledger.best(paid, move.card), move.card)

    def _done(self, own: Holding, action: Action) -> Holding:
        """The best an action leads to: by Bribery any other card's (F3.11)."""
        after = self.ledger.best(own, action)
        if action is not Action.CORRUPTION or not own.money:
            return after
        paid = own._replace(money=own.money - 1)
        mine = self.ledger.side(self.view.seat)
        bribes = [self.ledger.best(paid, card) for card in Action if card not in mine]
        return max([after, *bribes], key=self.ledger.total)

    # What the actions ask for (F3)

    def convert(self, move: Convert) -> Sequence[Part]:
        assert isinstance(self.ask, ConvertWater)
        poured = self.own._replace(water=self.own.water - move.reservoir, aqueduct=self.own.aqueduct and not move.aqueduct)
        after = reaped(poured, self.ask.into is Cube.WINE, move.reservoir + move.aqueduct)
        return self.ledger.change(after, self.ask.into)

    def sell(self, move: Sell) -> Sequence[Part]:
        assert isinstance(self.ask, SellGoods)
        return self.ledger.change(sold(self.own, self.ask.cube is Cube.WINE, move.count), self.ask.cube)

    def buy(self, move: Buy) -> Sequence[Part]:
        person: Person = self.ask.person
        return self.ledger.change(hired(self.own, person, move.count), person)

    def receive(self, move: Receive) -> Sequence[Part]:
        about = Action.FAMILY if move.gift is Gift.MONEY else FAMILY_CUBE[move.gift]
        return self.ledger.change(received(self.own, move.gift), about)

    def roll_early(self, move: RollEarly) -> Sequence[Part]:
        """A roll has no reason of its own: the gift chosen after it has."""
        after = max((received(self.own, gift) for gift in Gift), key=self.ledger.total)
        return ((None, CURIOUS + worth(self.ledger.change(after)), None),)

    def build(self, move: Build) -> Sequence[Part]:
        cost = self.table.options.cost(move.building)
        return self.ledger.change(built(self.own, move.building, min(cost, self.own.money)), move.building)

    def take_money(self, move: TakeMoney) -> Sequence[Part]:
        assert isinstance(self.ask, ChooseBribe)
        return self.ledger.change(self.own.earn(2), Action.CORRUPTION)

    # The emperor's favour (F4)

    def give_water(self, move: GiveWater) -> Sequence[Part]:
        poured = move.source is Source.AQUEDUCT
        after = self.own._replace(aqueduct=False) if poured else self.own._replace(water=self.own.water - 1)
        return self._favour(after, Favour.WATER_SUPPLY, 1)

    def give(self, move: Give) -> Sequence[Part]:
        piece, count, own = GIFTS_TO_CAESAR[move.favour][0], move.count, self.own
        after = own._replace(centurions=own.centurions - count) if piece is Person.CENTURION else reaped(own, piece is Cube.WINE, -count)
        return self._favour(after, move.favour, count)

    def claim(self, move: Claim) -> Sequence[Part]:
        steps = 1 + (Building.PALACE in self.own.buildings) if move.favour is Favour.FORTUNA else self.own.vestals
        return self._favour(self.own, move.favour, steps)

    def _favour(self, after: Holding, favour: Favour, steps: int) -> Sequence[Part]:
        place = favour - 1
        parts = self.ledger.change(after.advance(steps), favour, now=False)
        if self.table.favours.tokens[place]:
            parts.append((Motive.TOKENS, self.ledger.emperor.drawn(place), favour))
        return [*parts, self._denied(favour)]

    def _denied(self, favour: Favour) -> Part:
        """What the others lose with a Favour card that is face down."""
        lost = self.ledger.denied(favour - 1)
        return (Motive.DENY if lost > 0 else None), lost, favour

    def decline(self, move: Decline) -> Sequence[Part]:
        """F4.5."""
        after, own = self.own, self.own
        if any(self.table.favours.open[: move.die]):
            after = own._replace(money=own.money - 1) if own.money else own._replace(position=max(0, own.position - 1))
        return self.ledger.change(after, now=False)

    def leave(self, move: Pass) -> Sequence[Part]:
        """Neither military power nor a card turned down (F4.1, F4.8): nothing changes."""
        return ((None, 0.0, None),)

    def turn_down(self, move: TurnDown) -> Sequence[Part]:
        return (self._denied(move.favour),)

    # Privilege cards (F5)

    def keep(self, move: Keep) -> Sequence[Part]:
        about = move.cards[0] if len(move.cards) == 1 else None
        gain = worth(self.ledger.change(self.own._replace(cards=(*self.own.cards, *move.cards))))
        return ((Motive.KEEP if gain > 0 else None, gain, about),)

    def recruit(self, move: Recruit) -> Sequence[Part]:
        played = self._played(Privilege.VESTAL_OR_CENTURION)
        return self.ledger.change(hired(played, move.person, 1, free=True), move.person)

    def gather(self, move: Gather) -> Sequence[Part]:
        after = self._played(move.card)
        for cube in (CUBE_OF[move.card], move.cube):
            after = after._replace(water=after.water + 1) if cube is Cube.WATER else reaped(after, cube is Cube.WINE, 1)
        return self.ledger.change(after, move.cube)

    def advance(self, move: Advance) -> Sequence[Part]:
        return self.ledger.change(self._played(Privilege.ADVANCE).advance(1))

    def _played(self, card: Privilege) -> Holding:
        return self.own._replace(cards=without(self.own.cards, (card,)))


WEIGH: dict[type, Any] = {
    Draft: Counsel.draft, Lock: Counsel.draft, Execute: Counsel.execute, Skip: Counsel.skip, Command: Counsel.command,
    Exchange: Counsel.exchange, Bribe: Counsel.bribe, Convert: Counsel.convert, Sell: Counsel.sell, Buy: Counsel.buy,
    Receive: Counsel.receive, RollEarly: Counsel.roll_early, Build: Counsel.build, TakeMoney: Counsel.take_money,
    GiveWater: Counsel.give_water, Give: Counsel.give, Claim: Counsel.claim, Decline: Counsel.decline,
    TurnDown: Counsel.turn_down, Pass: Counsel.leave, Keep: Counsel.keep,
    Recruit: Counsel.recruit, Gather: Counsel.gather, Advance: Counsel.advance,
}  # fmt: skip
