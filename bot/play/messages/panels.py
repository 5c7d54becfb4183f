"""Hand panels that follow the game: each can be changed for as long as the token that showed it lives (15 minutes).

Every click brings a new token. What is kept is the newest for each table and person; shortly before its token ends a
panel says that it follows no longer, and is forgotten. Its buttons work on, and bring a new token.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.connection.delivery import ERRORS, SentResponse, Trouble, describe, picture_mark, trouble_of
from bot.connection.recent import Recent
from bot.games.rooms.selection import Selection
from bot.games.text.words import explain
from bot.parts.parts import Parts
from bot.play.messages.following import OpenMessage, OpenMessages
from bot.play.messages.presenter import Presenter
from bot.play.messages.studio import OvertakenError
from bot.play.pages.menus import Topic, below_hand, page, page_mark, stands
from bot.play.pages.presses import followed
from bot.tables import Alarm, Clock, Person, Snapshot, TableError

MOST = 4000  # panels, and selections, kept; beyond it the oldest stop following, or are forgotten
_ENDS = (Trouble.MESSAGE_GONE, Trouble.TOKEN_SPENT, Trouble.CHANNEL_GONE)
_NOTHING = Selection()
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Below:
    """A page that stands below a hand: what it is about, and who reads it."""

    topic: Topic
    person: Person


@dataclass(slots=True, eq=False, kw_only=True)
class Panel(OpenMessage):
    """A hand that a person sees, in which language, and what stands above and below it."""

    person: int
    locale: str
    version: int  # of the seat: while it is the same the panel stays on its page
    picture: int | None = None  # a mark of its picture
    notice: str = ""  # stands above its picture for one change more
    below: Below | None = None  # the page that stands below it in place of its buttons
    alarm: Alarm | None = None


class Panels(OpenMessages[tuple[str, int], Panel]):
    """The open hand panels of all tables, by table and person."""

    def __init__(self, presenter: Presenter, life: float, clock: Clock, find: Callable[[str], Snapshot | None]) -> None:
        super().__init__(presenter, life, clock, find)
        self._selections: Recent[tuple[str, int], Selection] = Recent(MOST)
        self._endings: set[asyncio.Task[None]] = set()
        self._acted: Recent[tuple[str, int], float] = Recent(MOST)
        self.left: Callable[[str], None] = lambda _: None  # hears of tables where a hand follows no longer

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
        return self._selections.get((table, person), _NOTHING)

    def release(self, table: str, person: int) -> Panel | None:
        """Let the person's panel follow no longer, since a newer one is on its way; the old one, if any."""
        self._acted[table, person] = self._clock.now()
        return self._drop((table, person))

    def release_at(self, table: str, person: int, message: int) -> Panel | None:
        """Let the person's panel follow no longer if it is in that message: something else may be shown there now."""
        panel = self._open.get((table, person))
        return self._drop((table, person)) if panel is not None and panel.sent.message == message else None

    def resume(self, panel: Panel) -> None:
        """Let a released panel follow again: nothing newer has arrived in its place."""
        if (panel.table, panel.person) not in self._open:
            panel.seen = -1
            self._keep(panel)
            if (snapshot := self._find(panel.table)) is not None:
                self.follow(snapshot)

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
        self._drop((snapshot.id, person))
        panel = Panel(
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
        self._keep(panel)
        self.select(snapshot.id, person, selection)

    def leave(self, table: str) -> None:
        """Let no panel of a table follow any more: it is closed, or another process goes on with it."""
        super().leave(table)
        for kept in (self._selections, self._acted):
            for key in [key for key in kept if key[0] == table]:
                del kept[key]

    def forget(self, person: int) -> None:
        """Let no panel of the person follow any more."""
        for key in [key for key in self._open if key[1] == person]:
            self._drop(key)
        for kept in (self._selections, self._acted):
            for key in [key for key in kept if key[1] == person]:
                del kept[key]

    async def settled(self) -> None:
        """Return when every panel shows what it should."""
        await super().settled()
        if self._endings:
            await asyncio.wait(self._endings)

    async def close(self, patience: float = 1.0) -> None:
        """Give what is under way so many seconds."""
        for panel in self._open.values():
            _silence(panel)
        if self._endings:
            await asyncio.wait(self._endings, timeout=patience)
        await super().close(patience)

    def _keep(self, panel: Panel) -> None:
        panel.alarm = self._clock.call_at(panel.until, lambda: self._ring(panel))
        self._add((panel.table, panel.person), panel, MOST)

    def select(self, table: str, person: int, selection: Selection) -> None:
        """Remember what a person has selected in a hand; the oldest of all is forgotten."""
        self._selections.pop((table, person), None)
        if selection != _NOTHING:
            self._selections[table, person] = selection

    def _drop(self, key: tuple[str, int]) -> Panel | None:
        panel = super()._drop(key)
        if panel is not None:
            _silence(panel)
        return panel

    async def _work(self, table: str, snapshot: Snapshot) -> None:
        """Let the hands follow: first of all that of whoever is awaited."""
        awaited = {snapshot.state.seats[seat].person for seat in snapshot.awaited}
        for key in sorted(self._tables.get(table, ()), key=lambda key: (key[1] not in awaited, key)):
            panel = self._open.get(key)
            if panel is not None and (snapshot.state.version > panel.seen or snapshot.repair):
                with suppress(OvertakenError):
                    await self._refresh(panel, snapshot)
        if snapshot.state.closed:
            self.leave(table)

    async def _refresh(self, panel: Panel, snapshot: Snapshot) -> None:
        seat = snapshot.seat_of(panel.person)
        if seat is None and snapshot.state.phase == "lobby" and snapshot.state.log.series:
            return  # the hand shows the match before, and its button takes the seat in the next one
        if seat is None:
            self._drop((panel.table, panel.person))
            await self._edit(panel, Parts(content=explain(TableError("not-seated"), panel.locale)))
            return
        kept, same = self.selection(panel.table, panel.person), snapshot.seat_version(seat) == panel.version
        selection = followed(kept, snapshot.view(seat), same=same)
        notice = panel.notice if same else ""  # what was said about other choices is no news any more

        def follows() -> bool:
            return self._open.get((panel.table, panel.person)) is panel

        def wanted() -> bool:
            return follows() and not self._queue.overtaken(panel.table)

        parts = await self._presenter.panel(snapshot, seat, panel.locale, selection, notice, wanted=wanted)
        panel.seen = snapshot.state.version
        if not follows():
            return  # a click was answered meanwhile by this or something newer
        self.select(panel.table, panel.person, selection)
        mark = hash(parts)
        if panel.below is not None and not stands(panel.below.topic, snapshot, panel.person):
            panel.below = None
        if panel.below is not None:
            reader = await self._presenter.reader_in(snapshot.state.guild, panel.below.person.locale)
            topic, person = await self._presenter.with_check(panel.below.topic, snapshot), panel.below.person
            if not follows():
                return
            parts = below_hand(parts, page(topic, snapshot, person, reader, below=selection))
            mark = page_mark(snapshot, parts)
        if mark != panel.mark and await self._edit(panel, parts):
            panel.mark, panel.picture, panel.notice = mark, picture_mark(parts), ""

    async def _edit(self, panel: Panel, parts: Parts) -> bool:
        """Return True if the panel could be changed; one dismissed, or whose token is spent, follows no longer."""
        try:
            mark = picture_mark(parts)
            await panel.sent.edit(parts, keep=mark is not None and mark == panel.picture)
        except ERRORS as error:
            _log.info("a panel of table %s could not follow: %s", panel.table, describe(error))
            if trouble_of(error) in _ENDS and self._open.get((panel.table, panel.person)) is panel:
                self._drop((panel.table, panel.person))
                self.left(panel.table)
            return False
        return True

    def _ring(self, panel: Panel) -> None:
        """Say in the panel that its token is about to end, while it can be changed."""
        if self._open.get((panel.table, panel.person)) is panel:
            self._drop((panel.table, panel.person))
            task = asyncio.get_running_loop().create_task(self._say_asleep(panel))
            self._endings.add(task)
            task.add_done_callback(self._endings.discard)

    async def _say_asleep(self, panel: Panel) -> None:
        snapshot = self._find(panel.table)
        seat = None if snapshot is None else snapshot.seat_of(panel.person)
        if snapshot is None or seat is None:
            return
        text = self._presenter.private_reader(panel.locale).t("panel-asleep")
        selection = self.selection(panel.table, panel.person)
        await self._edit(panel, await self._presenter.panel(snapshot, seat, panel.locale, selection, text))
        self.left(panel.table)


def _silence(panel: Panel) -> None:
    if panel.alarm is not None:
        panel.alarm.cancel()
        panel.alarm = None
