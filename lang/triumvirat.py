"""What the words of both languages look up at a table of The End of the Triumvirate. No sentences here."""

from __future__ import annotations

from fractions import Fraction

from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.asks import Shortage
from rules.triumvirat.board import Post, Province, Way, name
from rules.triumvirat.moves import Good
from rules.triumvirat.preview import Bill, Passage
from rules.triumvirat.table import Competence, Section, Table, leads

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
PROVINCE = {province: name(province) for province in Province}

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


def percent(chance: Fraction) -> int:
    """Rounded, but 0 and 100 only for what is sure."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def tenths(number: Fraction) -> str:
    """`1.4`; no decimals where there are none."""
    return f"{float(number):.1f}".removesuffix(".0")


def drawn(battle: e.Battle) -> tuple[int, int, int]:
    """The attacker's weapons among those drawn, the defender's, the neutral ones (T4.1)."""
    own, enemy = battle.weapons.count(battle.seat), battle.weapons.count(battle.defender)
    return own, enemy, len(battle.weapons) - own - enemy


def bystander(battle: e.Battle) -> Seat:
    """Whose weapons do nothing in this battle; nobody may sit there (T1.3, T4.1)."""
    return next(colour for colour in range(len(Section) - 1) if colour not in (battle.seat, battle.defender))


def owned(table: Table, seat: Seat) -> list[Province]:
    """His provinces, in the order of T1.4."""
    return [province for province in table.board.in_play if table.lands.owners[province] == seat]


def standing(table: Table, seat: Seat) -> Province | None:
    """Where his triumvir stands: nowhere while he is driven out and has not chosen his refuge (T4.5)."""
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


def worked(table: Table, province: Province) -> bool:
    """Whether a civil servant works here (T3.4)."""
    return servants(table, province)[0] > 0


def owed(table: Table, good: Good, supplier: Province | None) -> int:
    """What a province, or Rome when None, still owes of a short good (T2.4)."""
    match table.tasks[-1:]:
        case (Shortage(gold=gold, legions=legions),):
            return sum(due.count for due in (gold if good is Good.GOLD else legions) if due.province is supplier)
        case _:
            return 0


def neighbours(table: Table, province: Province) -> list[Province]:
    """Over a border or an arrow (T3.1)."""
    return [to for to, route in table.board.routes[province].items() if route.way is not Way.SEA]


def in_front(table: Table, seat: Seat) -> list[Competence]:
    """The competences he leads (T5.3)."""
    return [competence for competence in Competence if leads(table.track(competence), seat)]


def sections(table: Table) -> list[tuple[Section, int]]:
    """The citizens by section, Alii last; Crassus' section is not used by two players."""
    return [(section, table.citizens[section]) for section in (*map(Section, range(table.seats)), Section.ALII)]
