"""Hours and days of somebody far away: their time zone, when they sleep, when they are usually there, what date they mean.

Nothing here reads a clock: every function is told what time it is, in seconds since 1970.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from ..telling.names import fold

HOUR, DAY = 3600, 86400
STEP = 900  # seconds: no time zone is finer than a quarter of an hour
OFFSET = re.compile(r"UTC(?:([+-])(\d{1,2})(?::(\d{2}))?)?")
SPOKEN = re.compile(r"(\d{1,2})(?:\s*[:.h]\s*(\d{2})?|\s*(?=[ap]))?\s*(?:([ap])\.?m\.?)?")
USUAL = 0.5  # an hour is usual if somebody is there at least half as often as at their best


# ---------------------------------------------------------------- time zones


@cache
def zones() -> tuple[str, ...]:
    """The names of all places whose time is known."""
    return tuple(sorted(name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/", "US/"))))


def zone(name: str) -> tzinfo | None:
    """The time zone of this name, `Europe/Paris` or `UTC+5:30`; None if there is none."""
    if offset := OFFSET.fullmatch(name):
        sign, hours, minutes = offset.groups(default="0")
        ahead = timedelta(hours=int(hours), minutes=int(minutes))
        return timezone(-ahead if sign == "-" else ahead) if ahead < timedelta(hours=24) else None
    return ZoneInfo(name) if name in zones() else None


def find_zones(typed: str, limit: int = 25) -> list[str]:
    """The zones that somebody who types this may mean: whose place begins so, then those that hold it."""
    wanted = fold(typed).replace(" ", "_")
    folded = [(fold(name).replace(" ", "_"), name) for name in zones()]
    first = [name for text, name in folded if text.rpartition("/")[2].startswith(wanted)]
    return [*first, *(name for text, name in folded if wanted in text and name not in first)][:limit]


def read_zone(typed: str) -> str | None:
    """The name of the zone that was typed, in whatever case; None if it is none."""
    wanted = typed.strip()
    if OFFSET.fullmatch(wanted.upper()):
        return wanted.upper() if zone(wanted.upper()) else None
    folded = fold(wanted).replace(" ", "_")
    found = [name for name in zones() if folded in (fold(name), fold(name).rpartition("/")[2])]
    return found[0] if len(found) == 1 or (found and fold(found[0]) == folded) else None


def read_time(typed: str) -> int | None:
    """The minute of the day that was typed: "15:30", "15h30", "3:30 pm", "15"; None if it is no time."""
    said = SPOKEN.fullmatch(typed.strip().lower())
    if not said:
        return None
    hours, minutes, half = int(said[1]), int(said[2] or 0), said[3]
    if half:
        if not 1 <= hours <= 12:
            return None
        hours = hours % 12 + (12 if half == "p" else 0)
    return hours * 60 + minutes if hours < 24 and minutes < 60 else None


def offset_zone(minute: int, now: int) -> str:
    """The zone in which it is now this minute of the day."""
    ahead = round((minute * 60 - now % DAY) / STEP) * STEP % DAY
    hours, rest = divmod(abs(ahead - DAY if ahead > 12 * HOUR else ahead) // 60, 60)
    return f"UTC{'-' if ahead > 12 * HOUR else '+'}{hours}" + (f":{rest:02}" if rest else "")


# ---------------------------------------------------------------- nights


@dataclass(frozen=True, slots=True)
class Quiet:
    """From one hour of the day to another, in somebody's own time."""

    start: int
    end: int
    zone: str

    def at(self, moment: int) -> bool:
        """Whether this moment is within the quiet hours."""
        hour = datetime.fromtimestamp(moment, zone(self.zone) or UTC).hour
        return self.start <= hour < self.end if self.start < self.end else hour >= self.start or hour < self.end

    def awake(self, moment: int) -> int:
        """The first moment from then on at which they do not sleep."""
        return _first(moment, lambda one: not self.at(one))

    def counted(self, begin: int, end: int) -> int:
        """How many seconds between two moments they did not sleep, to a quarter of an hour."""
        quarters = range(begin, end, STEP)
        return sum(min(STEP, end - moment) for moment in quarters if not self.at(moment))


    def after(self, begin: int, seconds: int) -> int:
        """When somebody will have had so many seconds from a moment on, those in which they sleep apart."""
        moment = begin
        while seconds > 0:
            if not self.at(moment):
                if seconds <= STEP:
                    return moment + seconds
                seconds -= STEP
            moment += STEP
        return moment


def next_hour(hour: int, place: str, now: int) -> int:
    """When it will be this full hour next in a zone: to show an hour back as its reader's own clock has it."""
    there = datetime.fromtimestamp(now, zone(place) or UTC)
    at = there.replace(hour=hour, minute=0, second=0, microsecond=0)
    return int((at if at >= there else at + timedelta(days=1)).timestamp())


# ---------------------------------------------------------------- habits


def usual(presses: Sequence[int]) -> frozenset[int]:
    """The hours (UTC) at which somebody is usually there, from how often they pressed something in each of the 24."""
    most = max(presses, default=0)
    return frozenset(hour for hour, count in enumerate(presses) if most and count >= most * USUAL)


def good_moment(earliest: int, hours: frozenset[int], quiet: Quiet | None) -> int:
    """The first moment from then on at which somebody is usually there and awake; their nights count more than their habits."""

    def awake(moment: int) -> bool:
        return quiet is None or not quiet.at(moment)

    def there(moment: int) -> bool:
        return not hours or moment % DAY // HOUR in hours

    within = range(earliest, earliest + 2 * DAY, STEP)
    if not any(there(moment) and awake(moment) for moment in within):
        return _first(earliest, awake)
    return _first(earliest, lambda moment: there(moment) and awake(moment))


def _first(moment: int, fits: Callable[[int], bool]) -> int:
    """The first of this moment and the full quarters after it that fits; this one if none of two days does."""
    quarters = range((moment // STEP + 1) * STEP, moment + 2 * DAY, STEP)
    return next((one for one in (moment, *quarters) if fits(one)), moment)


# ---------------------------------------------------------------- dates


DAYS = re.compile(r"(\d{1,3})\s*(d|day|days|j|jour|jours|w|week|weeks|sem|semaine|semaines)")
ISO, WRITTEN = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})"), re.compile(r"(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?")


def read_day(typed: str, place: str, now: int) -> date | None:
    """The day that was typed: "2026-05-20", "20/5", "20.05.2026", "5 days", "2 weeks"; None if it is none."""
    text, today = typed.strip().lower(), day_of(now, place)
    try:
        if span := DAYS.fullmatch(text):
            return today + timedelta(days=int(span[1]) * (7 if span[2][0] in "ws" else 1))
        if iso := ISO.fullmatch(text):
            return date(int(iso[1]), int(iso[2]), int(iso[3]))
        if written := WRITTEN.fullmatch(text):
            day = date(int(written[3] or today.year), int(written[2]), int(written[1]))
            return day if written[3] or day >= today else day.replace(year=day.year + 1)
    except (ValueError, OverflowError):
        pass
    return None


def day_of(moment: int, place: str) -> date:
    """What day it is then in a zone."""
    return datetime.fromtimestamp(moment, zone(place) or UTC).date()


def begins(day: date, place: str) -> int:
    """When a day begins in a zone."""
    return int(datetime(day.year, day.month, day.day, tzinfo=zone(place) or UTC).timestamp())
