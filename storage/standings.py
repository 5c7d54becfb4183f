"""The league: standings as one SQL aggregate over the finished matches that count."""

import sqlite3

from .values import Standing

# No game has more than six seats. A person's name is the newest, of whatever match.
_STANDINGS = """
SELECT r.person,
       (SELECT name FROM results WHERE person = r.person AND guild = :guild ORDER BY ended DESC LIMIT 1),
       count(*), sum(r.points) AS points, sum(r.place = 1) AS won,
       sum(r.place = 2), sum(r.place = 3), sum(r.place = 4), sum(r.place = 5), sum(r.place = 6)
FROM matches AS m JOIN results AS r ON r.match = m.number
WHERE m.guild = :guild AND m.league = 1 AND m."end" <> 'abandoned' AND m.ended >= :since AND m.ended < :until
      AND r.person IS NOT NULL AND r.computer = 0 {game}
GROUP BY r.person
ORDER BY points DESC, won DESC, count(*), r.person
"""
_ALL_GAMES = _STANDINGS.format(game="")
_ONE_GAME = _STANDINGS.format(game="AND m.game = :game")


def load_standings(
    db: sqlite3.Connection, guild: int, game: str | None, since: float, until: float
) -> list[Standing]:
    """Add up the league of a guild, of one game or all, over matches that ended from `since` until before `until`.

    The order is: most points, then most won, then fewest played. Matches outside the league, abandoned
    ones, computers and forgotten persons do not count. A person has the name of the last match.
    """
    key = {"guild": guild, "game": game, "since": since, "until": until}
    rows = db.execute(_ALL_GAMES if game is None else _ONE_GAME, key).fetchall()
    return [
        Standing(person, name, played, places[0], tuple(places), points)
        for person, name, played, points, *places in rows
    ]
