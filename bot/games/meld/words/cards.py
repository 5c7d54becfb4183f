"""Cards, combinations and the table in words: what each combination takes, and what wins its joker."""

from collections.abc import Sequence

import msgspec

from bot.games.kit.cards import STANDS
from bot.games.kit.melds.fits import beside
from bot.games.kit.melds.pieces import JOKER, RANKS, kinds
from bot.games.kit.melds.shapes import exchanges
from bot.games.meld.rules.reading import kind_of, read_meld, texts_of_kinds
from bot.games.meld.rules.view import Combination
from bot.games.text.naming import Naming, number_or_sign


def combination(lain: Combination, naming: Naming) -> str:
    """Name a combination: `7, 8, 9 of hearts`, `4 of spades, hearts, clubs`; jokers say what they stand for."""
    face = lain.cards[0].partition(STANDS)[2] or lain.cards[0]
    if lain.kind == "run":
        ranks = ", ".join(_place(card, 1, naming, "card-rank") for card in lain.cards)
        return naming.t("meld-run", suit=face[0], list=ranks)
    suits = ", ".join(_place(card, 0, naming, "card-suit") for card in lain.cards)
    return naming.t("meld-group", rank=number_or_sign(face[1:]), list=suits)


def _place(card: str, part: int, naming: Naming, text_id: str) -> str:
    held, stands, face = card.partition(STANDS)
    text = face if stands else held
    said = naming.t(text_id, what=number_or_sign(text[1:]) if part else text[0])
    return naming.t("meld-joker-as", what=said) if stands else said


def brief(lain: Combination) -> str:
    """Name a combination in as few characters as can be read out: `7-10♥`, `4♠♥♣`."""
    cards = [card.partition(STANDS)[2] or card for card in lain.cards]
    signs = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
    if lain.kind == "run":
        return f"{cards[0][1:]}-{cards[-1][1:]}{signs[cards[0][0]]}"
    return cards[0][1:] + "".join(signs[card[0]] for card in cards)


def brief_words(words: Sequence[str]) -> str:
    """Name a combination that words of a token make, in the same way."""
    return brief(_made_of(words))


def combination_of(words: Sequence[str], naming: Naming) -> str:
    """Name a combination that words of a token make: `7, 8, 9 of hearts`."""
    return combination(_made_of(words), naming)


def _made_of(words: Sequence[str]) -> Combination:
    return Combination(0, 0, read_meld(tuple(words)).kind, tuple(words))


def by_rank(cards: Sequence[str]) -> tuple[str, ...]:
    """Return cards by rank and then by suit, jokers last; twins stay beside each other."""

    def key(card: str) -> tuple[bool, int, int]:
        kind = kind_of(card)
        return kind == JOKER, kind % RANKS, kind // RANKS

    return tuple(sorted(cards, key=key))


# --- the table ---


def describe(lain: Combination, naming: Naming, *, takes: bool, briefly: bool) -> str:
    """Tell a combination, perhaps with the cards that it takes, perhaps in as few characters as can be read out."""
    meld_text = brief(lain) if briefly else combination(lain, naming)
    if not takes:
        return naming.t("alt-meld-one", number=lain.number, what=meld_text)
    naming = msgspec.structs.replace(naming, marked=True) if briefly else naming
    meld = read_meld(lain.cards)
    fits = naming.listed(texts_of_kinds(kinds(beside(meld))), 60)
    wins = [texts_of_kinds(kinds(exchange.pieces)) for exchange in exchanges(meld)]
    return naming.t(
        "alt-meld-takes",
        number=lain.number,
        what=meld_text,
        takes=fits,
        any="yes" if fits else "no",
        price=" + ".join(map(naming.piece, wins[0])) if wins else "",
        wins="yes" if wins else "no",
    )
