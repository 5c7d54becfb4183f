"""What runs beside the bot: polling that survives errors, and announcements that come once."""

import logging

import pytest

from bot.connection.delivery import Trouble
from bot.connection.service import Announcer, Poller
from storage import StorageError
from tests.play.fakes import FakeClock, refused


async def test_a_poll_that_raises_is_logged_and_polled_again(caplog):
    clock, calls = FakeClock(), []
    errors = [StorageError("locked"), RuntimeError("a fault"), None]

    async def poll():
        calls.append(clock.now())
        error = errors[len(calls) - 1]
        if error is not None:
            raise error

    poller = Poller(clock, poll, "tests", every=60.0, first=0.0, failed="nothing is tested")
    with caplog.at_level(logging.WARNING):
        poller.start()
        await poller.settled()
        for _ in range(2):
            clock.advance(60.0)
            await poller.settled()
    assert calls == [1000.0, 1060.0, 1120.0]
    first, second = caplog.records
    assert (first.levelname, first.exc_info) == ("WARNING", None)
    assert first.getMessage().startswith("nothing is tested: ")
    assert (second.levelname, second.getMessage()) == ("ERROR", "nothing is tested")
    await poller.close()
    clock.advance(600.0)
    assert len(calls) == 3


async def test_a_database_that_is_away_is_not_logged_at_every_poll(caplog):
    clock = FakeClock()

    async def poll():
        raise StorageError("unreachable")

    assert StorageError("unreachable").away
    poller = Poller(clock, poll, "tests", first=0.0)
    with caplog.at_level(logging.INFO):
        poller.start()
        await poller.settled()
    assert not caplog.records
    await poller.close()


async def test_an_announcement_that_discord_refuses_is_due_again_after_ten_minutes():
    clock = FakeClock()
    announcer, sent = Announcer(clock), []

    async def refuse():
        raise refused(50001, 403)

    async def send():
        sent.append(clock.now())

    assert announcer.is_due("a")
    assert announcer.trouble("a") is None
    assert await announcer.announce("a", refuse) is False
    assert announcer.trouble("a") is Trouble.FORBIDDEN
    assert (announcer.is_due("a"), announcer.is_due("b")) == (False, True)
    clock.advance(599.0)
    assert not announcer.is_due("a")
    clock.advance(1.0)
    assert announcer.is_due("a")
    assert announcer.trouble("a") is Trouble.FORBIDDEN  # until it is posted
    assert await announcer.announce("a", send) is True
    assert (sent, announcer.trouble("a"), announcer.is_due("a")) == ([1600.0], None, True)


async def test_a_refusal_can_be_forgotten_and_other_errors_are_raised():
    announcer = Announcer(FakeClock())

    async def refuse():
        raise refused(50001, 403)

    async def fail():
        raise StorageError("locked")

    await announcer.announce("a", refuse)
    with pytest.raises(StorageError):
        await announcer.announce("a", fail)
    assert not announcer.is_due("a")
    announcer.forget("a")
    assert announcer.is_due("a")
