"""Whatever people are called, and whatever an id says: messages that Discord takes, pictures, or a clear refusal."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.text.reader import Reader
from bot.league.pages import history, places, player, seasons, table
from bot.league.pages.places import HistoryPlace, PlayerPlace, RecordsPlace, TablePlace, VersusPlace
from bot.league.rows.values import PersonName
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, IdError, Press
from tests.league.pages import made
from tests.luck import part_of
from tests.play.pages.refused import problems
from tests.play.pages.tables import NASTY

pytestmark = pytest.mark.slow

READER = Reader()
quick = settings(deadline=None, max_examples=part_of(80, 30))
SCRIPTS = (
    "Ångström",
    "Жанна",
    "Ελένη",
    "山田太郎",
    "한지민",
    "محمد بن سلمان",
    "שרה",
    "ไทย",
    "हिन्दी",
    "🎲🎲",
    "\u202eevil",
)


@quick
@given(st.text(max_size=60), st.sampled_from(("p", "t")), st.sampled_from((None, b"png")))
def test_any_name_is_a_message(name: str, mode: places.Mode, picture: bytes | None) -> None:
    rows = tuple(made.table_row(at, name=name) for at in range(10))
    seats = tuple(made.seat(number, name=name) for number in range(1, 7))
    matches = tuple(replace(made.match_row(at), seats=seats) for at in range(10))
    messages = (
        table.table(made.table_page(rows=rows), TablePlace(mode=mode), READER, picture=picture),
        player.player(made.card(name=name, last=matches), PlayerPlace(1, mode=mode), READER, picture=picture),
        player.versus(
            made.versus(a=PersonName(1, name), b=PersonName(2, name)),
            VersusPlace(1, 2, mode=mode),
            READER,
            picture=picture,
        ),
        history.history(made.history_page(rows=matches), HistoryPlace(1), READER, name=name),
        history.records(made.records(), RecordsPlace(), READER),
        seasons.seasons_page([made.season(name=name)], READER),
        seasons.started(made.season(name=name), READER),
        seasons.season_final(made.season_end(table=made.table_page(rows=rows)), READER, picture=picture),
    )
    assert [problems(parts) for parts in messages] == [()] * len(messages)


@pytest.mark.parametrize("names", [(*SCRIPTS, *NASTY)[at::4] for at in range(4)])
def test_any_name_is_drawn(names: Sequence[str]) -> None:
    page = made.table_page(rows=tuple(made.table_row(at, name=name) for at, name in enumerate(names)))
    drawn = (
        table.table_picture(page, READER),
        seasons.final_picture(made.season_end(table=page, season=made.season(name=names[0])), READER),
        player.player_picture(made.card(name=names[0]), READER),
        *(
            player.versus_picture(made.versus(a=PersonName(1, a), b=PersonName(2, b)), READER)
            for a, b in pairwise(names)
        ),
    )
    assert all(picture is not None and picture.startswith(b"\x89PNG") for picture in drawn)


words = st.lists(
    st.one_of(
        st.sampled_from(("-", "new", "*", "game", "season", "sort", "classic", "points", "p", "t", "0", "7")),
        st.text(st.characters(exclude_categories=("Z", "C")), min_size=1, max_size=22),
    ),
    max_size=8,
)


@quick
@given(words)
def test_any_id_is_read_or_refused(given_words: list[str]) -> None:
    press = Press(NO_TABLE, 0, verbs.LEAGUE_TABLE, tuple(given_words))
    for kind in (TablePlace, PlayerPlace, VersusPlace, HistoryPlace, RecordsPlace):
        with suppress(IdError):
            places.read_place(press, kind)
    with suppress(IdError):
        places.read_match(press)


@quick
@given(st.integers(0, 2**64 - 1), st.integers(0, 10**9), st.sampled_from(("*", "moomin-joker")))
def test_the_longest_ids_fit(person: int, number: int, game: str) -> None:
    for place in (
        TablePlace(game, number, "per-match", number, "t"),
        PlayerPlace(person, game, number, "t"),
        VersusPlace(person, person, game, "t"),
        HistoryPlace(person, game, number),
        RecordsPlace(game),
    ):
        assert len(places.button_id(place, how="previous")) <= 100
        assert len(places.menu_id(place, "season")) <= 100
