"""What a game offers: whole actions where they can be listed, else kinds of action with open places."""

from collections.abc import Container, Iterable, Sequence
from typing import TypeAlias

import msgspec

from bot.games.actions import Action


class Place(msgspec.Struct, frozen=True, gc=False):
    """An open place: the pieces of which it takes some, in the order of the hand, twins as often as they are held.

    It takes at least `fewest` and at most `most` of them.
    """

    pieces: tuple[str, ...]
    fewest: int = 1
    most: int = 1


class Open(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A kind of action that `seat` fills in: its verb, the words that are fixed, then the open places.

    What fills it need not be legal: `apply` judges it.
    """

    seat: int
    verb: str
    words: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()


Offer: TypeAlias = Action | Open


def whole(offers: Iterable[Offer]) -> tuple[Action, ...]:
    """Return the whole actions among offers, in their order."""
    return tuple(offer for offer in offers if isinstance(offer, Action))


def opened(offers: Iterable[Offer]) -> tuple[Open, ...]:
    """Return the offers with open places, in their order."""
    return tuple(offer for offer in offers if isinstance(offer, Open))


def tokens(offers: Iterable[Offer]) -> tuple[str, ...]:
    """Return the tokens of the whole actions among offers."""
    return tuple(str(offer) for offer in offers if isinstance(offer, Action))


def only(offers: Sequence[Offer], verbs: Container[str]) -> Action | None:
    """Return the one action that is offered, if there is no other and its verb is one of these."""
    offer = offers[0] if len(offers) == 1 else None
    return offer if isinstance(offer, Action) and offer.verb in verbs else None
