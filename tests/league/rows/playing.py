"""Leagues for tests: a store whose clock is moved by hand, and matches in few words."""

from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.app.store import BotStore
from bot.games.options import OptionValue
from bot.games.registry import GAMES
from bot.league.rows.values import TableRow
from bot.league.rules import SORTS
from storage import FinishedMatch, Result, StorageError
from storage.engines import Place
from tests.storage.making import watched

GUILD = 700_000_000_000_000_001
NOW = 1_767_225_600.0  # 2026-01-01
HOUR = 3600.0
NAMES = {1: "Anna", 2: "Béla", 3: "Cili", 4: "Dénes", 5: "Eve", 6: "Äiti"}


class Time:
    """What time it is."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


_BORDERS = "BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT", "RELEASE", "PRAGMA", "SET", "SELECT pg_"


async def statements_of(work: Awaitable[object]) -> list[str]:
    """Return the statements that some work sends, but for the borders of transactions; one for many rows is one."""
    sent: list[str] = []
    with watched(sent.append):
        await work
    return [statement for statement in sent if not statement.startswith(_BORDERS)]


@asynccontextmanager
async def league(path: Place, time: Time | None = None) -> AsyncIterator[BotStore]:
    async with await BotStore.open(path, clock=time or Time()) as store:
        yield store


async def caught_up(store: BotStore, *, writes: int) -> None:
    """Let the league catch up, and die after so many writes; what is not done by then is left."""
    call, writes_left = store._writer.call, writes

    async def dying(*args: Any, **kwargs: Any) -> Any:
        nonlocal writes_left
        writes_left -= 1
        if writes_left < 0:
            raise StorageError("closed")
        return await call(*args, **kwargs)

    with patch.object(store._writer, "call", dying), suppress(StorageError):
        await store.league.keeper.catch_up(GUILD)


def played(
    name: str,
    *people: int | None,
    places: Sequence[int] = (),
    totals: Sequence[int] = (),
    game: str = "classic",
    ended: float = NOW,
    end: str = "target",
    stood_in: Sequence[int] = (),
    counts: bool = True,
    seconds: float = 600,
    highest: Sequence[int] = (),
    guild: int = GUILD,
    options: Mapping[str, OptionValue] | None = None,
    strong: bool = False,
) -> FinishedMatch:
    """A match of these people (None: a computer), the first one first unless `places` say otherwise.

    It is a quick one unless `options` say otherwise. `strong`: the computers are.
    """
    places = places or range(1, len(people) + 1)
    points = totals or [100 - 10 * place for place in places]
    seats = tuple(
        Result(
            *(seat, person, NAMES.get(person or 0, "" if person is None else f"P{person}")),
            *(person is None, total, place, 0, person in stood_in and person is not None),
            highest[seat - 1] if highest else 20 + seat,
            strong=strong and person is None,
        )
        for seat, (person, place, total) in enumerate(zip(people, places, points, strict=True), 1)
    )
    option_text = msgspec.json.encode({**GAMES[game].first_options(), **(options or {})}).decode()
    return FinishedMatch(name, guild, 5, game, option_text, '{"rounds":[]}', ended - seconds, ended, end, counts, seats)


async def table(store: BotStore, game: str | None = None, **more: object) -> list[TableRow]:
    page = await store.league.table(GUILD, game, page_size=100, **more)  # type: ignore[arg-type]
    assert page.recalculating is None
    return list(page.rows)


async def ranking(store: BotStore, game: str | None = None, **more: object) -> list[tuple[int, int | None, str]]:
    return [(row.rank, row.person, row.decided_by) for row in await table(store, game, **more)]


async def everything(store: BotStore, people: Sequence[int], games: Sequence[str | None]) -> dict[object, object]:
    """All that a league says, but for the ids of matches added by hand."""
    facts: dict[object, object] = {}
    for game in games:
        for sort in SORTS:
            rows = await table(store, game, sort=sort)
            ranks = [row.rank for row in rows]
            for row in rows:
                if ranks.count(row.rank) > 1:  # who of those stands first has no meaning
                    row = replace(row, decided_by="")
                facts.update(_fields(row, "table", game, sort, row.person))
        records = await store.league.records(GUILD, game)
        facts["records", game] = records.streak
        for record in records.games:
            facts.update(_fields(record, "records", game))
    listed = {row.person for row in await table(store)}
    for person in people:
        if person in listed:
            card = await store.league.player(GUILD, person)
            facts.update(_fields(replace(card, last=(), row=None), "card", person))
    return facts


def _fields(value: Struct, *key: object) -> dict[object, object]:
    return {(*key, getattr(value, "game", ""), name): getattr(value, name) for name in value.__struct_fields__}


def differences(actual: dict[object, object], wanted: dict[object, object]) -> list[object]:
    """Where two leagues are not the same."""
    keys = [*actual, *(key for key in wanted if key not in actual)]
    return [(key, actual.get(key), wanted.get(key)) for key in keys if actual.get(key) != wanted.get(key)]
