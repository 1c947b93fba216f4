"""The picture above a question: the part of the board it is about, of what everybody sees, small, and beside its choices."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from playing import playout
from rooms import components_of, room_of

import games
from cogs.ui import menu, panel
from cogs.ui.prompt import Prompt
from games import GAMES
from render.triumvirat.glimpse import MOST, TRACKS, window
from rules.engine.match import Match
from rules.fortuna.questions import ChooseFavour
from rules.triumvirat.components import Province
from rules.triumvirat.moves import March
from rules.triumvirat.questions import Actions, Movement

LIGHT = 64_000  # bytes
NAMES = ("Marc", "Octavie", "Tibère", "Claudia")


def asked(game: str, kind: type, seed: str = "glimpse", plies: int = 400) -> Match:
    """A position in which such a question is put to somebody."""
    rules = GAMES[game].rules
    return next(match for match in islice(playout(rules, max(rules.SEATS), seed), plies) if match.decision and _is(match, kind))


def _is(match: Match, kind: type) -> bool:
    assert match.decision is not None
    return isinstance(match.decision.ask, kind)


def prompt_of(match: Match, language: str = "en") -> Prompt:
    seat = min(match.waiting)
    return Prompt.of(room_of(match, NAMES[: match.record.seats], language), seat, language)


def galleries(prompt: Prompt, path: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    return [part for part in components_of(panel.moves(prompt, path).layout) if part["type"] == 12]


def test_a_march_is_chosen_beside_the_map_round_the_triumvir() -> None:
    prompt = prompt_of(asked("triumvirat", Movement))
    screen = panel.moves(prompt)
    (picture,) = screen.pictures
    (gallery,) = galleries(prompt)
    (item,) = gallery["items"]
    assert item["media"]["url"] == f"attachment://{picture.name}" and item["description"] == picture.alt
    assert components_of(screen.layout)[0] == gallery, "above the question and its choices"
    assert len(picture.draw()) < LIGHT


def test_the_window_holds_what_may_be_chosen_or_what_lies_near() -> None:
    near = window(Province.ITALIA, (Province.SICILIA, Province.GALIA_CISALPINA))
    assert near[2] - near[0] <= MOST[0] and near[3] - near[1] <= MOST[1]
    assert near[0] < 528 < near[2] and near[1] < 146 and near[3] > 627, "both ends are in it"
    far = window(Province.ITALIA, tuple(Province))
    assert far[2] - far[0] == MOST[0] and far[3] - far[1] <= MOST[1] and far[0] < 632 < far[2] and far[1] < 396 < far[3]


def test_what_may_be_chosen_is_outlined() -> None:
    match = asked("triumvirat", Movement)
    seat, drawn = min(match.waiting), GAMES["triumvirat"].glimpse
    assert drawn is not None
    view, text = match.view(seat), games.text("en", "triumvirat")
    here = match.state.table.triumvirs.at[seat]
    targets = tuple(move.to for move in match.legal(seat) if isinstance(move, March))
    assert targets and drawn.subject(view, match.legal(seat)) == (here, tuple(sorted(set(targets))))
    assert drawn.picture(view, (here, targets[:1]), NAMES, text) != drawn.picture(view, (here, ()), NAMES, text)


def test_a_move_half_said_is_about_the_rest_of_it() -> None:
    """Who marches sees where to; who loads legions is asked how many, and needs no map for that."""
    prompt = prompt_of(asked("triumvirat", Movement))
    assert {menu.tokens(move)[0] for move in prompt.legal} >= {"March", "Load"}
    (march,) = panel.moves(prompt, ("March",)).pictures
    (whole,) = panel.moves(prompt).pictures
    assert march.draw() == whole.draw() and not galleries(prompt, ("Load",))


def test_each_question_has_its_part_and_what_is_rare_has_none() -> None:
    actions = prompt_of(asked("triumvirat", Actions))
    glimpse = GAMES["triumvirat"].glimpse
    assert glimpse is not None and glimpse.subject(actions.view, ()) == TRACKS
    favour = prompt_of(asked("fortuna", ChooseFavour))
    assert any(item["media"]["url"].endswith("part.png") for gallery in galleries(favour) for item in gallery["items"])
    assert not galleries(favour, ("~",))


@pytest.mark.parametrize("game", [name for name, title in GAMES.items() if title.glimpse])
def test_every_glimpse_is_light_and_made_of_what_its_player_sees(game: str) -> None:
    rules, drawn, seen = GAMES[game].rules, GAMES[game].glimpse, set[str]()
    assert drawn is not None
    for match in islice(playout(rules, max(rules.SEATS), "light"), 300):
        for seat in sorted(match.waiting):
            assert match.decision is not None
            view, kind = match.view(seat), str(getattr(match.decision.ask, "ask", type(match.decision.ask)))
            shown = drawn.subject(view, match.legal(seat))
            if shown is not None and kind not in seen:
                seen.add(kind)
                assert len(drawn.picture(view, shown, NAMES, games.text("fr", game))) < LIGHT, kind
    assert len(seen) >= 4
