"""Numbers, days, times and lists as a language writes them. Most sentences get a number itself, and write it so."""

from collections.abc import Iterable
from datetime import date, datetime
from functools import lru_cache

from babel import Locale, UnknownLocaleError
from babel.dates import format_skeleton, format_time
from babel.lists import format_list
from babel.numbers import format_decimal

from bot.locales import DEFAULT, fallbacks

_DAY = "yMd"  # in English as the Swedes write it, year first: 3/9 is March to some and September to others
_MINUS = "−"


def decimal(value: float, locale: str) -> str:
    """Write a number with at most one decimal: `1,312.5`, in Finnish `1 312,5`."""
    return format_decimal(round(value, 1) + 0.0, locale=_babel(locale)).replace("-", _MINUS)  # -0.0 becomes 0.0


def mean(value: float, locale: str) -> str:
    """Write a mean, always with one decimal."""
    return format_decimal(value, format="#,##0.0", locale=_babel(locale)).replace("-", _MINUS)


def change(value: float, locale: str) -> str:
    """Write by how much something has changed: `+12`, `−9`, `±0`."""
    changed = round(value, 1)
    text = decimal(changed, locale)
    return f"+{text}" if changed > 0 else text if changed else f"±{text}"


def day_text(day: date, locale: str) -> str:
    """Write a day in numbers: `2026-03-09`, in Finnish `9.3.2026`."""
    return format_skeleton(_DAY, day, locale=_days(locale))


def written_day(text: str, locale: str) -> str:
    """Write a day that is stored as `2026-03-09`; ValueError if it is none."""
    return day_text(date.fromisoformat(text), locale)


def weekday_text(day: date, locale: str) -> str:
    """Write a day of this year with its weekday: `Fri 27 Nov`, in Finnish `pe 27.11.`."""
    return format_skeleton("MMMEd", day, locale=_babel(locale, "en-GB"))


def month_text(day: date, locale: str) -> str:
    """Write the month of a day: `November 2026`, in Hungarian `2026. november`."""
    return format_skeleton("yMMMM", day, locale=_days(locale))


def time_text(when: datetime, locale: str) -> str:
    """Write a day and its time: `2026-03-09 18:30`, in Finnish `9.3.2026 18.30`."""
    language = _days(locale)
    return f"{format_skeleton(_DAY, when, locale=language)} {format_time(when, 'short', locale=language)}"


def listed(items: Iterable[str], locale: str) -> str:
    """Join a few things as a sentence does: `Ann, Ben and Cili`."""
    return format_list([*items], locale=_babel(locale, "en-GB"))


def _days(locale: str) -> Locale:
    return _babel(locale, "en-SE")


def _babel(locale: str, english: str = DEFAULT) -> Locale:
    """Return what babel knows of the language in which texts are found for a locale; `english` is which English."""
    names = (english if name == DEFAULT else name for name in (*fallbacks(locale), DEFAULT))
    return next(filter(None, map(_locale, names)))


@lru_cache(maxsize=64)
def _locale(name: str) -> Locale | None:
    """Return what babel knows of a language, None of one that is somebody's own."""
    try:
        return Locale.parse(name, sep="-")
    except (UnknownLocaleError, ValueError):
        return None
