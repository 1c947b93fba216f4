"""Hostile interactions: by strangers, by players at the wrong moment or the wrong table, by moderators of another server, in DMs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sandbox import Channel, Guild, Interaction, Person
from sandbox.interactions import AUTOCOMPLETE, DEFER_UPDATE
from sandbox.model import EVERY_PERMISSION

from .hall import Hall, described
from .mutations import Mutator
from .plans import KINDS, plan
from .tables import Table, renewed
from .tally import Wrong

BATCH, AT_ONCE = 240, 12
FOREIGN = "moderators of another server"


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who attacks."""

    strangers: list[Person]  # of the same server
    moderators: list[Person]  # of another server
    elsewhere: Channel  # where those are

    def groups(self, tables: Sequence[Table]) -> dict[str, list[Person]]:
        players = [person for table in tables for person in table.people]
        return {"strangers": self.strangers, FOREIGN: self.moderators, "players": players}


async def hostile(hall: Hall, tables: list[Table], count: int) -> list[Table]:
    """Sends this many hostile interactions, in batches; after each the tables are looked over."""
    crowd = _crowd(hall)
    await warm_up(tables, Random(1), 2)
    chance = Random(hall.chance.random())
    mutator = Mutator(chance, hall.world)
    for table in tables:
        table.audit()
    done, slow = 0, list[Interaction]()
    while done < count:
        sent = await _batch(hall, crowd, tables, chance, mutator, min(BATCH, count - done))
        done += len(sent)
        slow += [act for act in sent.values() if act.id not in hall.ends]
        check(hall, tables, sent)
        tables = [await renewed(table) for table in tables]
        hall.tidy()
        if done // 2400 != (done - len(sent)) // 2400 or done >= count:
            await asyncio.gather(*map(hall.ended, slow))
            slow.clear()
            hall.tally.say(f"{done} of {count} hostile interactions")
    return tables


def _crowd(hall: Hall) -> Crowd:
    other: Guild = hall.world.add_guild("Agora")
    elsewhere = hall.world.add_channel(other, "elsewhere")
    strangers = [hall.person("Stranger", hall.guild(), locale=locale) for locale in ("en-US", "fr")]
    moderators = [hall.person("Moderator", other, permissions=EVERY_PERMISSION) for _ in range(2)]
    return Crowd(strangers, moderators, elsewhere)


async def warm_up(tables: Sequence[Table], chance: Random, moves: int) -> None:
    """Some moves at every table, with hands and menus looked at: what is on the screens may be pressed by anybody later."""
    for _ in range(moves):
        for table in tables:
            game = table.game()
            if game.row.phase == "playing" and (act := table.act(chance, game.played().match, game)):
                await act.sent.outcome(60.0)
            for person in table.people:
                for verb in ("hand", "play"):
                    await person.slash(f"game {verb}", table.channel).outcome(60.0)


async def _batch(
    hall: Hall, crowd: Crowd, tables: Sequence[Table], chance: Random, mutator: Mutator, count: int
) -> dict[int, Interaction]:
    """Send so many, some at a time, and see that each is answered."""
    groups, sent, slots = crowd.groups(tables), dict[int, Interaction](), asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        async with slots:
            group, some = chance.choice(list(groups.items()))
            places = [crowd.elsewhere] if group == FOREIGN else [table.channel for table in tables]
            act = plan(hall.ears.presses, chance.choice(some), places, [table.id for table in tables], mutator).send(hall.world)
            sent[int(act.id)] = act
            hall.tally.tried[f"hostile {KINDS[act.kind]}"] += 1
            hall.tally.tried[f"… by {group}"] += 1
            if await hall.answered(act):
                await polite(hall, act)

    await asyncio.gather(*(one() for _ in range(count)))
    return sent


# ---------------------------------------------------------------- what must hold


async def polite(hall: Hall, act: Interaction) -> None:
    """A sentence, a form, choices, or a message that shows something; only a move by a public button may change the board alone."""
    if act.kind == AUTOCOMPLETE:
        hall.tally.check(act.choices is not None, Wrong.UNANSWERED, f"no choices: {described(act)}")
        return
    if act.modal is not None:
        return
    if act.response == DEFER_UPDATE:
        outcome = await hall.ended(act)
        done = act.edits or act.followups or _counted(hall, act)
        twice = outcome == "slip" and hall.repeats(act)  # the first of them did something, or was told why not
        hall.tally.tried["… the same twice within half a second, which counts once"] += twice
        hall.tally.check(bool(done) or twice, Wrong.UNANSWERED, f"only acknowledged: {described(act)}")
        return
    message = act.message
    shown = message is not None and (message.text or message.attachments or message.components or message.deleted)
    hall.tally.check(bool(shown), Wrong.UNANSWERED, f"an answer without a word: {described(act)}")
    if message is not None and message.only_for not in (None, act.person.id):
        hall.tally.wrong(Wrong.LEAKED, f"answered on another's screen: {described(act)}")


def _counted(hall: Hall, act: Interaction) -> bool:
    return bool(hall.book.ask("SELECT 1 FROM log WHERE click = ?", int(act.id)))


def check(hall: Hall, tables: Sequence[Table], sent: dict[int, Interaction]) -> None:
    """Whatever was added to a log was added by who holds that seat."""
    for table in tables:
        known = len(table.seen)
        game = table.game()
        seats = {row.seat: row.user for row in game.seats}
        for row in game.rows[known:]:
            if row.click is None or row.seat is None:
                continue
            act = sent.get(row.click)
            rightful = act is not None and seats.get(row.seat) == int(act.person.id)
            told = f"row {row.n} of game {table.id} is not by who sits there: {row} {act and described(act)}"
            hall.tally.check(rightful, Wrong.BROKEN, told)
        table.audit()
    hall.check_refusals()
