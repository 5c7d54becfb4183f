"""The dispatcher: every interaction comes here, and every one is answered, whatever happens.

A fault that a person can do something about is explained in that person's language; any other is logged and owned up
to.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from bot.connection.arrivals import Arrivals
from bot.connection.delivery import AnyInteraction
from bot.connection.registration import goes_anywhere
from bot.connection.responder import Responder
from bot.connection.service import Recent
from bot.fleet import ShardOwner
from bot.games.errors import GameError, ToldError
from bot.games.text.words import explain
from bot.parts.ids import IdError
from bot.parts.parts import Parts
from bot.play.clicks.context import InteractionContext, RequestError, Services
from bot.play.pages.seats import raw_names
from bot.play.registry import naming_of
from bot.tables import TableError
from storage import StorageError

Handler = Callable[[InteractionContext], Awaitable[None]]
KNOWN = (GameError, ToldError, StorageError, IdError)
_REMEMBERED = 2000  # interactions whose second delivery is recognized
_log = logging.getLogger(__name__)


class Dispatcher:
    """Runs the handlers of interactions, and answers for them when they fail.

    `owner` knows whether this process answers in a server; `place` tells of an interaction for which server's process
    it is. An interaction that nobody has answered is acknowledged `hurry` seconds after it came, as `arrivals` knows.
    `late` counts those to which an answer came too late for Discord.
    """

    def __init__(
        self, services: Services, hurry: float, owner: ShardOwner, place: Callable[[AnyInteraction], int]
    ) -> None:
        self.services, self.hurry, self.arrivals = services, hurry, Arrivals()
        self._owner, self._place = owner, place
        self._seen: Recent[int, None] = Recent(_REMEMBERED)
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        # What is under way, and where; None until it is known that this process deals with it.
        self._busy: dict[asyncio.Task[object] | None, int | None] = {}
        self.closed, self.late = False, 0

    async def dispatch(self, interaction: AnyInteraction, handler: Handler, *, public: bool = False) -> None:
        """Run the handler for an interaction (`public`: for all to see); a second delivery of it is ignored.

        What one person does is dealt with in its order, so that no answer is overtaken by an older one.
        """
        if self.closed or interaction.id in self._seen:
            return
        self._seen[interaction.id] = None
        task = asyncio.current_task()
        self._busy[task] = None
        try:
            guild = self._place(interaction)
            kept, alone = not self._owner.acts(guild), self._owner.alone(guild)
            if not await self._owner.may_act(guild):
                return  # another process hears it too, and answers
            seconds_left = self.hurry - self.arrivals.age(interaction.id)
            responder = Responder(interaction, seconds_left, public=public, speaks=self._owner.voice(guild))
            self._busy[task] = guild
            if kept and not await responder.claim(alone=alone()):
                await responder.close()  # the process that had the shard before answers it
            else:
                await self._answer(responder, handler)
        finally:
            self._busy.pop(task, None)

    async def _answer(self, responder: Responder, handler: Handler) -> None:
        """Run the handler, and say what went wrong: before anything is known of the person, too."""
        interaction = responder.interaction
        try:
            await self._handle(await InteractionContext.of(self.services, responder, interaction), handler)
        except Exception as error:
            _log.exception("interaction failed")
            await responder.private(Parts(content=explain(error, str(interaction.locale))))
        finally:
            await responder.close()
            self.late += responder.late

    async def _handle(self, ctx: InteractionContext, handler: Handler) -> None:
        """Run the handler when it is the person's turn, and explain what the person can do something about."""
        try:
            if not ctx.guild and not goes_anywhere(ctx.interaction):
                raise RequestError("only-in-server")
            await self._owner.arrived(self._place(ctx.interaction))
            async with self._turns.setdefault(ctx.person.id, asyncio.Lock()):
                await handler(ctx)
        except (RequestError, *KNOWN) as error:
            if self._is_for_others(error, self._place(ctx.interaction)):
                await self.leave_to_others(ctx)
            elif isinstance(error, RequestError):
                await ctx.say(ctx.reader.t(error.text, **error.facts))
            else:
                await self._explain(ctx, error)

    def _is_for_others(self, error: Exception, guild: int) -> bool:
        """Return True if something is refused only since a server's tables have gone to another process."""
        if isinstance(error, StorageError):
            return error.code == "superseded"
        return isinstance(error, RequestError | TableError | ToldError) and not self._owner.plays(guild)

    def is_leaving(self, ctx: InteractionContext) -> bool:
        """Return True if what is not here in a server is not over: the bot stops, or another process goes on there."""
        return self.closed or not self._owner.plays(self._place(ctx.interaction))

    async def leave_to_others(self, ctx: InteractionContext) -> None:
        """Leave an interaction to the process that goes on there; one that was acknowledged here is told to try again.

        Where this process stops and no other goes on, a click is acknowledged without a word.
        """
        place = self._place(ctx.interaction)
        _log.info("an interaction in %d is not answered here any more", place)
        if not self.closed or not self._owner.plays(place):
            await ctx.responder.leave(Parts(content=explain(StorageError("superseded"), ctx.locale)))

    async def _explain(self, ctx: InteractionContext, error: Exception) -> None:
        """Say privately what was wrong; the names of the seats are those of the channel's table."""
        if isinstance(error, StorageError) and not error.away:
            _log.error("storage: %s", error)
        here = self.services.tables.in_channel(ctx.guild, ctx.channel)
        if here is None:
            await ctx.say(explain(error, ctx.locale))
        else:
            naming = naming_of(here.state.game, ctx.reader, marked=True)
            await ctx.say(explain(error, ctx.locale, raw_names(here.state, ctx.reader), naming=naming))

    async def close(self, patience: float = 2.0) -> None:
        """Take no more interactions, give those under way so many seconds, and then as many to end.

        What a table was asked is done all the same; that it is not shown is better than to ask a closed client.
        """
        self.closed = True
        await self.settled(patience)
        for task in self._under_way():
            task.cancel()
        await self.settled(patience)

    async def drained(self, guilds: Callable[[int], bool], patience: float) -> None:
        """Return when what is begun in these servers is done, or after so many seconds."""
        begun = [task for task, guild in self._busy.items() if task and guild is not None and guilds(guild)]
        if begun:
            await asyncio.wait(begun, timeout=patience)

    async def settled(self, patience: float | None = None) -> None:
        """Return when every interaction so far is dealt with, or after so many seconds."""
        if busy := self._under_way():
            await asyncio.wait(busy, timeout=patience)

    def _under_way(self) -> list[asyncio.Task[object]]:
        return [task for task in self._busy if task is not None and task is not asyncio.current_task()]
