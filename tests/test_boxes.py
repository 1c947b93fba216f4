"""Printed figures from somebody's own box: checked in words, chosen in the lobby, kept with the game for ever."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playing import check_json, check_replay, playout
from tables import ALICE, BOB, GUILD, lived, play_out, why

from games import GAMES
from host.after.hall import Hall
from host.play import boxes, lobby
from host.play.room import Room
from host.play.rooms import Rooms
from host.record import exporting
from host.telling import gathering
from lang.errors import BadOption, HostError
from render.placeholder import PLACEHOLDER
from render.triumvirat import board as picture
from render.triumvirat import roads, samples, ways
from rules import fortuna, lutece, triumvirat
from rules.engine import codec
from rules.engine.box import BoxError, figures_of
from rules.engine.dice import Dice
from rules.fortuna.components import Building
from rules.lutece.components import Card, Kind, catalogue
from rules.triumvirat.components import Province, Sea, Way, board
from tools import components

Figures = dict[str, Any]
each_game = pytest.mark.parametrize("game", boxes.GIVEN)


def other(game: str) -> Figures:
    """Figures that differ from those assumed."""
    figures: Figures = json.loads(boxes.sample(game))
    match game:
        case "fortuna":
            figures["costs"] |= {"market": 2, "basilica": 9}
        case "lutece":
            for card in figures["cards"]:
                card["cost"] = (card["cost"] + 1) % 4
        case "triumvirat":
            figures["borders"] = [*figures["borders"][1:], ["Italia", "Illyricum"]]
            figures["provinces"]["Illyricum"] |= {"type": "political", "seas": ["Mare occidentale"]}
    return figures


def laid_out(folder: Path, game: str, name: str = "mine", figures: Figures | None = None) -> Path:
    path = folder / boxes.FOLDER / f"{game}-{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(figures or other(game)), "utf-8")
    return path


def text_of(game: str, figures: Figures | None = None) -> str:
    box = boxes.box_of(game)
    assert box
    return box.written("mine", figures or other(game))


# ---------------------------------------------------------------- checked in words


@each_game
def test_the_assumed_figures_are_a_file_to_start_from(game: str, tmp_path: Path) -> None:
    (shown,) = components.present(game)
    lines, code = components.check(laid_out(tmp_path, game, figures=json.loads(shown)))
    assert code == 0 and "valid" in lines[0] and game in lines[1]


def broken(game: str, change: Callable[[Any], object]) -> tuple[str, ...]:
    figures = json.loads(boxes.sample(game))
    change(figures)
    with pytest.raises(BoxError) as wrong:
        text_of(game, figures)
    return wrong.value.problems


def test_every_fault_of_a_box_is_told_in_a_sentence() -> None:
    (dear,) = broken("fortuna", lambda f: f["costs"].update(palace=11))
    assert "1 to 10 coins" in dear and "palace" in dear
    assert broken("fortuna", lambda f: f["costs"].pop("market")) == ("“costs” lacks “market”.",)
    (spare,) = broken("fortuna", lambda f: f.update(money=7))
    assert "“money”" in spare
    (count,) = broken("lutece", lambda f: f["cards"].pop())
    assert "34 places" in count and "has 33" in count
    (kind,) = broken("lutece", lambda f: f["cards"][0].update(kind="senator"))
    assert "Card 1" in kind and "brewer" in kind
    (talent,) = broken("lutece", lambda f: f["cards"][52].update(talent=3))
    assert "tavern" in talent and "no Talent" in talent
    (wants,) = broken("lutece", lambda f: f["cards"][73].update(wants=["bread", "bread"]))
    assert "two different" in wants
    (coast,) = broken("triumvirat", lambda f: f["provinces"]["Syria"].update(seas=[]))
    assert "Syria" in coast and "coast" in coast
    (itself,) = broken("triumvirat", lambda f: f["borders"].append(["Italia", "Italia"]))
    assert "itself" in itself
    (nobody,) = broken("triumvirat", lambda f: f["starts"]["3"][0]["provinces"].remove("Achaea"))
    assert "nobody has Achaea" in nobody
    (lost,) = broken("triumvirat", lambda f: f["starts"]["2"][1].update(triumvir="Asia"))
    assert "not one of their provinces" in lost
    assert len(broken("triumvirat", lambda f: [one.pop("seas") for one in f["provinces"].values()])) == 15


def test_the_name_and_the_text_of_a_box_are_checked_too() -> None:
    """Both stand in the book with every game that is played by it: a text is taken only as it was written."""
    box, figures = fortuna.BOX, other("fortuna")
    for name in ("x", "x" * 40, "Chez Numérius’ II"):
        box.check(box.written(name, figures))
    for name in ("", "x" * 41, "../mine", "**mine**", " mine", "mine\n"):
        with pytest.raises(BoxError, match="no name for a box"):
            box.written(name, figures)
    text = box.written("mine", figures)
    for spoilt, reason in (
        (text.replace('"mine"', '"no/name"'), "no name"),
        (text.replace(":2", ":22"), "coins"),
        (text + " ", "no text of a box"),
        (text.replace('"name"', '"title"'), "a name and figures"),
        ("[]", "a name and figures"),
        ('{"figures":{},"name":3}', "a name and figures"),
        (text[:-1], "not JSON"),
    ):
        with pytest.raises(BoxError, match=reason):
            box.check(spoilt)


STRANGE: tuple[Any, ...] = (None, 7, [], {}, {"cards": 3}, {"cards": [None]}, {"costs": []}, {"provinces": {}, "borders": 1, "starts": {}})


@pytest.mark.parametrize("raw", STRANGE)
@each_game
def test_no_json_is_too_strange_to_be_refused(game: str, raw: Any) -> None:
    box = boxes.box_of(game)
    with pytest.raises(BoxError) as wrong:
        box and box.written("mine", raw)
    assert wrong.value.problems and all(problem.endswith(".") for problem in wrong.value.problems)


def test_files_that_cannot_be_used_are_told_and_left_on_the_shelf(tmp_path: Path) -> None:
    good, bad = laid_out(tmp_path, "fortuna"), laid_out(tmp_path, "fortuna", "torn", {"costs": {}})
    bad.with_name("fortuna-text.json").write_text("{", "utf-8")
    assert list(boxes.on_the_shelf(tmp_path, "fortuna")) == ["mine"] and boxes.on_the_shelf(tmp_path, "cesar") == {}
    for path in (bad, bad.with_name("fortuna-text.json"), tmp_path / "nowhere.json", tmp_path / "lutece-gone.json"):
        lines, code = components.check(path)
        assert code == 1 and len(lines) > 1
    assert components.check(good)[1] == 0


# ---------------------------------------------------------------- played by


@each_game
def test_a_game_by_another_box_is_played_to_its_end_and_replays(game: str) -> None:
    rules: Any = GAMES[game].rules
    box, seats = boxes.box_of(game), min(rules.SEATS)
    assert box
    options = box.chosen(rules.Options(), text_of(game))
    if game == "triumvirat":
        options = replace(options, years=2)
    *_, last = playout(rules, seats, f"box {game}", options)
    check_replay(last)
    check_json(last)
    assert codec.loads(rules.State, codec.dumps(last.state)) == last.state
    assert box.chosen(options, "") == (replace(rules.Options(), years=2) if game == "triumvirat" else rules.Options())
    assert "box" not in codec.dumps(rules.Options()), "the digests of games without one stay"


def test_the_rules_read_the_figures_of_the_table() -> None:
    options = fortuna.BOX.chosen(fortuna.Options(), text_of("fortuna"))
    assert (options.cost(Building.MARKET), options.cost(Building.PALACE), options.cost(Building.BASILICA)) == (2, 5, 9)
    mine, printed = catalogue(text_of("lutece")), catalogue(lutece.DATA)
    assert [card.cost for card in mine] == [(card.cost + 1) % 4 for card in printed]
    own, assumed = board(text_of("triumvirat"), 3), board(triumvirat.DATA, 3)
    assert own.routes[Province.ITALIA][Province.ILLYRICUM].way is Way.LAND is not assumed.routes[Province.ITALIA][Province.ILLYRICUM].way
    assert own.seas[Province.ILLYRICUM] == (Sea.WEST,)


def test_a_map_of_ones_own_is_drawn() -> None:
    """The border it adds and the one it lacks are shown, and a road leads over it."""
    text = text_of("triumvirat")
    added, gone = ways.changed(text, 3)
    assert added == ((Province.ILLYRICUM, Province.ITALIA),) or added == ((Province.ITALIA, Province.ILLYRICUM),)
    assert {frozenset(pair) for pair in gone} == {frozenset((Province.HISPANIA_CITERIOR, Province.HISPANIA_ULTERIOR))}
    assert len(roads.road(Province.ITALIA, Province.ILLYRICUM, ())) > 2
    assert len(roads.road(Province.ILLYRICUM, Province.SICILIA, (Sea.WEST,))) > 2
    table = triumvirat.setup(3, triumvirat.BOX.chosen(triumvirat.Options(), text), 1, Dice("map", 0)).state.table
    plain = replace(table, data=1)
    drawn = [picture.draw_board(one, samples.NAMES, (), PLACEHOLDER, (0,)).tobytes() for one in (table, plain)]
    assert drawn[0] != drawn[1]


def test_cards_with_the_same_number_are_told_apart() -> None:
    """Their texts are kept by what is printed on them."""
    one, other = (Card(1, Kind.BREWER, cost, 0, 1, 1) for cost in (0, 3))
    assert codec.dumps(one) != codec.dumps(other)


# ---------------------------------------------------------------- chosen, stored, exported


@each_game
def test_a_table_keeps_its_figures_though_the_file_goes(game: str, tmp_path: Path) -> None:
    path = laid_out(tmp_path, game)

    async def story(rooms: Rooms, hall: Hall) -> None:
        room = await rooms.open(game, 1, GUILD, ALICE, "Alice", 1, "en")
        await lobby.join(room, BOB, "Bob", 2)
        text = boxes.on_the_shelf(tmp_path, game)["mine"]
        await lobby.choose_box(room, ALICE, text)
        assert "“mine”" in gathering.gathering(room, 60).text
        with pytest.raises(HostError) as no:
            await lobby.choose(room, ALICE, "box", text)
        assert why(no) == BadOption("box")
        await lobby.start(room, ALICE, 3)
        path.unlink()
        await play_out(room)
        again = await Room(rooms.store, room.row).load()
        assert again.frozen is None and figures_of(lobby.options(again).box) == other(game)
        exported = await exporting.export(room)
        assert any("every one of" in line for line in exporting.verify(exported))
        bent = exported.replace("mine", "yours")
        with pytest.raises(exporting.VerifyError):
            exporting.verify(bent)

    lived(tmp_path, story)
