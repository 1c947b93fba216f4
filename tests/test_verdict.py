"""The verdict: what is said to have decided a game did, and stands in a sentence."""

from __future__ import annotations

import re
from itertools import product

import pytest
from rooms import room_of
from test_film import whole
from wording import flat

import games
import lang
from games import GAMES
from host.telling import posts
from lang.facts.triumvirat import ROMAN
from lang.shared import FEW, decisive, tie_break
from rules.engine.model import Cite, Line, Sheet
from rules.triumvirat.components import Counted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_the_verdict_says_what_made_the_difference(game: str, language: str) -> None:
    """Lines of the score that cover the margin; nothing where a tie-break decided, nothing is counted, or a few lines can't cover it."""
    room = room_of(whole(game), language=language)
    sheet, verdict = room.sheet(), posts.result(room, language, posts.TEXT)[0]
    made = decisive(sheet)
    assert all(games.text(language, game).factor(what) in verdict for what, _, _ in made)
    if len(sheet.lines) > 1 and None not in sheet.totals and len(sheet.winners) == 1 and not tie_break(sheet):
        low, high = sorted(total or 0 for total in sheet.totals)
        leads = sorted((abs((one or 0) - (other or 0)) for one, other in (line.points for line in sheet.lines)), reverse=True)
        assert sum(won - lost for _, won, lost in made) >= high - low if made else sum(leads[:FEW]) < high - low
    else:
        assert not made


@pytest.mark.parametrize(
    ("lines", "named"),
    [
        ({"ale": (4, 10), "potion": (10, 0), "sword": (10, 0), "mills": (12, 17)}, ["potion", "sword"]),  # each alone covers 36 to 27
        ({"patricians": (11, 10), "majorities": (2, 2), "groups": (1, 0), "mission": (2, 2)}, ["patricians", "groups"]),  # 16 to 14
        ({"spaces": (15, 11), "wine": (None, 3)}, ["spaces"]),
        ({"spaces": (13, 13), "wine": (8, 8)}, []),  # shared, or a tie-break
        ({"a": (1, 0), "b": (1, 0), "c": (1, 0), "d": (1, 0), "e": (0, 3)}, []),  # any of four
        ({"spaces": (15, 11)}, []),  # the verdict has said it
    ],
)
def test_what_decided_covers_the_margin(lines: dict[str, tuple[int | None, int]], named: list[str]) -> None:
    """The fewest lines that do, and all that lead as far; not one of several that are alike."""
    totals = tuple(sum(points or 0 for points in column) for column in zip(*lines.values(), strict=True))
    score = tuple(Line(what, Cite("X1.1"), points) for what, points in lines.items())
    assert [what for what, _, _ in decisive(Sheet(score, totals, (1, 2), "over"))] == named


def test_the_lines_that_decided_stand_in_a_sentence() -> None:
    """As one would say it, in both languages."""
    one, two = [("the card “1 VP per Wine”", 8, 0)], [("les patriciens", 11, 10), ("les majorités", 5, 4)]
    assert lang.interface("en").decided(one) == "What decided it: the card “1 VP per Wine”, 8 to 0."
    assert flat(lang.interface("fr").decided(two)) == "Ce qui a fait la différence : les patriciens (11 à 10) et les majorités (5 à 4)."
    for language, game in product(lang.LANGUAGES, ("cesar", "fortuna", "lutece")):
        sheet, text = room_of(whole(game), language=language).sheet(), games.text(language, game)
        assert all(re.match(r"(the |les |la |l’)", text.factor(line.what)) for line in sheet.lines)


def test_a_tie_break_is_one_sentence() -> None:
    english = lang.interface("en").end_verdict("**Livia** wins on the tie-break", "Game over.", "21 VP each, 8 coins to 0")
    assert english == "🏆 **Livia** wins on the tie-break: 21 VP each, 8 coins to 0. Game over."
    french = lang.interface("fr").end_verdict("**Livia** gagne au départage", "Fin.", "21 PV partout, 8 pièces contre 0")
    assert flat(french) == "🏆 **Livia** gagne au départage : 21 PV partout, 8 pièces contre 0. Fin."


@pytest.mark.parametrize("brief", [False, True])
def test_the_triumvirs_stand_in_the_score_by_their_characters(*, brief: bool) -> None:
    """With the player's name beside it, and their skills in Roman numerals."""
    room = room_of(whole("triumvirat"), ("Marc", "Livia"))
    lines = dict(zip((line.what for line in room.sheet().lines), posts.scores(room, "en", brief=brief)[brief:], strict=True))
    figures = {line.what: line.points for line in room.sheet().lines}
    roman = [ROMAN[level or 0] for level in figures[Counted.POLITICS]]
    if brief:
        assert posts.scores(room, "fr", brief=True)[0] == "César (Marc) | Pompée (Livia)"
        assert lines[Counted.POLITICS] == f"- Politics: {' | '.join(roman)}"
    else:
        assert lines[Counted.POLITICS] == f"- Politics: Caesar (Marc) {roman[0]}, Pompey (Livia) {roman[1]}"
        assert lines[Counted.PROVINCES] == "- Provinces: Caesar (Marc) {}, Pompey (Livia) {}".format(*figures[Counted.PROVINCES])
