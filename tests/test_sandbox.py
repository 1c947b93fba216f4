"""The loopback Discord itself: a small real bot, run as a process, does everything Arbiter does, and Discord's refusals are refused."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sandbox import ApiError, Bot, Impossible, Interaction, Message, NoAnswer, Sandbox, World, load, save
from sandbox.command_limits import check_commands
from sandbox.component_limits import check_modal
from sandbox.emojis import create
from sandbox.errors import Problems
from sandbox.gateway import Gateway
from sandbox.model import ATTACH, SEND, VIEW
from sandbox.posting import Form, Upload, rewrite, write
from sandbox.redirect import redirect

SCRIPT = Path(__file__).with_name("sandbox_bot.py")
PICTURE = "data:image/png;base64,iVBORw0KGgo="


class Table:
    """A guild with a channel, Alice (French), Bob (his DMs are closed), and the bot."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.guild = world.add_guild("Forum", locale="fr")
        self.channel = world.add_channel(self.guild, "jeux")
        self.alice = world.add_person("Alice", self.guild, locale="fr")
        self.bob = world.add_person("Bob", self.guild, dms_open=False)
        self.bot = Bot(world, SCRIPT)

    @property
    def gateway(self) -> Gateway:
        assert self.world.gateway is not None
        return self.world.gateway


def reply(act: Interaction) -> Message:
    """The message that is the answer, or that it changed."""
    assert act.message is not None
    return act.message


def at_table(scenario: Callable[[Table], Awaitable[None]]) -> None:
    async def main() -> None:
        async with Sandbox() as world:
            table = Table(world)
            async with table.bot:
                await scenario(table)
            assert not world.unknown_routes

    asyncio.run(main())


def test_login_sync_and_commands() -> None:
    async def scenario(t: Table) -> None:
        say = t.world.find_command("say", None)
        assert say["name_localizations"] == {"fr": "dire"} and say["options"][0]["name_localizations"] == {"fr": "mot"}
        said = await t.alice.slash("say", t.channel, word="ave", who=t.bob)
        assert said.content == f"ave to {t.bob.mention} (Forum/fr, fr, may attach)"
        assert [ping.payload["id"] for ping in t.bob.pings] == [reply(said).id] and not t.alice.pings
        assert (await t.bob.slash("say", t.bob.dm, word="ave")).content == "ave (dm, en-US, may attach)"
        thread = t.world.add_thread(t.channel, "partie")
        assert (await t.bob.slash("say", thread, word="ave")).message in t.alice.sees(thread)
        offered = await t.alice.autocomplete("say", t.channel, "word", "av")
        assert [choice["value"] for choice in offered.choices or ()] == ["ave", "avus"]
        for options in ({"word": "ave", "wrong": 1}, {}, {"word": 3}):
            with pytest.raises(Impossible):
                t.alice.slash("say", t.channel, **options)
        assert t.gateway.heartbeats >= 1

    at_table(scenario)


def test_buttons_selects_and_forms() -> None:
    async def scenario(t: Table) -> None:
        counter = reply(await t.alice.slash("count", t.channel))
        await t.bob.click(counter, "Count 0")
        assert (counter.content, counter.labels) == ("counted 1", ["Count 1", "Off"])
        for gone in ("Count 0", "Off", "Nowhere"):
            with pytest.raises(Impossible):
                t.bob.click(counter, gone)
        menu = reply(await t.alice.slash("choose", t.channel))
        chosen = await t.bob.select(menu, ["Fig", "plum"])
        assert chosen.content == "chose fig and plum" and reply(chosen).ephemeral
        assert chosen.message in t.bob.sees(t.channel) and chosen.message not in t.alice.sees(t.channel)
        assert b"chose fig" in t.bob.everything() and b"chose fig" not in t.alice.everything()
        with pytest.raises(Impossible):
            t.alice.click(reply(chosen), "anything")
        form = await t.alice.click(menu, "Form")
        assert form.modal is not None and form.modal.title == "How many?"
        for values in ({}, {"amount": "1234"}, {"amount": "1", "other": "2"}):
            with pytest.raises(Impossible):
                t.alice.submit(form, values)
        with pytest.raises(Impossible):
            t.bob.submit(form, {"amount": "7"})
        await t.alice.submit(form, {"Amount": "7"})
        assert menu.content == "7 because nothing"
        assert [version["content"] for version in menu.versions] == ["choose", "7 because nothing"]
        t.world.patience = 0.3
        with pytest.raises(NoAnswer):  # discord.py drops what no view claims
            await t.bob.forge_press(counter, "forged:1")
        t.world.patience = 3.0
        await t.bob.forge_press(counter, "count:41")
        assert counter.content == "counted 42"

    at_table(scenario)


def test_the_newer_components() -> None:
    async def scenario(t: Table) -> None:
        opened = await t.alice.slash("panel", t.channel)
        panel = reply(opened)
        assert panel.v2 and panel.content == "" and panel.text.startswith("### What will you do?\n**Harvest** · 2 wheat\n**Vintage**")
        assert panel.labels == ["Use", "Use", "Undo"] and [one["placeholder"] for one in panel.selects] == ["More…"]
        shown = t.alice.received[-1].payload
        assert [part["id"] for part in panel.parts()] == list(range(1, 20)) and shown["flags"] & V2
        media = next(part for part in panel.parts() if part["type"] == 12)["items"][0]["media"]
        assert media["attachment_id"] == panel.attachments[0].id and (media["width"], media["height"]) == (300, 200)
        file = panel.components[-1]
        assert (file["name"], file["size"]) == ("log.txt", 5)
        with pytest.raises(Impossible):  # two are called so
            t.alice.click(panel, "Use")
        await t.bot.restart()
        used = await t.alice.click(panel, "Use", beside="Vintage")
        assert used.text.startswith("### You used card 1") and len(panel.attachments) == 3
        later = await t.alice.slash("panel", t.channel, later=True)
        assert (await later.edited()).v2 and later.text.startswith("### What will you do?")

    at_table(scenario)


def test_emoji_of_the_application(tmp_path: Path) -> None:
    async def scenario(t: Table) -> None:
        signed = await t.alice.slash("sign", t.channel)
        purple = next(iter(t.world.emojis.values()))
        assert signed.content == f"2 <:purple:{purple.id}> robes" and reply(signed).buttons[0]["emoji"]["id"] == purple.id
        await t.world.until(lambda: "refused 50035" in t.bot.lines)  # the name is taken
        create(t.world, {"name": "other", "image": PICTURE})
        await t.alice.slash("sign", t.channel)
        await t.world.until(lambda: len(t.world.emojis) == 1)
        save(t.world, tmp_path)
        save(t.world, tmp_path)
        assert load(tmp_path).emojis == {purple.id: purple}

    at_table(scenario)


def test_thinking_pictures_and_followups() -> None:
    async def scenario(t: Table) -> None:
        drawn = await t.alice.slash("draw", t.channel)
        picture = reply(drawn).attachments[0]
        assert (drawn.content, picture.filename, picture.alt, picture.content_type) == ("drawn", "board.png", "An empty board", "image/png")
        assert reply(drawn).versions[0]["flags"] & 128 and reply(drawn).versions[-1]["attachments"][0]["width"] == 300
        assert picture.data in t.bob.everything()
        more = await drawn.followed()
        assert more.ephemeral and more not in t.bob.sees(t.channel)
        hidden = await t.alice.slash("draw", t.channel, secret=True)
        assert reply(hidden).attachments and hidden.message not in t.bob.sees(t.channel)
        assert (await t.alice.slash("redraw", t.channel)).content == "read True"
        kept = t.bob.last(t.channel)
        assert (kept.content, [(file.filename, file.alt) for file in kept.attachments]) == ("four", [("two.png", "The second")])
        t.alice.reload()
        assert not any(message.ephemeral for message in t.alice.sees(t.channel))

    at_table(scenario)


def test_dms_membership_and_permissions() -> None:
    async def scenario(t: Table) -> None:
        assert (await t.alice.slash("whisper", t.channel)).content == "sent"
        hand = t.alice.last(t.alice.dm)
        assert hand.attachments[0].alt == "Three cards" and not t.bob.sees(t.alice.dm)
        assert b"a hand" not in t.bob.everything()
        assert (await t.bob.slash("whisper", t.channel)).content == "closed 50007"
        assert (await t.alice.slash("here", t.channel, user=t.bob.id)).content == "Bob is here"
        t.bob.leave(t.guild)
        assert (await t.alice.slash("here", t.channel, user=t.bob.id)).content == "gone 10007"
        with pytest.raises(Impossible):
            t.bob.slash("count", t.channel)
        for held, refusal in ((SEND | ATTACH, "refused 403 50001"), (VIEW | ATTACH, "refused 403 50013")):
            t.world.set_bot_permissions(t.channel, held)
            assert (await t.alice.slash("post", t.channel, nonce="n")).content == refusal

    at_table(scenario)


def test_late_double_and_expired_answers() -> None:
    async def scenario(t: Table) -> None:
        t.world.patience = 0.3
        with pytest.raises(NoAnswer, match="did not respond"):
            await t.alice.slash("rude", t.channel, how="late")
        await t.world.until(lambda: "refused 10062" in t.bot.lines)
        t.world.patience = 3.0
        assert t.alice.received[-1].kind == "failure" and not t.alice.sees(t.channel)
        assert (await t.alice.slash("rude", t.channel, how="twice")).content == "first"
        await t.world.until(lambda: "refused 40060" in t.bot.lines)
        asked = await t.alice.slash("later", t.channel)
        asked.expire()
        await t.world.until(lambda: "refused 50027" in t.bot.lines)
        counter = reply(await t.alice.slash("count", t.channel))
        pressed = await t.bob.click(counter, "Count 0")
        t.world.replay(pressed)
        await t.world.until(lambda: t.world.requests[-1][2] == 400)  # the copy is refused: already acknowledged
        assert counter.content == "counted 1"

    at_table(scenario)


def test_failing_requests_are_tried_again() -> None:
    async def scenario(t: Table) -> None:
        t.world.faults.add("/callback$", 500)
        t.world.faults.rate_limit("/callback$", 0.1)
        t.world.faults.lose_answer(f"/channels/{t.channel.id}/messages", method="POST")
        assert (await t.alice.slash("post", t.channel, nonce="once")).content == "same True"
        assert [message.content for message in t.bob.sees(t.channel)] == ["posted"]
        statuses = [status for _, path, status in t.world.requests if path.endswith(("/callback", "/messages"))]
        assert statuses == [500, 429, 200, 500, 200, 200] and not t.world.faults.queue

    at_table(scenario)


def test_lost_connections() -> None:
    async def scenario(t: Table) -> None:
        counter, gateway = reply(await t.alice.slash("count", t.channel)), t.gateway
        t.world.disconnect()
        await t.alice.click(counter, "Count 0")  # pressed while the bot is away, replayed when it resumes
        assert counter.content == "counted 1" and (gateway.resumes, gateway.identifies) == (1, 1)
        t.world.reconnect_request()
        await t.alice.click(counter, "Count 1")
        assert counter.content == "counted 2" and (gateway.resumes, gateway.identifies) == (2, 1)
        t.world.invalidate()
        await t.world.online()
        await t.alice.click(counter, "Count 2")
        assert counter.content == "counted 3" and (gateway.resumes, gateway.identifies) == (2, 2)
        t.world.token = "another"
        t.world.invalidate()
        assert await t.bot.exited() != 0 and "4004" in t.bot.output
        t.bot.env["DISCORD_TOKEN"] = "wrong"
        with pytest.raises(RuntimeError, match="LoginFailure"):
            await t.bot.start()

    at_table(scenario)


def test_the_bot_and_the_world_start_again(tmp_path: Path) -> None:
    async def scenario(t: Table) -> None:
        counter = reply(await t.alice.slash("count", t.channel))
        await t.alice.slash("draw", t.channel)
        await t.alice.slash("say", t.channel, word="hush", secret=True)
        t.bot.env["SYNC"] = "0"
        t.world.requests.clear()
        await t.bot.restart(hard=True)
        await t.alice.click(counter, "Count 0")
        assert counter.content == "counted 1" and not any(method == "PUT" for method, _, _ in t.world.requests)
        assert await t.bot.stop() == 0
        save(t.world, tmp_path)

        async with Sandbox(load(tmp_path)) as world, Bot(world, SCRIPT, env={"SYNC": "0"}):
            alice, channel = world.people[t.alice.id], world.channels[t.channel.id]
            assert [message.content for message in alice.sees(channel)] == ["counted 1", "drawn"]
            assert alice.last(channel).attachments == t.bob.last(t.channel).attachments
            assert world.commands == t.world.commands and world.guilds == t.world.guilds
            old = alice.sees(channel)[0]
            await alice.click(old, "Count 1")
            assert old.content == "counted 2" and int(world.snowflakes.next()) > t.world.snowflakes.last
            save(world, tmp_path)
            assert len(list((tmp_path / "attachments").iterdir())) == 1

    at_table(scenario)


def test_a_limit_broken_over_the_wire() -> None:
    async def scenario(t: Table) -> None:
        said = (await t.alice.slash("excess", t.channel)).content.splitlines()
        assert said[0] == "50035 Invalid Form Body" and said[1].startswith("In data.content:") and "components.1.custom_id" in said[2]

    at_table(scenario)


# What is refused, without a wire


def button(**fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "a", "custom_id": "a", **fields}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(count: int = 1, **fields: Any) -> dict[str, Any]:
    options = [{"label": f"{n}", "value": f"{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **fields}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def section(*texts: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"type": 9, "components": list(texts) or [text("x")], "accessory": button(), **fields}


def box(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": list(components)}


V2 = 1 << 15
MESSAGES = {
    "content": {"content": "x" * 2001},
    "nonce": {"content": "x", "nonce": "n" * 26},
    "components": {"components": [row(button(custom_id=f"{n}")) for n in range(6)]},
    "components.0.components": {"components": [row(*(button(custom_id=f"{n}") for n in range(6)))]},
    "components.0.components.1": {"components": [row(button(), select())]},
    "components.0.components.1.custom_id": {"components": [row(button(), button())]},
    "components.0.components.0.custom_id": {"components": [row(button(custom_id="x" * 101))]},
    "components.0.components.0.label": {"components": [row(button(label="x" * 81))]},
    "components.0.components.0.emoji.name": {"components": [row(button(emoji={"name": "smile"}))]},
    "components.0.components.0.emoji.id": {"components": [row(button(emoji={"name": "gone", "id": "77"}))]},
    "components.0.components.0.options.0.emoji.id": {
        "components": [row(select(options=[{"label": "x", "value": "x", "emoji": {"name": "gone", "id": "77"}}]))]
    },
    "components.0.components.0.options": {"components": [row(select(26))]},
    "components.0.components.0.options.0.label": {"components": [row(select(options=[{"label": "x" * 101, "value": "x"}]))]},
    "components.0.components.0.max_values": {"components": [row(select(2, max_values=3))]},
    "components.0.components.0.placeholder": {"components": [row(select(placeholder="x" * 151))]},
    "components.0.type": {"components": [text("of the newer kind")]},
    "embeds.0.description": {"embeds": [{"description": "x" * 4097}]},
    "embeds.0.image.url": {"embeds": [{"image": {"url": "attachment://lost.png"}}]},
    "attachments.0.description": {"attachments": [{"id": 0, "filename": "a.png", "description": "x" * 1025}]},
    "attachments": {"attachments": [{"id": n} for n in range(11)]},
    "attachments.0.id": {"attachments": [{"id": 99}]},
}
GALLERY: dict[str, Any] = {"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}}]}
MESSAGES_V2: dict[str, dict[str, Any]] = {
    "content": {"content": "x", "components": [text("y")]},
    "embeds": {"embeds": [{"title": "x"}], "components": [text("y")]},
    "components.0.content": {"components": [text("")]},
    "components.0.items": {"components": [{**GALLERY, "items": GALLERY["items"] * 11}]},
    "components.0.items.0.media.url": {"components": [{"type": 12, "items": [{"media": {"url": "attachment://lost.png"}}]}]},
    "components.0.accessory": {"components": [{"type": 9, "components": [text("x")]}]},
    "components.0.accessory.type": {"components": [section(accessory=select())]},
    "components.0.components": {"components": [section(*[text("x")] * 4)]},
    "components.0.components.0.type": {"components": [section(button())]},
    "components.0.components.0.components": {"components": [box(row(*(button(custom_id=f"{n}") for n in range(6))))]},
    "components.0.components.1.type": {"components": [box(text("x"), box(text("y")))]},
    "components.0.accent_color": {"components": [{**box(text("x")), "accent_color": 1 << 24}]},
    "components.0.spacing": {"components": [{"type": 14, "spacing": 3}, text("x")]},
    "components.0.file.url": {"components": [{"type": 13, "file": {"url": "https://example.com/a.txt"}}]},
    "components.1.accessory.custom_id": {"components": [section(), section()]},
    "components.1.id": {"components": [{**text("x"), "id": 7}, {**text("y"), "id": 7}]},
    "components.0.type": {"components": [button()]},
}


def found(error: ApiError, path: str) -> Any:
    node: Any = error.errors
    for step in path.split("."):
        node = node.get(step, {}) if node else {}
    return node.get("_errors")


@pytest.mark.parametrize(("path", "fields"), [*MESSAGES.items(), *((path, {**form, "flags": V2}) for path, form in MESSAGES_V2.items())])
def test_refused_messages(path: str, fields: dict[str, Any]) -> None:
    table = Table(World())
    files = {n: Upload("a.png", b"") for n in range(11)}
    with pytest.raises(ApiError) as refused:
        write(table.world, table.channel, table.world.bot_id, Form(fields, files if "attachments" in path else {}))
    assert refused.value.code == 50035 and found(refused.value, path), refused.value.errors
    assert not table.channel.messages


def test_empty_large_and_mixed_messages() -> None:
    table = Table(World())
    world, channel, bot = table.world, table.channel, table.world.bot_id

    def code(fields: dict[str, Any], files: dict[int, Upload] | None = None) -> int:
        with pytest.raises(ApiError) as refused:
            write(world, channel, bot, Form(fields, files or {}))
        return refused.value.code

    assert code({"content": ""}) == 50006
    assert code({"content": "x"}, {0: Upload("a", bytes(10 * 1024 * 1024 + 1))}) == 40005
    silent = write(world, channel, bot, Form({"content": table.bob.mention, "flags": 4096, "allowed_mentions": {"parse": []}}))
    assert silent.silent and not table.bob.pings


def test_totals_of_the_newer_components() -> None:
    """Forty components with those inside others, 4000 characters over all texts."""
    table = Table(World())

    def post(*components: dict[str, Any]) -> str:
        try:
            write(table.world, table.channel, table.world.bot_id, Form({"flags": V2, "components": list(components)}))
        except ApiError as refused:
            return str(found(refused, "components")[0]["code"])
        return "posted"

    choices = [section(accessory=button(custom_id=f"{n}")) for n in range(13)]
    assert post(box(*choices)) == "posted"  # a section, its text and its button are three, the box one
    assert post(box(*choices, text("x"))) == "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"
    assert post(text("x" * 2000), box(section(text("x" * 2000)))) == "posted"
    assert post(text("x" * 2000), box(section(text("x" * 2001)))) == "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"


def test_a_message_becomes_of_the_newer_kind_and_stays_so() -> None:
    table = Table(World())

    def edit(message: Message, **fields: Any) -> dict[str, Any]:
        with pytest.raises(ApiError) as refused:
            rewrite(table.world, message, Form(fields))
        assert refused.value.code in (50035, 50006)
        return dict(refused.value.errors or {})

    old = write(table.world, table.channel, table.world.bot_id, Form({"content": table.bob.mention, "components": [row(button())]}))
    assert "flags" in edit(old, flags=V2, components=[text("board")])  # the content has to be emptied with it
    assert edit(old, components=[text("board")])["components"]["0"]["type"]
    rewrite(table.world, old, Form({"flags": V2, "content": None, "components": [text(f"now {table.alice.mention}"), row(button())]}))
    assert old.v2 and old.text == f"now {table.alice.mention}" and old.mentions == [table.alice.id] and not table.alice.pings
    assert "content" in edit(old, content="x") and not edit(old, components=[])
    assert edit(old, flags=0, components=[text("again")])["components"]["0"]["type"]  # the flag cannot be taken off
    assert rewrite(table.world, old, Form({"components": [text("again")]})).v2


EMOJI: dict[str, list[dict[str, Any]]] = {
    "name": [{"name": "x"}, {"name": "x" * 33}, {"name": "two words"}, {"name": "legión"}, {}],
    "image": [{"name": "coin", "image": image} for image in ("", "data:text/plain;base64,eA==", "data:image/png;base64,?", None)],
}


@pytest.mark.parametrize("path", EMOJI)
def test_refused_emoji(path: str) -> None:
    world = World()
    for wish in EMOJI[path]:
        with pytest.raises(ApiError) as refused:
            create(world, {"image": PICTURE} | wish)
        assert refused.value.code == 50035 and found(refused.value, path), wish
    with pytest.raises(ApiError) as refused:
        create(world, {"name": "large", "image": "data:image/png;base64," + base64.b64encode(bytes(256 * 1024 + 1)).decode()})
    assert refused.value.code == 50138 and not world.emojis
    for n in range(2000):
        create(world, {"name": f"e{n:04}", "image": PICTURE})
    with pytest.raises(ApiError) as refused:
        create(world, {"name": "more", "image": PICTURE})
    assert refused.value.code == 30008


COMMAND: dict[str, Any] = {"name": "game", "description": "A game"}
COMMANDS = {
    "0.name": {**COMMAND, "name": "Game"},
    "0.description": {**COMMAND, "description": "x" * 101},
    "0.name_localizations.fr-FR": {**COMMAND, "name_localizations": {"fr-FR": "jeu"}},
    "0.name_localizations.fr": {**COMMAND, "name_localizations": {"fr": "un jeu"}},
    "0.options": {**COMMAND, "options": [{**COMMAND, "name": f"o{n}", "type": 3} for n in range(26)]},
    "0.options.1": {**COMMAND, "options": [{**COMMAND, "type": 3}, {**COMMAND, "name": "b", "type": 3, "required": True}]},
    "0.options.0.choices": {**COMMAND, "options": [{**COMMAND, "type": 4, "choices": [{"name": f"{n}", "value": n} for n in range(26)]}]},
    "0.options.0.choices.0.value": {**COMMAND, "options": [{**COMMAND, "type": 3, "choices": [{"name": "n", "value": 1}]}]},
    "0": {**COMMAND, "options": [{**COMMAND, "name": f"o{n}", "type": 3, "choices": [
        {"name": f"{m}" + "x" * 90, "value": f"{m}" + "x" * 90} for m in range(25)]} for n in range(2)]},
}  # fmt: skip


@pytest.mark.parametrize("path", COMMANDS)
def test_refused_commands(path: str) -> None:
    check_commands([{**COMMAND, "name": "ça_va-1", "name_localizations": {"fr": "œuvre"}}])
    with pytest.raises(ApiError) as refused:
        check_commands([COMMANDS[path]])
    assert refused.value.code == 50035 and found(refused.value, path), refused.value.errors


def test_refused_forms() -> None:
    field = {"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "t", "style": 1}}
    problems = Problems()
    check_modal(problems, (), {"title": "x" * 46, "custom_id": "m", "components": [field] * 6})
    with pytest.raises(ApiError) as refused:
        problems.settle()
    assert all(found(refused.value, path) for path in ("title", "components", "components.0.label", "components.1.component.custom_id"))


@pytest.mark.parametrize(
    "address",
    ["https://discord.com", "http://localhost:1", "http://127.0.0.1", "http://127.0.0.1:99999", "http://127.0.0.1:1@evil.example:80",
     "http://127.0.0.1.evil.example:80", "http://127.0.0.1:80/x", "https://127.0.0.1:80", "http://127.0.0.1:80\n"],
)  # fmt: skip
def test_only_this_machine(address: str) -> None:
    with pytest.raises(ValueError, match="not an address of this machine"):
        redirect(address)
