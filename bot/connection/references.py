"""A table's refs: ids of its public messages, what these show, which is a leftover; and whether the table sleeps.

Tables that nobody can reach sleep: their clocks stand still until they are awake again.
"""

import asyncio
import logging
import secrets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

import discord

from bot.connection.delivery import Pressed, Trouble
from bot.parts import verbs
from bot.parts.ids import IdError, Press, decode
from bot.tables import Person, Ref, Snapshot, TableError, Tables
from bot.tables.commands import Command, Pause, Refs, Resume
from storage import StorageError

BOARD, MENTION, MENTIONED, LOST = "board", "mention", "mentioned", "lost"
CALL, INVITE = "call", "invite"  # messages beside a lobby: who is called, and for whom a seat is kept
SEAT_CALL = "seat-call"  # the message beside a match that calls people to a seat
# the direct message to whose turn it is; its channel; its turn
DIRECT, DIRECT_IN, DIRECT_OF = "direct", "direct-in", "direct-of"
RESULT, RESULT_OF = "result", "result-of"  # the post about a match that has ended, and the match's id


class _IdOf:
    """A number that is kept under a name among the messages of a table, None where there is none."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, refs: "MessageRefs", _: object) -> int | None:
        return refs.id_of(self._name)


@dataclass(slots=True)
class MessageRefs:
    """The messages of one table while it lives."""

    refs: dict[str, Ref]  # the table's own, kept up to date here
    board_mark: int | None = None  # a mark of what the board shows; None: not known
    picture: int | None = None  # a mark of the picture that the board has
    result_mark: int | None = None  # a mark of what the result says
    podium: int | None = None  # a mark of the picture that the result has
    version: int = 0  # of the table, when it was shown last
    claimed: bool = False  # this process has tried to send that direct message
    trouble: Trouble | None = None  # why the table could not be shown; None: it is
    lost: int = 0  # how often in a row the channel was not found
    refusals: int = 0  # how often in a row Discord has refused to show it
    # What is to be done.
    anew: bool = False  # the board is to be posted at the bottom
    archived: bool = False  # the thread is to be opened again
    repair: bool = False  # a restart just was, and nobody knows what stands there
    cleaned: bool = False  # leftovers of an earlier run were looked for
    # Whose turn it is, as `calling.mention_wanted` says it, and since when.
    turn: str = ""
    since: float = 0.0
    # Where the board is, in seconds of the steady clock.
    posted: float | None = None  # when it was posted, if this process did it
    looked: float = 0.0  # when the talk below it was last counted
    seen: float = 0.0  # when it was known to be there
    gone: bool = False  # somebody has deleted it
    reposts: int = 0  # how often it was posted again for that, since somebody acted
    looks: int = 0  # how often that was asked since it changed
    pressed: Pressed | None = None  # the newest click on it or on the result, by which that is changed
    nonces: dict[str, str] = field(default_factory=dict)  # of messages that are being posted

    # Ids of messages.
    board = _IdOf(BOARD)
    mention = _IdOf(MENTION)  # of whose turn it is
    direct = _IdOf(DIRECT)  # the direct message to whose turn it is
    direct_in = _IdOf(DIRECT_IN)  # the channel of that message
    result = _IdOf(RESULT)  # the post that says how the match ended; it stays when the next one begins
    lost_since = _IdOf(LOST)  # no id: since when the channel cannot be found

    @property
    def mentioned(self) -> str:
        """Return for whose turn that message is, as `calling.mention_wanted` says it."""
        return str(self.refs.get(MENTIONED, ""))

    @property
    def direct_of(self) -> str:
        """Return for which turn a direct message was sent, or was to be sent, as `calling.turn_mark` says it."""
        return str(self.refs.get(DIRECT_OF, ""))

    @property
    def calls(self) -> bool:
        """Return True if the board itself mentions whose turn it is."""
        return self.mention is not None and self.mention == self.board

    @property
    def beside(self) -> tuple[tuple[str, int], ...]:
        """Return the messages beside the board that call people to the table, by kind."""
        messages = ((kind, self.id_of(kind)) for kind in (CALL, INVITE, SEAT_CALL))
        return tuple((kind, message) for kind, message in messages if message is not None)

    @property
    def result_of(self) -> str:
        """Return the id of the match that this post is about."""
        return str(self.refs.get(RESULT_OF, ""))

    def id_of(self, name: str) -> int | None:
        """Return what is kept under a name, if it is a number."""
        ref = self.refs.get(name)
        return ref if isinstance(ref, int) else None

    def nonce(self, kind: str) -> str:
        """Return the nonce of a message that is being posted.

        A post whose answer was lost is tried again with the same one: Discord answers with the message it has.
        """
        return self.nonces.setdefault(kind, secrets.token_hex(12))

    def lost_mentions(self, wanted: str) -> tuple[str, ...]:
        """Return the kinds of mentions that may have arrived, and that nobody wants any more."""
        others = (BOARD, RESULT, CALL, INVITE, SEAT_CALL, MENTION + wanted)
        return tuple(kind for kind in self.nonces if kind not in others)

    def note(self, changes: dict[str, Ref | None]) -> None:
        """Keep ids, forget those that are None; messages whose ids are known need no nonces any more."""
        for kind in (BOARD, RESULT, CALL, INVITE, SEAT_CALL):
            if changes.get(kind) is not None:
                self.nonces.pop(kind, None)
        if changes.get(MENTION) is not None:
            self.nonces.pop(f"{MENTION}{changes.get(MENTIONED)}", None)
        self.refs = {name: ref for name, ref in {**self.refs, **changes}.items() if ref is not None}


def leftover(message: discord.Message, snapshot: Snapshot, refs: MessageRefs) -> bool:
    """Return True if a message of ours is a board, mention or call that its process did not live to remember."""
    if message.id in (refs.board, refs.mention, refs.result, *(beside for _, beside in refs.beside)):
        return False
    if message.components:
        return any(press.table == snapshot.id for press in _presses_of(message))
    if message.interaction_metadata is not None:  # a mention answers nobody
        return False
    return len(message.mentions) == 1 and message.mentions[0].id in {seat.person for seat in snapshot.state.seats}


def call_kind(message: discord.Message) -> str | None:
    """Return of which kind a message is that calls people who asked for it to a table; None if it is none."""
    verbs_there = {press.verb for press in _presses_of(message)}
    if verbs.NOTIFY_OFF not in verbs_there:
        return None
    return SEAT_CALL if verbs.TAKE in verbs_there else CALL


def _presses_of(message: discord.Message) -> Iterator[Press]:
    for row in message.components:
        for item in getattr(row, "children", ()):
            with suppress(IdError):
                yield decode(getattr(item, "custom_id", None) or "")


ASLEEP = "asleep"
_HOUSE = Person(0, "", moderator=True)  # the bot itself, as a moderator of its tables
# By table, so that its sleeping and waking come one after the other: several may find at once that it has to sleep, and
# one took another's pause for a player's, so that the table stayed paused.
_turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
_log = logging.getLogger(__name__)


async def fall_asleep(tables: Tables, snapshot: Snapshot) -> None:
    """Let a table sleep, if it does not already; the table itself remembers how it was."""
    async with _turns.setdefault(snapshot.id, asyncio.Lock()):
        state = (tables.get(snapshot.id) or snapshot).state
        if ASLEEP in state.refs:
            return
        paused = bool(state.paused) or not state.running
        if not paused:
            await tell(tables, snapshot.id, Pause(_HOUSE))
        await tell(tables, snapshot.id, Refs({ASLEEP: "paused" if paused else "playing"}))


async def wake_up(tables: Tables, snapshot: Snapshot) -> None:
    """Let a table that sleeps go on as it was."""
    async with _turns.setdefault(snapshot.id, asyncio.Lock()):
        slept = (tables.get(snapshot.id) or snapshot).state.refs.get(ASLEEP)
        if slept is None:
            return
        await tell(tables, snapshot.id, Refs({ASLEEP: None}))
        if slept == "playing":
            await tell(tables, snapshot.id, Resume(_HOUSE))


async def tell(tables: Tables, table: str, command: Command) -> None:
    """Send a table a command of the house; one that is gone needs it no more."""
    try:
        await tables.send(table, command)
    except TableError as error:
        _log.debug("table %s did not take %s: %s", table, type(command).__name__, error)
    except StorageError as error:
        error.log(_log, f"table {table} could not store {type(command).__name__}")
