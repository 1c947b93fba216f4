"""Whoever adds an Action card is told of every table that wants it; the rules themselves are held by mypy (`assert_never`)."""

from __future__ import annotations

from collections.abc import Container
from importlib import import_module

import pytest

from lang import LANGUAGES
from lang.glossary import GLOSSARY
from rules import fortuna
from rules.fortuna.components import Action, components

WORDS = ("terms:ACTION", "terms:BRINGS", "terms:DOES", "cards:CARDS")
TABLES = (
    "ai.fortuna.gains:USES", "lang.facts.emoji:FORTUNA", "render.fortuna.theme:ACTION_ART",
    *(f"lang.{language}.fortuna.{table}" for language in LANGUAGES for table in WORDS),
)  # fmt: skip
LEFT_OUT = {"ai.fortuna.gains:USES": {Action.FORTUNA}}  # it uses nothing, and adds to nothing


@pytest.mark.parametrize("table", TABLES)
def test_every_action_stands_in_every_table(table: str) -> None:
    module, name = table.split(":")
    try:
        found: Container[Action] = getattr(import_module(module), name)
    except KeyError as lacking:
        pytest.fail(f"{module} cannot be imported, since the words of {lacking} are missing: see ACTION, BRINGS and DOES in its terms.py")
    assert {card for card in Action if card not in found} == LEFT_OUT.get(table, set()), f"missing in {table}"


def test_every_action_is_in_the_glossary() -> None:
    assert set(Action) <= {term.thing for term in GLOSSARY["fortuna"] if isinstance(term.thing, Action)}, "missing in lang/glossary.py"


def test_every_action_is_in_a_box() -> None:
    """A box that games were dealt from never changes: another card makes another file of `rules/fortuna/data`."""
    boxes = [components(number) for number in range(1, fortuna.DATA + 1)]
    assert {card for box in boxes for card in box.actions} == set(Action), "in no file of rules/fortuna/data"
