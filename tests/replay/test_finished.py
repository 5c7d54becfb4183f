"""Which matches go on, for those who ask for one that is not over."""

from types import SimpleNamespace

import pytest

from bot.replay.finished import running
from tests.play.fakes import GUILD, FakeTables
from tests.play.fakes import snapshot as at


@pytest.mark.parametrize(
    ("phase", "guild", "goes_on"),
    [
        ("playing", GUILD, True),
        ("between", GUILD, True),
        ("lobby", GUILD, False),  # its id belongs to a match that has not begun
        ("playing", GUILD + 1, False),
    ],
)
def test_only_a_match_that_has_begun_here_goes_on(phase: str, guild: int, goes_on: bool) -> None:
    table = at(phase=phase)
    ctx = SimpleNamespace(guild=guild, services=SimpleNamespace(tables=FakeTables(table)))
    assert running(ctx, table.state.match_id) is goes_on
    assert not running(ctx, "another")
