"""However large a hand is, every legal action is reachable by clicks, and no message on the way is refused."""

from collections.abc import Hashable, Iterable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.actions import Action
from bot.games.registry import GAMES
from bot.games.rooms.selection import Selection
from bot.games.text.reader import Reader
from bot.games.view import View
from bot.parts import verbs
from bot.parts.ids import IdError, Press, decode, encode
from bot.parts.parts import Button, Parts, Select
from bot.play.clicks.presses import chosen, tokens_of
from bot.play.pages import choices
from bot.play.pages.panel import panel
from bot.play.registry import room_of
from bot.tables import Snapshot
from tests.luck import part_of
from tests.play.pages.refused import problems
from tests.play.pages.tables import crowded, played, started, table
from tests.tools.screens import Emojis

pytestmark = pytest.mark.slow

READER = Reader()


def presses(parts: Parts) -> list[Press]:
    """Everything that can be pressed or picked in a message."""
    pressed = []
    for row in parts.rows:
        for item in row:
            if isinstance(item, Button):
                pressed.append(decode(item.custom_id))
            elif isinstance(item, Select):
                pressed += [decode(item.custom_id, (choice.value,)) for choice in item.choices]
    return pressed


def reachable(snapshot: Snapshot, seat: int, clicks: int = 12) -> dict[str, int]:
    """Walk the panel as its player can; answer each token, with the clicks until it is handed in, or staged for it."""
    seen, tokens = {Selection()}, {}
    front = [Selection()]
    for click in range(1, clicks + 1):
        following = []
        for step in front:
            parts = panel(snapshot, seat, READER, selection=step)
            assert problems(parts) == ()
            for press in presses(parts):
                if press.verb == verbs.ACT:
                    for token in tokens_of(press, snapshot.view(seat), snapshot.legal(seat), step):
                        tokens.setdefault(token, click)
                elif press.verb == verbs.SELECT and "stage" in press.words:
                    view = snapshot.view(seat)
                    for token in room_of(view.game).tokens(chosen(press, view, step), view):
                        tokens.setdefault(token, click)
                elif press.verb == verbs.SELECT and "on" in press.words and not step.picked:
                    following.append(chosen(press, snapshot.view(seat), step))
                elif press.verb == verbs.SHOW and Selection.parse(press.words) not in seen:
                    seen.add(Selection.parse(press.words))
                    following.append(Selection.parse(press.words))
        front = following
    return tokens


@settings(deadline=None, max_examples=part_of(200, 30))
@given(played(tuple(GAMES)))
def test_in_a_real_game_everything_takes_one_or_two_clicks(done: tuple) -> None:
    match, _ = done
    snapshot = table(match)
    for seat in range(match.seats):
        reach, view = reachable(snapshot, seat), snapshot.view(seat)
        assert effects(reach, view) == effects(snapshot.legal(seat), view)
        assert {token for token in reach if not refused(token)} <= set(snapshot.legal(seat))
        assert all(clicks <= 2 for clicks in reach.values())


def refused(token: str) -> bool:
    """True for what may be pressed only to hear why it may not be done: the top discard."""
    return " take " in token


def effects(tokens: Iterable[str], view: View) -> set[Hashable]:
    """The effects of tokens; a challenge that cannot succeed has none."""
    room, tokens = room_of(view.game), tuple(token for token in tokens if not refused(token))
    picked = [action for action in map(Action.parse, tokens) if action.verb == "discard"]
    return {room.effect(action, view) for action in (*picked, *room.actions(view, tokens, Selection()))}


def moves(tile: str, ways: int) -> list[str]:
    """So many things to do with a tile."""
    if ways == 1:
        return [f"p1 play {tile} left"]
    return [f"p1 play {tile} {side} J{n}" for n in range(ways // 2) for side in ("left", "right")]


@settings(deadline=None, max_examples=part_of(80, 20))
@given(
    st.lists(st.sampled_from((1, 1, 2, 2, 4, 8)), min_size=1, max_size=45),
    st.sampled_from(((), ("p1 pass",), tuple(f"p1 draw X{n}" for n in range(9)))),
)
def test_hands_of_any_size_are_playable(ways: list[int], loose: Sequence[str]) -> None:
    hand = [f"{n}-{n + 1}" for n in range(45)]
    legal = [token for tile, count in zip(hand, ways, strict=False) for token in moves(tile, count)]
    snapshot = crowded(45, [*legal, *loose], hand)
    reach = reachable(snapshot, 0)
    assert set(reach) == {*legal, *loose}
    assert max(reach.values()) <= 2


@pytest.mark.parametrize("ways", [1, 20, 22, 60, 100, 102, 250])
def test_one_tile_with_very_many_ways(ways: int) -> None:
    legal = moves("0-1", ways)
    assert set(reachable(crowded(1, legal), 0)) == set(legal)


@pytest.mark.parametrize("tiles", [19, 20, 21, 25, 26, 75, 76, 100, 101, 260])
def test_very_many_tiles_get_pages(tiles: int) -> None:
    legal = [f"p1 play {n}-{n + 1} left" for n in range(tiles)]
    for loose in ([], ["p1 pass"]):
        assert set(reachable(crowded(tiles, [*legal, *loose]), 0)) == {*legal, *loose}


def test_tokens_too_long_for_an_id_go_by_number() -> None:
    cards = " ".join(f"JK=H{n}" for n in range(2, 15))
    legal = [f"p1 meld {cards}", f"p1 meld {cards} S2", "p1 pass"]
    assert set(reachable(crowded(2, legal), 0)) == set(legal)
    many = [f"p1 meld {cards} S{n}" for n in range(40)]
    assert set(reachable(crowded(2, many), 0)) == set(many)


@pytest.mark.parametrize("words", [("#3",), ("#-1",), ("#",), ("#x",), ("#²",)])
def test_numbers_that_mean_nothing_are_old_buttons(words: tuple[str, ...]) -> None:
    with pytest.raises(IdError):
        tokens_of(Press("t", 1, verbs.ACT, words), started().view(0), ("p1 pass", "p1 play 6-4"))


def test_twin_tiles_are_one_choice() -> None:
    legal = ["p1 play 1-1 left", "p1 play 1-1 left"]
    parts = panel(crowded(2, legal, ["1-1", "1-1"]), 0, READER)
    assert [press.words for press in presses(parts) if press.verb == verbs.ACT] == [("play", "1-1", "left")]


def test_buttons_are_numbered_as_the_hand_is_shown() -> None:
    legal = ["p1 play 3-2 left", "p1 play 6-6 right"]
    hand = ["1-0", "3-2", "5-5", "6-6"]
    entries = choices.entries_of(crowded(4, legal, hand).view(0), legal, Selection(), READER)
    assert [entry.label for entry in entries] == ["1 · 3-2 🔵 X", "2 · 6-6 🔶 Y"]


def both_ends(tiles: int) -> list[str]:
    """Plays of so many tiles at either end."""
    return [f"p1 play {n}-{n + 1} {side}" for n in range(tiles) for side in ("left", "right")]


def test_a_tile_for_both_ends_has_both_buttons_while_there_is_room() -> None:
    legal = ["p1 play 6-3 left", "p1 play 6-3 right", "p1 play 6-1 left"]
    snapshot = crowded(2, legal, ["6-1", "6-3"])
    labels = [item.label for item in panel(snapshot, 0, READER).rows[0]]
    assert labels == ["1 · 6-1 🔵 X", "2 · 6-3 🔵 X", "2 · 6-3 🔶 Y"]
    ten = panel(crowded(10, both_ends(10)), 0, READER)
    assert [len(row) for row in ten.rows[:4]] == [5, 5, 5, 5]
    eleven = panel(crowded(11, both_ends(11)), 0, READER)
    assert [item.label for item in eleven.rows[0]] == [f"{n + 1}…" for n in range(5)]
    for tiles in (10, 11, 21, 40, 60):
        assert set(reachable(crowded(tiles, both_ends(tiles)), 0)) == set(both_ends(tiles))


@pytest.mark.parametrize(("tiles", "at_once"), [(37, True), (38, False), (50, False)])
def test_both_ends_are_in_the_menus_only_where_they_need_no_second_page(tiles: int, at_once: bool) -> None:
    """Four rows: the pass has one of them, so three menus of 25 are left for 74 ways, and none for 76."""
    parts = panel(crowded(tiles, [*both_ends(tiles), "p1 pass"]), 0, READER)
    words = [press.words for press in presses(parts) if press.verb == verbs.SHOW]
    assert words == [("tile", f"{n}-{n + 1}", "0") for n in range(tiles) if not at_once]


@pytest.fixture
def drawing_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn stands in a menu of its own, as discards do in the games with cards."""

    def listed(self: object, actions: Sequence[Action]) -> tuple[Action, ...]:
        return tuple(action for action in actions if action.verb == "draw")

    monkeypatch.setattr(type(room_of("classic")), "listed", listed)


DRAWS = ("p1 draw X0", "p1 draw X1")


@pytest.mark.usefixtures("drawing_is_listed")
@pytest.mark.parametrize("tiles", [15, 16, 20, 75, 76, 100])
def test_a_menu_of_their_own_takes_a_row_from_the_others(tiles: int) -> None:
    """Discord takes five rows: the menu, three for all else, and the last one of the panel."""
    legal = [f"p1 play {n}-{n + 1} left" for n in range(tiles)]
    snapshot = crowded(tiles, [*legal, *DRAWS])
    assert len(panel(snapshot, 0, READER).rows) <= 5
    assert set(reachable(snapshot, 0)) == {*legal, *DRAWS}


@pytest.mark.usefixtures("drawing_is_listed")
@pytest.mark.parametrize(("tiles", "buttons"), [(7, 14), (8, 8), (10, 10)])
def test_beside_a_menu_of_their_own_both_ends_are_buttons_while_three_rows_do(tiles: int, buttons: int) -> None:
    menu, *rows, _ = panel(crowded(tiles, [*both_ends(tiles), *DRAWS]), 0, READER).rows
    assert isinstance(menu[0], Select)
    assert [type(item) for row in rows for item in row] == [Button] * buttons


def test_no_end_is_asked_for_where_both_are_the_same() -> None:
    legal = ["p1 play 6-3 left", "p1 play 6-3 right", "p1 play 6-1 left", "p1 play 6-1 right"]
    snapshot = crowded(2, legal, ["6-1", "6-3"], left="6", right="6")
    labels = [item.label for item in panel(snapshot, 0, READER).rows[0]]
    assert labels == ["1 · 6-1", "2 · 6-3"]
    assert set(reachable(snapshot, 0)) == {"p1 play 6-1 left", "p1 play 6-3 left"}


def test_a_tile_that_was_picked_asks_for_the_end() -> None:
    legal = ["p1 play 6-3 left", "p1 play 6-3 right", "p1 play 6-1 left"]
    snapshot = crowded(2, legal, ["6-1", "6-3"])
    asked = panel(snapshot, 0, READER, selection=Selection("6-3"))
    assert [item.label for item in asked.rows[0]] == ["🔵 X · 6", "🔶 Y · 3"]
    assert "**6-3** fits both ends" in asked.content
    assert decode(asked.rows[1][0].custom_id) == Press("t1-abcdef", 7, verbs.SHOW, ("hand", "0"))


def test_a_step_that_fits_no_longer_shows_the_hand() -> None:
    match = started()
    seat = match.turn or 0
    other = panel(table(match), seat, READER, selection=Selection("9-9", 4))
    assert other == panel(table(match), seat, READER)


def test_emojis_stand_on_buttons_and_words_where_they_are_missing() -> None:
    legal = ["p1 play 6-3 left", "p1 play 6-1 left"]
    name = READER.tile("classic", "6-3")
    assert name == ""
    reader = Reader(emojis=Emojis())
    buttons = panel(crowded(2, legal, ["6-1", "6-3"]), 0, reader).rows[0]
    assert [button.emoji for button in buttons] == ["<:tile:1>", "<:tile:1>"]
    assert [button.label for button in buttons] == ["1", "2"]
    both = panel(crowded(2, [*legal, "p1 play 6-3 right"], ["6-1", "6-3"]), 0, reader).rows[0]
    assert [button.label for button in both] == ["1", "2X", "2Y"]
    many = panel(crowded(20, [f"p1 play {n}-6 {end}" for n in range(20) for end in ("left", "right")]), 0, reader)
    assert {button.style for row in many.rows[:4] for button in row} == {"primary"}


def test_codec() -> None:
    press = Press("t-1_A", 12, "act", ("play", "6-4", "left"))
    assert decode(encode(press)) == press
    assert decode("by:s:t:3:pick:0", ("show tile 6-4 0",)) == Press("t", 3, "show", ("tile", "6-4", "0"))
    assert decode("by:s:-:0:rules:", ("classic 0",)) == Press("-", 0, "rules", ("classic", "0"))
    with pytest.raises(IdError):
        decode("by:s:t:1:pick:0")
    with pytest.raises(IdError):
        decode("by:s:t:1:pick:0", ("end yes",))


@given(st.text(max_size=120) | st.text(max_size=95).map("by:b:".__add__))
def test_whatever_comes_is_read_or_refused(text: str) -> None:
    try:
        press = decode(text)
    except IdError:
        return
    assert decode(encode(press)) == press


def test_the_error_of_an_old_button_has_a_sentence() -> None:
    with pytest.raises(IdError) as caught:
        decode("hello")
    assert (caught.value.kind, caught.value.code) == ("button", "old-button")


@pytest.mark.parametrize(
    "press",
    [
        Press("", 1, "act"),
        Press("t", -1, "act"),
        Press("t", 1, "Act"),
        Press("t", 1, "act", ("x" * 99,)),
        Press("a:b", 1, "act"),
        Press("t", 1, "act", ("two words",)),
        Press("t", 1, "act", ("",)),
    ],
)
def test_what_cannot_be_read_back_is_not_written(press: Press) -> None:
    with pytest.raises(ValueError, match="no custom id"):
        encode(press)


def test_an_id_has_at_most_a_hundred_characters_written_or_read() -> None:
    whole = "by:b:t:1:act:".ljust(100, "x")
    assert encode(decode(whole)) == whole
    with pytest.raises(IdError):
        decode(f"{whole}x")
    with pytest.raises(ValueError, match="no custom id"):
        encode(Press("t", 1, "act", ("x" * 88,)))


@given(st.lists(st.text(max_size=12), max_size=4).map(tuple))
def test_any_words_are_a_step(words: tuple[str, ...]) -> None:
    assert Selection.parse(words).page >= 0


@given(
    st.builds(Selection, st.sampled_from(("", "6-4", "R7-RD2")), st.integers(0, 999), st.sampled_from(("", "number")))
)
def test_steps_are_read_as_written(step: Selection) -> None:
    assert Selection.parse(step.words) == step
