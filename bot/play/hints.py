"""Hints: the move that a strong player prefers, shown to the player who asks, in that player's hand alone.

Everything follows from the player's view, which is all that goes in. A hint is kept while the choices stay the same, so
a player who asks twice is told the same; after a restart it is thought of again, from the same chance.
"""

import asyncio
from collections.abc import Mapping

import msgspec

from bot.connection.recent import Recent
from bot.games.view import View
from bot.parts import verbs
from bot.parts.ids import Press
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext
from bot.play.pages.advice import hint_text
from bot.play.pages.panel import can_hint
from bot.play.pages.seats import raw_names
from bot.play.registry import room_of
from bot.players.reviews import seed_of
from bot.players.thinking import Budget, NoThoughtError, Purpose
from bot.tables import Snapshot, TableError, Thinker

BUDGET = Budget(iterations=1200, seconds=1.0)
_PATIENCE = 6.0  # seconds after which somebody is told that there is no hint now: moves at tables go first
_KEPT = 500  # hints
_Tokens = tuple[str, ...]


class Hints:
    """Thinks of hints, for at most `patience` seconds, and remembers those of the choices that are still open."""

    def __init__(self, thinker: Thinker, patience: float = _PATIENCE) -> None:
        self._thinker, self._patience = thinker, patience
        self._kept: Recent[int, _Tokens] = Recent(_KEPT)
        self.clicks: Mapping[str, ClickHandler] = {verbs.HINT: self._click}

    async def of(self, view: View) -> _Tokens | None:
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
        """Show a hint above the hand, where it shines, or make it the plan."""
        before = ctx.table(press.table)
        seat = before.seat_of(ctx.person.id)
        if seat is None:
            raise TableError("not-seated")
        view = before.view(seat)
        code = _refused(before, seat, press)
        if code or view is None:
            await ctx.show_hand(before, notice=(ctx.reader.t(f"hint-{code or 'turn'}"),))
            return
        tokens = await self.of(view)
        now = ctx.table(press.table)
        if now.seat_of(ctx.person.id) != seat or _refused(now, seat, press):
            await ctx.show_hand(now, notice=(ctx.reader.t("hint-moved-on"),))
        elif tokens is None:
            await ctx.show_hand(now, notice=(ctx.reader.t("hint-late"),))
        else:
            await _show(ctx, now, view, tokens, fill=press.words == ("fill",))


async def _show(ctx: InteractionContext, now: Snapshot, view: View, tokens: _Tokens, *, fill: bool) -> None:
    room, kept = room_of(view.game), ctx.selection(now.id)
    fills = room.fills(view, tokens)
    if fill and fills:
        await ctx.show_hand(now, room.filled(kept, view, tokens), notice=(ctx.reader.t("hint-filled"),))
        return
    text = hint_text(view, tokens, raw_names(now.state, ctx.reader), ctx.reader)
    shining = msgspec.structs.replace(kept, hint=tokens)
    await ctx.show_hand(now, shining, notice=(text,), hinted=fills)


def _refused(snapshot: Snapshot, seat: int, press: Press) -> str:
    """Return why there is no hint: the end of the sentence's id, "" if there is one."""
    if not snapshot.state.hinting:
        return "off"
    if press.version != snapshot.seat_version(seat):
        return "moved-on"
    return "" if can_hint(snapshot, seat) else "turn"
