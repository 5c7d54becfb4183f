"""Matches against a strong player, who thinks in a process of its own; and that process when the bot is killed."""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from bot.games.record import decode
from bot.games.registry import GAMES
from bot.games.verify import verify
from bot.players.thinking_processes.process import Worker
from bot.sandbox.waiting import PATIENCE
from tests.end_to_end.test_kill import Processes, processes
from tests.end_to_end.world import Table, words_of
from tests.storage.places import on_one

__all__ = ["processes"]
QUICK = {"classic": {"hands": "1"}, "uno": {"target": "0"}, "romi40": {"deals": "1"}, "tabla": {"deals": "1"}}


async def against_a_strong_one(world, **options) -> Table:
    """A match of Ann against a strong player, chosen in the lobby's options."""
    (ann,) = await world.lobby("Ann", **options)
    page = await world.options(ann)
    await world.choose(ann, page, ":computers:", "strong")
    board = await world.board_when(lambda m: any(":computer:strong" in button["custom_id"] for button in m.buttons()))
    await world.answered(await ann.click(board, "+ Computer"))
    board = await world.seated(2)
    assert "Computer players: **strong**" in board.text
    assert ", strong computer" in words_of(board)
    return await world.begin([ann])


@pytest.fixture
def thoughts(monkeypatch):
    """What workers were asked, as they answered."""
    heard, think = [], Worker.think

    async def listened(worker, *question):
        heard.append((worker._process.pid, await think(worker, *question)))
        return heard[-1][1]

    monkeypatch.setattr(Worker, "think", listened)
    return heard


async def test_a_match_against_a_strong_player_whose_worker_is_killed_and_replaced_over_a_restart(world, thoughts):
    table = await against_a_strong_one(world, hands="1")
    rng, killed = random.Random(3), set()
    while len(pids := {pid for pid, _ in thoughts}) < 2:
        assert await table.wait() == "move"
        for pid in pids - killed:
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        await table.move(rng)
    await world.restart()
    await table.open_hand(table.people[0])
    await table.play(rng)
    record = await world.record_of(table.people[0])
    decoded = decode(record.attachments[0].data)
    verify(decoded)
    assert any(token.startswith("p2 play ") for token in decoded.rounds[0].actions)
    played = [token for token in decoded.rounds[0].actions if token.startswith("p2 ")]
    assert {choices[0].tokens[0] for _, choices in thoughts} & set(played)
    assert len({pid for pid, _ in thoughts}) <= 3


def workers_of(pid: int) -> list[int]:
    """The processes that think for a process."""
    below = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in below if b"thinking_processes.worker" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def ended(pid: int) -> None:
    """Wait until a process has ended."""
    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    over = asyncio.Event()
    asyncio.get_running_loop().add_reader(handle, over.set)
    try:
        async with asyncio.timeout(PATIENCE):
            await over.wait()
    finally:
        asyncio.get_running_loop().remove_reader(handle)
        os.close(handle)


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux tells when another's child has ended")
@on_one()
async def test_killed_while_somebody_thinks_nobody_is_left_behind_and_the_table_goes_on(processes: Processes):
    world, rng = processes, random.Random(5)
    table = await against_a_strong_one(world, hands="1")
    kills = 0
    while await table.wait() != "over":
        thinking = workers_of(world.process.pid)
        if not thinking or kills >= 3:
            await table.move(rng)
            continue
        ann = table.mover()
        await world.answered(await ann.click(table.panels[ann], rng.choice(table.choices(ann))))
        await world.kill()
        kills += 1
        for pid in thinking:
            await ended(pid)
        await world.start()
        await world.box.until(world.boards)  # what the killed process showed last may have no buttons
        if not table.over:
            await table.open_hand(ann)
    assert kills
    record = await world.record_of(table.people[0])
    verify(decode(record.attachments[0].data))


@pytest.mark.parametrize("game", [game for game in GAMES if game in QUICK and game != "classic"])
async def test_a_strong_player_in_other_families(world, game):
    table = await against_a_strong_one(world, game=game, **QUICK[game])
    (ann,) = table.people
    await world.box.until(lambda: "It's your turn" in table.panels[ann].text)
    state = world.bot.tables.all()[0].state
    assert state.seats[1].computer == "strong"
