"""Somebody's first games at the wire: what everything is, one press away; advice; the pages of cards; gentle bots."""

from __future__ import annotations

from wire import PATIENCE, SAY, Table, at_table, first, is_verb, opened_hall, press, public, shown, suggested

import games
import lang
from lang.rulebook import parts, rulebook
from rules.fortuna.components import Building
from sandbox import Message, Person

hall = opened_hall()
CARDS = games.text("en", "fortuna").CARDS
PRIMARY = 1


def holds(screen: Message, verb: str) -> bool:
    return any(is_verb(part, verb) for part in screen.buttons)


def easiest(screen: Message) -> int:
    """The colour of the button for an easy bot."""
    (style,) = [part["style"] for part in screen.buttons if is_verb(part, "addcomputer") and part["custom_id"].endswith("easy")]
    return int(style)


def past(t: Table, person: Person, count: int) -> None:
    """Somebody has finished so many games of Fortuna."""
    for n in range(count):
        values = (9000 + n, person.id, 0, "fortuna", 0, 0, 1, 1, 2, 0, 0, 0, "[]")
        t.hall.book(
            "INSERT INTO results (game, user_id, seat, title, guild, channel, ended, place, seats, points, rated, resigned, deeds) "
            f"VALUES ({', '.join('?' * len(values))})", *values,
        )  # fmt: skip


@at_table
async def test_a_newcomer_finds_out_what_everything_is(t: Table) -> None:
    """The panel has the legend of the board and the pages of its cards one press away, in a message of their own."""
    await t.sit_down("fortuna", [t.alice], "easy")
    panel = await t.menu(t.alice)
    before = panel.text
    legend = shown(await press(t.alice, panel, "legend"))
    assert legend is not panel and legend.ephemeral and panel.text == before
    assert legend.text == parts(rulebook("en", "fortuna")) and [file.filename for file in legend.attachments] == ["legend.png"]
    lists = [part for part in legend.selects if is_verb(part, "card")]
    (before_her,) = [edge.cards for edge in t.match.state.table.board if edge.owner == 0]
    assert [option["label"] for option in lists[0]["options"]][:3] == [CARDS[card].name for card in before_her]
    await t.alice.select(legend, [lists[0]["options"][0]["value"]], lists[0]["custom_id"])
    page = CARDS[before_her[0]]
    assert all(part in legend.text for part in (page.name, page.does, page.when, page.count, page.example, page.cite))
    assert [file.filename for file in legend.attachments] == ["card.png"]


@at_table
async def test_advice_stands_in_the_panel_until_it_is_turned_off(t: Table) -> None:
    await t.sit_down("fortuna", [t.alice], "easy")
    advice = games.text("en", "fortuna").tip(t.match.view(0), t.match.decision.ask, ("Alice",)) if t.match.decision else ""
    assert f"🎓 {advice}" in (await t.menu(t.alice)).text
    await press(t.alice, shown(await t.alice.slash("settings", t.channel)), "set", "tips")
    assert "🎓" not in (await t.menu(t.alice)).text


@at_table
async def test_a_card_is_looked_up_by_command_in_the_rules_and_below_a_hand(t: Table) -> None:
    found = suggested(await t.carl.autocomplete("rules", t.channel, "card", "basilika", game="fortuna"))
    assert found[0]["name"] == "Basilica"
    asked = shown(await t.carl.slash("rules", t.channel, game="fortuna", card=found[0]["value"]))
    assert asked.text.startswith("## Basilica") and asked.attachments
    book = shown(await t.carl.slash("rules", t.channel, game="fortuna"))
    await press(t.carl, book, "card")
    assert book.text == SAY.card_which("Fortuna") and len(book.selects) == 2
    await t.turns()
    hand = shown(await press(t.bob, t.board, "hand"))
    (cards,) = [part for part in hand.selects if is_verb(part, "card")]
    page = shown(await t.bob.select(hand, [cards["options"][0]["value"]], cards["custom_id"]))
    assert page is not hand and page.text.startswith(f"## {cards['options'][0]['label']}")


@at_table
async def test_words_without_a_game_are_looked_for_in_every_book(t: Table) -> None:
    """They go along to the book that is chosen, in a channel without a game and in direct messages."""
    for language, where in (("en-US", t.channel), ("fr", t.carl.dm)):
        t.carl.locale, spoken = language, language[:2]
        titles, pages = {game: games.text(spoken, game).TITLE for game in games.GAMES}, games.text(spoken, "fortuna").CARDS
        assert "C4.7" in (await t.carl.slash("rules", where, find="veto")).text
        assert "T3.5" in (await t.carl.slash("rules", where, find="t3.5")).text
        everywhere = shown(await t.carl.slash("rules", where, find="how do I win?" if spoken == "en" else "comment gagner ?"))
        assert "F6.5" in everywhere.text and "C5.4" in everywhere.text and len(everywhere.text) <= 2000
        await t.carl.click(everywhere, titles["lutece"])
        assert "L5.5" in everywhere.text and "F6.5" not in everywhere.text
        basilica, market = pages[Building.BASILICA].name, pages[Building.MARKET].name
        assert (await t.carl.slash("rules", where, card=basilica.lower())).text.startswith(f"## {basilica}")
        both = shown(await t.carl.slash("rules", where, card=market))
        assert both.text == lang.interface(spoken).card_several(market)
        await t.carl.click(both, f"{titles['lutece']} · {market}")
        assert both.text.startswith(f"## {market}") and "L4.7" in both.text
        assert (await t.carl.slash("rules", where, card="aardvark")).text == lang.interface(spoken).card_nowhere("aardvark")
        offered = suggested(await t.carl.autocomplete("rules", where, "card", basilica))
        assert offered[0]["name"] == f"{basilica} · Fortuna"
        assert (await t.carl.slash("rules", where, card=offered[0]["value"])).text.startswith(f"## {basilica}")
        assert suggested(await t.carl.autocomplete("rules", where, "find", "veto"))[0]["value"] == "C4.7"


@at_table
async def test_the_first_games_suggest_easy_bots(t: Table) -> None:
    """For whoever adds one and for whoever opened the table; after two games nobody suggests anything."""
    lobby = public(await t.alice.slash("game new", t.channel, game="fortuna"))
    screen = shown(await press(t.alice, lobby, "computer"))
    assert easiest(screen) == PRIMARY and SAY.computer_gentle("easy") in screen.text
    past(t, t.alice, 2)
    screen = shown(await press(t.alice, lobby, "computer"))
    assert easiest(screen) != PRIMARY and SAY.computer_gentle("easy") not in screen.text
    await press(t.bob, lobby, "join")
    assert easiest(shown(await press(t.bob, lobby, "computer"))) == PRIMARY
    await t.bob.slash("game bot", t.channel)
    await t.world.until(lambda: "easy" in lobby.text, PATIENCE)
    await press(t.bob, lobby, "leave")
    await t.alice.slash("game bot", t.channel)
    await t.world.until(lambda: "normal" in lobby.text, PATIENCE)


@at_table
async def test_who_knows_the_game_finds_it_behind_more(t: Table) -> None:
    past(t, t.alice, 2)
    await t.sit_down("fortuna", [t.alice], "easy")
    panel = await t.menu(t.alice)
    assert not holds(panel, "legend") and "🎓" not in panel.text
    await t.alice.click(panel, SAY.BUTTONS["rare"])
    assert holds(panel, "legend") and shown(await press(t.alice, panel, "legend")).attachments
    await t.alice.click(panel, SAY.BUTTONS["back"])
    await t.answer(t.alice, first)
