"""Pictures that a process of its own draws: the game goes on whatever becomes of it."""

import os
import random
import signal

from bot.app.status.report import Collector


async def test_a_drawer_that_dies_or_hangs_costs_no_picture_and_ends_with_the_bot(opened, caplog):
    async with opened(drawers=1) as world:
        table = await world.match("Ann", "Ben")
        (drawer,) = world.bot.presenter.drawers._drawers
        for deaths, number in enumerate((signal.SIGKILL, signal.SIGSTOP), 1):
            os.kill(drawer._process.pid, number)
            assert await table.play(random.Random(1), moves=3) == 3
            await world.settled()
            assert table.board.attachments
            assert all(panel.attachments for panel in table.panels.values())
            report = Collector(world.bot, None).report()
            assert (report.drawers, report.drawer_deaths) == (1, deaths)
            assert caplog.text.count("a process that draws has ended or hangs") == deaths
            drawer._not_before = 0.0
            assert await table.play(random.Random(2), moves=2) == 2
            await world.settled()
            process = drawer._process
            assert process.poll() is None
    assert process.poll() is not None
