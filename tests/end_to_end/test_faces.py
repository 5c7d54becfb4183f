"""Faces of people, from the sandbox's own CDN into the pictures of tables; nobody waits for one."""

import json

import pytest

from bot.sandbox.model import Message
from rendering.kit.colours import PAINTS
from rendering.kit.palette import Depth, palette
from tests.end_to_end.reviewing import finished, lend, review
from tests.end_to_end.test_league import played
from tests.end_to_end.test_seasons import finals, moderator, season
from tests.end_to_end.world import World


def kept(world: World) -> list[str]:
    """Whose faces are kept."""
    folder = world.store.with_name(f"{world.store.stem}-faces")
    return sorted(file.name.split("-")[0] for file in folder.glob("*.jpg"))


def faced(message: Message) -> bool:
    """True if a picture has the colours that only faces have."""
    picture = bytes(message.attachments[0].data)
    sheets = (f"dark+{paints}" if paints else "dark" for paints in PAINTS)
    return any(palette(sheet).tables[Depth.WHOLE] in picture for sheet in sheets)


async def come(world: World) -> None:
    """Wait until the faces that were asked for are here."""
    await world.settled()
    await world.bot.faces.settled()
    await world.settled()


@pytest.mark.usefixtures("drawn_tables")
async def test_a_face_is_in_the_next_picture(opened) -> None:
    """The first is drawn at once, and nothing is edited because a face has come."""
    async with opened(faces="on") as world:
        ann, ben = world.box.person("Ann"), world.box.person("Ben")
        await world.answered(await ann.command("play", game="classic"))
        await world.settled()
        first, requests = world.board(), len(world.box.requests)
        assert not faced(first)
        await come(world)
        assert kept(world) == [str(ann.id)]
        assert len(world.box.requests) == requests
        await world.answered(await ben.click(world.board(), "Join"))
        await world.settled()
        assert faced(world.board())
        await world.begin([ann, ben])
        assert faced(world.board())


async def test_faces_are_there_after_a_restart(opened) -> None:
    """From the folder: who has not clicked since is shown too."""
    async with opened(faces="on") as world:
        table = await world.match("Ann", "Ben")
        await come(world)
        await world.restart()
        await table.people[0].command("hand")
        await world.settled()
        assert kept(world) == sorted(str(person.id) for person in table.people)


async def test_a_deleted_face_is_gone_and_export_says_whether_there_is_one(opened) -> None:
    async with opened(faces="on") as world:
        ann, ben = await world.lobby("Ann", "Ben")
        await come(world)

        async def face_kept() -> bool:
            answer = await world.my_data(ann)
            return json.loads(answer.message.attachments[0].data)["avatar_kept"]

        assert await face_kept()
        await world.delete_data(ann)
        assert kept(world) == [str(ben.id)]
        assert not await face_kept()


async def test_a_host_can_turn_faces_off(opened) -> None:
    """Then none are fetched, and those that were kept are deleted."""
    async with opened(faces="off") as world:
        folder = world.store.with_name(f"{world.store.stem}-faces")
        folder.mkdir()
        (folder / "1-0-abc.jpg").write_bytes(b"face")
        await world.restart()
        assert not kept(world)
        people = await world.lobby("Ann", "Ben")
        await come(world)
        await world.begin(people)
        assert not faced(world.board())
        assert not kept(world)


async def test_who_is_known_has_a_face_in_replays_and_reviews_and_nobody_is_asked_for(opened) -> None:
    """Zoe has never acted here: her letter stands there, and her face is not fetched for it."""
    async with opened(faces="on") as world:
        lend(world)
        await finished(world, "Ann", "Zoe")
        ann = world.box.person("Ann")
        first = (await world.answered(await ann.command("replay"), "message")).message
        assert not faced(first)
        await come(world)
        await world.lobby("Ann")
        await come(world)
        assert kept(world) == [str(ann.id)]
        replay = (await world.answered(await ann.command("replay"), "message")).message
        assert faced(replay)
        judged = await review(world, ann)
        await world.settled()
        assert faced(judged)
        assert kept(world) == [str(ann.id)]


async def test_a_final_table_has_faces(opened) -> None:
    async with opened(faces="on") as world:
        boss = moderator(world)
        await season(world, boss, "start", name="Spring")
        ann, ben = await world.lobby("Ann", "Ben")
        await come(world)
        await played(world, (ann, 1), (ben, 2), ago=0)
        world.clock.advance(1)
        question = await season(world, boss, "end")
        await world.answered(await boss.click(question, "Yes, end it"), "update")
        (final,) = finals(world)
        assert faced(final)
