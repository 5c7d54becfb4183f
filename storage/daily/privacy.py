"""A person's tries, to hand out and to delete."""

from ..engines import Connection
from ..values import Json
from .rows import mark_of

_RECENT = 2  # days before the last that there are deals for: today's, and one that may just have ended
_OWN = """
SELECT day, game, name, started, ended, score, counted FROM dailies WHERE person = ? ORDER BY day, game
"""
_SEEN = """
SELECT deal.day, deal.game, secret FROM dailies AS own
JOIN daily_deals AS deal ON deal.day = own.day AND deal.game = own.game
WHERE person = ? AND deal.day > (SELECT max(day) FROM daily_deals) - ?
"""
_MARK = "INSERT INTO daily_marks (day, game, mark) VALUES (?, ?, ?) ON CONFLICT (day, game, mark) DO NOTHING"


def export_dailies(db: Connection, person: int) -> list[Json]:
    """Return what is held about a person's tries; of one that is played not the hand: that is the game's secret."""
    return [
        {
            "day": day,
            "game": game,
            "name": name,
            "started": started,
            "ended": ended,
            "score": score,
            "counted": bool(counted),
        }
        for day, game, name, started, ended, score, counted in db.execute(_OWN, (person,)).fetchall()
    ]


def forget_dailies(db: Connection, person: int) -> int:
    """Delete a person's tries, and return how many there were.

    Of deals of days that are not over a mark stays, which names nobody: else one could try again with what one knows.
    """
    with db.transaction():
        seen = db.execute(_SEEN, (person, _RECENT)).fetchall()
        db.executemany(_MARK, [(day, game, mark_of(secret, person)) for day, game, secret in seen])
        return db.execute("DELETE FROM dailies WHERE person = ?", (person,)).rowcount
