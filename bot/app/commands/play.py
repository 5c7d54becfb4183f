"""The commands around a table: /play, /hand, /table."""

from collections.abc import Mapping
from functools import partial

import discord
import msgspec
from msgspec.structs import replace

from bot.finding.calling import AnyUser, Challenges
from bot.finding.rows import FindingRows
from bot.games.options import OptionValue
from bot.games.registry import GAMES
from bot.games.text.words import turn_texts
from bot.league.commands.completion import complete_fixture
from bot.league.rows.league import League
from bot.league.schedule.commands import playable, table_of
from bot.league.schedule.deals import Deals
from bot.league.schedule.pages import opened, promised_deals
from bot.league.schedule.rows import Fixtures
from bot.lessons.pages import offered
from bot.locales import fallbacks
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.parts.parts import private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandCog, command, complete_game_or_preset
from bot.play.pages.lobby import has_room
from bot.play.pages.settings import setting_value
from bot.play.permission import check_place
from bot.play.presets import helps_in_league
from bot.tables import Expected, SharedDeals, Snapshot, TableError
from bot.tables.commands import AddComputer, OpenTable


class PlayCommands(CommandCog):
    """Opening tables, and finding what belongs to them."""

    def __init__(
        self, dispatcher: Dispatcher, *, league: League, fixtures: Fixtures, deals: Deals, finding: FindingRows
    ) -> None:
        super().__init__(dispatcher)
        self._league, self.fixtures, self._deals = league, fixtures, deals
        self._challenges = Challenges(finding, wanted=self._wanted, opened=_opened_as_answer)
        self.clicks: Mapping[str, ClickHandler] = {verbs.PLAY_NOW: self._play_now}

    @command("play", game=complete_game_or_preset, fixture=partial(complete_fixture, mine=True))
    async def play(
        self,
        ctx: InteractionContext,
        game: str | None = None,
        fixture: int | None = None,
        against: discord.User | None = None,
    ) -> None:
        """Open a lobby: for anybody, for the players of a fixture, or with a seat kept for somebody."""
        if against is not None and fixture is not None:
            raise RequestError("challenge-fixture")
        if against is not None:
            await self._challenges.challenge(ctx, against, game)
        else:
            await (self._open(ctx, game) if fixture is None else self._open_fixture(ctx, fixture))

    @command("hand")
    async def hand(self, ctx: InteractionContext) -> None:
        """Show the player's hand. Look for the table's channel again if it was lost: the command came from there."""
        snapshot = ctx.here()
        ctx.services.messenger.wake(snapshot)
        await ctx.show_hand(snapshot)

    @command("table")
    async def table(self, ctx: InteractionContext) -> None:
        """Show the menu of the channel's table. Look for its channel again if it was lost."""
        snapshot = ctx.here()
        ctx.services.messenger.wake(snapshot)
        await ctx.show_menu(snapshot)

    async def _open(self, ctx: InteractionContext, game: str | None) -> None:
        snapshot = await _opened_as_answer(ctx, await self._wanted(ctx, game))
        if snapshot is not None:
            lines = turn_texts(snapshot.events, (), ctx.locale)
            text = "\n".join([*lines, *([] if ctx.responder.answered else [await _open_text(ctx)])])
            new = await ctx.services.newcomers.welcome(ctx.guild, ctx.person.id, snapshot.state.game)
            if new or text:
                await ctx.show_until_start(
                    snapshot, offered(snapshot.state.game, ctx.reader, text) if new else private(text)
                )

    async def play_with(self, ctx: InteractionContext, user: AnyUser) -> None:
        """Open a table of the usual game, with a seat kept for somebody."""
        await self._challenges.challenge(ctx, user, None)

    async def _play_now(self, ctx: InteractionContext, press: Press) -> None:
        """Open a table of a game whose lesson is over, with a computer player; or say where the channel's table is."""
        game = press.words[0] if press.words else ""
        if game not in GAMES:
            raise IdError(press.verb)
        snapshot = await _opened(ctx, await self._wanted(ctx, game))
        if snapshot is not None:
            await ctx.services.tables.send(
                snapshot.id, AddComputer(ctx.person, snapshot.state.settings.computers, snapshot.state.version)
            )
            await ctx.show_until_start(snapshot, private(await _open_text(ctx)))

    async def _open_fixture(self, ctx: InteractionContext, number: int) -> None:
        """Open the lobby of a fixture for its players alone, and call the others."""
        fixture = await playable(self.fixtures, ctx, number)
        live = table_of(ctx.services.tables.all(), ctx.guild, number)
        if live is not None:
            raise RequestError("fixture-live", number=number, link=_link(live))
        wanted = replace(
            await self._wanted(ctx, fixture.game, number),
            fixture=number,
            expected=tuple(Expected(seat.person or 0, seat.name) for seat in fixture.seats),
        )
        deals = await self._deals.of_fixture(ctx.guild, number)
        if deals is not None:
            wanted = replace(
                wanted,
                options=msgspec.json.decode(deals.options),
                shared=SharedDeals(promised_deals(deals), deals.secret, edition=deals.edition),
            )
        if await _opened(ctx, wanted) is not None:
            await ctx.responder.public(
                opened(fixture, ctx.person.id, await ctx.services.presenter.public_reader(ctx.guild, ctx.channel))
            )

    async def _wanted(self, ctx: InteractionContext, game: str | None, fixture: int = 0) -> OpenTable:
        """Return the command that opens a table as it is usual in the channel, or as a preset says in place of a game.

        Without a game it is the one that league rules or settings name, else the one played last here.
        """
        settings = ctx.services.settings
        usual, preset = await settings.table(ctx.guild, ctx.channel), await settings.preset(ctx.guild, game)
        words = {**usual.settings, **(preset.words if preset else {})}
        terms = (await self._league.terms(ctx.guild, fixture)).held
        counts = words.get("league") != "no"
        chosen = (preset.game if preset else game) or (terms.said("game") if counts else "") or await _usual_game(ctx)
        return OpenTable(
            by=ctx.person,
            guild=ctx.guild,
            channel=ctx.channel,
            game=chosen,
            options=preset.values if preset else await _usual_options(ctx, chosen),
            settings=words,
            help_counts=preset is not None and helps_in_league(preset.words),
            terms=terms,
        )


async def _usual_game(ctx: InteractionContext) -> str:
    """Return the game that is set for the channel, else what was played last there or by the player."""
    values = await ctx.services.settings.of(ctx.guild, ctx.channel)
    last = None if "game" in values else await ctx.services.store.last_game(ctx.guild, ctx.channel, ctx.person.id)
    return last if last in GAMES else setting_value(values, "game")


async def _usual_options(ctx: InteractionContext, game: str) -> dict[str, OptionValue]:
    return await ctx.services.settings.options(ctx.guild, ctx.channel, game) if game in GAMES else {}


async def _opened_as_answer(ctx: InteractionContext, command: OpenTable) -> Snapshot | None:
    """Open a table whose board answers the command; None if the channel has one."""
    with ctx.board_as_answer() as answer:
        snapshot = await _opened(ctx, command)
        if snapshot is not None:
            await answer.over(ctx.responder.seconds_left)
    return snapshot


async def _open_text(ctx: InteractionContext) -> str:
    """Return the text that the table is open, with the name of its button as everybody sees it."""
    public = await ctx.services.presenter.public_reader(ctx.guild, ctx.channel)
    return ctx.reader.t("play-opened", start=public.t("button-start"))


async def _opened(ctx: InteractionContext, command: OpenTable) -> Snapshot | None:
    """Open a table and return it. If the channel has one, tell the player where and return None."""
    await check_place(ctx.interaction)
    here = ctx.services.tables.in_channel(ctx.guild, ctx.channel)
    if here is None or here.state.phase == "over":
        try:
            return await ctx.services.tables.open(await _in_language(ctx, command))
        except TableError as error:
            if error.code != "channel-taken":
                raise
            here = ctx.here()
    await _show_taken(ctx, here)
    return None


async def _show_taken(ctx: InteractionContext, here: Snapshot) -> None:
    """Say where the channel's table is, with what one wants there: a seat in the lobby, one's hand, or the menu."""
    text = ctx.reader.t("play-taken", link=_link(here))
    if here.state.phase == "lobby" or ctx.private:
        free = has_room(here) and here.seat_of(ctx.person.id) is None and not here.state.expected
        join = here.press(verbs.JOIN).button(ctx.reader.t("button-join"), "primary")
        await ctx.responder.private(private(text, ((join,),) if free else ()))
    else:
        await ctx.show_hand(here, notice=(text,))


async def _in_language(ctx: InteractionContext, command: OpenTable) -> OpenTable:
    """Return the command with the language of all in the channel."""
    adopted = ""  # of the player who opens the server's first table, where the server has chosen none
    if not any(table.state.guild == ctx.guild for table in ctx.services.tables.all()):
        adopted = await ctx.services.settings.adopt_language(ctx.guild, ctx.channel, ctx.locale, ctx.person.id)
    reader = await ctx.services.presenter.public_reader(ctx.guild, ctx.channel)
    return replace(command, language=adopted or fallbacks(reader.locale)[0], adopted=bool(adopted))


def _link(snapshot: Snapshot) -> str:
    state, board = snapshot.state, snapshot.state.refs.get("board")
    place = f"https://discord.com/channels/{state.guild}/{state.channel}"
    return f"{place}/{board}" if board else f"<#{state.channel}>"
