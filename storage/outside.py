"""What is asked of a place from outside, while a bot may have it open: a copy of it, and what there is to see."""

import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, unquote

from .engines import Connection
from .engines.engine import Place, engine_of, is_dsn
from .engines.sqlite.copying import look_at
from .errors import FAULTS, StorageError, storage_error

T = TypeVar("T")
_WHO = re.compile(r"\w+://([^:@/]*)(?::([^@/]*))?@")  # as libpq reads it

_PLACES = """
SELECT guild, channel FROM tables WHERE channel > 0
UNION SELECT guild, channel FROM scoreboards
UNION SELECT guild, channel FROM fixtures WHERE state = 'open'
UNION SELECT guild, CAST(trim(value, '"') AS BIGINT) FROM settings WHERE channel = 0 AND key = :posts
UNION SELECT DISTINCT guild, 0 FROM matches WHERE league = 1
"""


def backup_now(place: Place, to: Path, *, force: bool = False) -> None:
    """Copy a file or a database, as it is at this moment, into one file that is complete when its name appears.

    Raises what `backup` does, of a server also `unreachable`; then `to` is untouched.
    """
    engine_of(place).backup(to, force)


def require_there(place: Place) -> None:
    """Raise `missing-file` where nothing was stored yet: to open it would make it."""
    there = bool(look(place, lambda db: db.columns())) if is_dsn(place) else Path(place).exists()
    if not there:
        raise StorageError("missing-file", path=engine_of(place).name)


def places_now(place: Place, *posts: str) -> dict[int, set[int]]:
    """Return the servers where tables live or a league is played, with the channels in which something is shown.

    `posts` are the keys of a server's settings that name channels in which something is posted. Raises as `inspect`.
    """

    def asked(db: Connection) -> list[tuple[Any, ...]]:
        return [row for one in posts for row in db.execute(_PLACES, {"posts": one}).fetchall()]

    found: dict[int, set[int]] = {}
    for guild, channel in look(place, asked):
        found.setdefault(guild, set()).update({channel} if channel else ())
    return found


def look(place: Place, work: Callable[[Connection], T]) -> T:
    """Return what `work` finds with a connection that only reads, and leaves no trace. Raises as `inspect`."""
    try:
        if not is_dsn(place):
            return look_at(Path(place), work)
        with closing(engine_of(place).reader()) as db:
            return work(db)
    except FAULTS as error:
        raise storage_error(error) from error


def secrets_of(place: Place) -> tuple[str, ...]:
    """Return what of a place must be in no log: an address, its password, and the ways in which its user is named."""
    if not (isinstance(place, str) and is_dsn(place)):
        return ()
    found = _WHO.match(place)
    user, password = (found[1], found[2] or "") if found else ("", "")
    asked = parse_qs(place.partition("?")[2])
    users = {unquote(user), *asked.get("user", ())} - {""}
    known = {password, unquote(password), *asked.get("password", ())}
    named = {form.format(one) for one in users for form in ('user "{}"', 'role "{}"', "user={}")}
    return (place, *sorted({*known, *named} - {""}))
