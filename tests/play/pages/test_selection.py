"""Choosing several pieces: picked, put together, taken back; twins, pages, what fits after the game went on."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import match as matches
from bot.games.actions import Action
from bot.games.errors import IllegalAction
from bot.games.match import Match
from bot.games.rooms.selection import SelectedGroup, Selection, bare, handles
from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.ids import decode
from bot.parts.parts import Select
from bot.play.clicks.presses import followed, handed_in, tokens_of
from bot.play.pages.panel import panel, panel_picture
from bot.play.registry import room_of
from bot.tables import SeatState
from bot.tables.playing import try_tokens
from tests.luck import part_of
from tests.play.pages.hands import Hand, button, items, labels, menu
from tests.play.pages.tables import HOST, table
from tests.toy.rooms import toy  # noqa: F401 - a fixture

pytestmark = [pytest.mark.usefixtures("toy"), pytest.mark.slow]
READER = Reader()
HELD = ("A1", "A1", "A1", "B2", "C3", "C3", "D4", "D5")
NOTHING = Selection()


def playing(hand: tuple[str, ...] = HELD, *, drawn: bool = True, laid: tuple[tuple[str, ...], ...] = ()) -> Match:
    """The first seat's turn, with this hand and these pieces on the table."""
    match = matches.deal_round(matches.new_match("toy", 2), bytes(32)).match
    state = msgspec.structs.replace(match.state, hands=(hand, ("B5",)), drawn=drawn, table=laid)
    return msgspec.structs.replace(match, state=state)


def test_twins_are_told_apart_and_keep_their_handles() -> None:
    assert handles(("A1", "B2", "A1", "A1")) == ("A1", "B2", "A1/2", "A1/3")
    assert set(handles(("A1", "A1", "B2", "A1"))) == set(handles(("A1", "B2", "A1", "A1")))
    assert [bare(handle) for handle in ("A1/3", "R3-R7", "JK")] == ["A1", "R3-R7", "JK"]


def test_three_pieces_of_one_menu_are_laid_and_a_discard_hands_all_in() -> None:
    hand = Hand(playing())
    pick = menu(hand.parts, "Pick")
    assert (pick.least, pick.most, len(pick.choices)) == (0, 8, 8)
    assert button(hand.parts, "Lay").disabled
    hand.pick("A1", "A1/3", "D5")
    assert "Picked: A1, A1, D5" in hand.parts.content
    hand.click("Lay")
    assert r"1\. Lay: A1, A1, D5" in hand.parts.content
    assert [choice.value for choice in menu(hand.parts, "Pick").choices] == ["A1/2", "B2", "C3", "C3/2", "D4"]
    hand.pick("D4", "C3", "C3/2")
    hand.click("Lay")
    discards = menu(hand.parts, "Discard")
    assert [choice.label for choice in discards.choices] == ["2 · Discard A1", "4 · Discard B2"]
    tokens = hand.pick("4 · Discard B2", hint="Discard")
    assert tokens == ("p1 lay A1 A1 D5", "p1 lay D4 C3 C3", "p1 discard B2")
    done = try_tokens(playing(), 0, tokens)
    assert done.match.state.hands[0] == ("A1",)
    with pytest.raises(IllegalAction, match="not-now"):
        try_tokens(playing(), 0, tokens[:-1])  # a turn may not stop before its discard


def test_what_is_picked_in_a_menu_is_all_of_it_and_keeps_the_order() -> None:
    hand = Hand(playing())
    hand.pick("D5", "A1")
    hand.pick("A1", "B2", "D5")
    assert hand.selection.picked == ("D5", "A1", "B2")
    assert [choice.value for choice in menu(hand.parts, "Pick").choices if choice.default] == ["A1", "B2", "D5"]
    hand.pick("B2")
    assert hand.selection.picked == ("B2",)
    hand.pick()
    assert hand.selection == NOTHING


def test_a_step_back_and_all_back() -> None:
    hand = Hand(playing())
    hand.pick("A1", "B2", "C3")
    hand.click("Lay")
    hand.pick("D4")
    before = hand.selection
    hand.click("Undo")
    assert hand.selection == msgspec.structs.replace(before, picked=())
    hand.click("Undo")
    assert hand.selection == Selection(picked=("A1", "B2", "C3"))
    hand.click("Lay")
    hand.click("Undo all")
    assert hand.selection == NOTHING
    assert not [item for item in items(hand.parts) if getattr(item, "label", "") in ("Undo", "Undo all")]


def test_places_on_the_table_are_a_menu_of_their_own() -> None:
    hand = Hand(playing(laid=(("B1", "B1", "B3"), ("D1", "D2", "D3"))))
    hand.pick("D4")
    assert [choice.label for choice in menu(hand.parts, "Put").choices] == ["Add to m1", "Add to m2"]
    hand.pick("Add to m2", hint="Put")
    assert hand.selection.groups == (SelectedGroup(("add", "m2"), ("D4",)),)
    assert hand.pick("1 · Discard A1", hint="Discard") == ("p1 add m2 D4", "p1 discard A1")


def test_what_needs_no_more_is_handed_in_at_once() -> None:
    hand = Hand(playing(drawn=False))
    hand.pick("A1", "A1/2")
    drop = decode(button(hand.parts, "Drop two").custom_id)
    assert hand.press(drop) == ("p1 drop A1 A1",)
    hand.selection = Selection(picked=("A1", "B2"))
    assert hand.press(drop) == ()  # it was drawn for others


def test_a_piece_that_is_taken_can_be_laid_in_the_same_act() -> None:
    match = playing(drawn=False)
    match = msgspec.structs.replace(match, state=msgspec.structs.replace(match.state, pile=("A1", "C3")))
    hand = Hand(match)
    hand.click("Take C3")
    assert r"1\. Take C3" in hand.parts.content
    assert "Take C3" not in labels(hand.parts)
    hand.pick("B2", "C3/3", "D5")
    hand.click("Lay")
    assert hand.selection.groups[1].pieces == ("B2", "C3/3", "D5")
    assert panel_picture(hand.snapshot, 0, READER, hand.selection)
    assert panel_picture(hand.snapshot, 0, READER, Selection(groups=hand.selection.groups[:1]))
    kept, label = hand.selection, menu(hand.parts, "Discard").choices[0].label
    tokens = hand.pick(label, hint="Discard")
    assert tokens == ("p1 take C3", "p1 lay B2 C3 D5", "p1 discard A1")
    assert try_tokens(match, 0, tokens).match.state.hands[0] == ("A1", "A1", "C3", "C3", "D4")
    gone = msgspec.structs.replace(match, state=msgspec.structs.replace(match.state, pile=("A1",)))
    assert followed(kept, gone.view(0), same=True) == NOTHING  # with the piece goes what it was laid with
    hand.selection = kept
    hand.click("Undo")
    hand.click("Undo")
    hand.click("Undo")
    assert hand.selection == NOTHING


def test_a_whole_action_that_comes_before_leaves_the_selection_alone() -> None:
    hand = Hand(playing(drawn=False))
    hand.pick("A1", "B2")
    press = decode(button(hand.parts, "Draw").custom_id)
    assert hand.press(press) == ("p1 draw ??",)
    assert handed_in(press, hand.selection, room_of("toy")) == hand.selection
    drop = decode(button(hand.parts, "Drop two").custom_id)
    assert handed_in(drop, hand.selection, room_of("toy")) == NOTHING


def test_a_button_of_a_selection_that_is_gone_does_nothing() -> None:
    hand = Hand(playing())
    hand.pick("A1", "B2", "C3")
    hand.click("Lay")
    hand.pick("D4", "D5", "A1/2")
    parts = hand.parts
    hand.selection = NOTHING  # a restart
    assert tokens_of(decode(menu(parts, "Discard").custom_id, ("act @12345678 discard C3",)), hand.view, ()) == ()
    for part in (menu(parts, "Discard"), button(parts, "Lay"), button(parts, "Undo")):
        value = (part.choices[0].value,) if isinstance(part, Select) else ()
        assert hand.press(decode(part.custom_id, value)) == ()
        assert hand.selection == NOTHING
    hand.press(decode(menu(parts, "Pick").custom_id, ("D4", "D5")))
    assert hand.selection == NOTHING
    assert hand.pick("1 · Discard A1", hint="Discard") == ("p1 discard A1",)


def test_a_button_from_before_the_selection_hands_nothing_in_either() -> None:
    hand = Hand(playing())
    old = decode(menu(hand.parts, "Discard").custom_id, (menu(hand.parts, "Discard").choices[0].value,))
    hand.pick("A1", "B2", "C3")
    assert hand.press(old) == ()


def test_a_selection_follows_the_game_as_far_as_it_fits() -> None:
    kept = Selection(
        "", 1, "", ("D5",), (SelectedGroup(("lay",), ("A1/3", "B2", "C3")), SelectedGroup(("add", "m1"), ("D4",)))
    )
    there = playing(laid=(("B1", "B1", "B3"),))
    assert followed(kept, there.view(0), same=True) == kept
    assert followed(kept, there.view(0), same=False) == msgspec.structs.replace(kept, page=0)
    gone = followed(kept, playing(("A1", "A1", "B2", "C3", "D4")).view(0), same=True)
    assert (gone.picked, gone.groups) == ((), (SelectedGroup(("lay",), ("B2", "C3")),))
    assert "Three belong together." in panel(table(playing()), 0, READER, selection=gone).content
    over = matches.act(there, Action.parse("p1 discard A1")).match
    assert followed(kept, over.view(0), same=False) == NOTHING


def test_a_pause_shows_nothing_of_it_and_loses_nothing() -> None:
    kept = Selection(picked=("A1",), groups=(SelectedGroup(("lay",), ("B2", "C3", "D4")),))
    hand = Hand(playing(), kept, paused="player")
    assert not [item for item in items(hand.parts) if isinstance(item, Select)]
    assert "Lay" not in hand.parts.content
    assert followed(kept, hand.view, same=True) == kept
    away = (SeatState(HOST, "Ann", played_by_computer=True), SeatState(HOST + 1, "Ben"))
    assert not [item for item in items(Hand(playing(), kept, seats=away).parts) if isinstance(item, Select)]


def test_pictures_show_what_is_selected_and_only_that() -> None:
    snapshot = table(playing())
    pictures = [
        panel_picture(snapshot, 0, READER, selection)
        for selection in (NOTHING, Selection(picked=("D5",)), Selection(groups=(SelectedGroup(("lay",), ("C3",)),)))
    ]
    assert len(set(pictures)) == 3
    assert panel_picture(snapshot, 0, READER, Selection(page=3, picked=("D5",))) == pictures[1]


def test_the_picture_is_told_which_places_are_picked_and_put_together() -> None:
    groups = (SelectedGroup(("lay",), ("A1", "A1/2", "A1/3")), SelectedGroup(("add", "m2"), ("D4",)))
    view, chosen = playing().view(0), Selection(picked=("C3/2",), groups=groups)
    order = room_of("toy").order(view, chosen)
    plan = room_of("toy").plan(view, chosen)
    assert [(group.pieces, group.tag) for group in plan.groups] == [(("A1", "A1", "A1"), "1"), (("D4",), "m2")]
    assert [order[place] for place in plan.picked] == ["C3/2"]
    assert [[order[place] for place in group.places] for group in plan.groups] == [["A1", "A1/2", "A1/3"], ["D4"]]
    assert {bare(order[place]) for place in plan.ungrouped(len(order))} == {"B2", "C3", "D5"}


@pytest.mark.parametrize("size", [26, 49, 50, 51, 120])
def test_hands_of_any_size_can_be_picked_from_and_discarded(size: int) -> None:
    pieces = tuple(f"{letter}{n}" for n in range(1, 31) for letter in "ABCD")[:size]
    match, picked, discarded = playing(pieces), set(), set()
    for page in range(9):
        parts = Hand(match, Selection(page=page)).parts
        pick = [item for item in items(parts) if isinstance(item, Select) and item.placeholder.startswith("Pick")]
        picked |= {choice.value for select in pick for choice in select.choices}
        others = [item for item in items(parts) if isinstance(item, Select) and item not in pick]
        discarded |= {decode(i.custom_id, (c.value,)).words[-1] for i in others for c in i.choices}
    assert picked == discarded == set(pieces)


def test_picks_of_several_pages_and_menus_stay_together() -> None:
    pieces = tuple(f"{letter}{n}" for n in range(1, 31) for letter in "ABCD")
    hand = Hand(playing(pieces))
    hand.pick("A1", "B1")
    hand.press(decode(button(hand.parts, "Next").custom_id))
    assert hand.selection.page == 1
    hand.press(decode(menu(hand.parts, "Pick").custom_id, (menu(hand.parts, "Pick").choices[3].value,)))
    assert hand.selection.picked[:2] == ("A1", "B1")
    assert len(hand.selection.picked) == 3
    assert hand.selection.page == 1
    hand.click("Lay")
    assert len(hand.selection.groups[0].pieces) == 3


@pytest.mark.parametrize("values", [(), ("act pass", "act draw"), ("",), ("nonsense 1",)])
def test_a_menu_of_choices_has_one_value_or_is_refused(values: tuple[str, ...]) -> None:
    with pytest.raises(Exception, match="by:s"):
        decode("by:s:t1:7:pick:0", values)


def test_a_menu_with_several_values_is_read_whole() -> None:
    assert decode("by:s:t1:7:select:hand 0 @ pick 0", ("A1", "B2", "A1/2")).words[-3:] == ("A1", "B2", "A1/2")


@given(st.data())
@settings(deadline=None, max_examples=part_of(150, 25))
def test_whatever_is_pressed_the_panel_holds_and_its_pieces_are_held(data: st.DataObject) -> None:
    """Any way through a panel keeps to Discord's limits, selects no piece twice, and hands in what is held."""
    size = data.draw(st.integers(1, 40))
    pieces = tuple(data.draw(st.sampled_from(("A1", "B2", "C3", "D4"))) for _ in range(size))
    hand = Hand(playing(tuple(sorted(pieces)), drawn=data.draw(st.booleans()), laid=(("B1",) * 3,) * 2))
    for _ in range(data.draw(st.integers(1, 12))):
        presses = []
        for item in items(hand.parts):
            if isinstance(item, Select):
                every = [choice.value for choice in item.choices]
                some = st.lists(st.sampled_from(every), min_size=item.least, max_size=item.most, unique=True)
                presses.append(decode(item.custom_id, data.draw(some)))
            elif not item.disabled:
                presses.append(decode(item.custom_id))
        mine = [press for press in presses if press.verb in (verbs.ACT, verbs.SELECT, verbs.SHOW)]
        tokens = hand.press(data.draw(st.sampled_from(mine)))
        used = [word for token in tokens for word in token.split(" ")[2:] if word in HELD]
        assert all(used.count(piece) <= pieces.count(piece) for piece in used)
        selected = [*hand.selection.picked, *hand.selection.taken]
        assert len(selected) == len(set(selected))
        assert set(selected) <= set(handles(pieces))
