"""What every registered game must keep, whatever its options and number of seats."""

import contextlib
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


@settings(max_examples=part_of(60, 20), deadline=None)
@given(tables())
def test_matches_end_and_their_records_hold(table):
    """Equal positions give equal offers: a replay lists the same buttons, whatever the history of a hand."""
    match = finished(*table)
    record = to_record(match)
    assert decode(encode(record)) == record
    assert not any(UNKNOWN in token for token in record.rounds[0].actions)
    verify(record)
    steps = list(replay(record))
    assert to_record(steps[-1].match) == record
    assert steps[-1].match.state == match.state
    first, again = (
        [step.match.offers(seat) for step in each for seat in range(match.seats)] for each in (steps, replay(record))
    )
    assert first == again


@settings(max_examples=part_of(60, 20), deadline=None)
@given(tables())
def test_what_holds_of_every_position_of_a_round(table):
    """Every piece is in one zone; views, moves that may not stop and windows tell what the zones and rules let them."""
    everything = None
    for match in play_random(*table, most_rounds=1):
        zones = zones_of(match.state)
        assert len({zone.name for zone in zones}) == len(zones)
        pieces = Counter(piece for zone in zones for piece in zone.pieces)
        everything = everything or pieces
        assert pieces == everything >= Counter(dealt(match.rounds[-1].deal))
        hidden = {zone.name: zone.pieces for zone in zones if zone.seen_by is not None}
        assert with_zones(match.state, hidden) == with_zones(match.state, {}) == match.state
        check_views(match, zones)
        check_moves(match)


def check_views(match, zones):
    """A hand is told to whom its zones are shown; its view names no tile that it may not know."""
    for seat in (None, *range(match.seats)):
        view = match.rules.view(match.state, seat)
        if seat is not None:
            visible = Counter(p for zone in zones if zone.seen_by in (None, (seat,)) for p in zone.pieces)
            assert Counter(view.hand) <= visible
        text = view_text(view)
        hidden = [piece for piece, _ in unseen_by(match, seat)]
        assert not [tile for tile in hidden if f'"{tile}"' in text or f" {tile}" in text]
        assert match.rounds[-1].seed not in text


def check_moves(match):
    """Only movers move; a turn that may not stop is refused by a rule; claims are offered to a window's seats."""
    rules = match.rules
    if not is_open(match):
        assert movers(match) == []
        assert rules.outcome(match.state) is not None
        return
    window = rules.window(match.state)
    assert match.turn in movers(match) or (match.turn is None and window)
    if not rules.settled(match.state):
        assert rules.unsettled(match.state).rule in rules.rules
    if window is not None:
        verbs = [{offer.verb for offer in match.offers(seat)} for seat in range(match.seats)]
        claimants = [seat for seat, allowed in enumerate(verbs) if allowed & window.verbs]
        assert set(claimants) <= set(window.order)
        assert len(set(window.order)) == len(window.order)


def dealt(value, listed=False):
    """All texts that stand in lists of a deal."""
    if isinstance(value, str):
        return [value] if listed else []
    if isinstance(value, dict):
        return [text for item in value.values() for text in dealt(item)]
    return [text for item in value for text in dealt(item, True)] if isinstance(value, list) else []


@settings(max_examples=part_of(40, 20), deadline=None)
@given(tables(), st.randoms(use_true_random=False))
def test_what_holds_of_a_position(table, rng):
    """It is one of the first round, tried with the actions of that round."""
    *_, last = positions = list(play_random(*table, most_rounds=1))
    match = rng.choice([match for match in positions if is_open(match)])
    check_zones_put(match, rng)
    check_offers(match, [Action.parse(token) for token in last.rounds[-1].actions], rng)


def check_zones_put(match, rng):
    """Hidden pieces exchanged at random are found where they were put."""
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


def check_offers(match, actions, rng):
    """Every whole action is taken; every other with the words of the game is refused, and that changes nothing."""
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
        check_places(seat, match.view(seat).hand, opened(offers))
        complete = {match.rules.complete(match.state, action) for action in legal}
        before = msgspec.json.encode(match.view(seat))
        for action in candidates(actions, seat, rng, words) if legal == offers else ():
            with contextlib.suppress(NotationError):
                if match.rules.complete(match.state, action) in complete:
                    continue
            with pytest.raises((IllegalAction, NotationError)):
                act(match, action)
        assert msgspec.json.encode(match.view(seat)) == before


def candidates(actions, seat, rng, words):
    for verb, count in sorted({(action.verb, len(action.args)) for action in actions}):
        for _ in range(20 if count else 1):
            yield Action(seat, verb, tuple(rng.choice(words) for _ in range(count)))


def check_places(seat, hand, offers):
    """Open places take pieces of the hand in its order."""
    for offer in offers:
        assert offer.seat == seat
        assert offer.places
        for place in offer.places:
            assert 0 <= place.fewest <= place.most
            left = iter(hand)
            assert all(piece in left for piece in place.pieces)


def test_of_several_who_can_claim_the_one_that_the_window_names_first_is_found(monkeypatch):
    match = deal_round(new_match("tabla", 4), seed(1)).match
    able = {0, 2}
    monkeypatch.setattr(Tabla, "window", lambda self, state: Window(frozenset(("claim",)), (3, 2, 1, 0)))
    monkeypatch.setattr(Tabla, "offers", lambda self, state, seat: (Action(seat, "claim" if seat in able else "draw"),))
    assert claimant(match) == 2
    able.clear()
    assert claimant(match) is None
