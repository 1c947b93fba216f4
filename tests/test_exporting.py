"""An exported game: everything in the file is checked against its log, and whatever is forged is found out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from shelf import both_engines
from tables import ALICE, BOB, CARL, dealt, play_on, seated, until_own_step, with_rooms

from host.play import consent, lobby
from host.play.rooms import Rooms
from host.record import exporting
from host.telling import posts

pytestmark = both_engines


def test_an_exported_game_is_checked_to_the_last_bit(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> str:
        room = await dealt(rooms)
        await until_own_step(room)
        await consent.undo(room, room.user_at(room.dealt().record.log[-1].seat) or 0)
        await play_on(room, 5000)
        assert room.row.phase == "over"
        return await exporting.export(room)

    text = with_rooms(tmp_path / "book", story)
    report, export = "\n".join(exporting.verify(text)), json.loads(text)
    for shown in (export["commitment"], export["fingerprint"], *map(str, export["joins"]), *export["players"]):
        assert shown in report, "what to compare with Discord"

    def spoilt(change: Callable[[Any], None]) -> str:
        data = json.loads(text)
        change(data)
        return json.dumps(data)

    answers = [n for n, row in enumerate(json.loads(text)["log"]) if row["kind"] == "answer" and row["fate"] == "stands"]
    for change in (
        lambda data: data.update(secret="00" * 32),
        lambda data: data.update(commitment="00" * 32),
        lambda data: data.update(seed="00" * 32),
        lambda data: data["joins"].reverse(),
        lambda data: data["log"].pop(answers[5]),
        lambda data: data["log"].pop(),  # the last move
        lambda data: data["log"].pop() and data.update(plies=data["plies"] - 1),
        lambda data: data["log"][answers[5]].update(digest=None),
        lambda data: data.update(plies=data["plies"] - 1),
        lambda data: data["players"].pop(),
        lambda data: data.update(winners=[]),
        lambda data: data.update(fingerprint="00" * 32),
        lambda data: data["log"][0]["body"].update({"is": "Stopped", "name": "x", "moderator": True}),
        lambda data: data["log"].append(data["log"][-1] | {"n": len(data["log"]) + 1, "kind": "happening"}),
        lambda data: data["log"][answers[-1]].update(digest="0" * 32),
        lambda data: data.update(score=[99, 0]),
        lambda data: data.pop("seed"),
        lambda data: data.update(arbiter=99),
    ):
        with pytest.raises(exporting.VerifyError):
            exporting.verify(spoilt(change))
    with pytest.raises(exporting.VerifyError):
        exporting.verify("not even JSON")


def test_who_resigned_has_lost_in_the_file_too(tmp_path: Path) -> None:
    """To name the other instead, a forger has to change the fingerprint, which the channel has seen; names are no part of it."""

    async def story(rooms: Rooms) -> tuple[str, str]:
        room = await dealt(rooms)
        await play_on(room, 10)
        await consent.resign(room, ALICE)
        return await exporting.export(room), posts.board(room, 0, await room.fingerprint()).text

    text, shown = with_rooms(tmp_path / "book", story)
    data = json.loads(text)
    assert data["winners"] == [1] and data["fingerprint"] in shown
    data["log"][-1]["body"]["seat"] = 1
    with pytest.raises(exporting.VerifyError, match="told of another"):
        exporting.verify(json.dumps(data))
    data["log"][-1]["seat"] = 1
    with pytest.raises(exporting.VerifyError, match="somebody else"):
        exporting.verify(json.dumps(data))
    data["log"][-1]["body"]["name"] = "Bob"
    with pytest.raises(exporting.VerifyError, match="winner"):
        exporting.verify(json.dumps(data))
    data["winners"] = [0]
    with pytest.raises(exporting.VerifyError, match="fingerprint"):
        exporting.verify(json.dumps(data))
    forgotten = json.loads(text)
    forgotten["log"][-1]["body"]["name"] = forgotten["players"][0] = "player-1"
    assert exporting.verify(json.dumps(forgotten))


def test_a_file_cut_off_after_a_resignation_is_no_finished_game(tmp_path: Path) -> None:
    """Where three play, one who resigns ends nothing: whoever cuts the log there, and makes all figures fit, is found out."""

    async def story(rooms: Rooms) -> str:
        room = await rooms.open("lutece", 1, 7, ALICE, "Alice", 1001, "en")
        await lobby.join(room, BOB, "Bob", 1002)
        await lobby.join(room, CARL, "Carl", 1003)
        await lobby.start(room, ALICE, 1004)
        await play_on(room, 9)
        await consent.resign(room, BOB)
        await consent.end(room, 0, "Dora", moderator=True)
        return await exporting.export(room)

    data = json.loads(with_rooms(tmp_path / "book", story))
    exporting.verify(json.dumps(data))
    resigned = next(n for n, row in enumerate(data["log"]) if row["body"]["is"] == "Resigned")
    del data["log"][resigned + 1 :], data["winners"], data["fingerprint"]
    data["players"][1], data["levels"][1] = "Bob", None
    with pytest.raises(exporting.VerifyError, match="isn’t over"):
        exporting.verify(json.dumps(data))


def test_every_claim_of_a_file_is_checked_against_its_log(tmp_path: Path) -> None:
    """Three play, one resigns and a computer player goes on, another takes the seat, then all agree to end: forge any part of it."""

    async def story(rooms: Rooms) -> str:
        room = await rooms.open("lutece", 1, 7, ALICE, "Alice", 1001, "en")
        await lobby.join(room, BOB, "Bob", 1002)
        await lobby.join(room, CARL, "Carl", 1003)
        await lobby.start(room, ALICE, 1004)
        await play_on(room, 9)
        await consent.resign(room, BOB)
        await consent.take_seat(room, BOB, "Bob", 1005)
        await consent.end(room, ALICE, "Alice", moderator=False)
        for user in (BOB, CARL):
            await consent.vote(room, user, agree=True)
        return await exporting.export(room)

    data = json.loads(with_rooms(tmp_path / "book", story))
    exporting.verify(json.dumps(data))
    kinds = {row["body"]["is"]: n for n, row in enumerate(data["log"]) if row["kind"] == "happening"}
    assert {"Resigned", "Automated", "Returned", "Stopped"} <= set(kinds)

    def row(kind: str, **body: Any) -> Callable[[dict[str, Any]], None]:
        return lambda data: data["log"][kinds[kind]]["body"].update(body)

    def swap(data: dict[str, Any]) -> None:
        data["players"][0], data["players"][1] = data["players"][1], data["players"][0]

    forgeries: list[Callable[[dict[str, Any]], Any]] = [
        row("Resigned", name="Carl"), row("Automated", before="Carl"), row("Returned", name="Nero"),
        row("Returned", seat=2), row("Automated", seat=0), swap,
        lambda data: data["players"].__setitem__(1, "Nero"),
        lambda data: data["levels"].__setitem__(1, "strong"),
        lambda data: data["log"][kinds["Stopped"]].update(fate="undone"),
        lambda data: data["log"][kinds["Stopped"]]["body"].update({"is": "Advised", "seat": 0}),
        lambda data: data.update(winners=[0]),
        lambda data: data.update(version=data["version"] + 1),
        lambda data: data.update(data=data["data"] + 1),
        lambda data: data.update(seats=2),
        lambda data: data["joins"].__setitem__(2, 99),
        lambda data: data["log"].insert(3, data["log"][3]),
        lambda data: [one.update(digest=None) for one in data["log"]],
    ]  # fmt: skip
    for number, forge in enumerate(forgeries):
        forged = json.loads(json.dumps(data))
        forge(forged)
        assert forged != data
        with pytest.raises(exporting.VerifyError):
            pytest.fail(f"{number}: {exporting.verify(json.dumps(forged))}")


def test_nothing_in_a_file_can_be_changed_unnoticed_but_its_times(tmp_path: Path) -> None:
    """A moderator has ended a game: whichever value is another, the check fails, or its report says so."""

    async def story(rooms: Rooms) -> str:
        room = await seated(rooms)
        await lobby.add_words(room, BOB, "alea iacta")
        await lobby.start(room, ALICE, 1004)
        await play_on(room, 9)
        await consent.end(room, 0, "Dora", moderator=True)
        return await exporting.export(room)

    text = with_rooms(tmp_path / "book", story)
    sound, unnoticed = exporting.verify(text), set[str]()
    for path, value in values(json.loads(text)):
        forged = json.loads(text)
        inside = forged
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = f"{value}x" if isinstance(value, str) else "x" if value is None else value + 1
        with suppress(exporting.VerifyError):
            if exporting.verify(json.dumps(forged)) == sound:
                unnoticed.add(str(path[-1]))
    assert unnoticed == {"at", "ended"}


def values(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every single value of a file, with the way to it."""
    if isinstance(data, dict | list):
        for key, inside in data.items() if isinstance(data, dict) else enumerate(data):
            yield from values(inside, (*path, key))
    else:
        yield path, data
