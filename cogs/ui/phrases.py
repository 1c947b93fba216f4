"""The words of a question: what its lines are about, what stands on their buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import lang
from rules.engine.shortlist import Way

from .labels import BESIDE, beside
from .lines import RARE, Line, Option, Question
from .menu import names
from .prompt import Prompt

T = TypeVar("T")
Shared = Counter[tuple[str, Any]]
BRIEF = 20  # the longest name of a choice that stands in a row with its neighbours


@dataclass(frozen=True, slots=True)
class Phrases:
    """Speaks of one question in the words of its game."""

    prompt: Prompt

    def choice(self, option: Option) -> str:
        """The value an option stands for."""
        assert option.kind and option.field
        return self.prompt.text.choice(option.kind, option.field, option.value, self.prompt.seat, self.prompt.names)

    def brief(self, option: Option) -> bool:
        """Whether a name is all there is to say of an option."""
        if option.field is None or self.note(option):
            return False
        name = self.choice(option)
        return len(name) <= BRIEF and BESIDE not in name

    def note(self, option: Option) -> str:
        """What should be known of an option before it is taken."""
        return self._once("note", _key(option), lambda: self._note(option))

    def _once(self, what: str, key: Hashable, work_out: Callable[[], T]) -> T:
        """What is said of a choice is worked out once, however often it is looked at."""
        said = self.prompt.said
        if (what, key) not in said:
            said[what, key] = work_out()
        return cast(T, said[what, key])

    def _note(self, option: Option) -> str:
        if whole := self._in_all(option):
            return whole
        prompt = self.prompt
        noted = prompt.text.remark(prompt.before_last(option.moves), option.moves[-1], prompt.room.names) if option.moves else ""
        if noted or option.kind is None or option.field is None:
            return noted
        return prompt.text.beside(prompt.view, option.kind, option.field, option.value)

    # ------------------------------------------------------------ a line

    def line(self, asked: Question, line: Line) -> str:
        """What a line is about: `**Harvest** · 2 Wheat, then Water into Wheat`."""
        return self._once("line", (asked.mixed, line.field, *map(_key, line.options)), lambda: self._line(asked, line))

    def _line(self, asked: Question, line: Line) -> str:
        prompt, option = self.prompt, line.options[0]
        ways = [_way(one) for one in line.options]
        if option.moves and (said := prompt.text.head(prompt.view, ways, prompt.names, prompt.before_last(option.moves))):
            return said
        if line.alone:
            return self._alone(asked, line, option)
        assert option.kind
        kind = prompt.text.kind(option.kind, prompt.seat)
        if line.field is not None:
            label = prompt.text.choice(option.kind, line.field, line.value, prompt.seat, prompt.names)
            told = beside(label, prompt.text.beside(prompt.view, option.kind, line.field, line.value))
            return _bold(beside(kind, told) if asked.mixed else told)
        return _bold(kind) if asked.mixed or option.field is None else ""  # else the question itself stands above

    def lines(self, asked: Question) -> list[str]:
        """What each line is about; what several one after another have in common, above their own words, is said once."""
        told = [self.line(asked, line).rpartition("\n") for line in asked.lines]
        before = ["", *(common for common, *_ in told)]
        return [own if common == last else f"{common}{between}{own}" for (common, between, own), last in zip(told, before, strict=False)]

    def _commons(self, asked: Question) -> set[str]:
        """What stands above the lines that are shown, each said once."""
        return {self.line(asked, line).rpartition("\n")[0] for line in asked.lines}

    def _alone(self, asked: Question, line: Line, option: Option) -> str:
        """A choice with a line of its own: what it is, what it is good for, what should be known of it.

        Where one press settles two fields, its line is the whole move: the value of the last alone would not answer what is asked."""
        prompt = self.prompt
        name, *brings = self.choice(option).split(BESIDE) if option.field else [""]
        if option.moves and (asked.mixed or not name or line.field is not None):
            name = prompt.text.move(option.moves[-1], prompt.seat, prompt.names)
        elif not name:
            assert option.kind
            name = prompt.text.kind(option.kind, prompt.seat)
        return _bold(BESIDE.join(part for part in (name, *brings, self.note(option)) if part))

    def headed(self, asked: Question, line: Line) -> str:
        """A line as the head of a list: its name and what is said of it, plain."""
        return self.line(asked, line).rpartition("\n")[2].replace("**", "").strip(" :\u00a0")

    def named(self, asked: Question, line: Line) -> str:
        """The name of a line alone."""
        return self.line(asked, line).rpartition("\n")[2].removeprefix("**").partition("**")[0].strip(" :\u00a0")

    # ------------------------------------------------------------ a button

    def button(self, line: Line, option: Option) -> str:
        """What stands on the button of one option of a line."""
        return self.buttons(line, (option,))[0]

    def buttons(self, line: Line, options: Sequence[Option]) -> list[str]:
        """What stands on the buttons of some options of a line."""
        shared = None if line.alone else self._shared(line)
        return [self._button(line, option, shared) for option in options]

    def _button(self, line: Line, option: Option, shared: Shared | None) -> str:
        """What stands on an option's button: a verb where the line says the rest, else what tells it from its neighbours.

        A game whose move has no verb of its own (`press` is "") names the choice even where it is the only one; what only leads on says
        so: no button goes without a word.
        """
        prompt = self.prompt
        said = self._told_apart(option, shared)
        pressed = prompt.text.press(type(option.moves[-1]), option.field) if option.moves else ""
        if line.alone and pressed and not (said and len(option.moves) > 1):
            return pressed
        if said:
            return said
        if option.field is not None and (option.moves or not line.alone):
            return self.choice(option).partition(BESIDE)[0]
        assert option.kind
        return prompt.text.press(option.kind, option.field) or lang.interface(prompt.language).your_move()

    def _told_apart(self, option: Option, shared: Shared | None) -> str:
        """The game's word for an option; where that is the same for the whole line, the value that only this one has."""
        said = self._label(option)
        if shared is None or not option.moves:
            return said
        first = option.moves[0]
        own = next((name for name in names(type(first)) if shared[name, getattr(first, name)] == 1), None)
        return said if own is None else self.prompt.text.choice(type(first), own, getattr(first, own), self.prompt.seat, self.prompt.names)

    def _shared(self, line: Line) -> Shared | None:
        """How many options of a line have each value of a field; None where the game has different words for them."""
        first = self._label(line.options[0])
        if any(self._label(option) != first for option in line.options):
            return None
        moves = [option.moves[0] for option in line.options if option.moves]
        return Counter((name, getattr(move, name)) for move in moves for name in names(type(move)))

    def _label(self, option: Option) -> str:
        return self._once("label", _key(option), lambda: self._called(option))

    def _called(self, option: Option) -> str:
        said = self.prompt.text.label(self.prompt.before_last(option.moves), _way(option), self.prompt.names)
        return ", ".join(part for part in (said, self._in_all(option)) if part)

    def _in_all(self, option: Option) -> str:
        """What the moves of an option cost and bring together, if that is more than its last one says."""
        if len(option.moves) < 2:
            return ""
        return self.prompt.text.in_all(self.prompt.view, option.moves, self.prompt.before_last(option.moves))

    def below(self, option: Option) -> str:
        """A button in the row below all lines."""
        assert option.kind
        if said := self._label(option):
            return said
        kind = self.prompt.text.kind(option.kind, self.prompt.seat)
        return beside(kind, self.note(option)) if option.moves else f"{kind}…"

    def listed(self, asked: Question) -> list[tuple[str, str]]:
        """What did not fit, as a list: the name of each option, and what should be known of it."""
        commons, found = self._commons(asked), list[tuple[str, str]]()
        for line, options in asked.left:
            names = map(self._named, options) if line.alone else self.buttons(line, options)
            found += [self._listed(asked, line, option, said, commons) for option, said in zip(options, names, strict=True)]
        return found

    def _listed(self, asked: Question, line: Line, option: Option, said: str, commons: set[str]) -> tuple[str, str]:
        common, _, told = self.line(asked, line).rpartition("\n")
        name, _, about = told.removeprefix("**").partition("**") if told else ("", "", "")
        if about.endswith(":"):  # there the buttons would follow
            about = about.rpartition(". ")[0]
        how = "" if {common} == commons else common.replace("**", "").strip(" :\u00a0")
        note = self.note(option) or BESIDE.join(part for part in (how, about.strip(" ·,:.\u00a0")) if part)
        return (name if said in name else beside(name, said)) if name else said, note

    def _named(self, option: Option) -> str:
        """What tells a choice from others of its kind, where it stands among them and has no button."""
        return self._label(option) if option.moves else ""


def _key(option: Option) -> Hashable:
    """What tells an option from all others of a prompt. Its moves would do that too, but take longer to compare."""
    return option.words, option.field, len(option.moves)


def _way(option: Option) -> Way:
    """What an option is called by: its moves with the plan for later, else the kind of move, and a mark if its lines did not fit."""
    if option.moves:
        return (*option.moves, option.plan) if option.plan else option.moves
    return (option.kind, RARE) if option.words[0] == RARE else (option.kind,)


def _bold(text: str) -> str:
    """The name in bold, what is said of it after it."""
    name, between, told = text.partition(BESIDE)
    return f"**{name}**{between}{told}"


def chosen(prompt: Prompt, kind: type, so_far: tuple[Any, ...], names: tuple[str, ...]) -> str:
    """The way that was chosen, small: `-# Lay face down → Consul (5)`."""
    text: lang.GameText = prompt.text
    parts = [text.kind(kind, prompt.seat)]
    for name, value in zip(names, so_far, strict=False):
        parts.append(beside(text.choice(kind, name, value, prompt.seat, prompt.names), text.beside(prompt.view, kind, name, value)))
    return f"-# {' → '.join(parts)}"
