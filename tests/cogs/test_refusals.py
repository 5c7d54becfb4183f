"""Long before Discord would shut the bot out, it keeps still."""

import pytest
from yarl import URL

from bot.cogs.messages.refusals import RefusalGuard
from tests.cogs.fakes import FakeClock

BOARD = URL("https://discord.com/api/v10/channels/1/messages/2")
ANSWER = URL("https://discord.com/api/v10/interactions/1/token/callback")
LATER = URL("https://discord.com/api/v10/webhooks/1/token/messages/@original")
GATEWAY = URL("wss://gateway.discord.gg/?v=10")


@pytest.fixture
def clock():
    return FakeClock()


def test_boards_stop_first_then_answers_and_the_gateway_never(clock, caplog):
    guard = RefusalGuard(10, clock.now)
    for _ in range(9):
        guard.refused()
    assert guard.allows(BOARD)
    guard.refused()
    assert [guard.allows(url) for url in (BOARD, ANSWER, LATER, GATEWAY)] == [False, True, True, True]
    for _ in range(6):
        guard.refused()
    assert [guard.allows(url) for url in (BOARD, ANSWER, LATER, GATEWAY)] == [False, False, False, True]
    assert caplog.text.count("keeps still") == 1


def test_what_was_refused_ten_minutes_ago_counts_no_longer(clock):
    guard = RefusalGuard(2, clock.now)
    guard.refused()
    clock.advance(300)
    guard.refused()
    clock.advance(299)
    assert not guard.allows(BOARD)
    clock.advance(1)
    assert guard.allows(BOARD)
