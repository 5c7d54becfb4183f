"""Matches that are over, from the golden records, with people whose names are not easy."""

from collections.abc import Iterator
from functools import cache

from bot.games.record import Record, decode
from bot.games.registry import GAMES
from bot.replay.pages import EndedMatch
from bot.replay.played import PlayedRound, Player, play_again
from tests.golden import FOLDER

PLAYERS = (
    Player("Annamária"),
    Player("**Zoltán** <@1>"),
    Player("Väinö"),
    Player("", computer=True),
    Player("王 Kálmán"),
    Player(""),
)
GAME_NAMES = tuple(GAMES)


@cache
def records(game: str) -> tuple[Record, ...]:
    lines = FOLDER.joinpath(f"{game}.jsonl").read_text("utf-8").splitlines()
    return tuple(map(decode, lines))


def record(game: str, seats: int = 0) -> Record:
    """The first record of a game, with so many seats (0: any)."""
    return next(recorded for recorded in records(game) if seats in (0, len(recorded.seats)))


@cache
def played(game: str, seats: int = 0, number: int = 1) -> PlayedRound:
    recorded = record(game, seats)
    return play_again(recorded, number, PLAYERS[: len(recorded.seats)])


def ended(game: str, seats: int = 2) -> EndedMatch:
    return EndedMatch("t1-abcdef-1", game, 1_700_000_000.0, PLAYERS[:seats])


def rounds(game: str) -> Iterator[PlayedRound]:
    """The first round of a match with each number of seats, and its last one."""
    for seats in sorted({len(recorded.seats) for recorded in records(game)}):
        for number in sorted({1, len(record(game, seats).rounds)}):
            yield played(game, seats, number)
