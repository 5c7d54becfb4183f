"""Changes are only added: an undo takes one back, an undo of an undo gives it back."""

from hypothesis import given
from hypothesis import strategies as st

from bot.league.rules.changes import CorrectedSeat, Corrections, Detail, LeagueChange, resolve, undone


def change(
    number: int, kind: str, match: int | None = None, undoes: int | None = None, **detail: object
) -> LeagueChange:
    return LeagueChange(number, kind, float(number), match, Detail(**detail), undoes)  # type: ignore[arg-type]


def test_nothing_changed() -> None:
    assert resolve([]) == Corrections()


def test_a_match_is_taken_out_and_comes_back() -> None:
    out = change(1, "out", 7)
    assert resolve([out]).out == {7}
    assert resolve([out, change(2, "undo", 7, 1)]).out == set()
    assert resolve([out, change(2, "undo", 7, 1), change(3, "undo", 7, 2)]).out == {7}


def test_the_last_correction_that_holds_counts() -> None:
    first, second = (CorrectedSeat(1, 2, 5),), (CorrectedSeat(1, 1, 9),)
    both = [change(1, "correct", 7, seats=first), change(2, "correct", 7, seats=second)]
    assert resolve(both).seats == {7: second}
    assert resolve([*both, change(3, "undo", 7, 2)]).seats == {7: first}


def test_an_added_match_that_is_undone_is_out() -> None:
    assert resolve([change(1, "add", 7), change(2, "undo", 7, 1)]).out == {7}
    assert resolve([change(1, "walkover", 7)]).out == set()


def test_merges_lead_to_the_end_and_never_in_a_circle() -> None:
    corrections = resolve([change(1, "merge", member=1, into=2), change(2, "merge", member=2, into=3)])
    assert [corrections.member(member) for member in (1, 2, 3, 4)] == [3, 3, 3, 4]
    circle = resolve([change(1, "merge", member=1, into=2), change(2, "merge", member=2, into=1)])
    assert [circle.member(member) for member in (1, 2)] == [2, 2]
    assert [merge.number for merge in circle.idle] == [2]


def test_of_two_merges_of_a_member_the_later_one_holds() -> None:
    corrections = resolve([change(1, "merge", member=1, into=2), change(2, "merge", member=1, into=3)])
    assert (corrections.member(1), [merge.number for merge in corrections.idle]) == (3, [1])


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 99), st.integers(1, 4), st.integers(1, 4)), max_size=25))
def test_no_merges_and_undos_make_a_circle(picks: list[tuple[bool, int, int, int]]) -> None:
    """Each member counts for one that counts for itself, and each group of merged members keeps one of them."""
    changes: list[LeagueChange] = []
    for number, (undo, pick, member, into) in enumerate(picks):
        if undo and changes:
            changes.append(change(number, "undo", None, pick % number))
        elif member != into:
            changes.append(change(number, "merge", member=member, into=into))
        else:
            changes.append(change(number, "out", 7))
        corrections = resolve(changes)
        counting = {corrections.member(member) for member in range(1, 5)}
        assert counting
        assert all(corrections.member(member) == member and member not in corrections.merged for member in counting)
        assert set(corrections.merged) | counting == {1, 2, 3, 4}


def test_a_ban_lasts_until_it_is_taken_back() -> None:
    held = resolve([change(10, "ban", member=1), change(20, "unban", member=1), change(30, "ban", member=1)])
    assert [held.banned(1, at) for at in (9, 10, 19, 20, 29, 30, 99)] == [False, True, True, False, False, True, True]


def test_of_two_bans_that_hold_the_first_one_tells_since_when() -> None:
    """The unban between them was taken back."""
    held = resolve(
        [
            *(change(10, "ban", member=1), change(20, "unban", member=1), change(30, "ban", member=1)),
            change(40, "undo", None, 20),
        ]
    )
    assert [held.banned(1, at) for at in (9, 10, 25, 99)] == [False, True, True, True]


@given(st.lists(st.integers(0, 30), max_size=30))
def test_what_is_undone_is_what_following_every_undo_gives(picks: list[int]) -> None:
    changes = [change(0, "out", 1)]
    for number, pick in enumerate(picks, 1):
        changes.append(change(number, "undo", 1, pick % number))
    holds = {0: True}
    for undo in changes[1:]:
        holds[undo.number] = True
        at, value = undo.undoes, False
        while at is not None:  # an undo that falls gives back what it had taken
            holds[at] = value
            at, value = changes[at].undoes, not value
    # two undos of the same thing may both stand; what one of them takes back stays taken back
    if len({undo.undoes for undo in changes[1:]}) == len(changes) - 1:
        assert undone(changes) == {number for number, held in holds.items() if not held}
