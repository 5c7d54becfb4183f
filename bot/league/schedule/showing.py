"""Shows how the teams of a schedule stand, and the deals that a round's tables share, which players cut with words."""

from collections.abc import Mapping

from bot.games.shuffle import read_cut
from bot.games.text.reader import Reader
from bot.league.commands.pages import How, show
from bot.league.rows.league import League
from bot.league.rules import LeagueError
from bot.league.schedule.deals import Deals
from bot.league.schedule.pages import (
    CUT,
    NEW,
    POST,
    DealsFacts,
    cut_form,
    cut_said,
    deals_page,
    stand,
    team_page,
    team_picture,
)
from bot.league.schedule.rows import Fixtures
from bot.league.schedule.values import RoundDeals
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import FIELD, Parts
from bot.play.clicks.clicks import ClickHandler, FormHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.permission import check_writing


class SchedulePages:
    """Shows tables of teams and pages of deals. `clicks` and `forms` have the handlers of their buttons and forms."""

    def __init__(self, *, league: League, fixtures: Fixtures, deals: Deals) -> None:
        self._league, self._fixtures, self._rows = league, fixtures, deals
        self.clicks: Mapping[str, ClickHandler] = {verbs.TEAMS: self._click_teams, verbs.DEALS: self._click_deals}
        self.forms: Mapping[str, FormHandler] = {verbs.DEALS: self._cut}

    async def _show_teams(self, ctx: InteractionContext, fixture: int, how: How) -> None:
        """Show the table of the teams between which fixtures were made: with one of them, or (0) last.

        LeagueError `unknown-fixture`, RequestError for fixtures without teams.
        """
        presenter = ctx.services.presenter
        made = await self._fixtures.schedule(ctx.guild, fixture)
        if not made:
            raise LeagueError("unknown-fixture", fixture=fixture)
        if not any(seat.team for one in made for seat in one.seats):
            raise RequestError("teams-none", first=made[0].number, last=made[-1].number)
        matches = await self._league.matches(ctx.guild, [one.match for one in made if one.match])
        found = stand(made, matches)

        async def make(reader: Reader) -> Parts:
            drawn = await presenter.picture(team_picture, found, reader)
            return team_page(found, reader, picture=drawn, alone=how == "private")

        await show(ctx, make, how)

    async def _click_teams(self, ctx: InteractionContext, press: Press) -> None:
        if press.words[1:2] != (POST,):
            await self._show_teams(ctx, _number(press), "private")
            return
        check_writing(ctx)
        await self._show_teams(ctx, _number(press), "public")

    async def _show_deals(self, ctx: InteractionContext, number: int, *, fresh: bool = False) -> None:
        """Show the deals of a fixture's round (0: of the last fixtures'); `fresh`: in a message of its own.

        LeagueError `unknown-fixture`, RequestError `deals-none` where each table has its own deals.
        """
        made = await self._fixtures.schedule(ctx.guild, number)
        if not made:
            raise LeagueError("unknown-fixture", fixture=number)
        one = next((fixture for fixture in made if fixture.number == number), made[-1])
        deals = await self._deals(ctx, one.number)
        own = [fixture for fixture in made if fixture.round == one.round]
        matches = await self._league.matches(ctx.guild, [fixture.match for fixture in own if fixture.match])
        compared = await self._rows.compared(ctx.guild, one.number) if deals.ended else {}
        rounds = {fixture.round: fixture.number for fixture in reversed(made)}  # of each round its first fixture
        facts = DealsFacts(deals, own, {row.match: row for row in matches}, compared, dict(sorted(rounds.items())))
        page = deals_page(facts, ctx.person.id, ctx.reader)
        await (ctx.responder.private(page) if fresh else ctx.show(page))

    async def _deals(self, ctx: InteractionContext, number: int) -> RoundDeals:
        found = await self._rows.of_fixture(ctx.guild, number)
        if found is None:
            raise RequestError("deals-none", number=number)
        return found

    async def _click_deals(self, ctx: InteractionContext, press: Press) -> None:
        number, what = _number(press), press.words[1:2]
        if what != (CUT,):
            await self._show_deals(ctx, number, fresh=what == (NEW,))
            return
        deals = await self._deals(ctx, number)
        if deals.begun or deals.ended:
            raise LeagueError("deals-begun", fixture=number)
        await ctx.responder.open(cut_form(number, deals, ctx.reader))

    async def _cut(self, ctx: InteractionContext, press: Press, written: Mapping[str, str]) -> None:
        """Cut the deals of a round with a word, which all are told at once. LeagueError, CutError."""
        word = read_cut(written.get(FIELD, ""))
        person = ctx.person
        deals = await self._rows.cut(ctx.guild, _number(press), person.id, person.name, word)
        reader = await ctx.services.presenter.public_reader(ctx.guild, ctx.channel)
        await ctx.responder.public(cut_said(deals, person.name, word, reader))


def _number(press: Press) -> int:
    word = "".join(press.words[:1])
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else 0
