"""A round of a match that is over, played again by the rules, moment by moment."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

import msgspec

from bot.games.actions import CHANCE, Action
from bot.games.drawn import Portrait
from bot.games.events import Event
from bot.games.match import ABANDONED, Match, abandon
from bot.games.record import Record
from bot.games.text.names import plain_name, seat_fallback
from bot.games.text.reader import Reader
from bot.games.verify import replay
from bot.play.registry import room_of

Rack = tuple[str, ...]
"""The pieces of a hand in their places; "" where one was."""


class Player(NamedTuple):
    """A player of a seat: the name ("": nothing is known), whether a computer played it from the start, and who it was.

    `person` is Discord's id, None for a computer player, and where it is not known any more.
    """

    name: str
    computer: bool = False
    person: int | None = None

    def face(self, reader: Reader) -> Portrait | None:
        """Return the player's face, None if there is none."""
        return None if self.person is None else reader.faces.get(self.person)


class Moment(NamedTuple):
    """A moment of a round: how many tokens were done, those since the moment before, what was told, the match then.

    The first is the deal, with what comes of it by itself.
    """

    done: int
    tokens: tuple[str, ...]
    events: tuple[Event, ...]
    match: Match

    @property
    def actor(self) -> int | None:
        """Return the seat whose move it was, None if it was nobody's."""
        seats = (Action.parse(token).seat for token in self.tokens)
        return next((seat for seat in seats if seat != CHANCE), None)


class PlayedRound(NamedTuple):
    """A round of a match that is over: its number (from 1) of how many, who played, the largest hand in it.

    `racks` are everybody's hands at each moment, every piece in its place.
    """

    number: int
    rounds: int
    players: tuple[Player, ...]
    moments: tuple[Moment, ...]
    room: int
    racks: tuple[tuple[Rack, ...], ...]

    @property
    def last(self) -> int:
        """Return the number of the last moment."""
        return len(self.moments) - 1

    @property
    def game(self) -> str:
        """Return the game that was played."""
        return self.moments[0].match.game

    def clamped(self, at: int) -> int:
        """Return the moment nearest to a number."""
        return max(0, min(at, self.last))


def play_again(record: Record, number: int, players: Sequence[Player]) -> PlayedRound:
    """Play a round of a record (from 1; one that is not there is the nearest) again by the rules.

    RecordError for what is wrong up to its end; ValueError for a record without any round.
    """
    number = max(1, min(number, len(record.rounds)))
    moments = tuple(_moments(record, number))
    held = [hands(moment.match) for moment in moments]
    room = max(len(hand) for hands_ in held for hand in hands_)
    lying = tuple(zip(*(racks(hand) for hand in zip(*held, strict=True)), strict=True))
    return PlayedRound(number, len(record.rounds), tuple(players), moments, room, lying)


def _moments(record: Record, number: int) -> Iterator[Moment]:
    """Yield the moments of a round that a record has; what is wrong behind it does not matter."""
    shortened = msgspec.structs.replace(record, rounds=record.rounds[:number])
    steps = [step for step in replay(shortened) if step.round == number]
    stopped = record.result.end == ABANDONED and number == len(record.rounds)
    done = 0
    for step in steps:
        actions = step.match.rounds[-1].actions  # behind the deal, too, come some that happen by themselves
        match = abandon(step.match) if stopped and step is steps[-1] else step.match
        yield Moment(len(actions), actions[done:], step.events, match)
        done = len(actions)


def hands(match: Match) -> tuple[tuple[str, ...], ...]:
    """Return all that every seat holds."""
    room = room_of(match.game)
    return tuple(room.whole_hand(match.dealt_view(seat)) for seat in range(match.seats))


def raw_names(players: Sequence[Player], reader: Reader) -> tuple[str, ...]:
    """Return the players' names, not yet cleaned: never empty."""
    return reader.names(
        (player.person, player.name or reader.t("name-computer" if player.computer else "name-seat", number=seat + 1))
        for seat, player in enumerate(players)
    )


def plain_names(players: Sequence[Player], reader: Reader) -> tuple[str, ...]:
    """Return the players' names for pictures and lists."""
    names = raw_names(players, reader)
    return tuple(plain_name(name, seat_fallback(seat, reader.locale)) for seat, name in enumerate(names))


def racks(hands: Iterable[Sequence[str]]) -> tuple[Rack, ...]:
    """Return one player's hands from moment to moment, each in its order, with every piece in its place.

    What comes takes an empty place between its neighbours, or the nearest one, and those between move up. There are as
    many places as the largest hand so far needed, and the order is always that of the hand.
    """
    nothing: Rack = ()
    return tuple(accumulate(hands, _next, initial=nothing))[1:]


def _next(before: Rack, hand: Sequence[str]) -> Rack:
    """Return the places after a moment; a hand that was put into another order is laid anew."""
    places = _without_lost(before, hand)
    if not _in_order(places, hand):
        return tuple(hand)
    for at, piece in enumerate(hand):
        stands = [place for place, held in enumerate(places) if held]
        if at >= len(stands) or places[stands[at]] != piece:
            _insert(places, piece, stands[at - 1] if at else -1, stands[at] if at < len(stands) else len(places))
    while places and not places[-1]:
        places.pop()
    return tuple(places)


def _without_lost(before: Rack, hand: Iterable[str]) -> list[str]:
    """Return the places before, with "" for the pieces that are not held any more."""
    remaining, places = Counter(hand), list(before)
    for at, piece in enumerate(places):
        if remaining[piece]:
            remaining[piece] -= 1
        else:
            places[at] = ""
    return places


def _in_order(places: Iterable[str], hand: Iterable[str]) -> bool:
    """Return True if what stayed lies in the order of the hand."""
    rest = iter(hand)
    return all(piece in rest for piece in places if piece)


def _insert(places: list[str], piece: str, after: int, before: int) -> None:
    """Put a piece between two places that are taken (or the ends): into a gap, or into one that is made."""
    if before - after > 1:
        places[after + 1] = piece
        return
    gaps = (at for at, held in enumerate(places) if not held)
    gap = min(gaps, key=lambda at: abs(at - before), default=len(places))
    if gap >= before:
        places.insert(before, piece)
        del places[gap + 1 : gap + 2]  # a slice: there may be no gap
    else:
        del places[gap]
        places.insert(after, piece)
