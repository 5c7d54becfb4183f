"""Faces come from a CDN once, in the background, and only of people who play; nothing that it answers does any harm."""

import asyncio
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.asset import Asset

from bot.app.serve import _faces
from bot.connection.config import Config
from bot.connection.faces import Avatars, Gallery, address
from rendering.photos import MOST_BYTES
from storage.faces import FaceFiles, FaceKey, faces_beside
from tests.rendering.photos import photo

DAY = 86400.0
ANN, GUILD = 11, 5


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 1_700_000_000.0

    def now(self) -> float:
        return self.at


class Fake:
    """Answers faces, or nothing; it waits while the gate is shut."""

    def __init__(self) -> None:
        self.asked: list[tuple[FaceKey, str]] = []
        self.answer = b"face"
        self.gate = asyncio.Event()
        self.gate.set()

    async def __call__(self, key: FaceKey, hash_: str) -> bytes:
        self.asked.append((key, hash_))
        await self.gate.wait()
        return self.answer

    async def close(self) -> None:
        pass


def somebody(person: int = ANN, everywhere: str = "abc", here: str = "") -> SimpleNamespace:
    """A member with such avatars ("": none)."""
    made = [SimpleNamespace(key=key) if key else None for key in (everywhere, here)]
    return SimpleNamespace(id=person, avatar=made[0], guild_avatar=made[1])


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def fake() -> Fake:
    return Fake()


@pytest.fixture
async def gallery(tmp_path: Path, time: Time, fake: Fake) -> AsyncIterator[Gallery]:
    made = Gallery(FaceFiles(tmp_path, time.now), fake, time.now)
    yield made
    await made.close()


async def seen(gallery: Gallery, person: int = ANN) -> str | None:
    """Return which face is here; those that were asked for have come afterwards."""
    faces = await gallery.of(GUILD, [person])
    await gallery.settled()
    return faces[person].key if person in faces else None


async def test_nobody_waits_for_a_face(gallery: Gallery, fake: Fake) -> None:
    fake.gate.clear()
    gallery.note(somebody(), GUILD)
    assert not await gallery.of(GUILD, [ANN])
    assert not await gallery.of(GUILD, [ANN])
    fake.gate.set()
    await gallery.settled()
    assert (await gallery.of(GUILD, [ANN]))[ANN].picture == b"face"
    assert len(fake.asked) == 1


async def test_only_faces_that_a_picture_wants_are_fetched(gallery: Gallery, fake: Fake) -> None:
    gallery.note(somebody(), GUILD)
    gallery.note(somebody(22), GUILD)
    await seen(gallery, 33)
    assert not fake.asked
    await seen(gallery)
    assert [key.person for key, _ in fake.asked] == [ANN]


async def test_the_avatar_of_the_server_comes_first(gallery: Gallery, fake: Fake) -> None:
    """In other servers it is nobody's business."""
    gallery.note(somebody(here="def"), GUILD)
    await seen(gallery)
    assert await seen(gallery) == "def"
    assert set(fake.asked) == {(FaceKey(ANN, GUILD), "def"), (FaceKey(ANN, 0), "abc")}
    assert (await gallery.of(6, [ANN]))[ANN].key == "abc"


async def test_who_acts_in_no_server_keeps_the_face_of_everywhere(gallery: Gallery, fake: Fake) -> None:
    """In direct messages nobody has an avatar of a server; as a guest the bot has no use for that one."""
    gallery.note(somebody(here="def"), 0)
    await seen(gallery)
    assert await seen(gallery) == "abc"
    assert fake.asked == [(FaceKey(ANN, 0), "abc")]


async def test_a_new_avatar_is_fetched_and_an_old_one_not_shown(gallery: Gallery, fake: Fake) -> None:
    gallery.note(somebody(), GUILD)
    await seen(gallery)
    gallery.note(somebody(everywhere="new"), GUILD)
    assert await seen(gallery) is None
    assert await seen(gallery) == "new"
    gallery.note(somebody(everywhere=""), GUILD)
    assert await seen(gallery) is None
    assert not gallery.has(ANN)
    assert len(fake.asked) == 2


async def test_what_cannot_be_had_is_asked_for_once_a_day(gallery: Gallery, fake: Fake, time: Time) -> None:
    fake.answer = b""
    gallery.note(somebody(), GUILD)
    for hours in (0, 1, 22):
        time.at += hours * 3600
        assert await seen(gallery) is None
    assert len(fake.asked) == 1
    time.at += DAY
    fake.answer = b"face"
    await seen(gallery)
    assert await seen(gallery) == "abc"
    assert len(fake.asked) == 2


async def test_a_failure_is_remembered_by_the_next_start(tmp_path: Path, fake: Fake, time: Time) -> None:
    fake.answer = b""
    for _ in range(2):
        files = FaceFiles(tmp_path, time.now)
        files.load()
        gallery = Gallery(files, fake, time.now)
        gallery.note(somebody(), GUILD)
        await seen(gallery)
        await gallery.close()
    assert len(fake.asked) == 1


async def test_a_face_on_the_disk_is_shown_before_its_person_has_clicked(
    tmp_path: Path, fake: Fake, time: Time
) -> None:
    FaceFiles(tmp_path, time.now).keep(FaceKey(ANN, 0), "abc", b"face", lambda: True)
    files = FaceFiles(tmp_path, time.now)
    files.load()
    assert await seen(Gallery(files, fake, time.now)) == "abc"
    assert not fake.asked


async def test_who_is_forgotten_has_no_face_even_if_one_was_on_its_way(gallery: Gallery, fake: Fake) -> None:
    fake.gate.clear()
    gallery.note(somebody(), GUILD)
    assert not await gallery.of(GUILD, [ANN])
    await gallery.forget(ANN)
    fake.gate.set()
    await gallery.settled()
    assert not gallery.has(ANN)
    assert await seen(gallery) is None
    assert len(fake.asked) == 1


async def test_when_all_are_cleared_none_is_kept_not_one_that_is_on_its_way(gallery: Gallery, fake: Fake) -> None:
    gallery.note(somebody(), GUILD)
    await seen(gallery)
    assert gallery.has(ANN)
    fake.gate.clear()
    gallery.note(somebody(ANN + 1), GUILD)
    assert not await gallery.of(GUILD, [ANN + 1])
    await gallery.clear()
    fake.gate.set()
    await gallery.settled()
    assert not gallery.has(ANN)
    assert not gallery.has(ANN + 1)
    assert await seen(gallery) is None


@pytest.mark.parametrize(("shared", "kept"), [(False, True), (True, False)])
async def test_where_others_may_have_forgotten_people_it_begins_with_no_faces(
    tmp_path: Path, time: Time, shared: bool, kept: bool
) -> None:
    faces_beside(tmp_path / "a.db", time.now).keep(FaceKey(ANN, 0), "abc", b"face", lambda: True)
    files = await _faces(Config(faces="on"), tmp_path / "a.db", time, shared)
    assert files.has(ANN) is kept


async def test_without_a_folder_there_are_no_faces(fake: Fake, time: Time) -> None:
    gallery = Gallery(None, fake, time.now)
    gallery.note(somebody(), GUILD)
    assert await seen(gallery) is None
    await gallery.forget(ANN)
    assert not gallery.has(ANN)
    assert not fake.asked


async def test_not_too_many_are_under_way(gallery: Gallery, fake: Fake) -> None:
    fake.gate.clear()
    for person in range(200):
        gallery.note(somebody(person), GUILD)
    await gallery.of(GUILD, range(200))
    await asyncio.sleep(0)
    assert len(fake.asked) == 64
    fake.gate.set()
    await gallery.settled()
    await gallery.of(GUILD, range(200))
    await gallery.settled()
    assert len(fake.asked) == 128


async def test_strange_hashes_are_no_avatars(gallery: Gallery, fake: Fake) -> None:
    gallery.note(somebody(everywhere="../../secret"), GUILD)
    assert await seen(gallery) is None
    assert not fake.asked


class Cdn:
    """A CDN that answers what it is told, and counts how many ask at once."""

    def __init__(self) -> None:
        self.status, self.body, self.headers = 200, b"", {}
        self.paths: list[str] = []
        self.now = self.most = 0
        self.gate, self.four = asyncio.Event(), asyncio.Event()
        self.gate.set()

    async def answer(self, request: web.Request) -> web.Response:
        self.paths.append(request.path_qs)
        if len(self.paths) == 4:
            self.four.set()
        self.now += 1
        self.most = max(self.most, self.now)
        await self.gate.wait()
        self.now -= 1
        return web.Response(status=self.status, body=self.body, headers=self.headers)


@pytest.fixture
async def cdn(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cdn]:
    made, app = Cdn(), web.Application()
    app.router.add_get("/{path:.*}", made.answer)
    async with TestServer(app) as server:
        monkeypatch.setattr(Asset, "BASE", str(server.make_url("")).rstrip("/"))
        yield made


@pytest.fixture
async def avatars() -> AsyncIterator[Avatars]:
    made = Avatars()
    yield made
    await made.close()


def png() -> bytes:
    out = BytesIO()
    photo(1).save(out, "PNG")
    return out.getvalue()


@pytest.mark.slow
async def test_an_avatar_is_fetched_small_and_never_moving(cdn: Cdn, avatars: Avatars) -> None:
    cdn.body = png()
    for key, hash_ in ((FaceKey(1, 0), "a_bc"), (FaceKey(1, 2), "def")):
        assert (await avatars(key, hash_)).startswith(b"\xff\xd8\xff")
    assert cdn.paths == ["/avatars/1/a_bc.png?size=128", "/guilds/2/users/1/avatars/def.png?size=128"]


@pytest.mark.slow
@pytest.mark.parametrize("status", [204, 301, 302, 403, 404, 415, 429, 500, 503])
async def test_whatever_the_cdn_answers_is_asked_once(cdn: Cdn, avatars: Avatars, status: int) -> None:
    cdn.status, cdn.headers = status, {"Location": "/elsewhere", "Retry-After": "1"}
    assert await avatars(FaceKey(1, 0), "abc") == b""
    assert len(cdn.paths) == 1


@pytest.mark.slow
@pytest.mark.parametrize("body", [b"", b"no picture", bytes(MOST_BYTES + 1), b"GIF89a" + bytes(99), png()[:500]])
async def test_bad_bodies_are_no_face(cdn: Cdn, avatars: Avatars, body: bytes) -> None:
    cdn.body = body
    assert await avatars(FaceKey(1, 0), "abc") == b""


async def test_a_cdn_that_is_not_there_is_no_face(monkeypatch: pytest.MonkeyPatch, avatars: Avatars) -> None:
    monkeypatch.setattr(Asset, "BASE", "http://127.0.0.1:9")
    assert await avatars(FaceKey(1, 0), "abc") == b""


@pytest.mark.slow
async def test_few_ask_at_once(cdn: Cdn, avatars: Avatars) -> None:
    cdn.body = png()
    cdn.gate.clear()
    asked = [asyncio.create_task(avatars(FaceKey(person, 0), "abc")) for person in range(10)]
    await cdn.four.wait()
    cdn.gate.set()
    await asyncio.gather(*asked)
    assert cdn.most == 4


@pytest.mark.slow
def test_avatars_lie_where_discord_has_them() -> None:
    """https://docs.discord.com/developers/reference#image-formatting"""
    assert address(FaceKey(1, 0), "a") == "https://cdn.discordapp.com/avatars/1/a.png?size=128"
    assert address(FaceKey(1, 2), "a") == "https://cdn.discordapp.com/guilds/2/users/1/avatars/a.png?size=128"
