"""Thinking in line games: what is played on keeps the rules, secrets stay secret, and a block is found."""

import random
from itertools import combinations

import pytest

from bot.games.actions import Action
from bot.games.kit.tiles import Pips
from bot.games.line.mind import christmas_rollout, christmas_turns, moomin_rollout
from bot.games.line.mind import thinking as line
from bot.games.line.rules.christmas_round import Pictures
from bot.games.line.rules.line import ends_after, read
from bot.games.line.rules.moomin_round import Figures
from bot.games.match import act, is_open
from bot.games.minds.search import _Experiment, _Tried
from bot.games.offers import whole
from bot.games.registry import GAMES
from bot.players.played import PlayedOut
from bot.players.registry import suggest
from bot.players.thinking import Budget, think
from tests.games.playing import play_random
from tests.games.test_secrecy import swapped, unseen_pair
from tests.luck import part_of

pytestmark = pytest.mark.slow

LINES = [name for name, game in GAMES.items() if game.family == "line"]
OPTIONS = {"classic": ({"out-ends": True}, {"scoring": "race-121"}, {}), "christmas": ({"deck": "cards"}, {})}


def positions(name, numbers, keep=0.3):
    """Matches in which somebody has a choice, of all numbers of seats and some options."""
    for number in numbers:
        rng = random.Random(number)
        options = rng.choice(OPTIONS.get(name, ({},)))
        for match in play_random(name, rng.choice(list(GAMES[name].seats)), number, options, most_rounds=2):
            if is_open(match) and len(match.offers(match.turn)) > 1 and rng.random() < keep:
                yield match


class Deeds(list):
    """All that the players of `bot.games.line.mind.thinking` did, in its order."""

    def hear(self, monkeypatch):
        greedy = line._greedy
        monkeypatch.setattr(line, "_greedy", lambda *asked: self._said("play", greedy(*asked)))
        moomin, christmas = moomin_rollout._MoominTable, christmas_rollout._ChristmasTable
        for table in (moomin, christmas):
            self._listen(monkeypatch, table, "_lay", "play")
        self._listen(monkeypatch, moomin, "draw", "draw")
        self._listen(monkeypatch, christmas, "_draw", "draw")

    def _said(self, verb, what):
        self.append((verb, what))
        return what

    def _listen(self, monkeypatch, table, name, verb):
        done = getattr(table, name)

        def note(rollout, *words):
            self.append((verb, words))
            done(rollout, *words)

        monkeypatch.setattr(table, name, note)


def follow(rules, state, deeds, tile_of):
    """Play these deeds by the rules; a player who cannot do one draws, passes or stops."""
    deeds = list(deeds)
    while rules.turn(state) is not None:
        offers = whole(rules.offers(state, rules.turn(state)))
        state, _ = rules.apply(state, rules.complete(state, next_action(state, offers, deeds, tile_of)))
    assert not deeds
    return state


def next_action(state, offers, deeds, tile_of):
    if deeds and deeds[0][0] == "draw" and any(action.verb == "draw" for action in offers):
        deeds.pop(0)
        return next(action for action in offers if action.verb == "draw")
    if deeds and deeds[0][0] == "play":
        number, *ends = deeds[0][1]
        for action in offers:
            if action.verb == "play" and action.args[0] == tile_of(number):
                after = ends_after(state.line.left, state.line.right, read(action))
                if sorted(half_of(half) for half in after) == sorted(ends):
                    deeds.pop(0)
                    return action
    return next(action for action in offers if action.verb in ("pass", "end"))


def half_of(half):
    return christmas_turns.number(half)


@pytest.mark.parametrize("name", LINES)
def test_rounds_are_played_on_by_the_rules(name, monkeypatch):
    """Every tile that is laid and every draw is taken by the rules in its order, and they end and count alike."""
    rules, compared = GAMES[name], 0
    deeds = Deeds()
    deeds.hear(monkeypatch)
    for match in positions(name, range(40)):
        view, rng = match.view(match.turn), random.Random(compared)
        state = rules.sample(view, rng)
        for tokens in line.candidates(view, rng):
            deeds.clear()
            ended = line.play_out(view, state, tokens, rng)
            first = rules.complete(state, Action.parse(tokens[0]))
            after, _ = rules.apply(state, first)
            final = follow(rules, after, rest_of(name, deeds, first), number_to_tile(name))
            outcome = rules.outcome(final)
            assert (ended.lefts, ended.scores) == (outcome.lefts, rules.price(view.course.options, outcome))
            compared += 1
    assert compared > 300


def rest_of(name, deeds, first):
    """Return the deeds without the first action, for which the classic player is not asked."""
    return deeds if name == "classic" or first.verb not in ("play", "draw") else deeds[1:]


def number_to_tile(name):
    if name == "christmas":
        return lambda card: Pictures.order[card].text
    tiles = (Pips if name == "classic" else Figures).order
    return lambda bit: tiles[bit.bit_length() - 1].text


@pytest.mark.parametrize("name", LINES)
def test_hidden_pieces_change_nothing(name):
    """Thoughts follow from what the seat may know: exchanged pieces give the same answer."""
    compared = 0
    for match in positions(name, range(part_of(12, 6)), 0.2):
        rng = random.Random(compared)
        pair = unseen_pair(match, match.turn, rng)
        if pair is not None:
            budget = Budget(30)
            thoughts = think(match.view(match.turn), random.Random(7), budget)
            other = think(swapped(match, *pair).view(match.turn), random.Random(7), budget)
            assert thoughts == other
            compared += 1
    assert compared > 2


@pytest.mark.parametrize("name", LINES)
def test_what_is_thought_of_can_be_played_and_is_the_same_for_the_same_chance(name):
    for match in positions(name, range(6), 0.1):
        view = match.view(match.turn)
        choices = think(view, random.Random(3), Budget(40))
        assert choices == think(view, random.Random(3), Budget(40))
        for choice in choices:
            (token,) = choice.tokens
            assert token in view.legal
            act(match, Action.parse(token))
            assert 0 <= choice.worth <= 1


def test_moves_that_come_to_the_same_are_one():
    for match in positions("classic", range(30)):
        view = match.view(match.turn)
        tried = line.candidates(view, random.Random(0))
        after = {(Action.parse(token).args, *sorted(_ends(view, token))) for (token,) in tried}
        every = {(Action.parse(token).args[0], *sorted(_ends(view, token))) for token in view.legal}
        assert len(after) == len(tried) == len(every)


@pytest.mark.parametrize("name", LINES)
def test_what_the_greedy_player_would_do_is_looked_at_first(name):
    later = 0
    for match in positions(name, range(10)):
        view = match.view(match.turn)
        assert line.candidates(view, random.Random(0))[0] == suggest(view)
        later += suggest(view) != view.legal[:1]
    assert later


def test_wd_7_a_joker_is_laid_rather_than_drawing_in_a_round_played_on_too(monkeypatch):
    deeds, asked = Deeds(), 0
    deeds.hear(monkeypatch)
    for match in positions("christmas", range(60), 1.0):
        view = match.view(match.turn)
        verbs = {Action.parse(token).verb for token in view.legal}
        if {"play", "draw"} <= verbs:  # nothing but jokers can be laid
            deeds.clear()
            table = christmas_rollout._ChristmasTable(match.state)
            table._turn()
            assert deeds[0][0] == Action.parse(suggest(view)[0]).verb == "play"
            asked += len(view.hand) > 2
    assert asked > 10


def _ends(view, token):
    return ends_after(view.left, view.right, read(Action.parse(token)))


def blocks(match):
    """The moves after which nobody can play, whatever is hidden."""
    view = match.view(match.turn)
    hidden = {tile.text for tile in Pips.order} - {placed.tile for placed in view.line}
    for (token,) in line.candidates(view, random.Random(0)):
        action = Action.parse(token)
        if action.verb == "play" and not any(
            set(tile.split("-")) & set(_ends(view, token)) for tile in hidden - set(action.args)
        ):
            yield token


@pytest.mark.parametrize("number", [246, 315, 518])
def test_a_block_is_played_where_it_is_worth_most(number):
    """Positions in which one way to lay a tile uses up both ends, and the greedy player lays it the other way."""
    blocked = 0
    for match in play_random("classic", 4, number, most_rounds=1):
        if is_open(match) and len(match.offers(match.turn)) > 1:
            view = match.view(match.turn)
            for token in blocks(match):
                assert suggest(view) != (token,)
                assert think(view, random.Random(1), Budget(200))[0].tokens == (token,)
                assert act(match, Action.parse(token)).match.rounds[-1].result.end == "blocked"
                blocked += 1
    assert blocked


def every_turn(view):
    """By the card that is laid first, all whole turns that can be made, of which the rules take every one."""
    hand, ends = christmas_turns._standing(view)
    by_token = {}
    for lay in christmas_turns._lays(hand, ends):
        begun = christmas_turns._laid(christmas_turns.Way((), hand, ends), lay)
        ways = christmas_turns.ways(begun.rest, begun.ends)
        turns = [christmas_turns._tokens(way._replace(lays=(lay, *way.lays)), view.seat) for way in ways]
        by_token[turns[0][0]] = turns
    return by_token


def worths(view, model, turns, states):
    """How often a match is won after each of these turns, in the same states."""
    experiment, tried = _Experiment(view, model, random.Random(2)), [_Tried(tokens, usual=False) for tokens in turns]
    for _ in range(states):
        experiment.at(tried)
    return {move.tokens: move.mean for move in tried}


def test_wd_6_a_tile_is_thought_about_with_the_best_turn_that_begins_with_it():
    """In pairs, against whole turns played out by the rules: none is off by much, where a win is there or not."""
    compared = 0
    for match in positions("christmas", range(part_of(30, 5)), 0.3):
        view = match.view(match.turn)
        turns = every_turn(view)
        leaves = {christmas_turns.comes_to(view, tokens): tokens for some in turns.values() for tokens in some}
        if len(turns) < 2 or len(leaves) > part_of(60, 20):
            continue
        played = worths(view, PlayedOut(line), leaves.values(), part_of(200, 60))
        best = {
            first: max(played[leaves[christmas_turns.comes_to(view, tokens)]] for tokens in some)
            for first, some in turns.items()
        }
        estimates = worths(view, line, [(first,) for first in turns], part_of(200, 60))
        for token, other in combinations(turns, 2):
            assert abs(estimates[token,] - estimates[other,] - (best[token] - best[other])) <= 0.3
            compared += 1
    assert compared > 30


def test_wd_6_a_whole_turn_is_taken_by_the_rules_and_is_over_then():
    several = 0
    for match in positions("christmas", range(12)):
        view = match.view(match.turn)
        for tokens in line.turns(view):
            after = match
            for token in tokens:
                after = act(after, Action.parse(token)).match
            assert not is_open(after) or after.turn != match.turn or "??" in tokens[-1]
            several += len(tokens) > 1
    assert several > 50


def test_wd_8_a_turn_that_can_end_the_round_is_played_so_whatever_is_laid_first():
    wins = 0
    for match in positions("christmas", range(30)):
        view = match.view(match.turn)
        for first, turns in every_turn(view).items():
            if any(sum(" play " in token for token in tokens) == len(view.hand) for tokens in turns):
                state = line.imagine(view, random.Random(1))
                assert line.play_out(view, state, (first,), random.Random(1)).lefts[view.seat] == 0
                wins += 1
    assert wins > 10
