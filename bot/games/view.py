"""Views: what one seat, or the public, may know. A whitelist of texts and numbers; no state hides in it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games.offers import Open
from bot.games.options import OptionValue


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that everybody sees or remembers besides the table itself: facts for players who think."""

    options: Mapping[str, OptionValue]  # in force
    round: int  # from 1
    dealer: int | None  # a seat; None: the game has none
    dealt: Mapping[str, Any]  # what all saw of the deal, by the record's keys
    totals: tuple[int, ...]  # sums of the rounds that have ended (C-3), by seat; so are `lefts`
    lefts: tuple[int, ...]
    history: tuple[str, ...]  # the round's tokens, with what follows of itself; words that only some saw are `??`
    edition: int = 1  # of the set (`Game.editions`)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The common part of every game's view; each family adds its table. Seats count from 0."""

    game: str
    seat: int | None  # whose eyes these are; None: the public's
    turn: int | None  # who is awaited; None: nobody
    legal: tuple[str, ...]  # tokens that `seat` may play now, in the pinned order of buttons; unknown words are `??`
    hand: tuple[str, ...] | None  # in the order in which it is shown; None: not to be seen
    sizes: tuple[int, ...]  # of each hand
    out: tuple[int, ...] = ()  # seats that have no pieces left, in the order in which they went out
    ended: bool = False
    open: tuple[Open, ...] = ()  # kinds of action that `seat` may fill in
    course: Course | None = None  # what the match adds: the rules know a state, not how it came about

    @property
    def playable(self) -> tuple[str, ...]:
        """The tiles of the hand that some offer plays, in the hand's order."""
        words = {word for token in self.legal for word in token.split(" ")[2:]}
        words |= {piece for offer in self.open for place in offer.places for piece in place.pieces}
        return tuple(tile for tile in self.hand or () if tile in words)

    @property
    def shown_hand(self) -> tuple[str, ...]:
        """The hand as pictures and buttons number it: playable tiles first, each part in the hand's order."""
        playable = self.playable
        return (*playable, *(tile for tile in self.hand or () if tile not in playable))


def private_facts(view: View, public: View | None) -> tuple[object, ...]:
    """Return the number of the round, and what a seat's view has in other words than the public's: its hand and more.

    The course is none of it: that changes with every move.
    """
    fields = [name for name in view.__struct_fields__ if name != "course"]
    facts = [(name, getattr(view, name)) for name in fields if getattr(view, name) != getattr(public, name, None)]
    number = None if view.course is None else view.course.round
    return number, *facts
