"""Days, which are UTC's and have numbers, and which game is whose day's. Times are seconds since 1970."""

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta

from bot.games.registry import GAMES

FIRST_DAY = date(2026, 11, 24)  # has the number 1
_BEFORE = FIRST_DAY - timedelta(days=1)


def number_of(now: float) -> int:
    """Return the number of the day at a time."""
    return (datetime.fromtimestamp(now, UTC).date() - _BEFORE).days


def day_of(number: int) -> date:
    """Return the day of a number."""
    return _BEFORE + timedelta(days=number)


def end_of(number: int) -> float:
    """Return the time at which a day is over, and the next one begins."""
    after = day_of(number + 1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def name_of(number: int, game: str) -> str:
    """Return what records call a day's deal of a game."""
    return f"{day_of(number).isoformat()} {game}"


def game_of(number: int, left_out: Collection[str] = ()) -> str:
    """Return the day's game where some games are left out: it goes round through all others.

    It is the same wherever the same are left out. Where all are, none is.
    """
    games = [game for game in GAMES if game not in left_out] or [*GAMES]
    return games[number % len(games)]
