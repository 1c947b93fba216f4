"""How long the lessons are: steps, characters to read, and presses from the first screen to the last."""

from __future__ import annotations

from cogs.ui import lesson_screen, menu
from cogs.ui.menu import Path
from host.lessons import LESSONS, Learner, Place
from lang import LANGUAGES
from lang.lesson import lesson

from .measure import Effort
from .report import Aim, Row

STEPS, CHARACTERS, PRESSES = Aim(10, 9), Aim(300, 260), Aim(20, 15)
NEXT = 1  # the press that leads on from a step to read


def run(effort: Effort) -> list[Row]:
    rows = []
    for game, of_game in LESSONS.items():
        said = [step.say for language in LANGUAGES for step in lesson(language, game)]
        rows.append(Row("lessons", f"{game}, steps", len(of_game.steps), "steps", STEPS))
        note = f"{sum(map(len, said)) / len(LANGUAGES):.0f} in the whole lesson"
        rows.append(Row("lessons", f"{game}, longest step", max(map(len, said)), "characters", CHARACTERS, note))
        rows.append(Row("lessons", f"{game}, presses", sum(way(game)), "presses", PRESSES))
    return rows


def way(game: str) -> list[int]:
    """The presses of each step but the last, by who does what it says."""
    counts: dict[int, int] = {}
    at = Place(game)
    while at.step < at.lesson.last:
        cost, to = presses(at) if at.open else (NEXT, at.next)
        counts[at.step] = counts.get(at.step, 0) + cost
        at = to
    return list(counts.values())


def presses(at: Place, language: str = "en") -> tuple[int, Place]:
    """The fewest presses that lead on from a place, and where they lead."""
    asked, path, taps = lesson_screen.prompt(at, Learner("Anna", language)), Path(), 0
    wanted = menu.tokens(at.open[0])
    while True:
        options = lesson_screen.question(at, asked, path).options
        found = [(cost, to) for option, cost in options if option.moves and (to := at.after(option.moves)) is not None]
        if found:
            cost, to = min(found, key=lambda one: one[0])
            return taps + cost, to
        leads = [(cost, option.words) for option, cost in options if not option.moves and option.words == wanted[: len(option.words)]]
        further = [lead for lead in leads if len(lead[1]) > len(path)]
        if not further:
            raise LookupError(f"nothing on the screen leads to {at.open[0]} at step {at.step + 1} of {at.game}")
        cost, path = min(further)
        taps += cost
