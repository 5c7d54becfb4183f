"""Shows tables, cards, two players compared, matches and records; and handles the clicks that turn their pages."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Literal

from msgspec.structs import replace

from bot.games.text.look import Look
from bot.league.pages.history import PAGE as MATCHES
from bot.league.pages.history import history, match, records
from bot.league.pages.places import (
    HistoryPlace,
    PlayerPlace,
    RecordsPlace,
    TablePlace,
    VersusPlace,
    game_of,
    is_new,
    read_history,
    read_match,
    read_player,
    read_records,
    read_table,
    read_versus,
)
from bot.league.pages.player import player, player_picture, versus, versus_picture
from bot.league.pages.table import PAGE, table, table_picture
from bot.league.rules import LeagueError
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import Parts
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError

How = Literal["public", "private", "turn"]  # a post for all, an answer to one, the message that was clicked
_CHUNK = 500  # rows that are looked through at once
Make = Callable[[Look], Awaitable[Parts]]


async def show(ctx: InteractionContext, make: Make, how: How) -> None:
    """Show something, in the language of those who read it."""
    if how == "private" or (how == "turn" and ctx.private):
        parts = await make(ctx.look)
        await (ctx.responder.private(parts) if how == "private" else ctx.responder.update(parts))
        return
    parts = await make(await ctx.services.presenter.public_look(ctx.guild, ctx.channel))
    await (ctx.responder.public(parts) if how == "public" else ctx.responder.update(parts))


async def show_table(ctx: InteractionContext, place: TablePlace, how: How) -> None:
    """Show a page of the table."""
    league, presenter = ctx.services.store.league, ctx.services.presenter
    found = await league.table(
        ctx.guild,
        game_of(place),
        place.season or None,
        sort=place.sort,
        page=place.page,
        page_size=PAGE,
        division=place.division,
    )
    seasons = await league.seasons(ctx.guild)

    async def make(look: Look) -> Parts:
        faced = await presenter.with_faces(look, ctx.guild, (row.person for row in found.rows))
        drawn = None if place.mode == "t" else await presenter.picture(table_picture, found, faced)
        return table(found, place, look, seasons=seasons, picture=drawn)

    await show(ctx, make, how)


async def show_player(ctx: InteractionContext, place: PlayerPlace, how: How) -> None:
    """Show a player's card; person 0 is who asks."""
    league, presenter = ctx.services.store.league, ctx.services.presenter
    place = replace(place, person=place.person or ctx.person.id)
    card = await league.player(ctx.guild, place.person, game_of(place), place.season or None)
    how = _seen(ctx, how, (card.person, card.listed))
    seasons, zone = await league.seasons(ctx.guild), await league.zone(ctx.guild)
    own = place.person == ctx.person.id and (how == "private" or ctx.private)

    async def make(look: Look) -> Parts:
        faced = await presenter.with_faces(look, ctx.guild, (card.person,))
        drawn = None if place.mode == "t" else await presenter.picture(player_picture, card, faced, zone)
        return player(card, place, look, own=own, seasons=seasons, picture=drawn)

    await show(ctx, make, how)


async def show_versus(ctx: InteractionContext, place: VersusPlace, how: How) -> None:
    """Show two players compared; 0 is who asks."""
    presenter = ctx.services.presenter
    place = replace(place, left=place.left or ctx.person.id, right=place.right or ctx.person.id)
    found = await ctx.services.store.league.versus(ctx.guild, place.left, place.right, game_of(place))
    how = _seen(ctx, how, *((one.person, one.listed) for one in (found.a, found.b)))

    async def make(look: Look) -> Parts:
        faced = await presenter.with_faces(look, ctx.guild, (found.a.person, found.b.person))
        drawn = None if place.mode == "t" else await presenter.picture(versus_picture, found, faced)
        return versus(found, place, look, picture=drawn)

    await show(ctx, make, how)


async def show_history(ctx: InteractionContext, place: HistoryPlace, how: How) -> None:
    """Show a page of matches, of one person or of all."""
    league = ctx.services.store.league
    found = await league.history(ctx.guild, place.person or None, game_of(place), page=place.page, page_size=MATCHES)
    name = ""
    if place.person:
        card = await league.player(ctx.guild, place.person)
        how, name = _seen(ctx, how, (card.person, card.listed)), card.name
    reader = ctx.person.id if how == "private" or (how == "turn" and ctx.private) else 0

    async def make(look: Look) -> Parts:
        return history(found, place, look, name=name, reader=reader)

    await show(ctx, make, how)


def _seen(ctx: InteractionContext, how: How, *people: tuple[int | None, bool]) -> How:
    """Return how people may be shown; who is in no list, only to themselves. RequestError for everybody else."""
    hidden = [person for person, listed in people if not listed]
    if any(person != ctx.person.id for person in hidden):
        raise RequestError("league-hidden-other")
    return "private" if hidden and how == "public" else how


async def show_records(ctx: InteractionContext, place: RecordsPlace, how: How) -> None:
    """Show the records."""
    found = await ctx.services.store.league.records(ctx.guild, game_of(place))

    async def make(look: Look) -> Parts:
        return records(found, place, look)

    await show(ctx, make, how)


async def _click_table(ctx: InteractionContext, press: Press) -> None:
    await show_table(ctx, read_table(press), "private" if is_new(press) else "turn")


async def _click_mine(ctx: InteractionContext, press: Press) -> None:
    """Show the page on which the clicker stands, to the clicker alone."""
    place = read_table(press)
    place = await _own_place(ctx, place)
    await show_table(ctx, place, "turn" if ctx.private else "private")


async def _own_place(ctx: InteractionContext, place: TablePlace) -> TablePlace:
    """Return the page of a table on which the asker stands: of all divisions, if not in this one.

    LeagueError `unknown-player`, RequestError.
    """
    league, game, season = ctx.services.store.league, game_of(place), place.season or None
    chunk, pages = 0, 1
    while chunk < pages:
        found = await league.table(
            ctx.guild, game, season, sort=place.sort, page=chunk, page_size=_CHUNK, division=place.division
        )
        for at, row in enumerate(found.rows):
            if row.person == ctx.person.id:
                return replace(place, page=(chunk * _CHUNK + at) // PAGE)
        chunk, pages = chunk + 1, found.pages
    if place.division:
        return await _own_place(ctx, replace(place, division=0))
    card = await league.player(ctx.guild, ctx.person.id, game, season)
    if card.missing and card.listed:
        raise RequestError("league-unranked", missing=ctx.look.t("league-rank-missing", missing=card.missing))
    raise LeagueError("unknown-player", person=ctx.person.id)


async def _click_player(ctx: InteractionContext, press: Press) -> None:
    await show_player(ctx, read_player(press), "private" if is_new(press) else "turn")


async def _click_versus(ctx: InteractionContext, press: Press) -> None:
    await show_versus(ctx, read_versus(press), "private" if is_new(press) else "turn")


async def _click_history(ctx: InteractionContext, press: Press) -> None:
    await show_history(ctx, read_history(press), "private" if is_new(press) else "turn")


async def _click_match(ctx: InteractionContext, press: Press) -> None:
    place, chosen = read_match(press)
    found = await ctx.services.store.league.match(ctx.guild, chosen)
    await ctx.show(match(found, place, ctx.look, reader=ctx.person.id))


async def _click_records(ctx: InteractionContext, press: Press) -> None:
    await show_records(ctx, read_records(press), "turn")


CLICKS: Mapping[str, ClickHandler] = {
    verbs.LEAGUE_TABLE: _click_table,
    verbs.LEAGUE_MINE: _click_mine,
    verbs.LEAGUE_PLAYER: _click_player,
    verbs.LEAGUE_VERSUS: _click_versus,
    verbs.LEAGUE_HISTORY: _click_history,
    verbs.LEAGUE_MATCH: _click_match,
    verbs.LEAGUE_RECORDS: _click_records,
}
