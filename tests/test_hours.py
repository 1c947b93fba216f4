"""Hours of people far away: zones, nights, habits and dates, as they are typed."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from clock import DAY, HOUR, MONDAY

from host.days.hours import (
    Quiet,
    begins,
    find_zones,
    good_moment,
    next_hour,
    offset_zone,
    read_day,
    read_time,
    read_zone,
    usual,
    zone,
)


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Europe/Paris", "Europe/Paris"), ("paris", "Europe/Paris"), ("new york", "America/New_York"), ("são paulo", "America/Sao_Paulo"),
     ("utc+5:30", "UTC+5:30"), ("UTC", "UTC"), ("UTC+99", None), ("Atlantis", None), ("", None), ("../../etc/passwd", None)],
)  # fmt: skip
def test_a_zone_as_it_is_typed(typed: str, meant: str | None) -> None:
    assert read_zone(typed) == meant
    assert meant is None or zone(meant)


def test_zones_are_completed_by_the_place() -> None:
    assert find_zones("par")[0] == "America/Paramaribo" and "Europe/Paris" in find_zones("par")
    assert not {"Etc/GMT+3", "US/Eastern", "EST"} & set(find_zones("e", limit=1000)), "places alone"
    assert find_zones("new y") == ["America/New_York"]
    assert len(find_zones("")) == 25 and find_zones("nonsense") == []


@pytest.mark.parametrize(
    ("typed", "minute"),
    [("15:30", 930), ("15h30", 930), ("15 h 30", 930), ("15h", 900), ("3:30 pm", 930), ("3pm", 900), ("12 am", 0), ("0", 0), ("9.05", 545),
     ("25", None), ("12:75", None), ("13 pm", None), ("0 am", None), ("half past nine", None), ("", None), ("15:3", None)],
)  # fmt: skip
def test_what_time_it_is_for_somebody_as_it_is_typed(typed: str, minute: int | None) -> None:
    assert read_time(typed) == minute


@pytest.mark.parametrize(
    ("minute", "name"),
    [(8 * 60, "UTC+0"), (13 * 60 + 33, "UTC+5:30"), (3 * 60 - 2, "UTC-5"), (20 * 60, "UTC+12"), (21 * 60, "UTC-11"), (7, "UTC-8")],
)  # fmt: skip
def test_the_zone_in_which_it_is_that_time(minute: int, name: str) -> None:
    """It is 8:00 UTC; a watch may be some minutes wrong."""
    assert offset_zone(minute, MONDAY) == name
    shown = datetime.fromtimestamp(MONDAY, zone(name))
    assert abs(shown.hour * 60 + shown.minute - minute) <= 7


def test_nights_are_those_of_the_place_in_summer_and_winter() -> None:
    paris = Quiet(23, 8, "Europe/Paris")
    assert paris.at(at("2026-01-10 22:30")) and not paris.at(at("2026-07-10 20:30")) and paris.at(at("2026-07-10 21:30"))
    assert paris.awake(at("2026-01-10 22:30")) == at("2026-01-11 07:00")
    assert paris.awake(at("2026-07-10 22:30")) == at("2026-07-11 06:00")
    assert paris.awake(at("2026-01-10 12:34")) == at("2026-01-10 12:34")
    siesta = Quiet(13, 15, "UTC+5:30")
    assert siesta.awake(at("2026-01-10 08:00")) == at("2026-01-10 09:30")


def test_sleep_does_not_count() -> None:
    assert Quiet(22, 6, "UTC").counted(MONDAY, MONDAY + 2 * DAY) == 32 * HOUR
    assert Quiet(22, 6, "UTC").counted(at("2026-01-10 23:00"), at("2026-01-11 05:00")) == 0


def test_an_hour_is_shown_back_as_a_moment() -> None:
    assert next_hour(23, "Europe/Paris", MONDAY) == MONDAY + 14 * HOUR
    assert next_hour(8, "UTC", MONDAY) == MONDAY and next_hour(7, "UTC", MONDAY) == MONDAY + 23 * HOUR


def habits(**hours: int) -> list[int]:
    return [hours.get(f"h{hour}", 0) for hour in range(24)]


def test_a_reminder_waits_for_an_hour_at_which_one_is_usually_there() -> None:
    """From the first press on; and never in the night, whatever the habits."""
    evenings = usual(habits(h19=8, h20=9, h21=4, h9=2))
    assert evenings == {19, 20}, "half as often as at one's best"
    assert good_moment(MONDAY, evenings, None) == MONDAY + 11 * HOUR
    assert good_moment(MONDAY + 12 * HOUR + 600, evenings, None) == MONDAY + 12 * HOUR + 600
    assert good_moment(MONDAY + 13 * HOUR, evenings, None) == MONDAY + 35 * HOUR
    assert usual(habits()) == frozenset() and good_moment(MONDAY + 5, frozenset(), None) == MONDAY + 5
    asleep = Quiet(18, 7, "UTC")
    assert good_moment(MONDAY + 12 * HOUR, evenings, asleep) == MONDAY + 23 * HOUR, "all usual hours lie in the night"
    assert good_moment(MONDAY + 11 * HOUR, evenings, Quiet(18, 20, "UTC")) == MONDAY + 12 * HOUR


@pytest.mark.parametrize(
    ("typed", "day"),
    [("2026-05-20", date(2026, 5, 20)), ("20/5", date(2026, 5, 20)), ("20.05.2026", date(2026, 5, 20)), ("3/1", date(2027, 1, 3)),
     ("3/1/2026", date(2026, 1, 3)), ("5 days", date(2026, 1, 10)), ("2w", date(2026, 1, 19)), ("3 jours", date(2026, 1, 8)),
     ("1 semaine", date(2026, 1, 12)), ("31/2", None), ("soon", None), ("", None), ("2026-13-01", None), ("999 weeks", date(2045, 2, 27))],
)  # fmt: skip
def test_a_day_as_it_is_typed(typed: str, day: date | None) -> None:
    assert read_day(typed, "UTC", MONDAY) == day


def test_a_day_begins_when_it_does_there() -> None:
    assert begins(date(2026, 1, 6), "Europe/Paris") == at("2026-01-05 23:00")
    assert read_day("1 day", "UTC+12", at("2026-01-05 13:00")) == date(2026, 1, 7)
