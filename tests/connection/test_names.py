"""What people are called now: heard, stored once a page names them, and forgotten."""

from types import SimpleNamespace

import pytest

from bot.connection.names import Names
from bot.games.text.reader import KnownName
from storage import StorageError
from storage.names import NameRow
from tests.storage.making import GUILD, opened

ANN, BEN = 7, 8


def user(number, name, username=""):
    return SimpleNamespace(id=number, display_name=name, name=username or name.casefold())


@pytest.fixture
async def store(tmp_path):
    async with opened(tmp_path / "boneyard.db") as store:
        yield store


async def test_only_who_is_named_somewhere_is_stored_and_the_next_process_knows_them(store):
    names = Names(store.names)
    assert not names.note(user(ANN, "Ann", "ann.b"), GUILD)
    names.note(user(BEN, "Ben"), GUILD)
    assert names.of(GUILD)[ANN] == KnownName("Ann", "ann.b")
    await names.load(GUILD, [ANN, None])
    assert await store.names.load(GUILD, [ANN, BEN]) == [NameRow(ANN, "Ann", "ann.b")]
    later = Names(store.names)
    await later.load(GUILD, [ANN, BEN])
    assert dict(later.of(GUILD)) == {ANN: KnownName("Ann", "ann.b")}
    assert later.note(user(ANN, "Countess", "ann.b"), GUILD)
    assert not later.note(user(ANN, "Countess", "ann.b"), GUILD)
    await later.load(GUILD, [ANN])
    assert await store.names.load(GUILD, [ANN]) == [NameRow(ANN, "Countess", "ann.b")]
    assert not later.of(GUILD + 1)


async def test_a_name_that_is_forgotten_is_not_stored_again(store):
    names = Names(store.names)
    names.note(user(ANN, "Ann"), GUILD)
    names.forget(ANN)
    await names.load(GUILD, [ANN])
    assert not names.of(GUILD)
    names.note(user(BEN, "Ben"), GUILD)
    names.drop(lambda guild: guild == GUILD)
    await names.load(GUILD, [ANN, BEN])
    assert await store.names.load(GUILD, [ANN, BEN]) == []


async def test_where_nothing_can_be_stored_what_was_heard_does_and_is_stored_later(store):
    rows = SimpleNamespace(load=store.names.load, chosen=store.names.chosen, save=None)

    async def refuse(*_):
        raise StorageError("busy")

    rows.save = refuse
    names = Names(rows)
    names.note(user(ANN, "Ann"), GUILD)
    await names.load(GUILD, [ANN])
    assert names.of(GUILD)[ANN].name == "Ann"
    rows.save = store.names.save
    await names.load(GUILD, [ANN])
    assert await store.names.load(GUILD, [ANN]) == [NameRow(ANN, "Ann", "ann")]


async def test_outside_servers_nobody_is_remembered(store):
    names = Names(store.names)
    assert not names.note(user(ANN, "Ann"), 0)
    assert not names.of(0)


async def test_a_chosen_name_stands_before_the_nickname_and_is_read_again_where_others_may_have_changed_it(store):
    await store.league.choose_name(GUILD, NameRow(ANN, "Ann", "ann.b"), "Countess")
    names = Names(store.names)
    assert names.name_of(user(ANN, "Annie"), GUILD) == "Annie"
    await names.ready(GUILD)
    await names.ready(0)
    assert names.name_of(user(ANN, "Annie"), GUILD) == "Countess"
    assert names.name_of(user(BEN, "Ben"), GUILD) == "Ben"
    assert names.name_of(user(ANN, "Annie"), GUILD + 1) == "Annie"
    names.note(user(ANN, "Annie", "ann.b"), GUILD)
    await names.load(GUILD, [ANN])
    assert names.of(GUILD)[ANN] == KnownName("Countess", "ann.b")
    assert await store.names.load(GUILD, [ANN]) == [NameRow(ANN, "Annie", "ann.b")]
    await store.league.reset_name(GUILD, ANN, BEN, "rude")
    names.drop(lambda guild: guild != GUILD)
    await names.load(GUILD, [ANN])
    assert names.of(GUILD)[ANN].name == "Countess"
    names.drop(lambda guild: guild == GUILD)
    await names.load(GUILD, [ANN])
    assert names.of(GUILD)[ANN].name == "Annie"


async def test_a_chosen_name_is_forgotten_and_where_it_cannot_be_read_the_nickname_does(store):
    await store.league.choose_name(GUILD, NameRow(ANN, "Ann", "ann.b"), "Countess")
    names = Names(store.names)
    await names.ready(GUILD)
    names.forget(BEN)
    assert names.chosen(GUILD) == {ANN: "Countess"}
    names.forget(ANN)
    assert names.chosen(GUILD) == {}

    async def refuse(*_):
        raise StorageError("busy")

    names = Names(SimpleNamespace(chosen=refuse))
    await names.ready(GUILD)
    assert names.name_of(user(ANN, "Ann"), GUILD) == "Ann"
