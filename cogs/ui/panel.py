"""The private panel: what is asked of a seat, in Discord's newer layout: a line for each choice, with its button beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, MediaGalleryItem, SelectOption, ui

import lang
from games import GAMES
from host.play.room import Room
from host.telling import posts
from host.telling.hidden import holds
from host.telling.posts import Picture
from lang.interface_text import InterfaceText
from rules.engine.model import Kind, Seat

from . import ids, lines, menu
from .ids import Verb
from .labels import LINE, beside, fitting
from .lines import RARE, ROW, Line, Option, Question
from .menu import Path
from .phrases import Phrases, chosen
from .picks import none_of_them, picks
from .prompt import Prompt
from .screens import Screen, asked, button

COMPONENTS = 40  # of one message, those inside others counted too
TEXT = 3900  # of the 4000 characters of all texts together
MANY = 8  # buttons of which more, all coloured, would call attention to nothing
Parts = list[ui.Item[Any]]


@dataclass(frozen=True, slots=True)
class Hint:
    """What a strong player would do here: the sentence, and the moves that one press plays."""

    text: str
    moves: tuple[Any, ...]


def layout(parts: Sequence[ui.Item[Any]]) -> ui.LayoutView:
    """A message of the newer kind that nobody listens to."""
    made = ui.LayoutView(timeout=None)
    for part in parts:
        made.add_item(part)
    made.stop()
    return made


def row(items: Sequence[ui.Item[Any]]) -> Iterator[ui.ActionRow[Any]]:
    """Buttons in rows of five."""
    for n in range(0, len(items), ROW):
        yield ui.ActionRow(*items[n : n + ROW])


# ---------------------------------------------------------------- the question


def ask(prompt: Prompt, path: Path = (), hint: Hint | None = None, besides: int = 0) -> Question:
    """What is asked after a path, in as many components as one message has room for beside other buttons.

    A hint that was asked for moves nothing: its words stand where a line parted the choices from the foot, its button where Hint stood.
    """
    return _asked(prompt, path, len(_foot(prompt, path, hint)) + besides)


def _asked(prompt: Prompt, path: Path, foot: int) -> Question:
    """What is asked after a path, above a foot of so many buttons and, at the first question, one that leads further."""
    foot += not path
    pictures, parting = (prompt.subject(path) is not None) + _in_hand(prompt, path), 1
    room, brief = COMPONENTS - 1 - pictures - parting - foot - -(-foot // ROW), Phrases(prompt).brief
    if path[:1] == (RARE,):
        return lines.rare(prompt.legal, ask(prompt), path, room, brief)
    return lines.question(prompt.legal, prompt.shortlist, path, room, brief)


def moves(
    prompt: Prompt, path: Path = (), above: str = "", hint: Hint | None = None, brought: Sequence[Picture] = (),
    read: Sequence[ui.Button[Any]] = (),
) -> Screen:  # fmt: skip
    """The next question to this seat after a path, with only what is legal; at first with the hand, and the cards that have just come.

    A chat is read at its end: pictures come first, then the question beside its choices, a hint where it was asked for, at the foot
    what there is to `read` of what stands above.
    """
    if not prompt.legal:
        return _stuck(prompt, above)
    foot = [*_foot(prompt, path, hint), *read]
    question = _asked(prompt, path, len(foot))
    head = "\n".join(part for part in (above, *_head(prompt, question, path, advised=hint is None)) if part)
    galleries = _pictures(prompt, path, brought)
    shown = [picture for pictures in galleries for picture in pictures]
    if not path:
        foot[hint is not None : hint is not None] = _further(prompt, question)
    parting: ui.Item[Any] = ui.TextDisplay(hint.text) if hint else ui.Separator()
    parts: Parts = [*_galleries(galleries), ui.TextDisplay(head[:TEXT]), *choices(prompt, question), parting]
    text = f"{head}\n{hint.text}" if hint else head
    made, half = layout([*parts, *row(foot)]), () if path[:1] == (RARE,) else path
    return _panel(prompt.room, prompt.seat, text, made, shown, half, staked=not path)


def _panel(
    room: Room, seat: Seat, text: str, made: ui.LayoutView, pictures: Sequence[Picture] = (), path: Path = (), *, staked: bool = False
) -> Screen:
    """The panel of a seat as things are now: whatever happens until it is on the screen is news to its owner."""
    return Screen(text, layout=made, pictures=pictures, shows=asked(room, seat, staked=staked), path=path, since=room.heard.last)


def _stuck(prompt: Prompt, above: str) -> Screen:
    """Asked, and without a legal answer: a fault of ours."""
    words, room = lang.interface(prompt.language), prompt.room
    undo = button(words.BUTTONS["unstick"], ids.write(Verb.UNDO, room.id), ButtonStyle.primary)
    text = "\n".join(line for line in (above, words.stuck([prompt.names[one] for one in room.stuck])) if line)
    return _panel(room, prompt.seat, text, layout([ui.TextDisplay(text), *row([undo])]))


def _head(prompt: Prompt, asked: Question, path: Path, *, advised: bool) -> list[str]:
    """At first where one stands, what is asked and, unless a hint stands below, a line of advice; later the way that was chosen.
    Then the question that is open, if that is not clear."""
    assert prompt.match.decision is not None
    standing = f"-# {prompt.text.standing(prompt.view, prompt.names)}"
    ask = "" if path else prompt.text.ask(prompt.match.decision.ask, prompt.names)
    tip = _tip(prompt) if advised and not path else []
    open_menu = prompt.menu(path) if path[:1] != (RARE,) else None
    if open_menu is None or open_menu.kind is None or open_menu.field is None or asked.mixed:
        return [standing, ask, *tip]
    shown = [option for line in asked.lines for option in line.options]
    plain = "?" in ask or (ask and asked.pick is None and shown and all(option.moves for option in shown))
    way = "" if ask else chosen(prompt, open_menu.kind, open_menu.so_far, menu.names(open_menu.kind))
    return [standing, ask, *tip, way, "" if plain else f"**{prompt.text.field(open_menu.kind, open_menu.field)}**"]


def _tip(prompt: Prompt) -> list[str]:
    """A line of advice for a newcomer."""
    assert prompt.match.decision is not None
    said = prompt.text.tip(prompt.view, prompt.match.decision.ask, prompt.names) if prompt.advised else ""
    return [f"-# 🎓 {said}"] if said else []


# ---------------------------------------------------------------- the choices


def choices(prompt: Prompt, asked: Question) -> Parts:
    """All that can be chosen of a question."""
    return _picks(prompt, asked) if asked.pick else _body(prompt, asked)


def _id(prompt: Prompt, verb: Verb, words: Path) -> str:
    return ids.write(verb, prompt.room.id, prompt.match.moment, words)


def _body(prompt: Prompt, asked: Question) -> Parts:
    """The lines in the order the game gives them, the list of what did not fit, then what leads on or ends something.

    What counts for good says so where other choices do not.
    """
    say, phrases, style = lang.interface(prompt.language), Phrases(prompt), _style(asked)
    final = [any(prompt.final(option.moves) for option in line.options) for line in asked.lines]
    marked = len(set(final)) > 1
    if prompt.match.decision and prompt.match.decision.kind is Kind.LIVE:
        style = ButtonStyle.secondary  # as the public buttons of the same moves, however many there are
    parts: Parts = []
    for line, text, for_good in zip(asked.lines, phrases.lines(asked), final, strict=True):
        parts += _line(prompt, phrases, line, text, style, note=say.BUTTONS["final"] if marked and for_good else "")
    parts += _lists(prompt, phrases, asked, style)
    below: Parts = [button(phrases.below(option), _press(prompt, option), style) for option in asked.below]
    if asked.form is not None:
        below.append(button(say.BUTTONS["other"], _id(prompt, Verb.FORM, asked.form), style))
    return [*parts, *row(below)]


def _style(asked: Question) -> ButtonStyle:
    """The colour of a button: one for all choices, lest some look better than others."""
    count = sum(len(line.options) for line in asked.lines)
    rows = any(not line.alone for line in asked.lines)
    return ButtonStyle.secondary if rows and count > MANY else ButtonStyle.primary


def _line(prompt: Prompt, phrases: Phrases, line: Line, text: str, style: ButtonStyle, note: str) -> Parts:
    """A line of text with its button, or with its buttons below; a text that its buttons complete ends with a colon."""
    if text and note:
        text = f"{text[:-1].rstrip()} ({note}){text[len(text[:-1].rstrip()) :]}" if text.endswith(":") else f"{text} · {note}"
    labels = phrases.buttons(line, line.options)
    buttons = [button(label, _press(prompt, option), style) for label, option in zip(labels, line.options, strict=True)]
    if line.alone:
        return [ui.Section(text, accessory=buttons[0])]
    return [*([ui.TextDisplay(text)] if text else []), *row(buttons)]


def _press(prompt: Prompt, option: Option) -> str:
    """The custom_id of an option's button."""
    if option.words[0] == RARE:
        return _id(prompt, Verb.PAGE, ("0", *option.words))
    return _id(prompt, verb_of(prompt, option), option.words)


def verb_of(prompt: Prompt, option: Option) -> Verb:
    """A press that says plainly what it plays is not asked again; one that may be one too many is."""
    if not option.moves:
        return Verb.WALK
    if len(option.moves) > 1 or option.plan is not None:
        return Verb.ALL
    return Verb.WALK if not prompt.sealed and _caution(prompt, option) else Verb.GO


def _caution(prompt: Prompt, option: Option) -> str:
    return prompt.text.caution(prompt.after(option.moves).view(prompt.seat), option.moves[-1])


def _lists(prompt: Prompt, phrases: Phrases, asked: Question, style: ButtonStyle) -> Parts:
    """What did not fit: one list with descriptions, or a short one a line; one thing alone as a button."""
    if not asked.rest:
        return []
    say = lang.interface(prompt.language)
    if len(asked.rest) == 1:
        _, only = asked.rest[0]
        return [ui.ActionRow(button(beside(*phrases.listed(asked)[0]), _press(prompt, only), style))]
    if not asked.apart:
        named = [(*said, option) for said, (_, option) in zip(phrases.listed(asked), asked.rest, strict=True)]
        return [_list(prompt, asked.path, named, _others(say, phrases, asked))]
    lists: Parts = []
    for n, (line, options) in enumerate(asked.left):
        labels = phrases.buttons(line, options)
        named = [(label, phrases.note(option), option) for label, option in zip(labels, options, strict=True)]
        hint = say.choices_of(phrases.headed(asked, line), [label for label, *_ in named])
        lists.append(_list(prompt, (*asked.path, str(n)), named, hint))
    return lists


def _others(say: InterfaceText, phrases: Phrases, asked: Question) -> str:
    """Above a list of the last buttons of rows: what stands on them by the name of their row, or as many rows as there is room to name."""
    if any(line.alone for line, _ in asked.rest):
        return say.other_choices()
    cut = [(phrases.named(asked, line), phrases.buttons(line, options)) for line, options in asked.left]
    rows = [[*(name for name, _ in cut[:most]), "…"] for most in range(len(cut) - 1, 0, -1)]
    told = (say.other_choices(cut), *(say.other_choices([("", names)]) for names in ([name for name, _ in cut], *rows)))
    return next((one for one in told if len(one) <= LINE), say.other_choices())


def _list(prompt: Prompt, words: Path, named: Sequence[tuple[str, str, Option]], hint: str) -> ui.ActionRow[Any]:
    """A list of options with their descriptions; of its words only that they tell it from others counts."""
    options = [
        SelectOption(label=fitting(name, LINE), value="/".join(option.words), description=fitting(note, LINE) if note not in name else None)
        for name, note, option in named
    ]
    return ui.ActionRow(ui.Select(custom_id=_id(prompt, Verb.PICK, words), options=options, placeholder=fitting(hint, LINE)))


def _picks(prompt: Prompt, asked: Question) -> Parts:
    """A tuple field: one multiple choice, and a button for nothing where nothing is legal."""
    pick = asked.pick
    assert pick
    none = none_of_them(prompt, pick, _id(prompt, Verb.WALK, (*pick.path, "")))
    return [ui.ActionRow(picks(prompt, pick, _id(prompt, Verb.SEVERAL, pick.path))), *row(none)]


# ---------------------------------------------------------------- the foot


def _foot(prompt: Prompt, path: Path, hint: Hint | None = None) -> Parts:
    """The foot of a panel: Back, and behind More… standing orders and what everything is.

    At the first question: a hint or, where one was given, the button that plays it; undo, a closer look, and for a newcomer what
    everything is."""
    say, room, seat = lang.interface(prompt.language), prompt.room, prompt.seat
    what: Parts = [button(say.BUTTONS[Verb.LEGEND], ids.write(Verb.LEGEND, room.id))]
    if path == (RARE,):
        return [button(say.BUTTONS["back"], _id(prompt, Verb.PAGE, ("0",))), *_orders(prompt), *([] if prompt.advised else what)]
    if path:
        before = () if path[0] == RARE else menu.back(prompt.menu, path)
        return [button(say.BUTTONS["back"], _id(prompt, Verb.PAGE, ("0", *before)))]
    foot: Parts = []
    if hint is not None:
        foot.append(button(say.BUTTONS["do_it"], _id(prompt, Verb.HINT, lines.spelt(hint.moves)), ButtonStyle.success))
    elif room.row.hints and not room.rated:
        foot.append(button(say.BUTTONS["hint"], ids.write(Verb.HINT, room.id, prompt.match.moment)))
    return [*foot, *undos(room, seat, prompt.language), look(room, prompt.language), *(what if prompt.advised else [])]


def _further(prompt: Prompt, question: Question) -> Parts:
    """The way to what is rare; where nothing waits there but the standing orders, straight to them."""
    words = lang.interface(prompt.language).BUTTONS
    if question.more or not prompt.advised:
        return [button(words["rare"], _id(prompt, Verb.PAGE, ("0", RARE)))]
    return _orders(prompt)


def undos(room: Room, seat: Seat, language: str) -> Parts:
    """Buttons that take back what the last press played, and all steps of the turn where there are more."""
    words, steps, last = lang.interface(language).BUTTONS, room.playing().own_steps(seat), room.undoable(seat)
    mark = room.step_mark(seat)
    undo = [button(words["undo"], ids.write(Verb.UNDO, room.id, mark))] if last else []
    return [*undo, *([button(words["undo_turn"], ids.write(Verb.UNDO_TURN, room.id, mark))] if last != steps else [])]


def look(room: Room, language: str) -> ui.Button[Any]:
    return button(lang.interface(language).BUTTONS["look"], ids.write(Verb.LOOK, room.id))


def _orders(prompt: Prompt) -> Parts:
    """The way to the standing orders, in a game that has some."""
    room, words = prompt.room, lang.interface(prompt.language).BUTTONS
    return [button(words["orders"], ids.write(Verb.ORDERS, room.id))] if room.game.ORDERS else []


def _pictures(prompt: Prompt, path: Path, brought: Sequence[Picture] = ()) -> list[Sequence[Picture]]:
    """The pictures above a question, below one another: what it is about, and at first the hand, in which lie the cards that have
    just come too. Two side by side would be cut to squares."""
    room, about = prompt.room, prompt.subject(path)
    part = [(posts.glimpse(room, prompt.view, about, prompt.language),)] if about is not None else []
    return [*part, *([_held(prompt, brought)] if _in_hand(prompt, path) else [])]


def _held(prompt: Prompt, brought: Sequence[Picture]) -> Sequence[Picture]:
    """The hand, or where a game knows that it does not matter now, the cards that have just come."""
    closeups = GAMES[prompt.room.row.game].closeups
    if closeups is not None and closeups.asked is not None and not closeups.asked(prompt.view):
        return brought
    return (posts.held(prompt.room, prompt.view, prompt.language),)


def _in_hand(prompt: Prompt, path: Path) -> bool:
    return not path and holds(prompt.view)


def _galleries(shown: Sequence[Sequence[Picture]]) -> Parts:
    return [part for pictures in shown for part in _gallery(pictures)]


def _gallery(pictures: Sequence[Picture]) -> Parts:
    """Pictures that come with the message."""
    items = [MediaGalleryItem(f"attachment://{one.name}", description=one.alt) for one in pictures]
    return [ui.MediaGallery(*items)] if items else []


# ---------------------------------------------------------------- other screens of the panel


def confirm(prompt: Prompt, move: Any, preview: str) -> Screen:
    """The last press of a move that may be one too many, or whose odds were not seen: what is known of it, and once more the button."""
    say, path = lang.interface(prompt.language), menu.tokens(move)
    text = f"**{lang.move_in(prompt.text, prompt.view, move, prompt.names)}**\n{preview}"
    go = button(say.BUTTONS["do_it"], _id(prompt, Verb.GO, path), ButtonStyle.danger)
    at_first = any(option.moves == (move,) for option, _ in ask(prompt).options)
    back = button(say.BUTTONS["back"], _id(prompt, Verb.PAGE, ("0", *(() if at_first else menu.back(prompt.menu, path)))))
    made = layout([ui.TextDisplay(text), *row([back]), ui.Separator(), *row([go])])
    return _panel(prompt.room, prompt.seat, text, made)


def finished(room: Room, seat: Seat, language: str, text: str, brought: Sequence[Picture] = ()) -> Screen:
    """After a press when nothing more is asked of this seat now."""
    playing = room.row.phase == "playing"
    foot = [*undos(room, seat, language), look(room, language)] if playing else []
    made = layout([*_gallery(brought), ui.TextDisplay(text[:TEXT]), *row(foot)])
    return _panel(room, seat, text, made, brought)


def closed(language: str) -> Screen:
    """An older panel once a newer one is open."""
    text = lang.interface(language).continued()
    return Screen(text, layout=layout([ui.TextDisplay(text)]))


def plain(screen: Screen) -> Screen:
    """A screen of the older kind as one of the newer, to stand in the place of a panel."""
    if screen.layout is not None:
        return screen
    rows: dict[int, Parts] = {}
    for item in screen.view.children if screen.view else ():
        rows.setdefault(item.row or 0, []).append(item)
    parts: Parts = [ui.TextDisplay(screen.text[:TEXT])]
    for items in rows.values():
        for item in items:
            item.row = None
        parts += row(items)
    return Screen(screen.text, layout=layout(parts), files=screen.files)
