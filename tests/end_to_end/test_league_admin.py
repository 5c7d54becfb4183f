"""Moderators change the league: they are asked, it is done, it can be taken back, and the audit log tells it."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.league.rows.values import HandSeat
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_league import played as won


@pytest.fixture
async def played(world):
    """A moderator, and a match of Ann and Ben that has ended; answers the moderator and the match's id."""
    ann = await boss(world)
    return ann, await won(world, (ann, 1), (world.box.person("Ben"), 2))


async def manage(world, by, command, **options):
    """Use a command of `/manage`, and return its answer: a question, or what is wrong."""
    return (await world.answered(await by.command(f"manage {command}", **options), "message")).message


async def agreed(world, by, command, **options):
    """What is said once the moderator has said yes."""
    question = await manage(world, by, command, **options)
    assert "Do it" in question.labels(), question.text
    await world.answered(await by.click(question, "Do it"), "update")
    return question


async def row(world, match):
    return await world.bot.store.league.match(world.box.guild.id, match)


async def table(world):
    return (await world.bot.store.league.table(world.box.guild.id)).rows


async def test_a_match_is_taken_out_and_back_in(world, played):
    ann, match = played
    choices = await (await ann.autocomplete("manage results undo", "what", "cla")).done()
    assert match in [choice["value"] for choice in choices.choices]
    assert "Ann" in choices.choices[0]["name"]
    question = await manage(world, ann, "results undo", what=match, reason="wrong *people*")
    assert "Take this match out" in question.text
    assert "wrong \\*people\\*" in question.text
    assert len(await table(world)) == 2
    await world.answered(await ann.click(question, "Do it"), "update")
    assert "Done: change 1" in question.text
    assert (await row(world, match)).why == "out"
    assert not await table(world)
    choices = await (await ann.autocomplete("manage results undo", "what", "#1")).done()
    assert [choice["value"] for choice in choices.choices] == ["#1"]
    assert "change 2" in (await agreed(world, ann, "results undo", what="#1", reason="right people")).text
    assert (await row(world, match)).why == ""
    choices = await (await ann.autocomplete("manage results undo", "what", "#")).done()
    assert [choice["value"] for choice in choices.choices] == ["#2"]  # the first one is taken back
    assert "change 3" in (await agreed(world, ann, "results undo", what="2", reason="no, wrong")).text
    assert (await row(world, match)).why == "out"
    refused = await agreed_but(world, ann, "results undo", what="#2", reason="again")
    assert "undone already" in refused


async def agreed_but(world, by, command, **options):
    """What is said where the moderator says yes and it cannot be done."""
    question = await manage(world, by, command, **options)
    click = await by.click(question, "Do it")
    return (await world.answered(click, "message")).message.text


async def test_leaving_it_changes_nothing_and_a_question_is_answered_once(world, played):
    ann, match = played
    question = await manage(world, ann, "results undo", what=match, reason="x")
    await world.answered(await ann.click(question, "No"), "update")
    assert "Nothing was changed" in question.text
    question = await manage(world, ann, "results undo", what=match, reason="x")
    old = question.buttons()[0]["custom_id"]
    await world.answered(await ann.click(question, "Do it"), "update")
    other = await manage(world, ann, "results undo", what="#1", reason="x")
    assert other.buttons()[0]["custom_id"] != old
    await world.restart()
    await world.answered(await ann.click(other, "Do it"), "update")
    assert "too old" in other.text
    assert (await row(world, match)).why == "out"


async def test_two_moderators_at_once(world, played):
    ann, match = played
    ben = world.box.person("Ben")
    role = next(r for r in world.box.guild.roles.values() if r.name == "Moderator")
    world.box.guild.members[ben.id].roles.append(role.id)
    turned = " ".join(str(seat.place) for seat in (await row(world, match)).seats[::-1])
    first = await manage(world, ann, "results correct", match=match, places=turned, reason="x")
    second = await manage(world, ben, "results correct", match=match, places="1 1", reason="y")
    await world.answered(await ann.click(first, "Do it"), "update")
    late = await world.answered(await ben.click(second, "Do it"), "message")
    assert "Someone else has changed that" in late.message.text


async def test_places_and_scores_are_corrected(world, played):
    ann, match = played
    before = [seat.place for seat in (await row(world, match)).seats]
    after = before[::-1]
    question = await manage(
        world, ann, "results correct", match=match, places=" ".join(map(str, after)), totals="7, -3", reason="typo"
    )
    assert f"place {before[0]} → {after[0]}" in question.text
    await world.answered(await ann.click(question, "Do it"), "update")
    assert [(seat.place, seat.total) for seat in (await row(world, match)).seats] == [(after[0], 7), (after[1], -3)]
    for places, totals, words in (
        ("1", "", "2 players"),
        ("1 x", "", "2 players"),
        ("1 3", "", "2 players"),
        ("1 2", "5", "whole number"),
    ):
        given = {"match": match, "places": places, "reason": "x", **({"totals": totals} if totals else {})}
        assert words in (await manage(world, ann, "results correct", **given)).text
    wrong = await manage(world, ann, "results correct", match="nothing", places="1 2", reason="x")
    assert "no match or change “nothing”" in wrong.text
    refusal = await agreed_but(world, ann, "results correct", match=match, places="2 2", reason="x")
    assert "Those places don't add up" in refusal


async def test_a_match_is_added_by_hand(world, played):
    ann, _ = played
    cleo, dan = world.box.person("Cleo"), world.box.person("Dan")
    given = {"game": "classic", "first": cleo, "second": dan, "reason": "club night"}
    question = await manage(world, ann, "results add", **given, totals="50 20", date="2020-02-29 19:30")
    assert "1. Cleo, score 50" in question.text
    await world.answered(await ann.click(question, "Do it"), "update")
    assert [row.name for row in await table(world)].count("Cleo") == 1
    for more, words in (
        ({"date": "2021-02-29"}, "no date “2021-02-29”"),
        ({"date": "tomorrow"}, "no date “tomorrow”"),
        ({"date": "2999-01-01"}, "still to come"),
        ({"date": "0001-01-01"}, "You can add matches since 2015-01-01"),
        ({"date": "1926-03-01 19:30"}, "19\\:30 is too long ago"),
        ({"places": "1 2 3"}, "2 players"),
        ({"second": world.box.world.bot}, "is a bot"),
        ({"game": "bridge"}, "bridge"),
    ):
        assert words in (await manage(world, ann, "results add", **{**given, **more})).text
    twice = await agreed_but(world, ann, "results add", **{**given, "second": cleo})
    assert "same player twice" in twice


async def test_a_match_of_today_is_not_in_the_future(world, played):
    """A day without a time is its noon, or now if that is still to come."""
    ann, _ = played
    now = datetime.fromtimestamp(world.clock.time(), UTC)
    hours = max(-12, 6 - now.hour)  # a place where it is morning
    guild = world.box.guild.id
    await world.bot.store.league.set_zone(guild, f"Etc/GMT{-hours:+d}", ann.id)
    today = (now + timedelta(hours=hours)).date().isoformat()
    cleo, dan = world.box.person("Cleo"), world.box.person("Dan")
    await agreed(world, ann, "results add", game="classic", first=cleo, second=dan, reason="club", date=today)
    added = (await world.bot.store.league.history(guild, cleo.id)).rows[0]
    assert now.timestamp() - 60 <= added.ended <= world.clock.time()


@pytest.mark.parametrize("back", [False, True])
async def test_a_banned_member_who_deletes_everything_stays_banned_until_a_moderator_ends_it(world, played, back):
    ann, _ = played
    ben, guild, league = world.box.person("Ben"), world.box.guild.id, world.bot.store.league
    await agreed(world, ann, "players ban", member=f"<@{ben.id}>", reason="no manners")
    delete = await world.delete_question(ben)
    await world.answered(await ben.click(delete, "Yes, delete it"))
    await world.box.until(lambda: "Your league bans stay" in delete.text)
    assert not (await (await ann.autocomplete("manage players unban", "member", "")).done()).choices
    seats = [HandSeat(ben.id, "Ben", 1), HandSeat(ann.id, "Ann", 2)]
    if back:
        await league.add(guild, "classic", world.clock.time(), seats, ann.id, "club")
        assert [row.name for row in await table(world)] == ["Ann"]
        choices = await (await ann.autocomplete("manage players unban", "member", "")).done()
        assert [choice["value"] for choice in choices.choices] == [f"<@{ben.id}>"]
    choices = await (await ann.autocomplete("manage results undo", "what", "#1")).done()
    assert ("Ben" if back else "former player") in choices.choices[0]["name"]
    await agreed(world, ann, "results undo", what="#1", reason="sorry")
    await league.add(
        guild, "classic", world.clock.time(), [HandSeat(ben.id, "Ben", 1), HandSeat(ann.id, "Ann", 2)], ann.id, "club"
    )
    assert {row.name for row in await table(world)} == {"Ann", "Ben"}


async def test_members_are_merged_banned_and_taken_in_again(world, played):
    ann, _ = played
    ben = world.box.person("Ben")
    await agreed(world, ann, "players ban", member=f"<@{ben.id}>", reason="no manners")
    assert [row.name for row in await table(world)] == ["Ann"]
    assert "banned from the league already" in await agreed_but(
        world, ann, "players ban", member=f"<@{ben.id}>", reason="x"
    )
    choices = await (await ann.autocomplete("manage players unban", "member", "")).done()
    assert [choice["value"] for choice in choices.choices] == [f"<@{ben.id}>"]
    await agreed(world, ann, "players unban", member=f"<@{ben.id}>", reason="sorry")
    assert len(await table(world)) == 2
    page = await manage(world, ann, "players merge", member=f"<@{ben.id}>", into=f"<@{ann.id}>", reason="one person")
    assert "Ann (1) gets all matches, Ben (1) disappears" in page.text
    await world.answered(await ann.click(page, "Do it"), "update")
    assert [row.name for row in await table(world)] == ["Ann"]
    page = await manage(world, ann, "players merge", member=f"<@{ann.id}>", into=f"<@{ann.id}>", reason="x")
    assert "same player twice" in page.text
    cleo = world.box.person("Cleo")
    never = await manage(world, ann, "players ban", member=f"<@{cleo.id}>", reason="x")
    assert "No league match on this server" in never.text


async def test_the_audit_log_tells_who_did_what_when_and_why(world, played):
    ann, match = played
    await agreed(world, ann, "results undo", what=match, reason="wrong people")
    await agreed(world, ann, "players ban", member="Ben", reason="@everyone")
    await world.answered(
        await ann.command("manage schedule create", game="classic", player1=ann, player2=world.box.person("Ben"))
    )
    await world.answered(await ann.command("manage schedule cancel", fixture=1, reason="rain"))
    page = await manage(world, ann, "audit")
    assert page.ephemeral
    newest, *others = page.text.splitlines()[1:]
    assert f"<@{ann.id}>: fixture cancelled: 1 · rain" in newest
    assert "fixtures 1–1 created · Classic domino · Ann, Ben" in others[0]
    assert "banned from the league: Ben · \\@everyone" in others[1]
    assert f"match taken out: {match} (change 1) · wrong people" in others[2]
    for number in range(10):
        await agreed(world, ann, "results undo", what=f"#{number + 1}", reason=f"reason {number}")
    page = await manage(world, ann, "audit")
    assert "page 1 of 2" in page.text
    await world.answered(await ann.click(page, "Next"), "update")
    assert "page 2 of 2" in page.text


async def test_a_reason_is_needed(world, played):
    ann, match = played
    for reason in (" ", "x" * 301):
        assert "Give a reason" in (await manage(world, ann, "results undo", what=match, reason=reason)).text


async def confirming(world, by):
    """Have added results wait for a confirmation."""
    await world.bot.store.set_setting(world.box.guild.id, None, "league-confirm", "yes", by.id)


async def waiting(world, many):
    """The posts about results that wait, once there are so many."""

    def posts():
        return [m for m in world.box.messages() if "Confirm" in " ".join(m.labels()) and not m.ephemeral]

    await world.box.until(lambda: len(posts()) == many)
    return posts()


async def test_an_added_result_waits_for_another_player(world):
    ann = await boss(world)
    ben, finn = world.box.person("Ben"), world.box.person("Finn")
    await confirming(world, ann)
    page = await agreed(world, ann, "results add", game="classic", first=ben, second=ann, reason="at the *club*")
    assert "Saved as result 1" in page.text
    (post,) = await waiting(world, 1)
    assert {user.id for user in post.mentions} == {ben.id}
    assert "at the \\*club\\*" in post.text
    assert not await table(world)
    refused = (await world.answered(await finn.click(post, "Confirm 1"), "message")).message
    assert "the match's other players" in refused.text
    refused = (await world.answered(await ann.click(post, "Confirm 1"), "message")).message
    assert "Someone else must confirm" in refused.text
    await world.restart()
    for person in (ann, finn):
        assert "Confirm results" not in (await world.mine(person)).labels()
    page = await world.mine(ben)
    assert "1 result waits for you to confirm it." in page.text
    results = (await world.answered(await ben.click(page, "Confirm results"), "message")).message
    assert results.labels() == ["Confirm 1", "Reject 1"]
    await world.answered(await ben.click(post, "Confirm 1"), "update")
    assert f"<@{ben.id}> confirmed it" in post.text
    await world.answered(await ben.click(page, "My tables"), "update")
    assert "Confirm results" not in page.labels()
    assert post.labels() == []
    assert [row.person for row in await table(world)] == [ben.id, ann.id]
    audit = await manage(world, ann, "audit")
    assert "result 1 confirmed · Classic domino" in audit.text


async def test_a_result_is_rejected_or_left_to_moderators(world):
    ann = await boss(world)
    ben, finn = world.box.person("Ben"), world.box.person("Finn")
    await confirming(world, ann)
    for _ in range(2):
        await agreed(world, ann, "results add", game="classic", first=ben, second=finn, reason="at the club")
    first, second = await waiting(world, 2)
    await world.answered(await finn.click(first, "Reject 1"), "update")
    assert "rejected it" in first.text
    history = (await world.answered(await finn.command("league history"), "message")).message
    page = (await world.answered(await finn.click(history, "Confirm results"), "message")).message
    assert page.ephemeral
    assert page.labels() == ["Confirm 2", "Reject 2"]
    world.clock.advance(86400)
    late = (await world.answered(await ben.click(second, "Confirm 2"), "message")).message
    assert "The day for that is over" in late.text
    page = await manage(world, ann, "results pending")
    await world.answered(await ann.click(page, "Confirm 2"), "update")
    assert [row.person for row in await table(world)] == [ben.id, finn.id]
    assert "No results are waiting" in (await manage(world, ann, "results pending")).text
    old = (await world.answered(await ben.click(second, "Reject 2"), "message")).message
    assert "settled already" in old.text
