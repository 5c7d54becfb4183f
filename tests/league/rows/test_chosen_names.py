"""Names that people choose in a server: how they are read, whose they are, how often they change, who takes them."""

import asyncio

import pytest

from bot.app.store import BotStore
from bot.league.rows.names import WEEK, name_key, read_name
from bot.league.rules import LeagueError
from storage.names import NameRow
from tests.storage.making import record_at_once

from .playing import GUILD, Time, played, table

ANN, BEN = NameRow(1, "Anna", "ann.b"), NameRow(2, "Béla", "ben")
BY = 99


async def refused(code: str, coroutine) -> LeagueError:
    with pytest.raises(LeagueError) as error:
        await coroutine
    assert error.value.code == code
    return error.value


async def audit(store: BotStore) -> list[tuple[str, int | None, str]]:
    return [
        (row.action, row.actor, row.detail["member"]["name"])
        for row in (await store.league.audit(GUILD)).rows[::-1]
        if "member" in row.detail
    ]


def test_a_name_is_read_without_what_hides_or_turns_it() -> None:
    assert read_name("  The\u00a0\u3164 \u202eCountess\u200b\n") == "The Countess"
    assert read_name(" \u3000 ") == ""
    assert read_name("x" * 24) == "x" * 24
    for wrong in ("x", "x" * 25, "\u202e", "\u200bx"):
        with pytest.raises(LeagueError, match="name"):
            read_name(wrong)


@pytest.mark.parametrize(
    "other", ["THE COUNTESS", "Ｔｈｅ　Ｃｏｕｎｔｅｓｓ", "the\u2003countess", "The\u3164Countess"]
)
def test_names_are_the_same_whatever_their_case_width_and_blanks(other: str) -> None:
    assert name_key(other) == name_key("The Countess")
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("Thé Countess") != name_key(other)


async def test_nobody_has_a_name_that_somebody_else_has_in_the_server(store: BotStore) -> None:
    await store.league.choose_name(GUILD, ANN, "Countess")
    for work in (store.league.check_name(GUILD, 2, "COUNTESS"), store.league.choose_name(GUILD, BEN, "Ｃountess")):
        assert (await refused("name-taken", work)).data["name"].casefold().endswith("ountess")
    await store.league.choose_name(GUILD + 1, BEN, "Countess")
    assert await store.names.chosen(GUILD) == {1: "Countess"}
    assert await audit(store) == [("name-chosen", 1, "Countess")]


@pytest.mark.postgres
async def test_of_two_at_once_one_has_the_name(store: BotStore) -> None:
    works = (store.league.choose_name(GUILD, row, "Countess") for row in (ANN, BEN))
    done = await asyncio.gather(*works, return_exceptions=True)
    assert [type(result) for result in done].count(LeagueError) == 1
    assert len(await store.names.chosen(GUILD)) == 1


async def test_a_name_changes_once_a_week_and_goes_at_any_time(store: BotStore, time: Time) -> None:
    await store.league.choose_name(GUILD, ANN, "Countess")
    time.now += WEEK - 90_000
    assert (await refused("name-early", store.league.choose_name(GUILD, ANN, "Duchess"))).data == {"days": 2}
    await store.league.choose_name(GUILD, ANN, "")
    await store.league.choose_name(GUILD, ANN, "")
    assert await store.names.chosen(GUILD) == {}
    await refused("name-early", store.league.check_name(GUILD, 1, "Countess"))
    await store.league.choose_name(GUILD, BEN, "Countess")  # it is free
    time.now += 90_000
    await store.league.choose_name(GUILD, ANN, "Duchess")
    assert await store.names.chosen(GUILD) == {1: "Duchess", 2: "Countess"}
    actions = [action for action, *_ in await audit(store)]
    assert actions == ["name-chosen", "name-removed", "name-chosen", "name-chosen"]


async def test_after_a_reset_the_person_waits_for_a_week(store: BotStore, time: Time) -> None:
    await store.league.choose_name(GUILD, ANN, "Countess")
    time.now += WEEK
    await refused("reason", store.league.reset_name(GUILD, 1, BY, " "))
    await store.league.reset_name(GUILD, 1, BY, "rude")
    assert await store.names.chosen(GUILD) == {}
    assert (await refused("name-early", store.league.choose_name(GUILD, ANN, "Countess"))).data == {"days": 7}
    assert (await audit(store))[-1] == ("name-reset", BY, "Countess")
    await store.league.reset_name(GUILD, 1, BY, "rude")  # there is none
    time.now += WEEK
    await store.league.choose_name(GUILD, ANN, "Countess")
    assert await store.names.chosen(GUILD) == {1: "Countess"}


@pytest.mark.postgres
async def test_lists_and_files_have_the_name_and_later_the_nickname(store: BotStore, time: Time) -> None:
    await record_at_once(store, [played("m1", 1, 2)])
    await table(store)
    time.now += 10
    await store.league.choose_name(GUILD, ANN, "Countess")
    assert [row.name for row in await table(store)] == ["Countess", "Béla"]
    assert [person.name for person in await store.league.people(GUILD, "count")] == ["Countess"]
    await store.league.reset_name(GUILD, 1, BY, "rude")
    assert [row.name for row in await table(store)] == ["Anna", "Béla"]


@pytest.mark.postgres
async def test_a_nickname_that_is_heard_leaves_the_chosen_name(store: BotStore) -> None:
    await store.league.choose_name(GUILD, ANN, "Countess")
    await store.names.save(GUILD, [NameRow(1, "Annie", "ann.b")])
    assert await store.names.chosen(GUILD) == {1: "Countess"}
    assert await store.names.load(GUILD, [1]) == [NameRow(1, "Annie", "ann.b")]


async def test_of_two_accounts_that_become_one_the_name_of_the_other_goes(store: BotStore) -> None:
    await record_at_once(store, [played("m1", 1, 2, 3)])
    await table(store)
    await store.league.choose_name(GUILD, ANN, "Countess")
    await store.league.choose_name(GUILD, BEN, "Duchess")
    await store.league.merge(GUILD, 1, 2, BY, "one person")
    assert await store.names.chosen(GUILD) == {2: "Duchess"}
    assert (await audit(store))[-1:] == [("name-reset", BY, "Countess")]
