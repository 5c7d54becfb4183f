"""Combinations from the words of a token, and what is wrong with words that are none (RO-4 to RO-6, RO-11, RO-12)."""

from collections.abc import Iterable
from functools import lru_cache

from bot.games.errors import IllegalAction
from bot.games.kit.cards import FRENCH, JOKER, LaidCard
from bot.games.kit.melds.meld import CARDS, SMALLEST, Meld, in_row
from bot.games.kit.melds.pieces import RANKS, gather, kinds
from bot.games.kit.melds.shapes import additions, exchanges

_TEXTS = tuple(card.text for card in FRENCH.cards)


def kind_of(text: str) -> int:
    """Return the kind of a card; NotationError `card`."""
    return FRENCH.card(text).index


def text_of(kind: int) -> str:
    """Return the card of a kind as records write it."""
    return _TEXTS[kind]


def texts_of_kinds(those: Iterable[int]) -> tuple[str, ...]:
    """Return the cards of these kinds as records write them."""
    return tuple([_TEXTS[kind] for kind in those])


@lru_cache(maxsize=4096)
def texts_of(meld: Meld) -> tuple[str, ...]:
    """Return the cards of a combination as they lie: `H9`, or `JK=H9`."""
    return tuple(
        text_of(kind) if natural else f"{JOKER}={text_of(kind)}"
        for kind, natural in zip(meld.faces, meld.natural, strict=True)
    )


@lru_cache(maxsize=16384)
def read_meld(words: tuple[str, ...]) -> Meld:
    """Return the combination of these cards, a run's in rank order.

    NotationError `card`; IllegalAction says which rule makes it none (RO-4, RO-5, RO-6).
    """
    cards = _laid(words)
    cause = " ".join(words)
    jokers = sum(card.stands for card in cards)
    faults = (
        ("too-few-cards", "RO-4", len(cards) < SMALLEST),
        ("too-many-cards", "RO-4", len(cards) > RANKS),
        ("too-many-jokers", "RO-6", jokers > CARDS.most_jokers),
        ("no-natural-card", "RO-6", jokers == len(cards)),
    )
    for code, rule, broken in faults:
        if broken:
            raise IllegalAction(code, rule, tiles=cause)
    faces = tuple(card.face.index for card in cards)
    if len({kind % RANKS for kind in faces}) == 1:
        return _group(cards, faces, cause)
    if in_row(faces):
        return Meld("run", faces, tuple(not card.stands for card in cards))
    raise _no_run(faces, cause)


def _laid(words: Iterable[str]) -> list[LaidCard]:
    cards = [FRENCH.laid(word) for word in words]
    if any(card.face.joker for card in cards):
        raise IllegalAction("joker-for-nothing", "RO-6")
    if any(card.stands and not card.held.joker for card in cards):
        raise IllegalAction("only-jokers-stand", "RO-6", tiles=" ".join(map(str, cards)))
    return cards


def _group(cards: list[LaidCard], faces: tuple[int, ...], cause: str) -> Meld:
    if len(set(faces)) < len(faces):
        raise IllegalAction("suit-twice", "RO-5", tiles=cause)
    in_order = sorted(cards, key=lambda card: card.face.index)
    return Meld("group", tuple(sorted(faces)), tuple(not card.stands for card in in_order))


def _no_run(faces: tuple[int, ...], cause: str) -> IllegalAction:
    """Return what is wrong with cards that are no run as they lie."""
    in_order = sorted(faces)
    if in_row(in_order) or in_row((*in_order[1:], in_order[0])):
        return IllegalAction("not-in-order", "RO-4", tiles=cause)
    one_suit = len({kind // RANKS for kind in faces}) == 1
    if one_suit and {0, 1, RANKS - 1} <= {kind % RANKS for kind in faces}:
        return IllegalAction("around-the-ace", "RO-4", tiles=cause)
    return IllegalAction("no-combination", "RO-4", tiles=cause)


@lru_cache(maxsize=16384)
def read_addition(meld: Meld, number: int, words: tuple[str, ...]) -> tuple[Meld, int]:
    """Return the combination with these cards added, and the pieces that they are (RO-11).

    An ace that would fit both ends of a run lies above the king. NotationError `card`, IllegalAction (RO-6, RO-11).
    """
    cards = _laid(words)
    cause = " ".join(words)
    naturals = {card.face.index: not card.stands for card in cards}
    if len(naturals) == len(cards) and not any(kind in meld.faces for kind in naturals):
        if meld.jokers + sum(card.stands for card in cards) > CARDS.most_jokers:
            raise IllegalAction("too-many-jokers", "RO-6", tiles=cause)
        pieces = gather(card.held.index for card in cards)
        for addition in additions(meld, pieces):
            if dict(zip(addition.added.faces, addition.added.natural, strict=True)) == naturals:
                return addition.meld, pieces
    raise IllegalAction("cannot-be-added", "RO-11", tiles=cause, number=number)


@lru_cache(maxsize=16384)
def read_exchange(meld: Meld, number: int, words: tuple[str, ...]) -> tuple[Meld, int, int]:
    """Return the combination once natural cards lie in place of its jokers, their pieces, the number of jokers won.

    RO-12. NotationError `card`; IllegalAction.
    """
    laid = tuple(sorted(FRENCH.card(word).index for word in words))
    if not (offers := exchanges(meld)):
        raise IllegalAction("no-joker-there", "RO-12", number=number)
    for exchange in offers:
        if laid == kinds(exchange.pieces):
            return exchange.meld, exchange.pieces, exchange.won
    needed_texts = ", ".join(" ".join(texts_of_kinds(kinds(exchange.pieces))) for exchange in offers)
    raise IllegalAction("wins-no-joker", "RO-12", number=number, tiles=" ".join(words), needed=needed_texts)
