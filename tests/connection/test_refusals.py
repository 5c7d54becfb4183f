"""Long before Discord would shut the bot out, it keeps still."""

import pytest
from yarl import URL

from bot.connection.limits import RefusalGuard
from tests.play.fakes import FakeClock

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


def test_several_processes_share_what_may_be_refused(clock):
    share = [0.5]
    guard = RefusalGuard(100, clock.now, lambda: share[0])
    for _ in range(50):
        assert guard.allows(BOARD)
        guard.refused()
    assert (guard.allows(BOARD), guard.allows(ANSWER)) == (False, True)
    share[0] = 1.0
    assert guard.allows(BOARD)
    for _ in range(30):
        guard.refused()
    share[0] = 0.5
    assert not guard.allows(ANSWER)


def test_who_owns_nothing_may_still_be_refused_a_little(clock):
    guard = RefusalGuard(100, clock.now, lambda: 0.0)
    guard.refused()
    assert guard.allows(BOARD)
    guard.refused()
    assert not guard.allows(BOARD)


def test_what_was_refused_ten_minutes_ago_counts_no_longer(clock):
    guard = RefusalGuard(2, clock.now)
    guard.refused()
    clock.advance(300)
    guard.refused()
    clock.advance(299)
    assert not guard.allows(BOARD)
    clock.advance(1)
    assert guard.allows(BOARD)
