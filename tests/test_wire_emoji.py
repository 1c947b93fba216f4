"""The bot brings its own emoji to Discord, uses them, and does without them where they are not."""

from __future__ import annotations

import json
from typing import Any

from wire import PATIENCE, Table, at_table, first, offered, opened_hall, press, shown

import games
from sandbox import Message

hall = opened_hall("--emoji")
ALL = set(games.emoji_words("en"))


def used(message: Message) -> set[str]:
    """The emoji of the bot's own on a message, wherever they stand."""
    things = [thing for part in message.parts() for thing in (part, *part.get("options", []))]
    beside = {thing["emoji"]["name"] for thing in things if (thing.get("emoji") or {}).get("id")}
    return beside | {name for name in ALL if f"<:{name}:" in message.text}


def uploads(table: Table) -> list[tuple[str, int]]:
    return [(method, status) for method, path, status in table.world.requests if "/emojis" in path and method != "GET"]


async def all_there(table: Table) -> dict[str, str]:
    """Waits until every emoji is there and remembered; their ids by name."""

    def remembered() -> dict[str, Any]:
        rows = table.hall.book("SELECT value FROM settings WHERE key = 'emoji'")
        return dict(json.loads(rows[0][0])["emoji"]) if rows else {}

    def there() -> dict[str, str]:
        return {emoji.name: emoji.id for emoji in table.world.emojis.values()}

    await table.world.until(lambda: set(there()) == ALL == set(remembered()), PATIENCE)
    assert {name: str(one["id"]) for name, one in remembered().items()} == there()
    return there()


@at_table
async def test_emoji_are_uploaded_once_and_mended_at_the_next_start(t: Table) -> None:
    ids = await all_there(t)
    t.world.requests.clear()
    await t.bot.restart()
    await t.world.until(lambda: any("/emojis" in path for _, path, _ in t.world.requests), PATIENCE)
    assert await all_there(t) == ids and not uploads(t)

    await t.bot.stop()
    del t.world.emojis[ids["wheat"]]  # somebody deleted one by hand; another shows an older picture; a third is of no use any more
    kept = json.loads(t.hall.book("SELECT value FROM settings WHERE key = 'emoji'")[0][0])
    kept["emoji"]["coin"]["digest"] = "former"
    old = t.world.emojis[ids["wine"]]
    former = type(old)(t.world.snowflakes.next(), "chariot", old.content_type, old.data)
    foreign = type(old)(t.world.snowflakes.next(), "mascot", old.content_type, old.data)  # not ours: it stays
    t.world.emojis |= {former.id: former, foreign.id: foreign}
    kept["emoji"]["chariot"] = {"id": int(former.id), "digest": "x"}
    t.hall.book("UPDATE settings SET value = ? WHERE key = 'emoji'", json.dumps(kept))
    t.world.requests.clear()
    await t.bot.start()
    await t.world.until(lambda: len(uploads(t)) == 4, PATIENCE)
    assert foreign.id in t.world.emojis and former.id not in t.world.emojis
    del t.world.emojis[foreign.id]
    now = await all_there(t)
    assert {name for name in ALL if now[name] != ids[name]} == {"wheat", "coin"}


@at_table
async def test_the_rules_of_a_game_show_its_own_coins(t: Table) -> None:
    """By command and page by page: other games have other coins."""
    await all_there(t)
    pages = [shown(await t.alice.slash("rules", t.channel, game="fortuna", find=find)) for find in ("F3.6", "F3.7")]
    assert all("coin" in used(page) and "gold" not in used(page) for page in pages)


@at_table
async def test_emoji_in_a_game_and_when_discord_will_not_have_them(t: Table) -> None:
    await all_there(t)
    await t.sit_down("triumvirat", [t.alice], "easy")
    await t.move(t.alice, first(list(offered(await t.menu(t.alice)))))  # Rome's supply; marches then say how many legions go along
    await t.delivered()
    menu = await t.menu(t.alice)
    assert used(menu) and all(len(part.get("label", "x")) > 0 for part in menu.buttons)
    assert any(part.get("emoji") for part in menu.buttons), "of a text alone Discord refuses nothing"
    words, labels = menu.text, menu.labels
    t.world.emojis.clear()
    again = shown(await press(t.alice, t.board, "play"))  # refused by Discord with its emoji, sent once more without
    assert not used(again) and again.labels == labels and len(again.text) <= len(words)
    assert any('"emoji refused"' in line for line in t.hall.log)
