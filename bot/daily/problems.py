"""Chooses problems “find the move”: positions in which one move is clearly best and is not the normal player's.

As for the moments of a review, one batch of states played out by the rules chooses and a fresh one confirms.
"""

import hashlib
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.daily.plans import SEAT, game_of
from bot.daily.playing import NAME, moved, started
from bot.daily.rows.problems import Position
from bot.daily.rows.values import DailyDeal
from bot.games.match import is_move
from bot.games.record import Record
from bot.games.registry import GAMES, find_game
from bot.games.same import promise_of
from bot.games.verify import replay
from bot.games.view import View
from bot.players.registry import choose_at_once, has_choice, turns
from bot.players.reviews import decisions, same, seed_of
from bot.players.thinking import Budget, Purpose
from bot.tables import Luck, Person, Players, Snapshot, TableState, Thinker
from bot.tables.codec import header_of
from bot.tables.commands import Act, Command, NextRound
from bot.tables.types import LogPosition, PlayerAnswers, SeatState, TableSettings
from storage.values import LogEntry

Tokens = tuple[str, ...]
PROBLEMS = 3  # of a day
SECONDS = 60  # to answer one
GAMES_WITH = ("classic", "moomin")  # in which long searches agree often enough (docs/measurements.md)
CLEAR = 0.05  # of the chance to win that every other move costs at least
_SURE = 3.0  # standard errors by which the best move is better, in the first states and in fresh ones
_ESTIMATE = 240  # states of the first estimate of all moves
_BATCH = 48  # states of one question about two moves: a table may have to wait for it
_LOOKS = (1, 4, 16)  # batches after which the difference is looked at
_FRESH = 16  # batches that confirm it
_STRONG = 960  # states in which a strong player, who estimates in another way, finds the same move
_WHO = Person(1, "problems")


class Problem(NamedTuple):
    """A position's different moves, the best first, the obvious one among them, and what the next best costs."""

    moves: tuple[Tokens, ...]
    obvious: Tokens
    loss: float


def problem_game(day: int, left_out: Sequence[str]) -> str:
    """Return the game of a day's problems on a server that leaves these games out."""
    others = [game for game in GAMES if game not in GAMES_WITH]
    open_ = [game for game in GAMES_WITH if game not in left_out]
    return game_of(day, [*others, *(game for game in left_out if open_)])


def key_of(secret: str, game: str, number: int) -> str:
    """Return the secret of a match for problems, 64 hex digits; it tells nothing of the deal of the day itself."""
    return hashlib.sha256(bytes.fromhex(secret) + f"\nboneyard problems\n{game}\n{number}".encode("ascii")).hexdigest()


def positions(key: str, game: str, players: Players) -> Iterator[tuple[Position, View] | None]:
    """Yield the positions of a match between normal players in which the seat can choose; None between other steps."""
    deal = DailyDeal(1, game, key, promise_of(bytes.fromhex(key)), edition=find_game(game).editions)
    luck, log = Luck.fixed(f"{key} problems").rng, list[LogEntry]()
    steps = started(deal, _WHO, "", players)
    while True:
        done = [*steps]
        log += (entry for step in done for entry in step.log)
        state = done[-1].state
        if state.phase == "over":
            return
        command: Command = NextRound(_WHO)
        if state.phase == "playing":
            view = Snapshot(state).view(SEAT)
            assert view is not None
            if has_choice(view) or len(turns(view)) > 1:
                yield Position(header_of(state), tuple(log)), view
            command = Act(_WHO, None, players.choose("greedy", view, luck))
        yield None
        steps = moved(deal, state, command, players)


def positions_of(record: Record, seats: Sequence[int]) -> Iterator[tuple[Position, View]]:
    """Yield the positions of a finished match in which one of these seats could choose, with nobody's name or word.

    There are none where people cut the deals, a seat changed hands, a move was taken back, or others play the deals
    too. RecordError for a damaged record.
    """
    plain = all(map(is_move, (token for round_ in record.rounds for token in round_.actions)))
    if record.shared is not None or any(round_.cut_by for round_ in record.rounds) or not plain:
        return
    log, length = list[LogEntry](), dict[tuple[int, int], int]()
    for step in replay(record):
        dealt = LogEntry("round", record.rounds[step.round - 1].seed)
        log.append(dealt if step.token is None else LogEntry("act", step.token))
        length[step.round, step.action] = len(log)
    for seat in seats:
        for decision in decisions(record, seat):
            until = length[decision.round, decision.action]
            yield Position(_header(record, until), tuple(log[:until]), seat), decision.view


def _header(record: Record, length: int) -> str:
    """Return the header of a table at which a match goes on among nameless seats, with so many entries in its log."""
    return header_of(
        TableState(
            id=NAME,
            guild=0,
            channel=0,
            game=record.game,
            options=record.options,
            created=0.0,
            phase="playing",
            seats=(SeatState(),) * len(record.seats),
            settings=TableSettings(clock="off", league=False, takeovers=False, mentions="off", forced=False),
            said=PlayerAnswers(setup=dict(find_game(record.game).setup_of(record.rounds[0].deal))),
            log=LogPosition(series=1, edition=record.edition or 1, length=length),
        )
    )


async def judge(view: View, thinker: Thinker) -> Problem | None:
    """Have a position thought about; return the problem that it is, None if it is none. NoThoughtError."""
    whole, seed = turns(view), seed_of(view)
    obvious = whole[0] if whole else choose_at_once("greedy", view, Luck.fixed(str(seed)).rng)
    moves: list[Tokens] = []
    for choice in await thinker.think(view, seed, Budget(_ESTIMATE), Purpose.TURN, whole):
        if not any(same(view, choice.tokens, move) for move in moves):
            moves.append(choice.tokens)
    best, *others = moves
    if not others or is_answer(view, obvious, best):
        return None
    others.sort(key=lambda move: not same(view, move, obvious))  # the likeliest to be as good first
    for other in others:
        if not await _is_better(view, best, other, thinker):
            return None
    loss = 1.0
    for other in others:
        gap, error = await _lead(view, (best, other), range(1000, 1000 + _FRESH), thinker)
        if not _clear(gap, error):
            return None
        loss = min(loss, gap)
    strong = await thinker.think(view, seed + 1, Budget(_STRONG), Purpose.TURN, ())
    return Problem(tuple(moves), obvious, loss) if is_answer(view, strong[0].tokens, best) else None


def is_answer(view: View, tokens: Tokens, best: Tokens) -> bool:
    """Return True if a hand-in has the effect of the best move, or its first act is one of the best turn's."""
    return same(view, tokens, best) or (bool(turns(view)) and tokens[:1] != () and tokens[0] in best)


async def _is_better(view: View, best: Tokens, other: Tokens, thinker: Thinker) -> bool:
    """Return True if a move is surely and clearly better than another in the first states."""
    for number in _LOOKS:
        gap, error = await _lead(view, (best, other), range(1, number + 1), thinker)
        if _clear(gap, error) or gap < CLEAR - _SURE * error:
            return _clear(gap, error)
    return False


def _clear(gap: float, error: float) -> bool:
    return gap >= CLEAR and gap > _SURE * error


async def _lead(view: View, pair: tuple[Tokens, Tokens], batches: range, thinker: Thinker) -> tuple[float, float]:
    """Return by how much the first of two moves is better, played out by the rules, with the standard error."""
    gaps, errors = [], []
    for batch in batches:
        first, second = await thinker.think(view, seed_of(view) + batch, Budget(2 * _BATCH), Purpose.TURN, pair)
        gap = first.worth - second.worth
        gaps.append(gap if first.tokens == pair[0] else -gap)
        errors.append(second.apart)
    return math.fsum(gaps) / len(gaps), math.hypot(*errors) / len(errors)
