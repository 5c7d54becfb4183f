"""Matches of computer players against each other: the same seed, the same matches."""

import random
import time
from collections import deque
from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from bot.cli.errors import FAULT, CliError
from bot.cli.spread import spread
from bot.games.actions import Action, seat_names
from bot.games.game import AnyGame
from bot.games.match import Match, act, claimant, deal_round, is_open, lapse, new_match
from bot.games.options import OptionValue
from bot.games.registry import find_game
from bot.games.same import Same, disclosed, promised_same, seed_of, shared_cuts
from bot.games.shuffle import SEED_BYTES, Cuts
from bot.games.view import View
from bot.players import choose
from bot.players.thinking import USUAL, Budget, think

STRONG = "strong"
MOST_MOVES = 20_000  # of a match: the longest that computers play take three thousand
_MOST_CUTS = 12  # of the same deals: who cuts them need not sit at this table
_ENDLESS = 1_000_000  # states: nobody looks at so many
K = TypeVar("K")
_WORDS = ("tuesday", "ő", "kissa", "seven", "mákos guba", "hyvää yötä", "🁓", "Ω")


class Lapse(NamedTuple):
    """A weakness of a player: so many of the moves (0 to 1) are those of another kind, by chance."""

    kind: str
    share: float


class Simulation(NamedTuple):
    """Matches to be played: `kinds` are the kinds of computer players, one a seat; `seed` is any text.

    `lapses` says of each seat whether its player sometimes plays as another kind; () for none.

    `cut`: whether some of them cut every deal. `tables` is how many play the same deals, one match after the other; 0:
    each match has its own. `budget` is what a strong player's move may cost; with seconds in it,
    the same seed no longer gives the same matches. They are seconds of processor time, so that whatever else runs on
    the machine makes nobody play weaker. A match that has not ended after `most` moves is given up.
    """

    game: str
    kinds: Sequence[str]
    options: Mapping[str, OptionValue]
    seed: str
    cut: bool = False
    budget: Budget = Budget(USUAL.iterations)
    most: int = MOST_MOVES
    tables: int = 0
    lapses: Sequence[Lapse | None] = ()


def play_matches(plan: Simulation, count: int, jobs: int = 1) -> Generator[Match, None, None]:
    """Play matches to their ends; the n-th depends on the plan and n only, however many processes play.

    From match to match the players move on by a seat, so each sits as often on every seat. CliError `endless`.
    """
    return spread(partial(_play_in_turn, plan), count, jobs, at_once=STRONG in plan.kinds)


def seated(kinds: Sequence[K], number: int) -> list[K]:
    """Return who sits where in the match of that number (from 1)."""
    first = -(number - 1) % len(kinds)
    return [*kinds[first:], *kinds[:first]]


def _play_in_turn(plan: Simulation, number: int) -> Match:
    return play_match(plan._replace(kinds=seated(plan.kinds, number)), number)


def play_match(plan: Simulation, number: int) -> Match:
    """Play the match of that number, each player on the seat that the plan says; CliError `endless`."""
    match = _play(plan, number)
    if not match.end:
        found = {"match": number, "moves": plan.most}
        raise CliError("endless", status=FAULT, game=plan.game, seed=plan.seed, **found)
    return match


def thinking_for(seconds: float) -> Budget:
    """Return what a move may cost, if it is the time that ends the thinking."""
    return Budget(_ENDLESS, seconds)


def repeated(seed: int | str | bytes) -> random.Random:
    """Return chance that is the same for the same seed: to be repeated, not to be secret."""
    return random.Random(seed)  # noqa: S311 - the one place: simulations are repeated, and keep no secret


def chance(plan: Simulation, word: str) -> random.Random:
    """Chance that is the same for the same plan and word."""
    # a terminal may hand over bytes that are no text
    seed = f"{plan.seed} {word}".encode("utf-8", "surrogateescape")
    return repeated(seed)


def _play(plan: Simulation, number: int) -> Match:
    """Play a match, as far as so many moves bring it."""
    [(match, _)] = deque(walk(plan, number), maxlen=1)
    return match


def walk(plan: Simulation, number: int) -> Iterator[tuple[Match, int | None]]:
    """Yield how a match stands before each thing that happens, with the seat that does it, and last how it ended.

    What nobody does (None) is a deal, or that chances pass which nobody uses. It all counts as moves.
    """
    rng = chance(plan, str(number))
    match = _shared(plan, (number - 1) // plan.tables + 1) if plan.tables else _fresh(plan, rng)
    for _ in range(plan.most):
        if match.end:
            break
        seat = _mover(match, rng) if is_open(match) else None
        yield match, seat
        match = _on(match, seat, plan, rng)
    yield match, None


def _on(match: Match, seat: int | None, plan: Simulation, rng: random.Random) -> Match:
    if not is_open(match):
        return _dealt(match, plan, rng)
    return lapse(match).match if seat is None else _acted(match, seat, plan, rng)


def _fresh(plan: Simulation, rng: random.Random, same: Same | None = None) -> Match:
    setup = _settled(find_game(plan.game), len(plan.kinds), rng)
    return new_match(plan.game, len(plan.kinds), dict(plan.options), setup, same)


def _shared(plan: Simulation, number: int) -> Match:
    """Begin a match of the same deals as at the other tables: what players settle before it is the same, too."""
    rng = chance(plan, f"deals {number}")
    secret = rng.randbytes(SEED_BYTES)
    return _fresh(plan, rng, disclosed(promised_same("night", f"{plan.seed} {number}", secret), secret))


def _settled(rules: AnyGame, seats: int, rng: random.Random) -> dict[str, Any]:
    """Return what players settle before a match, by chance: votes, of which some say nothing; a seat, or none."""
    setup: dict[str, Any] = {}
    for question in rules.questions:
        if question.kind == "vote":
            votes = {name: rng.choice(("", *question.values)) for name in seat_names(seats)}
            setup[question.key] = {name: vote for name, vote in votes.items() if vote}
        elif named := rng.choice(("", *seat_names(seats))):
            setup[question.key] = named
    return setup


def _dealt(match: Match, plan: Simulation, rng: random.Random) -> Match:
    if match.same is not None:
        return _dealt_same(match, match.same, plan)
    seed = rng.randbytes(SEED_BYTES)
    return deal_round(match, seed, _cuts(match.seats, rng) if plan.cut else {}).match


def _dealt_same(match: Match, same: Same, plan: Simulation) -> Match:
    """Deal as at the other tables: seed and cuts follow from the deals' number and the round's alone."""
    number = len(match.rounds) + 1
    rng = chance(plan, f"cuts {same.id} {number}")
    words = [_word(rng) for _ in range(rng.randint(1, _MOST_CUTS))] if plan.cut else []
    seed = seed_of(bytes.fromhex(same.secret or ""), match.game, number)
    return deal_round(match, seed, shared_cuts(words)).match


def _cuts(seats: int, rng: random.Random) -> Cuts:
    """Let some cut, in any order, at least one."""
    names = rng.sample(seat_names(seats), rng.randint(1, seats))
    return {name: _word(rng) for name in names}


def _word(rng: random.Random) -> str:
    return f"{rng.choice(_WORDS)} {rng.randrange(1000)}"


def _mover(match: Match, rng: random.Random) -> int | None:
    """Return which of those who may act does: mostly there is one, more where a game lets players act out of turn.

    What can be claimed the nearest claims, as at a table. None if nobody may.
    """
    able = [seat for seat in range(match.seats) if match.offers(seat)]
    if not able:
        return None
    claiming = claimant(match)
    return claiming if claiming is not None else able[0] if len(able) == 1 else rng.choice(able)


def _acted(match: Match, seat: int, plan: Simulation, rng: random.Random) -> Match:
    """Let a seat choose and act."""
    view = match.view(seat)
    assert view is not None
    for token in _chosen(plan, _kind_now(plan, seat, rng), view, rng):
        match = act(match, Action.parse(token)).match
    return match


def _kind_now(plan: Simulation, seat: int, rng: random.Random) -> str:
    """Return the kind as which a seat plays its next move."""
    lapse = plan.lapses[seat] if plan.lapses else None
    return plan.kinds[seat] if lapse is None or rng.random() >= lapse.share else lapse.kind


def _chosen(plan: Simulation, kind: str, view: View, rng: random.Random) -> tuple[str, ...]:
    """Return what a player does; one who thinks takes the same from chance, however long that lasts."""
    if kind != STRONG:
        return choose(kind, view, rng)
    own = repeated(rng.getrandbits(64))
    return think(view, own, plan.budget, time.process_time)[0].tokens
