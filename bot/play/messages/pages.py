"""Private pages of tables that lie open, such as menus and options: none offers what is not so any more.

Whatever a click showed can be changed for 15 minutes by its token, which costs no request that counts. A page that can
no longer be changed is forgotten: its buttons are answered as things are then. Hands have `panels.py`.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from bot.connection.coalescing import CoalescingQueue
from bot.connection.delivery import ERRORS, SentResponse, Trouble, describe, trouble_of
from bot.parts.parts import Parts
from bot.play.messages.presenter import Presenter
from bot.play.pages.menus import Topic, page, page_mark
from bot.tables import Clock, Person, Snapshot

MOST = 2000  # pages kept; beyond it the oldest are not changed any more
_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class OpenPage:
    """A page that a person sees: of which table, what it is about, and until when it may be changed."""

    table: str
    person: Person
    topic: Topic
    sent: SentResponse
    until: float
    seen: int  # the table's version that the page was made from
    mark: int  # of what the page shows


class Pages:
    """The open pages of all tables; a token is used for `life` seconds, `find` gives a table by its id.

    `leads` tells if a person may do what the host of a table may.
    """

    def __init__(
        self,
        presenter: Presenter,
        life: float,
        clock: Clock,
        find: Callable[[str], Snapshot | None],
        leads: Callable[[str, int], bool],
    ) -> None:
        self._presenter, self._life, self._clock = presenter, life, clock
        self._find, self._leads = find, leads
        self._pages: OrderedDict[int, OpenPage] = OrderedDict()  # by the ids of their messages
        self._tables: dict[str, set[int]] = {}
        self._queue: CoalescingQueue[Snapshot] = CoalescingQueue(self._work)

    def __len__(self) -> int:
        return len(self._pages)

    def keep(self, snapshot: Snapshot, person: Person, topic: Topic, sent: SentResponse, parts: Parts) -> None:
        """Remember where a person was shown a page of a table; what was there before is forgotten."""
        if sent.message is None or snapshot.state.closed:
            return
        self.release(sent.message)
        until, seen = self._clock.now() + self._life, snapshot.state.version
        self._add(OpenPage(snapshot.id, person, topic, sent.thin(), until, seen, page_mark(snapshot, parts)))
        while len(self._pages) > MOST:
            self.release(next(iter(self._pages)))
        self._catch_up(snapshot.id, seen)

    def release(self, message: int) -> OpenPage | None:
        """Change the page in a message no longer, since something else may be shown there now; the page, if any."""
        found = self._pages.pop(message, None)
        if found is not None:
            others = self._tables[found.table]
            others.discard(message)
            if not others:
                del self._tables[found.table]
        return found

    def resume(self, released: OpenPage) -> None:
        """Change a released page again: nothing else was shown in its place."""
        if released.sent.message not in self._pages:
            self._add(released)
            self._catch_up(released.table, released.seen)

    def follow(self, snapshot: Snapshot) -> None:
        """Hear that a table has changed."""
        if snapshot.id in self._tables:
            self._queue.put(snapshot.id, snapshot)

    def leave(self, table: str) -> None:
        """Change no page of a table any more: it is closed, or another process goes on with it."""
        for message in [*self._tables.get(table, ())]:
            self.release(message)

    def forget(self, person: int) -> None:
        """Change no page of the person any more."""
        for message in [message for message, one in self._pages.items() if one.person.id == person]:
            self.release(message)

    async def settled(self) -> None:
        """Return when every page shows what it should."""
        await self._queue.settled()

    async def close(self, patience: float = 1.0) -> None:
        """Give what is under way so many seconds."""
        await self._queue.close(patience)

    def _add(self, one: OpenPage) -> None:
        if one.sent.message is not None:
            self._pages[one.sent.message] = one
            self._tables.setdefault(one.table, set()).add(one.sent.message)

    def _catch_up(self, table: str, seen: int) -> None:
        """Bring the pages of a table up to what has become of it while one was on its way."""
        newest = self._find(table)
        if newest is not None and newest.state.version > seen:
            self.follow(newest)

    async def _work(self, table: str, snapshot: Snapshot) -> None:
        for message in sorted(self._tables.get(table, ())):
            one = self._pages.get(message)
            if one is not None and snapshot.state.version > one.seen:
                await self._refresh(message, one, snapshot)
        if snapshot.state.closed:
            self.leave(table)

    async def _refresh(self, message: int, one: OpenPage, snapshot: Snapshot) -> None:
        if self._clock.now() >= one.until:
            self.release(message)
            return
        look = await self._presenter.look_in(snapshot.state.guild, one.person.locale)
        leads = self._leads(one.table, one.person.id)
        parts = page(one.topic, snapshot, one.person, look, leads=leads)
        one.seen = snapshot.state.version
        if self._pages.get(message) is one and page_mark(snapshot, parts) != one.mark:
            await self._edit(message, one, parts, page_mark(snapshot, parts))

    async def _edit(self, message: int, one: OpenPage, parts: Parts, mark: int) -> None:
        """Change a page; one that was dismissed, or whose token is spent, is forgotten."""
        try:
            await one.sent.edit(parts)
        except ERRORS as error:
            _log.info("a page of table %s could not be changed: %s", one.table, describe(error))
            if trouble_of(error) is not Trouble.BUSY and self._pages.get(message) is one:
                self.release(message)
            return
        one.mark = mark
