"""The process is killed after random actions, again and again: the same table goes on, and nothing told is lost."""

import asyncio
import os
import random
import re
from contextlib import asynccontextmanager

import psycopg
import pytest

from bot.games.record import decode
from bot.games.verify import verify
from bot.sandbox.waiting import PATIENCE
from storage import is_dsn
from tests.box import Rates, Response, Sandbox, edited, follow_up
from tests.end_to_end import test_presets as presets
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_cuts import RUNNING, offered
from tests.end_to_end.test_finding import calls, wants
from tests.end_to_end.world import Table, World, words_of
from tests.luck import part_of
from tests.storage.places import in_turn

KILLS = part_of(4, 3)
LEASE = 2.0  # seconds, where there are leases


class Processes(World):
    """A world in which the bot is a process that can be killed."""

    def __init__(self, store, box, folder, forks) -> None:
        self.box, self.store, self.bot, self.folder, self.forks = box, store, None, folder, forks
        self.process, self.owners = None, set()

    async def start(self) -> None:
        place, errors = self.box.endpoints(), self.folder / "errors.log"
        with errors.open("ab") as log:
            arguments = (place["api"], place["gateway"], place["cdn"], self.box.token, "", "boneyard", str(LEASE))
            self.process = await self.forks.start((str(self.store), *arguments), self.folder, log, os.environ)
        async with asyncio.timeout(PATIENCE):
            assert await self.process.stdout.readline() == b"ready\n", errors.read_text()
            if is_dsn(self.store):
                await self.owned()

    async def owned(self) -> None:
        """Wait until another process than the last one has the shards: who is killed has them until its lease ends."""
        async with await psycopg.AsyncConnection.connect(self.store, autocommit=True) as link:
            await link.execute("LISTEN boneyard_fleet")
            while not (owners := await _owners(link)) or owners & self.owners:
                async for _ in link.notifies(timeout=0.3, stop_after=1):  # who takes a free shard tells nobody
                    pass
        self.owners = owners

    async def answered(self, interaction, *kinds) -> Response:
        """Wait for the answer; a click that came before the shard is acknowledged first, then changes its message."""
        answer = await interaction.done()
        if answer.kind == "acknowledged" and "update" in kinds:
            return Response("update", await edited(interaction))
        return await super().answered(interaction, *kinds)

    async def kill(self) -> None:
        self.process.kill()
        await self.process.wait()
        self.process.close_output()
        await self.box.until(lambda: not self.box.online)


async def _owners(link) -> set[str]:
    cursor = await link.execute("SELECT owner FROM leases WHERE owner IS NOT NULL")
    return {owner for (owner,) in await cursor.fetchall()}


@pytest.fixture
async def processes(path, tmp_path, monkeypatch, forks):
    # A click fails if it is never answered, but not because the machine is busy.
    monkeypatch.setattr("bot.sandbox.interactions.FIRST_RESPONSE_SECONDS", PATIENCE)

    @asynccontextmanager
    async def open_world():
        async with Sandbox(rates=Rates.free()) as box:
            world = Processes(path, box, tmp_path, forks)
            await world.start()
            try:
                yield world
            finally:
                if world.process.returncode is None:
                    await world.kill()

    async with open_world() as opened:
        yield opened


def round_and_tiles(board) -> tuple[int, int]:
    """What the public message says: the round, and how many tiles all players hold together."""
    text = " ".join([board.text, *(file.description for file in board.attachments)])
    round_now = int(re.search(r", round (\d+)\.", text)[1])
    return round_now, sum(int(number) for number in re.findall(r"(\d+) tiles?[ ,]", text))


def is_later(now: tuple[int, int], before: tuple[int, int]) -> bool:
    """Whether no move that was told is lost: a later round, or as many tiles, or fewer."""
    return now[0] > before[0] or (now[0] == before[0] and now[1] <= before[1])


async def click_and_kill(world: Processes, table: Table, rng: random.Random) -> None:
    """Click, and kill the process at some moment of dealing with it."""
    person = table.mover()
    label = rng.choice(table.choices(person))
    await person.click(table.panels[person], label)
    for _ in range(rng.choice((0, 1, 3, 10, 30, 100, 300))):
        await asyncio.sleep(0)
    await world.kill()


async def start_again(world: Processes, table: Table) -> None:
    """Start another process; nothing that was told before may be lost."""
    before = round_and_tiles(table.board)
    await world.start()
    for person in table.people:
        await table.open_hand(person)
    await world.box.until(lambda: len(world.boards()) == 1)
    await table.wait()
    if not table.between and not table.over:
        assert is_later(round_and_tiles(table.board), before)


async def to_move(table: Table) -> str:
    """Go on to where somebody can move, or to the end of the match."""
    while (state := await table.wait()) == "between":
        await table.ready()
    return state


async def test_killed_again_and_again_the_match_is_finished(processes):
    world, rng = processes, random.Random(1)
    table = await world.match("Ann", "Ben")
    for _ in range(KILLS):
        await table.play(rng, moves=rng.randrange(3))
        # the deal is the bot's own, and one match in a thousand is over before the last kill
        if await to_move(table) == "over":
            break
        await click_and_kill(world, table, rng)
        await start_again(world, table)
    await table.play(rng)
    ann = table.people[0]
    record = decode((await world.record_of(ann)).attachments[0].data)
    verify(record)
    assert record.result.end in ("target", "rounds")  # as the length says; not broken off
    assert len(world.boards()) == 1
    league = await world.answered(await ann.command("league table"))
    assert "1 played" in words_of(league.message)


@in_turn("moments", 0, 30)
async def test_killed_between_promise_and_deal_the_promise_stands_and_so_do_the_cuts(processes, moments):
    """A word that was told to all is in the deal; one that nobody was told of may be lost with the click."""
    world = processes
    ann, ben = await world.lobby("Ann", "Ben", hands="1")
    (promise,) = offered(world.board())
    form = await world.cut_form(ann)
    await world.answered(await ann.submit(form, {"text": "told"}))
    await world.board_when(lambda m: "Ann “told”" in m.text)
    form = await world.cut_form(ben)
    await ben.submit(form, {"text": "perhaps"})
    for _ in range(moments):
        await asyncio.sleep(0)
    await world.kill()
    await world.start()
    board = await world.board_when(lambda m: "Ann “told”" in m.text)
    assert offered(board) == [promise]
    table = await world.begin([ann, ben])
    check = (await world.fair_play(ann)).text
    assert RUNNING.findall(check) == [promise]
    assert "Cut in this order: Ann “told”" in check
    await table.play(random.Random(1))
    record = decode((await world.record_of(ann)).attachments[0].data)
    verify(record)
    assert record.rounds[0].commitment == promise
    assert record.rounds[0].cut_by["p1"] == "told"


async def test_a_click_that_a_killed_process_acknowledged_is_answered_by_the_next_one_that_hears_it(processes):
    """Discord takes no second first answer, so what the person has to know follows."""
    world = processes
    await world.lobby("Ann", "Ben")
    cleo, faults = world.box.person("Cleo"), world.box.faults
    faults.hold("/webhooks/", method="POST")
    click = await cleo.click(world.board(), "Start")
    await world.box.until(lambda: click.callback is not None)
    await start_anew(world)
    assert not click.followups
    for _ in range(3):
        faults._deliver_at_once(click)
    answer = await follow_up(click)
    assert answer.ephemeral
    after = await cleo.click(world.board(), "Start")
    assert (await follow_up(after)).text == answer.text
    assert len(click.followups) == 1


async def start_anew(world: Processes) -> None:
    """Kill the process and start another one, which answers."""
    await world.kill()
    world.box.faults.clear()
    await world.start()
    await world.private_answer(await world.box.person("Ann").command("table"))


@in_turn("step", 0, 1)
async def test_a_preset_is_saved_once_whenever_the_process_is_killed(processes, step):
    """It is killed while it saves, and when it has saved and nobody was told so."""
    world = processes
    ann = await boss(world)
    await world.lobby("Ann", scoring="minus-200")
    page = await world.options(ann)
    await world.answered(await ann.click(page, "More options"), "update")
    form = (await world.answered(await ann.click(page, "Save as preset"), "modal")).modal
    lost = world.box.faults.drop("/callback$", method="POST", times=100)
    await ann.submit(form, {"Name": "Friday"})
    if step:
        await world.box.until(lambda: lost.times < 100)
    await start_anew(world)
    text = await presets.saved(world, ann, "Friday")
    assert "There is a preset" in text or (step == 0 and "Saved as **Friday**" in text)
    (choice, *_) = (await (await ann.autocomplete("play", "game", "fri", world.box.talk)).done()).choices
    await world.lobby("Ben", channel=world.box.talk, game=choice["value"])
    options = await world.options(world.box.person("Ben"), world.box.talk)
    assert "Scoring: **lowest score, to 200**" in options.text


def called_by(world: Processes) -> int:
    """How many messages were to call players to a seat so far, by their nonces."""
    posts = [r for r in world.box.requests if r.method == "POST" and r.template.endswith("/messages")]
    return len({r.body["nonce"] for r in posts if "one more is wanted" in str(r.body)})


@in_turn("step", 0, 1, 2, 3)
async def test_a_call_to_a_seat_comes_once_whenever_the_process_is_killed(processes, step):
    """It is killed before the call is noted, before it is posted, before it knows the message, and after that."""
    world = processes
    (ben,) = await wants(world, "Ben")
    ann, cili = (await world.match("Ann", "Cili")).people
    await world.leave(cili)
    menu = await world.private_answer(await ann.command("table"))
    if step in (1, 2):
        lost = world.box.faults.drop("/messages$", method="POST", times=100, applied=step == 2)
    click = await ann.click(menu, "Call players")
    if step == 3:
        await world.answered(click)
    elif step:
        await world.box.until(lambda: lost.times < 100)
    await start_anew(world)
    assert len(calls(world)) == (1 if step > 1 else 0)
    click = await ann.click(await world.private_answer(await ann.command("table")), "Call players")
    again = (await world.answered(click)).message.text
    assert ("You can call again" in again) is (step > 0)
    assert called_by(world) == 1
    if step > 1:  # the table has found the message
        await world.private_answer(await ben.click(calls(world)[0], "Take the seat"))
        await world.wait_for_text("All seats are taken.")


@in_turn("step", 0, 1)
async def test_a_call_whose_seat_was_taken_says_so_whenever_the_process_is_killed(processes, step):
    """It is killed before the message can be changed, and when it was changed and the table does not know it yet."""
    world = processes
    (ben,) = await wants(world, "Ben")
    ann, cili = (await world.match("Ann", "Cili")).people
    await world.leave(cili)
    await world.answered(await ann.click(await world.private_answer(await ann.command("table")), "Call players"))
    (message,) = calls(world)
    lost = world.box.faults.drop(f"/messages/{message.id}$", method="PATCH", times=100, applied=step == 1)
    assert "hand.png" in str(await world.private_answer(await ben.click(message, "Take the seat")))
    await world.box.until(lambda: lost.times < 100)
    await start_anew(world)
    await world.wait_for_text("All seats are taken.")
    assert calls(world) == []
    assert called_by(world) == 1
