"""Cards, combinations and the table in words: what each combination takes, and what wins its joker."""

from collections.abc import Sequence

import msgspec

from bot.games.kit.cards import JOKER, STANDS
from bot.games.meld.rules import plans as planning
from bot.games.meld.rules.reading import read_meld
from bot.games.meld.rules.view import Combination, MeldView
from bot.games.text.naming import Naming, number_or_sign
from bot.parts.parts import cut

_SUITS = "SHDC"


def combination(lain: Combination, naming: Naming) -> str:
    """Name a combination: `7, 8, 9 of hearts`, `4 of spades, hearts, clubs`; jokers say what they stand for."""
    shown = lain.cards[0].partition(STANDS)[2] or lain.cards[0]
    if lain.kind == "run":
        ranks = ", ".join(_place(card, 1, naming, "card-rank") for card in lain.cards)
        return naming.t("meld-run", suit=shown[0], list=ranks)
    suits = ", ".join(_place(card, 0, naming, "card-suit") for card in lain.cards)
    return naming.t("meld-group", rank=number_or_sign(shown[1:]), list=suits)


def _place(card: str, part: int, naming: Naming, text_id: str) -> str:
    held, stands, shown = card.partition(STANDS)
    text = shown if stands else held
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
    return brief(Combination(0, 0, read_meld(tuple(words)).kind, tuple(words)))


def by_rank(cards: Sequence[str]) -> tuple[str, ...]:
    """Return cards by rank and then by suit, jokers last; twins stay beside each other."""
    return tuple(sorted(cards, key=_rank_key))


def _rank_key(card: str) -> tuple[int, int]:
    if card == JOKER:
        return (99, 0)
    order = ("A", *map(str, range(2, 11)), "J", "Q", "K")
    return (order.index(card[1:]), _SUITS.index(card[0]))


# --- the table ---


def layout(view: MeldView, naming: Naming, room: int) -> str:
    """Tell the combinations by number, with what each takes as far as there is room for that."""
    if not view.table:
        return naming.t("alt-meld-empty")
    for tell in (_with_takes, _briefly_with_takes, _plainly, _briefly):
        text = naming.t("alt-meld-table", list="; ".join(tell(lain, naming) for lain in view.table))
        if len(text) <= room:
            return text
    return cut(text, room)


def _with_takes(lain: Combination, naming: Naming) -> str:
    """Tell a combination, and the cards that it takes."""
    return _taking(lain, combination(lain, naming), naming)


def _briefly_with_takes(lain: Combination, naming: Naming) -> str:
    """Tell the same in as few characters as can be read out."""
    return _taking(lain, brief(lain), msgspec.structs.replace(naming, marked=True))


def _taking(lain: Combination, what: str, naming: Naming) -> str:
    takes = naming.listed(planning.takes_next(lain.cards), 60)
    wins = planning.joker_price(lain.cards)
    price = " + ".join(map(naming.piece, wins[0])) if wins else ""
    return naming.t(
        "alt-meld-takes",
        number=lain.number,
        what=what,
        takes=takes,
        any="yes" if takes else "no",
        price=price,
        wins="yes" if wins else "no",
    )


def _plainly(lain: Combination, naming: Naming) -> str:
    return naming.t("alt-meld-one", number=lain.number, what=combination(lain, naming))


def _briefly(lain: Combination, naming: Naming) -> str:
    return naming.t("alt-meld-one", number=lain.number, what=brief(lain))


def fitting(view: MeldView, naming: Naming) -> str:
    """Tell which cards of the hand could be added to what lies there, or win a joker there; "" for none."""
    found = [
        naming.t(
            "alt-meld-wins" if offer.verb == "swap" else "alt-meld-goes",
            list=naming.listed(tuple(dict.fromkeys(offer.places[0].pieces)), 80),
            number=int(offer.words[0][1:]),
        )
        for offer in view.open
        if offer.words
    ]
    met = view.seat is not None and view.met[view.seat]
    told = naming.t("alt-meld-fits", list="; ".join(found), met="yes" if met else "no")
    return cut(told, 400) if found else ""
