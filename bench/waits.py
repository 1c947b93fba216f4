"""How often a game waits for another person, and how many days that takes, with and without standing orders.

Computer players play; each is taken for a person who looks in twice a day, at hours of their own, and answers all that is asked then.
An order answers by itself some minutes after the call, so nobody has to come for it. What it answers is taken to be what its owner
would have: both ways the games are as long as the players make them.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import mean
from typing import Any

from ai.chance import Chance
from ai.player import strategy
from ai.policy import reply
from games import GAMES
from host.play.orders import delay
from host.play.standing import USUAL
from rules.cesar.moves import LetAllPass
from rules.engine.match import Match, Record, start
from rules.engine.model import HOUSE, Kind, Seat
from rules.fortuna.moves import KeepPrivileges
from rules.lutece.moves import KeepLegionnaires, ReadyAgain
from rules.lutece.questions import SealBribes
from rules.triumvirat.components import Competence, RomeForm
from rules.triumvirat.moves import CompensateWith, SupplyAlways

from .measure import Effort
from .report import Row

SEATS = {"cesar": 2, "fortuna": 3, "lutece": 3, "triumvirat": 3}
TABLES: tuple[tuple[str, str, dict[str, Any]], ...] = (  # game, what is special about the table, its options
    ("cesar", "", {}),
    ("fortuna", "", {}),
    ("lutece", "", {}),
    ("lutece", ", bribes close after 12 hours", {"closing": 12}),
    ("lutece", ", sealed bribes", {"sealed": True}),
    ("triumvirat", "", {}),
)
SENSIBLE: dict[str, tuple[Any, ...]] = {  # what somebody might order at the start who does not care for every detail
    "cesar": (LetAllPass(None),),
    "fortuna": (KeepPrivileges(None, last=False),),
    "lutece": (ReadyAgain(None, None), KeepLegionnaires(None)),
    "triumvirat": (CompensateWith(Competence.MILITARY), SupplyAlways(RomeForm.BOTH, None)),
}
DAY, HOUR, VISITS = 86400, 3600, 2


@dataclass(frozen=True, slots=True)
class Lasted:
    """How often the game passed from one person to another, and for how many days it went on."""

    passes: int
    days: float


def run(effort: Effort) -> list[Row]:
    rows = []
    for name, special, options in TABLES:
        for orders in ((), SENSIBLE[name]):
            found = [lasted(name, SEATS[name], orders, seed, **options) for seed in range(2 if effort.quick else 12)]
            what = f"{name}, {SEATS[name]} players{special}, {'with' if orders else 'without'} orders"
            days = f"{mean(one.days for one in found):.1f} days a game of people with {VISITS} visits a day"
            rows.append(Row("waits", what, mean(one.passes for one in found), "passes a game", note=days))
    return rows


def lasted(name: str, seats: int, orders: tuple[Any, ...], seed: int, **options: Any) -> Lasted:
    """A game from its start to its end, by the clock of its players and, where bribes close by themselves, of the house."""
    rules, chance, luck = GAMES[name].rules, Random(seed), Chance(f"waits {seed}")
    looks_in = [sorted(chance.randrange(DAY) for _ in range(VISITS)) for _ in range(seats)]
    match, _ = start(rules, Record(name, rules.VERSION, rules.DATA, seats, f"waits {seed}", rules.Options(**options)))
    now, passes, here, renewed = 0, 0, -1, 0  # the last is when the time of the present bribes began to run
    while (decision := match.decision) is not None:
        seat, visits = _spoken_for(match, orders), {one: _next(looks_in[one], now) for one in match.waiting}
        closing = rules.closing(match.state.table)
        if closing and seat is None and here not in visits and (closes := renewed + closing.hours * HOUR) < min(visits.values()):
            now, here = max(now, closes), -1
            match, _ = match.answer(HOUSE, closing.move)
            continue
        if seat is not None:
            now += 0 if seat == here else delay(USUAL, chance)
        else:
            seat = here if here in visits else min(visits, key=lambda one: visits[one])
            if seat != here:
                now, passes, here = visits[seat], passes + 1, seat
        move = reply(rules, strategy(name), match.view(seat), luck, decision.kind is Kind.SEALED)
        renewed = now if closing is None or isinstance(move, closing.renewed_by) else renewed
        match, _ = match.answer(seat, move)
    return Lasted(passes, now / DAY)


def _spoken_for(match: Match, orders: tuple[Any, ...]) -> Seat | None:
    """Somebody awaited for whom an order answers, if there is one. All have given the same."""
    for seat in sorted(match.waiting):
        view = match.view(seat)
        said = (match.game.obey(view, order) for order in orders)
        if orders and (match.only_answer(seat) is not None or isinstance(match.decision and match.decision.ask, SealBribes)):
            return seat  # there is no choice, or the bribes were named ahead
        if any(move is not None and match.allows(view, move) for move in said) and not _would(match, seat):
            return seat
    return None


def _would(match: Match, seat: Seat) -> bool:
    """Whether somebody still wants to act by hand before an order speaks: at the bribes who has not laid a thing yet."""
    table = match.state.table
    return match.decision is not None and match.decision.kind is Kind.LIVE and not _laid(table, seat)


def _laid(table: Any, seat: Seat) -> bool:
    bribes = getattr(table, "bribes", ())
    return not bribes or bool(bribes[seat].left or bribes[seat].right)


def _next(hours: list[int], now: int) -> int:
    """The next visit from a moment on, at these seconds of a day."""
    return min(now - now % DAY + hour + (DAY if hour < now % DAY else 0) for hour in hours)
