"""A person is forgotten in steps: moves come between, a kill loses nothing, a name is found in any letters."""

import unicodedata
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from storage import AuditEntry, StorageError, Store, forgetting
from storage.engines import Connection
from storage.engines.engine import Place
from storage.mentions import without

from .making import ANNA, BELA, GUILD, all_rows, change, match, noted, opened, record, seat

_ANNA = seat(1, ANNA, 1, 3, "Änne Groß")


async def _fill(store: Store, entries: int) -> None:
    """A server that knows Anna and has a long audit log, in which the first entries alone say one of her names."""
    await record(store, match("m1", _ANNA))
    await store.save(change("t1", header=f'{{"host":{ANNA}}}', people=(ANNA,)))
    for n in range(entries):
        said = {"person": ANNA, "name": "Anni"} if n < 3 else {"reason": f"ANNI and äNNE GROSS, {n}"}
        audit = noted("kick", BELA if n % 2 else ANNA, msgspec.json.encode(said).decode())
        await store.save(change(f"x{n}", status="over", audit=audit))


def _said(db: Connection) -> str:
    """All that is stored, in small letters."""
    notes = db.execute("SELECT key, value FROM meta").fetchall()
    return unicodedata.normalize("NFKC", f"{all_rows(db)} {notes}").casefold()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Anna", "ＡＮＮＡ cheated"),
        ("Straße", "STRASSE cheated"),
        ("STRASSE", "Straße cheated"),
        ("Béla", f"{unicodedata.normalize('NFD', 'BÉLA')} cheated"),
        (unicodedata.normalize("NFD", "Béla"), "béla cheated"),
        ("Anna Bell", "anna \n BELL cheated"),
        ("Anna", "An\u200bna cheated"),
        ("각하", f"{unicodedata.normalize('NFD', '각하')} cheated"),
    ],
)
def test_a_name_is_found_in_any_letters(name: str, text: str) -> None:
    assert without(text, ANNA, frozenset({name})) == " cheated"
    assert without({"a": [f"“{text}”"]}, ANNA, frozenset({name})) == {"a": ["“ cheated”"]}


@pytest.mark.parametrize("text", ["Annabel", "Joanna", "Ánna", "An na", "ann"])
def test_another_name_is_left(text: str) -> None:
    assert without(f"{text} cheated", ANNA, frozenset({"Anna", "\u200b", ""})) == f"{text} cheated"


async def test_moves_are_stored_between_the_steps_of_forgetting(store: Store) -> None:
    await _fill(store, 40)
    call, between = store._writer.call, list[str]()

    async def interrupted(*args: Any, **kwargs: Any) -> Any:
        found = await call(*args, **kwargs)
        between.append("step")
        with patch.object(store._writer, "call", call):
            await store.save(change("t2", header=f'{{"step":{len(between)}}}'))
        return found

    with patch.object(store._writer, "call", interrupted), patch.object(forgetting, "_AT_ONCE", 10):
        done = await store.forget(ANNA)
    assert (done.results, done.audit, done.live_tables) == (1, 40, ("t1",))
    assert len(between) == 6  # the note, four parts of the audit log, and the rest
    assert (await store.live_table("t2")).header == '{"step":6}'  # type: ignore[union-attr]


@pytest.mark.parametrize("writes", range(7))
async def test_a_kill_while_somebody_is_forgotten_leaves_nothing_of_them(path: Place, writes: int) -> None:
    """The name that the first entries alone say is known after the kill too, though they say it no more."""
    with patch.object(forgetting, "_AT_ONCE", 10):
        async with opened(path) as store:
            await _fill(store, 40)
            call, left = store._writer.call, writes

            async def dying(*args: Any, **kwargs: Any) -> Any:
                nonlocal left
                left -= 1
                if left < 0:
                    raise StorageError("closed")
                return await call(*args, **kwargs)

            with patch.object(store._writer, "call", dying):
                if writes < 6:
                    with pytest.raises(StorageError):
                        await store.forget(ANNA)
                else:
                    await store.forget(ANNA)
        async with opened(path) as store:
            if writes == 0:  # nothing was noted yet: it is asked for again
                await store.forget(ANNA)
            assert [one.actor for one in await store.audit(GUILD)][:2] == [BELA, None]
            said = await store._reader.call(_said)
    assert "anni" not in said
    assert "änne" not in said
    assert str(ANNA) not in said
    assert "forget-" not in said


async def test_what_is_noted_while_somebody_is_forgotten_is_read_too(store: Store) -> None:
    await _fill(store, 3)
    call, done = store._writer.call, False

    async def noting(*args: Any, **kwargs: Any) -> Any:
        nonlocal done
        if not done:
            done = True
            late = AuditEntry("late", ANNA, '{"reason":"änne groß again"}')
            with patch.object(store._writer, "call", call):
                for n in range(3):
                    await store.save(change(f"y{n}", status="over", audit=late))
        return await call(*args, **kwargs)

    with patch.object(store._writer, "call", noting), patch.object(forgetting, "_AT_ONCE", 2):
        await store.forget(ANNA)
    assert {(one.actor, one.detail) for one in await store.audit(GUILD) if one.action == "late"} == {
        (None, '{"reason":" again"}')
    }
