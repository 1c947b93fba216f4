"""What starts the bot for its host, held to the program: the image, the compose file, the units; and what the local table passes on."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import fields, replace
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from discord import Permissions

import lang
from cogs import permissions
from host.shards import Shards, missing
from lang import LANGUAGES
from start.arbiter import COGS
from start.settings import Settings, arguments, passed_on
from tools import portal
from tools.version import ROOT

HOSTING = ROOT / "hosting"
DOCKERFILE, COMPOSE = ((HOSTING / name).read_text("utf-8") for name in ("Dockerfile", "compose.yaml"))
UNITS = {name: (HOSTING / name).read_text("utf-8") for name in ("arbiter.service", "arbiter@.service")}


def commands(text: str) -> list[list[str]]:
    """The words after `bot.py` wherever a list starts it."""
    found = re.findall(r"(?:CMD|command:) \[[^\]]*bot\.py\"?, ([^\]]*)\]", text)
    return [re.findall(r"[^\s,\"]+", words) for words in found]


def one(pattern: str, text: str) -> str:
    (found,) = re.findall(pattern, text)
    return str(found)


def test_the_image_starts_what_there_is_and_looks_after_it() -> None:
    (words,) = commands(DOCKERFILE)
    given = arguments().parse_args(words)
    assert given.discord and given.health == int(one(r"127\.0\.0\.1:(\d+)/healthz", DOCKERFILE))
    folder = one(r"ARBITER_DATA=(\S+)", DOCKERFILE)
    assert f"VOLUME {folder}" in DOCKERFILE and f"-o arbiter -m 700 {folder}" in DOCKERFILE
    assert DOCKERFILE.index("USER arbiter") > DOCKERFILE.index("COPY . ."), "what is in the image is not the bot's to change"
    for setting in re.findall(r"(ARBITER_\w+)=", DOCKERFILE):
        assert any(setting in path.read_text("utf-8") for path in (*(ROOT / "start").glob("*.py"), *(ROOT / "tools").glob("*.py"))), setting


def test_the_image_has_all_it_needs_and_no_secrets() -> None:
    left_out = (ROOT / ".dockerignore").read_text("utf-8").split()

    def inside(path: str) -> bool:
        parts = [path, *(str(parent) for parent in Path(path).parents)]
        return not any(fnmatch(part, rule) or fnmatch(part, rule.removeprefix("**/")) for part in parts for rule in left_out)

    documents = {name for language in LANGUAGES for name in lang.interface(language).DOCUMENTS.values()}
    needed = {name.partition(".")[0] for name in COGS} | {"bot.py", "games.py", "requirements.txt"} | documents
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"bench", "tests", "torture"}
    assert packages >= {"ai", "host", "lang", "render", "rules", "tools"} and all(map(inside, needed | packages))
    for secret in (".git/config", ".venv/bin/python", "data/arbiter.sqlite3", "hosting/token", "hosting/.env", "token", "tests/wire.py"):
        assert not inside(secret), secret


def test_the_compose_file_runs_every_shard_once() -> None:
    given = [arguments().parse_args(words) for words in commands(COMPOSE)]
    some: list[Shards] = [process.shards for process in given]
    assert len({few.total for few in some}) == 1 and missing(some[0].total, some) == []
    assert sum(len(few.numbers) for few in some) == some[0].total, "none twice"
    port = int(one(r"127\.0\.0\.1:(\d+)/healthz", DOCKERFILE))
    assert all(process.discord and process.health == port for process in given)
    assert one(r"chown (\d+) token", COMPOSE) == one(r"--uid (\d+)", DOCKERFILE)
    assert f"tmpfs: [{one(r'ARBITER_DATA: (.*)', COMPOSE)}]" in COMPOSE
    database, password = one(r"ARBITER_DATABASE: (.+)@", COMPOSE), one(r"POSTGRES_PASSWORD: (.+)", COMPOSE)
    assert database == f"postgresql://{one(r'POSTGRES_USER: (.*)', COMPOSE)}:{password}"


def test_the_recipe_for_a_deploy_names_no_container_that_is_there_only_once() -> None:
    recipe = [line.removeprefix("#").strip() for line in COMPOSE.splitlines() if line.startswith("#   ")]
    assert any(line.startswith("docker stop $old") for line in recipe) and not any(re.search(r"arbiter-\w+-\d", line) for line in recipe)
    assert all(service in recipe[1] for service in ("first", "second")) and recipe[1].startswith("old=")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not there")
@pytest.mark.parametrize("name", UNITS)
def test_the_units_are_hardened(name: str, tmp_path: Path) -> None:
    """`systemd-analyze security` gives them less than 3 of 10 points of exposure."""
    unit = tmp_path / name.replace("@.", "@first.")
    unit.write_text(UNITS[name], "utf-8")
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)], capture_output=True, text=True, timeout=60, check=False
    )
    if "Overall exposure" not in told.stdout:
        pytest.skip(f"this systemd-analyze can’t judge a file: {told.stderr.strip()[-200:]}")
    assert float(one(r"exposure level for \S+: ([\d.]+)", told.stdout)) < 3


@pytest.mark.parametrize("name", UNITS)
def test_the_units_start_what_there_is(name: str) -> None:
    words = one(r"ExecStart=\S+ \S*bot\.py (.*)", UNITS[name]).replace("${HEALTH}", "8421").replace("${SHARDS}", "0-3/8")
    given = arguments().parse_args(words.split())
    assert given.discord and given.health
    assert one(r"StateDirectory=(.*)", UNITS[name]) in one(r"Environment=.*ARBITER_DATA=(\S+)", UNITS[name])


def test_the_local_table_passes_every_setting_on(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("ARBITER_")]:
        monkeypatch.delenv(name)
    plain = Settings(Path("data"), Path("data"))
    others: dict[str, Any] = {
        field.name: not value if isinstance(value, bool) else value + 7
        for field in fields(plain)
        if isinstance(value := getattr(plain, field.name), bool | int | float)
    }
    assert {"thinkers", "presses", "emoji", "hurry", "pace"} <= set(others)
    for settings in (plain, replace(plain, **others)):
        given = vars(arguments().parse_args(passed_on(settings)))
        assert {name: given[name] for name in others} == {name: getattr(settings, name) for name in others}


@pytest.mark.parametrize(
    "words",
    ["--keep-days -1", "--lobby-hours 0", "--away-hours -1", "--presses -1", "--sweep 0", "--sweep nan", "--pace inf", "--calm -1",
     "--thinkers 0", "--health 99999999", "--health 8421.5", "--port 70000", "--owner-guild -1",
     f"--owner-guild {1 << 64}", "--shards 3-1/4"],
)  # fmt: skip
def test_a_setting_out_of_bounds_is_a_sentence_and_2(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Before anything is touched; for the doctor too, and on either side of its name."""
    flag, value = words.split()
    for line in ([flag, value], ["run", flag, value], ["doctor", flag, value], [flag, value, "doctor"]):
        with pytest.raises(SystemExit) as ended:
            arguments().parse_args(line)
        told = capsys.readouterr().err.splitlines()[-1]
        assert ended.value.code == 2 and flag in told and f"“{value}”" in told
        assert flag == "--shards" or (" number from " in told and " to " in told)


def test_settings_before_a_verb_and_after_it_are_the_same() -> None:
    words = ["--health", "8421", "--keep-days", "0", "--no-emoji", "--sweep", "0.5"]
    for verb in ("run", "doctor"):
        before, after, around = [*words, verb], [verb, *words], [*words[:4], verb, *words[4:]]
        assert arguments().parse_args(before) == arguments().parse_args(after) == arguments().parse_args(around)


def test_the_invitation_asks_for_what_the_bot_needs() -> None:
    """To write and draw in channels and threads, to open these, and to answer to a message, which wants its history."""
    needed = {*permissions.IN_CHANNELS, *permissions.IN_THREADS, *permissions.TO_OPEN_THREADS, "read_message_history"}
    assert set(portal.NEEDED) == needed
    asked = Permissions(**dict.fromkeys(needed, True)).value
    assert f"&permissions={asked}`" in (ROOT / "README.md").read_text("utf-8")
