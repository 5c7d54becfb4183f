"""What somebody has shown of their tries, and which of them are over, on a connection's thread."""

from ..engines import Connection
from .values import EndedDaily

_SHOW = "INSERT INTO daily_shown (number, guild) VALUES (?, ?) ON CONFLICT (number, guild) DO NOTHING"
_ENDED = """
SELECT number, day, game FROM dailies WHERE person = ? AND ended IS NOT NULL ORDER BY day DESC, number DESC LIMIT ?
"""


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
