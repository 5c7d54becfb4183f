"""What decided a match is found behind its result, in bounded time, and changes the result once."""

from collections.abc import AsyncIterator

import pytest

from bot.games.match import abandon, to_record
from bot.play.messages.studio import Studio
from bot.play.messages.turning import TurningPoints
from bot.players.reviews import after, all_decisions
from bot.players.thinking import Purpose
from tests.end_to_end.reviewing import Thoughts
from tests.play.fakes import FakeClock, turns
from tests.play.fakes import snapshot as at
from tests.play.pages.test_messages import over, started
from tests.play.world import World

DONE = over()  # everybody plays what is offered first, and Thoughts finds another move better
SECONDS = 12.0


def ended(series: int = 1, match=DONE, **fields):
    return at(8, match=match, phase="over", end=match.end, series=series, **fields)


class Looked:
    """Turning points among fakes; `told` are the tables that have one."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.clock, self.thoughts, self.studio = FakeClock(), Thoughts(), Studio(1)
        self.reported: list[str] = []
        self.points = TurningPoints(self.thoughts, self.studio, self.clock, seconds, self.reported.append)

    async def find(self, snapshot):
        self.points.begin(snapshot)
        self.thoughts.go.set()
        await self.points.settled()
        return self.points.of(snapshot)


@pytest.fixture
async def looked() -> AsyncIterator[Looked]:
    looked = Looked()
    yield looked
    await looked.points.close()
    looked.studio.close()


async def test_it_is_found_after_everything_that_somebody_waits_for(looked) -> None:
    point = await looked.find(ended())
    assert point is not None
    assert looked.reported == [ended().id]
    assert {purpose for _, purpose in looked.thoughts.questions} == {Purpose.TURN}
    assert max(Purpose) == Purpose.TURN  # the others go first
    decided = [decision for decision in all_decisions(to_record(DONE)) if decision.done == point.tokens]
    assert point in [after(to_record(DONE), decision) for decision in decided]
    assert (point.view.seat, point.view.turn) == (None, None)


async def test_a_match_is_looked_at_once_and_its_result_waits_for_nothing(looked) -> None:
    looked.points.begin(ended())
    assert looked.points.of(ended()) is None
    await looked.find(ended())
    count = len(looked.thoughts.questions)
    await looked.find(ended())
    assert (len(looked.thoughts.questions), len(looked.reported)) == (count, 1)


async def test_another_match_that_ends_meanwhile_keeps_its_last_move(looked) -> None:
    looked.points.begin(ended())
    await looked.thoughts.began.wait()
    assert await looked.find(ended(series=2)) is None
    assert looked.points.of(ended()) is not None
    assert await looked.find(ended(series=3)) is not None


async def test_nothing_is_looked_for_where_nothing_was_decided_or_there_is_no_time(looked) -> None:
    never = Looked(seconds=0.0)
    assert await never.find(ended()) is None
    never.studio.close()
    assert await looked.find(ended(match=abandon(started()))) is None
    assert (looked.thoughts.questions, never.thoughts.questions) == ([], [])


async def test_its_time_is_bounded(looked) -> None:
    looked.points.begin(ended())
    await looked.thoughts.began.wait()
    looked.clock.advance(SECONDS - 1.0)
    await turns()
    assert looked.thoughts.cancelled == 0
    looked.clock.advance(1.0)  # the thought that is under way is called off, and no other asked for
    await looked.points.settled()
    assert looked.thoughts.cancelled == 1
    assert len(looked.thoughts.questions) == 1
    assert looked.reported == []


async def test_where_nobody_can_think_the_last_move_stays(looked) -> None:
    looked.thoughts.fails = True
    assert await looked.find(ended()) is None
    assert looked.reported == []


async def test_the_end_of_the_bot_ends_it(looked) -> None:
    looked.points.begin(ended())
    await looked.thoughts.began.wait()
    await looked.points.close()
    assert looked.reported == []


async def test_the_result_is_edited_once_when_it_is_known() -> None:
    looked, world = Looked(), World()
    looked.points._report = world.messenger.look_again
    world.messenger.attach(world.tables, looked.points)
    await world.publish(at(7, series=1))
    await world.publish(ended())
    assert world.channels.texts() == ["board 8", "result t1-abcdef-1"]
    before = len(world.channels.calls)
    looked.thoughts.go.set()
    await looked.points.settled()
    await world.messenger.settled()
    assert world.channels.names()[before:] == ["edit"]
    assert world.channels.texts() == ["board 8", "result t1-abcdef-1 turned"]
    world.messenger.look_again(ended().id)
    await world.messenger.settled()
    assert world.channels.names()[before:] == ["edit"]
    looked.studio.close()


async def test_a_result_whose_next_match_has_begun_is_left_alone() -> None:
    looked, world = Looked(), World()
    looked.points._report = world.messenger.look_again
    world.messenger.attach(world.tables, looked.points)
    await world.publish(at(7, series=1))
    await world.publish(ended())
    await looked.thoughts.began.wait()
    await world.publish(at(9, series=2))
    looked.thoughts.go.set()
    await looked.points.settled()
    await world.messenger.settled()
    assert "result t1-abcdef-1" in world.channels.texts()
    looked.studio.close()
