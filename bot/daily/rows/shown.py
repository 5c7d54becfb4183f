"""What others see of a person's tries: those that were shown, a server's podium; on a connection's thread."""

from typing import NamedTuple

from storage.engines import Connection

from .values import EndedDaily

_SHOW = "INSERT INTO daily_shown (number, guild) VALUES (?, ?) ON CONFLICT (number, guild) DO NOTHING"
_ENDED = """
SELECT number, day, game FROM dailies WHERE person = ? AND ended IS NOT NULL ORDER BY day DESC, number DESC LIMIT ?
"""
# People of the server by their name there, without those who are hidden there, or whose result is taken out.
_BEST = """
SELECT m.name, d.score, m.person FROM daily_members AS m
JOIN dailies AS d ON d.person = m.person AND d.day = :day AND d.game = :game AND d.counted = 1
WHERE m.guild = :guild AND m.since <= :day
AND NOT EXISTS (SELECT 1 FROM daily_out AS o WHERE o.guild = m.guild AND o.day = :day AND o.person = m.person)
AND NOT EXISTS (
    SELECT 1 FROM league_members AS l
    WHERE l.guild = m.guild AND l.person = m.person AND (l.opted_out <> 0 OR l.banned <> 0)
)
ORDER BY d.score DESC, d.ended, d.number LIMIT :most
"""


class PodiumRow(NamedTuple):
    """Somebody on a day's podium: the place, which equals share, the name, the score, and who that is."""

    place: int
    name: str
    score: int
    person: int = 0


def show(db: Connection, number: int, guild: int) -> None:
    """Note that a try was shown to all in a server; nothing happens if it is there no more."""
    with db.transaction():
        if db.execute("SELECT 1 FROM dailies WHERE number = ?", (number,)).fetchone():
            db.execute(_SHOW, (number, guild))


def load_shown(db: Connection, number: int, guild: int) -> bool:
    """True if a try was shown to all in a server."""
    found = db.execute("SELECT 1 FROM daily_shown WHERE number = ? AND guild = ?", (number, guild))
    return found.fetchone() is not None


def load_ended(db: Connection, person: int, most: int) -> list[EndedDaily]:
    """Return a person's tries that are over, those of the last days first."""
    return [EndedDaily(*row) for row in db.execute(_ENDED, (person, most))]


def load_podium(db: Connection, guild: int, day: int, game: str, most: int) -> list[PodiumRow]:
    """Return the best results of a day's deal among a server's people, so many at most."""
    found = db.execute(_BEST, {"guild": guild, "day": day, "game": game, "most": most}).fetchall()
    scores = [score for _, score, _ in found]
    return [PodiumRow(scores.index(score) + 1, name, score, person) for name, score, person in found]
