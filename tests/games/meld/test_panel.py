"""The panel of a card game: a turn is planned, with each step back, and handed in whole with its discard (RO-13)."""

import pytest

from bot.games import match as matches
from bot.games.errors import IllegalAction
from bot.games.rooms.selection import Selection, bare
from bot.parts.parts import Button, Select
from bot.play.pages.panel import panel_picture
from bot.play.registry import room_of
from bot.players.registry import suggest
from bot.tables.playing import try_tokens
from tests.games.meld.hands import CARDS, GROUP, RUN, lay, numbered, playing, throw
from tests.play.pages.hands import READER, Hand, button, items, labels


def test_two_combinations_meet_the_minimum_and_the_discard_hands_all_in_ro_9() -> None:
    match = playing(*CARDS)
    hand = Hand(match)
    hand.tap("S4", "S5", "S6")
    lay(hand)
    assert "**Plan – nothing is played until you discard:** lay 4♠, 5♠, 6♠" in hand.parts.content
    assert "15 of 40 points" in hand.parts.content
    hand.tap("CK")
    assert not any(label.startswith("Discard") for label in labels(hand.parts))
    hand.tap("CK")
    hand.tap("HQ", "DQ", "CQ")
    lay(hand)
    assert "45 points, enough for 40" in hand.parts.content
    tokens = throw(hand, "CK")
    assert tokens == ("p1 meld S4 S5 S6", "p1 meld HQ DQ CQ", "p1 discard CK")
    done = try_tokens(match, 0, tokens).match
    assert done.state.met == (True, True)
    assert [lain.seat for lain in done.state.table] == [0, 0]
    with pytest.raises(IllegalAction, match="must-discard"):
        try_tokens(match, 0, tokens[:-1])


@pytest.mark.parametrize(("game", "enough"), [("romi40", True), ("romi50", False), ("romi51", False)])
def test_the_minimum_exactly_met_and_missed_ro_9(game: str, enough: bool) -> None:
    hand = Hand(playing("HQ", "DQ", "CQ", "SQ", "CK", game=game))
    hand.tap("HQ", "DQ", "CQ", "SQ")
    lay(hand)
    assert ("enough for 40" in hand.parts.content) is enough
    hand.tap("CK")
    assert any(label.startswith("Discard") for label in labels(hand.parts)) is enough


def test_where_nothing_can_be_laid_the_panel_asks_for_a_discard_only() -> None:
    hand = Hand(playing("S4", "D6", "CK", "C9"))
    assert "Discard a card." in hand.parts.content
    assert throw(hand, "C9") == ("p1 discard C9",)


def test_a_card_that_is_picked_alone_is_discarded_with_a_button() -> None:
    hand = Hand(playing(*CARDS))
    hand.tap("CK")
    assert hand.click("Discard K♣") == ("p1 discard CK",)


def test_cards_that_go_nowhere_cannot_be_laid_and_the_panel_says_so() -> None:
    hand = Hand(playing(*CARDS))
    hand.tap("S4", "S5", "HQ")
    assert not any(label.startswith(("Lay", "Add", "Discard")) for label in labels(hand.parts))
    assert "These cards make no combination" in hand.parts.content


def test_a_joker_is_the_likeliest_card_and_another_with_one_click() -> None:
    hand = Hand(playing("S5", "S6", "JK", "CK"))
    hand.tap("S5", "S6", "JK")
    lay(hand)
    assert "lay 5♠, 6♠, Joker (7♠)" in hand.parts.content
    hand.click("Instead: Joker (4♠), 5♠, 6♠")
    assert "Joker (4♠), 5♠, 6♠" in hand.parts.content
    hand.click("Instead: 5♠, 6♠, Joker (7♠)")
    assert "lay 5♠, 6♠, Joker (7♠)" in hand.parts.content


def test_the_way_that_was_chosen_is_handed_in() -> None:
    match = playing("S5", "S6", "JK", "CK", "C9", met=True)
    hand = Hand(match)
    hand.tap("S5", "S6", "JK")
    lay(hand)
    hand.click("Instead: Joker (4♠), 5♠, 6♠")
    tokens = throw(hand, "CK")
    assert tokens == ("p1 meld JK=S4 S5 S6", "p1 discard CK")
    try_tokens(match, 0, tokens)


def test_cards_are_added_to_a_combination_by_its_number_ro_11() -> None:
    match = playing("H10", "H6", "CK", "C9", laid=(RUN, GROUP), met=True)
    hand = Hand(match)
    hand.tap("H10", "H6")
    hand.click("Add to 1")
    assert "add 6♥, 10♥ to **1**" in hand.parts.content
    tokens = throw(hand, "CK")
    assert tokens == ("p1 layoff m1 H6 H10", "p1 discard CK")
    assert len(try_tokens(match, 0, tokens).match.state.table[0].meld.faces) == 5


def test_a_joker_is_won_and_must_be_used_before_the_discard_ro_12() -> None:
    match = playing("H8", "CK", "CQ", "D5", laid=(RUN, GROUP), met=True, drawn="D3")
    hand = Hand(match)
    hand.tap("H8")
    hand.click("Swap for joker 1")
    assert "swap 8♥ for joker **1**" in hand.parts.content
    assert "Use the joker you won" in hand.parts.content
    assert "JK" in numbered(hand)
    assert panel_picture(hand.snapshot, 0, READER, hand.selection) is not None
    assert not any(label.startswith("Discard") for label in labels(hand.parts))
    hand.tap("CK", "CQ", "JK")
    lay(hand)
    assert "Use the joker" not in hand.parts.content
    tokens = throw(hand, "D3")
    assert tokens[0] == "p1 swap m1 H8"
    assert try_tokens(match, 0, tokens).match.state.table[0].meld.jokers == 0


def test_the_step_back_over_a_won_joker_takes_what_was_made_with_it() -> None:
    hand = Hand(playing("H8", "CK", "CQ", "D5", laid=(RUN,), met=True))
    hand.tap("H8")
    hand.click("Swap for joker 1")
    hand.tap("CK", "CQ", "JK")
    lay(hand)
    hand.click("Undo")
    assert hand.selection.picked == ("CK", "CQ", "JK")
    hand.click("Undo")
    hand.click("Undo")
    assert hand.selection.picked == ("H8",)
    assert "JK" not in numbered(hand)
    hand.click("Undo")
    assert hand.selection.mark == ""


def test_all_back() -> None:
    hand = Hand(playing(*CARDS))
    for cards in (("S4", "S5", "S6"), ("HQ", "DQ", "CQ")):
        hand.tap(*cards)
        lay(hand)
    hand.click("Undo all")
    assert hand.selection.mark == ""
    assert hand.view.hand == tuple(map(bare, numbered(hand)))


def test_the_discard_is_taken_as_part_of_the_plan_and_put_back_ro_15() -> None:
    match = playing("H4", "H6", "CK", "C9", drawn="", met=True)
    hand = Hand(match)
    assert "Draw, or take 5♥." in hand.parts.content
    hand.click("Take 5♥")
    assert "until you discard:** take 5♥" in hand.parts.content
    assert "You took 5♥. Lay it down this turn, or put it back." in hand.parts.content
    assert "Draw, or" not in hand.parts.content
    assert "Draw" not in labels(hand.parts)
    assert panel_picture(hand.snapshot, 0, READER, hand.selection) is not None
    hand.click("Undo")
    assert "Draw" in labels(hand.parts)
    hand.click("Take 5♥")
    hand.tap("H4", "H5", "H6")
    lay(hand)
    tokens = throw(hand, "CK")
    assert tokens == ("p1 take H5", "p1 meld H4 H5 H6", "p1 discard CK")
    try_tokens(match, 0, tokens)


def test_the_discard_is_not_offered_where_no_turn_uses_it_ro_15() -> None:
    hand = Hand(playing("S4", "D6", "CK", "C9", drawn="", met=True))
    assert labels(hand.parts)[0] == "Draw"
    assert "Draw a card." in hand.parts.content
    assert button(hand.parts, "Take 5♥").style == "secondary"
    tokens = hand.click("Take 5♥")  # asked for, it is refused, and the rules say why
    with pytest.raises(IllegalAction, match="cannot-be-taken"):
        try_tokens(hand.match, 0, tokens)


def test_drawing_and_taking_look_as_in_all_rummies() -> None:
    parts = Hand(playing("H4", "H6", "CK", "C9", drawn="", met=True)).parts
    assert (button(parts, "Draw").style, button(parts, "Take 5♥").style) == ("success", "primary")


def test_drawing_is_handed_in_alone() -> None:
    hand = Hand(playing(*CARDS, drawn=""))
    assert hand.click("Draw") == ("p1 draw ??",)


def test_the_buttons_have_the_cards_names_and_what_is_put_down_has_its_places_in_the_hand() -> None:
    hand = Hand(playing("S4", "S4", "S5", "S6", "HQ", "HQ", "CQ", "CK", "JK"))
    room = room_of("romi40")
    assert list(numbered(hand).values()) == ["4♠", "4♠", "5♠", "6♠", "Q♥", "Q♥", "3♦", "Q♣", "K♣", "Joker"]
    for step in ((), ("S4/2", "S5", "S6")):
        if step:
            hand.tap(*step)
            lay(hand)
        order = room.picture_order(hand.view, hand.selection)
        assert list(numbered(hand)) == [handle for handle in order if handle not in step]
        plan = room.plan(hand.view, hand.selection)
        assert [tuple(order[at] for at in group.places) for group in plan.groups] == ([step] if step else [])
    assert {"S4", "HQ", "HQ/2"} <= set(numbered(hand))
    hand.tap("HQ/2")
    plan = room.plan(hand.view, hand.selection)
    assert [room.picture_order(hand.view, hand.selection)[at] for at in plan.picked] == ["HQ/2"]


def test_first_turn_only_discards_ro_7() -> None:
    new = matches.new_match("romi40", 2)
    deals = (matches.deal_round(new, bytes([seed] * 32)).match for seed in range(20))
    hand = Hand(next(match for match in deals if match.turn == 0))
    assert "You start: discard a card." in hand.parts.content
    assert "Draw" not in labels(hand.parts)
    assert len(numbered(hand)) == 15
    assert throw(hand, hand.view.hand[0]) == (f"p1 discard {hand.view.hand[0]}",)


def test_a_plan_that_the_game_has_overtaken_is_left_out() -> None:
    held = ("H10", "H6", "S4", "S5", "S6", "C9")
    hand = Hand(playing(*held, laid=(RUN,), met=True))
    hand.tap("H10", "H6")
    hand.click("Add to 1")
    after = Hand(playing(*held, met=True), hand.selection)
    assert "You add" not in after.parts.content
    assert {"H10", "H6"} <= set(numbered(after))


@pytest.mark.parametrize("game", ["romi40", "romi50", "romi51", "joker-mania"])
def test_whole_deals_as_a_computer_plans_them_keep_the_limits(game: str) -> None:
    """Every panel on the way fits (Hand asserts it), ids and rows too, and what it hands in is taken."""
    match = matches.deal_round(matches.new_match(game, 3, {"deals": 1}), bytes([7] * 32)).match
    for _ in range(60):
        if match.end or match.turn is None:
            break
        if match.turn:
            match = try_tokens(match, match.turn, suggest(match.view(match.turn))).match
            continue
        hand = Hand(match)
        check_limits(hand)
        if "Draw" in labels(hand.parts):
            match = try_tokens(match, 0, hand.click("Draw")).match
            hand = Hand(match)
        hand.selection = room_of(game).filled(hand.selection, hand.view, suggest(hand.view))
        check_limits(hand)
        ends = [label for label in labels(hand.parts) if label.startswith("Discard ")]
        tokens = hand.click(ends[0])
        match = try_tokens(match, 0, tokens).match


def check_limits(hand: Hand) -> None:
    parts = hand.parts
    assert len(parts.rows) <= 5
    assert all(len(item.custom_id) <= 100 for item in items(parts) if isinstance(item, Button | Select))


def test_the_hand_is_sorted_by_suit_rank_and_combination() -> None:
    hand = Hand(playing("S4", "S5", "H4", "D4", "CK"))
    room = room_of("romi40")
    orders = []
    for label in ("Sort by rank", "By combination", "Sort by suit"):
        hand.click(label)
        orders.append(" ".join(room.picture_order(hand.view, hand.selection)))
    assert orders == ["D3 S4 H4 D4 S5 CK", "S4 H4 D4 S5 D3 CK", "S4 S5 H4 D3 D4 CK"]


def test_two_picked_cards_are_too_few_and_the_panel_says_so() -> None:
    hand = Hand(playing(*CARDS))
    hand.tap("S4", "S5")
    assert "Pick three or more cards for a combination, or one to discard." in hand.parts.content


def test_three_ways_or_more_follow_one_another_the_likeliest_first() -> None:
    hand = Hand(playing("S5", "JK", "JK", "CK", "C9", game="joker-mania"))
    hand.tap("S5", "JK", "JK/2")
    lay(hand)
    seen = []
    while (line := hand.parts.content.partition("until you discard:** ")[2].splitlines()[0]) not in seen:
        seen.append(line)
        hand.click(next(label for label in labels(hand.parts) if label.startswith("Instead: ")))
    assert len(seen) > 2
    assert line == seen[0]
    assert hand.selection.groups[-1].pieces == ("S5", "JK", "JK/2")


def test_the_picture_tags_what_is_added_with_the_number_of_its_combination() -> None:
    hand = Hand(playing("H10", "H6", "CK", "C9", laid=(RUN, GROUP), met=True))
    hand.tap("H10", "H6")
    hand.click("Add to 1")
    plan = room_of("romi40").plan(hand.view, hand.selection)
    assert [(group.tag, group.pieces) for group in plan.groups] == [("+1", ("H6", "H10"))]


def test_a_plan_stands_with_the_picked_discard_else_with_the_dearest_card() -> None:
    match = playing("S4", "S5", "S6", "HQ", "DQ", "CQ", "CK", "JK")
    hand, room = Hand(match), room_of("romi40")
    laid = ("p1 meld S4 S5 S6", "p1 meld HQ DQ CQ")
    for cards in (("S4", "S5", "S6"), ("HQ", "DQ", "CQ")):
        assert room.standing(hand.selection, hand.view) == ()  # too few points yet
        hand.tap(*cards)
        assert room.standing(hand.selection, hand.view) == ()
        lay(hand)
    assert room.standing(hand.selection, hand.view) == (*laid, "p1 discard CK")
    hand.tap("D3")
    assert room.standing(hand.selection, hand.view) == (*laid, "p1 discard D3")
    hand.tap("CK")  # these are picked to be kept
    tokens = room.standing(hand.selection, hand.view)
    assert tokens == (*laid, "p1 discard JK")
    try_tokens(match, 0, tokens)


def test_what_is_only_picked_is_no_plan() -> None:
    hand = Hand(playing(*CARDS, met=True))
    hand.tap("CK")
    assert room_of("romi40").standing(hand.selection, hand.view) == ()
    hand.click("Undo")
    hand.selection = room_of("romi40").filled(hand.selection, hand.view, suggest(hand.view))
    tokens = room_of("romi40").standing(hand.selection, hand.view)
    assert tokens
    try_tokens(hand.match, 0, tokens)


def test_combinations_that_are_added_to_or_could_be_are_lit() -> None:
    hand = Hand(playing("H10", "H6", "HK", "D2", "CK", "C9", laid=(RUN, GROUP), met=True))
    room = room_of("romi40")
    assert room.plan(hand.view, hand.selection).targets == ()
    hand.tap("H6")
    assert room.plan(hand.view, hand.selection).targets == ("m1",)
    dark = panel_picture(hand.snapshot, 0, READER, Selection())
    assert panel_picture(hand.snapshot, 0, READER, hand.selection) != dark
    hand.click("Add to 1")
    assert room.plan(hand.view, hand.selection).targets == ("m1",)
