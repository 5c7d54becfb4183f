"""What is hidden shows nowhere: messages are equal to the byte when hidden tiles are swapped."""

import random
from io import BytesIO
from itertools import islice

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.games.events import Event
from bot.games.match import Match, deal_round, is_open, lapse, new_match
from bot.games.registry import GAMES
from bot.games.rooms.selection import Selection
from bot.games.same import promised_same
from bot.games.text.reader import Reader
from bot.parts.parts import Parts
from bot.play.pages import menus
from bot.play.pages.board import board, board_picture, opening_steps, turn_ping
from bot.play.pages.panel import panel, panel_picture
from bot.play.pages.results import result, result_picture
from bot.tables import Person, SharedDeals
from tests.games.playing import play_greedy
from tests.games.test_secrecy import Spot, spots, unseen_pair
from tests.games.test_secrecy import swapped as exchange
from tests.games.zones import with_zones, zones_of
from tests.luck import part_of
from tests.play.pages.tables import HOST, played, started, swapped, table, taken
from tests.rendering.photos import portrait

pytestmark = pytest.mark.slow

READER = Reader()
FACED = Reader(faces={HOST + seat: portrait(seat) for seat in range(2)})
numbers = st.integers(0, 99)


def same(message: Parts, other: Parts) -> None:
    assert msgspec.json.encode(message) == msgspec.json.encode(other)


@settings(deadline=None, max_examples=part_of(80, 20))
@given(played(), numbers, numbers, numbers, numbers)
def test_swapping_hidden_tiles_changes_nothing_for_others(
    done: tuple, mine: int, other: int, hidden: int, back: int
) -> None:
    match, events = done
    assume(is_open(match))
    mine, other = mine % match.seats, other % match.seats
    changed = swapped(match, mine, other, hidden, back)
    snapshot, twin = table(match, recent=events, heard=16), table(changed, recent=events, heard=16)
    same(board(snapshot, READER, picture=None), board(twin, READER, picture=None))
    if match.turn is not None:
        ping = turn_ping(snapshot, READER, 5)
        assert ping == turn_ping(twin, READER, 5)
    person = Person(HOST + mine, "x", True)
    same(menus.table_menu(snapshot, person, READER), menus.table_menu(twin, person, READER))
    if mine != other:
        same(panel(snapshot, mine, READER), panel(twin, mine, READER))
    elif changed is not match:
        assert panel(snapshot, mine, READER) != panel(twin, mine, READER)


@pytest.mark.parametrize("reader", [READER, FACED], ids=["letters", "faces"])
@pytest.mark.parametrize("seat", [0, 1])
def test_pictures_hide_what_is_hidden(seat: int, reader: Reader) -> None:
    match = started(2)
    changed = swapped(match, seat, 1 - seat, 3, 5)
    assert changed.state.hands != match.state.hands
    snapshot, twin = table(match), table(changed)
    assert board_picture(snapshot, reader) == board_picture(twin, reader)
    assert panel_picture(snapshot, seat, reader) == panel_picture(twin, seat, reader)
    assert panel_picture(snapshot, 1 - seat, reader) != panel_picture(twin, 1 - seat, reader)
    assert (board_picture(snapshot, reader) == board_picture(snapshot, READER)) is (reader is READER)


def test_whose_turn_it_is_not_sees_nothing_to_press_about_tiles() -> None:
    match = started(3)
    turn = match.turn
    assert turn is not None
    for seat in {0, 1, 2} - {turn}:
        parts = panel(table(match), seat, READER)
        assert not [custom_id for custom_id in parts.custom_ids if ":act:" in custom_id or ":show:tile" in custom_id]
        assert "**'s turn" in parts.content


def test_private_events_are_told_to_their_seats_alone() -> None:
    secret = Event("play", 0, {"tile": "6-6", "side": ""}, to=(1,))
    snapshot = table(started(3), recent=(secret,), heard=1)
    assert "6-6" not in board(snapshot, READER, picture=b"png").content
    assert "6-6" in panel(snapshot, 1, READER, picture=b"png").content
    assert "6-6" not in panel(snapshot, 2, READER, picture=b"png").content


def test_the_seed_is_shown_only_when_the_round_is_over() -> None:
    match = started()
    text = board(table(match), READER).content
    assert match.rounds[-1].seed not in text
    assert match.rounds[-1].commitment not in text  # it stood on the message before; the check has it


def exchanged(event: Event, first: str, second: str) -> Event:
    """The event as it would be had two tiles changed places."""
    other = {first: second, second: first}

    def swap(value: object) -> object:
        if isinstance(value, tuple):
            return tuple(sorted(map(swap, value), key=str))
        return other.get(value, value) if isinstance(value, str) else value

    return msgspec.structs.replace(event, data={key: swap(value) for key, value in event.data.items()})


@pytest.mark.parametrize("number", range(part_of(4, 1)))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_in_every_game_hidden_tiles_change_nothing_for_others(name: str, number: int) -> None:
    rng = random.Random(number)
    seats = rng.choice(list(GAMES[name].seats))
    setup = {"votes": {f"p{seat + 1}": "hidden" for seat in range(seats)}} if name == "christmas" else {}
    done = deal_round(new_match(name, seats, setup=setup), rng.randbytes(32))
    events: tuple[Event, ...] = ()
    compared = 0
    while is_open(done.match) and compared < part_of(120, 60):
        match, events = done.match, (*events, *done.events)[-16:]
        for seat in (None, *range(seats)):
            pair = unseen_pair(match, seat, rng)
            if pair is not None:
                compared += 1
                compare(match, seat, events, done.events, pair)
        legal = [action for seat in range(seats) for action in match.offers(seat)]
        done = taken(match, rng.choice(legal), rng) if legal else lapse(match)
    assert compared


def compare(match: Match, seat: int | None, recent: tuple, fresh: tuple, tiles: tuple[Spot, Spot]) -> None:
    """What a seat sees must be equal to the byte, whichever of two tiles that it cannot see lies where."""
    changed = exchange(match, *tiles)
    first, second = (spot.piece for spot in tiles)
    private = [event for event in recent if not event.seen_by(seat)]
    hidden = tuple(exchanged(event, first, second) if event in private else event for event in recent)
    hidden_now = tuple(exchanged(event, first, second) if event in private else event for event in fresh)
    snapshot = table(match, events=fresh, recent=recent, heard=16)
    twin = table(changed, events=hidden_now, recent=hidden, heard=16)
    if seat is None:
        same(board(snapshot, READER, picture=b"png"), board(twin, READER, picture=b"png"))
        same(board(snapshot, READER), board(twin, READER))
        for event_count in opening_steps(snapshot):
            same(board(snapshot, READER, event_count=event_count), board(twin, READER, event_count=event_count))
        return
    steps = [Selection(), Selection(order="number"), *(Selection(tile) for tile in match.view(seat).playable[:2])]
    for step in steps:
        same(panel(snapshot, seat, READER, selection=step), panel(twin, seat, READER, selection=step))
    for step in steps if match.turn == seat else ():  # its picture shows the table, and so the others
        assert panel_picture(snapshot, seat, READER, step) == panel_picture(twin, seat, READER, step)


ONE_ROUND = {
    "classic": {"hands": 1},
    "moomin": {"rounds": 1},
    "moomin-joker": {"rounds": 1},
    "christmas": {"rounds": 1},
}
NIGHT = SharedDeals(promised_same("night", "1-1", bytes(32)), bytes(32).hex())
DAILY = SharedDeals(promised_same("daily", "2026-11-22 classic", bytes(32)), bytes(32).hex())


def public_views(match: Match, phase: str, shared: SharedDeals | None) -> tuple[Parts | bytes | None, ...]:
    """All that everybody sees of a round that is over: the table's message, and the result of a match."""
    end = match.end if phase == "over" else ""
    snapshot = table(match, phase=phase, end=end, next_at=1.0 if phase == "between" else None, shared=shared)
    seen = (board(snapshot, READER), board(snapshot, READER, picture=b"png"), board_picture(snapshot, READER))
    if phase == "over":
        seen = (*seen, result(snapshot, READER, picture=b"png"), result_picture(snapshot, READER))
    return seen


def other_left(match: Match) -> Match | None:
    """The match with another piece left in a hand than there is, from the pieces that nobody got; None without one."""
    zones = zones_of(match.state)
    hands = spots([zone for zone in zones if zone.name.startswith("hand")])
    rest = spots([zone for zone in zones if zone.seen_by == ()])
    pairs = ((spot, other) for spot in hands for other in rest if spot.piece != other.piece)
    for spot, other in pairs:
        pieces = {zone.name: list(zone.pieces) for zone in zones if zone.name in (spot.zone, other.zone)}
        pieces[spot.zone][spot.at], pieces[other.zone][other.at] = other.piece, spot.piece
        changed = {name: tuple(lying) for name, lying in pieces.items()}
        return msgspec.structs.replace(match, state=with_zones(match.state, changed))
    return None


@pytest.mark.parametrize("name", sorted(GAMES))
def test_of_deals_that_others_still_play_no_hand_shows_when_a_round_is_over(name: str) -> None:
    compared = 0
    options = ONE_ROUND.get(name, {"target": 0} if name == "uno" else {"deals": 1})
    ends = (play_greedy(name, GAMES[name].seats.start, number, dict(options)) for number in range(3))
    pairs = ((match, other) for match in ends if (other := other_left(match)) is not None)
    for match, other in islice(pairs, part_of(3, 1)):
        compared += 1
        for phase in ("between", "over"):
            assert public_views(match, phase, NIGHT) == public_views(other, phase, NIGHT)
            for shared in (None, DAILY):  # the last one only its player sees
                both = zip(public_views(match, phase, shared)[1:], public_views(other, phase, shared)[1:], strict=True)
                assert all(view != changed for view, changed in both)
    assert compared


def test_in_ones_turn_picture_and_words_are_of_table_and_hand() -> None:
    match = started(2)
    turn, snapshot = match.turn or 0, table(match)
    drawn = [panel_picture(snapshot, seat, READER) or b"" for seat in (turn, 1 - turn)]
    assert [Image.open(BytesIO(png)).width for png in drawn] == [1200, 1080]
    public = board(snapshot, READER, picture=b"png").alt
    assert public
    assert public in panel(snapshot, turn, READER, picture=b"png").alt
    assert public not in panel(snapshot, 1 - turn, READER, picture=b"png").alt


def test_the_comparison_notices_a_leak() -> None:
    match = started(2, 1, "uno", opening="plain")
    zones = zones_of(match.state)
    mine, theirs = (spots([zone for zone in zones if zone.seen_by == (seat,)]) for seat in (0, 1))
    changed = exchange(match, mine[0], theirs[0])
    assert panel(table(match), 0, READER) != panel(table(changed), 0, READER)
