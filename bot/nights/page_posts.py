"""The page of a night in its channel: posted again whenever the night's state changes, and edited in between."""

import logging
from dataclasses import dataclass
from math import inf

from msgspec.structs import replace

from bot.connection.channels import Channels
from bot.connection.delivery import ERRORS, describe, picture_mark
from bot.games.text.reader import Reader
from bot.nights.pages import CALLED, button, calling, night_page
from bot.nights.pictures import page_picture
from bot.nights.rows import Change
from bot.nights.rules.values import Night
from bot.nights.tables import NightTables
from bot.parts import verbs
from bot.parts.parts import Parts
from bot.play.messages.presenter import Presenter
from bot.tables import Clock

# seconds between two changes of the page while an arena goes on: with a hundred people its tables open and end all the
# time, and each change is a request with a picture
_ARENA_GAP = 15.0
_ANEW = 10  # tables of an arena whose calls may stand below its page
_STATES = ("gathering", "calling", "round", "break", "over")
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class ShownPage:
    """A night's page as this process knows it, without what is stored."""

    mark: int | None = None  # of what it shows; None: that is not known
    picture: int | None = None
    touched: float = -inf  # when it was changed last, in steady time
    not_before: float = -inf  # when it may be posted anew: a table was called a moment before
    held: bool = False  # it waits for that
    doubtful: bool = False  # by the last look it may not be as it should be: one more is needed


class NightPages:
    """Shows nights in their channels. `change` stores a step of a night. `gap`: seconds between two edits of a page."""

    def __init__(
        self, channels: Channels, presenter: Presenter, *, tables: NightTables, change: Change, clock: Clock, gap: float
    ) -> None:
        self._channels, self._presenter, self._tables = channels, presenter, tables
        self._change, self._clock, self._gap = change, clock, gap
        self._doubtful: set[int] = set()  # nights whose pages a killed process may have posted and not noted

    def restored(self, night: Night) -> None:
        """Note that another process may have posted the page of a night before it was killed."""
        self._doubtful.add(night.number)

    async def show(self, night: Night, page: ShownPage, *, trouble: str, sure: bool) -> float | None:
        """Post or edit the page if it is out of date. Return the seconds to wait if it is too early for that.

        At each new phase it is posted anew, below all that has come. `sure` False: a failed try may have come through.
        """
        page.held = page.doubtful = False
        if night.state == "over" and not all(table.over for table in night.tables):
            return None
        await self._call(night)
        before, phase = night.refs.get("phase", 0), phase_of(night)
        # between calls it is edited, and comes below the last one
        anew = before != phase and not (is_calling(night) and not trouble and "page" in night.refs)
        now = self._clock.steady.now()
        if anew and now < page.not_before:
            page.held = True
            return page.not_before - now
        begins = before % 100 != phase % 100  # else there are only ten tables more
        runs = night.arena and night.state == "round" and not begins
        early = page.touched + (max(self._gap, _ARENA_GAP) if runs else self._gap) - now
        if not anew and early > 0 and page.mark is not None:
            return early
        parts = await self._parts(night, trouble)
        if anew:
            # the same nonce gives the message of a try that failed, as it was then
            sure = await self._post(night, parts, phase) and sure
            page.doubtful = not sure
        elif page.mark != hash(parts):
            keep = page.picture is not None and page.picture == picture_mark(parts)
            if not await self._channels.edit_if_there(night.guild, night.channel, night.refs["page"], parts, keep=keep):
                await self._change(night.number, _without_page)
        page.mark, page.picture, page.touched = hash(parts), picture_mark(parts), self._clock.steady.now()
        if page.doubtful:
            page.mark, page.picture = None, None
        return None

    async def _parts(self, night: Night, trouble: str) -> Parts:
        reader = await self._presenter.public_reader(night.guild, night.channel)
        faced = await self._presenter.with_faces(reader, night.guild, (guest.person for guest in night.guests))
        picture = await self._presenter.picture(page_picture, night, faced)
        trouble = trouble or self._tables.trouble(night)
        return night_page(night, reader, now=self._clock.now(), picture=picture, trouble=trouble)

    async def _call(self, night: Night) -> None:
        """Mention the guests who said that they would come, once, when a planned night begins."""
        reader = await self._presenter.public_reader(night.guild, night.channel)
        while waits_for_call(night):
            night = await self._call_some(night, reader, night.refs.get("called", 0))

    async def _call_some(self, night: Night, reader: Reader, first: int) -> Night:
        """Mention some of these guests, from `first` on, store that it is done, and return the night."""
        parts = calling(night, reader, first)
        call = night.refs.get("call", 0)  # the last message that called
        if parts.pings:
            lost = await self._lost(night, verbs.NIGHT_IN, max(call, night.refs.get("page", 0)))
            call = lost or await self._channels.post(night.guild, night.channel, parts, f"nc{night.number}-{first}")
        return await self._change(night.number, lambda night: night.with_refs({"called": first + CALLED, "call": call}))

    async def _post(self, night: Night, parts: Parts, phase: int) -> bool:
        """Post the page at the bottom, delete the old one, and pin the last one.

        Return False if a killed process may have posted it, as it was then.
        """
        before, sure = night.refs.get("page", 0), night.number not in self._doubtful
        post = await self._lost(night, verbs.NIGHT_PLACE if night.state == "over" else verbs.NIGHT_HOST, before)
        if not post:
            nonce = f"np{night.number}-{phase}-{before or night.refs.get('gone', 0)}"[:25]
            post = await self._channels.post(night.guild, night.channel, parts, nonce)
        if before and before != post:
            await self._channels.delete(night.guild, night.channel, before)
        if night.state == "over":
            try:
                await self._channels.pin(night.guild, night.channel, post)
            except ERRORS as error:  # it needs a permission of its own
                _log.info("the end of night %s is not pinned: %s", night.number, describe(error))
        # noted last: after a kill before this, the next process does all of it again
        await self._change(night.number, lambda night: night.with_refs({"page": post, "phase": phase}))
        self._doubtful.discard(night.number)
        return sure

    async def _lost(self, night: Night, verb: str, before: int) -> int:
        """Return the id of a message with that button, newer than the one `before`, that a killed process has posted.

        0 for none, and where there was none before.
        """
        if not before or night.number not in self._doubtful:
            return 0
        newest = await self._channels.with_button(night.guild, night.channel, button(night, verb, Reader()).custom_id)
        return newest if newest > before else 0


def waits_for_call(night: Night) -> bool:
    """Return True if a night is about to begin and some guests are still to be mentioned."""
    return night.state == "calling" and night.refs.get("called", 0) < len(night.guests)


def is_calling(night: Night) -> bool:
    """Return True if some tables have been called beside the page, and others are called next."""
    if night.state != "round" or night.paused or night.plan.channels:
        return False
    called = [bool(table.post) for table in night.now_at() if not table.over]
    return any(called) and not all(called)


def phase_of(night: Night) -> int:
    """Return a number that changes when the page is to be posted again; in an arena also after every ten tables."""
    phase = 10 * night.round + _STATES.index(night.state) + 1
    if not night.arena or night.state != "round":
        return phase
    return phase + 100 * (sum(bool(table.table or table.over or table.tries) for table in night.tables) // _ANEW)


def _without_page(night: Night) -> Night:
    """Return the night without its deleted page, which is to be posted again."""
    refs = {key: number for key, number in night.refs.items() if key not in ("page", "phase")}
    return replace(night, refs={**refs, "gone": night.refs["page"]})
