"""Completes and reads players, seasons, games and schedules that are typed in the league's commands."""

import re
from typing import Protocol

from discord import app_commands

from bot.connection.registration import Choices, Interaction, fits, offered
from bot.games.registry import GAMES
from bot.games.text.names import folded, plain_name
from bot.games.text.reader import Reader
from bot.league.pages.wording import season_title
from bot.league.rows.league import League
from bot.league.rules import ALL, ALWAYS, LeagueError
from bot.league.schedule.pages import fixture_choice
from bot.league.schedule.rows import Fixtures
from bot.locales import DEFAULT, t
from bot.play.clicks.context import InteractionContext, RequestError

MENTION = re.compile(r"<@!?([0-9]{1,20})>")
_SEASON = re.compile(r"#([0-9]{1,9})")
_MOST = 25  # players and schedules that are offered


class HasLeague(Protocol):
    """A group of commands about the league."""

    league: League


class HasFixtures(Protocol):
    """A group of commands about scheduled matches."""

    fixtures: Fixtures


async def complete_player(group: HasLeague, interaction: Interaction, typed: str) -> Choices:
    """Offer the members of the server's league whose name has what was typed, also those who have left the server."""
    people = await group.league.people(interaction.guild_id or 0, typed, _MOST)
    members = [member for member in people if member.person is not None]
    names = Reader(str(interaction.locale)).names((member.person, member.name) for member in members)
    return offered((plain_name(name), f"<@{member.person}>") for name, member in zip(names, members, strict=True))


async def complete_season(group: HasLeague, interaction: Interaction, typed: str) -> Choices:
    """Offer all time, and the seasons whose name has what was typed, the newest first."""
    reader = Reader(str(interaction.locale))
    seasons = await group.league.seasons(interaction.guild_id or 0)
    always = reader.t("league-all-time")
    named = [(always, f"#{ALWAYS}")] if fits(typed, always, t(DEFAULT, "league-all-time")) else []
    titled = ((season_title(season, reader), f"#{season.number}") for season in seasons)
    return offered([*named, *(choice for choice in titled if fits(typed, choice[0]))])


async def find_player(league: League, ctx: InteractionContext, typed: str | None) -> int:
    """Return the id of the person chosen, mentioned, or written by name (None: the asker). RequestError if unknown."""
    if typed is None:
        return ctx.person.id
    mentioned = MENTION.fullmatch(typed.strip())
    if mentioned is not None:
        return int(mentioned[1])
    wanted = typed.strip().removeprefix("@")
    people = await league.people(ctx.guild, wanted, _MOST)
    named = [person for person in people if plain_name(person.name).casefold() == wanted.casefold()] or people
    if not wanted or len(named) != 1 or named[0].person is None:
        raise RequestError("league-no-player", name=plain_name(typed))
    return named[0].person


async def find_season(league: League, ctx: InteractionContext, typed: str | None) -> int:
    """Return the number of the season chosen or written by name; None: the running one, or all time if there is none.

    LeagueError `unknown-season`.
    """
    if typed is None:
        running = await league.running(ctx.guild)
        return ALWAYS if running is None else running.number
    chosen = _SEASON.fullmatch(typed.strip())
    if chosen is not None:
        return int(chosen[1])
    if folded(typed.strip()) in {folded(t(locale, "league-all-time")) for locale in (ctx.locale, DEFAULT)}:
        return ALWAYS
    return (await league.season(ctx.guild, typed.strip())).number


def find_game(typed: str | None) -> str:
    """Return the name of the game, `*` if None was chosen. LeagueError `game` if there is no such game."""
    if typed is not None and typed not in GAMES:
        raise LeagueError("game", game=typed)
    return typed or ALL


async def complete_fixture(
    group: HasFixtures, interaction: Interaction, typed: str, *, mine: bool = False
) -> list[app_commands.Choice[int]]:
    """Offer the open fixtures (`mine`: those of the asker) whose number or players have what was typed."""
    person = interaction.user.id if mine else None
    page = await group.fixtures.page(interaction.guild_id or 0, person, page_size=200)
    reader = Reader(str(interaction.locale))
    named = ((fixture_choice(row, reader), row.number) for row in page.rows)
    return offered(choice for choice in named if fits(typed, choice[0]))
