"""Decisions found in records, with what was known then, and what is made of the answers of a thinker."""

import random
from itertools import pairwise

import msgspec
import pytest

from bot.games.actions import Action
from bot.games.errors import IllegalAction
from bot.games.match import abandon, act, deal_round, is_open, lapse, new_match, note, take_back, to_record
from bot.games.record import decode
from bot.games.registry import GAMES
from bot.players.registry import effect, has_choice
from bot.players.reviews import LEAST, SAME, Decision, decisions, reviewing, same
from bot.players.thinking import Budget, Choice, choose
from tests.golden import FOLDER

pytestmark = pytest.mark.slow


def recorded(game, number, seats=2):
    """A record of a match, and what its seats were asked and did in turn."""
    rng, asked = random.Random(number), []
    match = new_match(game, seats)
    while not match.end:
        match = deal_round(match, rng.randbytes(32)).match
        while is_open(match):
            able = [seat for seat in range(match.seats) if match.offers(seat)]
            if not able:
                match = lapse(match).match
                continue
            seat = match.turn if match.turn in able else able[0]
            view = match.view(seat)
            tokens = choose("greedy", view, rng)
            if not tokens:
                match = lapse(match).match
                continue
            if seat == match.turn and has_choice(view):
                asked.append((seat, view, tokens))
            for token in tokens:
                match = act(match, Action.parse(token)).match
    return to_record(match), asked


@pytest.mark.parametrize("game", ["classic", "romi40", "uno"])
def test_what_was_taken_back_is_no_decision(game):
    """A slip in every third turn, each taken back, leaves the decisions as they are without."""
    decided = []
    for slips in (False, True):
        rng, match = random.Random(8), deal_round(new_match(game, 2), bytes(32)).match
        for number in range(40):
            if not is_open(match) or match.turn is None:
                break
            view = match.view(match.turn)
            tokens = choose("greedy", view, random.Random(number))
            if slips and not number % 3:
                match = slipped(match, choose("random", view, rng)[: rng.choice((1, None))])
            for token in tokens:
                match = act(match, Action.parse(token)).match
        record = to_record(abandon(match))
        decided.append([(decision.view, decision.done) for seat in range(2) for decision in decisions(record, seat)])
    assert decided[0] == decided[1] != []
    assert any(token.endswith("takeback") for token in record.rounds[0].actions)


def slipped(match, tokens):
    """Play tokens and take them all back; the match as it is if that can't be."""
    seat, after = match.turn, match
    try:
        for token in tokens:
            after = act(after, Action.parse(token)).match
        for _ in tokens:
            after = take_back(after, seat).match
    except IllegalAction:
        return match
    return after


@pytest.mark.parametrize("game", sorted(set(GAMES) - {"christmas"}))
def test_every_decision_is_found_with_the_view_of_that_moment(game):
    record, asked = recorded(game, 3)
    for seat in range(2):
        decided = list(decisions(record, seat))
        mine = [(view, tokens) for player, view, tokens in asked if player == seat]
        assert [decision.view for decision in decided] == [view for view, _ in mine]
        assert all(same(view, decision.done, tokens) for decision, (view, tokens) in zip(decided, mine, strict=True))


def test_what_a_turn_lays_one_after_the_other_is_one_decision():
    """In Christmas domino, until the turn ends or a tile is drawn, which nobody knew before."""
    several = 0
    for number in range(12):
        record, asked = recorded("christmas", number, 3)
        for seat in range(3):
            decided = list(decisions(record, seat))
            handed = [token for player, _, tokens in asked if player == seat for token in tokens]
            assert [token for decision in decided for token in decision.done if token in handed] == handed
            views = [view for _, view, _ in asked]
            assert all(decision.view in views or len(decision.done) > 1 for decision in decided)
            for decision, following in pairwise(decided):
                drew = decision.done[-1].endswith("??")
                assert (decision.round, decision.turn) != (following.round, following.turn) or drew
            several += sum(len(decision.done) > 1 for decision in decided)
    assert several > 15


@pytest.mark.parametrize("game", sorted(GAMES))
def test_golden_records_have_decisions_of_one_s_own_turn(game):
    line = FOLDER.joinpath(f"{game}.jsonl").read_text("utf-8").splitlines()[0]
    for decision in decisions(decode(line), 0):
        assert decision.view.seat == decision.view.turn == 0
        assert decision.done
        assert decision.action <= len(decode(line).rounds[decision.round - 1].actions)


def test_what_the_computer_did_for_somebody_is_no_decision_of_his():
    rng = random.Random(1)
    match = deal_round(new_match("classic", 2), rng.randbytes(32)).match
    match = note(match, 0, "seat", "computer")
    for _ in range(4):
        match = act(match, Action.parse(match.view(match.turn).legal[0])).match
    match = note(match, 0, "seat", "player")
    later = len(match.rounds[-1].actions)
    while is_open(match):
        match = act(match, Action.parse(match.view(match.turn).legal[0])).match
    decided = list(decisions(to_record(abandon(match)), 0))
    assert decided
    assert all(decision.action >= later for decision in decided)


def played_on(match, times):
    """Let whose turn it is do what comes first, so many times, as long as the round is open."""
    for _ in range(times):
        if not is_open(match):
            break
        match = act(match, Action.parse(match.view(match.turn).legal[0])).match
    return match


def test_who_took_a_seat_over_is_judged_by_what_he_did_himself():
    """The record names no persons: that somebody else came back is all that it says."""
    rng = random.Random(1)
    match = played_on(deal_round(new_match("moomin", 2), rng.randbytes(32)).match, 12)
    match = played_on(note(note(match, 0, "left"), 0, "seat", "computer"), 2)
    since = len(match.rounds[-1].actions)
    record = to_record(abandon(played_on(note(match, 0, "seat", "player"), 16)))
    every, mine = list(decisions(record, 0)), list(decisions(record, 0, since))
    assert 0 < len(mine) < len(every)
    assert mine == [decision for decision in every if decision.action >= since]
    assert list(decisions(record, 0, 10_000)) == []


def test_what_was_done_in_rounds_before_counts_for_when_a_seat_was_taken_over():
    record, _ = recorded("classic", 3)
    first = len(record.rounds[0].actions)
    assert {decision.round for decision in decisions(record, 0)} == set(range(1, len(record.rounds) + 1))
    assert {decision.round for decision in decisions(record, 0, first)} == set(range(2, len(record.rounds) + 1))


def test_what_a_computer_player_did_before_somebody_took_its_seat_is_no_decision_of_his():
    rng = random.Random(1)
    match = played_on(deal_round(new_match("moomin", 2), rng.randbytes(32)).match, 12)
    later = len(match.rounds[-1].actions)
    record = to_record(abandon(played_on(note(match, 1, "seat", "player"), 16)))
    assert list(decisions(record, 1))
    assert all(decision.action > later for decision in decisions(record, 1))
    assert any(decision.action < later for decision in decisions(record, 0))


def test_a_record_that_breaks_off_is_reviewed_as_far_as_it_goes():
    rng = random.Random(2)
    match = deal_round(new_match("uno", 3), rng.randbytes(32)).match
    for _ in range(9):
        turn = match.turn
        for token in choose("greedy", match.view(turn), rng):
            match = act(match, Action.parse(token)).match
    assert list(decisions(to_record(abandon(match)), 0))


# --- what is made of the answers ---


class Time:
    """A clock, and a thinker by whose answers it moves. `worths`: by the last word of a token."""

    def __init__(self, worths, cost=0.1, answers=None):
        self.now, self.cost, self.worths, self.asked, self.answers = 0.0, cost, worths, [], answers

    def clock(self):
        return self.now

    def think(self, question):
        self.asked.append(question)
        self.now += min(self.cost, question.budget.seconds)
        moves = question.among or tuple((token,) for token in question.decision.view.legal[: self.answers])
        choices = [Choice(tokens, self.worths(question.decision, tokens), 1.0, 0.001, 50) for tokens in moves]
        return tuple(sorted(choices, key=lambda choice: -choice.worth))


def run(decided, time, seconds=30.0, think=None):
    asking = reviewing(decided, time.clock, seconds)
    answer = None
    try:
        while True:
            question = asking.send(answer)
            answer = (think or time.think)(question)
    except StopIteration as stop:
        return stop.value


def some(game="classic", count=12):
    """Decisions in which no two tokens have the same effect."""
    record, _ = recorded(game, 5)
    return [decision for decision in decisions(record, 0) if differing(decision.view)][:count]


def differing(view):
    return len({effect(view, token) for token in view.legal}) == len(view.legal)


def test_who_did_the_best_everywhere_agrees_everywhere():
    decided = some()
    review = run(decided, Time(lambda decision, tokens: 0.9 if tokens == decision.done else 0.5))
    assert (review.decisions, review.looked, review.agreed) == (len(decided), len(decided), len(decided))
    assert len(review.moments) == 3
    assert all(moment.agreed and moment.stake == pytest.approx(0.4) for moment in review.moments)


def test_the_costliest_mistakes_come_first():
    decided = some()
    cost = {id(decision): at / 80 for at, decision in enumerate(decided)}
    review = run(decided, Time(lambda decision, tokens: 0.9 - (cost[id(decision)] if tokens == decision.done else 0.0)))
    losses = [moment.loss for moment in review.moments]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == pytest.approx((len(decided) - 1) / 80)
    assert review.agreed == sum(value < SAME for value in cost.values())


def test_what_was_done_is_looked_at_even_if_nobody_would_think_of_it():
    decided = [decision for decision in some("uno", 40) if decision.view.legal.index(decision.done[0]) > 0][:4]
    time = Time(lambda decision, tokens: 0.2 if tokens == decision.done else 0.8, answers=1)
    review = run(decided, time)
    assert review.looked == len(decided)
    assert review.agreed == 0
    assert all(moment.done.tokens == moment.decision.done for moment in review.moments)
    assert any(question.among for question in time.asked)


def test_it_keeps_to_its_time_and_says_how_far_it_came():
    decided = some("uno", 40)
    time = Time(lambda decision, tokens: 0.5, cost=10.0)
    review = run(decided, time, seconds=3.0)
    assert time.now <= 3.0 + 0.5
    assert review.looked <= review.decisions == len(decided)
    slow = Time(lambda decision, tokens: 0.5, cost=10.0)
    never = run(decided, slow, seconds=0.0)
    assert (never.looked, never.moments, slow.asked) == (0, (), [])


def test_the_clock_of_somebody_who_is_slow_to_answer_counts():
    """What waits in a queue takes the review's time, too."""
    decided, time = some("uno", 40), Time(lambda decision, tokens: 0.5)

    def slow(question):
        time.now += 2.0
        return time.think(question)

    review = run(decided, time, seconds=10.0, think=slow)
    assert time.now < 13.0
    assert 0 < review.looked < review.decisions


def test_where_nobody_can_think_nothing_is_judged():
    review = run(some(), Time(lambda decision, tokens: 0.5), think=lambda question: None)
    assert (review.looked, review.agreed, review.moments) == (0, 0, ())


def test_where_nobody_knows_how_to_think_that_is_said_at_once():
    asked = []

    def think(question):
        asked.append(question)
        return (Choice(question.decision.done, 0.5, 0.0, 0.5, 0),)

    review = run(some(), Time(None), think=think)
    assert (review.possible, review.looked, len(asked)) == (False, 0, 1)


def doubts(apart, visits, alone=0.05):
    """A thinker for whom all else is worth 0.05 more than what was done, `alone` where the two are compared."""

    def think(question):
        moves = question.among or tuple((token,) for token in question.decision.view.legal)
        more, done = alone if question.among else 0.05, question.decision.done
        return tuple(Choice(tokens, 0.5 + more * (tokens != done), 0.0, 0.2, visits, apart) for tokens in moves)

    return think


def test_what_chance_may_have_made_is_no_moment():
    decided = some()
    review = run(decided, Time(None), think=doubts(0.2, LEAST))
    assert review.moments == ()
    assert review.agreed == review.looked == len(decided)  # nobody is told to be wrong, and not where


def luck(*mores, apart=0.01):
    """A thinker for whom all else is better by 0.3 at first sight, and by the next of these in each comparison."""
    waiting = list(mores)

    def think(question):
        done, among = question.decision.done, question.among
        if not among:
            moves = tuple((token,) for token in question.decision.view.legal)
            return tuple(Choice(tokens, 0.5 + 0.3 * (tokens != done), 0.0, 0.2, LEAST) for tokens in moves)
        more = waiting.pop(0) if waiting else mores[-1]
        if more is None:
            return None
        visits = question.budget.iterations // 2
        return tuple(Choice(tokens, 0.5 + more * (tokens != done), 0.0, 0.2, visits, apart) for tokens in among)

    return think


@pytest.mark.parametrize(("chosen", "fresh", "moment"), [
    (0.031, 0.3, True),
    (0.3, 0.021, True),
    (0.3, 0.019, False),
    (0.3, 0.0, False),
    (0.3, -0.3, False),
])  # fmt: skip
def test_a_difference_is_told_as_it_comes_out_in_fresh_states(chosen, fresh, moment):
    """Three standard errors of the difference choose it; what is told comes from other states, and is there, too."""
    (decision, *_) = some()
    moments = run([decision], Time(None), think=luck(chosen, fresh)).moments
    assert bool(moments) is moment
    if moments:
        assert moments[0].loss == pytest.approx(fresh)


@pytest.mark.parametrize(("chosen", "moment"), [(0.029, False), (0.031, True)])
def test_less_than_three_standard_errors_are_not_sure(chosen, moment):
    """Where there is no third answer, the second was fresh only if the first was sure."""
    (decision, *_) = some()
    assert bool(run([decision], Time(None), think=luck(chosen, 0.025, None)).moments) is moment


def test_a_difference_that_is_never_sure_is_not_told():
    (decision, *_) = some()
    review = run([decision], Time(None), think=luck(0.29, apart=0.1 * 32))
    assert review.moments == ()
    assert review.agreed == review.looked == 1


def test_of_a_turn_one_moment_is_told_at_most():
    decided = [decision._replace(turn=3, round=1) for decision in some()]
    review = run(decided, Time(lambda decision, tokens: 0.2 if tokens == decision.done else 0.8))
    assert len(review.moments) == 1
    assert review.agreed == 0


def test_of_what_was_imagined_a_few_times_nothing_is_told():
    """A busy machine: each answer knows four states, and the time is over before they are many."""
    decided, time = some(), Time(None)

    def slow(question):
        time.now += 1.0
        return doubts(0.0, 4)(question)

    review = run(decided, time, seconds=24.0, think=slow)
    assert (review.looked, review.agreed, review.moments) == (0, 0, ())
    assert review.decisions == len(decided)


@pytest.mark.parametrize(("cost", "moment"), [(1.6, True), (2.0, False)])
def test_what_is_played_out_again_and_again_is_told_from_enough_states_on(cost, moment):
    """Six states an answer: eight answers make it sure, and eight more are fresh."""
    (decision, *_) = some()
    time = Time(None)

    def slow(question):
        time.now += cost
        return doubts(0.0, LEAST // 8)(question)

    assert bool(run([decision], time, think=slow).moments) is moment


def test_what_only_seemed_best_of_many_is_compared_in_fresh_states_before_it_is_told():
    """The best of many is partly luck: in other states it is no better than what was done."""
    decided = some()
    review = run(decided, Time(None), think=doubts(0.0, 500, alone=0.0))
    assert review.agreed == review.looked == len(decided)
    assert not any(moment.loss for moment in review.moments)


def test_what_there_was_no_time_to_compare_is_not_told():
    decided = some()
    time = Time(lambda decision, tokens: 0.2 if tokens == decision.done else 0.8)

    def slow(question):
        time.now += 1.0
        return time.think(question)

    review = run(decided, time, seconds=len(decided), think=slow)
    assert (review.looked, review.moments) == (0, ())
    assert time.asked
    assert not any(question.among for question in time.asked)


def test_a_turn_in_another_order_is_the_same():
    turn = ("p1 meld S5 S6 S7", "p1 meld H9 D9 C9", "p1 discard DK")
    view = deal_round(new_match("romi40", 2), bytes(32)).match.view(0)
    assert same(view, turn, ("p1 meld C9 H9 D9", "p1 meld S5 S6 S7", "p1 discard DK"))
    assert not same(view, turn, turn[1:])


def open_with(left, right, *tiles):
    """The view of who is in turn in classic domino, where these halves are open and these tiles fit."""
    match = deal_round(new_match("classic", 2), bytes(32)).match
    view, seat = match.view(match.turn), f"p{match.turn + 1}"
    legal = [f"{seat} play {tile} {side}" for tile in tiles for side in ("left", "right")]
    return msgspec.structs.replace(view, left=left, right=right, hand=tiles, legal=tuple(legal))


def test_one_tile_at_two_ends_that_are_alike_is_no_decision():
    alike, different = open_with("4", "4", "4-0"), open_with("4", "0", "4-0")
    assert not Decision(1, 3, alike, alike.legal[:1], 3).real
    assert Decision(1, 3, different, different.legal[:1], 3).real
    assert same(alike, alike.legal[:1], alike.legal[1:])
    assert not same(different, different.legal[:1], different.legal[1:])


def test_the_same_at_the_other_end_is_not_what_else_could_have_been_done():
    view = open_with("4", "4", "4-0", "4-1")
    decision = Decision(1, 3, view, (view.legal[1],), 3)
    tried = (view.legal[0], view.legal[2])  # of moves with the same effect only the first is thought about

    def think(question):
        moves = question.among or tuple((token,) for token in tried)
        return tuple(Choice(tokens, 0.7 - 0.2 * ("4-1" in tokens[0]), 1.0, 0.001, 50) for tokens in moves)

    (moment,) = run([decision], Time(None), think=think).moments
    assert moment.agreed
    assert moment.other.tokens == (view.legal[2],)


def test_chance_follows_from_the_view_alone():
    first, *_ = some()
    again = first._replace(view=msgspec.structs.replace(first.view))
    assert again.seed == first.seed
    other = first._replace(view=msgspec.structs.replace(first.view, hand=first.view.hand[1:]))
    assert other.seed != first.seed
    assert Budget(1).seconds is None
