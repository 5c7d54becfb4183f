"""The brute judge of Tábla Römi, by hand-made hands: it is what the engine is compared with."""

import pytest

from tests.games.rack.naive import GROUPS, RUNS, Judge

B6 = Judge("B5", "stand-in")  # both blue 6 are jokers, printed jokers count as blue 6
WILD = Judge("B5", "wild")
PRINTED = Judge("JK", "stand-in")


def rack(text):
    return text.split()


def test_there_are_so_many_runs_and_groups():
    assert len(RUNS) == 4 * sum(15 - size for size in range(3, 14))
    assert len(GROUPS) == 13 * 5


@pytest.mark.parametrize(
    ("judge", "kind", "words"),
    [
        (B6, "runs", "R1 R2 R3 , B7 K7 Y7 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (B6, "runs", "R1 B6=R2 R3 , B7 K7 B6=Y7 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (B6, "runs", "B5 JK B7 , B5 B6 B7 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (WILD, "runs", "JK=B5 B6 JK=B7 , Y1 Y2 Y3 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (B6, "colours", "R1 R1 R2 R3 R4 R5 R5 R6 R7 R8 R9 R10 B6=R1 R13"),
        (B6, "pairs", "R1 R1 , B6 JK , B6=K3 K3 , K4 K4 , K5 K5 , Y1 Y1 , Y9 Y9"),
        (B6, "pairs", "R1 R1 , B6 B6 , JK JK , K4 K4 , K5 K5 , Y1 Y1 , Y9 Y9"),
        (WILD, "pairs", "R1 R1 , B6 JK=B6 , JK=K3 K3 , K4 K4 , K5 K5 , Y1 Y1 , Y9 Y9"),
        (PRINTED, "pairs", "R1 R1 , B6 B6 , JK=K3 K3 , K4 K4 , K5 K5 , Y1 Y1 , Y9 Y9"),
        (B6, "total8", "R9 R9 Y9 Y9 K9 K9 B6=B9 B9 , R1 R2 R3 , Y1 Y2 Y3"),
        (B6, "total8", "R9 R9 Y9 Y9 K9 K9 B6=R9 B6=R9 , R1 R2 R3 R4 R5 R6"),
    ],
)
def test_legal_hands(judge, kind, words):
    parts = [part.split() for part in words.split(",")]
    assert judge.fits(kind, parts)
    tiles = tuple(sorted(word.partition("=")[0] for part in parts for word in part))
    assert kind in judge.ways(tiles)


@pytest.mark.parametrize(
    ("judge", "kind", "words"),
    [
        (B6, "runs", "R13 R1 R2 , B7 K7 Y7 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (B6, "runs", "R1 R3 R2 , B7 K7 Y7 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (B6, "runs", "R1 R2 , B7 K7 Y7 R7 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (B6, "runs", "B7 K7 B7 , R1 R2 R3 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (B6, "runs", "R1 R2 R3 , B7 K7 Y7 , R12 R13 R1 , K1 K2 K3 K4"),
        (WILD, "runs", "B6=R1 B6=R2 JK=R3 , B7 K7 Y7 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (B6, "runs", "R1 B6=B6 R3 , B7 K7 Y7 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (B6, "runs", "JK=R1 R2 R3 , B7 K7 Y7 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (PRINTED, "runs", "JK R2 R3 , B7 K7 Y7 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (B6, "runs", "R1 K5=R2 R3 , B7 K7 Y7 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (B6, "runs", "R1 B6=JK R3 , B7 K7 Y7 , R12 R13 R1 , K1 K2 K3 K4 K5"),
        (B6, "colours", "R1 R1 R2 R3 R4 R5 R5 R6 R7 R8 R9 R10 B6 R13"),
        (B6, "colours", "R1 R1 R2 R3 R4 R5 R5 , R6 R7 R8 R9 R10 R12 R13"),
        (B6, "pairs", "R1 R1 , B6 JK , B6=K3 K4 , K4 K4 , K5 K5 , Y1 Y1 , Y9 Y9"),
        (B6, "total8", "R9 R9 Y9 Y9 K9 K9 B9 , R1 R2 R3 R4 , Y1 Y2 Y3"),
        (B6, "total8", "R9 R9 Y9 Y9 K9 K9 B9 B9 , R1 R2 R3 , Y1 Y2 Y4"),
    ],
)
def test_what_is_no_legal_hand(judge, kind, words):
    assert not judge.fits(kind, [part.split() for part in words.split(",")])


def test_a_hand_of_nothing_but_trash_cannot_end():
    tiles = rack("R1 R4 R7 R10 Y2 Y5 Y8 Y11 K3 K6 K9 K12 B1 B4 B8")
    assert B6.ends(tiles) == set()


def test_all_ends_of_a_hand():
    tiles = rack("R1 R2 R3 Y1 Y2 Y3 K1 K2 K3 B1 B2 B3 B4 R4 Y9")
    assert B6.ends(tiles) == {("runs", "Y9")}
    assert B6.ends([*tiles[:-1], "B6"]) == {("runs", tile) for tile in {*tiles[:-1], "B6"}}
    pairs = rack("R1 R1 R3 R3 R5 R5 Y1 Y1 Y3 Y3 Y5 Y5 K1 K9 B6")
    assert B6.ends(pairs) == {("pairs", "K1"), ("pairs", "K9")}
    assert B6.ends(pairs, barred="K1") == {("pairs", "K9")}
    assert B6.ends([*pairs[:-1], "K9"], barred="K9") == {("pairs", "K1")}


def test_tr_8_the_turned_tile_counts_only_in_a_pair_or_among_the_eight():
    pairs = rack("R1 R1 R3 R3 R5 R5 Y1 Y1 Y3 Y3 Y5 Y5 B5 B5 K9")
    assert B6.ends(pairs, among="B5") == {("pairs", "K9")}
    assert B6.ends([*pairs[:-3], "K8", "K8", "B5"], among="B5") == set()
    eight = rack("R5 R5 Y5 Y5 K5 K5 B5 B5 R1 R2 R3 Y1 Y2 Y3 K9")
    assert B6.ends(eight, among="B5") == {("total8", "K9")}
