"""Replays by clicks: step by step, over a restart, as GIF, shown to all; and whatever nobody should be shown."""

import random
from dataclasses import replace
from io import BytesIO

import pytest
from msgspec.structs import replace as replaced
from PIL import Image

from bot.games.record import encode
from bot.games.registry import GAMES
from bot.sandbox.permissions import Permission
from storage import FinishedMatch, Result, StorageError
from storage.values import TableChange
from tests.box import follow_up
from tests.end_to_end.world import PACE
from tests.replay.matches import record as golden_record

FAMILIES = {game.family: name for name, game in GAMES.items()}  # the last game of each
ENDED = 1_700_000_000.0


async def finished(world, game: str = "classic", match: str = "old-1", *, guild: int = 0, line: str | None = None):
    """Let a match have ended in the channel, by its golden record."""
    record = golden_record(game)
    seats = [Result(n, 40 + n, name, False, 0, n, 0) for n, name in enumerate(("Ann", "Ben"), 1)]
    text = encode(record) if line is None else line
    place = guild or world.box.guild.id, world.box.table.id
    done = FinishedMatch(match, *place, game, "{}", text, ENDED - 60, ENDED, "rounds", True, tuple(seats))
    change = TableChange(f"of-{match}", *place, "over", "{}", (), finished=done)
    await world.bot.store.save(change)
    return record


async def replay(world, person, **options):
    answer = await world.answered(await person.command("replay", **options), "message")
    assert answer.message.ephemeral
    return answer.message


def forged(page, custom_id: str) -> str:
    """Put another id on the first button, as a client that is not Discord's could send it."""
    button = next(part for row in page.components for part in row["components"] if part["type"] == 2)
    button["custom_id"], button["disabled"] = custom_id, False
    return custom_id


def picture(message, kind: str = "PNG") -> Image.Image:
    (file,) = message.attachments
    assert 0 < len(file.description) <= 1024
    image = Image.open(BytesIO(file.data))
    assert image.format == kind
    return image


@pytest.mark.parametrize("game", FAMILIES.values())
async def test_a_match_of_each_family_is_stepped_through_over_a_restart(world, game):
    record = await finished(world, game)
    ann, moves = world.box.person("Ann"), len(record.rounds[0].actions)
    page = await replay(world, ann)
    assert "the deal" in page.text
    before = page.attachments[0].data
    await world.answered(await ann.click(page, emoji="▶️"), "update")
    assert page.attachments[0].data != before
    await world.restart()
    await choose(world, ann, page, "1 ", -1)
    assert f"move {moves} of {moves}" in page.text
    assert "Round 1" in page.text
    await world.answered(await ann.click(page, emoji="◀️"), "update")
    assert f"move {moves} of" not in page.text
    if len(record.rounds) > 1:
        await choose(world, ann, page, "2 ")
        assert "Round 2" in page.text
        await choose(world, ann, page, f"{len(record.rounds)} ")
        assert f"Round {len(record.rounds)}" in page.text
        await choose(world, ann, page, "1 ")
        assert "Round 1" in page.text
    await choose(world, ann, page, "1 ", -1)
    assert f"move {moves} of {moves}" in page.text
    await choose(world, ann, page, "1 0")
    assert page.attachments[0].data == before
    assert picture(page).width == 1200


async def choose(world, person, page, round_and_moment, at=0):
    """Choose a line of the menu whose value begins so."""
    (menu,) = page.selects()
    values = [line["value"] for line in menu["options"] if line["value"].startswith(round_and_moment)]
    await world.answered(await person.select(page, [values[at]], custom_id=menu["custom_id"]), "update")


async def test_a_played_match_is_watched_from_its_result(world):
    table = await world.match("Ann", "Ben", hands="1")
    await table.play(random.Random(3))
    cili = world.box.person("Cili")
    board = world.board()
    answer = await world.answered(await cili.click(board, "Replay"), "message")
    assert answer.message.ephemeral
    assert "Ann" in answer.message.attachments[0].description
    await world.answered(await cili.click(answer.message, emoji="▶️"), "update")
    again = await replay(world, world.box.person("Ben"))
    assert "the deal" in again.text


async def test_a_match_is_watched_from_the_history_of_the_league_which_stays(world):
    table = await world.match("Ann", "Ben", hands="1")
    await table.play(random.Random(4))
    ann = table.people[0]
    history = (await world.answered(await ann.command("league history"), "message")).message
    (first, *_) = history.selects()[0]["options"]
    await world.answered(await ann.select(history, [first["value"]]), "update")
    before = history.text
    opened = (await world.answered(await ann.click(history, "Replay"), "message")).message
    assert opened.ephemeral
    assert "the deal" in opened.text
    await world.answered(await ann.click(opened, emoji="▶️"), "update")
    assert history.text == before


async def test_a_round_as_gif_is_shown_to_who_asked_and_then_to_all(world):
    await finished(world)
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    page = await replay(world, ann)
    gif = (await world.answered(await ann.click(page, "GIF"), "message")).message
    assert gif.ephemeral
    assert picture(gif, "GIF").n_frames > 8
    assert "takes round 1" in gif.attachments[0].description
    post = (await world.answered(await ann.click(gif, "Share"), "message")).message
    assert not post.ephemeral
    assert "Ann shows a replay" in post.text
    assert post.attachments[0].data == gif.attachments[0].data
    opened = (await world.answered(await ben.click(post, "Replay"), "message")).message
    assert opened.ephemeral
    assert ben.pings() == []


async def test_a_moment_is_shown_to_all(world):
    await finished(world)
    ann = world.box.person("Ann")
    page = await replay(world, ann)
    await world.answered(await ann.click(page, emoji="▶️"), "update")
    post = (await world.answered(await ann.click(page, "Share"), "message")).message
    assert not post.ephemeral
    assert post.attachments[0].data == page.attachments[0].data
    assert "move 1 of" in page.text  # the private one stays where it was


def hush_people(world):
    for role in world.box.guild.roles.values():
        role.permissions &= ~(1 << 11)  # Send Messages


def hush_bot(world):
    world.box.faults.revoke(world.box.table, Permission.SEND_MESSAGES)


@pytest.mark.parametrize(
    ("hush", "said"), [(hush_people, "You can't write in this channel"), (hush_bot, "I can't write in this channel")]
)
async def test_where_the_asker_or_the_bot_may_not_write_nothing_is_shown_to_all(world, hush, said):
    await finished(world)
    ann = world.box.person("Ann")
    page = await replay(world, ann)
    hush(world)
    answer = await world.answered(await ann.click(page, "Share"), "message")
    assert answer.message.ephemeral
    assert said in answer.message.text


async def test_where_no_files_may_be_attached_a_replay_is_told_in_words(world):
    await finished(world)
    ann = world.box.person("Ann")
    before = await replay(world, ann)
    gif = (await world.answered(await ann.click(before, "GIF"), "message")).message
    world.box.faults.revoke(world.box.table, Permission.ATTACH_FILES)
    page = await replay(world, ann)
    assert not page.attachments
    await world.answered(await ann.click(page, emoji="▶️"), "update")
    assert r"Ann holds\: " in page.text
    assert not page.attachments
    for message, label in ((page, "GIF"), (gif, "Share")):
        answer = await world.answered(await ann.click(message, label), "message")
        assert answer.message.ephemeral
        assert "there's no GIF" in answer.message.text
    post = (await world.answered(await ann.click(page, "Share"), "message")).message
    assert not post.ephemeral
    assert r"Ann holds\: " in post.text


async def test_matches_are_offered_by_names_and_date_and_found(world):
    await finished(world, "classic", "first-1")
    await finished(world, "uno", "second-1")
    await finished(world, "tabla", "far-1", guild=77)
    ann = world.box.person("Ann")
    choices = (await (await ann.autocomplete("replay", "match", "")).done()).choices
    assert [choice["value"] for choice in choices] == ["second-1", "first-1"]
    assert choices[1]["name"] == "2023-11-14 22:13 · Classic domino · Ann and Ben"
    typed = (await (await ann.autocomplete("replay", "match", "classic")).done()).choices
    assert [choice["value"] for choice in typed] == ["first-1"]
    assert "Classic domino" in (await replay(world, ann, match="first-1")).text
    assert "UNO" in (await replay(world, ann)).text


async def test_without_a_match_it_says_so(world):
    assert "No match has finished" in (await replay(world, world.box.person("Ann"))).text


async def test_what_is_not_there_or_of_another_server_is_not_found(world):
    await finished(world)
    await finished(world, "classic", "far-1", guild=77)
    for match in ("nonsense", "far-1", "old-2", "' OR 1=1", "x" * 300):
        page = await replay(world, world.box.person("Ann"), match=match)
        assert "I don't have that match here" in page.text, match
        assert not page.attachments


async def test_a_match_that_goes_on_has_no_replay(world):
    table = await world.match("Ann", "Ben")
    await table.play(random.Random(1), moves=3)
    (snapshot,) = world.bot.tables.all()
    ann = world.box.person("Ann")
    running = await replay(world, ann, match=snapshot.state.match_id)
    assert "isn't over" in running.text
    assert not running.attachments
    await finished(world)
    page = await replay(world, ann)
    forgeries = (("replay", "1 0 open"), ("replay-gif", "1"), ("replay-post", "1 gif"))
    for verb, words in forgeries:
        press = forged(page, f"by:b:-:0:{verb}:{snapshot.state.match_id} {words}")
        answer = await world.answered(await ann.click(page, custom_id=press), "message")
        assert "isn't over" in answer.message.text
        assert not answer.message.attachments


async def test_a_forged_place_is_the_nearest_one(world):
    await finished(world)
    ann = world.box.person("Ann")
    for words in ("", " 99999999999999999999 -4 open", " ٣ ٤ x", " 1 1e9 gif more", " 2 999999999 last"):
        page = await replay(world, ann)
        answer = await world.answered(await ann.click(page, custom_id=forged(page, f"by:b:-:0:replay:old-1{words}")))
        current = page if answer.kind == "update" else answer.message
        assert current.ephemeral, words
        assert picture(current).width == 1200, words


async def test_a_forged_match_is_not_found(world):
    await finished(world)
    await finished(world, "classic", "far-1", guild=77)
    ann = world.box.person("Ann")
    page = await replay(world, ann)
    for words in ("replay:far-1 1 0 x", "replay-gif:far-1 1", "replay-post:far-1 1 gif", "replay:"):
        press = forged(page, f"by:b:-:0:{words}")
        answer = await world.answered(await ann.click(page, custom_id=press), "message")
        assert "I don't have that match here" in answer.message.text, words
        assert answer.message.ephemeral, words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "entered by hand"),
        ('{"format":', "is damaged, so I can't show it"),
        ("{}", "is damaged, so I can't show it"),
    ],
)
async def test_a_record_that_cannot_be_read_is_explained(world, line, words):
    await finished(world, line=line)
    answer = await replay(world, world.box.person("Ann"))
    assert words in answer.text
    assert ("doesn't check out" in answer.text) is bool(line)
    assert not answer.attachments


async def test_a_damaged_round_is_named_and_those_before_it_are_shown(world):
    record = golden_record("classic")
    wrong = replaced(record.rounds[1], actions=("p1 play 6-6 left", *record.rounds[1].actions[1:]))
    await finished(world, line=encode(replaced(record, rounds=(record.rounds[0], wrong))))
    ann = world.box.person("Ann")
    page = await replay(world, ann)
    assert page.attachments
    (menu,) = page.selects()
    answer = await world.answered(await ann.select(page, ["2 0"], custom_id=menu["custom_id"]), "message")
    assert "is damaged in round 2, so I can't show that round" in answer.message.text


@pytest.mark.parametrize("verb", ["record", "verify"])
async def test_a_match_that_was_entered_by_hand_has_no_record_to_give_or_check(world, verb):
    await finished(world, match="entered-1", line="")
    await finished(world)
    ann = world.box.person("Ann")
    page = await replay(world, ann)
    press = forged(page, f"by:b:-:0:{verb}:entered-1")
    answer = await world.answered(await ann.click(page, custom_id=press), "message")
    assert "entered by hand" in answer.message.text
    assert not answer.message.attachments


def _broken(*_: object) -> None:
    raise RuntimeError("no picture today")


async def test_a_moment_that_cannot_be_drawn_is_told(world, monkeypatch):
    await finished(world)
    monkeypatch.setattr("bot.replay.commands.moment_picture", _broken)
    ann = world.box.person("Ann")
    page = await replay(world, ann)
    assert not page.attachments
    await choose(world, ann, page, "1 ", -1)
    assert "takes round 1" in page.text


async def test_a_round_that_cannot_be_drawn_is_said_and_nothing_is_posted(world, monkeypatch):
    await finished(world)
    ann = world.box.person("Ann")
    page = await replay(world, ann)
    monkeypatch.setattr("bot.replay.commands.round_gif", _broken)
    answer = await world.answered(await ann.click(page, "GIF"), "message")
    assert "couldn't draw that picture" in answer.message.text
    press = forged(page, "by:b:-:0:replay-post:old-1 1 gif")
    answer = await world.answered(await ann.click(page, custom_id=press), "message")
    assert answer.message.ephemeral


async def test_a_gif_is_drawn_once_for_who_asked_and_for_all(world, monkeypatch):
    from bot.replay import commands as cog

    drawn, draw = [], cog.round_gif
    monkeypatch.setattr(cog, "round_gif", lambda played, reader: drawn.append(played.number) or draw(played, reader))
    await finished(world)
    ann = world.box.person("Ann")
    page = await replay(world, ann)
    for _ in range(2):
        gif = (await world.answered(await ann.click(page, "GIF"), "message")).message
    await world.answered(await ann.click(gif, "Share"), "message")
    await choose(world, ann, page, "2 0")
    await world.answered(await ann.click(page, "GIF"), "message")
    assert drawn == [1, 2]


async def test_a_store_that_fails_offers_nothing_and_is_explained(world, monkeypatch):
    async def fails(*_: object) -> None:
        raise StorageError("disk")

    await finished(world)
    monkeypatch.setattr(world.bot.store, "latest_matches", fails)
    monkeypatch.setattr(world.bot.store, "last_match", fails)
    ann = world.box.person("Ann")
    assert not (await (await ann.autocomplete("replay", "match", "")).done()).choices
    assert "couldn't read or save anything" in (await replay(world, ann)).text


async def test_what_takes_long_is_acknowledged_and_shown_all_the_same(opened):
    """Discord waits three seconds; here it is acknowledged at once."""
    async with opened(pace=replace(PACE, hurry=0.0)) as world:
        await finished(world)
        ann = world.box.person("Ann")
        command = await ann.command("replay")
        page = (await world.answered(command)).message or await follow_up(command)
        await world.box.until(lambda: page.attachments)
        before = page.attachments[0].data
        await world.answered(await ann.click(page, emoji="▶️"))
        await world.box.until(lambda: page.attachments[0].data != before)
        click = await ann.click(page, "Share")
        answer = await world.answered(click)
        post = answer.message if answer.kind == "message" else await follow_up(click)
        assert not post.ephemeral
        assert post.attachments[0].data == page.attachments[0].data


async def test_a_match_of_a_channel_that_somebody_cannot_see_is_open_to_its_players_alone(world):
    await finished(world)  # in the table's channel, by the people 41 and 42
    place, talk = world.box.table, world.box.talk
    eve = world.box.person("Eve")
    elsewhere = (await world.answered(await eve.command("replay", talk, match="old-1"), "message")).message
    assert "the deal" in elsewhere.text
    world.box.world.overwrite(place, world.box.guild.id, 0, deny=Permission.VIEW_CHANNEL)
    world.box.world.overwrite(place, world.box.world.bot.id, 1, allow=Permission.VIEW_CHANNEL)
    answer = await world.answered(await eve.command("replay", talk, match="old-1"), "message")
    assert "can't see the channel" in answer.message.text
    assert not answer.message.attachments
    for label in ("Review", "Fair play", "Record"):
        answer = await world.answered(await eve.click(elsewhere, label), "message")
        assert "can't see the channel" in answer.message.text
    answer = await world.answered(await eve.click(elsewhere, emoji="▶️"), "message")
    assert "can't see the channel" in answer.message.text
    world.box.world.overwrite(place, eve.id, 1, allow=Permission.VIEW_CHANNEL)
    await world.answered(await eve.click(elsewhere, emoji="▶️"), "update")
    world.box.faults.delete_channel(place)
    answer = await world.answered(await eve.click(elsewhere, emoji="▶️"), "message")
    assert "can't see the channel" in answer.message.text


async def test_a_players_own_match_stays_open_to_them_without_its_channel(world):
    table = await world.match("Ann", "Ben", game="uno", target="0")
    await table.play(random.Random(4))
    match = await world.bot.store.last_match(world.box.guild.id, world.box.table.id)
    world.box.world.overwrite(world.box.table, world.box.guild.id, 0, deny=Permission.VIEW_CHANNEL)
    answer = await world.answered(await table.people[0].command("replay", world.box.talk, match=match.match), "message")
    assert "the deal" in answer.message.text


async def test_a_live_table_in_a_hidden_channel_is_not_shown_elsewhere(world):
    table = await world.match("Ann", "Ben")
    await table.play(random.Random(1), moves=2)
    world.box.world.overwrite(world.box.table, world.box.guild.id, 0, deny=Permission.VIEW_CHANNEL)
    world.box.world.overwrite(world.box.table, world.box.world.bot.id, 1, allow=Permission.VIEW_CHANNEL)
    (menu,) = [button["custom_id"] for button in table.board.buttons() if button.get("label") == "Menu"]
    (eve,) = await world.lobby("Eve", channel=world.box.talk)
    page = world.board(world.box.talk)
    answer = await world.answered(await eve.click(page, custom_id=forged(page, menu)))
    texts = [message.text for message in (answer.message, *world.box.messages(world.box.talk)) if message is not None]
    assert not any("Ann" in text or "Ben" in text for text in texts)
