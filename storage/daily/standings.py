"""The tables of the deal of the day, as they are read: of a day that goes on, of a month, of all time."""

from typing import Any

from ..engines import Connection
from ..values import Paging
from .folding import Ended, ended, game_on
from .standing_values import ALWAYS, MILLION, DailyPage, DailyRow, DayResult, Plan, places, points_of

_HIDDEN = """
SELECT 1 FROM league_members AS l
WHERE l.guild = s.guild AND l.person = s.person AND (l.opted_out <> 0 OR l.banned <> 0)
"""
_ORDER = f"""
SELECT s.person, s.halves FROM daily_sums AS s WHERE s.guild = :guild AND s.period = :period AND s.days > 0
AND NOT EXISTS ({_HIDDEN}) ORDER BY s.halves DESC, s.person
"""
_PAGE = """
SELECT s.person, m.name, s.days, s.halves, s.best, s.share, s.compared, m.last, m.run, m.longest
FROM numbers(:people) CROSS JOIN daily_sums AS s ON s.guild = :guild AND s.period = :period AND s.person = value
JOIN daily_members AS m ON m.guild = s.guild AND m.person = s.person ORDER BY s.halves DESC, s.person
"""
_TODAY = f"""
SELECT s.person, coalesce(a.days, 0), coalesce(a.best, 0), s.last, s.run, s.longest
FROM daily_members AS s
LEFT JOIN daily_sums AS a ON a.guild = s.guild AND a.period = {ALWAYS} AND a.person = s.person
WHERE s.guild = :guild AND s.person IN (SELECT value FROM numbers(:people)) AND NOT EXISTS ({_HIDDEN})
"""
_RESULTS = """
SELECT r.day, d.game, r.person, m.name, r.score, r.taken_out FROM daily_results AS r
JOIN daily_days AS d ON d.guild = r.guild AND d.day = r.day
JOIN daily_members AS m ON m.guild = r.guild AND m.person = r.person
WHERE r.guild = ? AND r.day >= ? ORDER BY r.day DESC, r.number
"""


def load_period(
    db: Connection, guild: int, period: int, today: int, page: int, size: int, around: int | None
) -> DailyPage:
    """Return a page of the table of a month or of all time, over the days that are over.

    `around`: the page on which that person stands, if there is one.
    """
    with db.snapshot():
        order = db.execute(_ORDER, {"guild": guild, "period": period}).fetchall()
        here = _paging([person for person, _ in order], page, size, around)
        ranks = places([halves for _, halves in order])
        shown = {
            person: rank
            for (person, _), rank in zip(
                order[here.first : here.first + size], ranks[here.first :], strict=False
            )
        }
        people = db.listed(sorted(shown))
        found = db.execute(_PAGE, {"people": people, "guild": guild, "period": period}).fetchall()
    rows = tuple(_row(shown[one[0]], one, today) for one in found)
    return DailyPage(rows, here.page, here.pages, len(order))


def _paging(people: list[int], page: int, size: int, around: int | None) -> Paging:
    if around is not None and around in people:
        page = people.index(around) // size
    return Paging.of(page, size, len(people))


def _row(place: int, columns: tuple[Any, ...], today: int) -> DailyRow:
    person, name, days, halves, best, share, compared, last, run, longest = columns
    mean = share / compared / MILLION if compared else None
    return DailyRow(place, person, name, days, halves, best, mean, run if last >= today - 1 else 0, longest)


def load_day(
    db: Connection, guild: int, day: int, plan: Plan, page: int, size: int, around: int | None
) -> DailyPage:
    """Return a page of the table of a day that goes on; days in it, best ones and longest rows are of all time."""
    with db.snapshot():
        game = game_on(db, guild, day) or plan(day).game
        counted = [one for one in ended(db, guild, day, game) if not one.out]
        people = db.listed([one.person for one in counted])
        known = {row[0]: row[1:] for row in db.execute(_TODAY, {"guild": guild, "people": people})}
    worth = zip(counted, points_of([one.score for one in counted]), strict=True)
    listed = [(one, points) for one, points in worth if one.person in known]
    listed.sort(key=lambda pair: (-pair[1].halves, pair[0].person))
    here = _paging([one.person for one, _ in listed], page, size, around)
    ranks = places([points.halves for _, points in listed])
    rows = []
    for place, (one, points) in [*zip(ranks, listed, strict=True)][here.first : here.first + size]:
        share = None if points.share is None else points.share / MILLION
        rows.append(_today(place, one, points.halves, share, known[one.person], day))
    return DailyPage(tuple(rows), here.page, here.pages, len(listed), game)


def _today(
    place: int, one: Ended, halves: int, share: float | None, known: tuple[Any, ...], day: int
) -> DailyRow:
    days, best, last, run, longest = known
    now = run + 1 if last == day - 1 else 1
    return DailyRow(
        place, one.person, one.name, days + 1, halves, best, share, now, max(now, longest), one.score
    )


def load_results(db: Connection, guild: int, day: int, plan: Plan, before: int) -> list[DayResult]:
    """Return the results of that day and of so many days before it, the newest day first; those taken out too."""
    with db.snapshot():
        game = game_on(db, guild, day) or plan(day).game
        own = [
            DayResult(day, game, one.person, one.name, one.score, one.out)
            for one in ended(db, guild, day, game)
        ]
        older = db.execute(_RESULTS, (guild, day - before)).fetchall()
    return own + [
        DayResult(day, game, person, name, score, bool(out)) for day, game, person, name, score, out in older
    ]
