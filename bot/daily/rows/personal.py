"""A person's tries at deals of the day and rows in tables of it, to hand out or to take away; and all of a server's."""

from bot.daily.rows.dailies import mark_of
from storage.engines import Connection
from storage.personal import PersonalData, Traces
from storage.values import Json

_RECENT = 2  # days before the last that there are deals for: today's, and one that may just have ended
_OWN = """
SELECT number, day, game, name, started, ended, score, counted FROM dailies WHERE person = ? ORDER BY day, game
"""
_SHOWN = """
SELECT s.number, s.guild FROM daily_shown AS s JOIN dailies AS d ON d.number = s.number
WHERE d.person = ? ORDER BY s.guild
"""
_SEEN = """
SELECT deal.day, deal.game, secret FROM dailies AS own
JOIN daily_deals AS deal ON deal.day = own.day AND deal.game = own.game
WHERE person = ? AND deal.day > (SELECT max(day) FROM daily_deals) - ?
"""
_ANSWERS = """
SELECT day, began, tokens, CASE WHEN day <= (SELECT max(day) FROM daily_deals) - ? THEN solved END, guild
FROM daily_answers WHERE person = ? ORDER BY day, began
"""
_MARK = "INSERT INTO daily_marks (day, game, mark) VALUES (?, ?, ?) ON CONFLICT (day, game, mark) DO NOTHING"
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
_TABLES = (
    *("daily_members", "daily_days", "daily_results", "daily_sums", "daily_out", "daily_server_days"),
    *("daily_shown", "daily_problems", "daily_answers"),
)


def _export_dailies(db: Connection, person: int) -> list[Json]:
    """Return what is held about a person's tries; of one that is played not the hand: that is the game's secret."""
    guilds: dict[int, list[Json]] = {}
    for number, guild in db.execute(_SHOWN, (person,)):
        guilds.setdefault(number, []).append(str(guild))
    return [
        {
            "day": day,
            "game": game,
            "name": name,
            "started": started,
            "ended": ended,
            "score": score,
            "counted": bool(counted),
            "shown_in": guilds.get(number, []),
        }
        for number, day, game, name, started, ended, score, counted in db.execute(_OWN, (person,)).fetchall()
    ]


def _export_problems(db: Connection, person: int) -> list[Json]:
    """Return a person's answers to problems; not if they are right while others may still solve the day's."""
    return [
        {
            "day": day,
            "opened": began,
            "answer": tokens,
            "solved": None if solved is None else bool(solved),
            "guild": guild or None,
        }
        for day, began, tokens, solved, guild in db.execute(_ANSWERS, (_RECENT, person)).fetchall()
    ]


def _forget_dailies(db: Connection, person: int) -> int:
    """Delete a person's tries, and return how many; a nameless mark keeps them from trying a running day again."""
    deals = db.execute(_SEEN, (person, _RECENT)).fetchall()
    db.executemany(_MARK, [(day, game, mark_of(secret, person)) for day, game, secret in deals])
    db.execute("DELETE FROM daily_answers WHERE person = ?", (person,))
    return db.execute("DELETE FROM dailies WHERE person = ?", (person,)).rowcount


def _export_tables(db: Connection, person: int) -> list[Json]:
    """Return what servers' tables of the deal of the day hold about a person."""
    tables: list[Json] = []
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
        tables.append({**member, "in_a_row": run, "longest": longest, "results": results, "sums": sums})
    return tables


def _leave_tables(db: Connection, guild: int, traces: Traces) -> None:
    """Take a person out of a server's tables; results stay without a name, so others keep their points."""
    for leave in _LEAVE:
        db.execute(leave, (guild, traces.person))


DAILY_DATA = PersonalData(
    exports={"deals_of_the_day": _export_dailies, "problems": _export_problems, "tables_of_the_day": _export_tables},
    names_sql=("SELECT name FROM daily_members WHERE person = :person",),
    guilds_sql=("SELECT guild FROM daily_members WHERE person = :person",),
    leave=_leave_tables,
    forget=_forget_dailies,
    delete_sql=tuple(f"DELETE FROM {table} WHERE guild = ?" for table in _TABLES),
)
