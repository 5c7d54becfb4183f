"""What people are told while an arena is on, and when its time is up."""

from msgspec.structs import replace

from tests.end_to_end.arenas import arena, going, night_of, passed
from tests.end_to_end.nights import calls, page, press, rounds_of


async def test_the_page_says_who_waits_and_that_the_last_tables_play_when_the_time_is_up(world):
    people = await arena(world, ("Ben", "Cleo", "Dan"))
    for table, call, thread in zip(going(world), calls(world), rounds_of(world), strict=True):
        assert call.text.startswith(f"Table {table.number}: <@")
        assert thread.name == f"Table {table.number}"
    late = world.box.person("Late")
    assert "as soon as others are free" in (await press(world, late, "I'm in")).text
    assert (await press(world, people[1], "I'm in")).text == "You're in."
    await passed(world, 16)
    assert "Waiting: Late" in page(world).text
    ways = ", ".join(f"<#{table.place}>" for table in going(world))
    assert f"Tables playing: 2 ({ways})" in page(world).text
    out = (await press(world, people[2], "I'm out")).text
    assert out.startswith("You're out. Your match goes on")
    until = world.clock.time() + 60
    await world.bot.services.nights.change(
        night_of(world).number, lambda night: replace(night, plan=replace(night.plan, until=until))
    )
    await passed(world, 58)
    assert "Time is up <t:" in page(world).text
    await passed(world, 18)  # the page is changed every 15 seconds at most
    assert "The last tables play to their end." in page(world).text
    assert "Waiting" not in page(world).text
    assert "only the last tables play on" in (await press(world, late, "I'm in")).text
