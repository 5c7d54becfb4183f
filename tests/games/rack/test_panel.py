"""The panel of a rack: tiles are moved at any time, and one ends from the hand, also with a claim (TR-4 to TR-8)."""

import msgspec
import pytest

from bot.games import match as matches
from bot.games.actions import Action
from bot.games.match import Match
from bot.games.registry import GAMES
from bot.games.rooms.frame import change_words
from bot.games.rooms.selection import bare, handles
from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.ids import Press, decode
from bot.parts.parts import ALT_LIMIT, Button, Select
from bot.play.clicks.presses import followed, handed_in
from bot.play.pages.alt import hand_alt, table_alt
from bot.play.pages.panel import panel
from bot.play.registry import naming_of, room_of
from bot.players.registry import suggest
from bot.tables.playing import try_tokens
from rendering import emoji_names
from tests.games.rack.kit import FREE, tabla
from tests.play.pages.hands import Hand, button, items, labels, menu, piece_buttons

PAIRS = "R1 R1 Y3 Y3 K5 K5 B7 B7 R9 R9 Y11 Y11 K13"
FREE_PAIRS = f"{PAIRS} K2 B9"


def playing(*hands: str, tokens: tuple[str, ...] = (), **fields: object) -> Match:
    """A deal with these hands, after these tokens."""
    match = matches.deal_round(matches.new_match("tabla", len(hands)), bytes(32)).match
    match = msgspec.structs.replace(match, state=tabla(*hands, **fields))
    for token in tokens:
        match = matches.act(match, Action.parse(token)).match
    return match


def act(match: Match, token: str) -> Match:
    """The match after a token; a drawn tile may be `??`."""
    game = GAMES["tabla"]
    return matches.act(match, game.complete(match.state, Action.parse(token))).match


def name(handle: str) -> str:
    """Return the name of a tile: `blue 12`."""
    return naming_of("tabla", Reader()).piece(bare(handle))


def rack(hand: Hand) -> tuple[str, ...]:
    """The tiles as they lie."""
    return tuple(map(bare, room_of("tabla").order(hand.view, hand.selection)))


def arrange(hand: Hand) -> Hand:
    """Sort the hand until it is in the player's own order."""
    for label in ("Sort by number", "By combination", "My own order"):
        hand.click(label)
    return hand


def pick(hand: Hand, *tiles: str) -> None:
    """Pick tiles by their buttons where there are such, else in the menu."""
    if piece_buttons(hand.parts):
        hand.tap(*tiles)
    else:
        hand.pick(*tiles, hint="Move")


def numbered(hand: Hand) -> dict[str, str]:
    """Return the number of each tile on its button or in the menu, by its handle."""
    every = dict.fromkeys(emoji_names("tabla"), "<:x:1>")
    buttons = piece_buttons(panel(hand.snapshot, 0, Reader(emojis=every), selection=hand.selection))
    texts = {handle: part.label for handle, part in buttons.items()}
    texts = texts or {choice.value: choice.label for choice in menu(hand.parts, "Move").choices}
    return {handle: label.partition(" · ")[0] for handle, label in texts.items()}


def test_a_tile_moves_left_and_right_and_stays_picked() -> None:
    hand = arrange(Hand(playing(FREE, "")))
    before = rack(hand)
    pick(hand, "R4")
    hand.click("▶")
    assert rack(hand) == (before[0], before[2], before[1], *before[3:])
    assert hand.selection.picked == ("R4",)
    hand.click("◀")
    hand.click("◀")
    assert rack(hand)[:2] == ("R4", "R1")
    hand.click("◀")  # from the first place round to the last
    assert (rack(hand)[-1], rack(hand)[0]) == ("R4", before[-1])


def test_two_tiles_are_swapped() -> None:
    hand = arrange(Hand(playing(FREE, "")))
    before = rack(hand)
    pick(hand, "R1", "B8")
    hand.click("Swap them")
    assert rack(hand) == ("B8", *before[1:-1], "R1")
    assert hand.selection.picked == ()


def test_a_third_tile_lets_go_of_the_first() -> None:
    """Discord refuses a menu in which more is picked than may be picked: the whole panel would not be shown."""
    hand = arrange(Hand(playing(FREE, "")))
    for tile in ("R1", "R4", "B8"):
        hand.press(Press("-", 0, verbs.SELECT, change_words(hand.selection, "on", tile)))
    assert hand.selection.picked == ("R4", "B8")
    waits = Hand(playing(FREE, "", tokens=("p1 discard R7",)), hand.selection)
    assert sum(choice.default for choice in menu(waits.parts, "Move").choices) == menu(waits.parts, "Move").most == 2


def test_sorting_leaves_the_own_order_to_come_back_to() -> None:
    hand = arrange(Hand(playing(FREE, "")))
    pick(hand, "R1", "B8")
    hand.click("Swap them")
    order = rack(hand)
    hand.click("Sort by colour")
    assert rack(hand) == tuple(hand.view.hand or ())
    hand.click("Sort by number")
    assert [int(tile[1:]) for tile in rack(hand)] == sorted(int(tile[1:]) for tile in rack(hand))
    hand.click("By combination")
    hand.click("My own order")
    assert rack(hand) == order


def test_the_own_order_is_kept_when_a_tile_comes_and_another_goes() -> None:
    hand = arrange(Hand(playing(FREE, "")))
    pick(hand, "R1", "B8")
    hand.click("Swap them")
    match = playing(FREE, "", tokens=("p1 discard R7",))
    after = Hand(match, hand.selection)
    assert rack(after) == tuple(tile for tile in rack(hand) if tile != "R7")


def test_the_rack_is_arranged_while_others_play_too() -> None:
    hand = Hand(playing(FREE, "", tokens=("p1 discard R7",)))
    assert "You can arrange your tiles while you wait." in hand.parts.content
    assert len(hand.parts.rows) == 1  # what moves tiles is there once they are in the player's own order
    arrange(hand)
    pick(hand, "R1")
    assert not any(label.startswith("Discard") for label in labels(hand.parts))
    hand.click("▶")
    assert rack(hand)[:2] == ("R4", "R1")


def test_the_picture_and_the_menu_have_the_same_numbers_with_twins_too() -> None:
    hand = Hand(playing(f"{PAIRS} K2 B9", ""))
    room = room_of("tabla")
    for order in ("Sort by number", "By combination", ""):
        tiles = room.picture_order(hand.view, hand.selection)
        assert numbered(hand) == {handle: str(at) for at, handle in enumerate(tiles, 1)}
        if order:
            hand.click(order)
    pick(hand, "R1/2")
    tiles = room.picture_order(hand.view, hand.selection)
    assert [tiles[at] for at in room.plan(hand.view, hand.selection).picked] == ["R1/2"]
    assert piece_buttons(hand.parts)["R1"].label == "R1"  # there are no emojis


def test_a_tile_that_cannot_be_discarded_or_could_be_taken_keeps_its_place() -> None:
    """The picture numbers the tiles as the menu does, the one just taken too (TR-6)."""
    match = playing("R4 Y1 Y9 K13", "R4 Y3", talon=("K11",))
    for token in ("p1 discard K13", "p2 draw ??", "p2 discard R4"):
        match = act(match, token)
    for token in ("", "p1 take R4"):
        match = act(match, token) if token else match
        hand, room = Hand(match), room_of("tabla")
        assert tuple(map(bare, room.picture_order(hand.view, hand.selection))) == hand.view.hand
        arrange(hand)
        assert numbered(hand) == {handle: str(at) for at, handle in enumerate(handles(hand.view.hand), 1)}


def test_a_tile_is_picked_and_discarded_with_buttons_two_presses() -> None:
    hand = Hand(playing(FREE, ""))
    assert not any(isinstance(part, Select) for part in items(hand.parts))
    assert not any(label.startswith("Discard") for label in labels(hand.parts))
    pick(hand, "R7")
    assert [handle for handle, part in piece_buttons(hand.parts).items() if part.style == "primary"] == ["R7"]
    assert hand.click("Discard red 7") == ("p1 discard R7",)
    hand.tap("R7")
    assert hand.selection.picked == ()


def test_an_end_has_a_button_for_each_way_and_is_taken_tr_4() -> None:
    match = playing(f"{PAIRS} K13 B9", "")
    hand = Hand(match)
    assert "Your hand is complete! Go out, or discard a tile and play on." in hand.parts.content
    assert "pairs 7/7" in hand.parts.content
    tokens = hand.click("Go out, discard blue 9 · seven pairs")
    done = try_tokens(match, 0, tokens).match.view(None)
    assert (done.end, done.winner, done.kind) == ("hand", 0, "pairs")


def test_a_claim_is_put_down_and_handed_in_with_the_end_tr_7() -> None:
    other = "K13 R3 Y5 Y8 K6 B2 R12 K10 B4 Y1 R7 Y13 B13 R5"
    match = playing(FREE_PAIRS, other, tokens=("p1 discard B9", "p2 draw ??", "p2 discard K13"))
    hand = Hand(match)
    hand.click("Claim black 13")
    assert "You claim black 13. How do you go out?" in hand.parts.content
    ends = [label for label in labels(hand.parts) if label.endswith("seven pairs")]
    assert ends
    hand.click("Undo")
    assert "Claim black 13" in labels(hand.parts)
    hand.click("Claim black 13")
    tokens = hand.click(ends[0])
    assert tokens[0] == "p1 claim K13"
    assert tokens[1].startswith("p1 end ")
    done = try_tokens(match, 0, tokens).match.view(None)
    assert (done.end, done.winner, done.kind) == ("hand", 0, "pairs")


def test_the_turned_tile_is_drawn_only_with_an_end_tr_8() -> None:
    match = playing(FREE_PAIRS, "", turned="K13", tokens=("p1 discard B9", "p2 draw ??"))
    match = matches.act(match, next(iter(match.offers(1)))).match
    hand = Hand(match)
    label = next(label for label in labels(hand.parts) if label.startswith("Draw turned"))
    assert label == "Draw turned black 13"
    hand.click(label)
    assert "You draw the turned black 13. How do you go out?" in hand.parts.content
    tokens = hand.click(next(label for label in labels(hand.parts) if label.endswith("seven pairs")))
    assert tokens[0] == "p1 draw-turned K13"
    try_tokens(match, 0, tokens)


def test_the_turned_tile_is_not_offered_to_others_tr_8() -> None:
    match = playing(FREE, "", tokens=("p1 discard B8", "p2 draw ??"))
    match = matches.act(match, next(iter(match.offers(1)))).match
    assert not any(label.startswith("Draw turned") for label in labels(Hand(match).parts))


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_deals_keep_the_limits(seats: int) -> None:
    match = matches.deal_round(matches.new_match("tabla", seats, {"deals": 1}), bytes([9] * 32)).match
    for _ in range(80):
        if match.end or match.turn is None:
            break
        hand = Hand(match)  # it asserts that Discord would take the panel
        assert len(hand.parts.rows) <= 5
        assert all(len(part.custom_id) <= 100 for part in items(hand.parts) if isinstance(part, Button | Select))
        view = match.view(0)
        assert len(hand_alt(view, "en")) <= ALT_LIMIT
        assert len(table_alt(view, ["n" * 32] * seats, (0,) * seats, "en")) <= ALT_LIMIT
        match = try_tokens(match, match.turn, suggest(match.view(match.turn))).match


def test_the_end_is_told_with_the_winners_hand_and_the_others() -> None:
    match = playing(f"{PAIRS} K13 B9", "", "", "")
    end = next(str(offer) for offer in match.offers(0) if " end " in f"{offer} ")
    done = try_tokens(match, 0, (end,)).match
    text = table_alt(done.view(None), ["a" * 32, "b" * 32, "c" * 32, "d" * 32], (1, 0, 0, 0), "en")
    assert len(text) <= ALT_LIMIT
    assert "The winner's hand, seven pairs: red 1, red 1; " in text
    over = Hand(done).parts.content
    assert not any(word in over for word in ("Joker", "pairs 7/7", "Picked"))


def test_a_button_of_an_old_panel_changes_nothing_about_what_is_gone() -> None:
    """The clock, or the computer, has played meanwhile."""
    hand = arrange(Hand(playing(FREE_PAIRS, "")))
    pick(hand, "K13")
    press = decode(button(hand.parts, "▶").custom_id)
    later = Hand(playing(FREE_PAIRS, "", tokens=("p1 discard K13",)), hand.selection)
    before = rack(later)
    later.press(press)
    assert rack(later) == before
    assert later.selection.picked == ()


def test_the_own_order_lasts_from_turn_to_turn_and_ends_with_the_deal() -> None:
    """A tile that comes stays where it came, though the player does not touch the rack between."""
    hand = arrange(Hand(playing(FREE, "", talon=("Y9", "K13", "R2"))))
    pick(hand, "R1", "B8")
    hand.click("Swap them")
    match, selection = hand.match, hand.selection
    for token in ("p1 discard R7", "p2 draw ??", "p2 discard Y9", "p1 draw ??", "p1 discard R4"):
        match = act(match, token)
        selection = followed(selection, match.view(0), same=False)
    for token in ("p2 draw ??", "p2 discard R2", "p1 draw ??"):
        match = act(match, token)
        selection = followed(selection, match.view(0), same=False)
    after = Hand(match, selection)
    left = [tile for tile in rack(hand) if tile not in ("R7", "R4")]
    assert rack(after)[: len(left)] == tuple(left)
    assert rack(after)[len(left)] == "K13"
    other = Hand(playing("R2 R3 R5 R6 Y1 Y3 Y4 Y6 K1 K2 K4 K5 B2 B3 B5", ""), selection)
    assert rack(other) == tuple(other.view.hand or ())
    assert followed(selection, other.view, same=False).rack == ()


def test_the_panel_says_what_a_printed_joker_counts_as() -> None:
    assert "-# Printed joker = blue 6 · Nearest: " in Hand(playing(FREE.replace("K3", "JK"), "")).parts.content
    assert "printed" not in Hand(playing(FREE, "")).parts.content
    wild = playing(FREE.replace("K3", "JK"), "", printed_jokers="wild")
    assert "printed joker =" not in Hand(wild).parts.content
    assert "Jokers\\: blue 6, printed joker" in Hand(wild).parts.content


SEVERAL = "R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R7 R7 R8 R8 R9"
"""Fifteen tiles of one colour, seven pairs among them, and runs."""


def test_who_can_end_in_several_ways_chooses_the_kind_and_the_discard_tr_5() -> None:
    match = playing(SEVERAL, "")
    hand = Hand(match)
    offers = [str(offer).split(" ") for offer in match.offers(0)]
    ways = {(words[4], words[2]) for words in offers if words[1] == "end"}
    assert {kind for kind, _ in ways} >= {"colours", "pairs"}
    chosen = set()
    for label in labels(hand.parts):
        if label.startswith("Go out"):
            (token,) = hand.click(label)
            done = try_tokens(match, 0, (token,)).match.view(None)
            assert (done.end, done.winner) == ("hand", 0)
            chosen.add((done.kind, token.split(" ")[2]))
    assert chosen == ways


def test_by_number_a_printed_joker_stands_where_its_number_is() -> None:
    hand = Hand(playing(FREE.replace("K3", "JK"), ""))
    hand.click("Sort by number")
    numbers = [6 if bare(tile) == "JK" else int(bare(tile)[1:]) for tile in rack(hand)]
    assert numbers == sorted(numbers)
    wild = Hand(playing(FREE.replace("K3", "JK"), "", printed_jokers="wild"))
    wild.click("Sort by number")
    assert rack(wild)[-1] == "JK"


TWINS = "R1 R4 R7 R10 Y2 Y5 Y8 Y11 K3 K6 K9 K12 B1 B9 B9"


@pytest.mark.parametrize("picked", ["B9", "B9/2"])
def test_a_tile_that_is_discarded_is_let_go_and_its_twin_is_not_picked(picked: str) -> None:
    match = playing(TWINS, "")
    hand = Hand(match)
    pick(hand, picked)
    press = decode(button(hand.parts, "Discard blue 9").custom_id)
    tokens = hand.press(press)
    left = handed_in(press, hand.selection, room_of("tabla"), tokens)
    after = Hand(try_tokens(match, 0, tokens).match, left)
    assert after.selection.picked == ()
    assert "Picked" not in after.parts.content


def test_of_two_twins_the_one_that_stays_keeps_its_place_on_the_rack() -> None:
    match = playing(TWINS, "")
    hand = arrange(Hand(match))
    pick(hand, "R1", "B9/2")
    hand.click("Swap them")
    assert rack(hand)[0] == rack(hand)[-2] == "B9"
    pick(hand, "B9")
    press = decode(button(hand.parts, "Discard blue 9").custom_id)
    tokens = hand.press(press)
    left = handed_in(press, hand.selection, room_of("tabla"), tokens)
    after = Hand(try_tokens(match, 0, tokens).match, followed(left, hand.view, same=True))
    assert rack(after)[0] == "B9"
    assert rack(after)[-1] == "R1"
    assert after.selection.picked == ()


def test_drawing_and_taking_look_as_in_all_rummies() -> None:
    match = playing(FREE, "")
    for token in ("p1 discard R7", "p2 draw ??", "p2 discard ??"):
        token = token.replace("??", match.view(1).hand[0]) if "discard ??" in token else token
        match = act(match, token)
    parts = Hand(match).parts
    take = next(part for part in items(parts) if isinstance(part, Button) and part.label.startswith("Take "))
    assert (button(parts, "Draw").style, take.style) == ("success", "primary")
