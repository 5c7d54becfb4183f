"""How a day's deal is named by people."""

import pytest

from bot.daily.plans import name_of, number_of, read_name
from bot.games.errors import OptionError
from bot.games.registry import GAMES
from bot.tables import TableError

TODAY = number_of(1795478400.0) + 30


@pytest.mark.parametrize("game", GAMES)
def test_what_records_call_a_deal_is_read(game: str) -> None:
    for day in (1, TODAY, TODAY + 400):
        assert read_name(name_of(day, game), TODAY) == (day, game)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("", (TODAY, "")),
        ("today", (TODAY, "")),
        ("Today uno", (TODAY, "uno")),
        ("uno", (TODAY, "uno")),
        ("142", (142, "")),
        ("#142  uno ", (142, "uno")),
        ("2026-11-24", (1, "")),
        ("2026-11-23", (0, "")),
    ],
)
def test_less_is_enough(text: str, meant: tuple[int, str]) -> None:
    assert read_name(text, TODAY) == meant


@pytest.mark.parametrize("text", ["2026-02-30 uno", "whist", "1 whist"])
def test_what_is_no_game_is_refused(text: str) -> None:
    with pytest.raises((OptionError, TableError)):
        read_name(text, TODAY)


def test_more_than_a_day_and_a_game_is_refused() -> None:
    with pytest.raises(TableError, match="daily-unread"):
        read_name("142 uno now", TODAY)
