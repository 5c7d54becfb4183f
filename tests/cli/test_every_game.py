"""Every registered game: simulated, verified, told in words, drawn."""

import re
from itertools import product
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from tests.cli.conftest import Program
from tests.luck import part_of
from tests.texts import decode_all

# Greedy players don't catch, pay no penalties and take nothing from the talon.
RANDOM = GAMES if part_of(1, 0) else ("uno", "joker-mania")
MOVE = re.compile(r"^ *\d+\. (.*)$", re.MULTILINE)


@pytest.mark.parametrize(("player", "game"), [*product(["greedy"], GAMES), *product(["random"], RANDOM)])
def test_simulate_verify_replay_and_draw(program: Program, game: str, player: str) -> None:
    seats = max(GAMES[game].seats)
    options = ("--players", seats, "--matches", 1, "--length", GAMES[game].lengths[0].key, "--seed", "s")
    ran = program("simulate", game, *options, "--player", player, "--record", "r.jsonl")
    assert (ran.status, ran.err) == (0, "")
    assert program("verify", "r.jsonl").status == 0
    replayed = program("replay", "r.jsonl")
    assert (replayed.status, replayed.err) == (0, "")
    match = next(decode_all(Path("r.jsonl").read_bytes().splitlines()))
    tokens = [token for round_ in match.rounds for token in round_.actions]
    moves = MOVE.findall(replayed.out)
    assert len(moves) == len(tokens)
    assert [move for move in moves if move in tokens] == []
    for seat in ((), ("--seat", "p1")):
        drawn = program("draw", "r.jsonl", "--round", 1, "--move", 3, *seat, "-o", f"{len(seat)}.png")
        assert (drawn.status, drawn.err) == (0, "")
