"""The best of a day among the people of a server, on a connection's thread."""

from typing import NamedTuple

from ..engines import Connection

# People of the server by their name there, without those who are hidden there, or whose result is taken out.
_BEST = """
SELECT m.name, d.score FROM daily_members AS m
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
    """Somebody on a day's podium: the place, which equals share, the name, the score."""

    place: int
    name: str
    score: int


def load_podium(db: Connection, guild: int, day: int, game: str, most: int) -> list[PodiumRow]:
    """Return the best results of a day's deal among a server's people, so many at most."""
    found = db.execute(_BEST, {"guild": guild, "day": day, "game": game, "most": most}).fetchall()
    scores = [score for _, score in found]
    return [PodiumRow(scores.index(score) + 1, name, score) for name, score in found]
