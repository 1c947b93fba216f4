"""Lutèce at a slow table, over the wire: bribes that close by themselves across a restart, and sealed ones by buttons and by text."""

from __future__ import annotations

from test_wire_days import later
from wire import SAY, Table, at_table, is_verb, offered, opened_hall, pick, press, public, shown

from rules.engine import codec
from rules.engine.model import HOUSE
from rules.lutece.components import Side
from rules.lutece.moves import Bribe, BribeAhead, Close, Raise
from rules.lutece.state import Bribes
from sandbox import Message, Person

hall = opened_hall()


async def sit_down(t: Table, option: str, presses: int = 1) -> Message:
    """Alice and Bob at a table of Lutèce with an option turned so often, both having chosen their cards; the board."""
    lobby = public(await t.alice.slash("game new", t.channel, game="lutece"))
    await press(t.bob, lobby, "join")
    screen = shown(await press(t.alice, lobby, "options"))
    for _ in range(presses):
        screen = shown(await press(t.alice, screen, "option", option))
    await t.start(t.alice, lobby)
    await t.boarded(lambda board: True)
    for person in (t.alice, t.bob):
        screen = await t.menu(person)
        while any(offer.startswith("Choose") for offer in offered(screen)):
            screen = await pick(person, screen, next(iter(offered(screen))))
    await t.delivered()
    return t.board


@at_table
async def test_bribes_close_by_themselves_across_a_restart(t: Table) -> None:
    await sit_down(t, "closing", 2)
    await t.boarded(lambda board: "Unless somebody raises, this closes <t:" in board.content)
    await t.alice.slash("lutece raise", t.channel, side="0", gold="1")
    await t.delivered()
    await later(t, 12.1)
    await t.boarded(lambda board: "Nobody has raised for 12 hours" in board.content)
    raised, closed = t.match.record.log[2:4]
    assert (raised.seat, raised.move, closed.seat, closed.move) == (0, Raise(Side.LEFT, 1), HOUSE, Close())
    assert "this closes" not in t.board.content


@at_table
async def test_sealed_bribes_by_buttons_and_by_text(t: Table) -> None:
    board = await sit_down(t, "sealed")
    assert "secretly name your two bribes" in board.content
    await pick(t.alice, await t.menu(t.alice), "Bribe/2/1")
    hand = shown(await press(t.alice, t.board, "hand"))
    assert "bribe 2" in hand.text and "bribe 1" in hand.text and "You can change them" in hand.text
    await t.delivered()
    assert SAY.have_chosen(["Alice"]) in t.board.content and t.match.state.table.bribes == (Bribes(), Bribes())
    refused = await t.bob.slash("lutece bribes", t.channel, left="3", right="9")
    assert "Your two bribes add up to 12, but you only have 5 gold." in refused.text and "L2.11" in refused.text
    assert "outbids you 1 to 0" in (await t.bob.slash("lutece bribes", t.channel, left="3", right="0")).text
    assert [entry.move for entry in t.match.record.log[2:4]] == [Bribe(2, 1), Bribe(3, 0)]


@at_table
async def test_bribes_named_ahead_stand_with_the_cards(t: Table) -> None:
    """An order filled in while the cards are chosen: then there is one wait a round."""
    lobby = public(await t.alice.slash("game new", t.channel, game="lutece"))
    await press(t.bob, lobby, "join")
    await press(t.alice, shown(await press(t.alice, lobby, "options")), "option", "sealed")
    await t.start(t.alice, lobby)
    await t.boarded(lambda board: True)
    screen = shown(await press(t.alice, t.board, "orders"))
    draft = await chosen(t.alice, screen, "BribeAhead")
    draft = await chosen(t.alice, draft, "2", "@0")
    given = shown(await press(t.alice, draft, "giveorder"))
    assert "Name bribes of 2 on the left and 0 on the right in round 1" in given.text
    ((body,),) = t.hall.book("SELECT body FROM orders WHERE game = ?", t.game)
    assert codec.loads(BribeAhead, body) == BribeAhead(2, 0, 1)


async def chosen(person: Person, screen: Message, value: str, ends: str = "") -> Message:
    """A value chosen in the list of a screen whose button ends so."""
    drafts = [str(part["custom_id"]) for part in screen.selects if is_verb(part, "draft")]
    return shown(await person.select(screen, value, select=next(one for one in drafts if one.endswith(ends))))
