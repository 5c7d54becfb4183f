"""Rows of the deals that all tables of a round share: made with the fixtures, cut by players, compared at the end.

A round is compared in the transaction that settles its last fixture; then the secret is told. The result is a change of
the league for each match. Functions run within their caller's transaction.
"""

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from bot.games.same import Same
from bot.league.rows.rules import changes_of
from bot.league.rules import LeagueError
from bot.league.rules.changes import CorrectedSeat, Detail, resolve
from bot.league.rules.matchpoints import Compared, Scores, compare
from bot.league.schedule.values import DealCut, NewDeals, RoundDeals
from storage.engines import Connection
from storage.errors import StorageError
from storage.rows import Rows, reads, writes
from storage.settings import note
from storage.values import FinishedMatch, Json

# True of a fixture at one of whose tables a match is under way. Headers leave out that a table is in its lobby.
IS_PLAYED = """
EXISTS (
    SELECT 1 FROM tables WHERE tables.guild = fixtures.guild AND tables.channel > 0
    AND CASE WHEN is_json(header) THEN number_in(header, fixture) = fixtures.n
        AND word_in(header, phase) IN ('playing', 'between') END
)
"""
_FIND = """
SELECT d.first, d.round, d.secret, d.options, d.begun, d.ended, d.edition, d.number
FROM fixture_deals AS d JOIN (SELECT first, round FROM fixtures WHERE guild = :guild AND n = :n) AS f
    ON d.first = f.first AND d.round = f.round
WHERE d.guild = :guild
"""
_OF_MATCH = """
SELECT f.n FROM fixtures AS f JOIN fixture_deals AS d ON d.guild = f.guild AND d.first = f.first AND d.round = f.round
WHERE f.guild = ? AND f.match = ?
"""
_FALL_OUT = """
UPDATE fixtures SET state = CASE WHEN state = 'open' THEN 'cancelled' ELSE state END, match = :match
WHERE guild = :guild AND n = :n AND match IS NULL AND EXISTS (
    SELECT 1 FROM fixture_deals AS d
    WHERE d.guild = fixtures.guild AND d.first = fixtures.first AND d.round = fixtures.round
)
"""
_EXPORT = """
SELECT c.guild, d.first, d.round, c.name, c.word FROM fixture_cuts AS c JOIN fixture_deals AS d ON d.number = c.deals
WHERE c.person = ? ORDER BY c.deals
"""
_PLAYS = """
SELECT 1 FROM fixture_players AS p JOIN fixtures AS f ON f.number = p.fixture
WHERE f.guild = :guild AND f.first = :first AND f.round = :round AND p.person = :person
"""


def make_deals(db: Connection, guild: int, first: int, deals: NewDeals) -> None:
    """Let the fixtures of some rounds share their deals."""
    insert = "INSERT INTO fixture_deals (guild, first, round, secret, options, edition) VALUES (?, ?, ?, ?, ?, ?)"
    rounds = deals.secrets.items()
    db.executemany(
        insert, [(guild, first, round_, secret.hex(), deals.options, deals.edition) for round_, secret in rounds]
    )


def find_deals(db: Connection, guild: int, n: int) -> RoundDeals | None:
    """Return the deals that a fixture shares, None if it has its own."""
    row = db.execute(_FIND, {"guild": guild, "n": n}).fetchone()
    if row is None:
        return None
    *head, begun, ended, edition, number = row
    return RoundDeals(*[*head, _cuts(db, number), bool(begun), bool(ended), edition, number])


def sharing_fixture(db: Connection, guild: int, match: str) -> int | None:
    """Return the fixture of a match that shares its deals with others, None if it does not."""
    row = db.execute(_OF_MATCH, (guild, match)).fetchone()
    return None if row is None else int(row[0])


def _cuts(db: Connection, deals: int) -> tuple[DealCut, ...]:
    rows = db.execute("SELECT person, name, word FROM fixture_cuts WHERE deals = ? ORDER BY n", (deals,))
    return tuple(DealCut(*row) for row in rows)


def export_cuts(db: Connection, person: int) -> list[Json]:
    """Return the words with which a person has cut deals of fixtures, as JSON."""
    keys = ("guild", "first", "round", "name", "word")
    return [dict(zip(keys, row, strict=True)) for row in db.execute(_EXPORT, (person,))]


# What other parts of the store do to deals, within their own transactions


def begin_deals(db: Connection, guild: int, n: int, words: Collection[str]) -> None:
    """Note that a table has started with the deals; StorageError `conflict` if they were cut in another way."""
    deals = find_deals(db, guild, n)
    if deals is None or deals.words != tuple(words):
        raise StorageError("conflict", fixture=n)
    db.execute("UPDATE fixture_deals SET begun = 1 WHERE number = ?", (deals.number,))


def fall_out(db: Connection, guild: int, n: int, match: str) -> None:
    """Close a fixture whose match came to nothing, since its deals are known; a closed one only learns its match."""
    db.execute(_FALL_OUT, {"match": match, "guild": guild, "n": n})


# When a round is over: its tables are compared, and the secret is told

_OF_ROUND = "guild = :guild AND first = :first AND round = :round"
# One that was closed while it is played counts as well: its players must not be told the secret.
_OPEN = f"SELECT 1 FROM fixtures WHERE {_OF_ROUND} AND (state = 'open' OR {IS_PLAYED}) LIMIT 1"
_END = f"UPDATE fixture_deals SET ended = 1 WHERE {_OF_ROUND}"
_MATCHES = """
SELECT m.number, m.id, m.ended, m.record, f.state = 'played' AND f.walkover = 0 AND m."end" <> 'abandoned'
FROM fixtures AS f JOIN matches AS m ON m.guild = f.guild AND m.id = f.match
WHERE f.guild = :guild AND f.first = :first AND f.round = :round AND m.record <> '' ORDER BY f.n
"""
_TOTALS = "SELECT seat, total FROM results WHERE match = ? ORDER BY seat"
_SHARED = """
UPDATE fixtures SET state = :state WHERE guild = :guild AND n = :n AND state = :before
AND NOT EXISTS (SELECT 1 FROM matches AS m WHERE m.guild = :guild AND m.id = fixtures.match AND m."end" = 'abandoned')
"""
_INSERT = """
INSERT INTO league_changes (guild, match, kind, detail, actor, reason, at) VALUES (?, ?, 'compare', ?, NULL, ?, ?)
"""


class _Shared(msgspec.Struct):
    same: Same | None = None


def compare_fixtures(db: Connection, guild: int, numbers: Iterable[int], now: float | None = None) -> None:
    """Compare the tables of these fixtures' rounds that are over; `now`: time of the notes (None: the match's)."""
    all_deals = [find_deals(db, guild, n) for n in numbers]
    rounds = {(deals.first, deals.round): deals for deals in all_deals if deals is not None}
    for deals in rounds.values():
        _compare(db, guild, deals, now)


def shared_counts(db: Connection, guild: int, n: int, counts: bool, now: float) -> None:
    """Let a fixture with others' deals fall out while its match does not count; it can't be played again."""
    state, before = ("played", "cancelled") if counts else ("cancelled", "played")
    db.execute(_SHARED, {"state": state, "before": before, "guild": guild, "n": n})
    compare_fixtures(db, guild, [n], now)


def _compare(db: Connection, guild: int, deals: RoundDeals, now: float | None) -> None:
    key = {"guild": guild, "first": deals.first, "round": deals.round}
    if db.execute(_OPEN, key).fetchone() is not None:
        return
    db.execute(_END, key)
    matches = db.execute(_MATCHES, key).fetchall()
    compared = compare({number: scores_of(record) for number, _, _, record, counts in matches if counts})
    for number, match, ended, record, _ in matches:
        tell_secret(db, number, record, deals.secret)
        seats: tuple[CorrectedSeat, ...] = ()
        if number in compared:
            totals = zip(db.execute(_TOTALS, (number,)).fetchall(), compared[number].places, strict=True)
            seats = tuple(CorrectedSeat(seat, place, total) for (seat, total), place in totals)
        if seats != resolve(changes_of(db, number)).compared.get(number, ()):
            text = msgspec.json.encode(Detail(seats)).decode()  # no seats: it has its own places
            at = ended if now is None else now
            change = db.insert(_INSERT, (guild, number, text, deals.id, at))
            note(db, guild, "league-compare", None, {"change": change, "match": match, "reason": deals.id}, at)


def scores_of(record: str) -> Scores:
    """Return what each seat has scored in the rounds that were played to their end."""
    results = [round_.get("result") for round_ in msgspec.json.decode(record)["rounds"]]
    scores = [result["score"] for result in results if result is not None]
    return [[score[f"p{seat}"] for seat in range(1, len(score) + 1)] for score in scores]


def tell_secret(db: Connection, match: int, record: str, secret: str) -> None:
    """Write the secret into a match's record: nobody is left who must not know it."""
    said: dict[str, Any] = msgspec.json.decode(record)
    same = said.get("same")
    if isinstance(same, dict) and same.get("secret") is None:
        same["secret"] = secret
        db.execute("UPDATE matches SET record = ? WHERE number = ?", (msgspec.json.encode(said).decode(), match))


class Deals(Rows):
    """The shared deals of every server."""

    @reads
    def of_fixture(self, db: Connection, guild: int, number: int) -> RoundDeals | None:
        """Return the deals that a fixture shares with the others of its round; None if it has its own."""
        return find_deals(db, guild, number)

    @reads
    def of_match(self, db: Connection, guild: int, match: str) -> RoundDeals | None:
        """Return the deals that a match shares with the others of its fixture's round; None if it had its own."""
        n = sharing_fixture(db, guild, match)
        return None if n is None else find_deals(db, guild, n)

    async def are_secret(self, guild: int, match: FinishedMatch) -> bool:
        """Return True for a match whose deals others still play, as a fixture or at a game night."""
        try:
            same = msgspec.json.decode(match.record, type=_Shared).same if match.record else None
        except msgspec.MsgspecError:  # a damaged record tells nothing
            same = None
        if same is not None and same.kind == "night" and same.secret is None:
            return True
        deals = await self.of_match(guild, match.match)
        return deals is not None and not deals.ended

    @writes
    def cut(self, db: Connection, guild: int, n: int, person: int, name: str, word: str) -> RoundDeals:
        """Cut the deals of a fixture's round; a second word of a person replaces the first, and is the last then.

        LeagueError `unknown-fixture`, `deals-begun` if a table of the round has started, `deals-strange` for a person
        who plays none of the round's fixtures.
        """
        with db.transaction(guild):
            deals = find_deals(db, guild, n)
            if deals is None:
                raise LeagueError("unknown-fixture", fixture=n)
            if deals.begun or deals.ended:
                raise LeagueError("deals-begun", fixture=n)
            key = {"guild": guild, "first": deals.first, "round": deals.round, "person": person}
            if db.execute(_PLAYS, key).fetchone() is None:
                raise LeagueError("deals-strange", fixture=n)
            db.execute("DELETE FROM fixture_cuts WHERE deals = ? AND person = ?", (deals.number, person))
            insert = """
                INSERT INTO fixture_cuts (deals, n, guild, person, name, word)
                SELECT :of, coalesce(max(n), 0) + 1, :guild, :person, :name, :word FROM fixture_cuts WHERE deals = :of
            """
            db.execute(insert, {"of": deals.number, "guild": guild, "person": person, "name": name, "word": word})
            return msgspec.structs.replace(deals, cuts=_cuts(db, deals.number))

    @reads
    def compared(self, db: Connection, guild: int, n: int) -> dict[str, Compared]:
        """Return the compared results of the tables of a fixture's round, by the ids of their matches."""
        deals = find_deals(db, guild, n)
        if deals is None:
            return {}
        rows = db.execute(_MATCHES, {"guild": guild, "first": deals.first, "round": deals.round}).fetchall()
        compared = compare({number: scores_of(record) for number, _, _, record, counts in rows if counts})
        return {match: compared[number] for number, match, *_ in rows if number in compared}
