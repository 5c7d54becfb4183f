"""A round of the same deals is over: its tables are compared, and the secret of the deals is told.

`store.deals` is a `Deals`. All is compared within the transaction of whatever has settled the round's last fixture.
What the tables come to is a change of the league for each match, without a moderator; when one falls out, or counts
again, the others' changes are made anew.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from bot.games.same import Same
from bot.league.rules.changes import CorrectedSeat, Detail, LeagueChange, undone
from bot.league.rules.matchpoints import Scores
from bot.league.schedule.rules.duplicate import Compared, compare
from storage.engines import Connection, WorkerConnection
from storage.settings import insert_audit
from storage.values import AuditEntry, FinishedMatch, Json

from .deals import IS_PLAYED, cut_deals, deals_of_match, find_deals
from .values import RoundDeals

_OF = "guild = :guild AND first = :first AND round = :round"
# One that was closed while it is played counts as well: its players must not be told the secret.
_OPEN = f"SELECT 1 FROM fixtures WHERE {_OF} AND (state = 'open' OR {IS_PLAYED}) LIMIT 1"
_END = f"UPDATE fixture_deals SET ended = 1 WHERE {_OF}"
_MATCHES = """
SELECT m.number, m.id, m.ended, m.record, f.state = 'played' AND f.walkover = 0 AND m."end" <> 'abandoned'
FROM fixtures AS f JOIN matches AS m ON m.guild = f.guild AND m.id = f.match
WHERE f.guild = :guild AND f.first = :first AND f.round = :round AND m.record <> '' ORDER BY f.n
"""
_CHANGES = "SELECT number, kind, detail, undoes FROM league_changes WHERE match = ? ORDER BY number"
_TOTALS = "SELECT seat, total FROM results WHERE match = ? ORDER BY seat"
_SHARED = """
UPDATE fixtures SET state = :state WHERE guild = :guild AND n = :n AND state = :before
AND NOT EXISTS (SELECT 1 FROM matches AS m WHERE m.guild = :guild AND m.id = fixtures.match AND m."end" = 'abandoned')
"""
_INSERT = """
INSERT INTO league_changes (guild, match, kind, detail, actor, reason, at) VALUES (?, ?, 'compare', ?, NULL, ?, ?)
"""


class _ScoredResult(msgspec.Struct):
    score: dict[str, int]


class _ScoredRound(msgspec.Struct):
    result: _ScoredResult | None = None


class _Record(msgspec.Struct):
    rounds: list[_ScoredRound]


class _Shared(msgspec.Struct):
    same: Same | None = None


class Deals:
    """The shared deals of every server."""

    def __init__(self, writer: WorkerConnection, reader: WorkerConnection) -> None:
        self._writer, self._reader = writer, reader

    async def of_fixture(self, guild: int, number: int) -> RoundDeals | None:
        """Return the deals that a fixture shares with the others of its round; None if it has its own."""
        return await self._reader.call(find_deals, guild, number)

    async def of_match(self, guild: int, match: str) -> RoundDeals | None:
        """Return the deals that a match shares with the others of its fixture's round; None if it had its own."""
        return await self._reader.call(deals_of_match, guild, match)

    async def are_secret(self, guild: int, match: FinishedMatch) -> bool:
        """True for a match whose deals others still play, as a fixture or at a game night."""
        if _in_night(match.record):
            return True
        deals = await self.of_match(guild, match.match)
        return deals is not None and not deals.ended

    async def cut(self, guild: int, number: int, person: int, name: str, word: str) -> RoundDeals:
        """Cut the deals of a fixture's round; a second word of a person replaces the first, and is the last then.

        LeagueError `unknown-fixture`, `deals-begun` if a table of the round has started, `deals-strange` for whom none
        of its fixtures names.
        """
        return await self._writer.call(cut_deals, guild, number, person, name, word)

    async def compared(self, guild: int, number: int) -> dict[str, Compared]:
        """Return what the tables of a fixture's round have come to by comparison, by the ids of their matches."""
        return await self._reader.call(round_compared, guild, number)


def _in_night(record: str) -> bool:
    """True if a record has deals of a night's round whose secret is not told; one that is damaged shows nothing."""
    try:
        same = msgspec.json.decode(record, type=_Shared).same if record else None
    except msgspec.MsgspecError:
        return False
    return same is not None and same.kind == "night" and same.secret is None


def compare_fixtures(db: Connection, guild: int, numbers: Iterable[int], now: float | None = None) -> None:
    """Compare the tables of the rounds to which these fixtures belong, as far as they share deals and are over.

    `now` is the time of what is noted of it, None for that of each match.
    """
    rounds: dict[tuple[int, int], RoundDeals] = {}
    for n in numbers:
        deals = find_deals(db, guild, n)
        if deals is not None:
            rounds[deals.first, deals.round] = deals
    for deals in rounds.values():
        _compare(db, guild, deals, now)


def shared_counts(db: Connection, guild: int, n: int, counts: bool, now: float) -> None:
    """Let a fixture with others' deals fall out while its match does not count; it can't be played again."""
    state, before = ("played", "cancelled") if counts else ("cancelled", "played")
    db.execute(_SHARED, {"state": state, "before": before, "guild": guild, "n": n})
    compare_fixtures(db, guild, [n], now)


def round_compared(db: Connection, guild: int, n: int) -> dict[str, Compared]:
    """Return what the tables of a fixture's round have come to by comparison, by the ids of their matches."""
    deals = find_deals(db, guild, n)
    if deals is None:
        return {}
    key = {"guild": guild, "first": deals.first, "round": deals.round}
    rows = db.execute(_MATCHES, key).fetchall()
    found = compare({number: scores_of(record) for number, _, _, record, counts in rows if counts})
    return {match: found[number] for number, match, *_ in rows if number in found}


def _compare(db: Connection, guild: int, deals: RoundDeals, now: float | None) -> None:
    key = {"guild": guild, "first": deals.first, "round": deals.round}
    if db.execute(_OPEN, key).fetchone() is not None:
        return
    db.execute(_END, key)
    matches = db.execute(_MATCHES, key).fetchall()
    found = compare({number: scores_of(record) for number, _, _, record, counts in matches if counts})
    for number, match, ended, record, _ in matches:
        tell_secret(db, number, record, deals.secret)
        own = found.get(number)
        seats = () if own is None else _placed(db, number, own.places)
        if seats != compared_seats(db, number):
            _change(db, guild, number, match, seats, deals, ended if now is None else now)


def scores_of(record: str) -> Scores:
    """Return what each seat has scored in the rounds that were played to their end."""
    rounds = msgspec.json.decode(record, type=_Record).rounds
    results = [one.result.score for one in rounds if one.result is not None]
    return [[score[f"p{seat}"] for seat in range(1, len(score) + 1)] for score in results]


def _placed(db: Connection, match: int, places: tuple[int, ...]) -> tuple[CorrectedSeat, ...]:
    totals = db.execute(_TOTALS, (match,)).fetchall()
    return tuple(CorrectedSeat(seat, place, total) for (seat, total), place in zip(totals, places, strict=True))


def tell_secret(db: Connection, match: int, record: str, secret: str) -> None:
    """Write the secret into a match's record: nobody is left who must not know it."""
    said: dict[str, Any] = msgspec.json.decode(record)
    same = said.get("same")
    if isinstance(same, dict) and same.get("secret") is None:
        same["secret"] = secret
        text = msgspec.json.encode(said).decode()
        db.execute("UPDATE matches SET record = ? WHERE number = ?", (text, match))


def _change(
    db: Connection, guild: int, number: int, match: str, seats: tuple[CorrectedSeat, ...], deals: RoundDeals, now: float
) -> None:
    """Let a match have the places of the comparison (none: its own)."""
    text = msgspec.json.encode(Detail(seats)).decode()
    change = db.insert(_INSERT, (guild, number, text, deals.id, now))
    said: Mapping[str, Json] = {"change": change, "match": match, "reason": deals.id}
    insert_audit(db, guild, AuditEntry("league-compare", None, msgspec.json.encode(said).decode()), now)


def compared_seats(db: Connection, match: int) -> tuple[CorrectedSeat, ...]:
    """Return the places and totals that a comparison has given a match; none if it has its own."""
    rows = db.execute(_CHANGES, (match,)).fetchall()
    changes = [
        LeagueChange(number, kind, 0.0, match, msgspec.json.decode(detail, type=Detail), undoes)
        for number, kind, detail, undoes in rows
    ]
    taken_back = undone(changes)
    held = [one for one in changes if one.kind == "compare" and one.number not in taken_back]
    return held[-1].detail.seats if held else ()
