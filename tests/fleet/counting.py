"""Players who click as fast as answers come, and count: what they were shown as done is what is stored, once each.

Whatever becomes of processes, database and network meanwhile. A click ends in one of three ways: it was shown as
`done`, it was `denied` (“Nothing has changed”), or nobody knows, as when no answer came: then both may be. Of a game in
which nobody draws, so that a hand is always a part of what its seat was dealt.

    counting = await Counting.begin(fleet, table, random.Random(1))
    await counting.play(moves=5)
    ...the fault, and others to `play` meanwhile...
    await counting.play()
    await counting.check()
"""

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Literal, NamedTuple

from bot.games.record import Record, Round, decode
from bot.games.verify import verify
from bot.parts import verbs
from bot.parts.ids import decode as decode_id
from bot.sandbox.model import Message
from bot.sandbox.waiting import PATIENCE
from bot.tables.codec import restored
from storage.engines.postgres.connection import connect
from storage.loading import load_table
from tests.box import Actor, Interaction
from tests.end_to_end.world import CONTROLS, Table
from tests.fleet.conftest import Fleet

Way = Literal["done", "denied", "unclear"]
_NOTHING = "Nothing has changed"
_SHORT = 1.0  # seconds without a turn to be seen, after which people press "My hand" again
_HISTORY = """
CREATE TABLE lease_history (shards BIGINT, shard BIGINT, epoch BIGINT, owner TEXT);
CREATE FUNCTION note_lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO lease_history VALUES (NEW.shards, NEW.shard, NEW.epoch, NEW.owner); RETURN NULL;
END $$;
CREATE TRIGGER note_lease AFTER INSERT OR UPDATE OF owner, epoch ON leases FOR EACH ROW
    WHEN (NEW.owner IS NOT NULL) EXECUTE FUNCTION note_lease();
"""
_SHARED = """
SELECT epoch, array_agg(DISTINCT owner) FROM lease_history WHERE epoch > 0
GROUP BY epoch HAVING count(DISTINCT (shards, shard, owner)) > 1
"""


class Click(NamedTuple):
    """A move that somebody has handed in, as the record would have it, and the way in which that ended."""

    token: str
    way: Way


def come_true(clicks: Sequence[Click], stored: Sequence[str]) -> None:
    """Assert that what is stored comes of these clicks, once each and in order: all that are done, none denied."""
    ends = {0}  # how many of the stored moves may come of the clicks so far
    for number, click in enumerate(clicks):
        kept = {end + 1 for end in ends if stored[end : end + 1] == [click.token]}
        ends = {"done": kept, "denied": ends, "unclear": kept | ends}[click.way]
        assert ends, f"click {number} is lost: {click}, of {clicks}; stored {stored}"
    assert len(stored) in ends, f"stored without a click: {stored}, clicks {clicks}"


class Seen(NamedTuple):
    """The tiles of a hand that somebody was shown, and the round (from 1; 0: the picture does not say it)."""

    seat: int
    round: int
    tiles: frozenset[str]


def seen(seat: int, panel: Message) -> Seen | None:
    """Return what a private message shows of a hand; None if it shows none."""
    text = " ".join(file.description or "" for file in panel.attachments)
    hand = re.match(r"You hold \d+ tiles?[.:](.*?)(?:Classic domino, round (\d+)\.|$)", text)
    if hand is None:
        return None
    return Seen(seat, int(hand[2] or 0), frozenset(re.findall(r"\d-\d", hand[1])))


class Counting:
    """The players of a table, their clicks, and the hands that they were shown."""

    def __init__(self, fleet: Fleet, table: Table, rng: random.Random, patience: float) -> None:
        """Use `begin`."""
        self.fleet, self.table, self._rng, self._patience = fleet, table, rng, patience
        self.clicks: list[Click] = []
        self.seen: list[Seen] = []
        self.id = decode_id(table.board.buttons()[0]["custom_id"]).table

    @classmethod
    async def begin(cls, fleet: Fleet, table: Table, rng: random.Random, patience: float = 10.0) -> "Counting":
        """Count at a table; `patience`: seconds after which an acknowledged click that shows nothing is unclear."""
        await fleet.ask(_HISTORY)
        return cls(fleet, table, rng, patience)

    @property
    def done(self) -> int:
        """Return the number of moves that were shown as done."""
        return sum(click.way == "done" for click in self.clicks)

    # playing

    async def play(self, moves: int = 10_000, enough: Callable[[], bool] = lambda: False) -> int:
        """Play until so many more moves were shown as done, until it is `enough`, or until the match is over."""
        goal = self.done + moves
        async with asyncio.timeout(PATIENCE):
            while self.done < goal and not enough() and await self.attempt() is not None:
                pass
        return self.done - goal + moves

    async def attempt(self) -> Click | None:
        """Click once, when somebody is at turn, and return what came of it; None if the match is over.

        Between rounds it may be "Ready" that is denied.
        """
        if await self._state() == "between" and not await self._ready():
            return Click("ready", "denied")
        mover = await self.mover()
        return None if mover is None else await self.click(mover)

    async def mover(self) -> Actor | None:
        """Wait until somebody is at turn, of the next round if this one is over; None if the match is over."""
        async with asyncio.timeout(PATIENCE):
            while (state := await self._state()) == "between":
                await self._ready()
        return None if state == "over" else self.table.mover()

    async def _state(self) -> str:
        """Wait until somebody can do something; hands that do not follow the game are opened again."""
        while True:
            try:
                async with asyncio.timeout(_SHORT):
                    return await self.table.wait()
            except TimeoutError:
                await self.open_hands()

    async def open_hands(self) -> None:
        """Have everybody press "My hand" until it is shown."""
        async with asyncio.timeout(PATIENCE):
            for person in self.table.people:
                while not await self._over() and not await self._opened(person):
                    pass

    async def _over(self) -> bool:
        """True if the match is over, as the board says: there is none while it is posted anew."""
        await self.fleet.box.until(lambda: self.fleet.boards(self.table.channel))
        return self.table.over

    async def _opened(self, person: Actor) -> bool:
        click = await person.click(self.table.board, "My hand")
        panel = await self._answer_to(click, lambda: click.followups[-1:])
        if panel is None or _NOTHING in panel.text or not panel.buttons():
            return False
        self.table.panels[person] = panel
        self._note(person)
        return True

    def _note(self, person: Actor) -> None:
        """Note the hand that a person sees, if there is one."""
        hand = seen(self.table.people.index(person), self.table.panels[person])
        if hand is not None:
            self.seen.append(hand)

    async def _ready(self) -> bool:
        """Have everybody press "Ready"; return False if that was denied."""
        clicks = list[Interaction]()
        for person in self.table.people:
            if self.table.between:
                clicks.append(await person.click(self.table.board, "Ready"))
                await clicks[-1].done()
        try:
            await self.fleet.box.until(lambda: not self.table.between, _SHORT)
        except TimeoutError:
            replies = [reply for click in clicks for reply in (click.original, *click.followups) if reply is not None]
            return not any(_NOTHING in reply.text for reply in replies)
        await self.open_hands()
        return True

    async def click(self, person: Actor) -> Click:
        """Have a person click a move at random, and note what came of it."""
        panel, seat = self.table.panels[person], self.table.people.index(person) + 1
        button = self._rng.choice([button for button in panel.buttons() if _is_move(button)])
        click = await person.click(panel, custom_id=button["custom_id"])
        way = await self._way(click, panel, button["custom_id"])
        words = " ".join(decode_id(button["custom_id"]).words)
        self.clicks.append(Click(f"p{seat} {words}", way))
        if way != "done":
            await self.open_hands()
        self._note(person)
        return self.clicks[-1]

    async def _way(self, click: Interaction, panel: Message, custom_id: str) -> Way:
        """Return how a click has ended: done where the hand shows that that move cannot be made any more."""
        answer = await self._answer_to(click, lambda: click.followups[-1:] or ([panel] if click.edits else []))
        if answer is None:
            return "unclear"
        if _NOTHING in answer.text:
            return "denied"
        gone = custom_id not in [button.get("custom_id") for button in panel.buttons()]
        return "done" if answer is panel and gone else "unclear"

    async def _answer_to(self, click: Interaction, later: Callable[[], Sequence[Message | None]]) -> Message | None:
        """Return the message that answers a click, `later` the one that follows if it was only acknowledged."""
        answer = await click.done()
        if answer.kind != "acknowledged":
            return click.original if answer.kind == "message" else None if answer.message is None else click.message
        try:
            return (await self.fleet.box.until(later, self._patience))[-1]
        except TimeoutError:
            return None

    # counting

    async def check(self) -> None:
        """Compare with what is stored, and with the record where the match is over; nothing may be under way."""
        rounds = self._stored()
        come_true(self.clicks, [token for played in rounds for token in played.actions])
        self._own_hands_only(rounds)
        assert await self.fleet.ask(_SHARED) == []
        await self.fleet.box.until(lambda: self.fleet.boards(self.table.channel))  # between two it may have none
        if self.table.over:
            record = await self._record()
            verify(record)
            assert [played.actions for played in record.rounds] == [played.actions for played in rounds]

    def _stored(self) -> tuple[Round, ...]:
        """Return the rounds of the match as the database has them."""
        with closing(connect(self.fleet.dsn)) as db:
            stored = load_table(db, self.id)
        assert stored is not None
        return restored(stored).match.rounds

    async def _record(self) -> Record:
        ann = self.table.people[0]
        replay = await self.fleet.answered(await ann.command("replay", self.table.channel), "message")
        answer = await self.fleet.answered(await ann.click(replay.message, "Record"), "message")
        return decode(answer.message.attachments[0].data)

    def _own_hands_only(self, rounds: Sequence[Round]) -> None:
        """Nobody has seen a tile that another seat was dealt."""
        for hand in self.seen + self._lying():
            possible = rounds[hand.round - 1 : hand.round] if hand.round else rounds
            dealt = [played.deal["hands"][f"p{hand.seat + 1}"] for played in possible]
            assert any(hand.tiles <= set(tiles) for tiles in dealt), hand

    def _lying(self) -> list[Seen]:
        """Return the hands in all private messages that lie in the channel."""
        seats = {person.user: seat for seat, person in enumerate(self.table.people)}
        private = [m for m in self.fleet.box.messages(self.table.channel) if m.reader in seats]
        return [hand for message in private if (hand := seen(seats[message.reader], message)) is not None]


def _is_move(button: dict[str, object]) -> bool:
    """True if a button of a hand hands in a move."""
    custom_id = str(button.get("custom_id", ""))
    return f":{verbs.WHY}:" not in custom_id and button.get("label") not in CONTROLS
