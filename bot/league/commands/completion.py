"""Completion for the league's commands, and the players, seasons and games that were typed."""

import re

from bot.connection.registration import Choices, Interaction, fits, offered
from bot.games.registry import GAMES
from bot.games.text.look import Look
from bot.games.text.names import folded, plain_name
from bot.league.pages.places import ALWAYS, EVERY
from bot.league.pages.wording import season_title
from bot.league.rules import LeagueError
from bot.locales import DEFAULT, t
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.commanding import CommandGroup

_MENTION = re.compile(r"<@!?([0-9]{1,20})>")
_SEASON = re.compile(r"#([0-9]{1,9})")
_MOST = 25


async def complete_player(group: CommandGroup, interaction: Interaction, typed: str) -> Choices:
    """Offer the members of the server's league whose name has what was typed, also those who have left the server."""
    people = await group.dispatcher.services.store.league.people(interaction.guild_id or 0, typed, _MOST)
    return offered((plain_name(one.name), f"<@{one.person}>") for one in people if one.person is not None)


async def complete_season(group: CommandGroup, interaction: Interaction, typed: str) -> Choices:
    """Offer all time, and the seasons whose name has what was typed, the newest first."""
    look = Look(str(interaction.locale))
    seasons = await group.dispatcher.services.store.league.seasons(interaction.guild_id or 0)
    always = look.t("league-all-time")
    named = [(always, f"#{ALWAYS}")] if fits(typed, always, t(DEFAULT, "league-all-time")) else []
    titled = ((season_title(one, look), f"#{one.number}") for one in seasons)
    return offered([*named, *(one for one in titled if fits(typed, one[0]))])


async def find_player(ctx: InteractionContext, typed: str | None) -> int:
    """Return the id of the person chosen, mentioned, or written by name (None: the asker). RequestError if unknown."""
    if typed is None:
        return ctx.person.id
    mentioned = _MENTION.fullmatch(typed.strip())
    if mentioned is not None:
        return int(mentioned[1])
    wanted = typed.strip().removeprefix("@")
    people = await ctx.services.store.league.people(ctx.guild, wanted, _MOST)
    same = [one for one in people if plain_name(one.name).casefold() == wanted.casefold()]
    found = same or people
    if not wanted or len(found) != 1 or found[0].person is None:
        raise RequestError("league-no-player", name=plain_name(typed))
    return found[0].person


async def find_season(ctx: InteractionContext, typed: str | None) -> int:
    """Return the number of the season chosen or written by name; None: the running one, or all time if there is none.

    LeagueError `unknown-season`.
    """
    league = ctx.services.store.league
    if typed is None:
        running = await league.running(ctx.guild)
        return ALWAYS if running is None else running.number
    chosen = _SEASON.fullmatch(typed.strip())
    if chosen is not None:
        return int(chosen[1])
    if folded(typed.strip()) in {folded(t(one, "league-all-time")) for one in (ctx.locale, DEFAULT)}:
        return ALWAYS
    return (await league.season(ctx.guild, typed.strip())).number


def find_game(typed: str | None) -> str:
    """Return the name of the game, `*` if None was chosen. LeagueError `game` if there is no such game."""
    if typed is not None and typed not in GAMES:
        raise LeagueError("game", game=typed)
    return typed or EVERY
