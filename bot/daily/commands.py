"""/daily, and all clicks in a try, from any server: everything but the selection follows from the stored try."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.connection.delivery import server_of
from bot.connection.registration import Interaction, anywhere
from bot.daily.finished import FinishedTries
from bot.daily.pages.playing import hand_page, menu_page, number_after, round_page, welcome
from bot.daily.pages.result import DailyResult, result_page, result_picture, shared
from bot.daily.pages.table import WHENS, DailyPlace, When
from bot.daily.plans import PLANS, SEAT, game_of
from bot.daily.playing import TABLE
from bot.daily.posts import DailyPosts
from bot.daily.problem_commands import PROBLEM, ProblemCommands
from bot.daily.rows.problems import ProblemRows
from bot.daily.rows.tables import DailyTables
from bot.daily.service import Dailies, Daily
from bot.daily.table_commands import TableCommands
from bot.games.actions import seat_name
from bot.games.errors import GameError
from bot.games.registry import find_game
from bot.games.rooms.selection import Selection
from bot.games.text.names import marked_name
from bot.games.text.reader import Reader
from bot.games.text.words import explain
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.clicks.presses import SHOWING, chosen, handed_in, place_of, refusal, tokens_at
from bot.play.commanding import CommandCog, Feature, choices_of, command, complete_game
from bot.play.pages.board import board_picture
from bot.play.pages.seats import raw_names
from bot.play.permission import check_writing
from bot.play.registry import naming_of, room_of
from bot.tables import Clock, TableError
from bot.tables.commands import Act, Command, NextRound, Resume

T = TypeVar("T")
# What can be clicked outside of servers, too.
ANYWHERE = frozenset((verbs.DAILY, verbs.DAILY_TRY, verbs.DAILY_TABLE, verbs.DAILY_FAIR, verbs.PROBLEMS, verbs.PROBLEM))


def _shows_table(interaction: Interaction, options: Mapping[str, object]) -> bool:
    return options["table"] is not None and server_of(interaction) != 0


class DailyCommand(CommandCog):
    """The deal of the day, for the person alone."""

    def __init__(self, dispatcher: Dispatcher, dailies: Dailies, tables: TableCommands, tries: FinishedTries) -> None:
        super().__init__(dispatcher)
        self._dailies, self._tables = dailies, tables
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.DAILY: self._click_daily,
            verbs.DAILY_TRY: self._click,
            verbs.DAILY_TABLE: tables.click,
            verbs.DAILY_FAIR: tries.click,
        }

    @anywhere
    @command("daily", public=_shows_table, game=complete_game, table=choices_of("daily-table-of-", WHENS))
    async def daily(self, ctx: InteractionContext, game: str | None = None, table: When | None = None) -> None:
        """Begin today's deal or show how it stands (by default the day's game's); with `table` show a table to all."""
        if table is None:
            await self._open(ctx, game or "")
        else:
            await self._tables.show(ctx, DailyPlace(table))

    async def _open(self, ctx: InteractionContext, game: str) -> None:
        """Begin the person's try of today's deal of a game ("": the day's), or show how it stands."""
        if game:
            find_game(game)
        usual = await self._tables.join(ctx)
        game = game or usual
        left_out = game in await ctx.services.settings.left_out(ctx.guild)
        daily, fresh = await self._dailies.begun(ctx.person, game, ctx.locale)
        await self._show(ctx, daily, notice=welcome(daily, ctx.reader, left_out=left_out) if fresh else "")

    async def _click_daily(self, ctx: InteractionContext, press: Press) -> None:
        """Open today's deal for a button under a result or a post; an old post's leads to the day's game."""
        game, day = (*press.words, "", "")[:2]
        if game and game not in PLANS:
            raise IdError(press.verb)
        await self._open(ctx, game if day in ("", str(self._dailies.today)) else "")

    async def _click(self, ctx: InteractionContext, press: Press) -> None:
        """Do what a button or a menu of a try says."""
        daily = await self._try_of(ctx, press)
        if press.verb == verbs.DAILY_SHARE:
            await self._share(ctx, daily)
        elif press.verb == verbs.MENU and daily.end is None:
            await ctx.show(menu_page(daily, self._dailies.today, ctx.reader, await self._unended(ctx, daily)))
        elif press.verb in (verbs.HAND, verbs.MENU) or daily.end is not None:
            await self._show(ctx, daily)
        elif press.verb in SHOWING:
            await self._show(ctx, daily, chosen(press, daily.snapshot.view(SEAT), ctx.selection(press.table)))
        elif press.verb == verbs.WHY:
            selection = ctx.selection(press.table).at(place_of(press))
            await self._show(ctx, daily, selection, refusal(press, daily.snapshot, SEAT, ctx.reader))
        else:
            await self._do(ctx, daily, press)

    async def _try_of(self, ctx: InteractionContext, press: Press) -> Daily:
        """Return the clicker's try of a press; RequestError `daily-gone` if there is none."""
        try:
            return await self._dailies.get(number_after(TABLE, press.table) or 0, ctx.person.id)
        except TableError:
            raise RequestError("daily-gone") from None

    async def _do(self, ctx: InteractionContext, daily: Daily, press: Press) -> None:
        """Play: hand in a move, go on to the next round; what is refused is said above the present hand."""
        kept = ctx.selection(press.table)
        command = _command(ctx, daily, press, kept)
        if command is None:
            await self._show(ctx, daily, kept.at(place_of(press)))
            return
        try:
            moved = await self._dailies.send(daily, command)
        except (GameError, TableError) as error:
            naming = naming_of(daily.deal.game, ctx.reader, marked=True)
            reason = explain(error, ctx.locale, raw_names(daily.state, ctx.reader), naming=naming)
            await self._show(ctx, await self._try_of(ctx, press), kept.at(place_of(press)), reason)
            return
        tokens = command.tokens if isinstance(command, Act) else ()
        selection = handed_in(press, kept, room_of(daily.deal.game), tokens) if press.verb == verbs.ACT else kept
        await self._show(ctx, moved, selection)

    async def _unended(self, ctx: InteractionContext, daily: Daily) -> Daily | None:
        """Return the person's last try of a day before, if it is still open and is not this one."""
        unended = await self._dailies.unended(ctx.person.id)
        return None if unended is None or unended.number == daily.number else unended

    # Pages

    async def _show(
        self, ctx: InteractionContext, daily: Daily, selection: Selection | None = None, notice: str = ""
    ) -> None:
        """Show a try as it stands: hand, end of a round, or result; in words where no picture may be attached."""
        # as a table of this server: figures are called as they are here
        snapshot = replace(daily.snapshot, state=replace(daily.snapshot.state, guild=ctx.guild))
        if daily.end is not None:
            result = await self._result(ctx, daily)
            picture = await _picture(ctx, result_picture, result, ctx.reader)
            await ctx.show(result_page(result, ctx.reader, picture=picture, notice=notice, shares=bool(ctx.guild)))
        elif snapshot.state.phase == "between":
            picture = await _picture(ctx, board_picture, snapshot, ctx.reader)
            await ctx.show(round_page(snapshot, ctx.reader, picture=picture, notice=notice))
        else:
            await ctx.show(hand_page(await ctx.hand(snapshot, SEAT, selection, notice)))

    async def _result(self, ctx: InteractionContext, daily: Daily) -> DailyResult:
        """Return the result of a finished try, with the par and the scores of that deal."""
        dailies = self._dailies
        assert daily.end is not None
        return DailyResult(
            daily=daily,
            end=daily.end,
            scores=await dailies.rows.scores(daily.deal.day, daily.deal.game),
            days=await dailies.rows.days(ctx.person.id, daily.deal.day),
            next_game=game_of(dailies.today + 1, await ctx.services.settings.left_out(ctx.guild)),
            today=dailies.today,
            unended=await self._unended(ctx, daily),
        )

    async def _share(self, ctx: InteractionContext, daily: Daily) -> None:
        """Post a result to all by the person's own press. RequestError where one of the two may not write."""
        if daily.end is None:
            await self._show(ctx, daily)
            return
        if not ctx.guild:
            raise RequestError("only-in-server")
        check_writing(ctx)
        reader = await ctx.services.presenter.public_reader(ctx.guild, ctx.channel)
        result = await self._result(ctx, daily)
        picture = await _picture(ctx, result_picture, result, reader)
        await self._dailies.rows.show(daily.number, ctx.guild)
        await ctx.responder.public(shared(result, marked_name(ctx.person.name), reader, picture=picture))


async def _picture(
    ctx: InteractionContext, draw: Callable[[T, Reader], bytes | None], subject: T, reader: Reader
) -> bytes | None:
    """Draw a picture; None where none may be attached, or if it cannot be drawn."""
    return await ctx.services.presenter.picture(draw, subject, reader) if ctx.attaches else None


def _command(ctx: InteractionContext, daily: Daily, press: Press, kept: Selection) -> Command | None:
    """Return the command that a press means; None for a button whose selection is gone. IdError for no such verb."""
    if press.verb in (verbs.READY, verbs.RESUME):
        return NextRound(ctx.person) if press.verb == verbs.READY else Resume(ctx.person)
    if press.verb == verbs.CALL:
        return Act(ctx.person, None, (" ".join((seat_name(SEAT), *press.words)),))
    if press.verb != verbs.ACT:
        raise IdError(press.verb)
    tokens = tokens_at(press, daily.snapshot, SEAT, kept)
    return Act(ctx.person, press.version, tokens) if tokens else None


def daily_feature(
    *,
    dispatcher: Dispatcher,
    dailies: Dailies,
    tables: DailyTables,
    tries: FinishedTries,
    posts: DailyPosts,
    problems: ProblemRows,
    clock: Clock,
    work: Sequence[Callable[[], Coroutine[None, None, None]]],
) -> Feature:
    """Return the feature; `work` is done beside."""
    table_commands = TableCommands(dailies, tables)
    command = DailyCommand(dispatcher, dailies, table_commands, tries)
    return Feature(
        name="daily",
        commands=(command,),
        clicks={**command.clicks, **ProblemCommands(dailies, table_commands, problems, clock).clicks},
        anywhere=ANYWHERE,
        routes=(
            lambda press: None if number_after(TABLE, press.table) is None else verbs.DAILY_TRY,
            lambda press: None if number_after(PROBLEM, press.table) is None else verbs.PROBLEM,
        ),
        services=(posts.poller,),
        background=work,
    )
