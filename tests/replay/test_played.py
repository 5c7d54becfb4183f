"""Rounds played again from their records: every moment, everything that everybody held."""

import msgspec
import pytest

from bot.games.errors import RecordError
from bot.games.match import ABANDONED, winners
from bot.games.verify import verify
from bot.replay.played import hands, play_again
from tests.games.zones import zones_of
from tests.replay.matches import GAME_NAMES, PLAYERS, played, record, rounds

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_moments_of_a_round_have_every_action_once(game):
    for round_ in rounds(game):
        written = record(game, len(round_.players)).rounds[round_.number - 1]
        tokens = [token for moment in round_.moments for token in moment.tokens]
        assert tokens == list(written.actions)
        assert round_.moments[-1].done == len(tokens)
        assert round_.moments[-1].match.rounds[-1].result == written.result


@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_is_told_of_a_moment_is_what_has_been_done_in_it(game):
    """Also at the deal, behind which some moves come by themselves."""
    for round_ in rounds(game):
        for moment in round_.moments:
            assert moment.done == len(moment.match.rounds[-1].actions)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_piece_that_a_seat_holds_is_seen(game):
    """Whatever zones the rules keep for a seat: hand, joker cards, cards that all know, what only it has seen."""
    for round_ in rounds(game):
        for moment in round_.moments[:-1]:
            zones = zones_of(moment.match.state)
            for seat in range(len(round_.players)):
                names = {f"{kind}-p{seat + 1}" for kind in ("hand", "jokers", "known")}
                names |= {"came"} if moment.match.turn == seat else set()  # what was taken and must be used
                mine = [zone for zone in zones if zone.name in names or zone.seen_by == (seat,)]
                held = sorted(piece for zone in mine for piece in zone.pieces)
                assert sorted(hands(moment.match)[seat]) == held
                assert len(held) <= round_.room


def test_who_has_moved_is_who_acted_first():
    moments = played("classic", 4).moments
    assert [moment.actor for moment in moments[1:5]] == [int(m.tokens[0][1]) - 1 for m in moments[1:5]]
    assert moments[0].actor is None


def test_a_fault_behind_a_round_does_not_matter_to_it():
    recorded = record("classic")
    first, second, *rest = recorded.rounds
    wrong = msgspec.structs.replace(second, seed="00" * 32)
    broken = msgspec.structs.replace(recorded, rounds=(first, wrong, *rest))
    assert play_again(broken, 1, PLAYERS[:2]).moments == play_again(recorded, 1, PLAYERS[:2]).moments
    with pytest.raises(RecordError):
        play_again(broken, 2, PLAYERS[:2])


def test_a_round_that_is_not_there_is_the_nearest():
    recorded = record("classic")
    last = len(recorded.rounds)
    assert play_again(recorded, 0, PLAYERS[:2]).number == 1
    assert play_again(recorded, 10**9, PLAYERS[:2]).number == last
    round_ = play_again(recorded, 1, PLAYERS[:2])
    assert (round_.clamped(-5), round_.clamped(10**9)) == (0, round_.last)


def test_the_round_has_its_winners_and_the_match_the_first_places():
    recorded = record("classic", 4)
    first = play_again(recorded, 1, PLAYERS[:4]).moments
    assert winners(first[0].match) == ()
    assert {f"p{seat + 1}" for seat in winners(first[-1].match)} == {recorded.rounds[0].result.winner}
    end = play_again(recorded, len(recorded.rounds), PLAYERS[:4]).moments[-1].match
    assert {f"p{seat + 1}" for seat in winners(end)} == {s for s, place in recorded.result.places.items() if place == 1}


def test_a_match_that_was_broken_off_ends_where_it_was_left():
    recorded = record("classic")
    cut = msgspec.structs.replace(recorded.rounds[0], actions=recorded.rounds[0].actions[:4], result=None)
    zeros, firsts = dict.fromkeys(recorded.seats, 0), dict.fromkeys(recorded.seats, 1)
    result = msgspec.structs.replace(recorded.result, totals=zeros, places=firsts, end=ABANDONED)
    broken = msgspec.structs.replace(recorded, rounds=(cut,), result=result)
    verify(broken)
    round_ = play_again(broken, 1, PLAYERS[:2])
    assert (round_.last, winners(round_.moments[-1].match)) == (4, ())


def test_nothing_is_shown_of_a_record_that_is_wrong():
    recorded = record("classic")
    wrong = msgspec.structs.replace(recorded.rounds[0], actions=("p1 play 9-9 left",))
    with pytest.raises(RecordError):
        play_again(msgspec.structs.replace(recorded, rounds=(wrong,)), 1, PLAYERS[:2])
    with pytest.raises(ValueError, match="empty"):
        play_again(msgspec.structs.replace(recorded, rounds=()), 1, PLAYERS[:2])
