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
    for one in rounds(game):
        written = record(game, len(one.players)).rounds[one.number - 1]
        tokens = [token for moment in one.moments for token in moment.tokens]
        assert tokens == list(written.actions)
        assert one.moments[-1].done == len(tokens)
        assert one.moments[-1].match.rounds[-1].result == written.result


@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_is_told_of_a_moment_is_what_has_been_done_in_it(game):
    """Also at the deal, behind which some moves come by themselves."""
    for one in rounds(game):
        for moment in one.moments:
            assert moment.done == len(moment.match.rounds[-1].actions)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_piece_that_a_seat_holds_is_seen(game):
    """Whatever zones the rules keep for a seat: hand, joker cards, cards that all know, what only it has seen."""
    for one in rounds(game):
        for moment in one.moments[:-1]:
            zones = zones_of(moment.match.state)
            for seat in range(len(one.players)):
                names = {f"{kind}-p{seat + 1}" for kind in ("hand", "jokers", "known")}
                names |= {"came"} if moment.match.turn == seat else set()  # what was taken and must be used
                own = [zone for zone in zones if zone.name in names or zone.seen_by == (seat,)]
                held = sorted(piece for zone in own for piece in zone.pieces)
                assert sorted(hands(moment.match)[seat]) == held
                assert len(held) <= one.room


def test_who_has_moved_is_who_acted_first():
    moments = played("classic", 4).moments
    assert [moment.actor for moment in moments[1:5]] == [int(m.tokens[0][1]) - 1 for m in moments[1:5]]
    assert moments[0].actor is None


def test_a_fault_behind_a_round_does_not_matter_to_it():
    found = record("classic")
    first, second, *rest = found.rounds
    wrong = msgspec.structs.replace(second, seed="00" * 32)
    broken = msgspec.structs.replace(found, rounds=(first, wrong, *rest))
    assert play_again(broken, 1, PLAYERS[:2]).moments == play_again(found, 1, PLAYERS[:2]).moments
    with pytest.raises(RecordError):
        play_again(broken, 2, PLAYERS[:2])


def test_a_round_that_is_not_there_is_the_nearest():
    found = record("classic")
    last = len(found.rounds)
    assert play_again(found, 0, PLAYERS[:2]).number == 1
    assert play_again(found, 10**9, PLAYERS[:2]).number == last
    one = play_again(found, 1, PLAYERS[:2])
    assert (one.clamped(-5), one.clamped(10**9)) == (0, one.last)


def test_the_round_has_its_winners_and_the_match_the_first_places():
    found = record("classic", 4)
    first = play_again(found, 1, PLAYERS[:4]).moments
    assert winners(first[0].match) == ()
    assert {f"p{seat + 1}" for seat in winners(first[-1].match)} == {found.rounds[0].result.winner}
    end = play_again(found, len(found.rounds), PLAYERS[:4]).moments[-1].match
    assert {f"p{seat + 1}" for seat in winners(end)} == {s for s, place in found.result.places.items() if place == 1}


def test_a_match_that_was_broken_off_ends_where_it_was_left():
    found = record("classic")
    cut = msgspec.structs.replace(found.rounds[0], actions=found.rounds[0].actions[:4], result=None)
    zeros = dict.fromkeys(found.seats, 0)
    result = msgspec.structs.replace(found.result, totals=zeros, places=dict.fromkeys(found.seats, 1), end=ABANDONED)
    broken = msgspec.structs.replace(found, rounds=(cut,), result=result)
    verify(broken)
    one = play_again(broken, 1, PLAYERS[:2])
    assert (one.last, winners(one.moments[-1].match)) == (4, ())


def test_nothing_is_shown_of_a_record_that_is_wrong():
    found = record("classic")
    wrong = msgspec.structs.replace(found.rounds[0], actions=("p1 play 9-9 left",))
    with pytest.raises(RecordError):
        play_again(msgspec.structs.replace(found, rounds=(wrong,)), 1, PLAYERS[:2])
    with pytest.raises(ValueError, match="empty"):
        play_again(msgspec.structs.replace(found, rounds=()), 1, PLAYERS[:2])
