"""UNO Dominos, rule by rule: challenges, calls, the end and its price (UD-10 to UD-15)."""

import msgspec
import pytest

from bot.games.cross.rules.cross import Domo
from bot.games.game import Outcome
from bot.games.match import to_record
from bot.games.shuffle import Stream
from bot.games.verify import verify
from tests.games.cross.kit import CLOSED, GAME, GUILTY, MANY, TWO, W4, cross, one_street, run, state
from tests.games.playing import finished, seed
from tests.games.rules_kit import apply, do, refused, start, tokens, unknown


def test_ud_10_accepting_draws_four_and_has_no_turn():
    position, done = run(state("W4-W4 G4-G6 G5-G9", MANY, MANY, heap="B1-B3 B3-B4 B1-B5 B1-B6 B1-B7"), W4)
    assert (position.turn, tokens(GAME, position)[0]) == (1, "p2 forced ?? ?? ?? ??")
    assert tokens(GAME, position)[1] == unknown("p2 challenge")
    position, done = run(position, "p2 forced ?? ?? ?? ??")
    assert done == ["p2 forced B1-B3 B3-B4 B1-B5 B1-B6"]
    assert position.turn == 2


def test_ud_10_only_who_must_draw_may_challenge():
    position, _ = run(state("W4-W4 G4-G6 G5-G9", MANY, MANY, heap="B1-B3"), W4)
    refused(GAME, position, "p3 challenge innocent", "not-your-turn", "UD-10")
    refused(GAME, position, "p2 pass", "not-now", "UD-10")


def test_ud_10_guilty_bluff_takes_domo_back():
    position, _ = run(GUILTY, W4)
    position, done = run(position, "p2 challenge ??")
    assert done == ["p2 challenge guilty", "p1 penalty B1-B3 B3-B4 B1-B5 B1-B6"]
    assert (position.turn, position.table.streets[0]) == (0, ())
    assert set(map(str, position.hands[0])) >= {"W4-W4", "R1-R4", "G4-G6"}


def test_ud_10_the_guilty_lays_a_domo_of_matching_colour_that_was_held_before():
    position, _ = run(GUILTY, W4)
    position, _ = run(position, "p2 challenge ??")
    legal = tokens(GAME, position)
    assert {token.split()[2] for token in legal} == {"R1-R4"}
    assert {token.split()[1] for token in legal} == {"play"}
    refused(GAME, position, "p1 play W4-W4 N W4", "must-match-colour", "UD-10")
    after, _ = run(position, "p1 play R1-R4 N R1")
    assert (after.turn, after.phase) == (1, "play")


def test_ud_10_what_the_guilty_lays_works_as_usual():
    position, _ = run(state("W4-W4 R2-RSK G4-G6", MANY, MANY, heap="B1-B3 B3-B4 B1-B5 B1-B6"), W4)
    position, _ = run(position, "p2 challenge ??")
    position, done = run(position, "p1 play R2-RSK N R2")
    assert (done[1:], position.turn) == (["p2 skipped"], 2)


def test_ud_10_what_was_drawn_when_caught_in_between_stays_but_was_not_held_before():
    position, _ = run(state("W4-W4 R1-R4", MANY, MANY, heap="R4-R5 R5-R6 B1-B5 B1-B6 B1-B7 B2-B4"), W4)
    position, _ = run(position, "p3 catch p1", "p2 challenge ??")
    assert sorted(map(str, position.hands[0])) == sorted(
        ["W4-W4", "R1-R4", "R4-R5", "R5-R6", "B1-B5", "B1-B6", "B1-B7", "B2-B4"]
    )
    assert {token.split()[2] for token in tokens(GAME, position)} == {"R1-R4"}


def test_ud_10_innocent_the_challenger_draws_the_four():
    position, _ = run(state("W4-W4 G4-G6 B2-B9", MANY, MANY, heap="B1-B3 B3-B4 B1-B5 B1-B6"), W4)
    position, done = run(position, "p2 challenge ??")
    assert done == ["p2 challenge innocent", "p2 forced B1-B3 B3-B4 B1-B5 B1-B6"]
    assert (position.turn, position.phase) == (2, "play")


def test_ud_10_the_hand_as_it_was_is_shown_to_the_challenger_alone():
    position, _ = run(state("W4-W4 W4-W4 G4-G6", MANY, MANY, heap="B1-B3 B3-B4 B1-B5 B1-B6"), W4)
    _, events = apply(GAME, position, "p2 challenge ??")
    revealed = next(event for event in events if event.code == "shown")
    assert (revealed.to, revealed.data["tiles"], revealed.seat) == ((1,), ("G4-G6", "W4-W4"), 0)
    assert all("tiles" not in event.data for event in events if event.to is None)


@pytest.mark.parametrize(
    ("held", "north", "guilty"),
    [
        ("R1-R4", "", True),
        ("G9-GRV", "", False),  # by the number only
        ("R3-R3", "", False),  # a double on a double does not count
        ("R3-R3", "R9-R1", True),
        ("R8-DE", "", True),
        ("G9-GRV", "R9-R1", False),
        ("W-W", "", False),
    ],
)
def test_ud_10_matching_colour(held, north, guilty):
    position, _ = run(state(f"W4-W4 {held} Y1-Y2", MANY, MANY, heap="B1-B3", table=cross(north=north)), W4)
    assert position.charge.guilty is guilty


def test_ud_10_joker_ends_have_no_colour():
    table = one_street("W-W")
    position, _ = run(state("W4-W4 R1-R4 Y1-Y2", MANY, MANY, heap="B1-B3", table=table), W4)
    assert not position.charge.guilty


def test_ud_10_a_last_domo_can_be_challenged_and_is_innocent():
    position, _ = run(state("W4-W4", MANY, heap="B1-B3 B3-B4 B1-B5 B1-B6 B1-B7"), W4)
    assert position.end == ""
    position, done = run(position, "p2 challenge ??")
    assert done == ["p2 challenge innocent", "p2 forced B1-B3 B3-B4 B1-B5 B1-B6"]
    assert position.end == "out"


def test_ud_10_a_wrong_verdict_is_refused():
    position, _ = run(GUILTY, W4)
    refused(GAME, position, "p2 challenge innocent", "wrong-verdict", "UD-10")


def test_ud_11_calling_with_the_move():
    assert "p1 play R1-R4 N R1 uno" in tokens(GAME, TWO)
    position, _ = run(TWO, "p1 play R1-R4 N R1 uno")
    assert position.exposed is None
    refused(GAME, position, "p3 catch p1", "no-cause", "UD-11")


def test_ud_11_who_does_not_call_may_be_caught_by_anybody_else():
    position, _ = run(TWO, "p1 play R1-R4 N R1")
    assert tokens(GAME, position, 0) == ["p1 uno"]
    assert tokens(GAME, position, 2) == ["p3 catch p1"]
    assert "p2 catch p1" in tokens(GAME, position, 1)
    refused(GAME, position, "p1 catch p1", "no-cause", "UD-11")
    caught, done = run(position, "p3 catch p1")
    assert done == ["p3 catch p1", "p1 penalty B1-B3 B3-B4"]
    assert (caught.turn, len(caught.hands[0])) == (1, 3)
    refused(GAME, caught, "p2 catch p1", "no-cause", "UD-11")


def test_ud_11_calling_after_the_move_closes_it():
    position, _ = run(TWO, "p1 play R1-R4 N R1")
    position, done = run(position, "p1 uno")
    assert done == ["p1 uno"]
    refused(GAME, position, "p3 catch p1", "no-cause", "UD-11")
    refused(GAME, position, "p1 uno", "no-cause", "UD-11")


LAST = state("R4-R5 R5-R6", "G4-G8 G5-G9", MANY, heap="B1-B3 B3-B4 B1-B5", table=cross(north="R9-R1 R1-R4"))


def test_ud_11_the_next_domo_that_is_laid_closes_it():
    position, _ = run(LAST, "p1 play R4-R5 E R5")
    assert "p3 catch p1" in tokens(GAME, position, 2)
    position, _ = run(position, "p2 play G4-G8 N G4")
    refused(GAME, position, "p3 catch p1", "no-cause", "UD-11")
    refused(GAME, position, "p1 uno", "no-cause", "UD-11")


def test_ud_11_whoever_lays_it_himself_too():
    position, _ = run(state("R2-RSK R4-R5 R1-R4", MANY), "p1 play R2-RSK N R2")
    position, _ = run(position, "p1 play R4-R5 E R4")
    assert position.exposed == 0
    position, _ = run(state("R2-RSK R4-R5", MANY), "p1 play R2-RSK N R2")
    assert run(position, "p1 play R4-R5 E R4")[0].end == "out"


NO_FIT = "Y1-Y2 Y2-Y8"


def exposed(hand, heap, *others, move="p1 play R4-R5 E R5", mine="R4-R5 R5-R6"):
    """p1 has laid the last domo but one and said nothing."""
    position = state(mine, hand, *others, heap=heap, table=cross(north="R9-R1 R1-R4"))
    return run(position, move)[0]


@pytest.mark.parametrize(
    ("hand", "heap", "acts"),
    [
        (NO_FIT, "B1-B3 B3-B4", ["p2 draw"]),
        (NO_FIT, "B1-B3 Y1-Y8 B1-B5", ["p2 draw", "p3 draw"]),
        (NO_FIT, "R2-RSK B3-B4", ["p2 draw", "p2 keep"]),
        (NO_FIT, "", ["p2 pass"]),
        (NO_FIT, "", ["p2 pass", "p3 pass"]),
    ],
)
def test_ud_11_drawing_keeping_and_passing_do_not_close_it(hand, heap, acts):
    position, _ = run(exposed(hand, heap, NO_FIT), *acts)
    assert position.exposed == 0
    assert "p3 catch p1" in tokens(GAME, position, 2)
    caught, done = run(position, "p2 catch p1")
    assert done == ["p2 catch p1", " ".join(("p1 penalty", *map(str, position.heap[:2])))]
    assert caught.turn == position.turn


def test_ud_11_being_skipped_or_drawing_for_a_draw_2_does_not_close_it():
    position, done = run(state("R2-RSK R4-R5", MANY, MANY), "p1 play R2-RSK N R2")
    assert done[1:] == ["p2 skipped"]
    assert tokens(GAME, position, 1) == ["p2 catch p1"]
    position, done = run(state("R2-RD2 R4-R5", MANY, MANY, heap="B1-B3 B3-B4"), "p1 play R2-RD2 N R2")
    assert tokens(GAME, position, 1) == ["p2 catch p1"]


@pytest.mark.parametrize("act", ["p2 forced ?? ?? ?? ??", "p2 challenge ??"])
def test_ud_11_accepting_or_challenging_without_success_does_not_close_it(act):
    position, _ = run(state("W4-W4 G4-G6", MANY, MANY, heap="B1-B3 B3-B4 B1-B5 B1-B6 B1-B7"), W4)
    assert "p3 catch p1" in tokens(GAME, position, 2)
    position, _ = run(position, act)
    _, done = run(position, "p3 catch p1")
    assert done == ["p3 catch p1", "p1 penalty B1-B7"]


def test_ud_11_holding_more_than_one_again_closes_it():
    """Drawing in turn; or, being guilty, taking the domo back, also where the heap is empty."""
    position, _ = run(exposed(NO_FIT, "B1-B3 Y1-Y8 B1-B5", NO_FIT, mine="R4-R5 Y3-Y6"), "p2 draw", "p3 draw")
    assert (position.turn, position.exposed) == (0, 0)
    assert tokens(GAME, position, 0)[-1] == "p1 uno"
    position, _ = run(position, "p1 draw")
    refused(GAME, position, "p3 catch p1", "no-cause", "UD-11")
    for heap in ("B1-B3 B3-B4 B1-B5 B1-B6", ""):
        bluff, _ = run(state("W4-W4 R1-R4", MANY, MANY, heap=heap), W4)
        assert bluff.exposed == 0
        bluff, _ = run(bluff, "p2 challenge ??")
        refused(GAME, bluff, "p3 catch p1", "no-cause", "UD-11")
    assert run(bluff, "p1 play R1-R4 N R1")[0].exposed == 0
    assert run(bluff, "p1 play R1-R4 N R1 uno")[0].exposed is None


def test_ud_11_with_an_empty_heap_the_one_domo_stays_the_only_one():
    position, _ = run(exposed(NO_FIT, "", NO_FIT, mine="R4-R5 Y3-Y6"), "p2 pass", "p3 pass")
    assert position.end == ""
    position, _ = run(position, "p2 catch p1")
    refused(GAME, position, "p3 catch p1", "no-cause", "UD-11")


def between(heap):
    """p1 has laid a Draw 2 as the last domo but one; what follows of itself has not happened yet."""
    return do(GAME, state("R2-RD2 R4-R5", MANY, MANY, heap=heap), "p1 play R2-RD2 N R2")


def test_ud_11_a_catch_between_a_draw_2_and_its_draw_takes_from_the_heap_first():
    position = between("B1-B3 B3-B4 B1-B5 B1-B6")
    assert [tokens(GAME, position, seat) for seat in range(3)] == [["p1 uno"], ["p2 catch p1"], ["p3 catch p1"]]
    position, done = run(position, "p3 catch p1")
    assert done == ["p3 catch p1", "p1 penalty B1-B3 B3-B4", "p2 forced B1-B5 B1-B6"]
    assert (position.turn, len(position.hands[0])) == (2, 3)


def test_ud_11_a_call_between_a_draw_2_and_its_draw_counts():
    position, done = run(between("B1-B3 B3-B4"), "p1 uno")
    assert done == ["p1 uno", "p2 forced B1-B3 B3-B4"]
    refused(GAME, position, "p3 catch p1", "no-cause", "UD-11")


def test_ud_11_a_record_may_have_calls_between_a_draw_2_and_its_draw():
    verified = 0
    for number in range(40):
        record = to_record(finished("uno", 3, number, {"target": 0, "opening": "plain"}))
        actions = record.rounds[0].actions
        for at, token in enumerate(actions[:-1]):
            laid_draw_2 = " play " in token and " forced " in actions[at + 1] and "D2" in token
            if laid_draw_2 and not any(" catch " in later for later in actions[at:]):
                called = (*actions[: at + 1], f"{token[:2]} uno", *actions[at + 1 :])
                changed = msgspec.structs.replace(record.rounds[0], actions=called)
                verify(msgspec.structs.replace(record, rounds=(changed,)))
                verified += 1
    assert verified > 20


def test_ud_11_a_call_without_cause_changes_nothing():
    position = state("R1-R4 R4-R5 R5-R6", MANY)
    refused(GAME, position, "p1 play R1-R4 N R1 uno", "no-cause", "UD-11")
    refused(GAME, position, "p1 uno", "no-cause", "UD-11")
    refused(GAME, position, "p2 catch p1", "no-cause", "UD-11")


def test_ud_12_out():
    position, _ = run(state("R1-R4", "G4-G6", "RD2-RRV"), "p1 play R1-R4 N R1")
    assert GAME.outcome(position) == Outcome("out", 0, (0, 10, 20))
    refused(GAME, position, "p2 pass", "round-over", "UD-12")


def test_ud_12_a_last_draw_2_double_makes_the_next_draw_first():
    table = cross("G6-G6", north="G6-G4")
    position, done = run(state("GD2-GD2", "B1-B3", heap="R1-R4 R4-R5 R5-R6", table=table), "p1 play GD2-GD2 N GD2")
    assert done[1:] == ["p2 forced R1-R4 R4-R5"]
    assert GAME.outcome(position) == Outcome("out", 0, (0, 4 + 5 + 9))


def test_ud_12_a_last_draw_2_that_is_no_double_does_not():
    position, done = run(state("R2-RD2", "B1-B3", heap="R1-R4 R4-R5"), "p1 play R2-RD2 N R2")
    assert (done[1:], position.end) == ([], "out")


def test_ud_12_a_last_joker_draw_4_makes_the_next_draw_first():
    position, _ = run(state("W4-W4", MANY, heap="B1-B3 B3-B4 B1-B5 B1-B6"), W4)
    position, done = run(position, "p2 forced ?? ?? ?? ??")
    assert (done, position.end) == (["p2 forced B1-B3 B3-B4 B1-B5 B1-B6"], "out")


def test_ud_12_blocked_when_all_four_streets_are_closed():
    position, _ = run(state("R8-DE R1-R4", "G1-G1", table=cross(**CLOSED)), "p1 play R8-DE N R8")
    assert GAME.outcome(position) == Outcome("blocked", 1, (5, 4))


def test_ud_12_a_last_domo_that_closes_the_last_street_is_out():
    position, _ = run(state("R8-DE", "G1-G1", table=cross(**CLOSED)), "p1 play R8-DE N R8")
    assert GAME.outcome(position).end == "out"


def test_ud_12_blocked_when_the_heap_is_empty_and_all_have_passed():
    position = do(GAME, state("G4-G6", "Y1-Y2", "B1-B3"), "p1 pass", "p2 pass")
    assert position.end == ""
    outcome = GAME.outcome(do(GAME, position, "p3 pass"))
    assert outcome == Outcome("blocked", 1, (10, 3, 4))
    assert GAME.price(start(GAME).options, outcome) == (0, 14, 0)


def test_ud_12_a_tie_scores_nothing():
    tied = state("B1-B3", "Y1-Y2", "Y1-Y2")
    outcome = GAME.outcome(do(GAME, tied, "p1 pass", "p2 pass", "p3 pass"))
    assert outcome.winner is None
    assert GAME.price(start(GAME).options, outcome) == (0, 0, 0)


@pytest.mark.parametrize(
    ("domo", "points"),
    [
        ("R3-R7", 10),
        ("Y4-Y4", 16),
        ("W-W", 100),
        ("W4-W4", 80),
        ("R8-DE", 28),
        ("RD2-RRV", 20),
        ("RSK-RSK", 40),
        ("B5-BSK", 15),
    ],
)
def test_ud_13_what_a_domo_counts(domo, points):
    assert Domo(domo).points == points


@pytest.mark.parametrize(
    ("target", "totals", "end"),
    [(500, (499, 3), None), (500, (500, 3), "target"), (200, (3, 230), "target"), (0, (0, 1), "rounds")],
)
def test_ud_13_targets(target, totals, end):
    assert GAME.finished(start(GAME, target=target).options, totals, 1) == end


def test_ud_14_the_last_dead_end_wins_whoever_goes_out():
    position = state("R1-R4", "G1-G1", "B1-B3", dead_end_game=True, last_dead=2)
    outcome = GAME.outcome(do(GAME, position, "p1 play R1-R4 N R1"))
    assert outcome == Outcome("dead-end", 2, (0, 4, 4))
    assert GAME.price(start(GAME).options, outcome) == (0, 0, 4)


def test_ud_14_without_a_dead_end_as_usual():
    position = state("R1-R4", "G1-G1", dead_end_game=True)
    assert GAME.outcome(do(GAME, position, "p1 play R1-R4 N R1")).end == "out"
    position = state("R1-R4", "G1-G1", last_dead=1)
    assert GAME.outcome(do(GAME, position, "p1 play R1-R4 N R1")).winner == 0


def test_ud_14_the_last_dead_end_laid_counts():
    table = cross("R9-R9", east="W-W")
    position = state("R8-DE R1-R4", "G7-DE G1-G1", dead_end_game=True, table=table)
    position, _ = run(position, "p1 play R8-DE N R8", "p2 play G7-DE E G7")
    assert position.last_dead == GAME.view(position, None).last_dead == 1


def test_ud_15_the_deal_rotates_and_the_direction_starts_anew():
    from bot.games.game import Previous

    previous = Previous(2, {}, Outcome("out", 0, (0, 1, 1)))
    dealer, deal = GAME.deal(start(GAME, 3, previous), Stream(seed(1)))
    assert dealer == 0
    assert GAME.begin(start(GAME, 3, previous), dealer, deal).step == 1
