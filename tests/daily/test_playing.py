"""A try follows from its deal and from what is played: the same moves meet the same answers, in every game."""

import random
from collections.abc import Iterator

import pytest

from bot import players
from bot.daily.plans import PLANS, SEAT
from bot.daily.playing import moved, score_of, started
from bot.daily.rows.values import DailyDeal
from bot.games.registry import GAMES
from bot.games.same import promise_of, seed_of
from bot.tables import Person, Snapshot, TableError, TableState
from bot.tables.codec import header_of, restored
from bot.tables.commands import Act, NextRound
from bot.tables.transaction import Transaction
from storage.values import LogEntry, StoredTable
from tests.luck import LUCK, each_family

ANNA, BELA = Person(11, "Anna"), Person(12, "Béla", locale="hu")
_MOST = 400  # moves of a person in a try


def deal_of(game: str, word: str = "") -> DailyDeal:
    secret = random.Random(f"{LUCK} {game} {word}").randbytes(32)
    return DailyDeal(7, game, secret.hex(), promise_of(secret))


class Try:
    """A try in the making, with all that would be stored of it."""

    def __init__(self, deal: DailyDeal, by: Person, language: str = "en") -> None:
        self.deal, self.by = deal, by
        self.log: list[LogEntry] = []
        self._take(started(deal, by, language, players))

    def _take(self, steps: Iterator[Transaction]) -> None:
        for done in steps:
            self.log += done.log
            self.state: TableState = done.state

    def move(self, tokens: tuple[str, ...]) -> None:
        command = Act(self.by, None, tokens) if tokens else NextRound(self.by)
        self._take(moved(self.deal, self.state, command, players))

    def chosen(self, rng: random.Random) -> tuple[str, ...]:
        """Return the words of an action that a person might take now, () between two rounds."""
        if self.state.phase == "between":
            return ()
        view = Snapshot(self.state).view(SEAT)
        assert view is not None
        return players.choose("greedy" if rng.random() < 0.8 else "random", view, rng)

    def play(self, rng: random.Random, most: int = _MOST) -> list[tuple[str, ...]]:
        """Play to the end; return what the person did."""
        done: list[tuple[str, ...]] = []
        while self.state.phase != "over" and len(done) < most:
            done.append(self.chosen(rng))
            self.move(done[-1])
        return done


def outcome(tried: Try) -> object:
    """All that came of a try, but for who played it."""
    match = tried.state.match
    assert match is not None
    return match, tried.log, score_of(tried.state)


def test_every_game_has_a_plan() -> None:
    assert list(PLANS) == list(GAMES)
    for game, plan in PLANS.items():
        assert plan.seats in GAMES[game].seats


def test_in_a_race_nobody_has_points_who_has_not_won() -> None:
    assert score_of(Try(deal_of("tabla"), ANNA).state) == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", each_family(GAMES))
def test_two_people_who_play_alike_get_to_the_same_end_whoever_plays_between(game: str) -> None:
    deal = deal_of(game)
    anna = Try(deal, ANNA)
    moves = anna.play(random.Random(f"{game} anna"))
    assert anna.state.phase == "over"
    bela, other = Try(deal, BELA, "hu"), Try(deal, Person(13, "Cili"))
    rng = random.Random(f"{game} cili")
    for tokens in moves:
        bela.move(tokens)
        if other.state.phase != "over":
            other.move(other.chosen(rng))
    assert outcome(bela) == outcome(anna)


@pytest.mark.parametrize("game", GAMES)
def test_a_try_goes_on_from_what_is_stored_at_any_move(game: str) -> None:
    deal = deal_of(game, "stored")
    whole, broken = Try(deal, ANNA), Try(deal, ANNA)
    for tokens in whole.play(random.Random(game), most=12):
        stored = StoredTable("daily", 0, 0, header_of(broken.state), tuple(broken.log))
        again = restored(stored)
        assert again == broken.state
        broken.state = again
        broken.move(tokens)
    assert broken.state == whole.state


@pytest.mark.parametrize("game", GAMES)
def test_after_every_move_it_is_the_persons_turn_or_over(game: str) -> None:
    tried, rng = Try(deal_of(game, "turns"), ANNA), random.Random(game)
    for _ in range(25):
        assert tried.state.offered.turn == SEAT or tried.state.phase in ("between", "over")
        assert not tried.state.paused
        if tried.state.phase == "over":
            break
        tried.move(tried.chosen(rng))


def test_rounds_have_the_seeds_that_follow_from_the_secret() -> None:
    deal = deal_of("classic", "seeds")
    tried = Try(deal, ANNA)
    tried.play(random.Random(1))
    assert tried.state.match is not None
    secret, rounds = bytes.fromhex(deal.secret), tried.state.match.rounds
    assert len(rounds) > 1
    assert [done.seed for done in rounds] == [
        seed_of(secret, "classic", number).hex() for number in range(1, len(rounds) + 1)
    ]


def test_another_secret_is_another_deal_and_other_moves_lead_elsewhere() -> None:
    first, other = Try(deal_of("uno"), ANNA), Try(deal_of("uno", "other"), ANNA)
    assert first.state.match != other.state.match
    again = Try(deal_of("uno"), ANNA)
    first.play(random.Random(1))
    again.play(random.Random(2))
    assert first.log != again.log


def test_an_old_click_changes_nothing() -> None:
    tried = Try(deal_of("classic", "old"), ANNA)
    version = Snapshot(tried.state).seat_version(SEAT)
    tokens = tried.chosen(random.Random(1))
    tried.move(tokens)
    with pytest.raises(TableError, match="stale"):
        list(moved(tried.deal, tried.state, Act(ANNA, version, tokens), players))


def test_nobody_elses_click_is_taken() -> None:
    tried = Try(deal_of("classic", "others"), ANNA)
    with pytest.raises(TableError, match="not-seated"):
        list(moved(tried.deal, tried.state, Act(BELA, None, tried.chosen(random.Random(1))), players))


def test_nothing_in_a_try_waits_for_a_time() -> None:
    tried = Try(deal_of("uno", "time"), ANNA)
    times = tried.state.times
    assert (times.deadline, times.next_at, times.computer_at, times.forced_at) == (None,) * 4
