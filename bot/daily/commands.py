"""/daily, and all clicks in a try: the deal of the day, played alone in a private message.

Everything follows from the stored try, so clicks work over a restart, and from any server; only what somebody has
selected is kept with the selections of all hands.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.connection.anywhere import anywhere, server_of
from bot.connection.registration import Interaction
from bot.daily import table_commands as daily_tables
from bot.daily.pages.playing import hand_page, menu_page, number_in, round_page, round_picture, welcome
from bot.daily.pages.result import DailyResult, result_page, result_picture, shared
from bot.daily.pages.table import WHENS, DailyPlace, When
from bot.daily.plans import PLANS, SEAT, game_of, standing_of
from bot.daily.service import Daily
from bot.games.actions import seat_name
from bot.games.errors import GameError
from bot.games.registry import find_game
from bot.games.rooms.frame import asks_for_suggestion
from bot.games.rooms.selection import Selection
from bot.games.text.names import marked_name
from bot.games.text.words import explain
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.parts.parts import Parts
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.commanding import CommandCog, choices_of, command, complete_game
from bot.play.pages.panel import panel
from bot.play.pages.presses import advised, chosen, followed, handed_in, place_of, refusal, tokens_of, unread
from bot.play.pages.seats import raw_names
from bot.play.permission import check_writing
from bot.play.registry import naming_of, room_of
from bot.tables import Act, Command, NextRound, Resume, Snapshot, TableError

_SHOWING = (verbs.SHOW, verbs.SELECT)


def _shows_table(interaction: Interaction, options: Mapping[str, object]) -> bool:
    return options["table"] is not None and server_of(interaction) != 0


class DailyCommand(CommandCog):
    """The deal of the day, for the person alone."""

    @anywhere
    @command("daily", public=_shows_table, game=complete_game, table=choices_of("daily-table-of-", WHENS))
    async def daily(self, ctx: InteractionContext, game: str | None = None, table: When | None = None) -> None:
        """Begin today's deal or go on with it, by default of the day's game; once it is over show its result.

        With `table` show a table to all instead; where the bot is in no server, the person's own results.
        """
        if table is None:
            await _open(ctx, game or "")
        else:
            await daily_tables.show_table(ctx, DailyPlace(table))


async def _left_out(ctx: InteractionContext) -> Sequence[str]:
    """Return the games that are never the day's game here; where the bot is in no server none is left out."""
    return await ctx.services.settings.left_out(ctx.guild) if ctx.guild else ()


async def _open(ctx: InteractionContext, game: str) -> None:
    """Begin the person's try of today's deal of a game ("": the day's), or show how it stands."""
    if game:
        find_game(game)
    usual = await daily_tables.joined(ctx)
    game = game or usual
    left_out = game in await _left_out(ctx)
    daily, fresh = await ctx.services.dailies.begun(ctx.person, game, ctx.locale)
    await _show(ctx, daily, notice=welcome(daily, ctx.look, left_out=left_out) if fresh else "")


async def _click_daily(ctx: InteractionContext, press: Press) -> None:
    """A button under what somebody has shared, or a day's post: always in a message of its own.

    An old post leads to the day's game of today, and so does a button without a game.
    """
    game, day = (*press.words, "", "")[:2]
    if game and game not in PLANS:
        raise IdError(press.verb)
    if day and day != str(ctx.services.dailies.today):
        game = ""
    await _open(ctx, game)


async def _click(ctx: InteractionContext, press: Press) -> None:
    """Do what a button or a menu of a try says."""
    daily = await _own(ctx, press)
    if press.verb == verbs.DAILY_SHARE:
        await _share(ctx, daily)
    elif press.verb == verbs.MENU and daily.end is None:
        unended = await _unended(ctx, daily)
        await ctx.show(menu_page(daily, ctx.services.dailies.today, ctx.look, unended))
    elif press.verb in (verbs.HAND, verbs.MENU) or daily.end is not None:
        await _show(ctx, daily)
    elif press.verb in _SHOWING:
        view = daily.snapshot.view(SEAT)
        await _show(ctx, daily, chosen(press, view, ctx.selection(press.table)))
    elif press.verb == verbs.WHY:
        said = refusal(press, daily.snapshot, SEAT, ctx.look)
        await _show(ctx, daily, ctx.selection(press.table).at(place_of(press)), said)
    else:
        await _do(ctx, daily, press)


async def _own(ctx: InteractionContext, press: Press) -> Daily:
    """Return the clicker's try of a press; RequestError `daily-gone` if there is none."""
    try:
        return await ctx.services.dailies.get(number_in(press.table) or 0, ctx.person.id)
    except TableError:
        raise RequestError("daily-gone") from None


async def _do(ctx: InteractionContext, daily: Daily, press: Press) -> None:
    """Play: hand in a move, go on to the next round; what is refused is said above the present hand."""
    kept = ctx.selection(press.table)
    command = _command(ctx, daily, press, kept)
    if command is None:
        await _show(ctx, daily, kept.at(place_of(press)))
        return
    try:
        moved = await ctx.services.dailies.send(daily, command)
    except (GameError, TableError) as error:
        await _show(ctx, await _own(ctx, press), kept.at(place_of(press)), _explained(ctx, daily, error))
        return
    tokens = command.tokens if isinstance(command, Act) else ()
    left = handed_in(press, kept, room_of(daily.deal.game), tokens) if press.verb == verbs.ACT else kept
    if asks_for_suggestion(press):
        left = advised(left, moved.daily.snapshot, SEAT)
    await _show(ctx, moved.daily, left)


def _command(ctx: InteractionContext, daily: Daily, press: Press, kept: Selection) -> Command | None:
    """Return the command that a press means; None for a button whose selection is gone. IdError for no such verb."""
    if press.verb in (verbs.READY, verbs.RESUME):
        return NextRound(ctx.person) if press.verb == verbs.READY else Resume(ctx.person)
    if press.verb == verbs.CALL:
        return Act(ctx.person, None, (" ".join((seat_name(SEAT), *press.words)),))
    if press.verb != verbs.ACT:
        raise IdError(press.verb)
    snapshot, tokens = daily.snapshot, unread(press, SEAT)
    view, fresh = snapshot.view(SEAT), press.version == snapshot.seat_version(SEAT)
    if view is not None and fresh:
        tokens = tokens_of(press, view, snapshot.legal(SEAT), kept)
    return Act(ctx.person, press.version, tokens) if tokens else None


def _explained(ctx: InteractionContext, daily: Daily, error: GameError | TableError) -> str:
    naming = naming_of(daily.deal.game, ctx.look, marked=True)
    return explain(error, ctx.locale, raw_names(daily.state, ctx.locale), naming=naming)


async def _unended(ctx: InteractionContext, daily: Daily) -> Daily | None:
    """Return the person's last try of a day before, if it has not come to its end and is not this one."""
    found = await ctx.services.dailies.unended(ctx.person.id)
    return None if found is None or found.number == daily.number else found


# What is shown


async def _show(ctx: InteractionContext, daily: Daily, selection: Selection | None = None, notice: str = "") -> None:
    """Show a try as it stands: hand, end of a round, or result; in words where no picture may be attached."""
    if daily.end is not None:
        await _show_result(ctx, daily, notice)
        return
    snapshot = _seen(ctx, daily)
    if snapshot.state.phase == "between":
        picture = await ctx.services.presenter.picture(round_picture, snapshot, ctx.look) if _may_attach(ctx) else None
        await ctx.show(round_page(snapshot, ctx.look, picture=picture, notice=notice))
        return
    kept = ctx.selection(snapshot.id)
    selection = followed(selection or kept.at(Selection(order=kept.order)), snapshot.view(SEAT), same=True)
    ctx.services.panels.select(snapshot.id, ctx.person.id, selection)
    await ctx.show(hand_page(await _hand(ctx, snapshot, selection, notice)))


async def _hand(ctx: InteractionContext, snapshot: Snapshot, selection: Selection, notice: str) -> Parts:
    if not _may_attach(ctx):
        return panel(snapshot, SEAT, ctx.look, selection=selection, notice=notice)
    return await ctx.services.presenter.panel(snapshot, SEAT, ctx.locale, selection, notice)


def _seen(ctx: InteractionContext, daily: Daily) -> Snapshot:
    """Return a try as a table of this server: figures are called as they are here."""
    snapshot = daily.snapshot
    return replace(snapshot, state=replace(snapshot.state, guild=ctx.guild))


def _may_attach(ctx: InteractionContext) -> bool:
    return ctx.interaction.app_permissions.attach_files


async def _show_result(ctx: InteractionContext, daily: Daily, notice: str = "") -> None:
    result = await _result(ctx, daily)
    picture = await ctx.services.presenter.picture(result_picture, result, ctx.look) if _may_attach(ctx) else None
    page = result_page(result, ctx.look, picture=picture, notice=notice, shares=bool(ctx.guild))
    await ctx.show(page)


async def _result(ctx: InteractionContext, daily: Daily) -> DailyResult:
    """Gather what is told of a try that is over."""
    dailies, end = ctx.services.dailies, daily.end
    assert end is not None
    deal = await dailies.deal(daily.deal.day, daily.deal.game)  # its par may be known by now
    scores = await dailies.rows.scores(deal.day, deal.game)
    return DailyResult(
        daily=replace(daily, deal=deal),
        score=end.score,
        counted=end.counted,
        scores=scores,
        standing=standing_of(end.score, scores),
        days=await dailies.rows.days(ctx.person.id, deal.day),
        next_game=game_of(dailies.today + 1, await _left_out(ctx)),
        today=dailies.today,
        unended=await _unended(ctx, daily),
    )


async def _share(ctx: InteractionContext, daily: Daily) -> None:
    """Post a result to all, by the person's own press; RequestError where one of the two may not write.

    RequestError `only-in-server` where the bot is in no server.
    """
    if daily.end is None:
        await _show(ctx, daily)
        return
    if not ctx.guild:
        raise RequestError("only-in-server")
    check_writing(ctx)
    look = await ctx.services.presenter.public_look(ctx.guild, ctx.channel)
    result = await _result(ctx, daily)
    picture = await ctx.services.presenter.picture(result_picture, result, look) if _may_attach(ctx) else None
    await ctx.services.dailies.rows.show(daily.number, ctx.guild)
    await ctx.responder.public(shared(result, marked_name(ctx.person.name), look, picture=picture))


CLICKS: Mapping[str, ClickHandler] = {verbs.DAILY: _click_daily, verbs.DAILY_TRY: _click, **daily_tables.CLICKS}
# What can be clicked outside of servers, too.
ANYWHERE = frozenset((verbs.DAILY, verbs.DAILY_TRY, verbs.DAILY_TABLE))
