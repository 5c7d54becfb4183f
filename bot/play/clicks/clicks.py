"""Clicks and forms: what a button, a menu or a form says becomes a command to its table, or shows something."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord
from discord.ext import commands
from msgspec.structs import replace

from bot.games.actions import seat_name
from bot.games.errors import CutError, GameError, OptionError
from bot.games.options import spell
from bot.games.registry import find_game
from bot.games.rooms.selection import Selection
from bot.games.text.words import explain
from bot.parts import verbs
from bot.parts.ids import CONTROLS, IdError, Press, decode
from bot.parts.parts import FIELD, Parts
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.clicks.presses import INTENTS, After, chosen, handed_in, intended, outdated, place_of, refusal, tokens_at
from bot.play.pages.fairness import cut_form, cut_refused
from bot.play.pages.menus import MENU, PLAN, Topic, asking, counts_for, stands
from bot.play.pages.panel import call_refused, notice_text
from bot.play.permission import check_place
from bot.play.presets import Preset, commands_of
from bot.play.registry import room_of
from bot.tables import Snapshot, TableError
from bot.tables.commands import Act, Command, Cut, Join, Rematch, Replace, StartMatch, TakeBack
from bot.tables.snapshot import Reply
from bot.tables.terms import fixed_options

ClickHandler = Callable[[InteractionContext, Press], Awaitable[None]]
TableHandler = Callable[[InteractionContext, Press, Snapshot], Awaitable[None]]
FormHandler = Callable[[InteractionContext, Press, Mapping[str, str]], Awaitable[None]]
Route = Callable[[Press], str | None]
_TOO_LATE = frozenset(("round-over", "no-round", "between", "over"))  # codes that a late call meets in any game

# For each verb that only shows a page of its table, which one.
_TOPICS: Mapping[str, Callable[[Snapshot], Topic]] = {
    verbs.MENU: lambda _: MENU,
    verbs.TABLE: lambda _: Topic(kind="settings"),
    verbs.FAIR: lambda _: Topic(kind="fair"),
    verbs.SEEDS: lambda _: Topic(kind="seeds"),
    verbs.ASK_LEAVE: lambda snapshot: asking("leave", snapshot),
    verbs.ASK_RESIGN: lambda snapshot: asking("resign", snapshot),
    verbs.ASK_END: lambda snapshot: asking("end", snapshot),
}


class Clicks(commands.Cog):
    """Answers clicks and forms. Everything is read from the id and the table as it is now; nothing is kept beside.

    They are found by their ids alone, whatever message they are on, so they work after a restart too. discord.py's own
    way to that, DynamicItems, makes a view of the whole clicked message first.

    `others` and `forms` are the handlers of clicks and forms that belong to no table, by verb; clicks of `anywhere`
    need no server either. `routes` return the verb under which a press is handled if it is not the verb in its id.
    """

    def __init__(
        self,
        dispatcher: Dispatcher,
        *,
        others: Mapping[str, ClickHandler],
        forms: Mapping[str, FormHandler],
        anywhere: frozenset[str] = frozenset(),
        routes: Sequence[Route] = (),
    ) -> None:
        self._dispatcher, self._anywhere, self._routes = dispatcher, anywhere, routes
        self._forms = {verbs.CUT: cut, **forms}
        at_tables: dict[str, TableHandler] = {
            **dict.fromkeys(INTENTS, self._change),
            **dict.fromkeys(_TOPICS, self._page),
            verbs.HAND: self._hand,
            verbs.SHOW: self._show_selection,
            verbs.SELECT: self._show_selection,
            verbs.SETUP: lambda ctx, press, snapshot: ctx.show_options(snapshot, _page_number(press)),
            verbs.BOTTOM: self._bottom,
            verbs.PLAN: lambda ctx, _, snapshot: _show_plan(ctx, snapshot),
            verbs.ACT: self._act,
            verbs.WHY: self._why,
            verbs.CALL: self._call,
            verbs.CUT: self._cut,
        }
        self._handlers = {**{verb: _at_table(handler) for verb, handler in at_tables.items()}, **others}

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Deal with a click or a form of ours; commands have their own way."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component and custom_id.startswith(CONTROLS):
            values = [str(value) for value in data.get("values") or ()]
            await self._dispatcher.dispatch(interaction, lambda ctx: self.handle(ctx, custom_id, values))
        elif interaction.type is discord.InteractionType.modal_submit:
            await self._dispatcher.dispatch(interaction, lambda ctx: self.handle_form(ctx, custom_id, written(data)))

    async def handle_form(self, ctx: InteractionContext, custom_id: str, fields: Mapping[str, str]) -> None:
        """Do what a form was for, with what was written; IdError for one of an older version of the bot."""
        press = decode(custom_id)
        if not ctx.guild:
            raise RequestError("only-in-server")
        if press.verb not in self._forms:
            raise IdError(custom_id)
        await self._forms[press.verb](ctx, press, fields)

    async def handle(self, ctx: InteractionContext, custom_id: str, values: Sequence[str]) -> None:
        """Do what a click on that id asks for, with those values picked; IdError for one of an older version."""
        press = decode(custom_id, values)
        verb = next(filter(None, (route(press) for route in self._routes)), press.verb)
        if not ctx.guild and verb in self._handlers and verb not in self._anywhere:
            raise RequestError("only-in-server")
        async with _holding(ctx, press):
            try:
                if verb not in self._handlers:
                    raise IdError(verb)
                await self._handlers[verb](ctx, press)
            except TableError as error:
                if error.code != "gone":
                    raise
                await self._gone(ctx, error)

    async def _gone(self, ctx: InteractionContext, error: TableError) -> None:
        """Say that the table is over, and take the buttons from the message that still has them."""
        if self._dispatcher.is_leaving(ctx):
            await self._dispatcher.leave_to_others(ctx)
        elif ctx.private:
            await ctx.show(Parts(content=explain(error, ctx.locale)))
        else:
            await ctx.responder.strip()
            await ctx.say(explain(error, ctx.locale))

    # Clicks that only show something

    async def _hand(self, ctx: InteractionContext, _: Press, snapshot: Snapshot) -> None:
        """Show a hand; the message by which its player was called is needed no more once it was clicked."""
        message, messenger = ctx.interaction.message, ctx.services.messenger
        called = message is not None and messenger.calls_by(snapshot, message.id, ctx.person.id)
        if called:
            await ctx.responder.hurry()  # without a word: then the token is good for that message
        await ctx.show_hand(snapshot)
        if called and message is not None and not messenger.shows(snapshot, message.id):
            await messenger.clicked(snapshot, ctx.interaction, message.id)

    async def _show_selection(self, ctx: InteractionContext, press: Press, snapshot: Snapshot) -> None:
        seat = snapshot.seat_of(ctx.person.id)
        view = None if seat is None else snapshot.view(seat)
        await ctx.show_hand(snapshot, chosen(press, view, ctx.selection(press.table)))

    async def _why(self, ctx: InteractionContext, press: Press, snapshot: Snapshot) -> None:
        """Say above the hand why a piece may not be played."""
        kept, said = ctx.selection(press.table), refusal(press, snapshot, ctx.seat(snapshot), ctx.reader)
        await ctx.show_hand(snapshot, kept.at(place_of(press)), notice=(said,))

    async def _page(self, ctx: InteractionContext, press: Press, snapshot: Snapshot) -> None:
        await ctx.show_page(snapshot, _TOPICS[press.verb](snapshot))

    async def _bottom(self, ctx: InteractionContext, _: Press, snapshot: Snapshot) -> None:
        """Have the board posted again; as the answer to the press it would be a reply to a message that is private."""
        if snapshot.state.channel == ctx.channel:
            await check_place(ctx.interaction)
        ctx.services.messenger.repost(snapshot)

    # Clicks that change the table

    async def _act(self, ctx: InteractionContext, press: Press, snapshot: Snapshot) -> None:
        """Hand in a move; an old panel, and one whose selection is gone, gets the present hand instead."""
        kept = ctx.selection(press.table)
        tokens = tokens_at(press, snapshot, ctx.seat(snapshot), kept)
        if not tokens:
            await ctx.show_hand(snapshot, kept.at(place_of(press)))
            return
        reply = await ctx.hand_in(press.table, press.version, tokens, kept.at(place_of(press)))
        if reply is not None:
            await _show_result(ctx, "hand", press, reply, handed_in(press, kept, room_of(snapshot.state.game), tokens))

    async def _call(self, ctx: InteractionContext, press: Press, snapshot: Snapshot) -> None:
        """Call or catch for the clicker's own seat, however old the button is: the mailbox decides who was first."""
        seat = ctx.seat(snapshot)
        token = " ".join((seat_name(seat), *press.words))
        try:
            await ctx.services.tables.send(press.table, Act(ctx.person, None, (token,)))
        except GameError as error:
            if error.code not in _TOO_LATE | find_game(snapshot.state.game).too_late:
                raise
            await ctx.say(call_refused(ctx.table(press.table), seat, ctx.reader))
        else:
            await ctx.responder.hurry()

    async def _cut(self, ctx: InteractionContext, _: Press, snapshot: Snapshot) -> None:
        """Open the form for a word, as long as the deal can be cut and the clicker sits there."""
        ctx.seat(snapshot)
        if snapshot.promise is None:
            raise TableError("dealt")
        if snapshot.state.shared is not None:
            raise TableError("same-deals")
        await ctx.responder.open(cut_form(snapshot, ctx.reader))

    async def _change(self, ctx: InteractionContext, press: Press, snapshot: Snapshot) -> None:
        """Send the command that a verb means; a button that was drawn for something else does nothing."""
        message, calls = ctx.interaction.message, press.verb in (verbs.JOIN, verbs.DECLINE)
        if message is not None and calls and not ctx.private and not ctx.services.messenger.shows(snapshot, message.id):
            await ctx.responder.hurry()  # the message goes with what it called to: then no click on it can be answered
        preset = await ctx.services.settings.preset(ctx.guild, press.word(0)) if press.verb == verbs.GAME else None
        if preset is not None:
            press = replace(press, words=(preset.game,))
        after: After = ""
        try:
            command, after = intended(press, snapshot, ctx.person)
            if outdated(press, snapshot):
                raise TableError("stale", version=snapshot.state.version)
            command = await _informed(ctx, command, snapshot)
            reply = await ctx.services.tables.send(press.table, command)
        except (OptionError, TableError) as error:
            late = error.code == "already-started" or isinstance(error, OptionError)
            if error.code == "not-seated":
                await ctx.show_menu(ctx.table(press.table), (explain(error, ctx.locale),))
            elif error.code == "stale" or (late and after == "setup"):
                await _overtaken(ctx, press, after)
            else:
                raise
            return
        if press.verb == verbs.GAME:
            reply = await _set_first_options(ctx, reply, preset)
        began = snapshot.state.phase in ("lobby", "over") and reply.snapshot.state.phase == "playing"
        fresh = (began or press.verb == verbs.TAKE) and not ctx.services.panels.follows(press.table, ctx.person.id)
        if fresh and not ctx.private:
            await ctx.show_hand(reply.snapshot)
        else:
            await _show_result(ctx, after, press, reply)
        if press.verb == verbs.JOIN and reply.snapshot.state.phase == "lobby":
            newcomers, game = ctx.services.newcomers, reply.snapshot.state.game
            if await newcomers.welcome(ctx.guild, ctx.person.id, game):
                await ctx.show_until_start(reply.snapshot, newcomers.offer(game, ctx.reader))


def _at_table(handler: TableHandler) -> ClickHandler:
    """Return the handler of clicks at a table that calls this one with the table as it is then; TableError `gone`."""
    return lambda ctx, press: handler(ctx, press, ctx.table(press.table))


@contextlib.asynccontextmanager
async def _holding(ctx: InteractionContext, press: Press) -> AsyncIterator[None]:
    """Keep what followed the game in the clicked message from coming over the answer; it goes on where none came."""
    message = ctx.interaction.message
    page = None if message is None else ctx.services.pages.drop(message.id)
    panels = ctx.services.panels
    hand = panels.release_at(press.table, ctx.person.id, message.id) if message is not None and ctx.private else None
    lending = _lending(ctx, press)
    if lending is not None:
        await asyncio.sleep(0)  # the acknowledgement comes before a quick answer
    try:
        yield
    finally:
        if hand is not None and not ctx.responder.changed:
            panels.resume(hand)
        if page is not None and not ctx.responder.changed:
            ctx.services.pages.resume(page)
        if lending is not None:
            await lending


def _lending(ctx: InteractionContext, press: Press) -> asyncio.Task[None] | None:
    """Begin to acknowledge a click on a board, while its answer is made; None if it lends nothing.

    A form can only be opened by a click that was not acknowledged. A private answer comes sooner without it, so such a
    click lends its token only where the board needs one; what the board itself answers is acknowledged in any case.
    """
    message, snapshot = ctx.interaction.message, ctx.live(press.table)
    if ctx.private or message is None or snapshot is None or press.verb == verbs.CUT:
        return None
    messenger = ctx.services.messenger
    answers = press.verb in (*INTENTS, verbs.CALL)
    if not messenger.shows(snapshot, message.id) or not (answers or messenger.lacks_click(snapshot, message.id)):
        return None
    return asyncio.get_running_loop().create_task(_lend(ctx, snapshot, message.id))


async def _lend(ctx: InteractionContext, snapshot: Snapshot, message: int) -> None:
    """Acknowledge a click on a board without a word, and lend its token to the board."""
    await ctx.responder.hurry()
    if ctx.responder.silent:
        await ctx.services.messenger.clicked(snapshot, ctx.interaction, message)


async def _informed(ctx: InteractionContext, command: Command, snapshot: Snapshot) -> Command:
    """Tell a command that gives seats for a match the league rules of now, and who is learning the game.

    What begins with deals that others play too is told with which words they were cut, what takes an act back whether
    the match counts.
    """
    state = snapshot.state
    if isinstance(command, Rematch):
        command = replace(command, terms=await ctx.services.league.held_terms(state.guild))
    if isinstance(command, StartMatch | Rematch | Replace) or (isinstance(command, Join) and state.former):
        command = replace(command, learners=await ctx.services.newcomers.learners(ctx.guild, state, ctx.person.id))
    if isinstance(command, TakeBack) and (seat := snapshot.seat_of(ctx.person.id)) is not None:
        command = replace(command, counts=counts_for(state, seat, await ctx.services.presenter.stakes(state)))
    if isinstance(command, StartMatch) and state.shared is not None:
        command = replace(command, words=await ctx.services.league.cut_words(ctx.guild, state.fixture))
    return command


async def _set_first_options(ctx: InteractionContext, reply: Reply, preset: Preset | None) -> Reply:
    """Set a lobby as a preset of its game says, else to the options that are usual in the channel.

    As far as that can be: another game chosen meanwhile begins with its own.
    """
    state = reply.snapshot.state
    if preset is None:
        options = await ctx.services.settings.options(state.guild, state.channel, state.game)
        preset = Preset("", state.game, {key: spell(value) for key, value in options.items()})
    fixed = fixed_options(state.terms, state.game) if state.settings.league else {}
    for command in commands_of(preset, ctx.person, fixed):
        with contextlib.suppress(GameError):
            reply = await ctx.services.tables.send(state.id, command)
    return reply


async def _show_plan(ctx: InteractionContext, snapshot: Snapshot, notice: str = "") -> None:
    """Show what is planned for the next turn; the hand, where the turn has come meanwhile."""
    if stands(PLAN, snapshot, ctx.person.id):
        await ctx.show_page(snapshot, PLAN, notice)
    else:
        await ctx.show_hand(snapshot, notice=(notice,))


async def _overtaken(ctx: InteractionContext, press: Press, after: After) -> None:
    """Say that the table has changed since the button was drawn, and that nothing was done."""
    text = ctx.reader.t("click-overtaken")
    if ctx.private:
        await _show_after(ctx, press, ctx.table(press.table), after if after in ("setup", "plan") else "menu", (text,))
    else:
        await ctx.say(text)


async def _show_result(
    ctx: InteractionContext, after: After, press: Press, reply: Reply, selection: Selection | None = None
) -> None:
    """Show what came of it; on the public message that is the message itself. `selection`: what is still selected."""
    notice = (notice_text(reply.notice, reply.snapshot, ctx.reader),)
    if not ctx.private:
        await ctx.responder.hurry()
    elif after == "hand" or press.words == ("hand",):
        await ctx.show_hand(reply.snapshot, selection or ctx.selection(press.table).at(place_of(press)), notice=notice)
    else:
        await _show_after(ctx, press, reply.snapshot, after, notice)


async def _show_after(
    ctx: InteractionContext, press: Press, snapshot: Snapshot, after: After, notice: Sequence[str]
) -> None:
    """Show the page to which a click leads, with a notice; nothing where it leads to none."""
    if after == "menu":
        await ctx.show_menu(snapshot, notice)
    elif after == "table":
        await ctx.show_page(snapshot, Topic(kind="settings"), notice[0])
    elif after == "setup":
        await ctx.show_options(snapshot, _page_number(press), notice[0])
    elif after == "plan":
        await _show_plan(ctx, snapshot, notice[0])


def _page_number(press: Press) -> int:
    """Return the page of the options that a press names; what names none belongs to the first."""
    return 0 if press.verb == verbs.REMOVE else press.number(0) or 0


async def cut(ctx: InteractionContext, press: Press, written: Mapping[str, str]) -> None:
    """Put a word into the next deal."""
    text = written.get(FIELD, "")
    try:
        await ctx.services.tables.send(ctx.table(press.table).id, Cut(ctx.person, text, press.word(0)))
    except CutError as error:
        await ctx.responder.private(cut_refused(ctx.table(press.table), error, ctx.reader))
    else:
        await ctx.responder.hurry()  # all see it on the table's message


def written(data: Mapping[str, Any]) -> dict[str, str]:
    """Return what was written into a form, by the ids of its lines."""
    return {
        str(field["custom_id"]): str(field.get("value") or "")
        for component in data.get("components") or ()  # a row of lines, or the label of one
        for field in component.get("components") or [component.get("component") or {}]
        if "custom_id" in field
    }
