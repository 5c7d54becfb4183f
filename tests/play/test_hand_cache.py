from itertools import islice

import msgspec
import pytest

from bot.games.drawn import Portrait
from bot.games.match import is_open
from bot.games.registry import GAMES
from bot.games.rooms.selection import SelectedGroup, Selection
from bot.games.text.reader import Reader
from bot.play.messages.presenter import HandCache
from bot.play.pages.panel import panel_picture
from tests.games.playing import play_random
from tests.luck import part_of
from tests.play.pages.tables import after, started, table

READER, USUAL = Reader("en-GB"), Selection()


@pytest.fixture
def kept():
    cache, snapshot = HandCache(), table(started())
    cache.keep(snapshot, 0, READER, USUAL, b"hand")
    return cache, snapshot


def test_the_same_hand_is_not_drawn_twice(kept):
    cache, snapshot = kept
    other_version = msgspec.structs.replace(snapshot.state, version=99, refs={"board": 1})
    assert cache.find(snapshot, 0, READER, USUAL) == b"hand"
    assert cache.find(msgspec.structs.replace(snapshot, state=other_version), 0, READER, USUAL) == b"hand"


def test_no_seat_is_shown_the_hand_of_another(kept):
    cache, snapshot = kept
    assert cache.find(snapshot, 1, READER, USUAL) is None
    elsewhere = msgspec.structs.replace(snapshot.state, id="another")
    assert cache.find(msgspec.structs.replace(snapshot, state=elsewhere), 0, READER, USUAL) is None


def test_a_move_has_it_drawn_anew(kept):
    cache, snapshot = kept
    match = snapshot.state.match
    moved, _ = after(match, str(next(a for seat in (0, 1) for a in match.offers(seat))))
    assert cache.find(table(moved), 0, READER, USUAL) is None
    assert cache.find(table(None), 0, READER, USUAL) is None


@pytest.mark.parametrize(
    ("reader", "selection"),
    [
        (Reader("fi"), USUAL),
        (Reader("en-GB", "light"), USUAL),
        (Reader("en-GB", figures={"1": "Wolf"}), USUAL),
        (Reader("en-GB", faces={7: Portrait("abc", b"face")}), USUAL),
        (READER, Selection(order="number")),
        (READER, Selection(picked=("6-4",))),
        (READER, Selection("6-4")),
        (READER, Selection(groups=(SelectedGroup(("meld",), ("6-4",)),))),
    ],
)
def test_another_look_or_selection_has_it_drawn_anew(kept, reader, selection):
    cache, snapshot = kept
    assert cache.find(snapshot, 0, reader, selection) is None


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_that_is_found_again_is_what_would_be_drawn(game):
    """And the moves of others seldom have it drawn anew."""
    cache, reused, drawn = HandCache(), 0, 0
    played = islice(play_random(game, GAMES[game].seats.start + 1, 5), part_of(40, 15))
    for match in (match for match in played if is_open(match) and match.rules.settled(match.state)):
        snapshot = table(match)
        for seat in range(match.seats):
            picture, kept = panel_picture(snapshot, seat, READER), cache.find(snapshot, seat, READER, USUAL)
            assert kept in (None, picture)
            if match.turn != seat and picture is not None:
                reused, drawn = reused + (kept is not None), drawn + (kept is None)
            if picture is not None:
                cache.keep(snapshot, seat, READER, USUAL, picture)
    assert reused > drawn / 3


def test_another_page_shows_the_same_hand(kept):
    cache, snapshot = kept
    assert cache.find(snapshot, 0, READER, Selection(page=2)) == b"hand"


def test_what_the_table_shows_of_the_others_has_it_drawn_anew(kept):
    cache, snapshot = kept
    seat, (first, second) = snapshot.turn, snapshot.state.seats
    assert seat == 1
    cache.keep(snapshot, seat, READER, USUAL, b"hand and table")
    for other in (msgspec.structs.replace(first, name="Zoe"), msgspec.structs.replace(first, played_by_computer=True)):
        state = msgspec.structs.replace(snapshot.state, seats=(other, second))
        assert cache.find(msgspec.structs.replace(snapshot, state=state), seat, READER, USUAL) is None


def test_something_else_to_do_has_it_drawn_anew(kept):
    cache, snapshot = kept
    cache.keep(snapshot, 1, READER, USUAL, b"hand")
    assert cache.find(snapshot, 1, READER, USUAL) == b"hand"
    offered = msgspec.structs.replace(snapshot.state.offered, offers=((), ()))
    state = msgspec.structs.replace(snapshot.state, offered=offered)
    assert cache.find(msgspec.structs.replace(snapshot, state=state), 1, READER, USUAL) is None


def test_a_pause_has_it_drawn_anew(kept):
    cache, snapshot = kept
    paused = msgspec.structs.replace(snapshot.state, paused="player")
    assert cache.find(msgspec.structs.replace(snapshot, state=paused), 0, READER, USUAL) is None


def test_only_so_many_are_kept(kept):
    cache, snapshot = kept
    for number in range(255):
        state = msgspec.structs.replace(snapshot.state, id=f"t{number}")
        cache.keep(msgspec.structs.replace(snapshot, state=state), 0, READER, USUAL, b"x")
    assert cache.find(snapshot, 0, READER, USUAL) == b"hand"
    for name in ("one", "two"):
        state = msgspec.structs.replace(snapshot.state, id=name)
        cache.keep(msgspec.structs.replace(snapshot, state=state), 0, READER, USUAL, b"x")
    first = msgspec.structs.replace(snapshot.state, id="t0")
    assert cache.find(snapshot, 0, READER, USUAL) == b"hand"
    assert cache.find(msgspec.structs.replace(snapshot, state=first), 0, READER, USUAL) is None
