"""Settings: a channel's own before the guild's, and who changed them."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app.store import BotStore
from storage import Json, StorageError
from tests.luck import part_of
from tests.storage.making import audit_of

from .making import ANNA, BELA, GUILD, NOW, SAME_PLACES, NewPlace, opened


async def test_a_channel_overrides_its_guild(store: BotStore) -> None:
    await store.set_setting(GUILD, None, "clock", "live", ANNA)
    await store.set_setting(GUILD, None, "lang", "hu", ANNA)
    await store.set_setting(GUILD, 5, "clock", {"seconds": 30}, ANNA)
    assert await store.settings(GUILD) == {"clock": "live", "lang": "hu"}
    assert await store.settings(GUILD, 5) == {"clock": {"seconds": 30}, "lang": "hu"}
    assert await store.settings(GUILD, 6) == {"clock": "live", "lang": "hu"}
    assert await store.settings(1, 5) == {}
    await store.set_setting(GUILD, 5, "clock", None, ANNA)
    assert await store.settings(GUILD, 5) == {"clock": "live", "lang": "hu"}


async def test_false_and_zero_override_too(store: BotStore) -> None:
    await store.set_setting(GUILD, None, "league", True, ANNA)
    await store.set_setting(GUILD, 5, "league", False, ANNA)
    await store.set_setting(GUILD, 6, "league", 0, ANNA)
    assert (await store.settings(GUILD, 5))["league"] is False
    assert (await store.settings(GUILD, 6))["league"] == 0


async def test_every_change_is_noted_with_before_and_after(store: BotStore) -> None:
    await store.set_setting(GUILD, None, "clock", "live", ANNA)
    await store.set_setting(GUILD, None, "clock", "live", BELA)  # nothing changes
    await store.set_setting(GUILD, None, "clock", None, BELA)
    await store.set_setting(GUILD, 5, "clock", 1, BELA)
    await store.set_setting(GUILD, 5, "clock", True, BELA)  # equal in Python, another value in JSON
    details = [
        {"channel": 5, "key": "clock", "from": 1, "to": True},
        {"channel": 5, "key": "clock", "from": None, "to": 1},
        {"channel": None, "key": "clock", "from": "live", "to": None},
        {"channel": None, "key": "clock", "from": None, "to": "live"},
    ]
    audit = await audit_of(store, GUILD)
    assert [msgspec.json.decode(e.detail) for e in audit] == details
    assert [(e.action, e.actor, e.at) for e in audit] == [("setting", who, NOW) for who in (BELA, BELA, BELA, ANNA)]


async def test_what_cannot_be_stored_changes_nothing(store: BotStore) -> None:
    await store.set_setting(GUILD, None, "clock", "live", ANNA)
    with pytest.raises(StorageError) as caught:
        await store.set_setting(2**70, None, "clock", "slow", ANNA)
    assert caught.value.code == "invalid"
    assert await store.settings(GUILD) == {"clock": "live"}
    await store.set_setting(GUILD, None, "clock", "slow", ANNA)


async def test_a_text_with_a_nul_is_refused_wherever_it_comes_from(store: BotStore) -> None:
    """Both to be stored and to be looked for; written as JSON it is a text like others."""
    for call in (
        store.set_meta("a", "b\0"),
        store.set_meta("\0", "b"),
        store.match("m\0"),
        store.live_table("\0"),
        store.has_played(GUILD, ANNA, "\0"),
        store.scoreboards.switch(GUILD, 5, "\0", ANNA),
        store.learners(GUILD, [ANNA], "\0", 3),
    ):
        with pytest.raises(StorageError) as caught:
            await call
        assert caught.value.code == "invalid"
    assert await store.get_meta("a") is None
    await store.set_setting(GUILD, None, "name", "\0", ANNA)
    assert await store.settings(GUILD) == {"name": "\0"}


async def test_a_connection_that_reads_cannot_write(store: BotStore) -> None:
    for line in (store._reader, store._worker):
        with pytest.raises(StorageError) as error:
            await line.call(lambda db: db.execute("DELETE FROM meta"))
        assert error.value.code == "read-only"


async def test_notes_of_the_bot(store: BotStore) -> None:
    assert await store.get_meta("commands") is None
    await store.set_meta("commands", "abc")
    await store.set_meta("commands", "def")
    assert await store.get_meta("commands") == "def"
    await store.set_meta("commands", None)
    assert await store.get_meta("commands") is None


_json = st.recursive(
    st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=5) | st.floats(-1e6, 1e6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)
_changes = st.lists(
    st.tuples(st.sampled_from([1, 2]), st.sampled_from([None, 5, 6]), st.sampled_from("abc"), st.none() | _json),
    max_size=12,
)


@pytest.mark.slow
@settings(max_examples=part_of(60, 10), deadline=None, suppress_health_check=SAME_PLACES)
@given(_changes)
async def test_settings_are_two_dictionaries_laid_over_each_other(
    new_place: NewPlace, changes: list[tuple[int, int | None, str, Json]]
) -> None:
    model: dict[tuple[int, int | None], dict[str, Json]] = {}
    with new_place() as place:
        async with opened(place) as store:
            for guild, channel, key, value in changes:
                await store.set_setting(guild, channel, key, value, ANNA)
                place = model.setdefault((guild, channel), {})
                place.pop(key, None)
                if value is not None:
                    place[key] = value
            for guild in (1, 2):
                whole = model.get((guild, None), {})
                assert await store.settings(guild) == whole
                for channel in (5, 6):
                    assert await store.settings(guild, channel) == whole | model.get((guild, channel), {})
