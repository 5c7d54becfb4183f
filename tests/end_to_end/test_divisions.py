"""Divisions through the real client: two seasons, one goes up and one goes down, and a moderator moves somebody."""

from tests.end_to_end.test_league import alt, club, command, played
from tests.end_to_end.test_seasons import finals, moderator, season, seasons_list


def menu(page):
    """The id of the menu of seasons."""
    return page.selects()[1]["custom_id"]


async def test_one_goes_up_and_one_goes_down(world):
    boss = moderator(world)
    ann, ben, cid, dora = await club(world, "Ann", "Ben", "Cid", "Dora", matches=2)
    begun = await season(world, boss, "start", name="Spring", divisions=2)
    assert "one player goes up and one down" in begun.text
    assert "**Division 1** (2): Ann, Ben" in begun.text
    assert "**Division 2** (2): Cid, Dora" in begun.text
    world.clock.advance(60)
    await played(world, (ben, 1), (ann, 2), ago=0)
    await played(world, (dora, 1), (cid, 2), ago=0)
    page = await command(world, ann, "table", division=2)
    assert "Spring, division 2" in page.text
    assert "1: Dora, 1 point" in alt(page)
    assert "Ann" not in alt(page)
    await world.answered(await ann.select(page, ["1.1"], custom_id=menu(page)), "update")
    assert "1: Ben, 1 point" in alt(page)
    await world.answered(await ann.select(page, ["1"], custom_id=menu(page)), "update")
    assert "Cid" in alt(page)
    world.clock.advance(60)
    question = await season(world, boss, "end")
    await world.answered(await boss.click(question, "Yes, end it"), "update")
    (final,) = finals(world)
    assert "**Division 1:** 🏆 **Ben** wins it · ⬇️ down: Ann" in final.text
    assert "**Division 2:** 🏆 **Dora** wins it · ⬆️ up: Dora" in final.text
    assert "1: Ben, 1 point" in alt(final)
    world.clock.advance(60)
    begun = await season(world, boss, "start", name="Summer", divisions=2)
    assert "**Division 1** (2): Ben, Dora" in begun.text
    assert "**Division 2** (2): Ann, Cid" in begun.text
    assert "2 divisions" in (await seasons_list(world, ann)).text


async def test_my_place_is_looked_for_in_all_divisions_if_it_is_not_in_this_one(world):
    boss = moderator(world)
    people = await club(world, *(f"P{n}" for n in range(24)), matches=1)
    await season(world, boss, "start", name="Spring", divisions=2)
    world.clock.advance(60)
    for division in people[:12], people[12:]:
        await played(world, *((person, place) for place, person in enumerate(division, 1)), ago=0)
    page = await command(world, people[0], "table", division=1)
    mine = (await world.answered(await people[11].click(page, "My place"), "message")).message
    assert "division 1" in mine.text
    assert "P11" in alt(mine)
    other = (await world.answered(await people[23].click(page, "My place"), "message")).message
    assert "division" not in other.text
    assert "P23" in alt(other)


async def test_a_moderator_puts_somebody_into_another_division(world):
    boss = moderator(world)
    ann, ben, cid, dora = await club(world, "Ann", "Ben", "Cid", "Dora", matches=2)
    mention = f"<@{cid.id}>"
    assert "No season is running" in (await season(world, boss, "division", person=mention, number=1)).text
    assert "Each division needs two players" in (await season(world, boss, "start", name="Spring", divisions=3)).text
    await season(world, boss, "start", name="Spring", divisions=2)
    assert "no division 3" in (await season(world, boss, "division", person=mention, number=3)).text
    assert "like that already" in (await season(world, boss, "division", person=mention, number=2)).text
    question = await season(world, boss, "division", person=mention, number=1)
    assert "division 2 to division 1" in question.text
    again = await season(world, boss, "division", person=mention, number=1)
    await world.answered(await boss.click(question, "Yes, move"), "update")
    assert "**Cid** plays in division 1 now" in question.text
    late = await world.answered(await boss.click(again, "Yes, move"), "message")
    assert "Someone else has changed that" in late.message.text
    question = await season(world, boss, "division", person=mention, number=2)
    await world.answered(await boss.click(question, "No"), "update")
    assert "stays in their division" in question.text
    log = (await world.answered(await boss.command("manage audit"), "message")).message
    assert "division in “Spring”: Cid · 2 → 1" in log.text
    stolen = await season(world, boss, "division", person=mention, number=2)
    stolen.reader = dora.user  # as if Dora had got hold of its buttons
    answer = await world.answered(await dora.click(stolen, "Yes, move"), "message")
    assert "no longer answers you" in answer.message.text
    world.clock.advance(60)
    await played(world, (cid, 1), (ben, 2), ago=0)
    assert "1: Cid" in alt(await command(world, ann, "table", division=1))
