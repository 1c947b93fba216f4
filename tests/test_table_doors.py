"""Who is let in at the local table, what is refused, and what garbage does: nothing."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest
from browser import SMALL_BOT, LocalTable, local_table


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalTable]:
    with local_table(tmp_path_factory.mktemp("table")) as table:
        yield table


def test_a_table_that_cannot_be_opened(table: LocalTable, tmp_path: Path) -> None:
    def refusal(folder: Path, port: int, script: Path = SMALL_BOT) -> str:
        code, errors = LocalTable(folder, script, port).open().close()
        assert code == 2 and errors.count("\n") == 1
        return errors

    assert f"port {table.port} is already in use" in refusal(tmp_path / "port", table.port)
    assert "another table is already using" in refusal(table.folder, 0)
    script = tmp_path / "locked.py"
    script.write_text("raise SystemExit(print('Another bot is running here.') or 2)")
    second = LocalTable(tmp_path / "locked", script).open()
    assert second.process is not None
    second.process.wait(20)
    assert second.close() == (2, "arbiter: the bot won’t start: Another bot is running here.\n")
    (tmp_path / "broken" / "table").mkdir(parents=True)
    (tmp_path / "broken" / "table" / "world.json").write_text("{")
    assert "can’t read" in refusal(tmp_path / "broken", 0)


GARBAGE = [
    "", "{", "[]", "7", '"say"', "null", "{}", '{"n": 1}',
    '{"n": "1", "do": "say"}', '{"n": 1, "do": "nothing"}', '{"n": 1, "do": ["say"]}',
    '{"n": 1, "do": "say"}', '{"n": 1, "do": "say", "channel": 7, "text": "x"}', '{"n": 1, "do": "say", "channel": "7", "text": "x"}',
    '{"n": 1, "do": "say", "channel": "CHANNEL", "text": "\\ud800"}', '{"n": 1, "do": "say", "channel": "CHANNEL", "text": "   "}',
    '{"n": 1, "do": "slash", "channel": "CHANNEL", "path": " ", "options": {}}',
    '{"n": 1, "do": "slash", "channel": "CHANNEL", "path": "say", "options": {"word": NaN}}',
    '{"n": 1, "do": "slash", "channel": "CHANNEL", "path": "say", "options": {"word": {"a": 1}}}',
    '{"n": 1, "do": "slash", "channel": "CHANNEL", "path": "say", "options": {"word": "x", "who": "7"}}',
    '{"n": 1, "do": "slash", "channel": "CHANNEL", "path": "no such", "options": {}}',
    '{"n": 1, "do": "complete", "channel": "CHANNEL", "path": "say", "option": "secret", "typed": "", "options": {}}',
    '{"n": 1, "do": "press", "message": "1", "id": "count:0"}', '{"n": 1, "do": "choose", "message": "1", "id": "x", "values": "y"}',
    '{"n": 1, "do": "submit", "form": "1", "values": {}}', '{"n": 1, "do": "submit", "form": "1", "values": {"a": [1]}}',
    '{"n": 1, "do": "read", "channel": "CHANNEL", "message": "-1"}', '{"n": 1, "do": "history", "channel": "CHANNEL", "before": "x"}',
    '{"n": 1, "do": "add_person", "name": " ", "locale": "fr"}', '{"n": 1, "do": "add_person", "name": "Cato", "locale": "la"}',
    '{"n": 1, "do": "edit_person", "person": "1", "name": "x", "locale": "fr", "dms": true, "moderator": false}',
    '{"n": 1, "do": "add_thread", "parent": "7", "name": "x"}', '{"n": 1, "do": "add_channel", "name": "!!!"}', "[" * 50_000,
]  # fmt: skip


def test_garbage_in_the_websocket(table: LocalTable) -> None:
    async def main() -> None:
        base, own = f"http://127.0.0.1:{table.port}", {"Origin": f"http://127.0.0.1:{table.port}"}
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as client:
            await client.get(table.address)
            socket, witness = [await client.ws_connect(f"{base}/table/socket", headers=own) for _ in range(2)]
            first = [await socket.receive_json() for _ in range(3)]
            shelf = next(frame for frame in first if frame["kind"] == "shelf")
            told = [await witness.receive_json() for _ in range(3)]
            assert [frame["kind"] for frame in told] == ["welcome", "shelf", "commands"]
            for text in GARBAGE:
                await socket.send_str(text.replace("CHANNEL", shelf["channels"][0]["id"]))
                answer = await socket.receive_json()
                assert answer["kind"] == "answer" and answer["error"] in ("garbage", "impossible") and answer["text"], (text, answer)
            await socket.send_bytes(b"\0")
            assert (await socket.receive_json())["error"] == "garbage"
            await socket.send_str(json.dumps({"n": 5, "do": "say", "channel": "1", "text": "x" * 200_000}))
            assert (await socket.receive()).data == 1009  # too big: this window is closed, the others stay
            await witness.send_json({"n": 2, "do": "history", "channel": shelf["channels"][0]["id"]})
            assert (await witness.receive_json())["n"] == 2  # and nothing else came before it

    asyncio.run(main())


def ask(table: LocalTable, path: str, host: str | None = None, **headers: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", table.port, timeout=5)
    connection.request("GET", path, headers={"Host": host or f"127.0.0.1:{table.port}", **headers})
    answer = connection.getresponse()
    return answer.status, answer.read().decode(errors="replace")


def test_doors(table: LocalTable) -> None:
    key = table.address.partition("key=")[2]
    cookie, upgrade = {"Cookie": f"arbiter_{table.port}={key}"}, {"Connection": "Upgrade", "Upgrade": "websocket"}
    upgrade |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    own, foreign = {"Origin": f"http://127.0.0.1:{table.port}"}, {"Origin": "http://evil.example"}
    assert ask(table, f"/?key={key}")[0] == ask(table, "/", **cookie)[0] == ask(table, "/table/main.js", **cookie)[0] == 200
    assert ask(table, "/table/socket", **cookie, **upgrade, **own)[0] == 101
    for refused in (
        ask(table, "/"), ask(table, "/?key=wrong"), ask(table, "/table/main.js"), ask(table, "/table/socket", **upgrade, **own),
        ask(table, "/table/socket", **cookie, **upgrade), ask(table, "/table/socket", **cookie, **upgrade, **foreign),
        ask(table, f"/?key={key}", host="evil.example"), ask(table, f"/?key={key}", host=f"evil.example:{table.port}"),
        ask(table, "/", **cookie, **foreign), ask(table, "/gateway", **upgrade, **foreign), ask(table, "/api/v10/users/@me", **foreign),
    ):  # fmt: skip
        assert refused[0] == 403 and key not in refused[1]
    assert ask(table, "/api/v10/users/@me")[0] == 401
    for path in ("/table/../pages.py", "/table/%2e%2e/pages.py", "/table/..%2fpages.py", "/etc/passwd", "/cdn/attachments/1/x.png"):
        assert ask(table, path, **cookie)[0] == 404
    connection = http.client.HTTPConnection("127.0.0.1", table.port, timeout=5)
    connection.request("POST", "/", body=b"x" * 1000, headers={"Host": f"127.0.0.1:{table.port}", **cookie})
    assert connection.getresponse().status == 405
