"""A night as a value. Times are seconds since 1970; guests are named by their number, from 0 in the order they came."""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.options import OptionValue
from bot.league.rules.errors import LeagueError

BREAK = 300.0  # seconds between two rounds, unless all are ready before
CALL = 300.0  # seconds in which those who said that they would come confirm it
GRACE = 60.0  # seconds that are left of anything after a start
MOST_PEOPLE = 100
MOST_TRIES = 3  # how often a table is opened whose match was lost with its thread

NightForm: TypeAlias = Literal["swiss", "arena"]
NightState: TypeAlias = Literal["gathering", "calling", "round", "break", "over"]
# `coming` has said so and is to confirm it when the night begins; `away` was not there at the end of a table, and is
# seated again after pressing a button; `out` has left, or was taken out
GuestState: TypeAlias = Literal["coming", "here", "away", "out"]


class NightPlan(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The form of a night: the game, so many seats a table, so many rounds (0: until the end of time `until`).

    A round has `minutes`. `starts` is when it begins (0: when its host says so), `role` who may join (0: everybody),
    `rated` if its matches count in the league. `duplicate`: all tables of a round play the same deals. An arena has
    no rounds: people who are free are seated until its end; its `minutes` are those of a table. `channels`: it plays in
    these and opens no threads. `settings` are words of a preset for its tables, before those of the channel.
    """

    game: str
    options: dict[str, OptionValue]
    seats: int
    minutes: int
    rounds: int = 0
    until: float = 0.0
    starts: float = 0.0
    rated: bool = True
    role: int = 0
    duplicate: bool = False
    form: NightForm = "swiss"
    channels: tuple[int, ...] = ()
    settings: dict[str, str] = {}


class Guest(Struct, frozen=True, omit_defaults=True):
    """Somebody of the night; `person` None: whose data are deleted. Who was `out` keeps the score.

    In an arena: free `since` (0: not free); `missed`: tables that others had played before they came.
    """

    person: int | None
    name: str
    state: GuestState = "here"
    since: float = 0.0
    missed: int = 0


class NightTable(Struct, frozen=True, omit_defaults=True):
    """A table of a round: its guests in the order of their seats, and then so many computer players.

    `post` is the message that calls them, `place` its thread or channel, `table` the id of the live table, each 0 or ""
    until it is there. `tries`: how often it had to be opened anew. `over`: it has its `places`, by seat; none if
    nothing was played, and then all are level. `closed`: its thread is put away. `ends`: when a table of an arena is
    out of time; `ended`: when it was over. `gone` are the guests who did not play to the end, `resigned` those of them
    who gave up.

    Of a night with the same deals: `alone` if it has deals of its own all the same; `scores` of each round by the seats
    of the match, none if it is not compared, and the seats in which its guests `sat` there; `lost` are the ids of its
    live tables that went with their threads.
    """

    number: int
    round: int
    guests: tuple[int, ...]
    computers: int = 0
    post: int = 0
    place: int = 0
    table: str = ""
    tries: int = 0
    over: bool = False
    places: tuple[int, ...] = ()
    closed: bool = False
    alone: bool = False
    scores: tuple[tuple[int, ...], ...] = ()
    sat: tuple[int, ...] = ()
    lost: tuple[str, ...] = ()
    ends: float = 0.0
    ended: float = 0.0
    gone: tuple[int, ...] = ()
    resigned: tuple[int, ...] = ()


class Night(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A night, whole. `number` and `version` are the store's.

    `ends` is when the state is over by itself (a call, a round, a break), 0 if it is not. `ready` are the guests who
    want the next round. `paused`: since when it stands still, 0: it goes on. `refs` are the messages of its page.
    `secrets` are those of the same deals in hex, of the rounds that were and of the next one: none if tables have their
    own. `edition` is that of the set with which they are promised (`Game.editions`). `seed` makes the lots of seating.
    """

    number: int = 0
    version: int = 0
    guild: int
    channel: int
    host: int | None
    plan: NightPlan
    state: NightState = "gathering"
    why: str = ""  # of what is over: `played`, `few`, `host`
    guests: tuple[Guest, ...] = ()
    tables: tuple[NightTable, ...] = ()
    round: int = 0
    ends: float = 0.0
    ready: tuple[int, ...] = ()
    paused: float = 0.0
    refs: dict[str, int] = {}
    secrets: tuple[str, ...] = ()
    edition: int = 1
    seed: str = ""

    @property
    def arena(self) -> bool:
        """Return True if the night has no rounds, but seats people who are free."""
        return self.plan.form == "arena"

    def guest(self, person: int) -> int | None:
        """Return the guest number of a person, None if the person never joined."""
        return next((at for at, guest in enumerate(self.guests) if guest.person == person), None)

    def here(self) -> tuple[int, ...]:
        """Return the guests who are there."""
        return tuple(at for at, guest in enumerate(self.guests) if guest.state == "here")

    def now_at(self) -> tuple[NightTable, ...]:
        """Return the tables of the present round."""
        return tuple(table for table in self.tables if table.round == self.round)

    def table_of(self, guest: int) -> NightTable | None:
        """Return the table of the present round at which a guest sits; None without one."""
        return next((table for table in reversed(self.now_at()) if guest in table.guests), None)

    def round_over(self, number: int) -> bool:
        """Return True if all tables of a round are over: then everybody may know its deals."""
        return all(table.over for table in self.tables if table.round == number)

    def secret_of(self, table: NightTable) -> str:
        """Return the secret of the deals that a table shares with the others of its round, "" if it has its own."""
        return self.secrets[table.round - 1] if not table.alone and table.round <= len(self.secrets) else ""

    def next_secret(self) -> str:
        """Return the secret of the round that goes on, or of the next one; "" for none."""
        number = self.round if self.state == "round" else self.round + 1
        return self.secrets[number - 1] if self.state != "over" and number <= len(self.secrets) else ""

    def find(self, number: int) -> NightTable:
        """Return a table by its number. LeagueError `night-no-table`."""
        for table in self.tables:
            if table.number == number:
                return table
        raise LeagueError("night-no-table", number=number)

    def with_table(self, table: NightTable) -> "Night":
        """Return the night with a table as it is now."""
        return replace(self, tables=tuple(table if other.number == table.number else other for other in self.tables))

    def with_guest(self, at: int, guest: Guest) -> "Night":
        """Return the night with a guest as they are now."""
        return replace(self, guests=(*self.guests[:at], guest, *self.guests[at + 1 :]))

    def with_refs(self, refs: dict[str, int]) -> "Night":
        """Return the night with some of its messages as they are now."""
        return replace(self, refs={**self.refs, **refs})

    def is_in(self, channel: int) -> bool:
        """Return True if the night goes on in a channel, in a thread of it, or was given the channel."""
        return channel in (self.channel, *self.plan.channels, *(table.place for table in self.tables))

    def people(self) -> dict[int, str]:
        """Return the names of all whom the night names, by their ids."""
        host = {} if self.host is None else {self.host: ""}
        return host | {guest.person: guest.name for guest in self.guests if guest.person is not None}
