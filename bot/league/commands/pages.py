"""Shows tables, cards, crosstables, matches and records; and handles the clicks that turn their pages."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Literal

from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.league.commands.completion import find_season
from bot.league.pages.crosstable import (
    MOST,
    SHOWN,
    TO_FILE,
    Crossed,
    CrossPlace,
    crosstable_file,
    crosstable_page,
    crosstable_picture,
    of_schedule,
    of_table,
    read_crosstable,
)
from bot.league.pages.history import PAGE as MATCHES
from bot.league.pages.history import history, match, records
from bot.league.pages.places import (
    SEASONS,
    HistoryPlace,
    P,
    PlayerPlace,
    RecordsPlace,
    TablePlace,
    VersusPlace,
    game_of,
    read_match,
    read_place,
)
from bot.league.pages.player import player, player_picture, uncarded, versus, versus_picture
from bot.league.pages.seasons import seasons_page
from bot.league.pages.sheet import export
from bot.league.pages.table import PAGE, table, table_picture
from bot.league.pages.wording import season_title
from bot.league.rows.league import League
from bot.league.rows.values import TablePage, TableRow
from bot.league.rules import ALL, LeagueError
from bot.league.schedule.rows import Fixtures
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.parts.parts import Parts
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.permission import check_writing

How = Literal["public", "private", "turn"]  # a post for all, an answer to one, the message that was clicked
_CHUNK = 500  # rows that are looked through at once


async def reader_for(ctx: InteractionContext, how: How) -> Reader:
    """Return the reader of a page: the person, or all in the channel."""
    return ctx.reader if _is_private(ctx, how) else await ctx.public_reader()


async def show(ctx: InteractionContext, parts: Parts, how: How) -> None:
    """Show something to its readers."""
    ways = {"public": ctx.responder.public, "private": ctx.responder.private, "turn": ctx.responder.update}
    await ways[how](parts)


class LeaguePages:
    """Shows the pages of the league, each for its readers (`How`). `clicks` has the handlers of their buttons."""

    def __init__(self, *, league: League, fixtures: Fixtures) -> None:
        self.league, self._fixtures = league, fixtures
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.LEAGUE_TABLE: self._click_table,
            verbs.LEAGUE_MINE: self._click_mine,
            verbs.LEAGUE_PLAYER: _shows(PlayerPlace, self.show_player),
            verbs.LEAGUE_VERSUS: _shows(VersusPlace, self.show_versus),
            verbs.LEAGUE_HISTORY: _shows(HistoryPlace, self.show_history),
            verbs.LEAGUE_MATCH: self._click_match,
            verbs.LEAGUE_RECORDS: _shows(RecordsPlace, self.show_records),
            verbs.LEAGUE_CSV: self._click_csv,
            verbs.LEAGUE_HIDE: self._click_hide,
            verbs.CROSSTABLE: self._click_crosstable,
            verbs.SCOREBOARD: self._click_scoreboard,
        }

    async def show_table(self, ctx: InteractionContext, place: TablePlace, how: How) -> None:
        """Show a page of the table."""
        draw = None if place.mode == "t" else table_picture
        page = await self._table(ctx, place, PAGE)
        seasons, people = await self.league.seasons(ctx.guild), [row.person for row in page.rows]
        reader = await reader_for(ctx, how)
        page, drawn = await ctx.services.presenter.pictured(draw, page, ctx.guild, reader, people)
        await show(ctx, table(page, place, reader, seasons=seasons, picture=drawn), how)

    async def show_player(self, ctx: InteractionContext, place: PlayerPlace, how: How) -> None:
        """Show a player's card; person 0 is who asks, who may have none yet."""
        league, draw = self.league, None if place.mode == "t" else player_picture
        place = replace(place, person=place.person or ctx.person.id)
        mine = place.person == ctx.person.id
        try:
            card = await league.player(ctx.guild, place.person, game_of(place), place.season or None)
        except LeagueError as error:
            if error.code != "unknown-player" or not mine:
                raise
            await ctx.responder.private(uncarded(ctx.reader))
            return
        how = _seen(ctx, how, (card.person, card.listed))
        seasons, zone = await league.seasons(ctx.guild), await league.zone(ctx.guild)
        reader, private = await reader_for(ctx, how), _is_private(ctx, how)
        card, drawn = await ctx.services.presenter.pictured(draw, card, ctx.guild, reader, (card.person,), zone)
        await show(ctx, player(card, place, reader, is_own=mine, private=private, seasons=seasons, picture=drawn), how)

    async def show_versus(self, ctx: InteractionContext, place: VersusPlace, how: How) -> None:
        """Show two players compared; 0 is who asks."""
        draw = None if place.mode == "t" else versus_picture
        place = replace(place, left=place.left or ctx.person.id, right=place.right or ctx.person.id)
        pair = await self.league.versus(ctx.guild, place.left, place.right, game_of(place))
        how = _seen(ctx, how, *((side.person, side.listed) for side in (pair.a, pair.b)))
        reader, people = await reader_for(ctx, how), (pair.a.person, pair.b.person)
        pair, drawn = await ctx.services.presenter.pictured(draw, pair, ctx.guild, reader, people)
        await show(ctx, versus(pair, place, reader, picture=drawn), how)

    async def show_history(self, ctx: InteractionContext, place: HistoryPlace, how: How) -> None:
        """Show a page of matches, of one person or of all."""
        league = self.league
        page = await league.history(ctx.guild, place.person or None, game_of(place), page=place.page, page_size=MATCHES)
        name = ""
        if place.person:
            card = await league.player(ctx.guild, place.person)
            how, name = _seen(ctx, how, (card.person, card.listed)), card.name
        viewer = ctx.person.id if _is_private(ctx, how) else 0
        waiting = viewer > 0 and bool(await league.confirmable(ctx.guild, viewer))
        reader = await reader_for(ctx, how)
        page = await ctx.services.presenter.named(page, ctx.guild, reader)
        name_now = reader.present_name(place.person, name)
        await show(ctx, history(page, place, reader, name=name_now, viewer=viewer, waiting=waiting), how)

    async def show_records(self, ctx: InteractionContext, place: RecordsPlace, how: How) -> None:
        """Show the records."""
        bests, reader = await self.league.records(ctx.guild, game_of(place)), await reader_for(ctx, how)
        bests = await ctx.services.presenter.named(bests, ctx.guild, reader)
        await show(ctx, records(bests, place, reader, private=_is_private(ctx, how)), how)

    async def _click_crosstable(self, ctx: InteractionContext, press: Press) -> None:
        """Show a crosstable, or hand it out as a file.

        LeagueError `unknown-fixture`, RequestError where there is nothing to show.
        """
        place, word = read_crosstable(press)
        if word == TO_FILE:
            crossed = await self._crossed(ctx, place, ctx.reader, ctx.person.id, MOST)
            await ctx.responder.private(await ctx.services.presenter.draw(crosstable_file, crossed, ctx.reader))
            return
        how = _how(ctx, word)
        schedules = await self._fixtures.schedules(ctx.guild) if place.fixture else []
        reader, private = await reader_for(ctx, how), _is_private(ctx, how)
        crossed = await self._crossed(ctx, place, reader, ctx.person.id if private else 0, SHOWN)
        drawn = await ctx.services.presenter.picture(crosstable_picture, crossed, reader)
        page = crosstable_page(crossed, place, reader, picture=drawn, schedules=schedules, private=private)
        await show(ctx, page, how)

    async def _crossed(
        self, ctx: InteractionContext, place: CrossPlace, reader: Reader, viewer: int, most: int
    ) -> Crossed:
        """Return a crosstable of a schedule, or of at most so many of the league's table."""
        league = self.league
        if place.fixture:
            made = await self._fixtures.schedule(ctx.guild, place.fixture)
            matches = await league.matches(ctx.guild, [fixture.match for fixture in made if fixture.match])
            made = await ctx.services.presenter.named(made, ctx.guild, reader)
            return of_schedule(made, matches, reader, viewer=viewer)
        game, season = None if place.game == ALL else place.game, place.season or None
        table = await league.table(ctx.guild, game, season, page_size=most)
        table = await ctx.services.presenter.named(table, ctx.guild, reader)
        rows = [row for row in table.rows if row.person is not None]
        if len(rows) < 2:
            raise RequestError("crosstable-empty")
        met = await league.meetings(ctx.guild, [row.person or 0 for row in rows], game, season)
        title, whole = season_title(table.season, reader), len(rows) == table.total
        return of_table(rows, met, place.game, title, reader, whole=whole)

    async def _click_table(self, ctx: InteractionContext, press: Press) -> None:
        if press.words[-1:] == (SEASONS,):
            await ctx.responder.private(seasons_page(await self.league.seasons(ctx.guild), ctx.reader))
            return
        await _shows(TablePlace, self.show_table)(ctx, press)

    async def _click_mine(self, ctx: InteractionContext, press: Press) -> None:
        """Show the page on which the clicker stands, to the clicker alone."""
        place = await self._asker_place(ctx, read_place(press, TablePlace))
        await self.show_table(ctx, place, "turn" if ctx.private else "private")

    async def _asker_place(self, ctx: InteractionContext, place: TablePlace) -> TablePlace:
        """Return the page of a table on which the asker stands: of all divisions, if not in this one.

        LeagueError `unknown-player`, RequestError.
        """
        async for page in self._in_parts(ctx, place):
            for at, row in enumerate(page.rows):
                if row.person == ctx.person.id:
                    return replace(place, page=(page.page * _CHUNK + at) // PAGE)
        if place.division:
            return await self._asker_place(ctx, replace(place, division=0))
        card = await self.league.player(ctx.guild, ctx.person.id, game_of(place), place.season or None)
        if card.missing and card.listed:
            raise RequestError("league-unranked", missing=ctx.reader.t("league-rank-missing", missing=card.missing))
        raise LeagueError("unknown-player", person=ctx.person.id)

    async def _click_match(self, ctx: InteractionContext, press: Press) -> None:
        place, chosen = read_match(press)
        row = await ctx.services.presenter.named(await self.league.match(ctx.guild, chosen), ctx.guild, ctx.reader)
        await ctx.show(match(row, place, ctx.reader, viewer=ctx.person.id))

    async def _click_csv(self, ctx: InteractionContext, press: Press) -> None:
        """Hand the whole table out as a file, read in parts."""
        rows, recalculating = list[TableRow](), None
        async for page in self._in_parts(ctx, replace(read_place(press, TablePlace), sort="points")):
            rows += page.rows
            recalculating = page.recalculating
        await ctx.responder.private(await ctx.services.presenter.draw(export, rows, recalculating, ctx.reader))

    async def _in_parts(self, ctx: InteractionContext, place: TablePlace) -> AsyncIterator[TablePage]:
        """Yield a whole table in long pages."""
        page, pages = 0, 1
        while page < pages:
            part = await self._table(ctx, replace(place, page=page), _CHUNK)
            yield part
            page, pages = page + 1, part.pages

    async def _table(self, ctx: InteractionContext, place: TablePlace, size: int) -> TablePage:
        return await self.league.table(
            ctx.guild,
            game_of(place),
            place.season or None,
            sort=place.sort,
            page=place.page,
            page_size=size,
            division=place.division,
        )

    async def _click_hide(self, ctx: InteractionContext, press: Press) -> None:
        """Take the clicker out of every list, or put them back, and show their card to them alone."""
        place = read_place(press, PlayerPlace)
        await self.league.opt_out(ctx.guild, ctx.person.id, press.words[0] == "yes")
        await self.show_player(ctx, replace(place, person=0), "turn" if ctx.private else "private")

    async def _click_scoreboard(self, ctx: InteractionContext, press: Press) -> None:
        """Show the table of a scoreboard to one person, who may turn its pages."""
        game = press.word(0) or ALL
        if game not in (ALL, *GAMES):
            raise IdError(game)
        await self.show_table(ctx, TablePlace(game, await find_season(self.league, ctx, None)), "private")


def _shows(kind: type[P], shower: Callable[[InteractionContext, P, How], Awaitable[None]]) -> ClickHandler:
    """Return the handler of a button or menu that shows a place, by the method that shows such places."""

    async def click(ctx: InteractionContext, press: Press) -> None:
        await shower(ctx, read_place(press, kind), _how(ctx, press.word(0)))

    return click


def _how(ctx: InteractionContext, word: str) -> How:
    """Return how something is shown, by the word of its button. RequestError for all who may not write here."""
    if word == "all":
        check_writing(ctx)
    how: Mapping[str, How] = {"all": "public", "new": "private"}
    return how.get(word, "turn")


def _is_private(ctx: InteractionContext, how: How) -> bool:
    return how == "private" or (how == "turn" and ctx.private)


def _seen(ctx: InteractionContext, how: How, *people: tuple[int | None, bool]) -> How:
    """Return how people may be shown; who is in no list, only to themselves. RequestError for everybody else."""
    hidden = [person for person, listed in people if not listed]
    if any(person != ctx.person.id for person in hidden):
        raise RequestError("league-hidden-other")
    return "private" if hidden and how == "public" else how
