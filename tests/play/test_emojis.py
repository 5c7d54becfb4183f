"""Emojis of the application: what Discord refuses stops no other, and is not tried again at each start."""

from types import SimpleNamespace

import aiohttp
import pytest

from bot.play import emojis as module
from bot.play.emojis import EmojiUploader
from tests.play.fakes import Faults, refused


class Application:
    """An application with emojis, and the store and the drawing that go with it."""

    def __init__(self) -> None:
        self.there: dict[str, bytes] = {}
        self.asked: list[str] = []
        self.notes: dict[str, str] = {}
        self.faults = Faults()
        self.never: set[str] = set()
        self.emojis: dict[str, str] = {}

    async def fetch_application_emojis(self):
        self.faults.before("list")
        return [self._emoji(name) for name in self.there]

    async def create_application_emoji(self, *, name: str, image: bytes):
        self.asked.append(name)
        error = self.faults.before("create")
        if name in self.never or name in self.there:
            raise refused(50035)
        self.there[name] = image
        if error is not None:
            raise error
        return self._emoji(name)

    def _emoji(self, name: str):
        class Emoji(SimpleNamespace):
            def __str__(self) -> str:
                return f"<:{self.name}:1>"

        return Emoji(name=name)

    async def get_meta(self, key: str):
        return self.notes.get(key)

    async def set_meta(self, key: str, value: str):
        self.notes[key] = value

    async def draw(self, function, *args):
        return function(*args)

    async def start(self) -> None:
        """What a start of the bot does."""
        self.asked.clear()
        self.emojis = {}
        presenter = SimpleNamespace(emojis=self.emojis, draw=self.draw)
        await EmojiUploader(self, presenter, self, 0.0).run()


@pytest.fixture
def application(monkeypatch):
    made = Application()
    made.pictures = {"a": b"a", "b": b"b", "c": b"c"}
    monkeypatch.setattr(module, "GAMES", ["one"])
    monkeypatch.setattr(module, "emoji_names", lambda _: tuple(made.pictures))
    monkeypatch.setattr(module, "tile_emojis", lambda _: dict(made.pictures))
    return made


async def test_only_missing_ones_are_uploaded(application):
    application.there["b"] = b"b"
    await application.start()
    assert application.asked == ["a", "c"]
    assert set(application.emojis) == {"a", "b", "c"}
    await application.start()
    assert application.asked == []
    assert set(application.emojis) == {"a", "b", "c"}


async def test_one_that_is_refused_stops_no_other_and_is_not_tried_at_each_start(application):
    application.never.add("b")
    await application.start()
    assert set(application.emojis) == {"a", "c"}
    await application.start()
    assert application.asked == []
    application.pictures["b"] = b"drawn in another way"
    await application.start()
    assert application.asked == ["b"]


async def test_a_busy_discord_is_tried_again(application):
    application.faults.order("list", refused(0, 503))
    application.faults.order("create", refused(0, 503), aiohttp.ClientConnectionError())
    await application.start()
    assert application.asked == ["a", "a", "a", "b", "c"]
    assert set(application.emojis) == {"a", "b", "c"}


async def test_one_whose_answer_was_lost_is_found(application):
    application.faults.order("create", TimeoutError(), lost=True)
    await application.start()
    assert set(application.emojis) == {"a", "b", "c"}
    assert application.notes == {}


@pytest.mark.parametrize(("code", "status"), [(30008, 400), (50001, 403)])
async def test_where_none_may_be_made_no_other_is_tried(application, code, status):
    application.faults.order("create", None, refused(code, status))
    await application.start()
    assert application.asked == ["a", "b"]
    assert set(application.emojis) == {"a"}


async def test_one_that_never_arrives_waits_for_the_next_start(application):
    application.faults.order("create", *[refused(0, 503)] * 6)
    await application.start()
    assert set(application.emojis) == {"b", "c"}
    await application.start()
    assert application.asked == ["a"]
