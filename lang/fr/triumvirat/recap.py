"""Turns in a few lines: what was done to the reader, then what everybody did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE, ROMAN
from lang.facts.triumvirat_turns import Blow, Deeds, Driven, Held, Lost, Redressed, SentBack, blows, compensated, deeds, elections
from lang.recap import NOBODY, Reader, Recap, Turn, sentence
from lang.shared import de, fr_count
from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.components import Competence

from .terms import COMPETENCE, ROLES, citizens, et, servants, weapons, who


def recap(turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
    """A line a turn; a new consul has one too."""
    hits = [_blow(one, names, reader) for turn in turns for one in blows(turn, reader)]
    return Recap(tuple(hits), tuple(line for turn in turns for line in _turn(turn, names, reader) if line))


def _blow(what: Blow, names: Names, reader: Reader) -> str:
    assert reader.seat is not None
    me, you = who(reader.seat, names), reader.you
    match what:
        case Lost(by, lost, staff):
            company = f" et capture {_staff(staff, you=you)}" if staff else ""
            taken = et([PROVINCE[one] for one in lost])
            return f"⚔ {who(by, names)} {f'vous prend {taken}' if you else f'prend {taken} à {me}'}{company}."
        case Held(by, province, fallen):
            price = f" ({fr_count(fallen, 'légion perdue', 'légions perdues')} en défense)" if fallen else ""
            return f"⚔ {who(by, names)} {'vous attaque' if you else f'attaque {me}'} en {PROVINCE[province]} et échoue{price}."
        case Driven(to, lowered):
            whose = "vous reculez" if you else f"{ROLES[reader.seat]} recule"
            price = f" ; {whose} de 1 cran {et([f'en {COMPETENCE[one]}' for one in lowered])}" if lowered else ""
            return f"⚔ {'Votre triumvir' if you else f'Le triumvir {de(me)}'} fuit en {PROVINCE[to]}{price}."
        case Redressed(levels):
            return f"⚖ En compensation, {'vous montez' if you else f'{me} monte'} {_levels(levels)}."
        case SentBack(by, count):
            return f"⚖ {who(by, names)} {f'vous ôte {citizens(count)}' if you else f'ôte {citizens(count)} à {me}'}."
        case _:
            assert_never(what)


def _staff(count: int, *, you: bool) -> str:
    if you:
        return f"vos {servants(count)}" if count > 1 else "votre fonctionnaire"
    return servants(count)


def _turn(turn: Turn, names: Names, reader: Reader) -> list[str]:
    if turn.seat is None:
        return [_begun(one, names) for one in turn.events if isinstance(one, e.GameBegan)]
    if reader.you and reader.is_(turn.seat):  # of one's own turn, what came of it
        return [f"⚔ Votre attaque en {PROVINCE[one.province]} a échoué." for one in turn.events if isinstance(one, e.Repelled)]
    told = _deeds(deeds(turn, reader), quiet=not blows(turn, reader))
    gained = [_gained(seat, levels) for seat, levels in compensated(turn, reader).items()]
    line = sentence(who(turn.seat, names), [*told, *gained], lambda said: " ; ".join([et(said[: len(told)]), *said[len(told) :]]))
    return [line, *(_elected(one, names, reader) for one in elections(turn))]


def _begun(what: e.GameBegan, names: Names) -> str:
    return f"{et([who(seat, names) for seat in range(what.seats)])} se disputent Rome : {ROLES[0]} commence."


def _deeds(done: Deeds, *, quiet: bool) -> list[str]:
    """The clauses of a turn, the weightiest first; where it led only if nothing else came of it."""
    told = [
        *(f"prend {et([PROVINCE[one] for one in lost])} à {ROLES[loser]}" for loser, lost in done.taken.items()),
        f"échoue en {et([PROVINCE[one] for one in done.failed])}" if done.failed else "",
        f"monte {_levels(done.raised)}" if done.raised else "",
        f"persuade {citizens(done.citizens)}" if done.citizens else "",
        *(f"ôte {citizens(count)} à {ROLES[seat]}" for seat, count in done.sent_back.items()),
        f"met {weapons(done.weapons)} dans le sac" if done.weapons else "",
    ]
    return [part for part in told if part] or ([f"va en {PROVINCE[done.to]}"] if quiet and done.to is not None else [])


def _levels(raised: Mapping[Competence, int]) -> str:
    """`à III en politique et à V en militaire`."""
    return et([f"à {ROMAN[raised[one]]} en {COMPETENCE[one]}" for one in Competence if one in raised])


def _gained(seat: Seat, raised: Mapping[Competence, int]) -> str:
    return f"{ROLES[seat]}, en compensation, monte {_levels(raised)}"


def _elected(what: e.Elected, names: Names, reader: Reader) -> str:
    count = f"{', '.join(f'{ROLES[seat]} {citizens(n) if seat == 0 else n}' for seat, n in enumerate(what.citizens))}"
    if reader.you and reader.is_(what.seat):
        return f"Élection ({count}) : vous voilà consul."
    return f"Élection ({count}) : {who(what.seat, names)} devient consul."
