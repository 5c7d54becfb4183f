"""Results that were added by hand and wait for another player. One that is confirmed becomes a match in the same
transaction, one that is rejected goes; the audit log has both.
"""

from collections.abc import Sequence

import msgspec

from bot.league.rules import LeagueError
from storage.engines import Connection
from storage.mentions import without
from storage.settings import note
from storage.values import Json

from .moderation import By, check_hand, check_time, hand_match
from .values import HandSeat, Pending

CONFIRM_SECONDS = 86400.0  # for the players; after that only moderators confirm
_COLUMNS = "number, game, ended, seats, actor, reason, at"
_FIND = f"SELECT {_COLUMNS} FROM league_pending WHERE guild = ?"
_INSERT = "INSERT INTO league_pending (guild, game, ended, seats, actor, reason, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
_SEATS = msgspec.json.Decoder(tuple[HandSeat, ...])


def load_pending(db: Connection, guild: int) -> list[Pending]:
    """Return the results of a server that wait, the oldest first."""
    return [_read(row) for row in db.execute(f"{_FIND} ORDER BY number", (guild,))]


def _read(row: tuple[int, str, float, str, int | None, str, float]) -> Pending:
    number, game, ended, seats, actor, reason, at = row
    return Pending(number, game, ended, _SEATS.decode(seats), actor, reason, at)


def hold_result(db: Connection, by: By, game: str, ended: float, seats: Sequence[HandSeat]) -> Pending:
    """Keep a result until it is confirmed; see `League.hold`."""
    check_hand(game, seats)
    with db.transaction(by.guild):
        check_time(db, by, ended)
        text = msgspec.json.encode(seats).decode()
        number = db.insert(_INSERT, (by.guild, game, ended, text, by.actor, by.reason, by.now))
        note(db, by.guild, "league-pending", by.actor, {"result": number, "game": game, "seats": seats}, by.now)
    return Pending(number, game, ended, tuple(seats), by.actor, by.reason, by.now)


def settle_result(
    db: Connection, guild: int, number: int, person: int, now: float, *, moderator: bool, yes: bool
) -> Pending:
    """Make a match of a result, or drop it; see `League.settle`."""
    with db.transaction(guild):
        row = db.execute(f"{_FIND} AND number = ?", (guild, number)).fetchone()
        if row is None:
            raise LeagueError("no-pending")
        result = _read(row)
        _check_voice(result, person, now, moderator=moderator, yes=yes)
        db.execute("DELETE FROM league_pending WHERE number = ?", (number,))
        detail = {"result": number, "game": result.game, "seats": result.seats}
        note(db, guild, "league-confirm" if yes else "league-reject", person, detail, now)
        if yes:
            by = By(guild, result.by, result.reason, now)
            change = hand_match(db, by, result.game, result.ended, result.seats, "add")
            result = msgspec.structs.replace(result, change=change.number)
    return result


def may_confirm(result: Pending, person: int, now: float) -> bool:
    """Return True if a player of the match, who is no moderator, may confirm it now."""
    plays = any(seat.person == person for seat in result.seats)
    return plays and person != result.by and now < result.at + CONFIRM_SECONDS


def _check_voice(result: Pending, person: int, now: float, *, moderator: bool, yes: bool) -> None:
    """Raise LeagueError unless the person may say that: `pending-own`, `pending-late`, `pending-strange`.

    Another player says yes or no for a day, a moderator at any time. Who added the result only says no; a moderator who
    did not play may confirm it after that day.
    """
    plays = any(seat.person == person for seat in result.seats)
    late = now >= result.at + CONFIRM_SECONDS
    if person == result.by:
        if yes and (plays or not late or not moderator):
            raise LeagueError("pending-own")
    elif not moderator:
        if not plays:
            raise LeagueError("pending-strange")
        if late:
            raise LeagueError("pending-late")


# A person's data


def export_pending(db: Connection, person: int) -> list[Json]:
    """Return the results that wait and are about the person, or were added by the person."""
    exported: list[Json] = []
    for guild, *columns in db.execute(f"SELECT guild, {_COLUMNS} FROM league_pending").fetchall():
        result = _read(tuple(columns))
        seats = [seat for seat in result.seats if seat.person == person]
        if seats or result.by == person:
            row: dict[str, Json] = {
                "pending": result.number,
                "guild": guild,
                "game": result.game,
                "ended": result.ended,
                "at": result.at,
                "seats": [{"name": seat.name, "place": seat.place, "total": seat.total} for seat in seats],
                **({"reason": result.reason} if result.by == person else {}),
            }
            exported.append(row)
    return exported


def leave_pending(db: Connection, guild: int, person: int, names: frozenset[str]) -> None:
    """Drop a server's results about a person, who can confirm nothing any more, and forget who added others."""
    for result in load_pending(db, guild):
        rest = None if result.by == person else result.by, str(without(result.reason, person, names))
        if any(seat.person == person for seat in result.seats):
            db.execute("DELETE FROM league_pending WHERE number = ?", (result.number,))
        elif rest != (result.by, result.reason):
            db.execute("UPDATE league_pending SET actor = ?, reason = ? WHERE number = ?", (*rest, result.number))
