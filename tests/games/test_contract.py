"""What every registered game must keep, whatever its options and number of seats."""

import contextlib
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.actions import UNKNOWN, Action
from bot.games.errors import IllegalAction, NotationError
from bot.games.line.view import LineView
from bot.games.match import act, is_open, to_record
from bot.games.record import decode, encode
from bot.games.registry import GAMES
from bot.games.verify import replay, verify
from bot.games.view import view_text
from tests.games.playing import finished, movers, play_random

GAME = st.sampled_from(sorted(GAMES))


@st.composite
def tables(draw):
    """A game, a number of seats, options, the number of a stream of chance."""
    game = GAMES[draw(GAME)]
    options = {option.key: draw(st.sampled_from(option.values)) for option in game.options}
    return game.name, draw(st.sampled_from(list(game.seats))), draw(st.integers(0, 2**32)), options


@settings(max_examples=60, deadline=None)
@given(tables())
def test_matches_end_and_their_records_hold(table):
    match = finished(*table)
    record = to_record(match)
    assert decode(encode(record)) == record
    verify(record)
    *_, last = replay(record)
    assert to_record(last.match) == record
    assert last.match.state == match.state


@settings(max_examples=60, deadline=None)
@given(tables())
def test_every_tile_is_in_one_place_and_only_movers_move(table):
    game = GAMES[table[0]]
    for match in play_random(*table, most_rounds=1):
        everything = sorted(match_tiles(match))
        assert everything == sorted(deal_tiles(match.rounds[-1].deal))
        if is_open(match):
            assert match.turn in movers(match)
        else:
            assert movers(match) == []
            assert game.outcome(match.state) is not None


def deal_tiles(deal):
    hands = [tile for hand in deal["hands"].values() for tile in hand]
    return [*hands, *deal.get("stock", []), *deal.get("rest", [])]


def match_tiles(match):
    """Tiles in the hands and on the table, from the views of all seats; and what was not drawn, from the state."""
    views = [match.view(seat) for seat in range(match.seats)]
    state = match.state
    unseen = getattr(state, "pool", ()) or getattr(state, "stock", getattr(state, "heap", ()))
    rest = match.rounds[-1].deal.get("rest", map(str, unseen))
    return [*(tile for view in views for tile in view.hand), *on_table(views[0]), *rest]


def on_table(view):
    """The tiles that lie open."""
    if isinstance(view, LineView):
        return [placed.tile for placed in view.line]
    joined = [placed.tile for street in view.streets for placed in street]
    return [view.start, *joined] if view.start else joined


@settings(max_examples=40, deadline=None)
@given(tables())
def test_legal_actions_are_exactly_what_apply_takes(table):
    """Every legal action is taken; every other action with the words of the game is refused and changes nothing."""
    match = pick(table)
    words = sorted({word for action in all_actions(table) for word in action.args})
    for seat in range(match.seats):
        legal = match.legal_actions(seat)
        assert len(set(legal)) == len(legal)
        for action in legal:
            assert Action.parse(str(action)) == action
            act(match, action)
        complete = {match.rules.complete(match.state, action) for action in legal}
        before = msgspec.json.encode(match.view(seat))
        for action in candidates(table, seat, words):
            with contextlib.suppress(NotationError):
                if match.rules.complete(match.state, action) in complete:
                    continue
            with pytest.raises((IllegalAction, NotationError)):
                act(match, action)
        assert msgspec.json.encode(match.view(seat)) == before


def pick(table):
    """A position somewhere in the first round."""
    positions = [match for match in play_random(*table, most_rounds=1) if is_open(match)]
    return random.Random(table[2]).choice(positions)


def all_actions(table):
    return [
        Action.parse(token)
        for match in play_random(*table, most_rounds=1)
        for token in match.rounds[-1].actions
    ]


def candidates(table, seat, words):
    shapes = {(action.verb, len(action.args)) for action in all_actions(table)}
    rng = random.Random(table[2])
    for verb, count in sorted(shapes):
        for _ in range(20 if count else 1):
            yield Action(seat, verb, tuple(rng.choice(words) for _ in range(count)))


@settings(max_examples=40, deadline=None)
@given(tables())
def test_nobody_sees_what_is_hidden(table):
    """Views name no tile that the seat may not know: of unseen tiles not one text is in the view."""
    for match in play_random(*table, most_rounds=1):
        for seat in (None, *range(match.seats)):
            view = match.view(seat)
            hidden = {
                tile for other in range(match.seats) if other != seat for tile in match.view(other).hand
            }
            hidden |= set(match.rounds[-1].deal.get("rest", [])) | set(match.rounds[-1].deal.get("stock", []))
            hidden -= set(view.hand or ()) | set(on_table(view))
            hidden -= {tile for hand in getattr(view, "open_hands", None) or () for tile in hand}
            text = view_text(view)
            assert not [tile for tile in hidden if f'"{tile}"' in text or f" {tile}" in text]
            assert match.rounds[-1].seed not in text


@settings(max_examples=20, deadline=None)
@given(tables())
def test_unknown_words_are_completed_and_never_recorded(table):
    for token in finished(*table).rounds[0].actions:
        assert UNKNOWN not in token


@settings(max_examples=30, deadline=None)
@given(tables())
def test_the_order_of_legal_actions_does_not_depend_on_the_hand_s_history(table):
    """Equal positions give equal lists: a replay offers the same buttons in the same order."""
    record = to_record(finished(*table))
    first = [step.match.legal_actions(seat) for step in replay(record) for seat in range(len(record.seats))]
    again = [step.match.legal_actions(seat) for step in replay(record) for seat in range(len(record.seats))]
    assert first == again
