"""From a table to the messages that show it: pictures are drawn by worker threads, everything else at once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec

from bot.connection.faces import Gallery
from bot.connection.names import Names, people_in, renamed
from bot.connection.service import Recent
from bot.games.drawn import Theme
from bot.games.match import Match
from bot.games.rooms.selection import NOTHING, Selection
from bot.games.text.reader import Reader
from bot.games.view import private_facts
from bot.parts.parts import Parts
from bot.play.guild_settings import GuildSettings
from bot.play.messages.drawers import Drawers
from bot.play.messages.studio import OvertakenError, Studio, Urgency
from bot.play.pages.board import board, board_picture, turn_direct, turn_ping
from bot.play.pages.fairness import check_running
from bot.play.pages.menus import Topic
from bot.play.pages.panel import panel, panel_picture
from bot.play.pages.results import record_buttons, result, result_picture
from bot.play.pages.seats import raw_names
from bot.play.ports import LeagueRules, Outcome, Stakes
from bot.players.reviews import TurningPoint
from bot.tables import Snapshot, TableState, is_slow, waiting
from bot.tables.codec import people_of
from bot.tables.slow import waits_for
from storage import StorageError

P = ParamSpec("P")
T = TypeVar("T")
_THREADS = 2  # pictures that may be drawn at once
_KEPT = 256  # pictures of about 10 KiB each
_log = logging.getLogger(__name__)


class Presenter:
    """Makes the messages of tables: in the server's language for all, in the person's own for one.

    `theme` is that of all pictures. `emojis` are the application's (name -> as
    messages write it); it grows while missing ones are uploaded, and words stand in for the rest. `locale` gives
    Discord's language of a guild by its id, `faces` people's faces, `names` what they are called now, `league` tells
    what a match has changed there. So many `drawers` draw tables and hands; with 0 threads do.
    """

    def __init__(
        self,
        theme: Theme,
        settings: GuildSettings,
        locale: Callable[[int], str],
        faces: Gallery,
        *,
        names: Names,
        league: LeagueRules,
        drawers: int = 0,
    ) -> None:
        self._theme, self._settings, self._locale, self._faces = theme, settings, locale, faces
        self._names, self._league = names, league
        self.emojis: dict[str, str] = {}
        self.tables_of: Callable[[int], Iterable[Snapshot]] = lambda _: ()  # those at which a person sits
        self.hands = HandCache()
        self.drawers = Drawers(drawers)
        self.studio = Studio(max(_THREADS, 2 * drawers))

    def close(self) -> None:
        """End the processes and threads that draw; pictures that wait are not drawn any more."""
        self.drawers.close()
        self.studio.close()

    async def draw(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something slow on a worker thread, for somebody who waits for it."""
        return await self.studio.draw(Urgency.ANSWER, partial(function, *args, **kwargs))

    async def public_reader(self, guild: int, channel: int) -> Reader:
        """Return the reader of messages for all in a channel."""
        language = await self._settings.language(guild, channel, self._locale(guild))
        return self._reader(language, guild, await self._settings.figures(guild))

    def _reader(self, locale: object, guild: int, figures: Mapping[str, str]) -> Reader:
        """Return the reader of a language as Discord names it (`en-GB`), with the server's names of people."""
        people = self._names.of(guild) if guild else {}
        return Reader(str(locale), self._theme, self.emojis, figures, people=people)

    async def reader_in(self, guild: int, locale: object) -> Reader:
        """Return the reader of messages for one person in a guild (0: in none), with its own names of figures."""
        figures = await _answered(self._settings.figures(guild), "no names of figures") if guild else None
        return self._reader(locale, guild, figures or {})  # the usual names do as well

    async def load_names(self, guild: int, people: Iterable[int | None]) -> None:
        """Have it known what people are called now, before a page names them."""
        await self._names.load(guild, people)

    async def named(self, value: T, guild: int, reader: Reader) -> T:
        """Return a value of structs with the present names of all people in it, each told apart from the others."""
        await self.load_names(guild, (person for person, _ in people_in(value)))
        return renamed(value, reader)

    async def with_faces(
        self, reader: Reader, guild: int, people: Iterable[int | None], *, fetching: bool = False
    ) -> Reader:
        """Return a reader with the faces of people that are here, and with their names: nobody waits for a face.

        `fetching`: others are fetched, for the next picture.
        """
        members = [person for person in people if person is not None]
        await self.load_names(guild, members)
        faces = await self._faces.of(guild, members, fetching=fetching)
        return msgspec.structs.replace(reader, faces=faces) if faces else reader

    async def pictured(
        self,
        draw: Callable[..., bytes | None] | None,
        value: T,
        guild: int,
        reader: Reader,
        people: Iterable[int | None],
        *more: object,
        fetching: bool = False,
    ) -> tuple[T, bytes | None]:
        """Return a value with the present names of people, and what `draw` makes of it with the faces of these."""
        named = await self.named(value, guild, reader)
        if draw is None:
            return named, None
        faced = await self.with_faces(reader, guild, people, fetching=fetching)
        return named, await self.picture(draw, named, faced, *more)

    async def _at_table(self, reader: Reader, state: TableState) -> Reader:
        await self.load_names(state.guild, people_of(state))
        return await self.with_faces(reader, state.guild, (seat.person for seat in state.seats), fetching=True)

    async def board(
        self,
        snapshot: Snapshot,
        event_count: int | None = None,
        *,
        calling: bool = False,
        wanted: Callable[[], bool] = lambda: True,
    ) -> Parts:
        """Make the public message of a table; told in words if the picture cannot be drawn.

        `event_count`: only so many of the events of this change, while the opening of a round is being told. `calling`:
        it mentions whose turn it is. OvertakenError if it is not `wanted` any more when it is to be drawn.
        """
        reader = await self.public_reader(snapshot.state.guild, snapshot.state.channel)
        seen = await self._at_table(reader, snapshot.state)
        if event_count is not None:
            return board(snapshot, reader, event_count=event_count)
        picture = await self._drawn(
            Urgency.TABLE, partial(board_picture, snapshot, seen, self.drawers.of(snapshot.id)), wanted
        )
        stakes = await self.stakes(snapshot.state) if snapshot.waits and not snapshot.state.broken else None
        presets = await self._settings.presets(snapshot.state.guild) if snapshot.state.phase == "lobby" else ()
        return board(snapshot, reader, picture=picture, calling=calling, stakes=stakes, presets=presets)

    async def result(self, snapshot: Snapshot, turning: TurningPoint | None = None) -> Parts:
        """Make the post about the end of a match; told in words if its card cannot be drawn.

        `turning` is what decided it, None if that is not known: then the card has the last move.
        """
        state = snapshot.state
        reader = await self.public_reader(state.guild, state.channel)
        outcome = await self._outcome(state)
        seen = await self._at_table(reader, state)
        picture = await self._drawn(Urgency.TABLE, partial(result_picture, snapshot, seen, outcome, turning))
        return result(snapshot, reader, picture=picture, outcome=outcome, turning=turning)

    async def _outcome(self, state: TableState) -> Outcome | None:
        """Return what a match that is over has changed in the league; None where it is not in it, or not known."""
        if not state.settings.league or state.phase != "over":
            return None
        return await _answered(self._league.outcome(state.guild, state.match_id), "no league at the end of a match")

    async def stakes(self, state: TableState) -> Stakes | None:
        """Return what the match of a table will count for; None where it is not in the league, or not known."""
        if not state.settings.league:
            return None
        return await _answered(self._league.stakes(state), "no league before a match")  # nobody learns it then

    async def with_check(self, topic: Topic, snapshot: Snapshot) -> Topic:
        """Return the topic with a check of what the table has played by now, if it is a page of fair play.

        Deals that others play too are not checked: their seeds are secret.
        """
        match = snapshot.state.match
        if topic.kind not in ("fair", "seeds") or match is None or snapshot.state.shared is not None:
            return topic
        return msgspec.structs.replace(topic, check=await self.draw(check_running, match))

    async def record_rows(self, snapshot: Snapshot, match: str) -> Parts:
        """Return the buttons that the result of a match keeps when the next one begins."""
        reader = await self.public_reader(snapshot.state.guild, snapshot.state.channel)
        return Parts(content="", rows=(record_buttons(match, reader),))

    async def mention(self, snapshot: Snapshot, board: int) -> Parts | None:
        """Make the short message that mentions whose turn it is; None if it is nobody's.

        `board` is the id of the table's message, to which it leads.
        """
        reader = await self.public_reader(snapshot.state.guild, snapshot.state.channel)
        return turn_ping(snapshot, reader, board)

    async def call_ended(self, snapshot: Snapshot, how: str) -> Parts:
        """Make what the message of a call becomes once it calls nobody any more."""
        reader = await self.public_reader(snapshot.state.guild, snapshot.state.channel)
        return Parts(content=reader.t("call-ended", how=how))

    async def direct(self, snapshot: Snapshot, board: int, server: str) -> Parts:
        """Make the direct message to whose turn it is, in that person's language."""
        turn = snapshot.turn
        assert turn is not None
        reader = await self.reader_in(snapshot.state.guild, snapshot.state.seats[turn].locale or None)
        return turn_direct(snapshot, reader, board, server)

    async def panel(
        self,
        snapshot: Snapshot,
        seat: int,
        locale: object,
        selection: Selection = NOTHING,
        notice: str = "",
        *,
        wanted: Callable[[], bool] | None = None,
    ) -> Parts:
        """Make the hand panel of a seat, whose player waits for it.

        With `wanted` nobody waits, a hand follows: OvertakenError if it is not wanted any more when it is to be drawn.
        """
        reader = await self._at_table(await self.reader_in(snapshot.state.guild, locale), snapshot.state)
        outcome, others = await self._outcome(snapshot.state), self._others(snapshot, seat)
        make_panel = partial(
            panel, snapshot, seat, reader, selection=selection, notice=notice, outcome=outcome, others=others
        )
        picture = self.hands.find(snapshot, seat, reader, selection)
        if picture is not None:
            return make_panel(picture=picture)
        urgency = Urgency.ANSWER if wanted is None else Urgency.HAND
        draw = partial(panel_picture, snapshot, seat, reader, selection, self.drawers.of(snapshot.id))
        drawing = self.studio.draw(urgency, draw, wanted or (lambda: True))
        try:
            parts = make_panel(picture=b"")  # while it is drawn
        except BaseException:
            drawing.cancel()
            raise
        picture = await self._brought(drawing)
        if picture is None:
            return make_panel()
        self.hands.keep(snapshot, seat, reader, selection, picture)
        return msgspec.structs.replace(parts, file=picture)

    def _others(self, snapshot: Snapshot, seat: int) -> bool:
        """Return True if the player of a seat at a slow table is not awaited there, and is at another of the server."""
        state, person = snapshot.state, snapshot.state.seats[seat].person
        if person is None or not is_slow(state) or waits_for(snapshot, person):
            return False
        return any(table.id != snapshot.id for table in waiting(self.tables_of(person), state.guild, person))

    async def picture(self, function: Callable[P, T | None], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Draw a picture for somebody who waits for it; None if there is none, or if it cannot be drawn."""
        return await self._drawn(Urgency.ANSWER, partial(function, *args, **kwargs))

    async def large(self, function: Callable[P, T | None], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Draw what takes long, when nothing else waits; None if there is nothing, or it cannot be drawn."""
        return await self._drawn(Urgency.SPARE, partial(function, *args, **kwargs))

    async def _drawn(
        self, urgency: Urgency, draw: Callable[[], T | None], wanted: Callable[[], bool] = lambda: True
    ) -> T | None:
        return await self._brought(self.studio.draw(urgency, draw, wanted))

    async def _brought(self, drawing: asyncio.Future[T | None]) -> T | None:
        """Return what is being drawn, once it is; None if it cannot be drawn."""
        try:
            return await drawing
        except OvertakenError:
            raise
        except Exception:  # a picture is never worth a move: the same is told in words
            _log.exception("a picture could not be drawn")
            return None


async def _answered(asking: Awaitable[T | None], failed: str) -> T | None:
    """Return what the store or the league answers; None if it cannot, which is logged as this."""
    try:
        return await asking
    except StorageError as error:
        error.log(_log, failed)
        return None


class HandCache:
    """The hands that were drawn last: turning a page, choosing a tile, looking again show the same picture.

    One picture a seat is kept, for as long as all that it shows is the same: in its turn the table, too, at other
    times the hand alone, which the moves of others seldom change.
    """

    def __init__(self) -> None:
        self._kept: Recent[tuple[str, int], tuple[Match | None, Hashable, bytes]] = Recent(_KEPT)

    def find(self, snapshot: Snapshot, seat: int, reader: Reader, selection: Selection) -> bytes | None:
        """Return the seat's picture, None if it has to be drawn."""
        kept = self._kept.get((snapshot.id, seat))
        if kept is None or snapshot.state.match is None:
            return None
        match, mark = _mark(snapshot, seat, reader, selection)
        if kept[0] is not match or kept[1] != mark:
            return None
        self._kept.move_to_end((snapshot.id, seat))
        return kept[2]

    def keep(self, snapshot: Snapshot, seat: int, reader: Reader, selection: Selection, picture: bytes) -> None:
        """Remember a picture in place of the seat's last one; the oldest of all gives way."""
        self._kept[snapshot.id, seat] = (*_mark(snapshot, seat, reader, selection), picture)


def _mark(snapshot: Snapshot, seat: int, reader: Reader, selection: Selection) -> tuple[Match | None, Hashable]:
    """Return what a seat's picture follows from: the match if it matters as a whole, and everything else."""
    state, drawn = snapshot.state, selection.drawn
    looks = reader.locale, reader.theme, tuple(reader.figures.items()), tuple(reader.faces.items())
    common = state.phase, state.paused, snapshot.offers(seat), state.seats[seat].present, looks, drawn
    view = snapshot.view(seat)
    if view is not None and view.turn != seat and not (drawn.about or drawn.picked or drawn.groups or drawn.hint):
        return None, (*common, state.match_id, private_facts(view, snapshot.view(None)))
    seats = zip(raw_names(state, reader), state.seats, strict=True)
    return state.match, (*common, tuple((name, who.computer, who.automatic, who.present) for name, who in seats))
