"""Problems “find the move”: one move is clearly best, not the obvious one, and fresh states say so too."""

import hashlib
import random

import pytest
from msgspec.structs import replace

from bot import players
from bot.cli.simulation import Simulation, play_match
from bot.daily import problems
from bot.daily.pages.problems import ProblemsDay, answer_page, problems_page
from bot.daily.plans import SEAT
from bot.daily.problems import CLEAR, GAMES_WITH, is_answer, judge, key_of, positions, positions_of, problem_game
from bot.daily.rows.problems import Finders, ProblemAnswer, StoredProblem
from bot.games.match import to_record
from bot.games.registry import GAMES, find_game
from bot.games.same import promised_same, seed_of
from bot.games.text.reader import Reader
from bot.locales import languages
from bot.players.reviews import same
from bot.players.thinking import Budget, Choice, think
from bot.tables import Snapshot
from bot.tables.codec import restored
from storage.values import StoredTable

SECRET = hashlib.sha256(b"test").hexdigest()


def some(game, number=0):
    return [step for step in positions(key_of(SECRET, game, number), game, players) if step is not None]


class Told:
    """Thinks of these moves, of which the second is worse by so much in the first and in fresh states."""

    def __init__(self, moves, first, fresh, error, strong):
        self.moves, self.first, self.fresh, self.error, self.strong = moves, first, fresh, error, strong

    async def think(self, view, seed, budget, purpose, among):
        if not among:
            best = self.moves if budget.iterations != problems._STRONG else [self.moves[self.strong]]
            return tuple(Choice(move, 0.5, 0.0, 0.0, 1) for move in best)
        gap = self.first if seed - problems.seed_of(view) < 1000 else self.fresh
        gap = gap if among[1] == self.moves[1] else 0.5
        other = Choice(among[1], 0.5 - gap, 0.0, 0.0, 1, self.error)
        both = (Choice(among[0], 0.5, 0.0, 0.0, 1), other)
        return both if gap > 0 else (both[1]._replace(apart=0.0), both[0]._replace(apart=self.error))


async def problem_of(view, *, first=0.2, fresh=0.2, error=0.01, obvious=1, strong=0, monkeypatch):
    """Return the problem of a view whose second move is worse by so much in the first and in fresh states."""
    moves = [choice.tokens for choice in think(view, random.Random(1), Budget(problems._ESTIMATE))]
    monkeypatch.setattr(problems, "choose_at_once", lambda *_: moves[obvious])
    return await judge(view, Told(moves, first, fresh, error, strong))


@pytest.fixture(scope="module")
def view():
    return next(view for _, view in some("moomin") if len(view.legal) > 2)


async def test_a_move_that_is_clearly_best_and_not_the_obvious_one_is_a_problem(monkeypatch, view):
    problem = await problem_of(view, monkeypatch=monkeypatch)
    assert problem is not None
    assert round(problem.loss, 6) == 0.2
    assert not same(view, problem.moves[0], problem.obvious)


@pytest.mark.parametrize(
    "worse",
    [
        {"obvious": 0},
        {"strong": 1},
        {"first": -0.2},
        {"first": CLEAR - 0.02},
        {"first": 0.07, "error": 0.1},
        {"fresh": CLEAR - 0.01},
        {"fresh": 0.055, "error": 0.08},
    ],
)
async def test_it_is_none_where_it_is_obvious_or_not_clear_or_chance(monkeypatch, view, worse):
    assert await problem_of(view, **worse, monkeypatch=monkeypatch) is None


def test_matches_for_problems_tell_nothing_of_the_days_deal_and_differ():
    keys = [key_of(SECRET, game, number) for game in ("classic", "moomin") for number in range(3)]
    seeds = [seed_of(bytes.fromhex(SECRET), game, number).hex() for game in ("classic", "moomin") for number in (1, 2)]
    assert len({*keys, *seeds, SECRET}) == len(keys) + len(seeds) + 1


@pytest.mark.parametrize("game", ["classic", "moomin-joker", "christmas"])
def test_a_position_is_restored_as_it_was_and_follows_from_the_secret(game):
    again = some(game)
    for (position, view), (other, _) in zip(some(game)[:3], again, strict=False):
        assert position == other
        state = restored(StoredTable("daily", 0, 0, position.header, position.log))
        assert Snapshot(state).view(SEAT) == view


def test_a_turn_is_answered_by_any_of_its_tiles():
    view = next(view for _, view in some("christmas") if len(problems.turns(view)) > 1)
    best = problems.turns(view)[0]
    assert is_answer(view, best[-1:], best)
    assert not is_answer(view, (), best)


def test_a_server_has_problems_of_a_measured_game_that_it_has_not_left_out():
    assert {problem_game(day, ()) for day in range(8)} == {*GAMES_WITH}
    assert {problem_game(day, ("classic", "uno")) for day in range(8)} == {"moomin"}
    assert {problem_game(day, GAMES_WITH) for day in range(8)} == {*GAMES_WITH}
    assert {*GAMES_WITH} < {*GAMES}


@pytest.mark.parametrize("locale", languages())
def test_every_language_fits(locale):
    """Labels fit a phone in two lines of buttons, and no page of a running day tells a move or its worth."""
    reader, (position, view) = Reader(locale), some("classic")[0]
    moves = tuple((token,) for token in view.legal)
    stored = [StoredProblem(n, 5, "classic", n, position, moves, moves[-1], 0.1234) for n in (1, 2, 3)]
    answers = {1: ProblemAnswer(0.0, moves[0], True), 2: ProblemAnswer(0.0, None, False)}
    other = {1: ProblemAnswer(0.0, moves[-1], False), 2: ProblemAnswer(0.0, None, False)}
    pages = [
        problems_page(ProblemsDay(5, "classic", stored, solved, 2, [(1, "*A*", 3)], 90.0), reader)
        for solved in (answers, other)
    ]
    assert pages[0] == pages[1]  # right or wrong: it looks the same
    assert len(pages[0].content.splitlines()) <= 12
    assert "\\*A\\*" in pages[0].content
    labels = [button.label for row in pages[0].rows for button in row]
    assert len(labels) == 2  # one is answered, one late
    solution = answer_page(pages[0], view, stored[0], answers[1], Finders(4, 1, ((1, "*A*"),)), ["a"] * 9, reader)
    assert len(solution.content.splitlines()) == 7
    assert max(len(button.label) for page in (*pages, solution) for row in page.rows for button in row) <= 25


def a_record(game, seats=3, number=1, options=(), *, cut=False):
    """A match between computer players as people's are written down."""
    rules = find_game(game)
    plan = Simulation(game, ["greedy"] * seats, {**rules.first_options(), **dict(options)}, "own", cut)
    return to_record(play_match(plan, number))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", GAMES_WITH)
def test_positions_of_a_finished_match_are_what_its_seats_knew_among_nameless_players(game, seats):
    record, yielded = a_record(game, seats), []
    for position, view in positions_of(record, (0, seats - 1)):
        state = restored(StoredTable("daily", 0, 0, position.header, position.log))
        assert Snapshot(state).view(position.seat) == view
        assert position.seat == view.seat == view.turn
        assert {(seat.person, seat.name, seat.computer) for seat in state.seats} == {(None, "", "")}
        yielded.append(position)
    assert {position.seat for position in yielded} == {0, seats - 1}
    assert len({position.log for position in yielded}) == len(yielded)
    assert max(len(position.log) for position in yielded) < sum(len(round_.actions) + 1 for round_ in record.rounds)


def test_there_are_none_where_seats_changed_hands_moves_were_taken_back_deals_were_cut_or_others_play_them():
    record = a_record("classic")
    first = record.rounds[0]
    changed = [replace(first, actions=(*first.actions, word)) for word in ("p2 seat computer", "p2 takeback")]
    others = [replace(record, rounds=(round_, *record.rounds[1:])) for round_ in changed]
    for other in (*others, a_record("classic", cut=True), with_same(record)):
        assert not [*positions_of(other, (0, 1, 2))]


def with_same(record):
    return replace(record, same=promised_same("night", "1 1", bytes(32)))
