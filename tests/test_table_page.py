"""How the local table reads: it stays where the reader is, enlarges pictures, shows the newer components, and writes hours as they do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import LocalTable, Seat, box, chromium, local_table, wait_for

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LATE = "**/table/picture/**"


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalTable]:
    with local_table(tmp_path_factory.mktemp("table")) as table:
        yield table


def below(seat: Seat) -> float:
    """How much of the newest message lies below the view, in pixels."""
    return edge(seat, "#log > :last-child", "bottom") - edge(seat, "#scroll", "bottom")


def edge(seat: Seat, selector: str, side: str) -> float:
    return float(seat.page.evaluate(f"() => document.querySelector('{selector}').getBoundingClientRect().{side}"))


def settled(seat: Seat) -> None:
    """Every picture is there, and a frame was painted since."""
    seat.page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    seat.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_the_newest_message_stays_in_view(browser: Any, table: LocalTable, screen: dict[str, Any]) -> None:
    """Whatever loads late, grows or is drawn anew; when the page is opened again, and when somebody else sits down."""
    seat = Seat(browser, table, "Marc", **screen)
    held: list[Any] = []
    seat.page.route(LATE, lambda route: held.append(route))
    for _ in range(3):
        seat.command("/redraw")
        seat.message("read True")
        assert below(seat) <= 0
    for late in held:
        late.continue_()
    seat.page.unroute(LATE)
    settled(seat)
    assert below(seat) <= 0 and seat.page.locator("#jump").is_hidden()
    seat.command("/draw")
    seat.message("more")
    seat.page.reload()
    seat.message("drawn")
    settled(seat)
    assert below(seat) <= 0
    seat.become("Livia")
    seat.message("drawn")
    settled(seat)
    assert below(seat) <= 0 and not seat.errors


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_a_page_that_is_turned_is_read_from_its_top(browser: Any, table: LocalTable, screen: dict[str, Any]) -> None:
    """However tall it is, whichever finger turned it, and though something else stands below the book by now."""
    reader, other = Seat(browser, table, "Marc", **screen), Seat(browser, table, "Livia")
    reader.command("/book")
    for page in (1, 2, 3):
        book = reader.message(f"Page {page - 1}")
        turn = book.locator("button", has_text="Next")
        reader.page.wait_for_timeout(600)  # or it is the second half of a double click
        turn.tap() if screen else turn.click()
        book = reader.message(f"Page {page}")
        settled(reader)
        top = box(book)["y"] - edge(reader, "#scroll", "top")
        assert 0 <= round(top) < 100, f"page {page} begins {top} px below the edge"
        assert book.locator("h1, .heading").is_visible() and below(reader) > 100
        if page == 2:
            other.command("/count")
            reader.page.locator(".message", has_text="counted 0").last.wait_for(state="attached")
    assert not reader.errors


def test_who_reads_further_up_keeps_their_place(browser: Any, table: LocalTable) -> None:
    marc, livia = Seat(browser, table, "Marc"), Seat(browser, table, "Livia")
    for _ in range(5):
        marc.command("/draw")
        marc.message("drawn")
    settled(marc)
    marc.page.locator("#scroll").hover()
    marc.page.mouse.wheel(0, -700)
    jump = marc.page.locator("#jump")
    jump.wait_for()
    wait_for(lambda: below(marc) > 600)
    settled(marc)
    seen = "() => [...document.querySelectorAll('.message')].find((row) => row.getBoundingClientRect().top > 56).dataset.message"
    read = marc.page.evaluate(seen)
    before = edge(marc, f'[data-message="{read}"]', "top")
    livia.command("/draw")
    livia.message("more")
    marc.page.locator(".message", has_text="Livia used /draw").last.wait_for(state="attached")
    settled(marc)
    assert abs(edge(marc, f'[data-message="{read}"]', "top") - before) < 2
    assert edge(marc, "#jump", "top") >= edge(marc, "#scroll", "bottom")  # it covers no button
    jump.click()
    jump.wait_for(state="hidden")
    assert below(marc) <= 0 and not marc.errors


def width(seat: Seat, selector: str) -> float:
    return box(seat.page.locator(selector).last)["width"]


def test_a_picture_is_really_larger(browser: Any, table: LocalTable) -> None:
    """On a phone it opens more than twice as wide, and two fingers make it wider still; on a desktop the wheel does."""
    phone = Seat(browser, table, "Marc", **PHONE)
    phone.command("/draw")
    phone.message("drawn")
    settled(phone)
    shown = width(phone, ".picture img")
    phone.page.locator(".picture").last.tap()
    assert width(phone, ".stage img") >= 2 * shown
    fingers = phone.context.new_cdp_session(phone.page)

    def touch(kind: str, *places: int) -> None:
        points = [{"x": x, "y": 400, "id": n} for n, x in enumerate(places)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    opened = width(phone, ".stage img")
    touch("touchStart", 150, 250)
    touch("touchMove", 100, 300)
    touch("touchEnd")
    assert width(phone, ".stage img") == pytest.approx(min(2 * opened, 1200), rel=0.02)
    phone.page.locator(".lightbox .icon-button").tap()
    phone.page.wait_for_selector(".lightbox", state="detached")

    desk = Seat(browser, table, "Marc")
    settled(desk)
    desk.page.locator(".picture").last.click()
    assert width(desk, ".stage img") >= 1.3 * width(desk, ".picture img")
    desk.page.mouse.wheel(0, -400)
    wait_for(lambda: width(desk, ".stage img") > 1200 - 1)
    desk.page.keyboard.press("0")
    whole = box(desk.page.locator(".stage img"))
    assert whole["width"] <= 1280 and whole["height"] <= 800
    desk.page.keyboard.press("Escape")
    desk.page.wait_for_selector(".lightbox", state="detached")
    assert not phone.errors and not desk.errors


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_the_newer_components(browser: Any, table: LocalTable, screen: dict[str, Any]) -> None:
    """A container with choices: text at the left, its button beside it; a double press on one of them takes no second one."""
    seat = Seat(browser, table, "Marc", **screen)
    seat.command("/panel")
    panel = seat.message("What will you do?")
    settled(seat)
    assert panel.locator(".container").evaluate("box => getComputedStyle(box, '::before').backgroundColor") == "rgb(192, 57, 43)"
    choice = panel.locator(".section", has_text="Vintage")
    words, use = box(choice.locator(".text")), box(choice.locator("button"))
    assert use["x"] >= words["x"] + words["width"] and use["y"] < words["y"] + words["height"]
    assert panel.locator("img[alt='A card']").is_visible() and panel.locator("img[alt='An empty board']").is_visible()
    assert panel.locator(".files").count() == 0 and panel.locator("a.file", has_text="1 kB").is_visible()
    assert seat.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    choice.locator("button").click()
    seat.message("You used card 1")
    assert not seat.errors


def test_emoji_of_the_bot_are_pictures(browser: Any, table: LocalTable) -> None:
    """In a text, on a button and in a list; whoever listens hears their name."""
    seat = Seat(browser, table, "Marc")
    seat.command("/sign")
    signed = seat.message("robes")
    settled(seat)
    for place in (".text", "button.button", ".select"):
        emoji = signed.locator(f"{place} img.emoji")
        assert emoji.get_attribute("alt") == ":purple:" and emoji.evaluate("image => image.naturalWidth") == 300
        assert box(emoji)["width"] < 30
    signed.locator(".select").click()
    assert signed.locator(".option img.emoji").is_visible() and not seat.errors


def test_hours_and_sizes_as_the_reader_writes_them(browser: Any, tmp_path: Path) -> None:
    with local_table(tmp_path) as table:
        first = Seat(browser, table, locale="en-GB")
        first.command("/panel")
        assert re.fullmatch(r"\d\d:\d\d", first.message("What will you do?").locator(".head time").inner_text())
        american = Seat(browser, table, locale="en-US")
        american.command("/panel")
        assert re.fullmatch(r"\d{1,2}:\d\d\s[AP]M", american.message("What will you do?").locator(".head time").inner_text())
        german = Seat(browser, table, locale="de-DE")  # reads English here, and has 24 hours a day all the same
        german.command("/panel")
        assert re.fullmatch(r"\d\d:\d\d", german.message("What will you do?").locator(".head time").inner_text())
        german.page.locator("[data-key=settings]").click()
        german.page.locator("dialog select").select_option("fr")
        german.page.locator("dialog button[type=submit]").click()
        german.page.wait_for_selector("html[lang=fr]")
        assert "1\N{NO-BREAK SPACE}ko" in german.message("What will you do?").locator("a.file").inner_text().replace("\u202f", "\xa0")
