"""More pictures than can be drawn: who has pressed something is answered all the same, and before tables are shown."""

import asyncio
from threading import Event

from bot.play.messages.studio import Urgency


async def test_a_click_is_answered_before_hundreds_of_tables_are_drawn(world):
    table = await world.match("Ann", "Ben")
    await world.settled()
    studio, first, rest, drawn = world.bot.presenter.studio, Event(), Event(), []

    def picture(number: int) -> None:
        (first if number < 2 else rest).wait()  # two threads draw
        drawn.append(number)

    queued, draw = asyncio.Event(), studio.draw

    def listen(urgency: Urgency, *args):
        if urgency is Urgency.ANSWER:
            queued.set()
        return draw(urgency, *args)

    studio.draw = listen
    flood = [draw(Urgency.TABLE, lambda n=number: picture(n)) for number in range(300)]
    assert len(studio) == 298
    mover = table.mover()
    press = asyncio.create_task(table.press(mover, table.choices(mover)[0]))
    async with asyncio.timeout(60):
        await queued.wait()
        first.set()
        await press
    assert len(drawn) <= 2  # the move is answered with its hand, and nothing of the flood was drawn before
    rest.set()
    await asyncio.gather(*flood)
    assert sorted(drawn) == list(range(300))
    await world.settled()
    assert table.board.attachments
