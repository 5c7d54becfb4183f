"""Hints: the move that a strong player prefers, shown to the player who asks, in that player's hand alone.

Everything follows from the player's view, which is all that goes in. A hint is kept while the choices stay the same, so
a player who asks twice is told the same; after a restart it is thought of again, from the same chance.
"""

import asyncio
from collections.abc import Mapping

from bot.connection.service import Recent
from bot.games.view import View
from bot.parts import verbs
from bot.parts.ids import Press
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext
from bot.play.pages.panel import can_hint, hinting
from bot.players.reviews import seed_of
from bot.players.thinking import Budget, NoThoughtError, Purpose
from bot.tables import Snapshot, Thinker

BUDGET = Budget(iterations=1200, seconds=1.0)
_PATIENCE = 6.0  # seconds after which somebody is told that there is no hint now: moves at tables go first
_KEPT = 500  # hints


class Hints:
    """Thinks of hints, for at most `patience` seconds, and remembers those of the choices that are still open."""

    def __init__(self, thinker: Thinker, patience: float = _PATIENCE) -> None:
        self._thinker, self._patience = thinker, patience
        self._kept: Recent[int, tuple[str, ...]] = Recent(_KEPT)
        self.clicks: Mapping[str, ClickHandler] = {verbs.HINT: self._click}

    async def of(self, view: View) -> tuple[str, ...] | None:
        """Return what a strong player would hand in; None if nobody has time to think of it now."""
        key = seed_of(view)
        if key not in self._kept:
            try:
                async with asyncio.timeout(self._patience):
                    choices = await self._thinker.think(view, key, BUDGET, Purpose.HINT)
            except (NoThoughtError, TimeoutError):
                return None
            self._kept[key] = choices[0].tokens
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _click(self, ctx: InteractionContext, press: Press) -> None:
        """Show a hint above the hand, where it shines or lies as the plan; or do what it says."""
        before = ctx.table(press.table)
        seat = ctx.seat(before)
        code, view = _refused(before, seat, press.version), before.view(seat)
        if code or view is None:
            await ctx.show_hand(before, notice=(ctx.reader.t(f"hint-{code}"),))
        elif press.words == ("do",):
            await self._do(ctx, before, seat, view)
        else:
            await self._show(ctx, before, seat, view)

    async def _do(self, ctx: InteractionContext, before: Snapshot, seat: int, view: View) -> None:
        if (tokens := await self.of(view)) is None:
            await ctx.show_hand(before, notice=(ctx.reader.t("hint-late"),))
            return
        reply = await ctx.hand_in(before.id, before.seat_version(seat), tokens)
        now = None if reply is None else reply.snapshot.view(seat)
        if reply is not None and now is not None and can_hint(reply.snapshot, seat):
            await self._show(ctx, reply.snapshot, seat, now)
        elif reply is not None:
            await ctx.show_hand(reply.snapshot, ctx.selection(before.id).cleared())

    async def _show(self, ctx: InteractionContext, before: Snapshot, seat: int, view: View) -> None:
        tokens, kept = await self.of(view), ctx.selection(before.id).cleared()
        now = ctx.table(before.id)
        if now.seat_of(ctx.person.id) != seat or _refused(now, seat, before.seat_version(seat)):
            await ctx.show_hand(now, notice=(ctx.reader.t("hint-moved-on"),))
        elif tokens is None:
            await ctx.show_hand(now, notice=(ctx.reader.t("hint-late"),))
        else:
            await ctx.show_hand(now, hinting(kept, view, tokens))


def _refused(snapshot: Snapshot, seat: int, version: int) -> str:
    """Return why there is no hint: the end of the sentence's id, "" if there is one."""
    if not snapshot.state.hints(seat):
        return "off"
    if version != snapshot.seat_version(seat):
        return "moved-on"
    return "" if can_hint(snapshot, seat) else "turn"
