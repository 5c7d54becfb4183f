"""How plans and tables of card games are put into words."""

import msgspec

from bot.games import match as matches
from bot.games.errors import IllegalAction
from bot.games.meld.rules.view import Combination
from bot.games.text.reader import Reader
from bot.games.text.words import explain, moves_texts
from bot.parts.parts import ALT_LIMIT
from bot.play.pages.alt import hand_alt, table_alt
from bot.play.registry import naming_of, room_of
from bot.players.registry import suggest
from bot.tables.playing import try_tokens
from tests.games.meld.hands import CARDS, GROUP, RUN, playing
from tests.play.pages.hands import Hand


def test_a_hint_lies_as_the_plan_and_can_be_taken_back() -> None:
    match = playing(*CARDS)
    hand = Hand(match)
    tokens = suggest(match.view(0))
    filled = room_of("romi40").filled(hand.selection, hand.view, tokens)
    hand.selection = msgspec.structs.replace(filled, hint=tokens)
    content = hand.parts.content
    assert "until you discard:** lay " in content
    assert content.partition("\n\n")[0].splitlines()[-1].startswith("💡 **Discard K♣**. ")
    assert "45 points, enough" not in content  # the reason says it
    assert sorted(hand.click("Discard K♣")) == sorted(tokens)
    try_tokens(match, 0, tokens)
    hand.click("Undo")
    assert "💡" not in hand.parts.content
    assert "45 points, enough" in hand.parts.content


def test_the_last_discard_is_named_not_the_card_that_was_drawn() -> None:
    hand = Hand(playing("S4", "D6", "CK", "C9"))
    assert "Discard a card." in hand.parts.content
    hand.tap("CK")
    assert "Now discard K♣." in hand.parts.content


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


def test_alternative_texts_say_what_each_combination_takes_and_what_the_hand_adds_ro_11_ro_12() -> None:
    view = playing("H10", "H8", "S9", laid=(RUN, GROUP), met=True).view(0)
    text = table_alt(view, ["Ann", "Ben"], (0, 0), "en")
    assert "1: 7, Joker (8), 9 of hearts (takes 6 of hearts, 10 of hearts) (its joker: 8 of hearts)" in text
    assert "2: twos of spades, diamonds, clubs (takes 2 of hearts)" in text
    met = hand_alt(view, "en")
    early = hand_alt(playing("H10", "S9", laid=(RUN, GROUP)).view(0), "en")
    assert "Once you've met the minimum you can add: 10 of hearts to 1." in early
    assert "You can add: 10 of hearts to 1; 8 of hearts to 1 for its joker." in met


def test_a_refusal_names_each_of_several_cards() -> None:
    naming = naming_of("romi40", Reader(), marked=True)
    kept = IllegalAction("cannot-be-added", "RO-11", tiles="H8 JK=D8", number=3)
    assert explain(kept, "en", naming=naming) == "8♥, Joker (8♦): that doesn't fit combination 3."
    dear = IllegalAction("wins-no-joker", "RO-12", number=3, tiles="H8", needed="H9 D9, C9")
    assert explain(dear, "en", naming=naming) == "8♥: that doesn't win joker 3. You need 9♥, 9♦ / 9♣."


def test_a_whole_turn_names_combinations_in_words_where_there_are_no_signs() -> None:
    tokens = "p1 meld S4 H4 D4", "p1 meld CQ JK=CK CA", "p1 layoff m3 S8 S9", "p1 layoff m4 C5", "p1 discard HQ"
    texts = moves_texts(tokens, ("Ann",), "en", naming=naming_of("romi40", Reader()))
    assert " ".join(texts) == (
        "Ann lays down fours of spades, hearts, diamonds; queen, Joker (king), ace of clubs, "
        "adds 8 of spades, 9 of spades to 3; 5 of clubs to 4, and discards queen of hearts."
    )
