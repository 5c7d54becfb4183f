"""The panel of a rack: tiles are moved at any time, and one ends from the hand, also with a claim (TR-4 to TR-8)."""

import msgspec
import pytest

from bot.games import match as matches
from bot.games.actions import Action
from bot.games.match import Match
from bot.players import suggest
from bot.tables.playing import try_tokens
from bot.views.alt import hand_alt, table_alt
from bot.views.parts import ALT_LIMIT, Button, Select
from bot.views.rooms import room_of
from bot.views.selection import bare
from tests.games.tabla_kit import FREE, tabla
from tests.views.hands import Hand, items, labels, menu

PAIRS = "R1 R1 Y3 Y3 K5 K5 B7 B7 R9 R9 Y11 Y11 K13"
FREE_PAIRS = f"{PAIRS} K2 B9"


def playing(*hands: str, tokens: tuple[str, ...] = (), **fields: object) -> Match:
    """A deal with these hands, after these tokens."""
    match = matches.deal_round(matches.new_match("tabla", len(hands)), bytes(32)).match
    match = msgspec.structs.replace(match, state=tabla(*hands, **fields))
    for token in tokens:
        match = matches.act(match, Action.parse(token)).match
    return match


def rack(hand: Hand) -> tuple[str, ...]:
    """The tiles as they lie."""
    return tuple(map(bare, room_of("tabla").order(hand.view, hand.selection)))


def numbered(hand: Hand) -> dict[str, str]:
    return {one.value: one.label.partition(" · ")[0] for one in menu(hand.parts, "Move").choices}


def test_a_tile_moves_left_and_right_and_stays_picked() -> None:
    hand = Hand(playing(FREE, ""))
    before = rack(hand)
    hand.pick("R4", hint="Move")
    hand.click("Move right ▶")
    assert rack(hand) == (before[0], before[2], before[1], *before[3:])
    assert hand.selection.picked == ("R4",)
    hand.click("◀ Move left")
    hand.click("◀ Move left")
    assert rack(hand)[:2] == ("R4", "R1")
    hand.click("◀ Move left")  # from the first place round to the last
    assert (rack(hand)[-1], rack(hand)[0]) == ("R4", before[-1])


def test_two_tiles_are_swapped() -> None:
    hand = Hand(playing(FREE, ""))
    before = rack(hand)
    hand.pick("R1", "B8", hint="Move")
    hand.click("Swap them")
    assert rack(hand) == ("B8", *before[1:-1], "R1")
    assert hand.selection.picked == ()


def test_sorting_leaves_the_own_order_to_come_back_to() -> None:
    hand = Hand(playing(FREE, ""))
    hand.pick("R1", "B8", hint="Move")
    hand.click("Swap them")
    own = rack(hand)
    hand.click("Sort by colour")
    assert rack(hand) == tuple(hand.view.hand or ())
    hand.click("Sort by number")
    assert [int(tile[1:]) for tile in rack(hand)] == sorted(int(tile[1:]) for tile in rack(hand))
    hand.click("Sort by combination")
    hand.click("My own order")
    assert rack(hand) == own


def test_the_own_order_is_kept_when_a_tile_comes_and_another_goes() -> None:
    hand = Hand(playing(FREE, ""))
    hand.pick("R1", "B8", hint="Move")
    hand.click("Swap them")
    match = playing(FREE, "", tokens=("p1 discard R7",))
    after = Hand(match, hand.selection)
    assert rack(after) == tuple(tile for tile in rack(hand) if tile != "R7")


def test_the_rack_is_arranged_while_others_play_too() -> None:
    hand = Hand(playing(FREE, "", tokens=("p1 discard R7",)))
    assert "You can arrange your tiles while you wait." in hand.parts.content
    hand.pick("R1", hint="Move")
    assert not any(label.startswith("Discard") for label in labels(hand.parts))
    hand.click("Move right ▶")
    assert rack(hand)[:2] == ("R4", "R1")


def test_the_picture_and_the_menu_have_the_same_numbers_with_twins_too() -> None:
    hand = Hand(playing(f"{PAIRS} K2 B9", ""))
    room = room_of("tabla")
    for order in ("Sort by number", "Sort by combination", ""):
        shown = room.shown(hand.view, hand.selection)
        assert numbered(hand) == {handle: str(at) for at, handle in enumerate(shown, 1)}
        if order:
            hand.click(order)
    hand.pick("R1/2", hint="Move")
    shown = room.shown(hand.view, hand.selection)
    assert [shown[at] for at in room.plan(hand.view, hand.selection).picked] == ["R1/2"]
    assert "1 · red 1" in [one.label for one in menu(hand.parts, "Move").choices]


def test_a_picked_tile_is_discarded_with_a_button_and_all_are_in_a_menu() -> None:
    hand = Hand(playing(FREE, ""))
    assert hand.press_choice(menu(hand.parts, "Discard"), "yellow 8") == ("p1 discard Y8",)
    hand.pick("R7", hint="Move")
    assert hand.click("Discard red 7") == ("p1 discard R7",)


def test_an_end_has_a_button_for_each_way_and_is_taken_tr_4() -> None:
    match = playing(f"{PAIRS} K13 B9", "")
    hand = Hand(match)
    assert "pairs 7 of 7" in hand.parts.content
    tokens = hand.click("End with seven pairs, discard blue 9")
    done = try_tokens(match, 0, tokens).match.view(None)
    assert (done.end, done.winner, done.kind) == ("hand", 0, "pairs")


def test_a_claim_is_put_down_and_handed_in_with_the_end_tr_7() -> None:
    other = "K13 R3 Y5 Y8 K6 B2 R12 K10 B4 Y1 R7 Y13 B13 R5"
    match = playing(FREE_PAIRS, other, tokens=("p1 discard B9", "p2 draw ??", "p2 discard K13"))
    hand = Hand(match)
    hand.click("Claim black 13 and end")
    assert "You claim black 13. How do you end?" in hand.parts.content
    ends = [label for label in labels(hand.parts) if label.startswith("End with seven pairs")]
    assert ends
    hand.click("Step back")
    assert "Claim black 13 and end" in labels(hand.parts)
    hand.click("Claim black 13 and end")
    tokens = hand.click(ends[0])
    assert tokens[0] == "p1 claim K13"
    assert tokens[1].startswith("p1 end ")
    done = try_tokens(match, 0, tokens).match.view(None)
    assert (done.end, done.winner, done.kind) == ("hand", 0, "pairs")


def test_the_turned_tile_is_drawn_only_with_an_end_tr_8() -> None:
    match = playing(FREE_PAIRS, "", turned="K13", tokens=("p1 discard B9", "p2 draw ??"))
    match = matches.act(match, next(iter(match.offers(1)))).match
    hand = Hand(match)
    label = next(label for label in labels(hand.parts) if label.startswith("Draw the turned"))
    assert label == "Draw the turned black 13 and end"
    hand.click(label)
    assert "You draw the turned black 13. How do you end?" in hand.parts.content
    tokens = hand.click(
        next(label for label in labels(hand.parts) if label.startswith("End with seven pairs"))
    )
    assert tokens[0] == "p1 draw-turned K13"
    try_tokens(match, 0, tokens)


def test_the_turned_tile_is_not_offered_to_others_tr_8() -> None:
    match = playing(FREE, "", tokens=("p1 discard B8", "p2 draw ??"))
    match = matches.act(match, next(iter(match.offers(1)))).match
    assert not any(label.startswith("Draw the turned") for label in labels(Hand(match).parts))


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_deals_keep_the_limits(seats: int) -> None:
    match = matches.deal_round(matches.new_match("tabla", seats, {"deals": 1}), bytes([9] * 32)).match
    for _ in range(80):
        if match.end or match.turn is None:
            break
        hand = Hand(match)  # it asserts that Discord would take the panel
        assert len(hand.parts.rows) <= 5
        assert all(len(one.custom_id) <= 100 for one in items(hand.parts) if isinstance(one, Button | Select))
        view = match.view(0)
        assert len(hand_alt(view, "en")) <= ALT_LIMIT
        assert len(table_alt(view, ["n" * 32] * seats, (0,) * seats, "en")) <= ALT_LIMIT
        match = try_tokens(match, match.turn, suggest(match.view(match.turn))).match


def test_the_end_is_told_with_the_winners_hand_and_the_others() -> None:
    match = playing(f"{PAIRS} K13 B9", "", "", "")
    end = next(str(one) for one in match.offers(0) if " end " in f"{one} ")
    done = try_tokens(match, 0, (end,)).match
    text = table_alt(done.view(None), ["a" * 32, "b" * 32, "c" * 32, "d" * 32], (1, 0, 0, 0), "en")
    assert len(text) <= ALT_LIMIT
    assert "The winner's hand, seven pairs: red 1, red 1; " in text
