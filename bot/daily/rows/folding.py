"""The days of a server as its tables need them. A day is folded once: its results are added to sums.

Only results of people who opened a deal on the server are looked at: nobody is named where they never played.
"""

from collections.abc import Mapping

from bot.daily.plans import month_of
from bot.daily.rows.values import ALWAYS, DayPoints, DayResult, Plan, points_of, runs
from storage.engines import Connection

AT_ONCE = 31  # days that are folded in a transaction
_MEMBER = "SELECT 1 FROM daily_members WHERE guild = ? AND person = ?"
_SETTLE = "INSERT INTO daily_days (guild, day, game, month) VALUES (?, ?, ?, ?) ON CONFLICT (guild, day) DO NOTHING"
_DUE = """
SELECT coalesce(
    (SELECT max(day) + 1 FROM daily_days WHERE guild = :guild AND folded = 1),
    (SELECT min(since) FROM daily_members WHERE guild = :guild)
)
"""
_ENDED = """
SELECT m.person, m.name, d.score, EXISTS (
    SELECT 1 FROM daily_out AS o WHERE o.guild = m.guild AND o.day = d.day AND o.person = m.person
) FROM daily_members AS m JOIN dailies AS d ON d.person = m.person AND d.day = :day AND d.game = :game AND d.counted = 1
WHERE m.guild = :guild AND m.since <= :day ORDER BY m.person
"""
_KEEP = "INSERT INTO daily_results (guild, day, person, score, halves, taken_out) VALUES (?, ?, ?, ?, ?, ?)"
_KEPT = "SELECT number, person, score, taken_out FROM daily_results WHERE guild = ? AND day = ? ORDER BY number"
_SUM = """
INSERT INTO daily_sums (guild, period, person, days, halves, best, share, compared) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (guild, period, person) DO UPDATE SET days = daily_sums.days + excluded.days,
    halves = daily_sums.halves + excluded.halves, best = daily_sums.best + excluded.best,
    share = daily_sums.share + excluded.share, compared = daily_sums.compared + excluded.compared
"""
_RUN = """
UPDATE daily_members SET run = CASE WHEN last = :day - 1 THEN run + 1 ELSE 1 END, last = :day
WHERE guild = :guild AND person = :person
"""
_LONGEST = "UPDATE daily_members SET longest = run WHERE guild = ? AND last = ? AND run > longest"
_DAYS = "SELECT day FROM daily_results WHERE guild = ? AND person = ? AND taken_out = 0 ORDER BY day"


def settle(db: Connection, guild: int, day: int, plan: Plan) -> str:
    """Return the day's game on a server, which is the same from now on; within the caller's transaction."""
    db.execute(_SETTLE, (guild, day, plan(day), month_of(day)))
    return game_on(db, guild, day)


def game_on(db: Connection, guild: int, day: int) -> str:
    """Return the day's game on a server, "" if nobody has asked for it."""
    row = db.execute("SELECT game FROM daily_days WHERE guild = ? AND day = ?", (guild, day)).fetchone()
    return "" if row is None else str(row[0])


def due(db: Connection, guild: int, today: int) -> bool:
    """Return True if a day before that one is to be folded."""
    (first,) = db.execute(_DUE, {"guild": guild}).fetchone()
    return first is not None and int(first) < today


def fold(db: Connection, guild: int, today: int, plan: Plan) -> bool:
    """Fold some days of a server before that one, the first first; True if there are more."""
    with db.transaction(guild):
        (first,) = db.execute(_DUE, {"guild": guild}).fetchone()
        upto = today if first is None else min(today, first + AT_ONCE)
        for day in range(upto if first is None else first, upto):
            _fold(db, guild, day, settle(db, guild, day, plan))
    return first is not None and upto < today


def ended(db: Connection, guild: int, day: int, game: str) -> list[DayResult]:
    """Return all results of the day's game on a day that the members of a server have."""
    rows = db.execute(_ENDED, {"guild": guild, "day": day, "game": game}).fetchall()
    return [DayResult(day, game, person, name, int(score), bool(out)) for person, name, score, out in rows]


def _fold(db: Connection, guild: int, day: int, game: str) -> None:
    ends = ended(db, guild, day, game)
    scores = {result.person: result.score for result in ends if not result.out}
    worth = dict(zip(scores, points_of([*scores.values()]), strict=True))
    halves = {person: points.halves for person, points in worth.items()}
    rows = [(guild, day, result.person, result.score, halves.get(result.person, 0), int(result.out)) for result in ends]
    db.executemany(_KEEP, rows)
    _add(db, guild, month_of(day), worth, {})
    db.executemany(_RUN, [{"guild": guild, "day": day, "person": person} for person in worth])
    db.execute(_LONGEST, (guild, day))
    db.execute("UPDATE daily_days SET folded = 1 WHERE guild = ? AND day = ?", (guild, day))


def _add(db: Connection, guild: int, month: int, new: Mapping[int, DayPoints], old: Mapping[int, DayPoints]) -> None:
    """Add to the sums of people by how much more a day is worth to them than before."""
    rows = []
    for person in {**old, **new}:
        change = [a - b for a, b in zip(_counts(new.get(person)), _counts(old.get(person)), strict=True)]
        if any(change):
            rows += [(guild, period, person, *change) for period in (ALWAYS, month)]
    db.executemany(_SUM, rows)


def _counts(points: DayPoints | None) -> tuple[int, ...]:
    """Return what a day adds to each column of a sum."""
    if points is None:
        return (0,) * 5
    return 1, points.halves, int(points.best), points.share or 0, int(points.share is not None)


# A result that is taken out, or put back


def put(db: Connection, guild: int, day: int, person: int, out: bool) -> bool:
    """Take a person's result of a day out, or put it back, and count the day anew. False if it was so, or they left."""
    if db.execute(_MEMBER, (guild, person)).fetchone() is None:
        return False
    insert = "INSERT INTO daily_out (guild, day, person) VALUES (?, ?, ?) ON CONFLICT (guild, day, person) DO NOTHING"
    delete = "DELETE FROM daily_out WHERE guild = ? AND day = ? AND person = ?"
    if db.execute(insert if out else delete, (guild, day, person)).rowcount != 1:
        return False
    before = _worth(db, guild, day)
    mark = "UPDATE daily_results SET taken_out = ? WHERE guild = ? AND day = ? AND person = ?"
    if db.execute(mark, (int(out), guild, day, person)).rowcount:
        after = _worth(db, guild, day)
        db.execute("UPDATE daily_results SET halves = 0 WHERE guild = ? AND day = ?", (guild, day))
        update = "UPDATE daily_results SET halves = ? WHERE number = ?"
        db.executemany(update, [(points.halves, number) for (number, _), points in after.items()])
        _add(db, guild, month_of(day), _by_person(after), _by_person(before))
        last, run, longest = runs(int(day) for (day,) in db.execute(_DAYS, (guild, person)).fetchall())
        counted = "UPDATE daily_members SET last = ?, run = ?, longest = ? WHERE guild = ? AND person = ?"
        db.execute(counted, (last, run, longest, guild, person))
    return True


def _worth(db: Connection, guild: int, day: int) -> dict[tuple[int, int | None], DayPoints]:
    """Return what the results of a folded day are worth, by their numbers and people."""
    rows = [row for row in db.execute(_KEPT, (guild, day)).fetchall() if not row[3]]
    points = points_of([int(score) for _, _, score, _ in rows])
    return {(number, person): worth for (number, person, *_), worth in zip(rows, points, strict=True)}


def _by_person(worth: Mapping[tuple[int, int | None], DayPoints]) -> dict[int, DayPoints]:
    return {person: points for (_, person), points in worth.items() if person is not None}
