"""Fixtures whose last day is over: each is settled by rule, once, in one transaction with what it counts."""

from bot.games.registry import GAMES
from bot.league.schedule.rows import Fixture, close_due, compare_fixtures, find_due
from bot.league.schedule.rules.pairings import forfeit
from storage.engines import Connection
from storage.values import Json

from .moderation import By, hand_match
from .seasons import note
from .values import HandSeat


def settle_due(db: Connection, guild: int, n: int, now: float) -> bool:
    """True if a fixture was still to be settled; then it is, as `bot.league.schedule.rules.pairings.forfeit` says.

    A walkover is a change of the league without a moderator, for the reason of its last day, so it can be undone as
    any other. Where nobody has won, or the game is not played here any more, the fixture alone is closed.
    """
    with db.transaction(guild):
        one = find_due(db, guild, n, now)
        if one is None or one.last is None:
            return False
        places = forfeit([seat.ready for seat in one.seats]) if _can_count(one) else ()
        if places:
            seats = [HandSeat(seat.person, seat.name, place) for seat, place in zip(one.seats, places, strict=True)]
            hand_match(db, By(guild, None, one.last.day, now), one.game, now, seats, "walkover", n)
        else:
            numbers: list[Json] = [n]
            note(db, guild, "fixture-lapse", None, {"fixtures": numbers, "until": one.last.day}, now)
        close_due(db, guild, n, lapsed=not places)
        compare_fixtures(db, guild, [n], now)
    return True


def _can_count(one: Fixture) -> bool:
    """True if so many can play the game, and none of them has been forgotten."""
    game = GAMES.get(one.game)
    return game is not None and len(one.seats) in game.seats and all(seat.person for seat in one.seats)
