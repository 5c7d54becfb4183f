"""The dispatcher: every interaction comes here, and every one is answered, whatever happens.

A fault that a person can do something about is explained in that person's language; any other is logged and owned up
to.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from bot.cogs.dispatch.arrivals import Arrivals
from bot.cogs.dispatch.context import InteractionContext, RequestError, Services
from bot.cogs.dispatch.responder import Responder
from bot.cogs.messages.delivery import AnyInteraction
from bot.games.errors import GameError
from bot.league.rules import LeagueError
from bot.tables import TableError
from bot.views.messages.ids import IdError
from bot.views.messages.parts import Parts
from bot.views.registry import naming_of
from bot.views.text.seats import raw_names
from bot.views.text.words import explain
from storage import StorageError

Handler = Callable[[InteractionContext], Awaitable[None]]
KNOWN = (GameError, TableError, LeagueError, StorageError, IdError)
_REMEMBERED = 2000  # interactions whose second delivery is recognized
_log = logging.getLogger(__name__)


class Dispatcher:
    """Runs the handlers of interactions, and answers for them when they fail.

    `passes` says of a server whether this process answers there, after a moment if need be (None: always).
    An interaction that nobody has answered is acknowledged `hurry` seconds after it came, as `arrivals` knows. `late`
    counts those to which an answer came too late for Discord.
    """

    def __init__(
        self,
        services: Services,
        hurry: float,
        arrivals: Arrivals | None = None,
        passes: Callable[[int], Awaitable[bool]] | None = None,
    ) -> None:
        self.services, self.hurry, self.arrivals = services, hurry, arrivals or Arrivals()
        self._passes = passes
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._busy: set[asyncio.Task[object] | None] = set()
        self.closed, self.late = False, 0

    async def dispatch(self, interaction: AnyInteraction, handler: Handler, *, public: bool = False) -> None:
        """Run the handler for an interaction (`public`: for all to see); a second delivery of it is ignored.

        What one person does is dealt with in its order, so that no answer is overtaken by an older one.
        """
        if self.closed or self._known(interaction.id):
            return
        task = asyncio.current_task()
        self._busy.add(task)
        try:
            if self._passes is not None and not await self._passes(interaction.guild_id or 0):
                return  # another process hears it too, and answers
            left = self.hurry - self.arrivals.age(interaction.id)
            await self._answer(Responder(interaction, left, public=public), handler)
        finally:
            self._busy.discard(task)

    def _known(self, interaction: int) -> bool:
        """True if an interaction was delivered before; from now on it was."""
        if interaction in self._seen:
            return True
        self._seen[interaction] = None
        if len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        return False

    async def _answer(self, responder: Responder, handler: Handler) -> None:
        """Run the handler, and say what went wrong: before anything is known of the person, too."""
        interaction = responder.interaction
        try:
            ctx = await InteractionContext.of(self.services, responder, interaction)
            await self._handle(ctx, handler)
        except Exception as error:
            _log.exception("interaction failed")
            await responder.private(Parts(content=explain(error, str(interaction.locale))))
        finally:
            await responder.close()
            self.late += responder.late

    async def _handle(self, ctx: InteractionContext, handler: Handler) -> None:
        """Run the handler when it is the person's turn, and explain what the person can do something about."""
        try:
            async with self._turns.setdefault(ctx.person.id, asyncio.Lock()):
                await handler(ctx)
        except RequestError as error:
            await ctx.say(ctx.look.t(error.text, **error.facts))
        except KNOWN as error:
            if isinstance(error, StorageError) and error.code == "superseded":
                _log.warning("%s: the process that plays there now answers", error)
                return
            await self._explain(ctx, error)

    async def _explain(self, ctx: InteractionContext, error: Exception) -> None:
        """Say privately what was wrong; the names of the seats are those of the channel's table."""
        if isinstance(error, StorageError) and not error.away:
            _log.error("storage: %s", error)
        here = self.services.tables.in_channel(ctx.guild, ctx.channel)
        if here is None:
            await ctx.say(explain(error, ctx.locale))
            return
        naming = naming_of(here.state.game, ctx.look, marked=True)
        await ctx.say(explain(error, ctx.locale, raw_names(here.state, ctx.locale), naming=naming))

    async def close(self, patience: float = 2.0) -> None:
        """Take no more interactions, give those under way so many seconds, and then as many to end.

        What a table was asked is done all the same; that it is not shown is better than to ask a closed client.
        """
        self.closed = True
        await self.settled(patience)
        for task in self._under_way():
            task.cancel()
        await self.settled(patience)

    async def settled(self, patience: float | None = None) -> None:
        """Return when every interaction so far is dealt with, or after so many seconds."""
        if busy := self._under_way():
            await asyncio.wait(busy, timeout=patience)

    def _under_way(self) -> list[asyncio.Task[object]]:
        return [task for task in self._busy if task is not None and task is not asyncio.current_task()]
