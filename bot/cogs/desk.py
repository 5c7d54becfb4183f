"""The desk: every interaction comes here, and every one is answered, whatever happens.

A fault that a person can do something about is explained in his language; any other is logged and owned up to.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from weakref import WeakValueDictionary

from bot.cogs.answer import Answer, AnyInteraction
from bot.cogs.messenger import Messenger
from bot.cogs.panels import Panels
from bot.cogs.scene import Scene
from bot.cogs.trouble import Trouble
from bot.cogs.visit import AskError, Visit, is_private, person_of
from bot.games.errors import GameError
from bot.tables import Snapshot, TableError, Tables
from bot.views.ids import IdError
from bot.views.look import raw_names
from bot.views.menus import table_menu
from bot.views.steps import Step
from bot.views.words import explain
from storage import StorageError, Store

Handler = Callable[[Visit], Awaitable[None]]
KNOWN = (GameError, TableError, StorageError, IdError)
_START = Step()
_REMEMBERED = 2000  # interactions whose second delivery is recognized
_log = logging.getLogger(__name__)


class Desk:
    """Gives handlers what they need, and answers for them when they fail."""

    def __init__(
        self, tables: Tables, store: Store, scene: Scene, panels: Panels, messenger: Messenger
    ) -> None:
        """Take everything that handlers work with."""
        self.tables, self.store, self.scene = tables, store, scene
        self.panels, self.messenger = panels, messenger
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._busy: set[asyncio.Task[object] | None] = set()
        self.closed = False

    async def close(self, patience: float = 2.0) -> None:
        """Take no more interactions, and give those under way so many seconds."""
        self.closed = True
        await self.settled(patience)

    async def settled(self, patience: float | None = None) -> None:
        """Return when every interaction so far is dealt with, or after so many seconds."""
        busy = [task for task in self._busy if task is not None and task is not asyncio.current_task()]
        if busy:
            await asyncio.wait(busy, timeout=patience)

    async def serve(self, interaction: AnyInteraction, handler: Handler, *, public: bool = False) -> None:
        """Run the handler for an interaction (`public`: for all to see); a second delivery of it is ignored.

        What one person does is dealt with in its order, so that no answer is overtaken by an older one.
        """
        if self.closed or interaction.id in self._seen:
            return
        self._seen[interaction.id] = None
        if len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        task = asyncio.current_task()
        self._busy.add(task)
        try:
            await self._serve(Answer(interaction, public=public), handler)
        finally:
            self._busy.discard(task)

    async def _serve(self, answer: Answer, handler: Handler) -> None:
        visit = await self._visit(answer.interaction, answer)
        try:
            async with self._turns.setdefault(visit.person.id, asyncio.Lock()):
                await handler(visit)
        except AskError as error:
            await visit.say(visit.look.t(error.id, **error.facts))
        except KNOWN as error:
            await self.explain(visit, error)
        except Exception as error:
            _log.exception("interaction failed")
            await visit.say(explain(error, visit.locale))
        finally:
            await answer.close()

    async def _visit(self, interaction: AnyInteraction, answer: Answer) -> Visit:
        look = await self.scene.look_in(interaction.guild_id or 0, interaction.locale)
        guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
        private = is_private(interaction.message)
        return Visit(answer, interaction, person_of(interaction), look, guild, channel, private)

    async def explain(self, visit: Visit, error: Exception) -> None:
        """Say privately what was wrong; the names of the seats are those of the channel's table."""
        if isinstance(error, StorageError):
            _log.error("storage: %s", error)
        here = self.tables.in_channel(visit.guild, visit.channel)
        if here is None:
            await visit.say(explain(error, visit.locale))
            return
        naming = visit.look.naming(here.state.game, marked=True)
        await visit.say(explain(error, visit.locale, raw_names(here.state, visit.locale), naming=naming))

    def table(self, table: str) -> Snapshot:
        """Answer a live table; TableError `gone`."""
        snapshot = self.tables.get(table)
        if snapshot is None:
            raise TableError("gone")
        return snapshot

    def here(self, visit: Visit) -> Snapshot:
        """Answer the table of the channel; AskError if there is none, with where the person plays instead."""
        snapshot = self.tables.in_channel(visit.guild, visit.channel)
        if snapshot is not None:
            return snapshot
        own = self.tables.of_person(visit.person.id)
        elsewhere = next((table.state.channel for table in own if table.state.guild == visit.guild), None)
        if elsewhere is None:
            raise AskError("table-none-here")
        raise AskError("table-elsewhere", channel=f"<#{elsewhere}>")

    async def show_hand(
        self,
        visit: Visit,
        snapshot: Snapshot,
        *,
        step: Step = _START,
        notice: Sequence[str] = (),
        fresh: bool = False,
    ) -> None:
        """Show a player the hand, and let it follow the game; who has no seat gets the table's menu.

        `fresh`: in a new message, even if a private one was clicked.
        """
        seat = snapshot.seat_of(visit.person.id)
        lines = [*notice, *self.waiting(visit, snapshot)]
        if seat is None:
            await self.show_menu(visit, snapshot, (*lines, explain(TableError("not-seated"), visit.locale)))
            return
        before = self.panels.release(snapshot.id, visit.person.id)
        parts = await self.scene.panel(snapshot, seat, visit.locale, step, "\n".join(filter(None, lines)))
        shown = await (visit.answer.private(parts) if fresh else visit.show(parts))
        if shown is not None:
            self.panels.keep(snapshot, visit.person.id, shown, visit.locale, step, parts)
        elif before is not None:
            self.panels.resume(before)
        newest = self.tables.get(snapshot.id)
        if newest is not None and (shown is None or newest.state.version != snapshot.state.version):
            self.panels.follow(newest)

    async def show_menu(self, visit: Visit, snapshot: Snapshot, notice: Sequence[str] = ()) -> None:
        """Show what a person may do with the table."""
        lines = "\n".join(filter(None, notice))
        await visit.show(table_menu(snapshot, visit.person, visit.look, notice=lines))

    def waiting(self, visit: Visit, snapshot: Snapshot) -> tuple[str, ...]:
        """Say why the public message of a table is behind, if it is."""
        code = waiting_code(self.messenger.trouble(snapshot.id))
        return (visit.look.t(f"waiting-{code}"),) if code else ()


def waiting_code(trouble: Trouble | None) -> str:
    """Answer the code of the sentence about a trouble with the public message, "" for none."""
    codes = {
        Trouble.FORBIDDEN: "forbidden",
        Trouble.ARCHIVED: "archived",
        Trouble.CHANNEL_GONE: "channel-gone",
        Trouble.BUSY: "busy",
        Trouble.REFUSED: "busy",
    }
    return codes.get(trouble, "") if trouble else ""
