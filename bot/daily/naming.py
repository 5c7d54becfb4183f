"""How people name a day's deal: `2026-11-24 classic`, `2026-11-24`, `142 uno`, `today`, `classic`. Pure."""

from contextlib import suppress
from datetime import date

from bot.daily.plans import FIRST_DAY
from bot.games.registry import find_game
from bot.tables import TableError

TODAY = "today"
_MOST_DIGITS = 6


def read_name(text: str, today: int) -> tuple[int, str]:
    """Return the number of the day, today's by default, and the game that a text names, "" for none.

    TableError `daily-unread` for too many words; GameError for a word that is no game.
    """
    words = text.split()
    day = _day(words[0], today) if words else today
    rest = words if day is None else words[1:]
    if len(rest) > 1:
        raise TableError("daily-unread", text=text)
    game = find_game(rest[0]).name if rest else ""
    return today if day is None else day, game


def _day(word: str, today: int) -> int | None:
    """Return the number of a day from its name, its number or its date; None if it is none of these."""
    if word.casefold() == TODAY:
        return today
    digits = word.removeprefix("#")
    if digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS:
        return int(digits)
    with suppress(ValueError):
        return (date.fromisoformat(word) - FIRST_DAY).days + 1
    return None
