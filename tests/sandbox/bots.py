"""A tiny bot on the real discord.py, for the tests of the sandbox."""

import asyncio
import contextlib
import io
import struct
import zlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import discord
import yarl
from discord import app_commands

from tests.box import Sandbox

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group


@contextlib.contextmanager
def pointed(box: Sandbox) -> Iterator[None]:
    """Point discord.py at the sandbox, and back to where it was."""
    where = box.endpoints()
    route, gateway, asset = discord.http.Route, discord.gateway.DiscordWebSocket, discord.Asset
    before = route.BASE, gateway.DEFAULT_GATEWAY, asset.BASE
    route.BASE, gateway.DEFAULT_GATEWAY, asset.BASE = where["api"], yarl.URL(where["gateway"]), where["cdn"]
    try:
        yield
    finally:
        route.BASE, gateway.DEFAULT_GATEWAY, asset.BASE = before


def png(width: int = 3, height: int = 2) -> bytes:
    """A grey PNG of that size."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\x80" * width) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def picture(name: str = "table.png", description: str | None = None) -> discord.File:
    """An uploadable picture."""
    return discord.File(io.BytesIO(png()), name, description=description)


class Question(discord.ui.Modal, title="Your name"):
    """A form with one text."""

    answer = discord.ui.Label["Question"](
        text="Name", component=discord.ui.TextInput(custom_id="name", min_length=2, max_length=10)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.answer.component, discord.ui.TextInput)
        await interaction.response.send_message(f"Hello {self.answer.component.value}", ephemeral=True)
        await interaction.followup.send("And welcome", ephemeral=True)


class Buttons(discord.ui.View):
    """A row of buttons and a menu."""

    @discord.ui.button(label="Count", custom_id="count", style=discord.ButtonStyle.primary)
    async def count(self, interaction: discord.Interaction, button: discord.ui.Button["Buttons"]) -> None:
        await interaction.response.edit_message(content="counted", view=self)

    @discord.ui.button(label="Name", custom_id="name")
    async def name(self, interaction: discord.Interaction, button: discord.ui.Button["Buttons"]) -> None:
        await interaction.response.send_modal(Question())

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, button: discord.ui.Button["Buttons"]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited later", attachments=[picture("new.png", "new")])

    @discord.ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction, button: discord.ui.Button["Buttons"]) -> None:
        raise AssertionError("disabled")

    @discord.ui.select(
        custom_id="menu", min_values=1, max_values=2,
        options=[discord.SelectOption(label="One", value="1"), discord.SelectOption(label="Two", value="2")],
    )  # fmt: skip
    async def menu(self, interaction: discord.Interaction, select: discord.ui.Select["Buttons"]) -> None:
        await interaction.response.send_message(f"chose {','.join(select.values)}", ephemeral=True)


class TinyBot(discord.Client):
    """A client with a few commands; it remembers what happened to it."""

    def __init__(self, intents: discord.Intents | None = None, **options: object) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
            **options,  # type: ignore[arg-type] # any of Client's options
        )
        self.tree = app_commands.CommandTree(self)
        self.seen: list[discord.Interaction] = []
        self.resumed = asyncio.Event()
        commands: tuple[AnyCommand, ...] = (play, guess, echo, season, purge)
        for command in commands:
            self.tree.add_command(command)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds here before it identifies anew; a test needn't."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen.append(interaction)

    async def on_resumed(self) -> None:
        self.resumed.set()


@app_commands.command(description="Open a table")
@app_commands.describe(game="Which game", seats="How many")
async def play(interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 4] = 2) -> None:
    await interaction.response.defer()
    view = Buttons()
    view.timeout = None
    await interaction.edit_original_response(
        content=f"{game} for {seats}", attachments=[picture(description="A table")], view=view
    )


@app_commands.command(description="Guess a word")
async def guess(interaction: discord.Interaction, word: str) -> None:
    await interaction.response.send_message(word)


@guess.autocomplete("word")
async def words(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=w, value=w.lower()) for w in ("Alpha", "Beta", "Atom") if w.startswith(current)]


@app_commands.command(description="Say what was given")
async def echo(interaction: discord.Interaction, who: discord.Member, loud: bool = False) -> None:
    await interaction.response.send_message(
        f"{who.mention} {loud}", allowed_mentions=discord.AllowedMentions(users=[who])
    )


season = app_commands.Group(name="season", description="Seasons")


@season.command(description="Start one")
async def start(interaction: discord.Interaction, name: str) -> None:
    await interaction.response.send_message(f"season {name}", ephemeral=True)


@app_commands.command(description="For moderators")
@app_commands.default_permissions(manage_messages=True)
async def purge(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("purged", ephemeral=True)


@contextlib.asynccontextmanager
async def running(box: Sandbox, bot: discord.Client, token: str | None = None) -> AsyncIterator[discord.Client]:
    """Log the bot in to the sandbox, wait until it is ready, and close it at the end."""
    with pointed(box):
        task = asyncio.create_task(bot.start(token or box.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        try:
            await asyncio.wait({task, ready}, timeout=10, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                await task
            yield bot
        finally:
            ready.cancel()
            await bot.close()
            with contextlib.suppress(Exception):
                await task
