"""The tables of the deal of the day, as they are read: of a day that goes on, of a month, of all time."""

from typing import Any

from bot.games.text.names import folded
from storage.engines import Connection
from storage.values import Paging

from .folding import ended, game_on
from .standing_values import ALWAYS, MILLION, DailyPage, DailyRow, DayPoints, DayResult, Plan, places, points_of

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
# The best first, so those who have the most points; the last column says who is in no list.
_COUNTED = f"""
SELECT s.person, d.score, EXISTS ({_HIDDEN}) FROM dailies AS d JOIN daily_members AS s ON s.guild = :guild
AND s.person = d.person AND s.since <= :day WHERE d.day = :day AND d.game = :game AND d.counted = 1
AND NOT EXISTS (SELECT 1 FROM daily_out AS o WHERE o.guild = :guild AND o.day = :day AND o.person = d.person)
ORDER BY d.score DESC, s.person
"""
_TODAY = f"""
SELECT s.person, s.name, coalesce(a.days, 0), coalesce(a.best, 0), s.last, s.run, s.longest
FROM numbers(:people) CROSS JOIN daily_members AS s ON s.guild = :guild AND s.person = value
LEFT JOIN daily_sums AS a ON a.guild = s.guild AND a.period = {ALWAYS} AND a.person = s.person
"""
_PEOPLE = "SELECT person, name FROM daily_members WHERE guild = ? ORDER BY name, person"
_RESULTS = """
SELECT r.day, d.game, r.person, m.name, r.score, r.taken_out FROM daily_results AS r
JOIN daily_days AS d ON d.guild = r.guild AND d.day = r.day
JOIN daily_members AS m ON m.guild = r.guild AND m.person = r.person
WHERE r.guild = ? AND r.day >= ? ORDER BY r.day DESC, r.number
"""


def load_people(db: Connection, guild: int, typed: str, most: int) -> list[tuple[int, str]]:
    """Return people of a server's tables whose name has the text in it, accents or none."""
    wanted = folded(typed.strip())
    people = db.execute(_PEOPLE, (guild,)).fetchall()
    return [(person, name) for person, name in people if wanted in folded(name)][:most]


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
            for (person, _), rank in zip(order[here.first : here.first + size], ranks[here.first :], strict=False)
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


def load_day(db: Connection, guild: int, day: int, plan: Plan, page: int, size: int, around: int | None) -> DailyPage:
    """Return a page of the table of a day that goes on; days in it, best ones and longest rows are of all time."""
    with db.snapshot():
        game = game_on(db, guild, day) or plan(day).game
        counted = db.execute(_COUNTED, {"guild": guild, "day": day, "game": game}).fetchall()
        listed = [(person, score) for person, score, hidden in counted if not hidden]
        here = _paging([person for person, _ in listed], page, size, around)
        ranked = zip(places(score for _, score in listed), listed, strict=True)
        shown = [*ranked][here.first : here.first + size]
        people = db.listed(sorted(person for _, (person, _) in shown))
        known = {row[0]: row[1:] for row in db.execute(_TODAY, {"guild": guild, "people": people})}
    scores = [score for _, score, _ in counted]
    worth = dict(zip(scores, points_of(scores), strict=True))
    rows = (_today(place, one, worth[one[1]], known[one[0]], day) for place, one in shown)
    return DailyPage(tuple(rows), here.page, here.pages, len(listed), game)


def _today(place: int, result: tuple[int, int], points: DayPoints, known: tuple[Any, ...], day: int) -> DailyRow:
    (person, score), (name, days, best, last, run, longest) = result, known
    share = None if points.share is None else points.share / MILLION
    now = run + 1 if last == day - 1 else 1
    return DailyRow(place, person, name, days + 1, points.halves, best, share, now, max(now, longest), score)


def load_results(db: Connection, guild: int, day: int, plan: Plan, before: int) -> list[DayResult]:
    """Return the results of that day and of so many days before it, the newest day first; those taken out too."""
    with db.snapshot():
        game = game_on(db, guild, day) or plan(day).game
        own = [DayResult(day, game, one.person, one.name, one.score, one.out) for one in ended(db, guild, day, game)]
        older = db.execute(_RESULTS, (guild, day - before)).fetchall()
    return own + [DayResult(day, game, person, name, score, bool(out)) for day, game, person, name, score, out in older]
