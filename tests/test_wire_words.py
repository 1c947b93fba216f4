"""Words that players add to the shuffle, over the wire, by the real script: its deal is not the tests'."""

from __future__ import annotations

from wire import BOT, PATIENCE, SAY, Table, at_table, host_error, opened_hall, press, shown

from host.record import exporting
from lang.errors import AlreadySeated

hall = opened_hall(script=BOT)



@at_table
async def test_words_of_ones_own_go_into_the_shuffle(t: Table) -> None:
    """By command or in a form, for everybody to see: in the lobby, in the message at the start, in the proof and in the export."""
    lobby = await t.open()
    joined = await t.bob.slash("game join", t.channel, words="alea iacta est")
    assert joined.content == SAY.words_added("alea iacta est")
    await t.reads(lobby, SAY.lobby_seat("Cleopatra", "Bob", "", "alea iacta est"))
    assert SAY.words_hint() in (await t.carl.slash("game proof", t.channel)).content
    seats = shown(await press(t.alice, lobby, "seat"))
    form = press(t.alice, seats, "words")
    await form
    assert (await t.alice.submit(form, words="veni")).content == SAY.words_added("veni")
    await t.reads(lobby, SAY.lobby_seat("Caesar", "Alice", "", "veni"))
    await t.start(t.alice, lobby)
    await t.boarded(lambda _: True)
    assert "+ `veni`, Bob " in lobby.content and "+ `alea iacta est`; SHA-256" in lobby.content
    *_, proof = lobby.content.splitlines()
    assert proof.startswith("-# 🔒") and proof.endswith("||"), "one small line, its numbers covered"
    late = await t.bob.slash("game join", t.channel, words="too late")
    assert host_error(AlreadySeated()) in late.text
    await press(t.bob, shown(await t.bob.slash("game resign", t.channel)), "resign")
    await t.world.until(lambda: t.over, PATIENCE)
    proof = (await t.carl.slash("game proof", t.channel)).content
    assert "and `veni`" in proof and "SHA-256 of each one’s words" in proof
    exported = t.carl.slash("game export", t.channel)
    await t.done(exported)
    assert exported.message and any("and words" in line for line in exporting.verify(exported.message.attachments[0].data.decode()))
