"""Rows of servers' tables of the deal of the day, `store.daily_tables`: of today, of a month, of all time."""

from typing import Any

import msgspec

from bot.daily.rows import folding
from bot.daily.rows.values import ALWAYS, MILLION, DailyPage, DailyRow, DayPoints, DayResult, Plan, places, points_of
from bot.games.text.names import folded
from bot.league.rows.members import DatedName, daily_name, former_of, keeps_bans, save_members
from bot.league.rows.moderation import checked_reason
from storage.engines import Connection
from storage.rows import Rows, reads, writes
from storage.settings import insert_audit
from storage.values import AuditEntry, Paging

_JOIN = """
INSERT INTO daily_members (guild, person, name, since) VALUES (?, ?, ?, ?)
ON CONFLICT (guild, person) DO UPDATE SET name = excluded.name WHERE daily_members.name <> excluded.name
"""
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


class DailyTables(Rows):
    """The tables of all servers. All methods raise StorageError.

    `today` is a day all results before which are stored; a `plan` tells of each day the day's game on the server.
    """

    @writes
    def join(self, db: Connection, guild: int, person: int, name: str, day: int, plan: Plan) -> str:
        """Let a person (banned again, if they were) take part from a day on, and return the day's game there."""
        with db.transaction(guild):
            db.execute(_JOIN, (guild, person, name, day))
            if keeps_bans(db, guild) and former_of(db, guild, person) is not None:
                save_members(db, guild, [DatedName(person, name, self._clock())])
            return folding.settle(db, guild, day, plan)

    @reads
    def game(self, db: Connection, guild: int, day: int) -> str:
        """Return what the day's game was on a server; "" if nobody asked for it."""
        return folding.game_on(db, guild, day)

    @writes
    def settle(self, db: Connection, guild: int, day: int, plan: Plan) -> str:
        """Return the day's game on a server, which stays whatever is set afterwards."""
        with db.transaction(guild):
            return folding.settle(db, guild, day, plan)

    async def fold(self, guild: int, today: int, plan: Plan) -> None:
        """Work out the days before that one, if they are not; other writes come between."""
        if await self._reader.call(folding.due, guild, today):
            while await self._writer.call(folding.fold, guild, today, plan):
                pass

    @reads
    def day(
        self, db: Connection, guild: int, day: int, plan: Plan, page: int, size: int, around: int | None = None
    ) -> DailyPage:
        """Return a page of a running day's table, or (`around`) the page of a person; days in a row are of all time."""
        with db.snapshot():
            game = folding.game_on(db, guild, day) or plan(day)
            counted = db.execute(_COUNTED, {"guild": guild, "day": day, "game": game}).fetchall()
            listed = [(person, score) for person, score, hidden in counted if not hidden]
            here = _paging([person for person, _ in listed], page, size, around)
            ranked = [*zip(places(score for _, score in listed), listed, strict=True)]
            on_page = ranked[here.first : here.first + size]
            people = db.listed(sorted(person for _, (person, _) in on_page))
            members = {row[0]: row[1:] for row in db.execute(_TODAY, {"guild": guild, "people": people})}
        scores = [score for _, score, _ in counted]
        worth = dict(zip(scores, points_of(scores), strict=True))
        rows = (_today(place, result, worth[result[1]], members[result[0]], day) for place, result in on_page)
        return DailyPage(tuple(rows), here.page, here.pages, len(listed), game)

    @reads
    def period(
        self, db: Connection, guild: int, period: int, today: int, page: int, size: int, around: int | None = None
    ) -> DailyPage:
        """Return a page of a month's (202611) or all time's (0) table of days that are over, or `around` a person."""
        with db.snapshot():
            order = db.execute(_ORDER, {"guild": guild, "period": period}).fetchall()
            here = _paging([person for person, _ in order], page, size, around)
            ranks = places([halves for _, halves in order])
            on_page = order[here.first : here.first + size]
            place_of = {person: rank for (person, _), rank in zip(on_page, ranks[here.first :], strict=False)}
            people = db.listed(sorted(place_of))
            rows = db.execute(_PAGE, {"people": people, "guild": guild, "period": period}).fetchall()
        lines = []
        for person, name, days, halves, best, share, compared, last, run, longest in rows:
            mean, now = share / compared / MILLION if compared else None, run if last >= today - 1 else 0
            lines.append(DailyRow(place_of[person], person, name, days, halves, best, mean, now, longest))
        return DailyPage(tuple(lines), here.page, here.pages, len(order))

    @reads
    def results(self, db: Connection, guild: int, day: int, plan: Plan, before: int) -> list[DayResult]:
        """Return all results of that day and so many folded days before, newest first, hidden ones too."""
        with db.snapshot():
            of_day = folding.ended(db, guild, day, folding.game_on(db, guild, day) or plan(day))
            older = db.execute(_RESULTS, (guild, day - before)).fetchall()
        return of_day + [
            DayResult(of, played, person, name, score, bool(out)) for of, played, person, name, score, out in older
        ]

    @reads
    def name(self, db: Connection, guild: int, person: int) -> str | None:
        """Return the name of a person in a server's tables, None for who is in none."""
        return daily_name(db, guild, person)

    @reads
    def people(self, db: Connection, guild: int, typed: str, most: int) -> list[tuple[int, str]]:
        """Return people of a server's tables whose name has the text in it, accents or none; hidden ones, too."""
        wanted = folded(typed.strip())
        people = db.execute(_PEOPLE, (guild,)).fetchall()
        return [(person, name) for person, name in people if wanted in folded(name)][:most]

    @writes
    def put(self, db: Connection, guild: int, result: DayResult, by: int, reason: str, *, out: bool) -> bool:
        """Take a result out of the tables or put it back, with an audit entry. False if it was so. LeagueError
        `reason`.
        """
        text = checked_reason(reason)
        member: Any = {"person": result.person, "name": result.name}
        detail = {"member": member, "day": result.day, "game": result.game, "reason": text}
        entry = AuditEntry("daily-out" if out else "daily-back", by, msgspec.json.encode(detail).decode())
        with db.transaction(guild):
            done = folding.put(db, guild, result.day, result.person, out)
            if done:
                insert_audit(db, guild, entry, self._clock())
        return done


def _paging(people: list[int], page: int, size: int, around: int | None) -> Paging:
    if around is not None and around in people:
        page = people.index(around) // size
    return Paging.of(page, size, len(people))


def _today(place: int, result: tuple[int, int], points: DayPoints, member: tuple[Any, ...], day: int) -> DailyRow:
    (person, score), (name, days, best, last, run, longest) = result, member
    share = None if points.share is None else points.share / MILLION
    now = run + 1 if last == day - 1 else 1
    return DailyRow(place, person, name, days + 1, points.halves, best, share, now, max(now, longest), score)
