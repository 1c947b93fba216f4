"""Standing orders: the screen that lists, gives and cancels them, and the blank of one that is being filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, SelectOption, ui

import games
import lang
from host.days.people import Preferences
from host.play.room import Room
from host.play.standing import MEDIANS
from host.telling import posts
from lang.errors import HostError, Stale
from rules.engine.blanks import Blank, Field
from rules.engine.codec import tag_of
from rules.engine.model import Seat

from . import ids
from .ids import Verb
from .labels import LINE, fitting
from .screens import PAGE, Screen, button, view

FILLED = "@"  # before the number of the field that a list fills in
HAND = "hand"  # marks the button below a hand, which stays when the orders are opened
Words = tuple[str, ...]


def order_rows(room: Room, seat: Seat, language: str) -> list[Sequence[ui.Item[Any]]]:
    """Below a hand: the way to the standing orders, at any time while the game goes on."""
    if room.row.phase != "playing" or not room.game.ORDERS:
        return []
    return [(button(lang.interface(language).BUTTONS["orders"], ids.write(Verb.ORDERS, room.id, 0, (HAND,))),)]


def orders_screen(room: Room, seat: Seat, language: str, wanted: Preferences, above: str = "") -> Screen:
    """What is ordered and how late it is answered; everything that may be ordered, each to be filled in; each order to cancel."""
    say, text = lang.interface(language), games.text(language, room.row.game)
    standing, blanks = room.standing_of(seat), _blanks(room, seat)
    told = posts.orders_told(room, seat, language) or [say.orders_none()]
    how = say.orders_how(room.median_of(seat)) if blanks or standing else say.orders_not_now()
    lines = [above, say.orders_head(), *told, how, _nightly(language, wanted)]
    give = [SelectOption(label=fitting(text.order_name(blank.kind), LINE), value=tag_of(blank.kind)) for blank in blanks]
    seen = room.dealt().view(seat)
    stop = [SelectOption(label=fitting(lang.order_in(text, seen, one.order), LINE), value=one.mark) for one in standing]
    rows = [
        _select(ids.write(Verb.DRAFT, room.id), give, say.orders_give()),
        _select(ids.write(Verb.STOP_ORDERS, room.id), stop, say.orders_cancel()),
        _paces(room, seat, language) if standing else (),
        (button(say.order_rest_label(wanted.orders_rest), ids.write(Verb.ORDER_REST, room.id)),) if wanted.quiet else (),
        (button(say.BUTTONS["back"], ids.write(Verb.PLAY, room.id)),) if seat in room.waiting else (),
    ]
    return Screen("\n".join(line for line in lines if line), view(*rows))


def _nightly(language: str, wanted: Preferences) -> str:
    """Whether orders answer at night: only who has quiet hours wonders."""
    return lang.interface(language).orders_at_night(wanted.orders_rest) if wanted.quiet else ""


def _select(custom_id: str, options: list[SelectOption], placeholder: str) -> tuple[ui.Item[Any], ...]:
    return (ui.Select(custom_id=custom_id, options=options[:PAGE], placeholder=fitting(placeholder, LINE)),) if options else ()


def _paces(room: Room, seat: Seat, language: str) -> tuple[ui.Item[Any], ...]:
    say, chosen = lang.interface(language), room.median_of(seat)
    options = [SelectOption(label=say.order_pace(median), value=str(median), default=median == chosen) for median in MEDIANS]
    return (ui.Select(custom_id=ids.write(Verb.ORDER_PACE, room.id), options=options),)


# ---------------------------------------------------------------- an order being filled in


def draft_screen(room: Room, seat: Seat, language: str, words: Words) -> Screen:
    """The order as it would be given, a list for every field in which there is something to choose, and the button that gives it."""
    say, text, blank = lang.interface(language), games.text(language, room.row.game), _blank(room, seat, words)
    words = words if len(words) > 1 else (*words, *_before(room, seat, blank))
    fields = [(n, field) for n, field in enumerate(blank.fields) if len(field.values) > 1]
    order, words = blank.filled(_values(blank, words)), _spelt(blank, words)
    lists = [(_list(room, seat, language, blank, n, getattr(order, field.name), words),) for n, field in fields]
    give = button(say.BUTTONS["give_order"], ids.write(Verb.GIVE_ORDER, room.id, 0, words), ButtonStyle.success)
    back = button(say.BUTTONS["back"], ids.write(Verb.ORDERS, room.id))
    return Screen(say.order_draft(lang.order_in(text, room.dealt().view(seat), order)), view(*lists, (give, back)))


def _list(room: Room, seat: Seat, language: str, blank: Blank, place: int, said: Any, words: Words) -> ui.Select[Any]:
    """What may be said in a field."""
    field, text, where = blank.fields[place], games.text(language, room.row.game), room.dealt().view(seat)
    chosen = said if field.many else (said,)
    labels = [fitting(text.order_choice(where, blank.kind, field.name, value), LINE) for value in field.values[:PAGE]]
    options = [
        SelectOption(label=label, value=str(n), default=value in chosen)
        for n, (label, value) in enumerate(zip(labels, field.values, strict=False))
    ]
    return ui.Select(
        custom_id=ids.write(Verb.DRAFT, room.id, 0, (*words, f"{FILLED}{place}")), options=options,
        placeholder=fitting(text.order_field(blank.kind, field.name), LINE),
        min_values=0 if field.many else 1, max_values=len(options) if field.many else 1,
    )  # fmt: skip


def _before(room: Room, seat: Seat, blank: Blank) -> Words:
    """What stands in a blank that nobody has filled in yet: what its player last did, if the game knows an order for that."""
    order = next((one for one in room.game.as_before(room.dealt(), seat) if blank.takes(one)), None)
    return () if order is None else tuple(_word(field, getattr(order, field.name)) for field in blank.fields)


def _word(field: Field, value: Any) -> str:
    return f"b{sum(1 << field.values.index(one) for one in value)}" if field.many else str(field.values.index(value))


def order_of(room: Room, seat: Seat, words: Words) -> Any:
    """The order that a press gives; one that cannot be given any more is out of date."""
    blank = _blank(room, seat, words)
    return blank.filled(_values(blank, words))


def filled_in(words: Words, values: Sequence[str]) -> Words:
    """The words of a blank after something was chosen: the blank itself, or the values of a field. Several are one number, a bit each."""
    if not words or not words[-1].startswith(FILLED):
        return tuple(values[:1])
    *before, where = words
    n = _number(where.removeprefix(FILLED))
    places = [_number(value) for value in values]
    if not 0 <= n < len(before) - 1 or not all(0 <= place < PAGE for place in places):
        raise HostError(Stale())
    several = before[n + 1].startswith("b")
    before[n + 1] = f"b{sum({1 << place for place in places})}" if several else str(places[0] if places else 0)
    return tuple(before)


def _blanks(room: Room, seat: Seat) -> tuple[Blank, ...]:
    return room.game.orders(room.dealt().view(seat)) if room.row.phase == "playing" else ()


def _blank(room: Room, seat: Seat, words: Words) -> Blank:
    for blank in _blanks(room, seat):
        if words and tag_of(blank.kind) == words[0]:
            return blank
    raise HostError(Stale())


def _values(blank: Blank, words: Words) -> list[Any]:
    """What a press says in each field, as far as it says something."""
    return [_value(field, word) for field, word in zip(blank.fields, words[1:], strict=False)]


def _value(field: Field, word: str) -> Any:
    number = _number(word.removeprefix("b"))
    if number < 0 or (not field.many and number >= len(field.values)):
        raise HostError(Stale())
    return tuple(value for n, value in enumerate(field.values) if number >> n & 1) if field.many else field.values[number]


def _spelt(blank: Blank, words: Words) -> Words:
    """The words of a blank with all its fields."""
    at_first = ["b0" if field.many else "0" for field in blank.fields]
    return (tag_of(blank.kind), *words[1 : len(at_first) + 1], *at_first[len(words) - 1 :])


def _number(word: str) -> int:
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 12 else -1
