"""The tables of a night: where they are, how they are opened and ended. Their results are read from the store."""

import contextlib
import logging
from collections.abc import Callable, Sequence

from msgspec.structs import asdict, replace

from bot.connection.channels import Channels
from bot.connection.delivery import ERRORS, Trouble, describe, trouble_of
from bot.games.same import promised_same
from bot.games.text.reader import Reader
from bot.league.rows.league import League
from bot.locales import fallbacks
from bot.nights.pages import table_call, thread_name
from bot.nights.results import result_of
from bot.nights.rows import Change
from bot.nights.rules import arena, places, steps
from bot.nights.rules.values import Night, NightTable
from bot.parts.parts import Parts
from bot.play.guild_settings import GuildSettings
from bot.play.messages.presenter import Presenter
from bot.play.presets import helps_in_league, known_words
from bot.tables import Expected, Person, Ref, SharedDeals, Snapshot, TableError, Tables
from bot.tables.commands import EndTable, GiveWay, OpenTable, Pause, Resume, StartMatch, TimeUp
from storage import FinishedMatch, Store

_MARK = "night"  # among the references of a table in a given channel
# seconds between the closing of a table and that of its thread: what it shows last is shown by then
_REST = 5.0
_log = logging.getLogger(__name__)


def shared_deals(night: Night, table: NightTable) -> SharedDeals | None:
    """Return the deals that a table shares with the others of its round, None for deals of its own."""
    secret = night.secret_of(table)
    if not secret:
        return None
    name = f"{night.number}-{table.round}"
    return SharedDeals(promised_same("night", name, bytes.fromhex(secret)), secret, edition=night.edition)


def _marks(night: Night, table: NightTable) -> dict[str, Ref]:
    """Return the references by which a table is found after a crash. A table in a thread needs none."""
    return {_MARK: f"{night.number}-{table.number}-{table.tries}"} if night.plan.channels else {}


def _host_of(night: Night) -> Person:
    """Return the person in whose name the night ends or pauses a table."""
    return Person(night.host or 0, "", moderator=True)


class NightTables:
    """Opens and ends tables, and reads their results. `change` stores a step of a night."""

    def __init__(
        self,
        *,
        channels: Channels,
        presenter: Presenter,
        settings: GuildSettings,
        store: Store,
        league: League,
        tables: Tables,
        change: Change,
        now: Callable[[], float],
    ) -> None:
        self._channels, self._presenter, self._settings = channels, presenter, settings
        self._store, self._league, self._tables, self._change = store, league, tables, change
        self._now = now
        # what a process that was killed may have posted and not lived to note: night and table
        self._doubtful: set[tuple[int, int]] = set()

    def secret(self, night: Night) -> str:
        """Return a fresh secret for a round of a night with the same deals, "" for another night."""
        return self._tables.secret().hex() if night.plan.duplicate else ""

    def seed(self) -> str:
        """Return a fresh seed for the lots of a night."""
        return self._tables.secret().hex()

    def restored(self, night: Night) -> None:
        """Note which tables of a night another process may have posted before it was killed."""
        self._doubtful |= {(night.number, table.number) for table in night.now_at() if not table.post}

    async def update(self, night: Night, *, opening: bool) -> bool:
        """Do what the tables need now, and open the next one if `opening`. Return True if another table waits."""
        for table in night.now_at():
            if table.table and not table.over:
                night = await self._end(night, table)
        for table in night.now_at():
            if not table.table and not table.over and self._is_up(night, table):
                night = await self._over(night, table)
        waiting = [table for table in night.now_at() if not table.table and not table.over]
        if night.paused or night.state != "round" or not waiting:
            return False
        ready = self._ready(night, waiting)
        if not ready:
            await self._change(night.number, places.held_up)
        if opening and ready:
            await self._open_in_place(night, ready[0])
        return len(ready) > opening

    def trouble(self, night: Night) -> str:
        """Return `channels-taken` if tables wait for tables that are not the night's, else ""."""
        if not night.plan.channels or night.state != "round":
            return ""
        waiting = [table for table in night.now_at() if not table.table and not table.over]
        return "channels-taken" if len(waiting) > len(self._ready(night, waiting)) + places.crowded(night) else ""

    # Where tables are

    def _live(self, night: Night, table: NightTable) -> Snapshot | None:
        """Return the live table in the channel or thread of a night's table; None if there is none of the night's."""
        snapshot = self._tables.in_channel(night.guild, table.place)
        return snapshot if snapshot and snapshot.state.refs.items() >= _marks(night, table).items() else None

    def _is_taken(self, night: Night, channel: int) -> bool:
        """Return True if something is played in a channel, or about to be."""
        snapshot = self._tables.in_channel(night.guild, channel)
        return snapshot is not None and snapshot.state.phase != "over"

    def _free(self, night: Night) -> list[int]:
        return [channel for channel in places.free_channels(night) if not self._is_taken(night, channel)]

    def _ready(self, night: Night, waiting: Sequence[NightTable]) -> Sequence[NightTable]:
        """Return the waiting tables for which there is room now."""
        if not night.plan.channels:
            return waiting
        placed = [  # unless somebody else's table has begun there
            table
            for table in waiting
            if table.place and not (self._is_taken(night, table.place) and self._live(night, table) is None)
        ]
        return [*placed, *[table for table in waiting if not table.place][: len(self._free(night))]]

    # Opening

    async def _open_in_place(self, night: Night, table: NightTable) -> None:
        """Open a table in its thread, or in one of the night's channels."""
        try:
            if night.plan.channels and not table.place and (free := self._free(night)):
                night = await self._change(night.number, lambda night: places.placed(night, table.number, free[0]))
            table = night.find(table.number)
            if table.place or not night.plan.channels:
                await self._open(night, table)
        except (TableError, *ERRORS) as error:
            if not (night.plan.channels and await self._gets_over(night, table.place, error)):
                raise

    async def _gets_over(self, night: Night, channel: int, error: Exception) -> bool:
        """Return True if a table that could not be opened can move to another channel or wait for this one."""
        if isinstance(error, TableError):
            return error.code == "channel-taken"
        trouble = trouble_of(error)
        gone = channel and trouble is Trouble.CHANNEL_GONE and not await self._channels.is_there(channel)
        if not channel or not (gone or trouble is Trouble.FORBIDDEN):
            return False
        after = await self._change(night.number, lambda night: places.without_channel(night, channel))
        return channel not in after.plan.channels

    async def _open(self, night: Night, table: NightTable) -> None:
        """Open a table, step by step: its message, its thread, its lobby, its match."""
        reader = await self._presenter.public_reader(night.guild, night.channel)
        if not table.post:
            post = await self._post(night, table, table_call(night, table, reader))
            night = await self._change(night.number, lambda night: steps.opened(night, table.number, post=post))
            table = night.find(table.number)
        if not table.place:
            place = await self._channels.open_thread(night.channel, table.post, thread_name(night, table, reader))
            night = await self._change(night.number, lambda night: steps.opened(night, table.number, place=place))
            table = night.find(table.number)
        snapshot = self._live(night, table)
        if snapshot is None:
            snapshot = await self._lobby(night, table, reader)
        if snapshot is None:  # everybody of it is forgotten
            await self._over(night, table)
            return
        if snapshot.state.phase == "lobby":
            await self._begin(snapshot)
        name = snapshot.id
        ends = arena.table_end(night, self._now())
        night = await self._change(night.number, lambda night: steps.opened(night, table.number, table=name, ends=ends))
        if night.paused:  # since a moment ago, when this table was not known yet
            await self.stop(night, _host_of(night), going=False)

    async def _post(self, night: Night, table: NightTable, parts: Parts) -> int:
        """Post the message of a table, unless a killed process has posted it. Return its id."""
        # a thread is opened at the message, a given channel is there before
        channel = table.place or night.channel
        if (night.number, table.number) in self._doubtful:
            posted = await self._channels.with_button(night.guild, channel, parts.rows[0][0].custom_id)
            self._doubtful.discard((night.number, table.number))
            if posted:
                return posted
        nonce = f"n{night.number}-{table.number}-{table.tries}"
        nonce += f"-{table.place % 10**6}" if table.place else ""
        return await self._channels.post(night.guild, channel, parts, nonce)

    async def _lobby(self, night: Night, table: NightTable, reader: Reader) -> Snapshot | None:
        """Open the lobby of a table with all seats taken. Return None if all its players' data were deleted."""
        people = [guest for at in table.guests if (guest := night.guests[at]).person is not None]
        if not people:
            return None
        first, *others = people
        usual, words = await self._settings.table(night.guild, night.channel), known_words(night.plan.settings)
        return await self._tables.open(
            OpenTable(
                by=Person(first.person or 0, first.name),
                guild=night.guild,
                channel=table.place,
                game=night.plan.game,
                options=night.plan.options,
                refs=_marks(night, table),
                settings={**usual.settings, **words, "league": "yes" if night.plan.rated else "no"},
                help_counts=helps_in_league(words),
                terms=(await self._league.terms(night.guild, 0)).held,
                language=fallbacks(reader.locale)[0],
                beside=tuple(Expected(guest.person or 0, guest.name) for guest in others),
                computers=night.plan.seats - len(people),
                shared=shared_deals(night, table),
                once=True,  # the night seats its players at the next table
                limit=arena.time_limit(night, self._now()),
            )
        )

    async def _begin(self, snapshot: Snapshot) -> None:
        """Start the match of a lobby, so that nobody has to press Start."""
        state = snapshot.state
        host = next((seat for seat in state.seats if seat.person == state.host), None)
        if host is not None and host.person is not None:
            await self._tables.send(snapshot.id, StartMatch(Person(host.person, host.name)))

    # Ends

    async def _end(self, night: Night, table: NightTable) -> Night:
        """Read the result of a table whose match has ended, or let computers end the round of a table out of time."""
        snapshot = self._tables.get(table.table)
        if snapshot is not None and snapshot.state.phase not in ("lobby", "over") and self._is_up(night, table):
            with contextlib.suppress(TableError):  # it has ended meanwhile, or is about to
                if night.state == "over":  # by its host
                    await self.break_off(night, table.number)
                else:
                    await self._tables.send(table.table, TimeUp())
            snapshot = self._tables.get(table.table)
        if snapshot is not None and snapshot.state.phase == "lobby":  # killed before its start
            await self._begin(snapshot)
            return night
        if snapshot is not None and snapshot.state.phase != "over":
            return night
        match = await self._store.match(f"{table.table}-1", night.guild)
        # what was broken off counts if its thread is there, or no time is left
        stands = match is not None and (match.end != "abandoned" or self._is_up(night, table))
        if match is not None and (stands or await self._channels.is_there(table.place)):
            return await self._over(night, table, match)
        if self._is_up(night, table):
            return await self._over(night, table)
        gone = bool(night.plan.channels) and not await self._channels.is_there(table.place)

        def reopened(night: Night) -> Night:  # without its channel if that is gone, too
            after = steps.lost(night, table.number)
            return places.without_channel(after, table.place) if gone else after

        return await self._change(night.number, reopened)

    async def _over(self, night: Night, table: NightTable, match: FinishedMatch | None = None) -> Night:
        """Store that a table is over, with the result of its match (None: there was no match)."""
        result = asdict(result_of(night, table, match))
        return await self._change(night.number, lambda night: steps.ended(night, table.number, **result))

    def _is_up(self, night: Night, table: NightTable) -> bool:
        """Return True if a table's match is to end as it stands."""
        return arena.out_of_time(night, table, self._now())

    async def break_off(self, night: Night, number: int) -> None:
        """End a table as it stands. TableError if it has ended already."""
        await self._tables.send(night.find(number).table, EndTable(_host_of(night), "game night"))

    async def stop(self, night: Night, by: Person, *, going: bool) -> None:
        """Pause all tables of a round, or resume them if `going`: by the night's right, since players may not."""
        by = replace(by, moderator=True)
        for table in night.now_at():
            if table.table and not table.over:
                with contextlib.suppress(TableError):  # it has ended, or does so already
                    await self._tables.send(table.table, Resume(by) if going else Pause(by))

    async def put_away(self, night: Night, *, last: bool) -> float | None:
        """Close tables that have been over for a while (`last`: all), then archive their threads.

        Return the seconds until there is more to put away.
        """
        times = []
        for table in (table for table in night.tables if table.over and not table.closed):
            wait = 0.0 if last else arena.stays_open(night, table, self._now())
            if wait == 0.0 and not await self._close(night, table):
                night = await self._archive(night, table)
            elif wait is not None:
                times.append(wait or _REST)
        return min(times, default=None)

    async def _close(self, night: Night, table: NightTable) -> bool:
        """Close a table whose match is over. Return False if there is none."""
        place = places.thread_of(night, table)
        snapshot = self._tables.in_channel(night.guild, place) if place else None
        if snapshot is None or snapshot.state.phase != "over":
            return False
        with contextlib.suppress(TableError):
            await self._tables.send(snapshot.id, GiveWay())
        return True

    async def _archive(self, night: Night, table: NightTable) -> Night:
        """Archive a table's thread, unless people play on there."""
        thread = places.thread_of(night, table)
        plays_on = thread and self._tables.in_channel(night.guild, thread) is not None
        try:
            if thread and not plays_on:
                await self._channels.archive(thread)
        except ERRORS as error:  # Discord does it by itself after a day
            _log.info("thread %s stays open: %s", thread, describe(error))
        return await self._change(night.number, lambda night: steps.closed(night, table.number))
