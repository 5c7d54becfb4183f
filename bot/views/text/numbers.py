"""Numbers, days and times as a language writes them. Sentences get numbers as numbers, and write these themselves."""

from datetime import date, datetime
from functools import lru_cache

from babel import Locale, UnknownLocaleError
from babel.dates import format_skeleton, format_time
from babel.numbers import format_decimal

from bot.locales import DEFAULT, fallbacks

_DAY = "yMd"
_MINUS = "−"


def decimal(value: float, locale: str) -> str:
    """Write a number with at most one decimal: `1,312.5`, in Finnish `1 312,5`."""
    return _signed(format_decimal(round(value, 1) + 0.0, locale=_babel(locale)))  # -0.0 becomes 0.0


def mean(value: float, locale: str) -> str:
    """Write a mean, always with one decimal."""
    return _signed(format_decimal(value, format="#,##0.0", locale=_babel(locale)))


def change(value: float, locale: str) -> str:
    """Write by how much something has changed: `+12`, `−9`, `±0`."""
    changed = round(value, 1)
    told = decimal(changed, locale)
    return f"+{told}" if changed > 0 else told if changed else f"±{told}"


def day_text(day: date, locale: str) -> str:
    """Write a day in numbers: `2026-03-09`, in Finnish `9.3.2026`."""
    return format_skeleton(_DAY, day, locale=_days(locale))


def written_day(text: str, locale: str) -> str:
    """Write a day that is stored as `2026-03-09`; ValueError if it is none."""
    return day_text(date.fromisoformat(text), locale)


def time_text(when: datetime, locale: str) -> str:
    """Write a day and its time: `2026-03-09 18:30`, in Finnish `9.3.2026 18.30`."""
    found = _days(locale)
    return f"{format_skeleton(_DAY, when, locale=found)} {format_time(when, 'short', locale=found)}"


def _signed(text: str) -> str:
    return text.replace("-", _MINUS)


@lru_cache(maxsize=64)
def _babel(locale: str) -> Locale:
    """Return what babel knows of the language in which texts are found for a locale."""
    for name in fallbacks(locale):
        try:
            return Locale.parse(name, sep="-")
        except (UnknownLocaleError, ValueError):  # a language of somebody's own
            continue
    return Locale(DEFAULT)


@lru_cache(maxsize=64)
def _days(locale: str) -> Locale:
    """Return the locale for days. In English 3/9 is March or September: they are written as in Sweden, year first."""
    found = _babel(locale)
    return Locale(DEFAULT, "SE") if found.language == DEFAULT else found
