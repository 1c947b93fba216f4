"""A whole game of Caesar & Cleopatra at the local table: the real bot, two people, two windows, nothing but presses."""

from __future__ import annotations

import contextlib
import random
import time
from pathlib import Path
from typing import Any

from browser import ROOT, Seat, chromium, local_table, wait_for
from playwright.sync_api import TimeoutError

PLAY, CHOICE = "[data-id^='a:play:']", ", ".join(f"[data-id^='a:{verb}:']:enabled" for verb in ("m", "go", "all"))
ACTIVE_TURNS = 6  # afterwards everybody stays passive, which ends the game soon
PASSIVE = ("Passive turn…", "None")


def opened(seat: Seat, button: str) -> Any:
    """Presses a button of the newest board and returns the private message that answers.

    A board may be replaced in the very moment of the press; then, as a player would, one presses on the next one.
    """
    private = seat.page.locator(".message.ephemeral")
    before, end = private.count(), time.monotonic() + 30
    while private.count() == before and time.monotonic() < end and not over(seat):
        with contextlib.suppress(TimeoutError):
            seat.page.locator(button).last.click(timeout=1000)
            private.nth(before).wait_for(timeout=4000)
    return private.last


def choose(seat: Seat, dice: random.Random, hurry: bool) -> bool:
    """Takes one of the choices of the private menu; False if nothing is asked any more."""
    menu = seat.page.locator(".message.ephemeral").last
    offered, several = menu.locator(CHOICE), menu.locator(".select")
    if not offered.count() and not several.count():
        return False
    element = menu.element_handle()
    if offered.count():
        labels = offered.all_inner_texts()
        wanted = [place for place, label in enumerate(labels) if (label in PASSIVE) == hurry] or range(len(labels))
        offered.nth(dice.choice(wanted)).click()
    else:
        several.click()
        options = menu.locator(".option")
        options.nth(dice.randrange(options.count())).click()
        if menu.locator(".list-footer").count():
            menu.locator(".list-footer button").click()
    wait_for(lambda: not element.evaluate("element => element.isConnected"))  # it was drawn anew
    return True


def over(seat: Seat) -> bool:
    return seat.page.locator(PLAY).count() == 0


def take_turn(seat: Seat, dice: random.Random, hurry: bool) -> None:
    opened(seat, PLAY)
    while not over(seat) and choose(seat, dice, hurry):
        pass


def test_a_whole_game(tmp_path: Path) -> None:
    with chromium() as browser, local_table(tmp_path, ROOT / "bot.py", "--calm", "0", "--presses", "0") as table:
        marc, livia = Seat(browser, table, "Marc"), Seat(browser, table, "Livia")
        marc.command("/game new", "Caesar")
        livia.press("Join")
        marc.page.wait_for_selector("button:enabled:has-text('Start')")
        marc.press("Start")
        for seat in (marc, livia):
            seat.page.locator(PLAY).last.wait_for()

        hand = opened(marc, "[data-id^='a:hand:']").locator(".picture img")
        hand.wait_for()
        secret = hand.get_attribute("alt").splitlines()[0]
        assert secret and secret in marc.heard and secret not in livia.heard
        marc.command("/caesar let-pass")
        refused = marc.page.locator(".message.ephemeral", has_text="used /caesar let-pass").locator(".text")
        refused.wait_for()
        assert "C4.1" in refused.inner_text() and "C4.1" not in livia.heard  # the paragraph of the Veto, which comes later

        dice, turns = random.Random(4), 0
        while not over(marc):
            for seat in (marc, livia):
                if not over(seat):
                    take_turn(seat, dice, hurry=turns > ACTIVE_TURNS)
                turns += 1
                assert turns < 80
            if turns > ACTIVE_TURNS + 4:
                marc.page.wait_for_timeout(700)  # the last board is posted a moment after the last press
        marc.page.wait_for_selector("html[data-picture-shown]")
        for seat in (marc, livia):
            assert seat.page.locator(".message:not(.ephemeral) img").count() >= 2 and not seat.errors
            assert "/game export" in seat.page.locator(".message:not(.ephemeral)").last.inner_text()  # offered after the end only
