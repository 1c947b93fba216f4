"""A loopback Discord: REST v10 and gateway on 127.0.0.1, into which an unmodified discord.py bot logs in.

It is the harness of the wire tests and the server of the local table. `World` is the whole state in memory; the wire around it is thin.

    async with Sandbox() as world:                                  # serves on a free port
        guild = world.add_guild("Forum", locale="fr")
        channel = world.add_channel(guild, "jeux")
        alice = world.add_person("Alice", guild, locale="fr")
        bob = world.add_person("Bob", guild, dms_open=False)
        async with Bot(world, "bot.py", env={...}) as bot:          # the real process, logged in; DISCORD_TOKEN is set to world.token
            await world.until(lambda: world.commands[None])         # it has synced
            opened = await alice.slash("game new", channel, game="cesar")   # waits for the answer
            print(opened.content, opened.message.labels, opened.message.attachments[0].alt)
            joined = await bob.click(opened.message, "Join")        # by label, emoji or custom_id
            menu = (await alice.click(alice.last(channel), "Play")).message      # ephemeral: bob.sees(channel) has it not
            await alice.select(menu, "value or label")
            form = await alice.click(menu, "Other…")
            await alice.submit(form, {"amount": "7"})               # form.modal; fields by custom_id or label
            print((await alice.autocomplete("cesar influence", channel, "card", "4", group="senators")).choices)
            assert b"secret" not in bob.everything()                # every byte Bob ever received
            assert not world.unknown_routes

Verbs (`slash`, `autocomplete`, `click`, `select`, `submit`) return an `Interaction` at once; awaiting it waits until the bot has answered
(NoAnswer after 3 s). They raise Impossible for what a client would not offer; `forge`, `forge_press` and `world.replay` do such things all
the same. `world.faults` makes requests fail; `world.disconnect()`, `reconnect_request()` and `invalidate()` disturb the gateway;
`save(world, folder)` and `load(folder)` keep it.
"""

from .errors import ApiError, Impossible, NoAnswer
from .interactions import Interaction, Modal
from .launch import Bot
from .model import Attachment, Channel, Delivery, Guild, Message
from .people import Person
from .saving import load, save
from .server import Sandbox
from .world import World

__all__ = [
    "ApiError", "Attachment", "Bot", "Channel", "Delivery", "Guild", "Impossible", "Interaction", "Message", "Modal", "NoAnswer", "Person",
    "Sandbox", "World", "load", "save",
]  # fmt: skip
