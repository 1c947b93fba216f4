"""The store's SQL is written once for two dialects: nothing that only SQLite understands, no name that PostgreSQL keeps for itself."""

from __future__ import annotations

import ast
import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from host.book.postgres import PostgreSQL, numbered, translated
from host.book.store import migrations

ROOT = Path(__file__).resolve().parent.parent
RESERVED = set(
    re.findall(
        r"\w+",
        """all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
        concurrently constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp
        current_user
        default deferrable desc distinct do else end except false fetch for foreign freeze from full grant group having ilike in initially
        inner
        intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or
        order outer overlaps placing primary references returning right select session_user similar some symmetric system_user table
        tablesample then to trailing true union unique user using variadic verbose when where window with""",
    )
)  # PostgreSQL 17, Appendix C
ONLY_SQLITE = (
    r"\bINSERT\s+OR\b", r"\bREPLACE\s+INTO\b", r"\bPRAGMA\b", r"\browid\b", r"\bAUTOINCREMENT\b", r"\bGLOB\b", r"\bIFNULL\b",
    r"\bjson_\w+\(",
    r"\b(date|time|datetime|strftime|julianday|unixepoch)\(", r"\blast_insert_rowid\b", r"==", r"[`\[\"]", r"\bIS\s+(NOT\s+)?\?",
    r"\bLIMIT\s+\S+\s*,", r"\bgroup_concat\b", r"\bINDEXED\s+BY\b", r"\bBEGIN\s+IMMEDIATE\b",
)  # fmt: skip
def statements(hole: str = "x") -> list[tuple[str, str]]:
    """Every SQL text in the host's code, with where it stands; what is put into it in braces counts as a name."""
    found = []
    for path in sorted((ROOT / "host").rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        inner = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            text = "" if id(node) in inner else _text(node, hole)
            if isinstance(node, ast.expr) and re.match(r"(SELECT|INSERT|UPDATE|DELETE|WITH|ALTER|CREATE)\s", text):
                found.append((f"{path.name}:{node.lineno}", text))
    return found


def _text(node: ast.AST, hole: str) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_text(part, hole) if isinstance(part, ast.Constant) else hole for part in parts)
        case _:
            return ""


def test_there_are_statements_to_look_at() -> None:
    assert len(statements()) > 30


@pytest.mark.parametrize(("where", "sql"), statements(), ids=lambda value: value.split(" ")[0] if ":" in value else "")
def test_no_statement_is_sqlites_alone(where: str, sql: str) -> None:
    for word in ONLY_SQLITE:
        assert not re.search(word, sql, re.IGNORECASE), f"{where}: {sql}"


def test_no_migration_is_sqlites_alone() -> None:
    """But for the few words that PostgreSQL spells otherwise."""
    for number, script in migrations():
        text = re.sub(r"'[^']*'|\"user\"|COLLATE \"C\"", "", translated(script))
        for word in (*ONLY_SQLITE, r"\bSTRICT\b", r"\bWITHOUT\b", r"\bINTEGER\b", r"\bREAL\b", r"\bANY\b"):
            assert not re.search(word, text, re.IGNORECASE), f"migration {number}: {word}"


def test_postgresql_understands_every_statement(empty_database: str) -> None:
    """Those that are written out whole; stories ask the others."""
    written_out = [(where, sql) for where, sql in statements("{}") if "{}" not in sql and not where.startswith("sqlite")]
    whole = [(where, sql) for where, sql in written_out if re.match("SELECT|INSERT|UPDATE|DELETE", sql)]
    assert len(whole) > 60

    async def ask() -> None:
        await (await PostgreSQL.open(empty_database)).close()
        connection = await asyncpg.connect(empty_database)
        try:
            for where, sql in whole:
                try:
                    await connection.prepare(numbered(sql))
                except asyncpg.PostgresError as error:
                    raise AssertionError(f"{where}: {sql}: {error}") from error
        finally:
            await connection.close()

    asyncio.run(ask())


def test_no_table_or_column_has_a_reserved_name() -> None:
    with closing(sqlite3.connect(":memory:")) as book:
        for _, script in migrations():
            book.executescript(script)
        tables = [name for (name,) in book.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'index') AND sql IS NOT NULL")]
        columns = [row[1] for table in tables for row in book.execute(f"PRAGMA table_info({table})")]
    assert "snapshots" in tables and "user_id" in columns
    assert not RESERVED & {*tables, *columns}


def test_only_its_engine_knows_a_database() -> None:
    """The rest of the house says what it wants, and hears of conflicts by the store's own name for them."""
    engines = {"sqlite3": "sqlite", "aiosqlite": "sqlite", "asyncpg": "postgres"}
    for path in (ROOT / "host").rglob("*.py"):
        imports = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Import)]
        names = {alias.name for node in imports for alias in node.names}
        assert all(path.name.startswith(engines[name]) for name in names & set(engines)), path.name
