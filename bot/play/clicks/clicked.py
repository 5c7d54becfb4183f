"""The clicked message while its answer is made: nothing else comes over it, and a board takes the click's token."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.parts import verbs
from bot.parts.ids import Press
from bot.play.clicks.context import InteractionContext
from bot.play.clicks.intents import INTENTS
from bot.play.messages.pages import OpenPage
from bot.play.messages.panels import Panel
from bot.tables import Snapshot


@asynccontextmanager
async def held(ctx: InteractionContext, press: Press) -> AsyncIterator[None]:
    """Keep what followed the game in the clicked message from coming over the answer; it goes on where none came."""
    hand, page, lending = _hand(ctx, press), _page(ctx), _lending(ctx, press)
    if lending is not None:
        await asyncio.sleep(0)  # the acknowledgement comes before a quick answer
    try:
        yield
    finally:
        if hand is not None and not ctx.responder.changed:
            ctx.services.panels.resume(hand)
        if page is not None and not ctx.responder.changed:
            ctx.services.pages.resume(page)
        if lending is not None:
            await lending


def _hand(ctx: InteractionContext, press: Press) -> Panel | None:
    """Return the hand that was clicked, if it followed the game."""
    message = ctx.interaction.message
    if not ctx.private or message is None:
        return None
    return ctx.services.panels.release_at(press.table, ctx.person.id, message.id)


def _page(ctx: InteractionContext) -> OpenPage | None:
    """Return the page that was clicked, if it was kept true."""
    message = ctx.interaction.message
    return None if message is None else ctx.services.pages.release(message.id)


def _lending(ctx: InteractionContext, press: Press) -> asyncio.Task[None] | None:
    """Begin to acknowledge a click on a board, while its answer is made; None if it lends nothing.

    A form can only be opened by a click that was not acknowledged. A private answer comes sooner without it, so such a
    click lends its token only where the board needs one; what the board itself answers is acknowledged in any case.
    """
    message, snapshot = ctx.interaction.message, ctx.live(press.table)
    if ctx.private or message is None or snapshot is None or press.verb == verbs.CUT:
        return None
    messenger = ctx.services.messenger
    if not messenger.shows(snapshot, message.id):
        return None
    if press.verb not in (*INTENTS, verbs.CALL) and not messenger.lacks_click(snapshot, message.id):
        return None
    return asyncio.get_running_loop().create_task(_lend(ctx, snapshot, message.id))


async def _lend(ctx: InteractionContext, snapshot: Snapshot, message: int) -> None:
    """Acknowledge a click on a board without a word, and lend its token to the board."""
    await ctx.responder.hurry()
    if ctx.responder.silent:
        await ctx.services.messenger.clicked(snapshot, ctx.interaction, message)
