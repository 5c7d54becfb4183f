"""What decided a match, on its result: through the real client, with thoughts that a test lends."""

import random
from dataclasses import replace

from tests.end_to_end.reviewing import lend
from tests.end_to_end.world import PACE


async def test_the_move_that_decided_a_match_comes_to_its_result_later(opened):
    """The post stands at once with the last move, and is edited once: by the bot, since nobody has clicked on it."""
    async with opened(pace=replace(PACE, turning=12.0)) as world:
        thoughts = lend(world, go=False)
        table = await world.match("Ann", "Ben", hands="1")
        await table.play(random.Random(5))
        post = await world.board_when(lambda m: "Play again" in m.labels())
        (before,) = post.attachments
        assert "Last move: " in before.description
        requests = len(world.box.requests)
        thoughts.go.set()
        await world.settled()
        (after,) = post.attachments
        assert "Turning point" in after.description
        assert after.data != before.data
        edits = [request for request in [*world.box.requests][requests:] if str(post.id) in request.path]
        assert [request.method for request in edits] == ["PATCH"]
        assert "Play again" in post.labels()
