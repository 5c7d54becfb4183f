"""Who met whom: each pair's points add up to its matches, and lines stand in the order of their points."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.league.rules.crosstable import Score, crosstable, scores


def test_who_stands_before_another_has_a_point_and_equals_have_half_of_one() -> None:
    met = scores([{0: 1, 1: 2}, {0: 1, 1: 1}, {2: 1, 0: 2, 1: 3}], [(1, 2)])
    assert met[0, 1] == Score(3, 5)
    assert met[1, 0] == Score(3, 1)
    assert met[2, 1] == Score(1, 2, 1)
    lines = crosstable(4, met)
    assert [line.player for line in lines] == [0, 2, 1, 3]
    assert [line.whole.halves for line in lines] == [5, 4, 1, 0]
    assert lines[0].cells == (None, Score(1, 0), Score(3, 5), None)
    assert [line.player for line in crosstable(4, met, ranked=True)] == [0, 1, 2, 3]


def test_of_equals_who_has_played_less_stands_first() -> None:
    met = scores([{0: 1, 1: 2}, {0: 2, 2: 1}, {2: 2, 1: 1}, {3: 1, 1: 2}])
    assert [line.player for line in crosstable(4, met)] == [3, 0, 2, 1]


matches = st.lists(st.dictionaries(st.integers(0, 5), st.integers(1, 4), min_size=2, max_size=4), max_size=8)


@settings(max_examples=40)
@given(matches)
def test_what_a_pair_has_made_adds_up_to_its_matches(played: list[dict[int, int]]) -> None:
    met = scores(played)
    for (player, other), score in met.items():
        assert score.halves + met[other, player].halves == 2 * score.played
    lines = crosstable(6, met)
    assert sum(line.whole.halves for line in lines) == 2 * sum(n * (n - 1) // 2 for n in map(len, played))
    assert all(line.cells[at] is None for at, line in enumerate(lines))
