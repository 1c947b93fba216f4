"""What the words of every language look up at a table of The End of the Triumvirate. No sentences here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Any

from lang.motives import found
from lang.shared import ALT, first_fit
from rules.engine.model import Seat, Sheet
from rules.triumvirat import events as e
from rules.triumvirat import moves as m
from rules.triumvirat.components import ROME_GIVES, Competence, Counted, Ending, Good, Kind, Post, Province, RomeForm, Section, name
from rules.triumvirat.components import Way as Road
from rules.triumvirat.odds import Odds
from rules.triumvirat.odds import percent as percent
from rules.triumvirat.preview import Bill, Passage, preview
from rules.triumvirat.questions import Movement as Moving
from rules.triumvirat.questions import Shortage
from rules.triumvirat.standing import Near, last_step, near
from rules.triumvirat.state import Table, View, leads
from rules.triumvirat.steps.supply import due

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
PROVINCE = {province: name(province).replace("Galia", "Gallia") for province in Province}  # the box has it with one l

# The events by the chapter that tells them
Supply = (
    e.GameBegan | e.TurnBegan | e.GovernorsFlipped | e.RomeCalled | e.Supplied | e.StockShort | e.PieceTaken | e.Forgone | e.LegionPlaced
)  # fmt: skip
Movement = e.Loaded | e.Escorted | e.ServantWorks | e.ServantFree | e.Marched | e.GoldCollected | e.MovementEnded
Attack = (
    e.Battle | e.Repelled | e.Conquered | e.ServantsCaptured | e.Fled | e.CompensationTaken | e.WeaponsAdded | e.Declined
)  # fmt: skip
Forum = (
    e.Raised | e.Persuaded | e.Produced | e.TurnEnded | e.LegionsCut | e.StoneMoved | e.Elected | e.Appointed
    | e.CitizensReturned | e.YearBegan | e.Won
)  # fmt: skip
Preview = Passage | Bill


# -- figures -------------------------------------------------------------------


def tenths(number: Fraction) -> str:
    """`1.4`; no decimals where there are none."""
    return f"{float(number):.1f}".removesuffix(".0")


def drawn(battle: e.Battle) -> tuple[int, int, int]:
    """The attacker's weapons among those drawn, the defender's, the neutral ones (T4.1)."""
    own, enemy = battle.weapons.count(battle.seat), battle.weapons.count(battle.defender)
    return own, enemy, len(battle.weapons) - own - enemy


def bystander(battle: e.Battle) -> Seat:
    """The seat, perhaps nobody's, whose weapons do nothing in this battle (T1.3, T4.1)."""
    return next(colour for colour in range(len(Section) - 1) if colour not in (battle.seat, battle.defender))


def owned(table: Table, seat: Seat) -> list[Province]:
    """A player's provinces, in the order of T1.4."""
    return [province for province in table.board.in_play if table.lands.owners[province] == seat]


def standing(table: Table, seat: Seat) -> Province | None:
    """Where a triumvir stands: nowhere while driven out, before the refuge is chosen (T4.5)."""
    place = table.triumvirs.at[seat]
    return place if table.lands.owners[place] == seat else None


def host(table: Table, province: Province) -> Seat | None:
    """The owner of a province whose triumvir stands in it."""
    owner = table.lands.owners[province]
    return owner if owner is not None and standing(table, owner) is province else None


def servants(table: Table, province: Province) -> tuple[int, int]:
    """The civil servants at work here, at most one, and the idle ones (T3.4)."""
    works = int(table.lands.posts[province] is Post.SERVANT and table.lands.servants[province] > 0)
    return works, table.lands.servants[province] - works


def owed(table: Table, good: Good, supplier: Province | None) -> int:
    """What a province, or Rome when None, still owes of a short good (T2.4)."""
    match table.tasks[-1:]:
        case (Shortage(gold=gold, legions=legions),):
            return sum(due.count for due in (gold if good is Good.GOLD else legions) if due.province is supplier)
        case _:
            return 0


def neighbours(table: Table, province: Province) -> list[Province]:
    """Over a border or an arrow (T3.1)."""
    return [to for to, route in table.board.routes[province].items() if route.way is not Road.SEA]


def in_front(table: Table, seat: Seat) -> list[Competence]:
    """The competences a player leads (T5.3)."""
    return [competence for competence in Competence if leads(table.track(competence), seat)]


def sections(table: Table) -> list[tuple[Section, int]]:
    """The citizens by section, Alii last; Crassus' section is not used by two players."""
    return [(section, table.citizens[section]) for section in (*map(Section, range(table.seats)), Section.ALII)]


# -- a player and a province ---------------------------------------------------


@dataclass(frozen=True, slots=True)
class Land:
    """What stands and lies in a province."""

    province: Province
    kind: Kind
    host: Seat | None  # whose triumvir stands here
    legions: int
    gold: int
    works: bool  # a civil servant
    post: Post
    idle: int  # civil servants


def land(table: Table, province: Province) -> Land:
    lands, (works, idle) = table.lands, servants(table, province)
    kind, stands = table.board.kinds[province], host(table, province)
    return Land(province, kind, stands, lands.legions[province], lands.gold[province], works > 0, lands.posts[province], idle)


def spoken(title: str, situation: str, players: Iterable[str], tail: str) -> str:
    """A description of the board: of the situation the less is told, the longer the names are."""
    first, *others = situation.split("\n")
    heads: tuple[list[str], ...] = ([first, *others], others or [first], [])
    told = " ".join(players)
    texts = (" ".join(part if part.endswith(".") else f"{part}." for part in (title, *head, told, tail)) for head in heads)
    return first_fit(*texts, limit=ALT)


# -- what stands beside a choice -----------------------------------------------


@dataclass(frozen=True, slots=True)
class Way:
    """A march to an own province."""

    kind: Kind
    seen: Passage


@dataclass(frozen=True, slots=True)
class Onslaught:
    """An attack."""

    defender: Seat
    odds: Odds
    seen: Passage
    guarded: bool  # whether the enemy triumvir stands there, which costs the attack two legions (T4.4)
    wins: bool  # the game, if the attack succeeds (T7.2)


@dataclass(frozen=True, slots=True)
class Stay:
    """How many stay behind."""

    count: int


@dataclass(frozen=True, slots=True)
class Due:
    """How much is still owed."""

    count: int


@dataclass(frozen=True, slots=True)
class Rise:
    """A competence from this level to the next; `cost` is None where it is free (T4.6)."""

    level: int
    cost: int | None


@dataclass(frozen=True, slots=True)
class Citizens:
    """How many citizens a section has, of whom one comes to the player (`mine`) or goes to Alii; and what it costs."""

    count: int
    mine: bool
    cost: int | None


@dataclass(frozen=True, slots=True)
class Price:
    cost: int


@dataclass(frozen=True, slots=True)
class TurnEnds:
    """There is no gold for an action (T5.1)."""


@dataclass(frozen=True, slots=True)
class Scarce:
    """A good of which the stock has less than provinces and Rome owe together (T2.4)."""

    good: Good
    stock: int
    due: int


@dataclass(frozen=True, slots=True)
class Short:
    """What is scarce of the goods that a form of Rome's supply brings."""

    goods: tuple[Scarce, ...]


Remark = Way | Onslaught | Stay | Due | Land | Rise | Citizens | Price | TurnEnds | Short


def remark(view: View, move: m.Move) -> Remark | None:
    """What a player should see beside a choice in the menu."""
    table, here = view.table, view.table.triumvirs.at[view.seat]
    match move:
        case m.March():
            return _way(view, move)
        case m.Load(count):
            return Stay(table.lands.legions[here] - count)
        case m.Escort(count):
            return Stay(table.lands.servants[here] - count)
        case m.CallRome(form):
            return _short(table, view.seat, form)
        case m.PlaceLegion(province) | m.Flee(province) | m.Appoint(province):
            return land(table, province)
        case m.Take(good, province):
            return Due(owed(table, good, province))
        case m.TakeFromRome(good):
            return Due(owed(table, good, None))
        case m.Raise(competence):
            return Rise(table.track(competence)[view.seat], _cost(view, move))
        case m.Persuade(section):
            return Citizens(table.citizens[section], section is Section.ALII, _cost(view, move))
        case m.Produce():
            cost = _cost(view, move)
            return None if cost is None else Price(cost)
        case m.EndMovement():
            return None if table.triumvirs.treasury[view.seat] else TurnEnds()
        case _:
            return None


def _short(table: Table, seat: Seat, form: RomeForm) -> Short | None:
    owed = zip(Good, (table.stock.gold, table.stock.legions), due(table, seat, form), ROME_GIVES[form], strict=True)
    scarce = tuple(Scarce(good, stock, count) for good, stock, count, rome in owed if rome and count > stock)
    return Short(scarce) if scarce else None


def _way(view: View, move: m.March) -> Way | Onslaught | None:
    seen = preview(view, move)
    if not isinstance(seen, Passage):
        return None
    if seen.odds is not None and seen.defender is not None:
        guarded, last = view.table.triumvirs.at[seen.defender] is move.to, last_step(view.table, view.seat, move) is not None
        return Onslaught(seen.defender, seen.odds, seen, guarded, last)
    return Way(view.table.board.kinds[move.to], seen)


def _cost(view: View, move: m.Move) -> int | None:
    """Nothing for Compensation II, which is free (T4.6)."""
    bill = preview(view, move)
    return bill.cost if isinstance(bill, Bill) else None


def spent(view: View, way: Sequence[Any]) -> int | None:
    """What the actions of one press cost together: each costs 1 more than the one before (T5.1); None where they are free."""
    bill, count = preview(view, way[-1]), sum(not isinstance(move, m.EndMovement) for move in way)
    return sum(bill.cost - earlier for earlier in range(count)) if isinstance(bill, Bill) else None


def wins(view: View, move: m.Move) -> bool:
    """Whether this move wins the game, whatever chance does (T7)."""
    seen = preview(view, move)
    sure = not isinstance(seen, Passage) or (seen.odds is not None and seen.odds.chance == 1)
    return sure and last_step(view.table, view.seat, move) is not None


# -- reasons -------------------------------------------------------------------


def subject(about: Any) -> Province | Competence | Section | None:
    """What a stored reason of a computer player is about: a province, a competence, or a character by the section of the forum."""
    if isinstance(about, str) and about.upper() in Section.__members__:
        return Section[about.upper()]
    member: Province | Competence | None = found(about, (Province, Competence))
    return member


# -- one's own moves -----------------------------------------------------------


def provinces(sheet: Sheet) -> tuple[Seat, int, int]:
    """Who comes right behind a lone winner, and how many provinces the winner and they hold."""
    first, second, *_ = sorted(range(len(sheet.ranks)), key=lambda seat: sheet.ranks[seat])
    held = next(line.points for line in sheet.lines if line.what is Counted.PROVINCES)
    return second, held[first] or 0, held[second] or 0


def echo(event: e.Event) -> bool:
    """Whether an event says no more than what its player has been told they did."""
    match event:
        case e.RomeCalled() | e.LegionPlaced() | e.PieceTaken(forced=False) | e.Marched() | e.Declined() | e.Persuaded() | e.Produced():
            return True
        case _:
            return False


AS_CONSUL = (Ending.CITIZENS, Ending.CONSUL_TWICE)


def roads(table: Table) -> list[tuple[Seat | None, bool, list[Near]]]:
    """Who is near to victory, the nearest first: the seat, whether it is as consul, and all their roads."""
    found = [(seat, list(theirs)) for seat, theirs in groupby(near(table), key=lambda one: one.seat)]
    return [(seat, any(one.road in AS_CONSUL for one in theirs), theirs) for seat, theirs in found]


@dataclass(frozen=True, slots=True)
class Journey:
    """A march over several provinces: its points in all, and the gold collected on it (T3.2, T3.3)."""

    points: int
    gold: int


def journey(view: View, way: Sequence[Any], before_last: View) -> Journey | None:
    """What a march of several steps costs and finds in all; None if it has but one."""
    marches = [move for move in way if isinstance(move, m.March)]
    ask, seen = view.table.tasks[-1], preview(before_last, way[-1])
    if len(marches) < 2 or not isinstance(ask, Moving) or not isinstance(seen, Passage):
        return None
    found = before_last.table.triumvirs.treasury[view.seat] - view.table.triumvirs.treasury[view.seat]
    return Journey(ask.points - seen.points, found + (0 if seen.odds else seen.gold))  # a rival's must be won first
