"""What the panel of a card game suggests, and what it and the table say in words."""

import msgspec

from bot.games import match as matches
from bot.games.errors import IllegalAction
from bot.games.meld.rules.view import Combination
from bot.games.text.reader import Reader
from bot.games.text.words import explain
from bot.parts.parts import ALT_LIMIT
from bot.play.pages.alt import hand_alt, table_alt
from bot.play.registry import naming_of
from bot.players import suggest
from bot.tables.playing import try_tokens
from tests.games.meld.hands import CARDS, GROUP, RUN, playing
from tests.play.pages.hands import Hand, labels


def test_a_suggestion_fills_the_plan_and_can_be_taken_back() -> None:
    match = playing(*CARDS)
    hand = Hand(match)
    hand.click("Suggest")
    assert "45 points, enough" in hand.parts.content
    label = next(label for label in labels(hand.parts) if label.startswith("Discard "))
    tokens = hand.click(label)
    assert sorted(tokens) == sorted(suggest(match.view(0)))
    try_tokens(match, 0, tokens)
    hand.click("Undo all")
    assert hand.selection.mark == ""


def sixteen() -> tuple[Combination, ...]:
    """Sixteen combinations, as wordy as they get."""
    runs = [tuple(f"{suit}{rank}" if rank != 5 else f"JK={suit}5" for rank in range(2, 11)) for suit in "SHDC"]
    groups = [tuple(f"{suit}{rank}" for suit in "SHD") for rank in ("Q", "K", "J", "A")]
    return tuple(
        Combination(
            number, number % 4, "run" if number % 2 else "group", (runs if number % 2 else groups)[number // 2 % 4]
        )
        for number in range(1, 17)
    )


def test_alternative_texts_fit_with_sixteen_combinations_on_the_table() -> None:
    match = matches.deal_round(matches.new_match("romi40", 4), bytes(32)).match
    view = msgspec.structs.replace(
        match.view(0), table=sixteen(), hand=("HQ", "HK", "H10", "D10", "C10", "SQ", "SK", "SJ")
    )
    names = ["a" * 32, "b" * 32, "c" * 32, "d" * 32]
    text = table_alt(view, names, (0,) * 4, "en")
    assert len(text) <= ALT_LIMIT
    assert all(f"{number}: " in text for number in range(1, 17))
    assert " in the stock." in text
    over = msgspec.structs.replace(view, ended=True, turn=None, open_hands=(view.hand,) * 4)
    assert len(table_alt(over, names, (0,) * 4, "en")) <= ALT_LIMIT
    assert len(hand_alt(view, "en")) <= ALT_LIMIT


def test_the_words_count_cards_and_not_tiles() -> None:
    view = playing(*CARDS).view(0)
    assert "tile" not in table_alt(view, ["Ann", "Ben"], (0, 0), "en")
    assert hand_alt(view, "en").startswith("You hold 8 cards: ")


def test_a_suggestion_that_lays_nothing_says_so_and_is_taken_back() -> None:
    hand = Hand(playing("S4", "D6", "CK", "C9"))
    hand.click("Suggest")
    assert "Nothing to lay. Suggested: discard K♣." in hand.parts.content
    assert "Picked" not in hand.parts.content
    assert "Suggest" not in labels(hand.parts)
    hand.click("Undo")
    assert "Suggested" not in hand.parts.content
    hand.click("Suggest")
    assert hand.click("Discard K♣") == ("p1 discard CK",)


def test_a_suggestion_says_how_far_it_is_to_the_minimum_ro_9() -> None:
    hand = Hand(playing("S4", "S5", "S6", "D8", "CK", "C9"))
    hand.click("Suggest")
    assert "15 of 40 points. Keep building: discard K♣." in hand.parts.content
    hand.tap("S4", "S5", "S6")
    assert "Keep building" not in hand.parts.content
    hand.click("Lay 4-6♠")
    assert "lay 4♠, 5♠, 6♠" in hand.parts.content


def test_a_suggestion_before_drawing_says_whether_to_draw() -> None:
    match = playing("H4", "H6", "CK", "C9", drawn="", met=True)
    hand = Hand(match)
    hand.click("Suggest")
    assert "until you discard:** take 5♥" in hand.parts.content  # it is laid, too
    hand.click("Undo all")
    hand = Hand(playing("S2", "D9", "CK", "C9", drawn="", drew=False, top="H6"))
    hand.click("Suggest")
    assert "Suggested: draw a card." in hand.parts.content
    assert "Suggest" not in labels(hand.parts)
    assert hand.click("Draw") == ("p1 draw ??",)
    hand.click("Take 6♥")
    assert "Suggested" not in hand.parts.content
    assert "until you discard:** take 6♥" in hand.parts.content


def test_alternative_texts_say_what_each_combination_takes_and_what_the_hand_adds_ro_11_ro_12() -> None:
    view = playing("H10", "H8", "S9", laid=(RUN, GROUP), met=True).view(0)
    told = table_alt(view, ["Ann", "Ben"], (0, 0), "en")
    assert "1: 7, Joker (8), 9 of hearts (takes 6 of hearts, 10 of hearts) (its joker: 8 of hearts)" in told
    assert "2: twos of spades, diamonds, clubs (takes 2 of hearts)" in told
    own = hand_alt(view, "en")
    early = hand_alt(playing("H10", "S9", laid=(RUN, GROUP)).view(0), "en")
    assert "Once you've met the minimum you can add: 10 of hearts to 1." in early
    assert "You can add: 10 of hearts to 1; 8 of hearts to 1 for its joker." in own


def test_what_meets_the_minimum_is_suggested_though_a_computer_player_would_keep_it_ro_9() -> None:
    cards = ("HQ", "DQ", "CQ", "S4", "S5", "S6", "D2", "D7", "H9", "C8", "SJ", "HK", "CA", "S2")
    match = playing(*cards, drawn="D9")
    assert suggest(match.view(0)) == ("p1 discard SJ",)
    hand = Hand(match)
    hand.click("Suggest")
    assert "45 points, enough" in hand.parts.content
    tokens = hand.click("Discard J♠")
    assert tokens == ("p1 meld HQ DQ CQ", "p1 meld S4 S5 S6", "p1 discard SJ")
    try_tokens(match, 0, tokens)


def test_a_refusal_names_each_of_several_cards() -> None:
    naming = naming_of("romi40", Reader(), marked=True)
    kept = IllegalAction("cannot-be-added", "RO-11", tiles="H8 JK=D8", number=3)
    assert explain(kept, "en", naming=naming) == "8♥, Joker (8♦): that doesn't fit combination 3."
    dear = IllegalAction("wins-no-joker", "RO-12", number=3, tiles="H8", needed="H9 D9, C9")
    assert explain(dear, "en", naming=naming) == "8♥ doesn't win joker 3. You need 9♥, 9♦ / 9♣."
