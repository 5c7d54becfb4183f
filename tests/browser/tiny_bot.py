"""A small discord.py bot that shows the page everything it has to draw."""

import io

import discord
from discord import app_commands, ui
from PIL import Image

ALT = "Three tiles: 6-4, 5-5 and 3-1."
HOSTILE = (
    '<script>window.hacked=1</script><img src=x onerror="window.hacked=2">\n'
    '[click](javascript:window.hacked=3) **<b onmouseover="window.hacked=4">x</b>** `</code><svg onload=hacked=5>`'
)


def picture() -> discord.File:
    """A green table of 900 times 300 pixels."""
    buffer = io.BytesIO()
    Image.new("RGB", (900, 300), "#1f6b46").save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, "hand.png", description=ALT)


class NameForm(ui.Modal, title="Name of the table"):
    """One field of three to twenty characters, and one that may be empty."""

    name = ui.Label(text="Name", component=ui.TextInput(min_length=3, max_length=20))
    pace = ui.Label(
        text="Pace", description="How long a turn may take", component=ui.TextInput(required=False, max_length=20)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was entered."""
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.pace.component, ui.TextInput)
        await interaction.response.send_message(
            f"The table is called {self.name.component.value}, {self.pace.component.value}."
        )


class Hand(ui.View):
    """Tiles as buttons whose custom_ids change at every click, as a bot with versions in them has it."""

    def __init__(self, tiles: list[str], version: int) -> None:
        super().__init__(timeout=None)
        self.tiles, self.version = tiles, version
        for tile in tiles:
            self.add_item(Tile(tile, version))

    @ui.select(
        placeholder="Cards of the meld",
        min_values=2,
        max_values=3,
        row=4,
        options=[discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(6)],
    )
    async def meld(self, interaction: discord.Interaction, menu: ui.Select) -> None:
        """Say what was chosen."""
        await interaction.response.send_message(f"Meld: {' '.join(menu.values)}", ephemeral=True)


class Tile(ui.Button[Hand]):
    """Playing a tile puts a new one in front of all others."""

    def __init__(self, tile: str, version: int) -> None:
        super().__init__(label=tile, custom_id=f"tile:{version}:{tile}")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Draw the hand anew: the new tile, then all as they were."""
        assert self.view is not None
        view = Hand([f"0-{self.view.version}", *self.view.tiles], self.view.version + 1)
        await interaction.response.edit_message(content=f"Version {view.version}", view=view)


class Table(ui.View):
    """What stands below the public message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Rules", custom_id="rules"))

    @ui.button(label="My hand", style=discord.ButtonStyle.primary, emoji="✋")
    async def hand(self, interaction: discord.Interaction, _: ui.Button) -> None:
        """Show a private hand."""
        view = Hand(["6-4", "5-5", "3-1"], 1)
        await interaction.response.send_message("Your hand", view=view, file=picture(), ephemeral=True)

    @ui.button(label="Rename", style=discord.ButtonStyle.success)
    async def rename(self, interaction: discord.Interaction, _: ui.Button) -> None:
        """Open the form."""
        await interaction.response.send_modal(NameForm())

    @ui.button(label="Silent", style=discord.ButtonStyle.danger)
    async def silent(self, interaction: discord.Interaction, _: ui.Button) -> None:
        """Never answer."""

    @ui.button(label="Closed", disabled=True)
    async def closed(self, interaction: discord.Interaction, _: ui.Button) -> None:
        """Cannot be clicked."""


class Rules(ui.View):
    """A menu with many options, of which several may be chosen."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        for number in range(5):
            self.add_item(ui.Button(label=f"Chapter {number}", custom_id=f"chapter:{number}"))

    @ui.select(
        placeholder="Cards to lay",
        min_values=1,
        max_values=25,
        options=[
            discord.SelectOption(label=f"Card {n}", value=str(n), description="a card", emoji="🎲") for n in range(25)
        ],
    )
    async def cards(self, interaction: discord.Interaction, menu: ui.Select) -> None:
        """Say what was chosen."""
        await interaction.response.send_message(f"Laid: {' '.join(menu.values)}")


class TinyBot(discord.Client):
    """The bot: `/play`, `/rules`, `/hostile` and `/find` with suggestions."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        for command in (play, rules, hostile, find):
            self.tree.add_command(command)
        for entry in (wave, whisper):
            self.tree.add_command(entry)

    async def setup_hook(self) -> None:
        """Tell the commands."""
        await self.tree.sync()


@app_commands.context_menu(name="Wave at")
async def wave(interaction: discord.Interaction, member: discord.Member) -> None:
    """Wave at a member, for all to see."""
    await interaction.response.send_message(f"{interaction.user.display_name} waves at {member.display_name}.")


@app_commands.context_menu(name="Whisper to")
async def whisper(interaction: discord.Interaction, member: discord.Member) -> None:
    """Send a member a direct message."""
    await member.send(f"{interaction.user.display_name} whispers to you.")
    await interaction.response.send_message("Done.", ephemeral=True)


@app_commands.command(description="Open a table in this channel")
@app_commands.describe(game="Which game?", seats="How many play", rival="Against whom")
async def play(
    interaction: discord.Interaction,
    game: str,
    seats: app_commands.Range[int, 2, 4] = 2,
    rival: discord.Member | None = None,
) -> None:
    """Open a table."""
    against = f" against {rival.mention}" if rival else ""
    await interaction.response.send_message(f"Table: {game} for {seats}{against}", view=Table(), file=picture())


@play.autocomplete("game")
async def games(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The games that begin so."""
    names = ("Block", "Bergen", "Draw")
    return [app_commands.Choice(name=n, value=n.lower()) for n in names if n.lower().startswith(typed.lower())]


@app_commands.command(description="Show the rules")
async def rules(interaction: discord.Interaction) -> None:
    """Show headings, a list, buttons and a menu to all."""
    text = "# Rules\nEach draws **seven** tiles.\n### Scoring\n- The pips of the others."
    await interaction.response.send_message(text, view=Rules())


@app_commands.command(description="Send what would like to be a script")
async def hostile(interaction: discord.Interaction) -> None:
    """Send markup in every place that holds text."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="<img src=x onerror=hacked=6>"))
    await interaction.response.send_message(HOSTILE, view=view)


@app_commands.command(description="Answer with a time")
async def find(interaction: discord.Interaction) -> None:
    """Say when something ends."""
    ends = int(interaction.created_at.timestamp()) + 90
    await interaction.response.send_message(f"Ends <t:{ends}:R>")
