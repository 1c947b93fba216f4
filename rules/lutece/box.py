"""What of Lutèce's box may be given by whoever owns it: what is printed on the cards (L1.3)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from rules.engine.box import Box, keys, whole

from .components import REMOVED, Deck, Kind, Resource

NEWEST = 1
COUNTS = {Deck.CHARACTERS: 40, Deck.PLACES: 34}  # L1.3
COSTS, UNITS, TALENTS, MARKS = range(10), range(1, 4), range(1, 21), (0, 4, 5)
NAMES = {kind.value: kind for kind in Kind}
GIVES = {kind for kind in Kind if kind.resource and not kind.roman and kind is not Kind.TAVERN}  # a resource, with a Talent
LEAST = 10  # cards of a deck without a mark: two players want a few rounds


def sample() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files(__package__).joinpath("data", f"{NEWEST}.json").read_text(encoding="utf-8"))
    return found


def problems(raw: Any) -> Iterator[str]:
    yield from keys(raw, {"cards"}, "The file")
    cards = raw.get("cards") if isinstance(raw, dict) else None
    if cards is None:
        return
    if not isinstance(cards, list):
        yield "“cards” must be a list."
        return
    wrong = [problem for place, card in enumerate(cards, 1) for problem in _card(card, place)]
    yield from wrong
    if not wrong:
        yield from _counts(cards)


def _card(card: Any, place: int) -> Iterator[str]:
    """What is wrong with one card, by itself."""
    what = f"Card {place}"
    if not isinstance(card, dict):
        yield f"{what} must be an object with “number”, “kind” and “cost”."
        return
    yield from keys(card, {"number", "kind", "cost"}, what, frozenset({"mark", "units", "talent", "wants"}))
    if card.get("number") != place or type(card["number"]) is not int:
        yield f"{what} has the number {card.get('number')!r}: cards are numbered from 1 in their order."
    kind = NAMES.get(card["kind"]) if isinstance(card.get("kind"), str) else None
    if kind is None:
        yield f"{what} is of no known kind: {card.get('kind')!r}. There are {', '.join(NAMES)}."
        return
    what = f"Card {place} ({kind.value})"
    if not whole(card.get("cost"), COSTS):
        yield f"{what} must cost {COSTS[0]} to {COSTS[-1]} gold, not {card.get('cost')!r}."
    if type(card.get("mark", 0)) is not int or card.get("mark", 0) not in MARKS:
        yield f"{what} has the mark {card['mark']!r}: 4, 5, or none."
    yield from _printed(card, kind, what)


def _printed(card: dict[str, Any], kind: Kind, what: str) -> Iterator[str]:
    """Units, Talent and wants stand on the cards that have them, and on no other."""
    if kind in GIVES or kind is Kind.APPRENTICE:
        if not whole(card.get("units"), UNITS):
            yield f"{what} must give {UNITS[0]} to {UNITS[-1]} units, not {card.get('units')!r}."
    elif "units" in card:
        yield f"{what} gives no resource: take “units” away."
    if kind in GIVES and not whole(card.get("talent"), TALENTS):
        yield f"{what} must have a Talent of {TALENTS[0]} to {TALENTS[-1]}, not {card.get('talent')!r}."
    elif kind not in GIVES and "talent" in card:
        yield f"{what} has no Talent: take “talent” away."
    wants, known = card.get("wants"), {resource.value for resource in Resource}
    if kind is Kind.MARKET:
        if not isinstance(wants, list) or len(wants) != 2 or wants[0] == wants[1] or not all(one in known for one in map(str, wants)):
            yield f"{what} must want two different ones of {', '.join(sorted(known))}."
    elif wants is not None:
        yield f"{what} wants nothing: take “wants” away."


def _counts(cards: list[dict[str, Any]]) -> Iterator[str]:
    """The decks as the rulebook counts them."""
    kinds = Counter(NAMES[card["kind"]] for card in cards)
    for deck, wanted in COUNTS.items():
        found = sum(count for kind, count in kinds.items() if kind.deck is deck)
        if found != wanted:
            yield f"There are {wanted} {deck.value} in the box (L1.3); the file has {found}."
    unmarked = sum(card["kind"] == Kind.MARKET.value and not card.get("mark") for card in cards)
    if unmarked < max(REMOVED.values()):
        yield f"Two players remove {max(REMOVED.values())} Markets (L1.3): so many must have no mark, not {unmarked}."
    for deck in Deck:
        plain = sum(NAMES[card["kind"]].deck is deck and not card.get("mark") for card in cards)
        if plain < LEAST:
            yield f"Too few {deck.value} without a mark for two players: {plain}."


BOX = Box(sample, problems)
