"""What is remembered of a table's public messages: ids, what they show, and which of ours is a leftover."""

import secrets
from dataclasses import dataclass, field

import discord

from bot.cogs.messages.delivery import Pressed, Trouble
from bot.tables import Ref, Snapshot
from bot.views.messages.ids import IdError, decode

BOARD, MENTION, MENTIONED, LOST = "board", "mention", "mentioned", "lost"
RESULT, RESULT_OF = "result", "result-of"  # the post about a match that has ended, and the match's id


@dataclass(slots=True)
class MessageRefs:
    """The messages of one table while it lives.

    `refs` are the table's own, kept up to date here. `shown` is a mark of what the board shows (None: not known),
    `trouble` why it could not be shown (None: it is), `looked` when the talk below it was last counted, `anew` that it
    is to be posted at the bottom, `archived` that its thread is to be opened again, `repair` that a restart just was
    and nobody knows what stands there, `cleaned` that leftovers of an earlier run were looked for, `lost` how often in
    a row the channel was not found. `picture` is a mark of the picture that the board has, `turn` and `since` say whose
    turn it is and from when on, `pressed` is the click by which the board can be deleted, `version` the table's that
    was shown last. `posted` is when the board was posted, if this process did it. `seen` is when the board was known to
    be there, `looks` how often that was asked since it changed. `told` is a mark of what the result says. `nonces`
    belong to messages that are being posted.
    """

    refs: dict[str, Ref]
    shown: int | None = None
    trouble: Trouble | None = None
    looked: float = 0.0
    anew: bool = False
    archived: bool = False
    repair: bool = False
    lost: int = 0
    cleaned: bool = False
    picture: int | None = None
    told: int | None = None
    turn: str = ""
    since: float = 0.0
    pressed: Pressed | None = None
    version: int = 0
    posted: float | None = None
    seen: float = 0.0
    looks: int = 0
    nonces: dict[str, str] = field(default_factory=dict)

    @property
    def board(self) -> int | None:
        """The id of the board's message."""
        return self._id(BOARD)

    @property
    def mention(self) -> int | None:
        """The id of the message that mentions whose turn it is."""
        return self._id(MENTION)

    @property
    def mentioned(self) -> str:
        """For whose turn that message is, as `mention_wanted` says it."""
        return str(self.refs.get(MENTIONED, ""))

    @property
    def calls(self) -> bool:
        """Whether the board itself mentions whose turn it is."""
        return self.mention is not None and self.mention == self.board

    @property
    def result(self) -> int | None:
        """The id of the post that says how the match ended; it stays when the next one begins."""
        return self._id(RESULT)

    @property
    def result_of(self) -> str:
        """The id of the match that this post is about."""
        return str(self.refs.get(RESULT_OF, ""))

    @property
    def lost_since(self) -> float | None:
        """Since when the channel cannot be found."""
        return self._id(LOST)

    def _id(self, name: str) -> int | None:
        found = self.refs.get(name)
        return found if isinstance(found, int) else None

    def nonce(self, kind: str) -> tuple[str, bool]:
        """The nonce by which Discord knows a message that is being posted, and whether it was tried before.

        A post whose answer was lost is tried again with the same one: Discord answers with the message it has.
        """
        again = kind in self.nonces
        return self.nonces.setdefault(kind, secrets.token_hex(12)), again

    def lost_mentions(self, wanted: str) -> tuple[str, ...]:
        """The nonces of mentions that may have arrived, and that nobody wants any more."""
        return tuple(kind for kind in self.nonces if kind not in (BOARD, RESULT, MENTION + wanted))

    def note(self, changes: dict[str, Ref | None]) -> None:
        """Keep ids, forget those that are None; messages whose ids are known need no nonces any more."""
        for kind in (BOARD, RESULT):
            if changes.get(kind) is not None:
                self.nonces.pop(kind, None)
        if changes.get(MENTION) is not None:
            self.nonces.pop(f"{MENTION}{changes.get(MENTIONED)}", None)
        for name, ref in changes.items():
            if ref is None:
                self.refs.pop(name, None)
            else:
                self.refs[name] = ref


def mention_wanted(snapshot: Snapshot) -> str:
    """Say whose turn is to be announced, "" for nobody's: `2` the third seat's, `2!` with a warning.

    Whoever plays alone against computers is not called at every turn, only when his time runs out; nobody is at a table
    that calls nobody, or to a turn that passes by itself.
    """
    state, turn = snapshot.state, snapshot.turn
    if turn is None or state.paused or state.closed or not state.seats[turn].present:
        return ""
    if state.mentions == "off" or state.forced_at is not None:
        return ""
    if state.warned:
        return f"{turn}!"
    return f"{turn}" if sum(seat.present for seat in state.seats) > 1 else ""


def leftover(message: discord.Message, snapshot: Snapshot, known: MessageRefs) -> bool:
    """Whether one of our messages is an unremembered board or mention of the table: the process ended too early."""
    if message.id in (known.board, known.mention, known.result):
        return False
    if message.components:
        return snapshot.id in tables_of(message)
    people = {seat.person for seat in snapshot.state.seats}
    return len(message.mentions) == 1 and message.mentions[0].id in people


def tables_of(message: discord.Message) -> set[str]:
    """The ids of the tables that the buttons and menus of a message belong to."""
    found = set()
    for row in message.components:
        for item in getattr(row, "children", ()):
            try:
                found.add(decode(getattr(item, "custom_id", None) or "").table)
            except IdError:
                continue
    return found
