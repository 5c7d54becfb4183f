"""People of a league: who is in no list, how names are found, records, cards, and two against each other."""

import pytest
from msgspec.structs import replace

from bot.app.store import BotStore
from bot.games.text.names import folded
from bot.league.rules import LeagueError
from tests.storage.making import record_at_once

from .playing import GUILD, NOW, played, table

BY = 99


async def test_who_wants_to_be_in_no_list_is_in_none(store: BotStore) -> None:
    await record_at_once(store, [played("m1", 1, 2, 3), played("m2", 2, 1, ended=NOW + 1)])
    whole = {row.person: row for row in await table(store)}
    await store.league.opt_out(GUILD, 1, True)
    listed = {row.person: row for row in await table(store)}
    assert set(listed) == {2, 3}
    assert listed[2].rating == whole[2].rating
    assert [member.person for member in await store.league.people(GUILD, "")] == [2, 3]
    card = await store.league.player(GUILD, 1)
    assert (card.listed, card.row, card.played) == (False, None, 2)
    await record_at_once(store, [played("m3", 1, 4, ended=NOW + 2)])
    assert 1 not in {row.person for row in await table(store)}
    await store.league.opt_out(GUILD, 1, False)
    assert {row.person for row in await table(store)} == {1, 2, 3, 4}


async def test_somebody_may_opt_out_before_the_first_match(store: BotStore) -> None:
    await store.league.opt_out(GUILD, 1, True)
    await record_at_once(store, [played("m1", 1, 2)])
    assert [row.person for row in await table(store)] == [2]
    assert [row.name for row in await table(store)] == ["Béla"]


async def test_names_in_every_script_are_found(store: BotStore) -> None:

    names = ["Ärtti", "ΣΊΣΥΦΟΣ", "李雷", "ﷺ", "🐻‍❄️", "O'Brien; DROP TABLE", "%_", "İpek"]
    done = []
    for person, name in enumerate(names, 1):
        match = played(f"m{person}", person, 99, ended=NOW + person)
        seats = (replace(match.results[0], name=name), match.results[1])
        done.append(replace(match, results=seats))
    await record_at_once(store, done)
    await table(store)
    for person, name in enumerate(names, 1):
        people = await store.league.people(GUILD, name[:2].swapcase())
        assert person in [member.person for member in people], name
    assert [member.person for member in await store.league.people(GUILD, "%")] == [7]


async def test_names_that_begin_with_what_was_typed_come_first(store: BotStore) -> None:
    await record_at_once(store, [played("m1", 1, 2, 4, 5)])
    await table(store)
    assert [member.name for member in await store.league.people(GUILD, "e")] == ["Eve", "Béla", "Dénes"]
    assert [member.name for member in await store.league.people(GUILD, "e", 1)] == ["Eve"]
    assert [member.name for member in await store.league.people(GUILD, "n")] == ["Anna", "Dénes"]
    assert [member.name for member in await store.league.people(GUILD, "DEN")] == ["Dénes"]
    assert [member.name for member in await store.league.people(GUILD, "ánn")] == ["Anna"]


@pytest.mark.parametrize(
    ("text", "plain"),
    [("Römi", "romi"), ("KEVÄT", "kevat"), ("Ősz", "osz"), ("Straße", "strasse"), ("Bjørn", "bjorn"), ("山田", "山田")],
)
def test_accents_fall_off(text: str, plain: str) -> None:
    assert folded(text) == plain


async def test_records_and_cards(store: BotStore) -> None:
    await record_at_once(
        store,
        [
            played("m1", 1, 2, seconds=300, highest=(40, 10)),
            played("m2", 1, 2, ended=NOW + 1, seconds=200, highest=(30, 55)),
            played("m3", 1, 2, 3, ended=NOW + 2, seconds=900),
            played("m4", 2, 1, ended=NOW + 3, seconds=100, stood_in=[2]),
        ],
    )
    (records,) = (await store.league.records(GUILD, "classic")).games
    assert records.streak is not None
    assert records.highest is not None
    (fastest,) = records.fastest
    assert (records.streak.person, records.streak.value) == (1, 4)
    assert (records.highest.person, records.highest.value, records.highest.match) == (2, 55, "m2")
    assert (fastest.person, fastest.value, fastest.match, fastest.length) == (1, 200, "m2", "quick")
    card = await store.league.player(GUILD, 2, "classic")
    assert card.worst is None  # there is only one whom he met often
    assert card.best is not None
    assert (card.best.person, card.best.played, card.best.ahead, card.best.behind) == (1, 4, 0, 4)
    assert [row.match for row in card.last] == ["m4", "m3", "m2", "m1"]
    assert (card.games[0].game, len(card.curve), card.streak) == ("classic", 4, 0)


async def test_a_match_that_was_broken_off_is_nobodys_fastest_win(store: BotStore) -> None:
    """It counts where the server wants it to, but nobody has played it to its end."""
    await store.set_setting(GUILD, None, "league-abandoned", "yes", BY)
    await record_at_once(
        store, [played("whole", 1, 2, seconds=300), played("broken", 2, 1, ended=NOW + 1, seconds=20, end="abandoned")]
    )
    assert {row.person: row.won for row in await table(store)} == {1: 1, 2: 1}
    (records,) = (await store.league.records(GUILD)).games
    (fastest,) = records.fastest
    assert (fastest.person, fastest.value, fastest.match) == (1, 300, "whole")
    assert (await store.league.player(GUILD, 2, "classic")).fastest == ()


async def test_a_card_has_the_last_ten_matches_the_newest_first(store: BotStore) -> None:
    await store.set_setting(GUILD, None, "league-limit", "off", BY)
    await record_at_once(store, [played(f"m{n}", 1, 2, ended=NOW + n) for n in range(12)])
    card = await store.league.player(GUILD, 1)
    assert [row.match for row in card.last] == [f"m{n}" for n in range(11, 1, -1)]
    both = await store.league.versus(GUILD, 1, 2)
    assert both.last == card.last


async def test_the_best_and_the_worst_are_of_those_who_were_met_three_times(store: BotStore) -> None:
    matches = [(1, 3), (1, 3), (1, 2), (2, 1), (1, 2), (4, 1), (4, 1), (1, 4)]
    await record_at_once(store, [played(f"m{n}", *pair, ended=NOW + n) for n, pair in enumerate(matches)])
    card = await store.league.player(GUILD, 1)
    assert card.best is not None  # 3 was behind twice, and that is too seldom
    assert card.worst is not None
    assert (card.best.person, card.best.ahead, card.best.played) == (2, 2, 3)
    assert (card.worst.person, card.worst.ahead, card.worst.played) == (4, 1, 3)


async def test_two_against_each_other(store: BotStore) -> None:
    await record_at_once(
        store,
        [
            played("m1", 1, 2, 3),
            played("m2", 3, 2, 1, ended=NOW + 1, game="uno"),
            played("m3", 1, 2, places=(1, 1), ended=NOW + 2),
            played("m4", 3, 2, ended=NOW + 3),
        ],
    )
    versus = await store.league.versus(GUILD, 1, 2)
    assert (versus.met.played, versus.met.ahead, versus.met.behind, versus.met.level) == (3, 1, 1, 1)
    turned = await store.league.versus(GUILD, 2, 1)
    assert (turned.met.played, turned.met.ahead, turned.met.behind, turned.met.level) == (3, 1, 1, 1)
    assert [row.match for row in versus.last] == ["m3", "m2", "m1"]
    assert [name for name, _ in versus.games] == ["classic", "uno"]
    assert (await store.league.versus(GUILD, 1, 2, "uno")).met.played == 1
    with pytest.raises(LeagueError, match="twice"):
        await store.league.versus(GUILD, 1, 1)
