"""The command /night: it opens a game night, and shows its host what to do."""

from collections.abc import Mapping

import discord

from bot.connection.registration import invite_url
from bot.games.registry import find_game
from bot.games.text.numbers import listed
from bot.league.rules import LeagueError
from bot.locales import t
from bot.nights.pages import host_page
from bot.nights.rules import Night, NightForm, NightPlan
from bot.nights.service import NightPosts
from bot.nights.settings import usual_minutes
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandCog, choices_of, command, complete_game
from bot.play.permission import check_place

_THREADS = {
    "create_public_threads": discord.Permissions(create_public_threads=True),
    "send_messages_in_threads": discord.Permissions(send_messages_in_threads=True),
}
_ROUNDS, _SEATS = 3, 4  # of a night, unless its host says otherwise


class NightCommands(CommandCog):
    """Game nights."""

    def __init__(self, dispatcher: Dispatcher, *, nights: NightPosts) -> None:
        super().__init__(dispatcher)
        self._nights = nights

    @command("night", game=complete_game, form=choices_of("night-form-", ("swiss", "arena")))
    async def night(self, ctx: InteractionContext, game: str | None = None, form: str = "swiss") -> None:
        """Open a game night in the channel; where there is one, show its host's page."""
        await ctx.wait_for(self._nights.loader)
        night = self._nights.in_channel(ctx.guild, ctx.channel)
        if night is not None:
            if not may_host(ctx, night):
                raise LeagueError("night-here")
            await ctx.responder.private(host_page(night, ctx.reader, now=self._nights.now()))
            return
        check_host(ctx, None)
        await _check_channel(ctx)
        plan = await _plan(ctx, game, "arena" if form == "arena" else "swiss")
        night = await self._nights.open(Night(guild=ctx.guild, channel=ctx.channel, host=ctx.person.id, plan=plan))
        notice, missing = ctx.reader.t("night-opened"), threads_missing(ctx)
        if missing:
            notice += "\n" + ctx.reader.t("night-threads", **missing)
        await ctx.responder.private(host_page(night, ctx.reader, now=self._nights.now(), notice=notice))


def may_host(ctx: InteractionContext, night: Night | None) -> bool:
    """Return True if the person may host nights here, or hosts this one."""
    given = ctx.interaction.permissions
    own = night is not None and night.host == ctx.person.id
    return own or given.manage_messages or given.manage_events or given.manage_guild


def check_host(ctx: InteractionContext, night: Night | None) -> None:
    """RequestError `night-hosts` unless the person may host nights, or hosts this one."""
    if not may_host(ctx, night):
        raise RequestError("night-hosts")


async def _check_channel(ctx: InteractionContext) -> None:
    """RequestError unless the bot can show a page here, where threads can stand beside it."""
    await check_place(ctx.interaction)
    channel = ctx.interaction.channel
    if channel is None or channel.type not in (discord.ChannelType.text, discord.ChannelType.news):
        raise RequestError("night-place-text")


def threads_missing(ctx: InteractionContext) -> Mapping[str, str]:
    """Return the facts of the text `night-threads` if the bot may not open threads here; empty if it may."""
    missing = [name for name in _THREADS if not getattr(ctx.interaction.app_permissions, name)]
    names = listed((t(ctx.locale, f"permission-{name}") for name in missing), ctx.locale) if missing else ""
    link = invite_url(ctx.interaction.application_id, *_THREADS.values())
    return {"missing": names, "link": link} if missing else {}


async def _plan(ctx: InteractionContext, game: str | None, form: NightForm) -> NightPlan:
    """Return the plan of a night as it is usual here. OptionError for a game that does not exist."""
    settings = ctx.services.settings
    rules = find_game(game or (await settings.table(ctx.guild, ctx.channel)).game)
    options = {**rules.first_options(), **await settings.options(ctx.guild, ctx.channel, rules.name)}
    seats = max(rules.seats.start, min(_SEATS, rules.seats.stop - 1))
    minutes = usual_minutes(rules, options, seats)
    rounds = 0 if form == "arena" else _ROUNDS
    return NightPlan(game=rules.name, options=options, seats=seats, minutes=minutes, rounds=rounds, form=form)
