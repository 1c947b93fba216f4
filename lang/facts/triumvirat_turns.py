"""What a player did in a turn of The End of the Triumvirate, and what was done to another, put together from the events. No sentences here."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from lang.recap import Reader, Turn
from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.components import Competence, Province, Section


@dataclass(frozen=True, slots=True)
class Deeds:
    """A turn without what was done to the reader: provinces by their loser, failed attacks, levels reached, citizens, weapons."""

    seat: Seat
    taken: dict[Seat, list[Province]]
    failed: list[Province]
    raised: dict[Competence, int]
    citizens: int
    sent_back: dict[Seat, int]  # citizens of others
    weapons: int
    to: Province | None  # where it led, if the triumvir moved


@dataclass(frozen=True, slots=True)
class Lost:
    """Provinces of the reader that were taken, and so many civil servants with them."""

    by: Seat
    provinces: list[Province]
    servants: int


@dataclass(frozen=True, slots=True)
class Held:
    """An attack on the reader that failed: so many legions it cost the reader."""

    by: Seat
    province: Province
    legions: int


@dataclass(frozen=True, slots=True)
class Driven:
    """The reader's triumvir had to flee."""

    to: Province
    lowered: tuple[Competence, ...]


@dataclass(frozen=True, slots=True)
class SentBack:
    """Citizens of the reader went back to Alii."""

    by: Seat
    citizens: int


@dataclass(frozen=True, slots=True)
class Redressed:
    """The levels that the reader raised for it by Compensation II (T4.6)."""

    levels: dict[Competence, int]


Blow = Lost | Held | Driven | SentBack | Redressed


def turn(event: e.Event) -> Seat | None:
    """Whose turn this event begins."""
    return event.seat if isinstance(event, e.TurnBegan) else None


def upshot(event: e.Event) -> bool:
    """An attack that failed: if there was nothing more to do, the turn ended with it."""
    return isinstance(event, e.Repelled)


def blows(turn: Turn, reader: Reader) -> list[Blow]:
    """What was done to the reader in a turn of another."""
    mine = reader.seat
    if mine is None or turn.seat is None or reader.is_(turn.seat):
        return []
    found: list[Blow] = []
    lost = [one.province for one in turn.events if isinstance(one, e.Conquered) and one.loser == mine]
    if lost:
        staff = sum(one.servants for one in turn.events if isinstance(one, e.ServantsCaptured) and one.loser == mine)
        found.append(Lost(turn.seat, lost, staff))
    found += [Driven(one.to, one.lowered) for one in turn.events if isinstance(one, e.Fled) and one.seat == mine]
    found += [
        Held(one.seat, one.province, one.defenders - one.defenders_left)
        for one in turn.events
        if isinstance(one, e.Battle) and one.defender == mine and one.province not in lost
    ]
    if levels := {one.competence: one.level for one in turn.events if isinstance(one, e.Raised) and one.seat == mine}:
        found.append(Redressed(levels))
    back = sum(_sent_back(one, Section(mine)) for one in turn.events)
    return [*found, *([SentBack(turn.seat, back)] if back else [])]


def _sent_back(event: e.Event, origin: Section) -> bool:
    return isinstance(event, e.Persuaded) and event.origin is origin and event.to is Section.ALII


def deeds(turn: Turn, reader: Reader) -> Deeds:
    """What the player whose turn it was did to all but the reader."""
    assert turn.seat is not None
    taken: dict[Seat, list[Province]] = {}
    failed, raised, back = list[Province](), dict[Competence, int](), Counter[Seat]()
    citizens = weapons = 0
    to: Province | None = None
    for event in turn.events:
        match event:
            case e.Conquered(seat, loser, province) if seat == turn.seat and not reader.is_(loser):
                taken.setdefault(loser, []).append(province)
            case e.Repelled(seat, province) if seat == turn.seat and not _against(turn, province, reader):
                failed.append(province)
            case e.Raised(seat, competence, level) if seat == turn.seat:
                raised[competence] = level
            case e.Persuaded(seat, to=section) if section is not Section.ALII:
                citizens += 1
            case e.Persuaded(seat, origin) if not reader.is_(int(origin)):
                back[int(origin)] += 1
            case e.Produced(seat, count):
                weapons += count
            case e.Marched(seat, to=province):
                to = province
            case _:
                pass
    return Deeds(turn.seat, taken, failed, raised, citizens, dict(back), weapons, to)


def _against(turn: Turn, province: Province, reader: Reader) -> bool:
    """Whether the attack on this province was on the reader, who is told it apart."""
    return any(isinstance(one, e.Battle) and one.province is province and reader.is_(one.defender) for one in turn.events)


def compensated(turn: Turn, reader: Reader) -> dict[Seat, dict[Competence, int]]:
    """The levels that others reached in this turn by Compensation II (T4.6)."""
    found: dict[Seat, dict[Competence, int]] = {}
    for event in turn.events:
        if isinstance(event, e.Raised) and event.seat != turn.seat and not reader.is_(event.seat):
            found.setdefault(event.seat, {})[event.competence] = event.level
    return found


def elections(turn: Turn) -> list[e.Elected]:
    return [one for one in turn.events if isinstance(one, e.Elected)]
