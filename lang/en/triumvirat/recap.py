"""Turns in a few lines: what was done to the reader, then what everybody did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE, ROMAN
from lang.facts.triumvirat_turns import Blow, Deeds, Driven, Held, Lost, Redressed, SentBack, blows, compensated, deeds, elections
from lang.recap import NOBODY, Reader, Recap, Turn, sentence
from lang.shared import bold, en_count, upper_first
from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.components import Competence

from .terms import COMPETENCE, ROLES, both, called, citizens, servants, weapons


def recap(turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
    """A line a turn; a new consul has one too."""
    hits = [_blow(one, names, reader) for turn in turns for one in blows(turn, reader)]
    return Recap(tuple(hits), tuple(line for turn in turns for line in _turn(turn, names, reader) if line))


def _blow(what: Blow, names: Names, reader: Reader) -> str:
    assert reader.seat is not None
    me = "you" if reader.you else called(reader.seat, names)
    mine = "your" if reader.you else f"{bold(ROLES[reader.seat])}’s"
    match what:
        case Lost(by, lost, staff):
            company = f" and captures {_staff(staff, you=reader.you)}" if staff else ""
            return f"⚔ {called(by, names)} takes {both([PROVINCE[one] for one in lost])} from {me}{company}."
        case Held(by, province, fallen):
            price = f" ({en_count(fallen, 'defending legion')} lost)" if fallen else ""
            return f"⚔ {called(by, names)} attacks {me} in {PROVINCE[province]} and fails{price}."
        case Driven(to, lowered):
            price = f"; {both([COMPETENCE[one] for one in lowered])} −1" if lowered else ""
            return f"⚔ {upper_first(mine)} triumvir flees to {PROVINCE[to]}{price}."
        case Redressed(levels):
            return f"⚖ {upper_first(me)} {'raise' if reader.you else 'raises'} {_levels(levels)} as compensation."
        case SentBack(by, count):
            return f"⚖ {called(by, names)} turns {count} of {mine} citizens neutral."
        case _:
            assert_never(what)


def _staff(count: int, *, you: bool) -> str:
    if you:
        return f"your {servants(count)}" if count > 1 else "your civil servant"
    return servants(count)


def _turn(turn: Turn, names: Names, reader: Reader) -> list[str]:
    if turn.seat is None:
        return [_begun(one, names) for one in turn.events if isinstance(one, e.GameBegan)]
    if reader.you and reader.is_(turn.seat):  # of one's own turn, what came of it
        return [f"⚔ Your attack on {PROVINCE[one.province]} failed." for one in turn.events if isinstance(one, e.Repelled)]
    told = _deeds(deeds(turn, reader), quiet=not blows(turn, reader))
    gained = [_gained(seat, levels) for seat, levels in compensated(turn, reader).items()]
    line = sentence(called(turn.seat, names), [*told, *gained], lambda said: "; ".join([both(said[: len(told)]), *said[len(told) :]]))
    return [line, *(_elected(one, names, reader) for one in elections(turn))]


def _begun(what: e.GameBegan, names: Names) -> str:
    return f"{both([called(seat, names) for seat in range(what.seats)])} fight for Rome: {ROLES[0]} goes first."


def _deeds(done: Deeds, *, quiet: bool) -> list[str]:
    """The clauses of a turn, the weightiest first; where it led only if nothing else came of it."""
    told = [
        *(f"takes {both([PROVINCE[one] for one in lost])} from {ROLES[loser]}" for loser, lost in done.taken.items()),
        f"fails to take {both([PROVINCE[one] for one in done.failed])}" if done.failed else "",
        f"raises {_levels(done.raised)}" if done.raised else "",
        f"wins over {citizens(done.citizens)}" if done.citizens else "",
        *(f"turns {count} of {ROLES[seat]}’s citizens neutral" for seat, count in done.sent_back.items()),
        f"puts {weapons(done.weapons)} in the bag" if done.weapons else "",
    ]
    return [part for part in told if part] or ([f"goes to {PROVINCE[done.to]}"] if quiet and done.to is not None else [])


def _levels(raised: Mapping[Competence, int]) -> str:
    """`politics to III and military to V`."""
    return both([f"{COMPETENCE[one]} to {ROMAN[raised[one]]}" for one in Competence if one in raised])


def _gained(seat: Seat, raised: Mapping[Competence, int]) -> str:
    return f"{ROLES[seat]} raises {_levels(raised)} as compensation"


def _elected(what: e.Elected, names: Names, reader: Reader) -> str:
    count = ", ".join(f"{ROLES[seat]} {citizens(n) if seat == 0 else n}" for seat, n in enumerate(what.citizens))
    if reader.you and reader.is_(what.seat):
        return f"Election ({count}): you’re consul."
    return f"Election ({count}): {called(what.seat, names)} is consul."


