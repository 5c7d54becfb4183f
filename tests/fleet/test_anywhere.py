"""Where the bot is in no server one process answers: the one that has the shard of the session that heard it."""

import pytest

from bot.sandbox.gateway.session import Session
from tests.end_to_end.test_lessons import begun, step
from tests.fleet.conftest import SHARDS, Fleet

pytestmark = pytest.mark.slow

ALL = range(SHARDS)


async def learned(fleet: Fleet, place: object) -> None:
    """Go through some steps of a lesson in a place."""
    ann = fleet.box.person("Ann")
    page = await begun(fleet, ann, "classic", place)
    for _ in range(3):
        await step(fleet, ann, page)
    assert "4 of" in page.text


def answers(fleet: Fleet) -> list[int]:
    """Return the HTTP statuses of the first answers to interactions."""
    return [request.status for request in fleet.box.requests if request.template.endswith("/callback")]


async def test_what_two_hear_in_a_message_one_answers(fleet: Fleet) -> None:
    await fleet.member("one")
    await fleet.member("two")
    await fleet.owned(dict.fromkeys(ALL, "two"))
    await learned(fleet, fleet.box.world.dm(fleet.box.person("Ann").user))
    assert answers(fleet) == [200] * 4


@pytest.mark.parametrize("routing", ["formula", "first"])
async def test_wherever_discord_sends_what_happens_as_a_guest_it_is_answered(
    fleet: Fleet, routing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its documentation says of messages that they go to the first shard, and nothing of servers without the bot."""
    box = fleet.box
    if routing == "first":
        covers = Session.covers
        monkeypatch.setattr(
            Session, "covers", lambda self, guild: covers(self, None if box.world.is_guest(guild) else guild)
        )
    box.person("Ann").add_app()
    places = {}
    while len(places) < SHARDS:
        guild = box.add_guild(f"Elsewhere {len(places)}", with_bot=False)
        places.setdefault((guild.id >> 22) % SHARDS, next(iter(guild.channels.values())))
    first, second = await fleet.member("one", f"0/{SHARDS}"), await fleet.member("two", f"1-{SHARDS - 1}/{SHARDS}")
    for place in (*places.values(), box.world.dm(box.person("Ann").user)):
        await learned(fleet, place)
    assert answers(fleet) == [200] * 4 * (SHARDS + 1)
    assert "Traceback" not in first.log + second.log
