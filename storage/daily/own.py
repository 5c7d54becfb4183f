"""A person's rows in the tables of the deal of the day, to hand out or to take away; and all of a server's."""

from ..engines import Connection
from ..values import Json

_MEMBERS = "SELECT guild, name, since, run, longest FROM daily_members WHERE person = ? ORDER BY guild"
_RESULTS = """
SELECT day, score, halves, taken_out FROM daily_results WHERE guild = ? AND person = ? ORDER BY day
"""
_SUMS = "SELECT period, days, halves, best FROM daily_sums WHERE guild = ? AND person = ? ORDER BY period"
_LEAVE = (
    "UPDATE daily_results SET person = NULL WHERE guild = ? AND person = ?",
    "DELETE FROM daily_sums WHERE guild = ? AND person = ?",
    "DELETE FROM daily_out WHERE guild = ? AND person = ?",
    "DELETE FROM daily_members WHERE guild = ? AND person = ?",
)
_TABLES = ("daily_members", "daily_days", "daily_results", "daily_sums", "daily_out")


def export_daily_tables(db: Connection, person: int) -> list[Json]:
    """Return what servers' tables of the deal of the day hold about a person."""
    found: list[Json] = []
    for guild, name, since, run, longest in db.execute(_MEMBERS, (person,)).fetchall():
        results: list[Json] = [
            {"day": day, "score": score, "points": halves / 2, "taken_out": bool(out)}
            for day, score, halves, out in db.execute(_RESULTS, (guild, person)).fetchall()
        ]
        sums: list[Json] = [
            {"period": period, "days": days, "points": halves / 2, "best": best}
            for period, days, halves, best in db.execute(_SUMS, (guild, person)).fetchall()
        ]
        member: dict[str, Json] = {"guild": guild, "name": name, "since": since}
        found.append({**member, "in_a_row": run, "longest": longest, "results": results, "sums": sums})
    return found


def leave_daily_tables(db: Connection, guild: int, person: int) -> None:
    """Take a person out of a server's tables, within the caller's transaction.

    Results stay without a name, so others keep their points.
    """
    for leave in _LEAVE:
        db.execute(leave, (guild, person))


def delete_daily_tables(db: Connection, guild: int) -> None:
    """Delete the tables of a server, within the caller's transaction."""
    for table in _TABLES:
        db.execute(f"DELETE FROM {table} WHERE guild = ?", (guild,))
