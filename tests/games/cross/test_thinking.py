"""UNO Dominos thought about: what is looked at, how a round is played on, and what comes of it."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.actions import Action
from bot.games.cross.mind.thinking import candidates, imagine, play_out, typical, usual
from bot.games.match import act, deal_round, is_open, new_match
from bot.games.registry import GAMES
from bot.games.shuffle import Stream
from bot.players.registry import suggest
from bot.players.thinking import Budget, choose, think
from bot.tables.playing import try_tokens
from tests.games.cross.kit import MANY, domos, state
from tests.games.playing import play_random, seed
from tests.games.test_secrecy import swapped, unseen_pair
from tests.luck import part_of

pytestmark = pytest.mark.slow

GAME = GAMES["uno"]
FEW = Budget(24)


@st.composite
def tables(draw):
    options = {option.key: draw(st.sampled_from(option.values)) for option in GAME.options}
    return "uno", draw(st.sampled_from(list(GAME.seats))), draw(st.integers(0, 2**32)), options


def chance(number=1):
    return random.Random(number)


@settings(max_examples=part_of(20, 10), deadline=None)
@given(tables())
def test_how_a_round_is_played_on_is_always_taken(table):
    """By the rules, with all options and seats; the state is the one that the rules would reach themselves."""
    rng, options = chance(table[2]), {**table[3], "target": 0}
    state = deal_round(new_match("uno", table[1], options), rng.randbytes(32)).match.state
    stream = Stream(rng.randbytes(32))
    while not state.end:
        action = GAME.automatic(state, stream) or usual(state, rng)
        assert action == GAME.complete(state, action)
        state, _ = GAME.apply(state, action)
    assert GAME.outcome(state)


@settings(max_examples=part_of(12, 6), deadline=None)
@given(tables())
def test_what_is_thought_is_always_taken(table):
    """Everything that is looked at, in turn and out of it; the first is what the player does."""
    rng = chance(table[2])
    for match in play_random(*table, most_rounds=1):
        for seat in range(match.seats):
            view = match.view(seat)
            if is_open(match) and view.legal and rng.random() < 0.2:
                choices = think(view, rng, Budget(4))
                assert sorted(choice.tokens for choice in choices) == sorted(candidates(view, rng))
                for choice in choices:
                    assert choice.tokens or seat != match.turn
                    if choice.tokens:
                        try_tokens(match, seat, choice.tokens)


def positions(count, seats=2, number=7):
    """Some positions of a round in which there is something to choose, with whom is awaited."""
    matches = []
    while len(matches) < count:
        number += 1
        for match in play_random("uno", seats, number, {"target": 0}, most_rounds=1):
            if is_open(match) and len(match.offers(match.turn)) > 2:
                matches.append(match)
    return chance(number).sample(matches, count)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_seed_and_iterations_give_the_same_answer(seats):
    for match in positions(3, seats):
        view = match.view(match.turn)
        assert think(view, chance(), FEW) == think(view, chance(), FEW)
        assert all(choice.visits for choice in think(view, chance(), FEW))


def test_hidden_dominoes_make_no_difference():
    compared = 0
    for match in positions(4, 3):
        pair = unseen_pair(match, match.turn, chance())
        if pair is not None:
            other = swapped(match, *pair)
            assert other.state != match.state
            mine, theirs = (position.view(match.turn) for position in (match, other))
            assert think(mine, chance(), FEW) == think(theirs, chance(), FEW)
            compared += 1
    assert compared


def exposed_match(number=1):
    """A match in which somebody holds one domino and has not called, before the next has moved."""
    for match in play_random("uno", 3, number, {"target": 0}, most_rounds=1):
        if is_open(match) and match.state.exposed is not None:
            return match
    return exposed_match(number + 1)


def test_ud_11_a_call_and_a_catch_cost_nothing():
    match = exposed_match()
    exposed = match.state.exposed
    for seat in range(3):
        first = choose("strong", match.view(seat), chance())
        assert first == ((f"p{seat + 1} uno",) if seat == exposed else (f"p{seat + 1} catch p{exposed + 1}",))


def test_ud_11_out_of_turn_the_chance_can_be_let_go_and_that_is_worth_less():
    match = exposed_match()
    other = next(seat for seat in range(3) if seat not in (match.turn, match.state.exposed))
    catch, nothing = think(match.view(other), chance(), Budget(400))
    assert (len(catch.tokens), nothing.tokens) == (1, ())
    assert catch.worth > nothing.worth


def test_ud_10_a_challenge_is_made_wherever_any_imagined_hand_is_guilty():
    """It costs nothing: without it the same four are drawn."""
    challenged = 0
    for number in range(16):
        for match in play_random("uno", 3, number, {"target": 0}, most_rounds=1):
            if not is_open(match) or match.state.phase != "suffer" or match.state.exposed is not None:
                continue
            view, rng = match.view(match.turn), chance(number)
            if any(imagine(view, rng).charge.guilty for _ in range(6)):
                challenged += 1
                assert candidates(view, chance()) == [(f"p{match.turn + 1} challenge ??",)]
    assert challenged > 3


def test_ud_10_without_a_domino_in_the_other_s_hand_there_is_nothing_to_challenge():
    position = state("R1-R4 R4-R5", "", MANY, heap="B1-B3 B3-B4 B1-B5", phase="suffer")
    (only,) = candidates(GAME.view(position, 0), chance())
    assert only[0].startswith("p1 forced")


def test_ud_11_uno_is_called_with_the_move():
    for number in range(40):
        for match in play_random("uno", 2, number, {"target": 0}, most_rounds=1):
            view = match.view(match.turn or 0)
            if is_open(match) and len(view.hand) == 2 and view.exposed is None and view.phase == "play":
                plays = [tokens[0] for tokens in candidates(view, chance()) if " play " in tokens[0]]
                assert all(token.endswith(" uno") for token in plays)
                if plays:
                    return
    pytest.fail("no one had two dominoes")


def test_a_last_domino_is_laid():
    for number in range(60):
        for match in play_random("uno", 2, number, {"target": 0}, most_rounds=1):
            view = match.view(match.turn or 0)
            plays = [token for token in view.legal if " play " in token]
            if is_open(match) and len(view.hand) == 1 and plays and view.exposed is None:
                best = think(view, chance(), FEW)[0]
                assert best.tokens[0] in plays
                assert best.points > 0
                return
    pytest.fail("no one had a last domino to lay")


def test_what_is_imagined_ends_as_the_rules_price_it():
    match = positions(1)[0]
    view = match.view(match.turn)
    for tokens in candidates(view, chance()):
        ended = play_out(view, imagine(view, chance()), tokens, chance(2))
        assert ended == play_out(view, imagine(view, chance()), tokens, chance(2))
        assert len(ended.scores) == 2
        assert min(ended.scores) == 0 <= max(ended.scores)


def test_what_rounds_bring_is_known_for_all_seats():
    for seats in GAME.seats:
        match = deal_round(new_match("uno", seats), seed(seats)).match
        assert typical(match.view(0)).spread > typical(match.view(0)).mean > 0


def test_even_the_first_thought_beats_the_normal_player():
    """The move that weighs most, with no look at how it ends; between equals one seed in a thousand wins so many."""
    won = 0
    for number in range(200):
        rng, match = chance(number), new_match("uno", 2, {"target": 0})
        match = deal_round(match, seed(number // 2 + 1)).match
        while is_open(match):
            able = [seat for seat in range(2) if match.offers(seat)]
            seat = rng.choice(able)
            view = match.view(seat)
            for token in candidates(view, rng)[0] if seat == number % 2 else choose("greedy", view, rng):
                match = act(match, Action.parse(token)).match
        won += match.totals[number % 2] > match.totals[1 - number % 2]
    assert won >= 122


@pytest.mark.parametrize(("step", "sizes", "said"), [
    (1, (3, 2, 8), "R2-RD2"),
    (1, (3, 3, 2), "R7-R8"),
    (-1, (3, 2, 8), "R7-R8"),
    (-1, (3, 8, 2), "R2-RD2"),
])  # fmt: skip
def test_a_greedy_player_hits_the_next_one_who_has_two_domos_left(step, sizes, said):
    mine, *others = (domos("R2-RD2 R7-R8 G1-G1"), *(domos(MANY)[:size] for size in sizes[1:]))
    position = state(*[" ".join(map(str, hand)) for hand in (mine, *others)], heap="B1-B3", step=step)
    assert Action.parse(suggest(GAME.view(position, 0))[0]).args[0] == said
