"""The pages of calls, turns and absences: what they offer, and what no client of Discord would send."""

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.finding.notify import away_page, blocks_page, callers_page, calls_page, last_days
from bot.finding.rows import Absence, Notify, PlayerSettings
from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.locales import languages
from tests.play.pages.refused import problems

READER, HELSINKI = Reader(), ZoneInfo("Europe/Helsinki")
NOON = datetime(2026, 10, 24, 9, tzinfo=UTC).timestamp()  # in Helsinki; the next day has 25 hours
DAY = 86_400.0


@pytest.mark.parametrize(("left", "days"), [(0.0, 0), (43_198.0, 0), (43_199.0, 1), (1.5 * DAY, 1), (14 * DAY, 14)])
def test_the_days_that_end_within_what_is_left_are_offered(left: float, days: int) -> None:
    offered = [*last_days(NOON, left, HELSINKI)]
    assert offered == [date.fromordinal(date(2026, 10, 24).toordinal() + number) for number in range(days)]


def test_without_days_left_none_is_offered_and_an_absence_can_be_ended() -> None:
    used = away_page(PlayerSettings(), 0.0, NOON, HELSINKI, READER)
    assert "your 14 days" in used.content
    assert len(used.rows) == 1
    gone = PlayerSettings(absences=(Absence(NOON - 1, NOON + DAY),))
    away = away_page(gone, DAY, NOON, HELSINKI, READER)
    assert f"until <t:{int(NOON + DAY)}:D>" in away.content
    assert away.rows[1][0].label == "I'm back"


@pytest.mark.parametrize("locale", languages())
def test_the_pages_are_messages_in_every_language(locale: str) -> None:
    reader, quiet = Reader(locale), PlayerSettings("both", (1320, 420), "America/Argentina/ComodRivadavia")
    wish = Notify(1, tuple(GAMES))
    pages = [
        calls_page(None, PlayerSettings(), reader),
        calls_page(wish, quiet, reader, closed=True),
        blocks_page([], reader),
        blocks_page(range(10**18, 10**18 + 99), reader, notice=reader.t("notify-self")),
        *(callers_page(who, reader) for who in ("everybody", "host", "moderators", "123456789012345678")),
        *(away_page(quiet, days * DAY, NOON, HELSINKI, reader) for days in (0, 1, 14)),
    ]
    assert [problems(page) for page in pages] == [()] * len(pages)


def test_of_many_blocked_people_some_are_named_and_the_others_counted() -> None:
    page = blocks_page(range(1, 43), READER)
    assert "<@40> and 2 more" in page.content
    assert "<@41>" not in page.content
