"""A small bot that uses everything Arbiter uses of Discord; tests/test_sandbox.py runs it as a process."""

from __future__ import annotations

import asyncio
import io
import os
import re
import signal
import zlib
from typing import Any, ClassVar

import discord
from discord import app_commands


def png(width: int, height: int) -> bytes:
    """A plain picture, purple from edge to edge."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")

    rows = (b"\0" + b"\x5a\x23\x45" * width) * height
    size = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\x02\0\0\0"
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


PNG = png(300, 200)
Button = discord.ui.Button[Any]
Select = discord.ui.Select[Any]
TextInput = discord.ui.TextInput[Any]


def picture(name: str = "board.png", alt: str = "An empty board") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=alt)


class French(app_commands.Translator):
    WORDS: ClassVar[dict[str, str]] = {"say": "dire", "word": "mot", "Says a word": "Dit un mot"}

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return self.WORDS.get(string.message) if locale is discord.Locale.french else None


class Count(discord.ui.DynamicItem[Button], template=r"count:(?P<n>\d+)"):
    """A button that lives on after a restart."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]) -> Count:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"counted {self.n + 1}", view=counter(self.n + 1))


def counter(n: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Count(n))
    view.add_item(discord.ui.Button(label="Off", custom_id="off", disabled=True))
    return view


class Form(discord.ui.Modal, title="How many?"):
    amount: Any = discord.ui.Label(text="Amount", component=discord.ui.TextInput(custom_id="amount", max_length=3))
    why: TextInput = discord.ui.TextInput(label="Why", custom_id="why", required=False)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"{self.amount.component.value} because {self.why.value or 'nothing'}")


FRUIT = [discord.SelectOption(label=name.title(), value=name) for name in ("fig", "plum")]


class Choose(discord.ui.View):
    @discord.ui.select(custom_id="fruit", placeholder="Fruit", max_values=2, options=FRUIT)
    async def fruit(self, interaction: discord.Interaction, select: Select) -> None:
        await interaction.response.send_message("chose " + " and ".join(select.values), ephemeral=True)

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, button: Button) -> None:
        await interaction.response.send_modal(Form())


class Panel(discord.ui.LayoutView):
    """Everything of the newer kind: a container with choices, a picture, and what is rare below."""

    def __init__(self, said: str = "What will you do?") -> None:
        super().__init__(timeout=None)
        box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0xC0392B)
        box.add_item(discord.ui.TextDisplay(f"### {said}"))
        for n, (card, brings) in enumerate((("Harvest", "2 wheat"), ("Vintage", "1 wine, and one more for each vineyard you own"))):
            box.add_item(discord.ui.Section(f"**{card}** · {brings}", accessory=Use(n)))
        box.add_item(discord.ui.Separator(spacing=discord.SeparatorSpacing.large))
        thumbnail: discord.ui.Thumbnail[Any] = discord.ui.Thumbnail("attachment://card.png", description="A card")
        box.add_item(discord.ui.Section("Your hand", "-# three cards", accessory=thumbnail))
        box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="An empty board")))
        box.add_item(discord.ui.ActionRow(discord.ui.Select(custom_id="more", placeholder="More…", options=FRUIT)))
        self.add_item(box)
        self.add_item(discord.ui.ActionRow(discord.ui.Button(label="Undo", custom_id="undo")))
        self.add_item(discord.ui.File("attachment://log.txt"))

    @staticmethod
    def files() -> list[discord.File]:
        return [picture(), picture("card.png", "A card"), discord.File(io.BytesIO(b"a log"), "log.txt")]


class Use(discord.ui.DynamicItem[Button], template=r"use:(?P<n>\d+)"):
    """The button beside a choice."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label="Use", custom_id=f"use:{n}", style=discord.ButtonStyle.success))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]) -> Use:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Panel(f"You used card {self.n}"))


class Leaf(discord.ui.DynamicItem[Button], template=r"leaf:(?P<n>\d+)"):
    """Turns the page of a book; the next one is always longer than a screen."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label="Next", custom_id=f"leaf:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]) -> Leaf:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        text, view = leaf(self.n + 1)
        await interaction.response.edit_message(content=text, view=view)


def leaf(n: int) -> tuple[str, discord.ui.View]:
    """The text of a page, and the button that turns it."""
    view = discord.ui.View(timeout=None)
    view.add_item(Leaf(n))
    return f"## Page {n}\n" + "\n".join(f"{line}. Gallia est omnis divisa" for line in range(1, 60 if n else 10)), view


class Bot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, allowed_mentions=discord.AllowedMentions(users=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Use, Leaf)
        if os.environ.get("SYNC", "1") == "1":
            await self.tree.set_translator(French())
            await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """A real bot waits 5 s here; a test need not."""

    async def on_resumed(self) -> None:
        print("resumed", flush=True)


bot = Bot()


@bot.tree.command(name=app_commands.locale_str("say"), description=app_commands.locale_str("Says a word"))
@app_commands.rename(word=app_commands.locale_str("word"))
async def say(interaction: discord.Interaction, word: str, secret: bool = False, who: discord.User | None = None) -> None:
    place = "dm" if interaction.guild is None else f"{interaction.guild.name}/{interaction.guild_locale}"
    name = f" to {who.mention}" if who else ""
    rights = "may attach" if interaction.app_permissions.attach_files else "may not attach"
    await interaction.response.send_message(f"{word}{name} ({place}, {interaction.locale}, {rights})", ephemeral=secret)


@say.autocomplete("word")
async def words(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{x}!", value=x) for x in ("ave", "avus", "vale") if x.startswith(typed)]


@bot.tree.command(description="A counter")
async def count(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("counted 0", view=counter(0))


@bot.tree.command(description="A book to leaf through")
async def book(interaction: discord.Interaction) -> None:
    text, view = leaf(0)
    await interaction.response.send_message(text, view=view, ephemeral=True)


@bot.tree.command(description="A choice")
async def choose(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("choose", view=Choose())


@bot.tree.command(description="A panel of the newer components")
async def panel(interaction: discord.Interaction, later: bool = False) -> None:
    if later:
        await interaction.response.send_message("soon", ephemeral=True)
        await interaction.edit_original_response(content=None, view=Panel(), attachments=Panel.files())
    else:
        await interaction.response.send_message(view=Panel(), files=Panel.files(), ephemeral=True)


@bot.tree.command(description="Uses an emoji of its own")
async def sign(interaction: discord.Interaction) -> None:
    known = {emoji.name: emoji for emoji in await bot.fetch_application_emojis()}
    purple = known.get("purple") or await bot.create_application_emoji(name="purple", image=PNG)
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Purple", custom_id="p", emoji=purple))
    view.add_item(discord.ui.Select(custom_id="s", options=[discord.SelectOption(label="Robe", value="robe", emoji=purple, default=True)]))
    await interaction.response.send_message(f"2 {purple} robes", view=view)
    try:
        await bot.create_application_emoji(name="purple", image=PNG)
    except discord.HTTPException as error:
        print(f"refused {error.code}", flush=True)
    if len(known) > 1:
        await known["other"].delete()


@bot.tree.command(description="Thinks, then draws")
async def draw(interaction: discord.Interaction, secret: bool = False) -> None:
    await interaction.response.defer(thinking=True, ephemeral=secret)
    await asyncio.sleep(0.05)
    await interaction.edit_original_response(content="drawn", attachments=[picture()])
    await interaction.followup.send("more", ephemeral=True)


@bot.tree.command(description="Keeps one picture and adds another")
async def redraw(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.abc.Messageable)
    message = await interaction.channel.send("one", file=picture("one.png"))
    message = await message.edit(content="two", attachments=[*message.attachments, picture("two.png", "The second")])
    read = await message.attachments[0].read()
    message = await message.edit(content="three", attachments=[message.attachments[1]])
    await message.edit(content="four")
    await interaction.response.send_message(f"read {read == PNG}", ephemeral=True)


@bot.tree.command(description="Writes a DM")
async def whisper(interaction: discord.Interaction) -> None:
    try:
        await interaction.user.send("a hand", file=picture("hand.png", "Three cards"))
    except discord.Forbidden as error:
        await interaction.response.send_message(f"closed {error.code}", ephemeral=True)
    else:
        await interaction.response.send_message("sent", ephemeral=True)


@bot.tree.command(description="Answers late, twice or not at all")
async def rude(interaction: discord.Interaction, how: str) -> None:
    if how == "never":
        return
    await asyncio.sleep(0.5 if how == "late" else 0)
    try:
        await interaction.response.send_message("first")
        interaction.response._response_type = None  # so that discord.py lets the second one out
        await interaction.response.send_message("second")
    except discord.HTTPException as error:
        print(f"refused {error.code}", flush=True)


@bot.tree.command(description="Speaks again later")
async def later(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("now")
    await asyncio.sleep(0.2)
    try:
        await interaction.followup.send("later")
    except discord.HTTPException as error:
        print(f"refused {error.code}", flush=True)


@bot.tree.command(description="Posts in the channel")
async def post(interaction: discord.Interaction, nonce: str) -> None:
    assert isinstance(interaction.channel, discord.abc.Messageable)
    await interaction.response.defer(ephemeral=True)
    try:
        first = await interaction.channel.send("posted", nonce=nonce)
        second = await interaction.channel.send("posted again", nonce=nonce)
        await interaction.edit_original_response(content=f"same {first.id == second.id}")
    except discord.HTTPException as error:
        await interaction.edit_original_response(content=f"refused {error.status} {error.code}")


@bot.tree.command(description="Asks who is here")
async def here(interaction: discord.Interaction, user: str) -> None:
    assert interaction.guild is not None
    try:
        member = await interaction.guild.fetch_member(int(user))
        await interaction.response.send_message(f"{member.display_name} is here")
    except discord.NotFound as error:
        await interaction.response.send_message(f"gone {error.code}")


@bot.tree.command(description="Breaks a limit")
async def excess(interaction: discord.Interaction) -> None:
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="a", custom_id="same"))
    view.add_item(discord.ui.Button(label="b", custom_id="same"))
    try:
        await interaction.response.send_message("x" * 2001, view=view)
    except discord.HTTPException as error:
        await interaction.response.send_message(f"{error.code} {error.text}")


async def main() -> None:
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: asyncio.ensure_future(bot.close()))
    async with bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


discord.utils.setup_logging(level=30)
asyncio.run(main())
