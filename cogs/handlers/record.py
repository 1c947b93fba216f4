"""What is given out of a game: the export and the proof of its shuffle."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import discord

import lang
from host.play import shuffle
from host.play.room import Room
from host.record import exporting
from host.telling import posts
from lang.errors import HostError, NotOverYet

from ..interaction import Interaction
from ..ui.reply import language_of, reply_privately

if TYPE_CHECKING:
    from start.arbiter import Arbiter


async def export(bot: Arbiter, interaction: Interaction, room: Room) -> None:
    """The finished game as a file that `python bot.py verify` checks."""
    if room.row.phase != "over":
        raise HostError(NotOverYet())
    room.dealt()
    await interaction.response.defer(ephemeral=True, thinking=True)
    data = await exporting.export(room)
    name = f"{room.row.game}-{room.id}.json"
    text = lang.interface(language_of(interaction)).exported(name)
    await interaction.edit_original_response(content=text, attachments=[discord.File(io.BytesIO(data.encode()), name)])


async def proof(bot: Arbiter, interaction: Interaction, room: Room) -> None:
    over = room.row.phase == "over"
    if room.row.seed:  # fixed at the start, whoever sits there now
        names, dealt = posts.callnames(room), json.loads(room.row.joins)
    else:
        names, dealt = tuple(posts.plain(row.name) for row in room.seats), [row.click for row in room.seats]
    joins = list(zip(names, dealt, await _words(room), strict=True))
    secret, seed = (room.row.secret, room.row.seed) if over else (None, None)
    say = lang.interface(language_of(interaction))
    text = say.proof(shuffle.commitment(room.row.secret), joins, secret, seed, room.origin)
    if room.row.phase == "lobby":
        text = f"{text}\n{say.words_hint()}"
    await reply_privately(interaction, f"{text}\n{say.fingerprint_shown(await room.fingerprint())}" if over else text)


async def _words(room: Room) -> list[str]:
    """What each seat adds to the shuffle in words; "…" where they were forgotten and only their hash is known."""
    if room.row.seed is None:
        return [row.words for row in room.seats]
    given, hashes = await room.store.words(room.id), json.loads(room.row.words) or [""] * room.row.seats
    return [given.get(seat, "…") if known else "" for seat, known in enumerate(hashes)]
