"""Playing whole matches in tests."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from bot import players
from bot.games.actions import Action
from bot.games.match import Match, act, claimant, deal_round, is_open, lapse, new_match
from bot.games.offers import Offer, whole

Chooser = Callable[[tuple[Offer, ...]], Offer]


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def movers(match: Match) -> list[int]:
    """The seats that may act now, out of turn too."""
    return [seat for seat in range(match.seats) if match.offers(seat)]


def play(match: Match, choose: Chooser, seeds: Iterator[bytes], most_rounds: int = 400) -> Iterator[Match]:
    """Play to the end; yields after each deal and each action.

    Where the offer chosen has open places, the random computer player does what it likes for that seat.
    """
    rng = random.Random(0)
    while not match.end and len(match.outcomes) < most_rounds:
        if not is_open(match):
            match = deal_round(match, next(seeds)).match
            yield match
        while is_open(match):
            offers = tuple(offer for seat in range(match.seats) for offer in match.offers(seat))
            if not offers:  # nobody claims
                match = lapse(match).match
                yield match
                continue
            offer = choose(offers)
            for action in (offer,) if isinstance(offer, Action) else filled(match, offer.seat, rng):
                match = act(match, action).match
                yield match


def filled(match: Match, seat: int, rng: random.Random) -> tuple[Action, ...]:
    """What the random computer player hands in for a seat."""
    view = match.view(seat)
    assert view is not None
    return tuple(map(Action.parse, players.choose("random", view, rng)))


def play_random(
    game: str,
    seats: int,
    number: int,
    options: dict[str, object] | None = None,
    setup: dict[str, Any] | None = None,
    most_rounds: int = 400,
    match: Match | None = None,
) -> Iterator[Match]:
    """Play at random from the first deal on, or from where a match stands."""
    rng = random.Random(number)
    seeds = iter(lambda: rng.randbytes(32), b"")
    return play(match or new_match(game, seats, options, setup), rng.choice, seeds, most_rounds)


def play_greedy(game: str, seats: int, number: int, options: dict[str, object] | None = None) -> Match:
    """Play a match among greedy computer players; what somebody can claim the nearest claims (TR-7)."""
    rng = random.Random(number)
    match = new_match(game, seats, options)
    while not match.end:
        if not is_open(match):
            match = deal_round(match, rng.randbytes(32)).match
        else:
            claiming = claimant(match)
            seat = match.turn if claiming is None else claiming
            if seat is None:
                match = lapse(match).match
                continue
            view = match.view(seat)
            assert view is not None
            for token in players.choose("greedy", view, rng):
                match = act(match, Action.parse(token)).match
    return match


def finished(
    game: str,
    seats: int,
    number: int,
    options: dict[str, object] | None = None,
    setup: dict[str, Any] | None = None,
    edition: int | None = None,
) -> Match:
    *_, last = play_random(game, seats, number, match=new_match(game, seats, options, setup, edition=edition))
    assert last.end
    return last


def perft(match: Match, depth: int) -> list[int]:
    """Count the sequences of one action of players, of two, up to that many; a round that ends sooner counts once."""
    if depth == 0 or not is_open(match):
        return [1] * depth
    actions = [action for seat in range(match.seats) for action in whole(match.offers(seat))]
    counts = [[1, *perft(act(match, action).match, depth - 1)] for action in actions]
    return [sum(column) for column in zip(*counts, strict=True)] or [0] * depth
