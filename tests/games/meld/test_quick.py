"""The greedy player of rummy with cards."""

import random

import msgspec
import pytest

from bot.games.actions import Action
from bot.games.kit.melds.pieces import gather
from bot.games.match import Match, act, deal_round, new_match
from bot.games.meld.mind.hands import Eyes
from bot.games.meld.rules.reading import kind_of
from bot.players.registry import suggest
from tests.games.meld.kit import do, position, rules
from tests.games.playing import play_greedy, seed

pytestmark = pytest.mark.slow


def turns_without_drawing(match: Match) -> int:
    """The most turns in a row in which nobody drew from the talon and nobody laid anything."""
    most = row = 0
    for action in (Action.parse(token) for deal in match.rounds for token in deal.actions):
        row += action.verb == "discard"
        if action.verb in ("draw", "meld", "layoff", "swap"):
            row = 0
        most = max(most, row)
    return most


@pytest.mark.parametrize("number", range(101, 105))
def test_players_who_may_always_take_the_discard_draw_all_the_same_ro_14(number: int) -> None:
    """Three who hand the same cards round for ever would never end a deal of Römi 51 (102 and 104 did so once)."""
    match = play_greedy("romi51", 3, number, {"deals": 1})
    assert match.end
    assert turns_without_drawing(match) <= 2 * match.seats


def test_what_was_taken_and_kept_is_not_followed_by_another_in_the_next_turn_ro_14() -> None:
    match = deal_round(new_match("romi51", 2), seed(1)).match
    takes = {0: False, 1: False}
    for _ in range(40):
        seat = match.turn
        assert seat is not None
        tokens = suggest(match.view(seat))
        for token in tokens:
            match = act(match, Action.parse(token)).match
        if tokens[0].split()[1] == "draw":
            takes[seat] = False
            continue
        kept = [Action.parse(token).verb for token in tokens] == ["take", "discard"]
        assert not (kept and takes[seat])
        takes[seat] = kept
        if match.turn is None:
            break


@pytest.mark.parametrize("number", [102, 104, 106])
def test_nor_without_a_memory_of_the_round(number: int) -> None:
    rng = random.Random(number)
    match = deal_round(new_match("romi51", 3, {"deals": 1}), rng.randbytes(32)).match
    for _ in range(300):
        if match.turn is None:
            break
        view = match.view(match.turn)
        assert view is not None
        for token in suggest(msgspec.structs.replace(view, course=None)):
            match = act(match, Action.parse(token)).match
    assert match.end


# --- what feeds the next player ---

HAND = "HJ CJ D4 D5 D6 S6 S7 S8"  # the jacks are alone, and count the same


def discard_beside(known: tuple[tuple[str, ...], ...], step: int) -> str:
    """What the greedy player throws of three players, the others having kept what they took."""
    state = position("romi51", HAND, "S2", "S3", step=step, met="", talon="D7")
    view = rules(state).view(do(state, "draw ??"), 0)
    return suggest(msgspec.structs.replace(view, known=known))[-1]


@pytest.mark.parametrize(("step", "following"), [(1, 1), (-1, 2)])
@pytest.mark.parametrize(("collected", "kept"), [(("H10", "H9"), "HJ"), (("C10", "CQ"), "CJ")])
def test_no_discard_feeds_the_next_player_ro_14(
    step: int, following: int, collected: tuple[str, ...], kept: str
) -> None:
    """Of two cards that are missed alike the one goes that is no use to the next player; the one after may need it."""
    other = {"HJ": "CJ", "CJ": "HJ"}[kept]
    known = tuple(collected if seat == following else () for seat in range(3))
    assert discard_beside(known, step) == f"p1 discard {other}"
    elsewhere = tuple(collected if seat == 3 - following else () for seat in range(3))
    assert discard_beside(elsewhere, step) == discard_beside(((), (), ()), step)


@pytest.mark.parametrize("cards", [3, 4])
def test_points_in_the_hand_count_more_once_somebody_has_three_cards_left_ro_18(cards: int) -> None:
    state = position("romi40", HAND, "S2 S3 S4 S5"[: 3 * cards - 1])
    eyes = Eyes(rules(state).view(state, 0))
    king = 100 - 10 * (1.5 if cards == 3 else 1.0) - 10
    assert eyes.worth(gather([kind_of("CK")]), True) == king
