"""Every interaction is dealt with once, in its person's order, and answered whatever happens."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.connection.arrivals import Arrivals
from bot.connection.delivery import Trouble
from bot.games.errors import IllegalAction
from bot.league.rules import LeagueError
from bot.parts.ids import IdError
from bot.play.clicks import dispatcher
from bot.play.clicks.context import InteractionContext, RequestError, waiting_code
from bot.tables import TableError
from storage import StorageError
from tests.play.fakes import FakeClock, FakeInteraction, refused, turns
from tests.play.fakes import snapshot as at
from tests.play.house import House
from tests.play.pages.tables import HOST


@pytest.fixture
async def house():
    return House(at(7))


async def test_an_interaction_that_is_delivered_twice_is_dealt_with_once(house):
    done = []

    async def handler(ctx):
        done.append(ctx.interaction.id)

    first, second = await house.answer(handler, 1), await house.answer(handler, 1)
    third = await house.answer(handler, 2)
    assert done == [1, 2]
    assert (first.names(), second.names(), third.names()) == (["defer"], [], ["defer"])


async def test_both_deliveries_at_once_are_dealt_with_once(house):
    done = []

    async def handler(ctx):
        await turns()
        done.append(ctx.interaction.id)

    await asyncio.gather(house.answer(handler, 1), house.answer(handler, 1))
    assert done == [1]


async def test_what_one_person_does_is_dealt_with_in_order_and_holds_up_nobody_else(house):
    done, gate = [], asyncio.Event()

    async def slow(ctx):
        await gate.wait()
        done.append("first")

    async def quick(ctx):
        done.append(f"then {ctx.person.id - HOST}")

    waiting = [
        asyncio.create_task(house.answer(slow, 1)),
        asyncio.create_task(house.answer(quick, 2)),
        asyncio.create_task(house.answer(quick, 3, person=HOST + 1)),
    ]
    await turns()
    assert done == ["then 1"]
    gate.set()
    await asyncio.gather(*waiting)
    assert done == ["then 1", "first", "then 0"]


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (RequestError("table-none-here"), "no table"),
        (TableError("not-seated"), "not in this match"),
        (IllegalAction("not-your-turn", "CL-1"), "turn"),
        (IdError("x"), "too old for me"),
        (StorageError("full"), "save"),
        (RuntimeError("ours"), "wrong"),
    ],
)
async def test_every_error_is_worded_and_nothing_fails_in_silence(house, error, said, caplog):
    async def handler(ctx):
        raise error

    interaction = await house.answer(handler, click=False)
    assert interaction.names() == ["send"]
    assert said in interaction.texts()[0]
    assert interaction.calls[0][1]["ephemeral"]
    assert ("interaction failed" in caplog.text) is isinstance(error, RuntimeError)


@pytest.mark.parametrize("error", [RuntimeError("ours"), StorageError("full")])
async def test_who_cannot_even_be_shown_a_look_is_answered_and_not_left_thinking(house, error, caplog):
    """What is gathered about an interaction can fail before any handler runs."""

    async def reader_in(guild, locale):
        raise error

    async def handler(ctx):
        raise AssertionError("there is nothing to handle it with")

    house.presenter.reader_in = reader_in
    interaction = await house.answer(handler, click=False)
    assert interaction.names() == ["send"]
    assert interaction.calls[0][1]["ephemeral"]
    assert ("save" if isinstance(error, StorageError) else "wrong") in interaction.texts()[0]
    assert "interaction failed" in caplog.text
    assert house.dispatcher._under_way() == []


async def test_an_explanation_that_fails_is_answered_for_too(house, monkeypatch, caplog):
    def naming_of(*_, **__):
        raise RuntimeError("ours")

    async def handler(ctx):
        raise TableError("not-seated")

    monkeypatch.setattr(dispatcher, "naming_of", naming_of)
    interaction = await house.answer(handler, click=False)
    assert "wrong" in interaction.texts()[0]
    assert "interaction failed" in caplog.text


async def test_a_failure_ends_nothing_but_its_interaction(house):
    async def handler(ctx):
        raise RuntimeError("ours")

    async def fine(ctx):
        await ctx.say("fine")

    await house.answer(handler, 1)
    assert (await house.answer(fine, 2)).texts() == ["fine"]


async def test_after_the_end_nothing_is_taken_and_what_is_under_way_may_finish(house):
    gate, done = asyncio.Event(), []

    async def handler(ctx):
        await gate.wait()
        done.append(ctx.interaction.id)

    under_way = asyncio.create_task(house.answer(handler, 1))
    await turns()
    ending = asyncio.create_task(house.dispatcher.close(3600))
    await turns()
    late = await house.answer(handler, 2)
    assert not ending.done()
    gate.set()
    await asyncio.gather(under_way, ending)
    assert done == [1]
    assert late.calls == []


async def test_what_does_not_end_is_broken_off_before_the_client_is_closed(house, caplog):
    """Under load dozens of answers may be under way; each would print a traceback about the closed session."""

    async def handler(_):
        await asyncio.Event().wait()

    under_way = [asyncio.create_task(house.answer(handler, number, person=number)) for number in range(5)]
    await turns()
    await house.dispatcher.close(0)
    await turns()
    assert all(task.done() for task in under_way)
    assert caplog.records == []


@pytest.mark.parametrize("gone", ["over", "lost"])
async def test_a_table_that_is_over_or_gone_is_nowhere_to_be_found(gone):
    fields = {"phase": "over", "turn": None} if gone == "over" else {}
    house = House(at(7, channel=99, **fields))
    house.stuck = Trouble.CHANNEL_GONE if gone == "lost" else None
    interaction = await house.answer(_here)
    assert "There's no table here." in interaction.texts()[0]
    assert "<#99>" not in interaction.texts()[0]


async def _here(ctx):
    ctx.here()


async def test_who_plays_elsewhere_is_told_where(house):
    async def handler(ctx):
        ctx.here()

    other = House(at(7, channel=77))
    assert "<#77>" in (await other.answer(handler)).texts()[0]
    assert "<#" not in (await other.answer(handler, 2, person=5)).texts()[0]


# Hands


async def show(ctx: InteractionContext) -> None:
    await ctx.show_hand(ctx.here())


async def test_a_hand_that_was_shown_follows_from_then_on(house):
    interaction = await house.answer(show, click=False)
    assert interaction.texts() == ["hand 7"]
    house.panels.follow(house.tables.put(at(8)))
    await house.panels.settled()
    assert interaction.texts() == ["hand 7", "hand 8"]
    assert interaction.names() == ["send", "edit"]


async def test_what_happened_while_the_hand_was_drawn_is_shown_too(house):
    house.presenter.gate.clear()
    answering = asyncio.create_task(house.answer(show, click=False))
    await turns()
    house.panels.follow(house.tables.put(at(8)))
    house.presenter.gate.set()
    interaction = await answering
    await house.panels.settled()
    assert interaction.texts() == ["hand 7", "hand 8"]


async def test_a_hand_that_was_not_delivered_leaves_the_old_one_following(house):
    first = await house.answer(show, 1, click=False)
    lost = FakeInteraction(2, click=False)
    lost.faults.order("send", refused(10062, 404))
    await house.dispatcher.dispatch(lost, show)
    house.panels.follow(house.tables.put(at(8)))
    await house.panels.settled()
    assert first.texts() == ["hand 7", "hand 8"]
    assert "hand 8" not in lost.texts()


async def test_who_has_no_seat_is_shown_no_hand(house):
    interaction = await house.answer(show, person=5)
    assert house.presenter.drawn == []
    assert "not in this match" in interaction.texts()[0]
    assert len(house.panels) == 0


async def test_a_private_message_that_was_clicked_is_changed_and_a_public_one_never(house):
    inside = await house.answer(show, 1, message=500)
    assert inside.names() == ["change"]
    outside = await house.answer(show, 2, message=500, ephemeral=False)
    assert outside.names() == ["send"]
    assert outside.calls[0][1]["ephemeral"]


async def test_a_board_that_is_behind_is_owned_up_to(house):
    house.stuck = Trouble.FORBIDDEN
    await house.answer(show)
    assert "missing a permission" in house.presenter.drawn[0][3]


def test_every_trouble_that_lasts_has_a_sentence():
    assert {trouble for trouble in Trouble if not waiting_code(trouble)} == {
        Trouble.MESSAGE_GONE,
        Trouble.TOKEN_SPENT,
        Trouble.THREADS_FULL,  # no table opens a thread: a game night does, and has its own sentence
    }
    assert waiting_code(None) == ""


# Discord's three seconds


@pytest.mark.parametrize(("waited", "acknowledged"), [(1.1, False), (1.3, True), (60.0, True)])
async def test_the_time_to_acknowledge_runs_from_the_arrival_not_from_the_handlers_start(house, waited, acknowledged):
    """Under load a second may pass in between."""
    gate, clock = asyncio.Event(), FakeClock()
    house.dispatcher.hurry, house.dispatcher.arrivals = 1.2, Arrivals(clock.now)
    house.dispatcher.arrivals.hear({"id": 1})
    clock.advance(waited)
    interaction = FakeInteraction(1)
    answering = asyncio.create_task(house.dispatcher.dispatch(interaction, lambda _: gate.wait()))
    await turns()
    assert interaction.names() == ["defer"] * acknowledged
    gate.set()
    await answering


async def test_what_is_late_is_not_acknowledged_first_where_it_is_answered_at_once(house):
    house.dispatcher.hurry = -1.0
    assert (await house.answer(lambda ctx: ctx.say("soon"))).names() == ["send"]


class Coming:
    """An owner to whom a server's shard comes while a click of it is kept; or goes from, while it is answered."""

    def __init__(self, *, alone: bool = False) -> None:
        self.here, self.is_alone = False, alone

    def acts(self, guild: int) -> bool:
        return self.here

    plays = acts

    def alone(self, guild: int):
        return lambda: self.is_alone

    async def may_act(self, guild: int) -> bool:
        self.here = True
        return True

    async def arrived(self, guild: int) -> None:
        """Return at once."""

    def voice(self, guild: int):
        async def speaks() -> bool:
            return True

        return speaks


@pytest.mark.parametrize(
    ("alone", "answered", "names"),
    [
        (False, None, ["defer", "follow"]),
        (False, refused(40060), ["defer"]),
        (True, refused(40060), ["defer", "original", "follow"]),
    ],
)
async def test_a_click_that_was_kept_is_dealt_with_unless_another_process_answers_it(house, alone, answered, names):
    """It came to the process that had the shard before, too: what that one does is not done twice."""
    house.dispatcher._owner = Coming(alone=alone)
    kept = FakeInteraction(message=500)
    kept.original = 500
    kept.faults.order("defer", answered)
    await house.dispatcher.dispatch(kept, lambda ctx: ctx.say("done"))
    assert kept.names() == names


@pytest.mark.parametrize("error", [TableError("gone"), LeagueError("night-over")])
async def test_who_asks_while_the_shard_goes_is_left_to_the_process_that_has_it(house, error):
    """Without an acknowledgement, which only one may give."""
    owner = house.dispatcher._owner = Coming()
    owner.here = True

    async def handler(ctx):
        owner.here = False
        raise error

    assert (await house.answer(handler)).names() == []
    owner.here = True


@pytest.mark.parametrize(("thinking", "names"), [(True, ["defer", "original", "edit"]), (False, ["defer", "original"])])
async def test_a_command_that_was_kept_is_answered_while_it_still_shows_that_the_bot_is_thinking(
    house, monkeypatch, thinking, names
):
    """Its acknowledgement may have been this process's own, whose reply was lost; else the other one answers soon."""
    house.dispatcher._owner = Coming()
    command = FakeInteraction(click=False)
    command.original, command.thinking = 500, True

    async def other_finishes(seconds: float) -> None:
        command.thinking = thinking

    monkeypatch.setattr(
        "bot.connection.responder.asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": other_finishes})
    )
    command.faults.order("defer", refused(40060))
    await house.dispatcher.dispatch(command, lambda ctx: ctx.say("done"))
    assert command.names() == names


@pytest.mark.parametrize(("click", "answer"), [(True, "follow"), (False, "edit")])
@pytest.mark.parametrize("error", [TableError("gone"), StorageError("superseded")])
async def test_what_was_acknowledged_while_the_shard_goes_is_told_since_nobody_else_answers_it(
    house, error, click, answer
):
    owner = house.dispatcher._owner = Coming()
    owner.here = True

    async def handler(ctx):
        await ctx.responder.hurry()
        owner.here = False
        raise error

    interaction = await house.answer(handler, click=click)
    assert interaction.names() == ["defer", answer]
    assert "try again" in interaction.texts()[0]


async def test_what_another_process_has_acknowledged_is_left_to_it(house):
    owner = house.dispatcher._owner = Coming()
    owner.here = True

    async def handler(ctx):
        await ctx.responder.hurry()
        owner.here = False
        raise TableError("gone")

    interaction = FakeInteraction(message=500)
    interaction.original = 500
    interaction.faults.order("defer", refused(40060))
    await house.dispatcher.dispatch(interaction, handler)
    assert interaction.names() == ["defer", "original"]
