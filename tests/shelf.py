"""Where tests keep their books: files of SQLite, or schemas of a PostgreSQL where the same test runs a second time.

A module whose stories open books says `pytestmark = both_engines`, opens them `at(path)` and looks into them by `asked(path, sql)`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import postgres
import pytest

from host.book.engine import Database
from host.book.postgres import numbered

both_engines = pytest.mark.usefixtures("engine")


class _Schemas:
    """One for every path that is asked for, gone after the test."""

    def __init__(self, server: str, stack: ExitStack) -> None:
        self.server, self.stack = server, stack
        self.addresses: dict[Path, str] = {}

    def at(self, path: Path) -> str:
        if path not in self.addresses:
            self.addresses[path] = self.stack.enter_context(postgres.emptied(self.server))
        return self.addresses[path]


_schemas: list[_Schemas] = []  # none: SQLite


@contextmanager
def in_postgresql(server: str) -> Iterator[None]:
    """Within the block every book is a schema of this database."""
    with ExitStack() as stack:
        _schemas.append(_Schemas(server, stack))
        try:
            yield
        finally:
            _schemas.clear()


def at(path: Path) -> Database:
    """What to open for a book that a test thinks of as this file."""
    return _schemas[0].at(path) if _schemas else path


def asked(path: Path, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """What the book at a path says to a statement from outside, be it a change."""
    if _schemas:
        return postgres.asked(_schemas[0].at(path), numbered(sql), *values)
    with closing(sqlite3.connect(path)) as book, book:
        return book.execute(sql, values).fetchall()


def tables(path: Path) -> list[str]:
    """The names of everything a book consists of."""
    if _schemas:
        sql = "SELECT tablename FROM pg_catalog.pg_tables WHERE schemaname = current_schema() AND tablename <> 'arbiter'"
    else:
        sql = "SELECT name FROM sqlite_master WHERE type = 'table'"
    return sorted(name for (name,) in asked(path, sql))
