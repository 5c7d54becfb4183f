"""Pictures that a process of its own draws: the game goes on whatever becomes of it."""

import os
import random
import signal

import pytest

from bot.app.status.report import Collector


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_drawer_that_dies_or_hangs_costs_no_picture_and_ends_with_the_bot(opened, caplog, number):
    async with opened(drawers=1) as world:
        table = await world.match("Ann", "Ben")
        drawers = world.bot.presenter.drawers
        (drawer,) = drawers._drawers
        os.kill(drawer._process.pid, number)
        assert await table.play(random.Random(1), moves=3) == 3
        await world.settled()
        assert table.board.attachments
        assert all(panel.attachments for panel in table.panels.values())
        report = Collector(world.bot, None).report()
        assert (report.drawers, report.drawer_deaths) == (1, 1)
        drawer._not_before = 0.0
        assert await table.play(random.Random(2), moves=2) == 2
        await world.settled()
        process = drawer._process
        assert process.poll() is None
    assert process.poll() is not None
    assert "a process that draws has ended or hangs" in caplog.text
