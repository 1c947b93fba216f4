"""The local table in a real browser, with the small bot of the loopback's tests."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import LocalTable, Seat, chromium, local_table, wait_for, words


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalTable]:
    with local_table(tmp_path_factory.mktemp("table")) as table:
        yield table


def test_commands_buttons_selects_and_forms_by_keyboard(browser: Any, table: LocalTable) -> None:
    seat = Seat(browser, table)
    page, keys = seat.page, seat.page.keyboard
    page.locator("#write").click()
    keys.type("/sa")
    assert page.locator(".option").first.inner_text().split("\n") == ["/say", "Says a word"]
    keys.press("Enter")
    page.wait_for_selector(".option:has-text('vale!')")
    keys.type("av")
    page.wait_for_selector(".option:nth-child(2):last-child")
    keys.press("ArrowDown")
    keys.press("Enter")
    page.locator(".add-option", has_text="who").click()
    page.wait_for_selector(".option:has-text('Livia')")
    keys.type("li")
    keys.press("Enter")
    keys.press("Enter")
    said = seat.message("avus to @Livia")
    assert "Marc used /say" in words(said) and "APP" in words(said)

    seat.command("/count")
    counter = seat.message("counted 0").locator("button", has_text="Count 0")
    counter.focus()
    keys.press("Enter")
    seat.message("counted 1")
    assert page.evaluate("document.activeElement.textContent") == "Count 1"  # the keyboard stays in the message
    assert seat.message("counted 1").locator("button", has_text="Off").is_disabled()

    seat.command("/choose")
    page.locator(".select").focus()
    for key in ("Enter", " ", "ArrowDown", " ", "Control+Enter"):
        keys.press(key if key != " " else "Space")
    seat.message("chose fig and plum")
    seat.press("Form")
    page.wait_for_selector("dialog.form")
    keys.press("Enter")
    assert "required" in page.locator("dialog .wrong").first.inner_text()
    keys.type("7")
    keys.press("Enter")
    seat.message("7 because nothing")
    page.wait_for_selector("dialog", state="detached")

    seat.command("/draw")
    image = seat.message("drawn").locator("img[alt='An empty board']")
    page.wait_for_selector("html[data-round-trip]")
    assert image.evaluate("image => image.naturalWidth") == 300
    image.click()
    page.locator(".lightbox summary").click()
    assert page.locator(".lightbox .alt p").inner_text() == "An empty board"
    keys.press("Escape")
    page.wait_for_selector(".lightbox", state="detached")
    assert not seat.errors


def ticket_in(text: str) -> tuple[str, str]:
    """Whose pictures an address on the page leads to, and the ticket that opens them."""
    found = re.search(r"picture/(\d+)/(\w+)/", text)
    assert found
    return found[1], found[2]


def test_private_things_reach_their_person_only(browser: Any, table: LocalTable) -> None:
    marc, livia = Seat(browser, table, "Marc"), Seat(browser, table, "Livia")
    marc.command("/say", "ave", pick=True)
    livia.message("ave (Arbiter/en-US")
    marc.command("/draw")
    more = marc.page.locator(f"[data-message='{marc.message('more').get_attribute('data-message')}']")
    assert "Only you can see this" in more.inner_text()
    livia.message("drawn")
    marc.command("/whisper")
    marc.page.wait_for_selector(".room.dm .badge")
    marc.goto("Arbiter")
    hand = marc.message("a hand").locator("img[alt='Three cards']")
    wait_for(lambda: hand.evaluate("image => image.naturalWidth") == 300)
    marc.page.wait_for_selector(".room.dm .badge", state="detached")
    livia.command("/count")
    livia.message("counted 0")
    for secret in ("more", "a hand", "Three cards", "hand.png"):
        assert f': "{secret}"' in marc.heard and f': "{secret}"' not in livia.heard
    assert not livia.page.locator(".room.dm .badge").count()

    address = hand.get_attribute("src")
    assert address is not None
    person, ticket = ticket_in(address)
    other = ticket_in(livia.heard)
    asked = livia.context.request
    base = f"http://127.0.0.1:{table.port}"
    assert asked.get(base + address).status == 200  # at one machine's table everybody could be Marc; his ticket is what opens
    for forged in (address.replace(f"{person}/{ticket}", "/".join(other)), address.replace(ticket, other[1])):
        assert asked.get(base + forged).status == 404
    marc.goto("forum")
    more.locator(".dismiss").click()
    more.wait_for(state="detached")
    assert not marc.errors and not livia.errors


def test_people_languages_and_channels(browser: Any, table: LocalTable) -> None:
    seat = Seat(browser, table, "Livia")
    page = seat.page
    page.locator(".people-bar > .icon-button").click()
    page.locator("dialog input[name=name]").fill("Brutus <b>")
    page.locator("dialog select").select_option("fr")
    page.keyboard.press("Enter")
    page.wait_for_selector("html[lang=fr] .chip[aria-pressed=true]:has-text('Brutus <b>')")
    page.locator("#write").click()
    page.keyboard.type("/di")
    assert page.locator(".option").first.inner_text().split("\n") == ["/dire", "Dit un mot"]
    page.keyboard.press("Escape")
    page.locator("#write").fill("")
    page.locator("[data-key=settings]").click()
    page.locator("dialog input[name=dms]").uncheck()
    page.locator("dialog button[type=submit]").click()
    page.wait_for_selector("dialog", state="detached")
    seat.command("/whisper")
    seat.message("closed 50007")
    page.locator("#write").fill("**salve** <img src=x onerror=alert(1)>")
    page.keyboard.press("Enter")
    assert seat.message("salve").locator("strong").inner_text() == "salve"
    assert seat.message("salve").locator(".text img").count() == 0

    page.locator("[data-key=add-channel]").click()
    page.locator("dialog input").fill("Jeux du Soir")
    page.keyboard.press("Enter")
    page.wait_for_selector(".title:has-text('jeux-du-soir')")
    seat.command("/count")
    seat.message("counted 0")
    page.locator(".room-row", has_text="jeux-du-soir").hover()
    page.locator(".room-row", has_text="jeux-du-soir").locator(".add-thread").click()
    page.locator("dialog input").fill("Partie 1")
    page.keyboard.press("Enter")
    page.wait_for_selector(".title:has-text('Partie 1')")
    seat.command("/dire", "vale")
    seat.message("vale (Arbiter")
    assert not seat.errors


def test_the_bot_does_not_answer(browser: Any, table: LocalTable) -> None:
    seat = Seat(browser, table, "Marc")
    seat.command("/rude", "never", pick=False)
    failed = seat.message("The application did not respond")
    failed.locator(".dismiss").click()
    failed.wait_for(state="detached")


def test_the_bot_ends_and_the_table_closes(browser: Any, tmp_path: Path) -> None:
    with local_table(tmp_path) as table:
        seat = Seat(browser, table)
        seat.command("/count")
        seat.message("counted 0")
        table.bot.send_signal(signal.SIGKILL)
        seat.page.wait_for_selector("#banner:has-text('The bot stopped')")
        seat.press("Count 0")  # it waits for the bot, which it calls back
        seat.message("counted 1")
        seat.online()
        assert not seat.page.locator(".failure").count()
        seat.page.reload()
        seat.message("counted 1")

        code, errors = table.close()
        assert code == 0 and "exit code -9" in errors
        seat.page.wait_for_selector("html[data-bot=lost]")
        table.open()
        seat.page.wait_for_selector("html:not([data-bot=lost])")
        seat.press("Count 1")  # before the bot is back
        seat.message("counted 2")
        assert not seat.page.locator(".failure").count() and not seat.errors
