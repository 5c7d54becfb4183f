"""What every registered game must keep, whatever its options and number of seats."""

import contextlib
import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.actions import UNKNOWN, Action
from bot.games.errors import IllegalAction, NotationError
from bot.games.game import Window
from bot.games.match import act, claimant, deal_round, is_open, new_match, to_record
from bot.games.offers import opened, tokens, whole
from bot.games.rack.rules.tabla import Tabla
from bot.games.record import decode, encode
from bot.games.registry import GAMES
from bot.games.verify import replay, verify
from tests.games.playing import finished, movers, play_random, seed
from tests.games.test_secrecy import unseen_by
from tests.games.zones import with_zones, zones_of
from tests.luck import part_of
from tests.texts import view_text

pytestmark = pytest.mark.slow

GAME = st.sampled_from(sorted(GAMES))


@st.composite
def tables(draw):
    """A game, a number of seats, options, the number of a stream of chance."""
    game = GAMES[draw(GAME)]
    options = {option.key: draw(st.sampled_from(option.values)) for option in game.options}
    return game.name, draw(st.sampled_from(list(game.seats))), draw(st.integers(0, 2**32)), options


@settings(max_examples=part_of(60, 30), deadline=None)
@given(tables())
def test_matches_end_and_their_records_hold(table):
    match = finished(*table)
    record = to_record(match)
    assert decode(encode(record)) == record
    verify(record)
    *_, last = replay(record)
    assert to_record(last.match) == record
    assert last.match.state == match.state


@settings(max_examples=part_of(60, 30), deadline=None)
@given(tables())
def test_every_piece_is_in_one_zone_and_only_movers_move(table):
    game = GAMES[table[0]]
    everything = None
    for match in play_random(*table, most_rounds=1):
        zones = zones_of(match.state)
        assert len({zone.name for zone in zones}) == len(zones)
        found = Counter(piece for zone in zones for piece in zone.pieces)
        everything = everything or found
        assert found == everything >= Counter(dealt(match.rounds[-1].deal))
        if is_open(match):
            assert match.turn in movers(match) or (match.turn is None and game.window(match.state))
        else:
            assert movers(match) == []
            assert game.outcome(match.state) is not None


def dealt(value, listed=False):
    """All texts that stand in lists of a deal."""
    if isinstance(value, str):
        return [value] if listed else []
    if isinstance(value, dict):
        return [text for item in value.values() for text in dealt(item)]
    return [text for item in value for text in dealt(item, True)] if isinstance(value, list) else []


@settings(max_examples=part_of(40, 20), deadline=None)
@given(tables())
def test_a_view_has_what_its_seat_sees_of_its_zones(table):
    """A hand is told to whom its zones are shown, and nobody may see more of a zone than another who may see it."""
    for match in play_random(*table, most_rounds=1):
        zones = zones_of(match.state)
        for seat in range(match.seats):
            shown = Counter(p for zone in zones if zone.seen_by in (None, (seat,)) for p in zone.pieces)
            assert Counter(match.view(seat).hand) <= shown


@settings(max_examples=part_of(40, 20), deadline=None)
@given(tables())
def test_zones_put_back_are_the_same_state(table):
    for match in play_random(*table, most_rounds=1):
        zones = zones_of(match.state)
        hidden = {zone.name: zone.pieces for zone in zones if zone.seen_by is not None}
        assert with_zones(match.state, hidden) == match.state
        assert with_zones(match.state, {}) == match.state


@settings(max_examples=part_of(30, 15), deadline=None)
@given(tables(), st.randoms(use_true_random=False))
def test_pieces_put_into_zones_lie_there(table, rng):
    """Hidden pieces exchanged at random are found where they were put."""
    match = pick(table)
    zones = zones_of(match.state)
    hidden = [zone for zone in zones if zone.seen_by is not None]
    put = {}
    for kind in sorted({zone.kind for zone in hidden}):
        pieces = [piece for zone in hidden if zone.kind == kind for piece in zone.pieces]
        rng.shuffle(pieces)
        put |= {zone.name: tuple(pieces.pop() for _ in zone.pieces) for zone in hidden if zone.kind == kind}
    changed = zones_of(with_zones(match.state, put))
    assert [(zone.name, zone.seen_by) for zone in changed] == [(zone.name, zone.seen_by) for zone in zones]
    for zone in changed:
        if zone.name in put:
            assert Counter(zone.pieces) == Counter(put[zone.name])


@settings(max_examples=part_of(40, 20), deadline=None)
@given(tables())
def test_offers_are_what_apply_takes_and_if_nothing_is_open_all_of_it(table):
    """Every whole action is taken; every other with the words of the game is refused, and that changes nothing."""
    match = pick(table)
    actions = all_actions(table)
    words = sorted({word for action in actions for word in action.args})
    for seat in range(match.seats):
        offers = match.offers(seat)
        assert len(set(offers)) == len(offers)
        assert match.view(seat).legal == tokens(offers)
        assert match.view(seat).open == opened(offers)
        legal = whole(offers)
        for action in legal:
            assert Action.parse(str(action)) == action
            act(match, action)
        complete = {match.rules.complete(match.state, action) for action in legal}
        before = msgspec.json.encode(match.view(seat))
        for action in candidates(actions, seat, table[2], words) if legal == offers else ():
            with contextlib.suppress(NotationError):
                if match.rules.complete(match.state, action) in complete:
                    continue
            with pytest.raises((IllegalAction, NotationError)):
                act(match, action)
        assert msgspec.json.encode(match.view(seat)) == before


@settings(max_examples=part_of(40, 20), deadline=None)
@given(tables())
def test_open_places_take_pieces_of_the_hand_in_its_order(table):
    match = pick(table)
    for seat in range(match.seats):
        hand = match.view(seat).hand
        for offer in opened(match.offers(seat)):
            assert offer.seat == seat
            assert offer.places
            for place in offer.places:
                assert 0 <= place.fewest <= place.most
                left = iter(hand)
                assert all(piece in left for piece in place.pieces)


@settings(max_examples=part_of(40, 20), deadline=None)
@given(tables())
def test_what_may_not_stop_is_refused_by_a_rule(table):
    for match in play_random(*table, most_rounds=1):
        if is_open(match) and not match.rules.settled(match.state):
            assert match.rules.unsettled(match.state).rule in match.rules.rules


@settings(max_examples=part_of(40, 20), deadline=None)
@given(tables())
def test_claims_of_a_window_are_offered_to_seats_in_its_order(table):
    for match in play_random(*table, most_rounds=1):
        window = match.rules.window(match.state) if is_open(match) else None
        if window is not None:
            verbs = [{offer.verb for offer in match.offers(seat)} for seat in range(match.seats)]
            claimants = [seat for seat, found in enumerate(verbs) if found & window.verbs]
            assert set(claimants) <= set(window.order)
            assert len(set(window.order)) == len(window.order)


def pick(table):
    """A position somewhere in the first round."""
    positions = [match for match in play_random(*table, most_rounds=1) if is_open(match)]
    return random.Random(table[2]).choice(positions)


def all_actions(table):
    """What is done in the first round."""
    *_, last = play_random(*table, most_rounds=1)
    return [Action.parse(token) for token in last.rounds[-1].actions]


def candidates(actions, seat, number, words):
    shapes = {(action.verb, len(action.args)) for action in actions}
    rng = random.Random(number)
    for verb, count in sorted(shapes):
        for _ in range(20 if count else 1):
            yield Action(seat, verb, tuple(rng.choice(words) for _ in range(count)))


@settings(max_examples=part_of(40, 20), deadline=None)
@given(tables())
def test_nobody_sees_what_is_hidden(table):
    """Views name no tile that the seat may not know: of unseen tiles not one text is in the view."""
    for match in play_random(*table, most_rounds=1):
        for seat in (None, *range(match.seats)):
            text = view_text(match.rules.view(match.state, seat))
            hidden = [piece for piece, _ in unseen_by(match, seat)]
            assert not [tile for tile in hidden if f'"{tile}"' in text or f" {tile}" in text]
            assert match.rounds[-1].seed not in text


@settings(max_examples=part_of(20, 10), deadline=None)
@given(tables())
def test_unknown_words_are_completed_and_never_recorded(table):
    for token in finished(*table).rounds[0].actions:
        assert UNKNOWN not in token


@settings(max_examples=part_of(30, 15), deadline=None)
@given(tables())
def test_the_order_of_offers_does_not_depend_on_the_hand_s_history(table):
    """Equal positions give equal lists: a replay offers the same buttons in the same order."""
    record = to_record(finished(*table))
    first = [step.match.offers(seat) for step in replay(record) for seat in range(len(record.seats))]
    again = [step.match.offers(seat) for step in replay(record) for seat in range(len(record.seats))]
    assert first == again


def test_of_several_who_can_claim_the_one_that_the_window_names_first_is_found(monkeypatch):
    match = deal_round(new_match("tabla", 4), seed(1)).match
    able = {0, 2}
    monkeypatch.setattr(Tabla, "window", lambda self, state: Window(frozenset(("claim",)), (3, 2, 1, 0)))
    monkeypatch.setattr(Tabla, "offers", lambda self, state, seat: (Action(seat, "claim" if seat in able else "draw"),))
    assert claimant(match) == 2
    able.clear()
    assert claimant(match) is None
