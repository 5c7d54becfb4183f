"""What happens to processes while people play: they are killed, end, grow old, cannot log in."""

import asyncio
import random
import signal
from contextlib import closing

import pytest

from bot.sandbox.permissions import Permission
from bot.sandbox.waiting import PATIENCE
from storage.engines.postgres import engine
from storage.engines.postgres.connection import connect
from tests.fleet.conftest import SHARDS, Fleet, Member
from tests.fleet.counting import Counting
from tests.fleet.newer import ADDS, OLD

pytestmark = pytest.mark.slow

ALL = range(SHARDS)


async def playing(fleet: Fleet) -> Counting:
    """People who have begun to play, with the process `one`."""
    await fleet.member("one")
    return await Counting.begin(fleet, await fleet.match("Ann", "Ben"), random.Random(1))


async def meanwhile(counting: Counting, *work: asyncio.Future[object] | asyncio.Task[object]) -> None:
    """Play until all that is under way beside it has happened, and a few moves more."""
    together = asyncio.gather(*work)
    await counting.play(enough=together.done)
    await together
    await counting.play(moves=2)


def sessions(fleet: Fleet) -> int:
    """How many sessions hear of the table's server."""
    return sum(session.covers(fleet.box.guild) for session in fleet.box.gateway.sessions.values())


def quiet(fleet: Fleet) -> bool:
    """True if no process has logged a fault of its own."""
    return not any("Traceback" in member.log for member in fleet.members)


async def test_handed_over_when_ready_and_had_again_when_killed(fleet: Fleet) -> None:
    """Both hear every click and what is typed; one answers.

    The first one stands by afterwards, and goes on after a lease's time.
    """
    counting = await playing(fleet)
    two = fleet.new("two")
    started = asyncio.create_task(two.start())
    while (await fleet.owners()).get(fleet.shard) == "one":
        await counting.play(moves=1)
    assert sessions(fleet) == 2  # it was ready before it owned
    await meanwhile(counting, started)
    await fleet.owned(dict.fromkeys(ALL, "two"))
    typed = await counting.table.people[0].autocomplete("rules", "game", "uno")
    assert [choice["value"] for choice in (await typed.done()).choices] == ["uno"]
    await two.kill()
    await meanwhile(counting, asyncio.create_task(fleet.owned(dict.fromkeys(ALL, "one"))))
    await counting.check()
    assert len(fleet.boards()) == 1
    assert len([request for request in fleet.box.requests if f"/interactions/{typed.id}/" in request.path]) == 1
    assert quiet(fleet)


async def test_of_three_two_of_one_name_one_has_the_shard(fleet: Fleet) -> None:
    """Told to end one after the other, the last one has it; the others were no second owners."""
    wish = f"{fleet.shard}/{SHARDS}"
    others = [fleet.new("same", wish), fleet.new("same", wish), fleet.new("other", wish)]
    await asyncio.gather(*(member.start() for member in others))
    counting = await Counting.begin(fleet, await fleet.match("Ann", "Ben"), random.Random(1))
    await counting.play(moves=2)
    for member in others[:2]:
        member.tell(signal.SIGTERM)
        await meanwhile(counting, asyncio.create_task(member.ended()))
    await fleet.owned({fleet.shard: "other"})
    await counting.check()
    assert quiet(fleet)


async def test_an_older_program_plays_on_until_it_may_write_no_more(fleet: Fleet) -> None:
    """What only adds is done beside its moves. What needs it gone waits for its end; the newer one then has all."""
    counting = await playing(fleet)
    with closing(connect(fleet.dsn)) as db:
        adding = asyncio.create_task(asyncio.to_thread(engine.migrate, db, (ADDS,)))
        await meanwhile(counting, adding)
    two = fleet.new("two")
    two.module = "tests.fleet.newer"
    started, ended = asyncio.create_task(two.start()), asyncio.create_task(fleet.members[0].ended())
    assert await ended == 1
    assert f"too-new(found={OLD + 1}, known={OLD})" in fleet.members[0].log
    await started
    await fleet.owned(dict.fromkeys(ALL, "two"))
    await counting.open_hands()
    await counting.play(moves=2)
    await counting.check()
    assert await fleet.ask("SELECT schema FROM boneyard") == [(OLD + 2,)]


async def test_who_cannot_log_in_takes_nothing_away(fleet: Fleet) -> None:
    """Whether Discord refuses its IDENTIFY or has none left for today; nobody else notices."""
    counting, identifies = await playing(fleet), fleet.box.gateway.identifies
    identifies.remaining = 10
    spent, refused = fleet.new("spent"), fleet.new("refused")
    await spent.begin()
    await fleet.box.until(lambda: _count_askers(fleet) == 2)
    identifies.remaining, identified = 1000, asyncio.Event()

    def refuse(_: int) -> bool:
        identified.set()
        return False

    identifies.take = refuse
    await refused.begin()
    async with asyncio.timeout(PATIENCE):
        await identified.wait()
    await counting.play(moves=3)
    assert set((await fleet.owners()).values()) == {"one"}
    await counting.check()


def _count_askers(fleet: Fleet) -> int:
    """How many processes have asked how many logins there are left."""
    return sum(request.template.endswith("/gateway/bot") for request in fleet.box.requests)


async def test_a_session_that_is_lost_comes_back_while_another_process_has_one(fleet: Fleet) -> None:
    """What is clicked meanwhile is heard by a process alone that may not answer."""
    counting = await playing(fleet)
    standing_by = await fleet.member("two")
    await fleet.owned(dict.fromkeys(ALL, "two"))
    await counting.open_hands()
    lost = [session for session in fleet.box.gateway.sessions.values() if session.covers(fleet.box.guild)][-1]
    del fleet.box.gateway.sessions[lost.id]
    await lost.connection.socket.close(code=4009)
    await meanwhile(counting, asyncio.create_task(fleet.box.until(lambda: sessions(fleet) == 2)))
    assert (await fleet.owners())[fleet.shard] == "two"
    await counting.check()
    assert "Traceback" not in standing_by.log


async def test_a_season_that_its_process_did_not_live_to_post_is_posted_once(fleet: Fleet) -> None:
    place, guild = fleet.box.table, fleet.box.guild
    setting = f"INSERT INTO settings VALUES ({guild.id}, 0, 'league-channel', '\"{place.id}\"')"
    await fleet.ask(setting)
    boss = fleet.box.person("Boss")
    fleet.box.world.role(guild, "Moderator").permissions |= int(Permission.MANAGE_MESSAGES | Permission.MANAGE_GUILD)
    guild.members[boss.id].roles.append(fleet.box.world.role(guild, "Moderator").id)
    first = await fleet.member("one")
    second = await _standing_by(fleet, first)
    await fleet.answered(await boss.command("manage season start", name="Spring"), "message")
    question = await fleet.private_answer(await boss.command("manage season end"))
    fleet.box.faults.drop(rf"/channels/{place.id}/messages", method="POST", times=1000)
    await boss.click(question, "Yes, end it")
    await fleet.box.until(lambda: any(sent.method == "POST" and sent.status == 0 for sent in fleet.box.requests))
    await second.kill()
    fleet.box.faults.clear()
    await fleet.box.until(lambda: _finals(fleet))
    await fleet.owned(dict.fromkeys(ALL, "one"))
    await fleet.member("three")
    await fleet.owned(dict.fromkeys(ALL, "three"))
    assert len(_finals(fleet)) == 1


async def _standing_by(fleet: Fleet, first: Member) -> Member:
    """A second process that has taken over, so that the first one stands by."""
    two = await fleet.member("two")
    await fleet.owned(dict.fromkeys(ALL, "two"))
    assert first.process is not None
    return two


def _finals(fleet: Fleet) -> list[object]:
    return [m for m in fleet.box.messages() if not m.ephemeral and "is over.**" in m.text]
