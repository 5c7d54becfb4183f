"""Plans for the next turn, game by game: what can be planned, and what the turn then does."""

import random

import msgspec
import pytest

from bot.games.actions import Action
from bot.games.match import Match, act, deal_round, is_open, new_match
from bot.games.registry import GAMES
from tests.games.playing import filled
from tests.luck import part_of

pytestmark = pytest.mark.slow

MELDS = sorted(name for name, game in GAMES.items() if game.family == "meld")


def turns(name: str, rounds: int = 6, moves: int = 200):
    """Matches of two at many moments, played by chance."""
    rng = random.Random(name)
    setup = {"votes": {"p1": "hidden", "p2": "hidden"}} if name == "christmas" else {}
    for _ in range(rounds):
        match = deal_round(new_match(name, 2, setup=setup), rng.randbytes(32)).match
        for _ in range(moves):
            if not is_open(match) or match.turn is None:
                break
            yield match
            match = played(match, filled(match, match.turn, rng))


def played(match: Match, actions) -> Match:
    for action in actions:
        match = act(match, action).match
    return match


@pytest.mark.parametrize("name", sorted(GAMES))
def test_all_that_is_planned_comes_to_something_legal_or_to_nothing(name: str) -> None:
    done = set()
    for match in turns(name, rounds=2, moves=60):
        view = match.view(match.turn)
        for intention in match.rules.intentions(view):
            tokens = match.rules.intended(view, intention)
            if tokens:
                after = played(match, map(Action.parse, tokens))
                assert not is_open(after) or after.rules.settled(after.state)
                assert all(Action.parse(token).seat == match.turn for token in tokens)
                done.add(intention.split(" ")[0])
    assert done


@pytest.mark.parametrize("name", MELDS)
def test_a_discard_is_taken_only_to_be_laid_at_once_and_the_dearest_card_is_thrown(name: str) -> None:
    taken = left = 0
    for match in turns(name, rounds=part_of(12, 5)):
        view = match.view(match.turn)
        tokens = match.rules.intended(view, "take")
        if not tokens:
            left += any(token.split(" ")[1] == "draw" for token in view.legal)
            continue
        first, *laid, last = [Action.parse(token) for token in tokens]
        assert (first.verb, first.args, last.verb) == ("take", (view.discards[-1],), "discard")
        assert laid
        words = [word for action in laid for word in action.args]
        assert view.discards[-1] in words or view.discards[-1] == "JK"
        taken += 1
    assert taken
    assert left


def test_on_a_rack_a_tile_is_taken_only_if_it_joins_a_run_or_a_group() -> None:
    match = next(match for match in turns("tabla") if match.state.phase == "draw" and match.state.discards.last)
    view = match.view(match.turn)
    tile = view.last
    colour, number = tile[0], tile[1:]
    others = [other for other in "RYKB" if other != colour]
    far = {"1": ("5", "9"), "13": ("3", "7")}.get(number, ("1", "13"))
    apart = tuple(f"{others[at % 3]}{far[at % 2]}" for at in (0, 1))
    group = tuple(f"{other}{number}" for other in others[:2])
    plain = msgspec.structs.replace(view, jokers=("JK",), stand_in="")
    assert match.rules.intended(msgspec.structs.replace(plain, hand=apart), "take") == ()
    tokens = match.rules.intended(msgspec.structs.replace(plain, hand=group), "take")
    assert tokens == (f"p{match.turn + 1} take {tile}",)


@pytest.mark.parametrize("name", sorted({*GAMES} - {"classic"}))  # in which two draw nothing
def test_a_draw_is_asked_for_without_knowing_the_piece(name: str) -> None:
    match = next(match for match in turns(name) if match.rules.intended(match.view(match.turn), "draw"))
    assert match.rules.intended(match.view(match.turn), "draw") == (f"p{match.turn + 1} draw ??",)


def test_a_tile_is_not_laid_where_another_half_would_join() -> None:
    for match in turns("classic"):
        view = match.view(match.turn)
        for token in view.legal:
            words = token.split(" ")
            if len(words) == 4 and len(set(words[2].split("-"))) == 2:
                end = view.left if words[3] == "left" else view.right
                other = next(half for half in words[2].split("-") if half != end)
                assert match.rules.intended(view, f"play {words[2]} {words[3]} {end}") == (token,)
                assert match.rules.intended(view, f"play {words[2]} {words[3]} {other}") == ()
                return
    raise AssertionError("nothing could be laid")


def test_a_planned_domino_calls_uno_where_it_can() -> None:
    for match in turns("uno", rounds=40):
        view = match.view(match.turn)
        called = next((token for token in view.legal if token.endswith(" uno")), "")
        if called:
            intention = " ".join(called.split(" ")[1:-1])
            assert match.rules.intended(view, intention) == (called,)
            return
    raise AssertionError("nobody could call")
