"""Makes schedules: reads players, teams and last days that a moderator typed, pairs the players and stores fixtures."""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import timedelta
from itertools import groupby

import discord
import msgspec

from bot.games.registry import find_game
from bot.games.text.names import marked_name
from bot.games.text.words import game_name
from bot.league.commands.completion import MENTION
from bot.league.rows.league import League
from bot.league.rules import LeagueError
from bot.league.rules.matchpoints import turned
from bot.league.rules.seasons import day_end, find_zone, read_day
from bot.league.schedule.pages import created
from bot.league.schedule.pairings import MOST_PLAYERS, Pairing, pairings
from bot.league.schedule.rows import Fixtures
from bot.league.schedule.teams import FEWEST_PARTNERS, MOST_PARTNERS, split_team
from bot.league.schedule.values import FixtureSeat, LastDay, NewDeals, NewFixture
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.presets import terms_of
from bot.tables.terms import FREE

MOST_FIXTURES = 500  # at once
MOST_DAYS = 60  # from the last day of a round to that of the next


async def create_fixtures(
    fixtures: Fixtures,
    ctx: InteractionContext,
    game: str,
    people: Sequence[FixtureSeat],
    rounds: int | None,
    seats: int | None,
    last_day: Callable[[int], LastDay | None],
    *,
    same_deals: bool,
) -> None:
    """Make the fixtures, and tell their players; rounds and seats None: as usual. `last_day` of a round by its number.

    `game` may be a preset: all that it says is copied into the rules of the fixtures. `same_deals`: the tables of a
    round share its deals.
    """
    settings = ctx.services.settings
    preset = await settings.preset(ctx.guild, game)
    rules, terms = (find_game(game), FREE) if preset is None else (find_game(preset.game), terms_of(preset, FREE))
    title = game_name(rules.name, ctx.locale)
    fewest, most = rules.seats.start, rules.seats.stop - 1
    size = seats or max(2, fewest)
    if size not in rules.seats:
        raise RequestError("fixtures-seats", game=title, fewest=fewest, most=most)
    if len(people) < max(2, fewest):
        raise RequestError("fixtures-too-few", fewest=max(2, fewest), game=title)
    if len(people) > MOST_PLAYERS:
        raise RequestError("fixtures-too-many", most=MOST_PLAYERS)
    matches, deals = await _paired(ctx, people, size, rounds or 0, max(2, fewest)), None
    if len(matches) > MOST_FIXTURES:
        raise RequestError("fixtures-rounds", count=len(matches), most=MOST_FIXTURES)
    if same_deals:
        matches = _seated_anew(matches)
        options = terms.options or await settings.options(ctx.guild, ctx.channel, rules.name)
        secrets = {round_: ctx.services.tables.secret() for round_ in dict.fromkeys(match.round for match in matches)}
        deals = NewDeals(secrets, msgspec.json.encode(options).decode(), rules.editions)
    new = [
        NewFixture(match.round, tuple(people[player] for player in match.players), last_day(match.round))
        for match in matches
    ]
    made = await fixtures.create(ctx.guild, ctx.channel, rules.name, new, ctx.person.id, deals, terms)
    await ctx.responder.public(created(made, deals, terms, await ctx.public_reader()))


def _seated_anew(matches: Sequence[Pairing]) -> tuple[Pairing, ...]:
    """Return the pairings, turned from table to table. RequestError for a round without two tables of one size."""
    rounds = [[*tables] for _, tables in groupby(matches, key=lambda match: match.round)]
    for tables in rounds:
        if max(Counter(len(match.players) for match in tables).values()) < 2:
            raise RequestError("fixtures-alone", round=tables[0].round)
    return tuple(
        msgspec.structs.replace(match, players=turned(match.players, at))
        for tables in rounds
        for at, match in enumerate(tables)
    )


async def _paired(
    ctx: InteractionContext, people: Sequence[FixtureSeat], size: int, rounds: int, fewest: int
) -> tuple[Pairing, ...]:
    """Return who meets whom; RequestError where partners could not be kept apart."""
    named = list(dict.fromkeys(seat.team for seat in people))
    teams = [named.index(seat.team) for seat in people] if any(named) else []
    try:
        return await ctx.services.presenter.draw(pairings, len(people), size, rounds, fewest, teams)
    except ValueError:
        if not teams:
            raise
        raise RequestError("fixtures-apart", seats=size) from None


async def last_days(
    league: League, ctx: InteractionContext, until: str | None, days: int | None
) -> Callable[[int], LastDay | None]:
    """Return a function: a round's number -> its last day, or None. LeagueError `date`, `date-past`, RequestError."""
    if until is None:
        if days is not None:
            raise RequestError("fixtures-days-until")
        return lambda _: None
    zone = find_zone(await league.zone(ctx.guild))
    first = read_day(until)
    if day_end(first, zone) <= ctx.interaction.created_at.timestamp():
        raise LeagueError("date-past", text=until)

    def last(number: int) -> LastDay:
        try:
            day = first + timedelta(days=(number - 1) * (days or 0))
        except OverflowError as error:  # beyond the last day there is
            raise LeagueError("date", text=first.isoformat()) from error
        return LastDay(day.isoformat(), day_end(day, zone))

    return last


async def read_teams(ctx: InteractionContext, typed: Sequence[str]) -> list[FixtureSeat]:
    """Return the players of all teams; each was typed as a name and its players' mentions. RequestError."""
    seats: list[FixtureSeat] = []
    for number, written in enumerate(typed, 1):
        name, mentions = split_team(written)
        team = name or ctx.reader.t("team-unnamed", number=number)
        people = await read_people(ctx, (), mentions)
        if not FEWEST_PARTNERS <= len(people) <= MOST_PARTNERS:
            raise RequestError("fixtures-team-size", team=marked_name(team), fewest=FEWEST_PARTNERS, most=MOST_PARTNERS)
        if any(seat.team.casefold() == team.casefold() for seat in seats):
            raise RequestError("fixtures-team-twice", team=marked_name(team))
        twice = next((player for player in people if any(player.person == seat.person for seat in seats)), None)
        if twice is not None:
            raise RequestError("fixtures-twice", name=marked_name(twice.name))
        seats += [FixtureSeat(player.person, player.name, team=team) for player in people]
    return seats


async def read_people(ctx: InteractionContext, named: Sequence[discord.User], mentioned: str) -> list[FixtureSeat]:
    """Return the players named and mentioned; RequestError if one of them cannot be a player."""
    users: list[discord.User | discord.Member] = [*named, *await _mentioned(ctx, mentioned)]
    for at, user in enumerate(users):
        name = marked_name(ctx.name_of(user))
        if user.bot:
            raise RequestError("fixtures-bot", name=name)
        if not isinstance(user, discord.Member):
            raise RequestError("fixtures-no-member", name=name)
        if any(user.id == other.id for other in users[:at]):
            raise RequestError("fixtures-twice", name=name)
        ctx.services.meet(user, ctx.guild)
    return [FixtureSeat(user.id, ctx.name_of(user)) for user in users]


async def _mentioned(ctx: InteractionContext, written: str) -> list[discord.Member]:
    """Return the members whom a text mentions; Discord is asked for them, since the text has only their ids."""
    ids = [int(digits) for digits in MENTION.findall(written)]
    if MENTION.sub("", written).strip(" ,;\n\t"):
        raise RequestError("fixtures-no-mentions")
    if len(ids) > MOST_PLAYERS:
        raise RequestError("fixtures-too-many", most=MOST_PLAYERS)
    again = next((person for at, person in enumerate(ids) if person in ids[:at]), None)
    if again is not None:
        raise RequestError("fixtures-twice", name=f"<@{again}>")
    return [await _member(ctx, person) for person in ids]


async def _member(ctx: InteractionContext, person: int) -> discord.Member:
    guild = ctx.interaction.guild
    with suppress(discord.NotFound):
        if guild is not None:
            return await guild.fetch_member(person)
    raise RequestError("fixtures-no-member", name=f"<@{person}>")
