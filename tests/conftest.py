"""Fixtures that several modules of tests share."""

from __future__ import annotations

from collections.abc import Iterator

import postgres
import pytest
import shelf
from _pytest.runner import runtestprotocol
from _pytest.terminal import TerminalReporter

from render import kit
from render.kit import type

AT_LARGE = ("test_wire_", "test_table_")  # real processes, sockets and browsers; a test that asks PostgreSQL says so in its name
AGAIN = "passed at the second try"


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """What drives real processes depends on how busy the machine is: such a test that fails is tried once more, and the summary says so."""
    if not item.path.name.startswith(AT_LARGE) and "PostgreSQL" not in item.name:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        item._initrequest()  # type: ignore[attr-defined]  # fixtures are made anew
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        for report in reports:
            report.user_properties.append((AGAIN, item.nodeid))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Name the tests that needed a second try: each of them is a fault to look for, in the test or in the bot."""
    passed = terminalreporter.getreports("passed")
    for name in sorted({str(found) for report in passed for what, found in report.user_properties if what == AGAIN}):
        terminalreporter.write_line(f"{AGAIN}: {name}")


@pytest.fixture
def no_cutting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail where a text is drawn cut off or wider than its place."""
    label, fit = type.label, type.fit

    def whole(text: str, face: str, size: int) -> type.Line:
        assert "…" not in text
        return label(text, face, size)

    def roomy(text: str, face: str, size: int, width: int, smallest: int = type.SMALLEST) -> int:
        found = fit(text, face, size, width, smallest)
        assert type.text_width(text, face, found) <= width, f"too wide: {text}"
        return found

    kit.SHELF.clear()
    monkeypatch.setattr(type, "label", whole)
    monkeypatch.setattr(kit, "fit", roomy)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL: the one that was named, else a server for this run."""
    if postgres.NAMED:
        yield postgres.NAMED
        return
    with postgres.served() as server:
        yield server.address


@pytest.fixture
def empty_database(postgresql: str) -> Iterator[str]:
    """A PostgreSQL database in which nothing is."""
    with postgres.emptied(postgresql) as address:
        yield address


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def engine(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every book that the test opens is first a file, then a schema of a database."""
    if request.param == "SQLite":
        yield
        return
    with shelf.in_postgresql(request.getfixturevalue("postgresql")):
        yield
