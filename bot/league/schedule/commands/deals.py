"""The same deals at the tables of a round: their page, and the words with which players cut them."""

from collections.abc import Mapping

from bot.games.shuffle import read_cut
from bot.league.rules import LeagueError
from bot.league.schedule.pages.deals import CUT, NEW, DealsFacts, cut_form, cut_said, deals_page
from bot.league.schedule.rows import RoundDeals
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import FIELD
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.presses import FormHandler
from storage import FinishedMatch


async def show_deals(ctx: InteractionContext, number: int, *, fresh: bool = False) -> None:
    """Show the deals of a fixture's round (0: of the last fixtures'); `fresh`: in a message of its own.

    LeagueError `unknown-fixture`, RequestError `deals-none` where each table has its own deals.
    """
    store = ctx.services.store
    made = await store.fixtures.schedule(ctx.guild, number)
    if not made:
        raise LeagueError("unknown-fixture", fixture=number)
    one = next((fixture for fixture in made if fixture.number == number), made[-1])
    deals = await _deals(ctx, one.number)
    own = [fixture for fixture in made if fixture.round == one.round]
    matches = await store.league.matches(ctx.guild, [fixture.match for fixture in own if fixture.match])
    compared = await store.deals.compared(ctx.guild, one.number) if deals.ended else {}
    facts = DealsFacts(deals, own, {row.match: row for row in matches}, compared)
    page = deals_page(facts, ctx.person.id, ctx.look)
    await (ctx.responder.private(page) if fresh else ctx.show(page))


async def _deals(ctx: InteractionContext, number: int) -> RoundDeals:
    found = await ctx.services.store.deals.of_fixture(ctx.guild, number)
    if found is None:
        raise RequestError("deals-none", number=number)
    return found


async def check_open(ctx: InteractionContext, match: FinishedMatch) -> FinishedMatch:
    """Return a match whose deals everybody may know; RequestError `deals-secret-yet` while others still play them."""
    if await ctx.services.store.deals.are_secret(ctx.guild, match):
        raise RequestError("deals-secret-yet")
    return match


async def _press(ctx: InteractionContext, press: Press) -> None:
    number, what = _number(press), press.words[1:2]
    if what != (CUT,):
        await show_deals(ctx, number, fresh=what == (NEW,))
        return
    deals = await _deals(ctx, number)
    if deals.begun or deals.ended:
        raise LeagueError("deals-begun", fixture=number)
    await ctx.responder.open(cut_form(number, deals, ctx.look))


async def _cut(ctx: InteractionContext, press: Press, written: Mapping[str, str]) -> None:
    """Cut the deals of a round with a word, which all are told at once. LeagueError, CutError."""
    word = read_cut(written.get(FIELD, ""))
    person = ctx.person
    deals = await ctx.services.store.deals.cut(ctx.guild, _number(press), person.id, person.name, word)
    look = await ctx.services.presenter.public_look(ctx.guild, ctx.channel)
    await ctx.responder.public(cut_said(deals, person.name, word, look))


def _number(press: Press) -> int:
    word = "".join(press.words[:1])
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else 0


CLICKS: Mapping[str, ClickHandler] = {verbs.DEALS: _press}
FORMS: Mapping[str, FormHandler] = {verbs.DEALS: _cut}
