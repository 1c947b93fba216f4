"""Fixtures that several modules of tests share."""

from __future__ import annotations

from collections.abc import Iterator

import postgres
import pytest
import shelf

from render import kit
from render.kit import type

AT_LARGE = ("test_wire_", "test_table_")  # real processes, sockets and browsers; a test that asks PostgreSQL says so in its name


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that drive real processes depend on how busy the machine is: one that fails is tried once more, and the summary names it.

    They come first, so that the run does not end with a process that waits for one long file.
    """
    items.sort(key=lambda item: not item.path.name.startswith(AT_LARGE))
    for item in items:
        if item.path.name.startswith(AT_LARGE) or "PostgreSQL" in item.name:
            item.add_marker(pytest.mark.flaky(reruns=1))


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
