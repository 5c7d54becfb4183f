"""Private pages of tables that lie open, such as menus and options: none offers what is not so any more.

A page that can no longer be changed is forgotten: its buttons are answered as things are then.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from bot.connection.delivery import ERRORS, SentResponse, Trouble, describe, trouble_of
from bot.parts.parts import Parts
from bot.play.messages.following import OpenMessage, OpenMessages
from bot.play.messages.presenter import Presenter
from bot.play.pages import menus
from bot.play.pages.menus import NOTE, Topic, page_mark
from bot.tables import Alarm, Clock, Person, Snapshot

MOST = 2000  # pages kept; beyond it the oldest are not changed any more
BRIEF_SECONDS = 60.0  # for which a sentence stays that answers a click on a public message
_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False, kw_only=True)
class OpenPage(OpenMessage):
    """A page that a person sees, and what it is about."""

    person: Person
    topic: Topic


class Pages(OpenMessages[int, OpenPage]):
    """The open pages of all tables, by the ids of their messages.

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
        super().__init__(presenter, life, clock, find)
        self._leads = leads
        self._expiring: dict[SentResponse, Alarm] = {}
        self._deleting: set[asyncio.Task[None]] = set()

    def keep(self, snapshot: Snapshot, person: Person, topic: Topic, sent: SentResponse, parts: Parts) -> None:
        """Remember where a person was shown a page of a table; what was there before is forgotten."""
        if sent.message is None or snapshot.state.closed:
            return
        self.release(sent.message)
        page = OpenPage(
            table=snapshot.id,
            person=person,
            topic=topic,
            sent=sent.thin(),
            until=self._clock.now() + self._life,
            seen=snapshot.state.version,
            mark=page_mark(snapshot, parts),
        )
        self._add(sent.message, page, MOST)
        self._catch_up(page)

    def expire(self, sent: SentResponse) -> None:
        """Delete a short answer after a minute: by then it was read, and it pushes the table away."""

        def ring() -> None:
            del self._expiring[sent]
            task = asyncio.get_running_loop().create_task(_delete(sent))
            self._deleting.add(task)
            task.add_done_callback(self._deleting.discard)

        self._expiring[sent.thin()] = self._clock.call_at(self._clock.now() + BRIEF_SECONDS, ring)

    async def settled(self) -> None:
        """Return when every page shows what it should, and what was to be deleted is."""
        await super().settled()
        if self._deleting:
            await asyncio.wait(self._deleting)

    async def close(self, patience: float = 1.0) -> None:
        """Give what is under way so many seconds."""
        for alarm in self._expiring.values():
            alarm.cancel()
        if self._deleting:
            await asyncio.wait(self._deleting, timeout=patience)
        await super().close(patience)

    def release(self, message: int) -> OpenPage | None:
        """Change the page in a message no longer, since something else may be shown there now; the page, if any."""
        return self._drop(message)

    def resume(self, released: OpenPage) -> None:
        """Change a released page again: nothing else was shown in its place."""
        message = released.sent.message
        if message is not None and message not in self._open:
            self._add(message, released, MOST)
            self._catch_up(released)

    def forget(self, person: int) -> None:
        """Change no page of the person any more."""
        for message in [message for message, page in self._open.items() if page.person.id == person]:
            self.release(message)

    def _catch_up(self, page: OpenPage) -> None:
        """Bring a page up to what has become of its table while it was on its way."""
        newest = self._find(page.table)
        if newest is not None and newest.state.version > page.seen:
            self.follow(newest)

    async def _work(self, table: str, snapshot: Snapshot) -> None:
        for message in sorted(self._tables.get(table, ())):
            open_page = self._open.get(message)
            if open_page is not None and snapshot.state.version > open_page.seen:
                await self._refresh(message, open_page, snapshot)
        if snapshot.state.closed:
            self.leave(table)

    async def _refresh(self, message: int, open_page: OpenPage, snapshot: Snapshot) -> None:
        if self._clock.now() >= open_page.until:
            self.release(message)
            return
        if open_page.topic == NOTE:
            if snapshot.state.phase != "lobby":
                self.release(message)
                await _delete(open_page.sent)
            return
        reader = await self._presenter.reader_in(snapshot.state.guild, open_page.person.locale)
        leads = self._leads(open_page.table, open_page.person.id)
        topic = await self._presenter.with_check(open_page.topic, snapshot)
        parts = menus.page(topic, snapshot, open_page.person, reader, leads=leads)
        open_page.seen = snapshot.state.version
        if self._open.get(message) is open_page and page_mark(snapshot, parts) != open_page.mark:
            await self._edit(message, open_page, parts, page_mark(snapshot, parts))

    async def _edit(self, message: int, open_page: OpenPage, parts: Parts, mark: int) -> None:
        """Change a page; open_page that was dismissed, or whose token is spent, is forgotten."""
        try:
            await open_page.sent.edit(parts)
        except ERRORS as error:
            _log.info("a page of table %s could not be changed: %s", open_page.table, describe(error))
            if trouble_of(error) is not Trouble.BUSY and self._open.get(message) is open_page:
                self.release(message)
            return
        open_page.mark = mark


async def _delete(sent: SentResponse) -> None:
    """Delete an answer that is over; it stays where Discord refuses that."""
    try:
        await sent.delete()
    except ERRORS as error:
        _log.info("a private answer could not be deleted: %s", describe(error))
