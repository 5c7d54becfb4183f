"""Private messages that follow their tables: `Panels` are the hands, `Pages` everything else, such as menus.

Each can be changed by the token that showed it, for 15 minutes: no request that counts. Every click brings a new token.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.connection.delivery import ERRORS, SentResponse, Trouble, describe, picture_mark, trouble_of
from bot.connection.service import CoalescingQueue, Recent
from bot.games.rooms.selection import NOTHING, Selection
from bot.games.text.words import explain
from bot.locales import t
from bot.parts.parts import Parts
from bot.play.clicks.presses import followed
from bot.play.messages.presenter import Presenter
from bot.play.messages.studio import OvertakenError
from bot.play.pages.menus import NOTE, Topic, below_hand, page, page_mark, stands
from bot.tables import Alarm, Clock, Person, Snapshot, TableError

MOST_PAGES = 2000  # kept; beyond it the oldest are not changed any more
MOST_PANELS = 4000  # panels, and selections, kept; beyond it the oldest stop following, or are forgotten
BRIEF_SECONDS = 60.0  # for which a sentence stays that answers a click on a public message
_ENDS = (Trouble.MESSAGE_GONE, Trouble.TOKEN_SPENT, Trouble.CHANNEL_GONE)
_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False, kw_only=True)
class OpenMessage:
    """A message that a person sees: of which table, and until when it may be changed."""

    table: str
    person: int
    sent: SentResponse
    until: float
    seen: int  # the table's version that it was made from
    mark: int  # of what it shows


Key = TypeVar("Key", int, tuple[str, int])
Message = TypeVar("Message", bound=OpenMessage)


class OpenMessages(Generic[Key, Message]):
    """The open messages of one kind by a key; a token is used for `life` seconds, `find` gives a table by its id."""

    def __init__(self, presenter: Presenter, life: float, clock: Clock, find: Callable[[str], Snapshot | None]) -> None:
        self._presenter, self._life, self._clock, self._find = presenter, life, clock, find
        self._open: OrderedDict[Key, Message] = OrderedDict()
        self._tables: dict[str, set[Key]] = {}
        self._queue: CoalescingQueue[Snapshot] = CoalescingQueue(self._work)
        self._last: set[asyncio.Task[None]] = set()  # requests about messages that are changed no longer

    def __len__(self) -> int:
        return len(self._open)

    def follow(self, snapshot: Snapshot) -> None:
        """Hear that a table has changed."""
        if snapshot.id in self._tables:
            self._queue.put(snapshot.id, snapshot)

    def leave(self, table: str) -> None:
        """Change no message of a table any more: it is closed, or another process goes on with it."""
        for key in [*self._tables.get(table, ())]:
            self.drop(key)

    def forget(self, person: int) -> None:
        """Change no message of the person any more."""
        for key in [key for key, message in self._open.items() if message.person == person]:
            self.drop(key)

    async def settled(self) -> None:
        """Return when every message shows what it should."""
        await self._queue.settled()
        if self._last:
            await asyncio.wait(self._last)

    async def close(self, patience: float = 1.0) -> None:
        """Give what is under way so many seconds."""
        if self._last:
            await asyncio.wait(self._last, timeout=patience)
        await self._queue.close(patience)

    async def _work(self, table: str, snapshot: Snapshot) -> None:
        awaited = {snapshot.state.seats[seat].person for seat in snapshot.awaited}  # theirs are changed first
        for key in sorted(self._tables.get(table, ()), key=lambda key: (self._open[key].person not in awaited, key)):
            message = self._open.get(key)
            if message is not None and (snapshot.state.version > message.seen or snapshot.repair):
                with suppress(OvertakenError):
                    await self._refresh(key, message, snapshot)
        if snapshot.state.closed:
            self.leave(table)

    async def _refresh(self, key: Key, message: Message, snapshot: Snapshot) -> None:
        raise NotImplementedError

    def _add(self, key: Key, message: Message, most: int) -> None:
        """Change a message from now on; of more than `most` the oldest is changed no longer."""
        self._open[key] = message
        self._tables.setdefault(message.table, set()).add(key)
        while len(self._open) > most:
            self.drop(next(iter(self._open)))

    def drop(self, key: Key) -> Message | None:
        """Change a message no longer, as something else may be shown there now; return it, if it was changed."""
        message = self._open.pop(key, None)
        if message is not None:
            keys = self._tables[message.table]
            keys.discard(key)
            if not keys:
                del self._tables[message.table]
        return message

    def _catch_up(self, message: Message) -> None:
        """Bring a message up to what has become of its table while it was on its way."""
        newest = self._find(message.table)
        if newest is not None and newest.state.version > message.seen:
            self.follow(newest)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._last.add(task)
        task.add_done_callback(self._last.discard)

    async def _change(self, message: Message, parts: Parts, *, keep: bool = False) -> Trouble | None:
        """Change a message, `keep` if it has this very picture already; return what stood in the way."""
        try:
            await message.sent.edit(parts, keep=keep)
        except ERRORS as error:
            _log.info("a private message of table %s could not be changed: %s", message.table, describe(error))
            return trouble_of(error)
        return None


# Hands


@dataclass(frozen=True, slots=True)
class Below:
    """A page that stands below a hand: what it is about, and who reads it."""

    topic: Topic
    person: Person


@dataclass(slots=True, eq=False, kw_only=True)
class Panel(OpenMessage):
    """A hand that a person sees, in which language, and what stands above and below it."""

    locale: str
    version: int  # of the seat: while it is the same the panel stays on its page
    picture: int | None = None  # a mark of its picture
    notice: str = ""  # stands above its picture for one change more
    below: Below | None = None  # the page that stands below it in place of its buttons
    alarm: Alarm | None = None


class Panels(OpenMessages[tuple[str, int], Panel]):
    """The open hand panels of all tables, by table and person: the newest of each.

    Shortly before its token ends a panel says that it follows no longer, and is forgotten. Its buttons work on.
    """

    def __init__(self, presenter: Presenter, life: float, clock: Clock, find: Callable[[str], Snapshot | None]) -> None:
        super().__init__(presenter, life, clock, find)
        self._selections: Recent[tuple[str, int], Selection] = Recent(MOST_PANELS)
        self._acted: Recent[tuple[str, int], float] = Recent(MOST_PANELS)
        self.panel_ended: Callable[[str], None] = lambda _: None  # hears of tables where a hand follows no longer

    def follows(self, table: str, person: int) -> bool:
        """Return True if the person has a hand open that follows the game."""
        return (table, person) in self._open

    def acted(self, table: str, person: int) -> float:
        """Return when the person last pressed something in a hand and was shown it; 0 if that is not known."""
        return self._acted.get((table, person), 0.0)

    def selection(self, table: str, person: int) -> Selection:
        """Return what the person has selected in the hand of a table, and where; nothing if it is not known.

        It stays when the panel falls asleep, and ends with the process.
        """
        return self._selections.get((table, person), NOTHING)

    def release(self, table: str, person: int) -> Panel | None:
        """Let the person's panel follow no longer, since a newer one is on its way; the old one, if any."""
        self._acted[table, person] = self._clock.now()
        return self.drop((table, person))

    def release_at(self, table: str, person: int, message: int) -> Panel | None:
        """Let the person's panel follow no longer if it is in that message: something else may be shown there now."""
        panel = self._open.get((table, person))
        return self.drop((table, person)) if panel is not None and panel.sent.message == message else None

    def resume(self, panel: Panel) -> None:
        """Let a released panel follow again: nothing newer has arrived in its place."""
        if (panel.table, panel.person) not in self._open:
            panel.seen = -1
            self._keep(panel)
            self._catch_up(panel)

    def keep(
        self,
        snapshot: Snapshot,
        person: int,
        sent: SentResponse,
        locale: object,
        selection: Selection,
        parts: Parts,
        below: Below | None = None,
    ) -> None:
        """Remember where a person was shown the hand of a table, and as what; an older panel follows no longer."""
        seat, until = snapshot.seat_of(person), self._clock.now() + self._life
        if seat is None:
            return
        self.drop((snapshot.id, person))
        self._keep(
            Panel(
                table=snapshot.id,
                person=person,
                sent=sent.thin(),
                locale=str(locale),
                until=until,
                version=snapshot.seat_version(seat),
                seen=snapshot.state.version,
                mark=hash(parts) if below is None else page_mark(snapshot, parts),
                picture=picture_mark(parts),
                notice=parts.notice,
                below=below,
            )
        )
        self.select(snapshot.id, person, selection)

    def select(self, table: str, person: int, selection: Selection) -> None:
        """Remember what a person has selected in a hand; the oldest of all is forgotten."""
        self._selections.pop((table, person), None)
        if selection != NOTHING:
            self._selections[table, person] = selection

    def leave(self, table: str) -> None:
        """Let no panel of a table follow any more: it is closed, or another process goes on with it."""
        super().leave(table)
        for kept in (self._selections, self._acted):
            kept.drop(lambda key: key[0] == table)

    def forget(self, person: int) -> None:
        """Let no panel of the person follow any more."""
        super().forget(person)
        for kept in (self._selections, self._acted):
            kept.drop(lambda key: key[1] == person)

    async def close(self, patience: float = 1.0) -> None:
        """Give what is under way so many seconds."""
        for panel in self._open.values():
            _silence(panel)
        await super().close(patience)

    def _keep(self, panel: Panel) -> None:
        panel.alarm = self._clock.call_at(panel.until, lambda: self._ring(panel))
        self._add((panel.table, panel.person), panel, MOST_PANELS)

    def drop(self, key: tuple[str, int]) -> Panel | None:
        """Let a panel follow no longer; return it, if it did."""
        panel = super().drop(key)
        if panel is not None:
            _silence(panel)
        return panel

    async def _refresh(self, key: tuple[str, int], panel: Panel, snapshot: Snapshot) -> None:
        seat = snapshot.seat_of(panel.person)
        if seat is None and snapshot.state.phase == "lobby" and snapshot.state.log.series:
            return  # the hand shows the match before, and its button takes the seat in the next one
        if seat is None:
            self.drop(key)
            await self._edit(panel, Parts(content=explain(TableError("not-seated"), panel.locale)))
            return
        kept, same = self.selection(*key), snapshot.seat_version(seat) == panel.version
        selection = followed(kept, snapshot.view(seat), same=same)
        notice = panel.notice if same else ""  # what was said about other choices is no news any more

        def wanted() -> bool:
            return self._is_open(panel) and not self._queue.overtaken(panel.table)

        parts = await self._presenter.panel(snapshot, seat, panel.locale, selection, notice, wanted=wanted)
        panel.seen = snapshot.state.version
        if not self._is_open(panel):
            return  # a click was answered meanwhile by this or something newer
        self.select(*key, selection)
        mark = hash(parts)
        if panel.below is not None and not stands(panel.below.topic, snapshot, panel.person):
            panel.below = None
        if panel.below is not None:
            reader = await self._presenter.reader_in(snapshot.state.guild, panel.below.person.locale)
            topic, person = await self._presenter.with_check(panel.below.topic, snapshot), panel.below.person
            if not self._is_open(panel):
                return
            parts = below_hand(parts, page(topic, snapshot, person, reader, below=selection))
            mark = page_mark(snapshot, parts)
        if mark != panel.mark and await self._edit(panel, parts):
            panel.mark, panel.picture, panel.notice = mark, picture_mark(parts), ""

    def _is_open(self, panel: Panel) -> bool:
        """Return True while a panel is the newest of its person, and follows."""
        return self._open.get((panel.table, panel.person)) is panel

    async def _edit(self, panel: Panel, parts: Parts) -> bool:
        """Return True if the panel could be changed; one dismissed, or whose token is spent, follows no longer."""
        mark = picture_mark(parts)
        trouble = await self._change(panel, parts, keep=mark is not None and mark == panel.picture)
        if trouble in _ENDS and self._is_open(panel):
            self.drop((panel.table, panel.person))
            self.panel_ended(panel.table)
        return trouble is None

    def _ring(self, panel: Panel) -> None:
        """Say in the panel that its token is about to end, while it can be changed."""
        if self._is_open(panel):
            self.drop((panel.table, panel.person))
            self._begin(self._say_asleep(panel))

    async def _say_asleep(self, panel: Panel) -> None:
        snapshot = self._find(panel.table)
        seat = None if snapshot is None else snapshot.seat_of(panel.person)
        if snapshot is None or seat is None:
            return
        selection, text = self.selection(panel.table, panel.person), t(panel.locale, "panel-asleep")
        await self._edit(panel, await self._presenter.panel(snapshot, seat, panel.locale, selection, text))
        self.panel_ended(panel.table)


def _silence(panel: Panel) -> None:
    if panel.alarm is not None:
        panel.alarm.cancel()


# Pages: none offers what is not so any more


@dataclass(slots=True, eq=False, kw_only=True)
class OpenPage(OpenMessage):
    """A page that a person sees, what it is about, and who reads it."""

    reader: Person
    topic: Topic


class Pages(OpenMessages[int, OpenPage]):
    """The open pages of all tables, by the ids of their messages. `leads`: may a person do what a table's host may?

    A page that can no longer be changed is forgotten: its buttons are answered as things are then.
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

    def keep(self, snapshot: Snapshot, person: Person, topic: Topic, sent: SentResponse, parts: Parts) -> None:
        """Remember where a person was shown a page of a table; what was there before is forgotten."""
        if sent.message is None or snapshot.state.closed:
            return
        self.drop(sent.message)
        open_page = OpenPage(
            table=snapshot.id,
            person=person.id,
            reader=person,
            topic=topic,
            sent=sent.thin(),
            until=self._clock.now() + self._life,
            seen=snapshot.state.version,
            mark=page_mark(snapshot, parts),
        )
        self._add(sent.message, open_page, MOST_PAGES)
        self._catch_up(open_page)

    def expire(self, sent: SentResponse) -> None:
        """Delete a short answer after a minute: by then it was read, and it pushes the table away."""

        def ring() -> None:
            del self._expiring[sent]
            self._begin(_delete(sent))

        self._expiring[sent.thin()] = self._clock.call_at(self._clock.now() + BRIEF_SECONDS, ring)

    async def close(self, patience: float = 1.0) -> None:
        """Give what is under way so many seconds."""
        for alarm in self._expiring.values():
            alarm.cancel()
        await super().close(patience)

    def resume(self, released: OpenPage) -> None:
        """Change a released page again: nothing else was shown in its place."""
        message = released.sent.message
        if message is not None and message not in self._open:
            self._add(message, released, MOST_PAGES)
            self._catch_up(released)

    async def _refresh(self, key: int, message: OpenPage, snapshot: Snapshot) -> None:
        """Show a page as things are now; one that was dismissed, or whose token is spent, is forgotten."""
        if self._clock.now() >= message.until:
            self.drop(key)
            return
        if message.topic == NOTE:
            if snapshot.state.phase != "lobby":
                self.drop(key)
                await _delete(message.sent)
            return
        reader = await self._presenter.reader_in(snapshot.state.guild, message.reader.locale)
        leads = self._leads(message.table, message.person)
        topic = await self._presenter.with_check(message.topic, snapshot)
        parts = page(topic, snapshot, message.reader, reader, leads=leads)
        mark, message.seen = page_mark(snapshot, parts), snapshot.state.version
        if self._open.get(key) is not message or mark == message.mark:
            return
        trouble = await self._change(message, parts)
        if trouble is None:
            message.mark = mark
        elif trouble is not Trouble.BUSY and self._open.get(key) is message:
            self.drop(key)


async def _delete(sent: SentResponse) -> None:
    """Delete an answer that is over; it stays where Discord refuses that."""
    try:
        await sent.delete()
    except ERRORS as error:
        _log.info("a private answer could not be deleted: %s", describe(error))
