"""Matches of computer players against each other: the same seed, the same matches."""

import random
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.games.actions import Action
from bot.games.match import Match, act, deal_round, is_open, new_match
from bot.games.options import OptionValue
from bot.games.shuffle import SEED_BYTES
from bot.players import choose


class Plan(NamedTuple):
    """What is to be played: `kind` is the kind of computer player, `seed` any text."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    kind: str
    seed: str


def play_matches(plan: Plan, count: int) -> Iterator[Match]:
    """Play one match after the other to its end; the n-th depends on the plan and n only."""
    for number in range(1, count + 1):
        # a terminal may hand over bytes that are no text
        seed = f"{plan.seed} {number}".encode("utf-8", "surrogateescape")
        yield _play(plan, random.Random(seed))  # noqa: S311 - to be repeated, not to be secret


def _play(plan: Plan, rng: random.Random) -> Match:
    match = new_match(plan.game, plan.players, dict(plan.options))
    while not match.end:
        match = deal_round(match, rng.randbytes(SEED_BYTES)).match
        while is_open(match):
            match = _move(match, plan.kind, rng)
    return match


def _move(match: Match, kind: str, rng: random.Random) -> Match:
    """Let one of those who may act choose and act: mostly one, more where a game lets players act out of turn."""
    able = [seat for seat in range(match.seats) if match.legal_actions(seat)]
    view = match.view(able[0] if len(able) == 1 else rng.choice(able))
    assert view is not None
    for token in choose(kind, view, rng):
        match = act(match, Action.parse(token)).match
    return match
