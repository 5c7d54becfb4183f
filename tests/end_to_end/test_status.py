"""What the running bot tells of itself: tables that are played, wait or are stuck, late answers, refusals, thoughts."""

import random
from types import SimpleNamespace

import msgspec

from bot.app.status.report import Collector, faults_of
from bot.players.thinking_processes.process import DiedError, Worker
from bot.sandbox.permissions import Permission
from tests.end_to_end.test_strong import against_a_strong_one


def report(world):
    collector = Collector(world.bot, None)
    collector.up = True
    return collector.report()


async def test_tables_are_counted_once_each(world):
    await world.lobby("Ann", "Ben")
    assert report(world).tables.waiting == 1
    people = [world.box.person(name) for name in ("Ann", "Ben")]
    await world.begin(people)
    status = report(world)
    assert (status.tables.live, status.tables.waiting, status.tables.stuck) == (1, 0, {})
    assert not [*faults_of(status)]
    assert status.written.changes >= status.written.commits > 0
    assert (status.written.superseded, status.behind, status.fleet) == (0, 0, None)
    assert [(shard.number, shard.connected) for shard in status.shards] == [(0, True)]


async def test_a_table_that_cannot_be_shown_is_stuck_and_no_fault_of_the_host(world):
    await world.lobby("Ann", "Ben")
    world.box.faults.revoke(world.box.table, Permission.VIEW_CHANNEL)
    world.bot.messenger.repost(world.bot.tables.all()[0])
    await world.settled()
    status = report(world)
    assert status.tables.stuck == {"forbidden": 1}
    assert sum(status.refusals.values()) >= 1
    assert not [*faults_of(status)]


async def test_an_answer_that_came_too_late_is_counted(world):
    (ann,) = await world.lobby("Ann")
    before = report(world).late
    fault = world.box.faults.fail("/callback", method="POST", status=404, code=10062)
    await ann.command("help")
    await world.box.until(lambda: fault.hits)
    await world.settled()
    assert report(world).late == before + 1


async def test_a_backup_that_failed_is_told_before_any_was_made(world):
    backups = SimpleNamespace(last=None, failed=True)
    assert "backup-failed" in faults_of(Collector(world.bot, backups).report())


async def test_nothing_in_a_report_names_anybody(world):
    table = await world.begin(await world.lobby("Ann", "Ben"))
    await table.play(random.Random(3), moves=3)
    text = msgspec.json.encode(report(world)).decode()
    box = world.box
    for secret in (box.guild.id, box.table.id, box.person("Ann").user.id, "Ann", "Ben", box.guild.name):
        assert str(secret) not in text


async def test_a_strong_player_without_a_thought_says_so_once(world, monkeypatch):
    async def none() -> Worker:
        raise DiedError("no more processes")

    monkeypatch.setattr(world.bot.thinkers, "_start", none)
    table = await against_a_strong_one(world, hands="1")
    rng, counts = random.Random(4), []
    while await table.wait() != "over":
        counts.append(table.board.text.count("Noodle is thinking less today: the machine is busy."))
        await table.move(rng)
        await world.settled()
    assert max(counts) == 1
    assert 0 in counts[counts.index(1) :]  # the next moves are told without it
    assert report(world).missed > 1
