"""A person's own settings in a server: how a slow turn is announced, quiet hours, absences; and their rows."""

from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from storage.engines import Connection
from storage.values import Json

Turns = Literal["mention", "direct", "both"]
AWAY_DAYS = 14  # of a season, or of a year where there are no seasons
_DAY = 86_400.0
_YEAR = 365 * _DAY
_SAVE = """
INSERT INTO own_settings (guild, person, body) VALUES (?, ?, ?)
ON CONFLICT (guild, person) DO UPDATE SET body = excluded.body
"""


class Absence(Struct, frozen=True):
    """A time for which a person has said to be away; one that was ended early ends then."""

    begin: float
    end: float


class PlayerSettings(Struct, frozen=True, omit_defaults=True):
    """The settings of a person in a server.

    `quiet` are two minutes of the day in the time zone, None: no quiet hours. `zone` "" is the server's. `absences` are
    those of a year, the last one may be going on. `closed`: Discord has refused a direct message since the person was
    told so last.
    """

    turns: Turns = "mention"
    quiet: tuple[int, int] | None = None
    zone: str = ""
    absences: tuple[Absence, ...] = ()
    closed: bool = False

    def away(self, now: float) -> Absence | None:
        """Return the absence that goes on at a time."""
        return next((one for one in self.absences if one.begin <= now < one.end), None)

    def left(self, now: float, since: float) -> float:
        """Return how many seconds of absence there still are, if those since a time count; the present one doesn't."""
        first = max(since, now - _YEAR)
        spent = sum(max(0.0, min(one.end, now) - max(one.begin, first)) for one in self.absences)
        return max(0.0, AWAY_DAYS * _DAY - spent)

    def leaving(self, now: float, until: float) -> "PlayerSettings":
        """Return the settings of one who is away from now until a time, whatever was said before."""
        return replace(self, absences=(*self.back(now).absences, Absence(now, until)))

    def back(self, now: float) -> "PlayerSettings":
        """Return the settings of one who is away no more; what is older than a year is dropped."""
        kept = (Absence(one.begin, min(one.end, now)) for one in self.absences if one.end > now - _YEAR)
        return replace(self, absences=tuple(kept))


class Left(NamedTuple):
    """The answer to an absence: what is set now, and (None: done) how many seconds it could have been at most."""

    own: PlayerSettings
    most: float | None = None


_DECODER = msgspec.json.Decoder(PlayerSettings)


def _read(body: str) -> PlayerSettings:
    """Return stored settings; what nobody can read is as if nothing were set."""
    try:
        return _DECODER.decode(body)
    except msgspec.DecodeError:
        return PlayerSettings()


def load_own(db: Connection, guild: int, person: int) -> PlayerSettings:
    """Return what a person has set in a server."""
    find = "SELECT body FROM own_settings WHERE guild = ? AND person = ?"
    row = db.execute(find, (guild, person)).fetchone()
    return PlayerSettings() if row is None else _read(row[0])


def load_all_own(db: Connection, guild: int) -> dict[int, PlayerSettings]:
    """Return what people have set in a server, by person."""
    found = db.execute("SELECT person, body FROM own_settings WHERE guild = ?", (guild,)).fetchall()
    return {person: _read(body) for person, body in found}


def put_own(
    db: Connection, guild: int, person: int, change: Callable[[PlayerSettings], PlayerSettings]
) -> PlayerSettings:
    """Change a person's settings within the caller's transaction, and return them."""
    before = load_own(db, guild, person)
    after = change(before)
    if after != before:
        db.execute(_SAVE, (guild, person, msgspec.json.encode(after).decode()))
    return after


def export_own(db: Connection, person: int) -> list[Json]:
    """Return what a person has set, server by server."""
    find = "SELECT guild, body FROM own_settings WHERE person = ? ORDER BY guild"
    return [
        {"guild": guild, **msgspec.to_builtins(_read(body))} for guild, body in db.execute(find, (person,)).fetchall()
    ]
