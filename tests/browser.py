"""A table in a process of its own, and people who sit at it in a real browser."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import psutil
import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FloatRect, Locator, Page

ROOT = Path(__file__).resolve().parent.parent
SMALL_BOT = ROOT / "tests" / "sandbox_bot.py"
START = """
import pathlib, sys
from sandbox.table import run
sys.exit(run(pathlib.Path(sys.argv[1]), int(sys.argv[2]), sys.argv[4:], script=pathlib.Path(sys.argv[3])))
"""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 60_000  # milliseconds; the machine may be very busy
T = TypeVar("T")


class LocalTable:
    """The table's process, as `make run` starts it, but with another bot if asked."""

    def __init__(self, folder: Path, script: Path = SMALL_BOT, port: int = 0, bot_args: Sequence[str] = ()) -> None:
        self.folder, self.script, self.port, self.bot_args = folder, script, port, bot_args
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def open(self) -> LocalTable:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "ARBITER_", "LC_", "LANG"))}
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, str(self.folder), str(self.port), str(self.script), *self.bot_args],
            cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/\?key=\S+", self.process.stdout.readline())
        if found:
            self.address, self.port = found[0], int(found[1])
        return self

    def close(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Ends it; returns the exit code and what it said on stderr."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=PATIENCE / 1000)
        return self.process.returncode, errors

    @property
    def bot(self) -> psutil.Process:
        """The bot's own process."""
        assert self.process is not None
        table = psutil.Process(self.process.pid)
        return wait_for(lambda: next(iter(table.children()), None))


@contextmanager
def local_table(folder: Path, script: Path = SMALL_BOT, *bot_args: str) -> Iterator[LocalTable]:
    table = LocalTable(folder, script, bot_args=bot_args).open()
    try:
        yield table
    finally:
        table.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium, or a skipped test where there is none."""
    program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if program is None:
        pytest.skip("no chromium on this machine: the local table is not tried in a browser")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


class Seat:
    """A window in which somebody sits. `frames` is every frame its websockets received."""

    def __init__(self, browser: Browser, table: LocalTable, name: str | None = None, **context: Any) -> None:
        self.context = browser.new_context(**{"locale": "en-US", "viewport": {"width": 1280, "height": 800}, **context})
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.frames: list[str] = []
        self.errors: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self.frames.append(str(data))))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(table.address)
        self.online()
        if name is not None:
            self.become(name)

    def online(self) -> None:
        """Until the bot is there and has told its commands."""
        self.page.wait_for_selector("html[data-bot=online]")
        self.page.wait_for_selector(".welcome .button, .older, .message", state="attached")

    def become(self, name: str) -> None:
        chip = self.page.locator(".chip", has_text=name)
        if chip.get_attribute("aria-pressed") != "true":
            self.page.evaluate("() => { document.getElementById('log').replaceChildren(); }")  # the next messages are the other's
            self.frames.clear()
            chip.click()
        self.page.wait_for_selector(f".chip[aria-pressed=true]:has-text('{name}')")
        self.page.wait_for_selector(".welcome, .older", state="attached")

    def command(self, text: str, *typed: str, pick: bool = True) -> None:
        """Types a command and its options, taking the first choice offered for each, and sends it."""
        self.page.locator("#write").click()
        self.page.keyboard.type(f"{text} ")
        self.page.wait_for_selector(".command")
        for word in typed:
            self.page.keyboard.type(word)
            if pick:
                self.page.wait_for_selector(".list .option.active")
                self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("#write")

    def message(self, text: str) -> Locator:
        """The newest message with these words, once it is there."""
        found = self.page.locator(".message", has_text=text).last
        found.wait_for()
        return found

    def press(self, label: str, *, within: Locator | None = None) -> None:
        (within or self.page).locator(".rows button.button", has_text=label).last.click()

    def goto(self, channel: str) -> None:
        self.page.locator(".room", has_text=channel).first.click()
        self.page.wait_for_selector(f".title:has-text('{channel}')")

    @property
    def heard(self) -> str:
        return "\n".join(self.frames)


def box(part: Locator) -> FloatRect:
    """Where a part lies on the page, which must show it."""
    found = part.bounding_box()
    assert found is not None
    return found


def words(part: Locator) -> str:
    """What stands in a part of the page."""
    return part.text_content() or ""


def wait_for(predicate: Callable[[], T | None], within: float = PATIENCE / 1000) -> T:
    end = time.monotonic() + within
    while not (value := predicate()):
        assert time.monotonic() < end, "did not happen in time"
        time.sleep(0.02)
    return value
