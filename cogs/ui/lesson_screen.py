"""A step of a lesson as it is shown: what it says, the board, and the choices of the panel."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from discord import ButtonStyle, MediaGalleryItem, ui

import games
import lang
from host import lessons
from host.lessons import LESSONS, Learner, Place
from lang.lesson import lesson
from rules.engine.shortlist import Line as Ways
from rules.engine.shortlist import Way

from . import ids, lines, menu, panel
from .ids import Verb
from .lines import RARE, ROW, Question
from .menu import Path
from .panel import COMPONENTS, Parts
from .phrases import Phrases, chosen
from .prompt import Prompt
from .screens import Screen, button, rows, view

SHORT = 16  # components of the choices, where they have what the step asks for: on a phone its words should stay in sight
AROUND = 10  # components beside the choices: the text, the picture, two lines that part them, the foot with its buttons


class LessonPrompt(Prompt):
    """The prompt of a lesson, where nothing is for good: another move than it asks for is taken back."""

    def final(self, moves: tuple[Any, ...]) -> bool:
        return False


def prompt(at: Place, who: Learner) -> Prompt:
    """What the learner is asked at a place."""
    return LessonPrompt.of(lessons.room(at, who), at.lesson.seat, who.language)


def step(at: Place, who: Learner, path: Path = (), above: str = "") -> Screen:
    """A step, or a further question in it; `above` answers a move that it did not ask for: that is read first."""
    language = who.language
    asked, say = prompt(at, who), lang.interface(language)
    head = say.lesson_head(games.text(language, at.game).TITLE, at.step + 1, at.lesson.last + 1)
    text = "\n".join(part for part in (head, above, lesson(language, at.game)[at.step].say, _led(asked, path)) if part)
    shown = lessons.picture(at, asked.room)
    parts: Parts = [ui.MediaGallery(MediaGalleryItem(f"attachment://{shown.name}", description=shown.alt)), ui.TextDisplay(text)]
    first = question(at, asked, path) if at.open else None
    if first is not None:
        parts += [ui.Separator(), *panel.choices(asked, first)]
    rare = bool(first and first.more)
    return Screen(text, layout=panel.layout([*parts, *panel.row(_foot(at, asked, language, path, rare=rare))]), pictures=[shown])


def _led(asked: Prompt, path: Path) -> str:
    """What has been chosen of a move so far, and the question that is open."""
    menu_here = asked.menu(path) if path and path != (RARE,) else None
    if menu_here is None or menu_here.kind is None or menu_here.field is None:
        return ""
    way = chosen(asked, menu_here.kind, menu_here.so_far, menu.names(menu_here.kind))
    return f"{way}\n**{asked.text.field(menu_here.kind, menu_here.field)}**"


def question(at: Place, asked: Prompt, path: Path) -> Question:
    """What is asked after a path, in the room that a step leaves; what the step asks for comes first."""
    room, brief = COMPONENTS - AROUND, Phrases(asked).brief
    if path[:1] == (RARE,):
        return lines.rare(asked.legal, question(at, asked, ()), path, room, brief)
    short, full = (lines.question(asked.legal, _first(at, asked), path, budget, brief) for budget in (SHORT, room))
    within_reach = any(cost == 1 and option.moves and at.after(option.moves) for option, cost in short.options)
    return short if within_reach and not short.behind else full


def _first(at: Place, asked: Prompt) -> list[Ways]:
    """The game's shortlist, with the line first in which the learner finds what the step asks for."""
    ways = sorted(_no_further(at, asked.shortlist), key=lambda line: not _leads_on(at, line))
    if not ways or _leads_on(at, ways[0]):
        return ways
    alike = [move for move in asked.legal if type(move) is type(at.open[0])]
    rows = groupby(alike, key=lambda move: menu.tokens(move)[:-1])  # side by side what differs in its last word alone
    return [*(tuple((move,) for move in row) for _, row in rows), *ways] if len(alike) <= ROW else ways


def _no_further(at: Place, shortlist: Sequence[Ways]) -> Sequence[Ways]:
    """Where a step wants to be played by itself: what would lead past it, and all like it, only as far as it goes."""
    goal = at.open
    past = {_kinds(way) for line in shortlist for way in line if way[: len(goal)] == goal and way != goal}
    if not at.lesson.steps[at.step].alone or not past:
        return shortlist
    cut = [tuple(dict.fromkeys(way[: len(goal)] if _kinds(way) in past else way for way in line)) for line in shortlist]
    return [line for line in dict.fromkeys(cut) if line != ((type(goal[0]),),)]  # all of that kind stand there by themselves now


def _kinds(way: Way) -> tuple[type, ...]:
    return tuple(map(type, way))


def _leads_on(at: Place, line: Ways) -> bool:
    return any(at.after(way) is not None for way in line)


def _foot(at: Place, asked: Prompt, language: str, path: Path, *, rare: bool) -> Parts:
    """Buttons to the step before and the next, or to the beginning; at the end to a table."""
    words = lang.interface(language).BUTTONS

    def page(label: str, to: Path) -> ui.Button[ui.LayoutView]:
        return button(words[label], ids.write(Verb.PAGE, at.number, asked.match.moment, ("0", *to)))

    def go(label: str, to: Place, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[ui.LayoutView]:
        return button(words[label], ids.write(Verb.LEARN, to.number), style)

    if path:
        return [page("back", () if path[0] == RARE else menu.back(asked.menu, path))]
    foot: Parts = [page("rare", (RARE,))] if rare else []
    if at.step == at.lesson.last:
        foot.append(button(words["learn_onward"], ids.write(Verb.PLAY_ON, at.number), ButtonStyle.success))
        foot.append(button(words[Verb.NEW_TABLE], ids.write(Verb.NEW_TABLE, 0, 0, (at.game,)), ButtonStyle.primary))
    if at.step:
        foot.append(go("previous", at.before))
    if at.step > 1:
        foot.append(go("learn_again", Place(at.game)))
    if at.step < at.lesson.last:
        foot.append(go("learn_skip", at.next) if at.open else go("next", at.next, ButtonStyle.primary))
    return foot


def which(reached: dict[str, int], language: str, first: str) -> Screen:
    """The lessons there are, each where the learner has come to."""
    say, offered = lang.interface(language), []
    for game, one in sorted(LESSONS.items(), key=lambda item: item[0] != first):
        title, at = games.text(language, game).TITLE, reached.get(game, 0)
        label = say.lesson_label(title, at + 1, one.last + 1) if at else title
        offered.append(button(label, ids.write(Verb.LEARN, 0, 0, (game,)), ButtonStyle.primary))
    return Screen(say.lessons_which(), view(*rows(offered)))
