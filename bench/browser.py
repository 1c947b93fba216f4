"""The local table as a person feels it: from the press of a button to the picture on the screen, in a real browser."""

from __future__ import annotations

import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import lang

from .measure import Effort
from .report import Row

BOT = Path(__file__).resolve().parent.parent / "bot.py"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
SAY = lang.interface("en")
HASTE = ("--presses", "0")  # who presses often is told to slow down, without a picture
CALM = 500  # milliseconds between two presses, in which the page comes to rest
PATIENCE = 30_000  # milliseconds


def rows(effort: Effort) -> list[Row]:
    """Nothing where there is no Chromium to look with."""
    chromium = shutil.which("chromium")
    if chromium is None:
        return []
    with tempfile.TemporaryDirectory() as folder:
        opened = [sys.executable, str(BOT), "--data", folder, "--port", "0", *HASTE]
        table = subprocess.Popen(opened, stdout=subprocess.PIPE, text=True)
        try:
            assert table.stdout is not None
            found = re.search(r"http://127\.0\.0\.1\S+", table.stdout.readline())
            assert found is not None, "the table did not open"
            took = _presses(chromium, found[0], effort.presses)
        finally:
            table.send_signal(signal.SIGTERM)
            table.wait(20)
    shown = statistics.median(took)
    return [Row("roundtrip", "browser: press to picture shown", shown, "ms", note=f"median of {len(took)}, slowest {max(took):.0f} ms")]


def _presses(chromium: str, address: str, count: int) -> list[float]:
    """Milliseconds from a press of *Hand* to the picture decoded on the page."""
    from playwright.sync_api import sync_playwright  # a tool of the tests: not everybody who measures has it

    with sync_playwright() as play:
        page = play.chromium.launch(executable_path=chromium, args=FLAGS).new_page(locale="en-GB")
        page.goto(address)
        page.wait_for_selector("html[data-bot=online]", timeout=PATIENCE)
        _begin(page)
        took = []
        for _ in range(max(5, count)):
            page.evaluate("() => document.documentElement.removeAttribute('data-round-trip')")
            page.get_by_role("button", name=SAY.BUTTONS["hand"], exact=True).last.click()
            page.wait_for_selector("html[data-round-trip]", timeout=PATIENCE)
            took.append(float(page.get_attribute("html", "data-round-trip") or 0))
            page.wait_for_timeout(CALM)
        return took


def _begin(page: Any) -> None:
    """A game of Caesar & Cleopatra against a computer player."""
    page.locator("[contenteditable=true], textarea, input[type=text]").first.click()
    page.keyboard.type("/game new")
    for _ in range(3):
        page.wait_for_timeout(800)
        page.keyboard.press("Enter")
    page.get_by_role("button", name=SAY.BUTTONS["computer"]).last.click(timeout=PATIENCE)
    page.get_by_role("button", name=SAY.computer_label("easy")).last.click(timeout=PATIENCE)
    page.wait_for_timeout(1500)
    page.get_by_role("button", name=SAY.BUTTONS["start"], exact=True).last.click(timeout=PATIENCE)
    page.wait_for_selector("html[data-picture-shown]", timeout=PATIENCE)
