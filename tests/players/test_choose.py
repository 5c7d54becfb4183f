"""Computer players: they take a view and answer what is legal; greedy ones play better than chance."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.actions import Action
from bot.games.cross.rules.cross import Domo
from bot.games.cross.rules.moves import may_be_guilty
from bot.games.match import act, deal_round, is_open, lapse, new_match
from bot.games.registry import GAMES
from bot.players.registry import suggest
from bot.players.thinking import KINDS, USUAL, Budget, choose, think
from bot.tables.playing import try_tokens
from tests.games.playing import play_random
from tests.luck import part_of

pytestmark = pytest.mark.slow


def play_quickly(kind, view, rng):
    """What a player of that kind hands in; a strong one hardly thinks, for its moves come from the same ways."""
    return think(view, rng, Budget(6))[0].tokens if kind == "strong" else choose(kind, view, rng)


def play(game, kinds, number, options=None):
    """A whole match; all who may act are asked, in turn or out of it."""
    rng = random.Random(number)
    match = new_match(game, len(kinds), options)
    while not match.end:
        match = deal_round(match, rng.randbytes(32)).match
        while is_open(match):
            able = [seat for seat in range(match.seats) if match.offers(seat)]
            if not able:
                match = lapse(match).match
                continue
            seat = rng.choice(able)
            view = match.view(seat)
            tokens = play_quickly(kinds[seat], view, rng)
            assert tokens or seat != match.turn
            for token in tokens:
                match = act(match, Action.parse(token)).match
    return match


@settings(max_examples=part_of(20, 6), deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.data(), st.integers(0, 10**6), st.sampled_from(KINDS))
def test_whole_matches_of_computer_players_end(game, data, number, kind):
    seats = data.draw(st.sampled_from(GAMES[game].seats))
    options = GAMES[game].first_options() if kind == "strong" else None  # a quick one: it is thought about
    assert play(game, [kind] * seats, number, options).end


@st.composite
def tables(draw):
    """A game, a number of seats, the number of a stream of chance, options."""
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    options = {option.key: draw(st.sampled_from(option.values)) for option in game.options}
    return game.name, draw(st.sampled_from(list(game.seats))), draw(st.integers(0, 2**32)), options


def test_strong_plays_what_it_prefers_after_as_much_thought_as_is_usual():
    view = deal_round(new_match("classic", 2), bytes(32)).match.view(0)
    assert view.legal
    best = think(view, random.Random(4), Budget(USUAL.iterations))[0]
    assert choose("strong", view, random.Random(4)) == best.tokens


@settings(max_examples=part_of(25, 9), deadline=None)
@given(tables(), st.sampled_from(KINDS))
def test_a_suggestion_and_what_a_computer_player_hands_in_are_always_taken(table, kind):
    """The tables' judge takes them; whose turn it is always has one. A suggestion depends on the view alone."""
    rng = random.Random(table[2])
    often = 0.2 if kind == "strong" else 1  # its thinking costs more than all the rest
    for match in play_random(*table, most_rounds=1):
        for seat in asked(match):
            suggested = suggest(match.view(seat))
            if rng.random() < 0.2:
                assert suggested == suggest(match.view(seat))
            for tokens in (suggested, *((play_quickly(kind, match.view(seat), rng),) if rng.random() < often else ())):
                assert tokens or seat != match.turn
                if tokens:
                    try_tokens(match, seat, tokens)


def asked(match):
    """The seats that may hand something in now; who is in the middle of a turn goes on first."""
    if not is_open(match) or not match.rules.settled(match.state):
        return []
    return [seat for seat in range(match.seats) if match.offers(seat)]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_same_chance_gives_the_same_match(game):
    first, again = (play(game, ["greedy", "random"], 5, GAMES[game].first_options()) for _ in range(2))
    assert first == again


# Matches, and the lead of greedy (won less lost) that chance alone reaches in less than one of a thousand runs: for n
# even matches that is 3.1 times the root of n.
LEADS = [  # every second only with --thorough
    ("moomin-joker", {"rounds": 5}, 160),
    ("moomin", {"rounds": 5}, 160),
    ("classic", {}, 60),
    ("christmas", {}, 100),
    ("christmas", {"deck": "cards", "rounds": 3}, 60),
    ("uno", {"target": 200}, 120),
    ("uno", {"target": 0, "symbols": "active", "dead-end-game": True}, 240),
]


@pytest.mark.parametrize(("game", "options", "count"), LEADS[:: part_of(1, 2)])
def test_greedy_beats_random(game, options, count):
    lead = 0
    for number in range(count):
        greedy = 1 - number % 2
        match = play(game, ["greedy", "random"] if number % 2 else ["random", "greedy"], number, options)
        lead += (match.places[greedy] == 1) - (match.places[1 - greedy] == 1)
    assert lead > 3.1 * count**0.5, lead


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_the_clock_plays_is_legal_and_does_not_depend_on_chance(game):
    for number in range(part_of(3, 1)):
        match = deal_round(new_match(game, 3), bytes([number] * 32)).match
        while is_open(match):
            view = match.view(match.turn)
            tokens = suggest(view)
            assert tokens == suggest(view)
            assert all(token.split(" ")[1] not in ("catch", "challenge") for token in tokens)
            for token in tokens:
                match = act(match, Action.parse(token)).match


def test_nothing_to_choose_from():
    match = deal_round(new_match("classic", 2), bytes(32)).match
    waiting = match.view(1 - match.turn)
    with pytest.raises(ValueError, match="nothing"):
        choose("random", waiting, random.Random(1))


def uno_views(phase, seats=3, count=40):
    """Views of the player in turn in such a phase, from random play."""
    views = []
    for number in range(200):
        for match in play_random("uno", seats, number, {"target": 0}):
            if is_open(match) and match.state.phase == phase:
                views.append(match.view(match.turn))
        if len(views) >= count:
            return views
    raise AssertionError(phase)


def test_the_clock_takes_the_four_and_gives_back_the_dearest():
    for view in uno_views("suffer"):
        assert suggest(view)[0].split(" ")[1] in ("forced", "uno")
    for view in uno_views("return"):
        (token,) = suggest(view)
        worth = [_points(other.split(" ")[2]) for other in view.legal]
        assert _points(token.split(" ")[2]) == max(worth)


def _points(tile):
    return Domo(tile).points


def test_a_greedy_player_challenges_wherever_the_other_may_be_guilty():
    rng = random.Random(1)
    seen = set()
    for view in uno_views("suffer", count=60):
        if view.exposed is None:
            verb = choose("greedy", view, rng)[0].split(" ")[1]
            assert verb == ("challenge" if may_be_guilty(view) else "forced")
            seen.add(verb)
    assert "challenge" in seen


def test_a_greedy_player_calls_uno_with_the_move():
    called = 0
    for view in uno_views("play", count=300):
        if any(token.endswith(" uno") and " play " in token for token in view.legal) and view.exposed is None:
            token = choose("greedy", view, random.Random(0))[0]
            assert token.endswith(" uno") or " play " not in token
            called += 1
    assert called


def waiting_views():
    """Views of who may call or catch out of turn."""
    mine, theirs = [], []
    for number in range(80):
        for match in play_random("uno", 3, number, {"target": 0}):
            if not is_open(match) or match.state.exposed is None:
                continue
            for seat in range(3):
                if seat != match.turn and match.offers(seat):
                    (mine if seat == match.state.exposed else theirs).append(match.view(seat))
    return mine, theirs


def test_out_of_turn_computers_call_and_catch_sometimes():
    mine, theirs = waiting_views()
    assert mine
    assert theirs
    rng = random.Random(3)
    assert all(choose("greedy", view, rng) for view in mine)
    for kind, views in (("random", mine), ("random", theirs), ("greedy", theirs)):
        answers = [choose(kind, view, rng) for view in views]
        assert any(answers)
        assert not all(answers)


def test_jokers_are_kept_back_while_others_can_be_laid():
    kept = 0
    for number in range(30):
        for match in play_random("christmas", 3, number):
            if not is_open(match):
                continue
            view = match.view(match.turn)
            plays = [token.split(" ")[2] for token in view.legal if " play " in token]
            if any("J" not in tile for tile in plays) and any("J" in tile for tile in plays) and len(view.hand) > 1:
                token = choose("greedy", view, random.Random(0))[0]
                assert "J" not in token.split(" ")[2]
                kept += 1
    assert kept
