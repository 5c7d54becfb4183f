"""The same deals at all tables of a round of fixtures, in the file: made with them, cut by their players.

The functions run on a connection's thread; those without a transaction of their own within one of their caller's.
"""

from collections.abc import Collection

from bot.league.rules import LeagueError
from storage.engines import Connection
from storage.errors import StorageError
from storage.values import Json

from .values import DealCut, NewDeals, RoundDeals

# True of a fixture at one of whose tables a match is under way. Headers leave out that a table is in its lobby.
IS_PLAYED = """
EXISTS (
    SELECT 1 FROM tables WHERE tables.guild = fixtures.guild AND tables.channel > 0
    AND CASE WHEN is_json(header) THEN number_in(header, fixture) = fixtures.n
        AND word_in(header, phase) IN ('playing', 'between') END
)
"""
_OF = "SELECT first, round FROM fixtures WHERE guild = :guild AND n = :n"
_FIND = f"""
SELECT d.number, d.first, d.round, d.secret, d.options, d.begun, d.ended
FROM fixture_deals AS d JOIN ({_OF}) AS f ON d.first = f.first AND d.round = f.round WHERE d.guild = :guild
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
    insert = "INSERT INTO fixture_deals (guild, first, round, secret, options) VALUES (?, ?, ?, ?, ?)"
    rows = deals.secrets.items()
    db.executemany(insert, [(guild, first, round_, secret.hex(), deals.options) for round_, secret in rows])


def find_deals(db: Connection, guild: int, n: int) -> RoundDeals | None:
    """Return the deals that a fixture shares, None if it has its own."""
    row = db.execute(_FIND, {"guild": guild, "n": n}).fetchone()
    if row is None:
        return None
    number, first, round_, secret, options, begun, ended = row
    return RoundDeals(first, round_, secret, options, _cuts(db, number), bool(begun), bool(ended))


def deals_of_match(db: Connection, guild: int, match: str) -> RoundDeals | None:
    """Return the deals that a match shares with others, None if it had its own."""
    n = sharing_fixture(db, guild, match)
    return None if n is None else find_deals(db, guild, n)


def sharing_fixture(db: Connection, guild: int, match: str) -> int | None:
    """Return the fixture of a match that shares its deals with others, None if it does not."""
    row = db.execute(_OF_MATCH, (guild, match)).fetchone()
    return None if row is None else int(row[0])


def _cuts(db: Connection, deals: int) -> tuple[DealCut, ...]:
    rows = db.execute("SELECT person, name, word FROM fixture_cuts WHERE deals = ? ORDER BY n", (deals,))
    return tuple(DealCut(*row) for row in rows)


def cut_deals(db: Connection, guild: int, n: int, person: int, name: str, word: str) -> RoundDeals:
    """Cut the deals of a fixture's round, in a transaction; see `Deals.cut`."""
    with db.transaction(guild):
        row = db.execute(_FIND, {"guild": guild, "n": n}).fetchone()
        if row is None:
            raise LeagueError("unknown-fixture", fixture=n)
        number, first, round_, _, _, begun, ended = row
        if begun or ended:
            raise LeagueError("deals-begun", fixture=n)
        key = {"guild": guild, "first": first, "round": round_, "person": person}
        if db.execute(_PLAYS, key).fetchone() is None:
            raise LeagueError("deals-strange", fixture=n)
        db.execute("DELETE FROM fixture_cuts WHERE deals = ? AND person = ?", (number, person))
        insert = """
            INSERT INTO fixture_cuts (deals, n, guild, person, name, word)
            SELECT :of, coalesce(max(n), 0) + 1, :guild, :person, :name, :word FROM fixture_cuts WHERE deals = :of
        """
        cut = {"of": number, "guild": guild, "person": person, "name": name, "word": word}
        db.execute(insert, cut)
        found = find_deals(db, guild, n)
        assert found is not None
        return found


def export_cuts(db: Connection, person: int) -> list[Json]:
    """Return the words with which a person has cut deals of fixtures, as JSON."""
    rows = db.execute(_EXPORT, (person,))
    return [dict(zip(("guild", "first", "round", "name", "word"), row, strict=True)) for row in rows]


# What other parts of the store do to deals, within their own transactions


def begin_deals(db: Connection, guild: int, n: int, words: Collection[str]) -> None:
    """Note that a table has started with the deals; StorageError `conflict` if they were cut in another way."""
    row = db.execute(_FIND, {"guild": guild, "n": n}).fetchone()
    if row is None or tuple(cut.word for cut in _cuts(db, row[0])) != tuple(words):
        raise StorageError("conflict", fixture=n)
    db.execute("UPDATE fixture_deals SET begun = 1 WHERE number = ?", (row[0],))


def fall_out(db: Connection, guild: int, n: int, match: str) -> None:
    """Close a fixture whose match came to nothing: its deals are known, and nobody can play them again.

    One that was closed while it was played only learns its match: others may still play the deals that this one tells.
    """
    db.execute(_FALL_OUT, {"match": match, "guild": guild, "n": n})


def leave_cuts(db: Connection, guild: int, person: int) -> None:
    """Take a person out of a server's cuts; the words stay, since others' deals were cut with them."""
    update = "UPDATE fixture_cuts SET person = NULL, name = '' WHERE person = ? AND guild = ?"
    db.execute(update, (person, guild))
