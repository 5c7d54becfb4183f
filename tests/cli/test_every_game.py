"""Every registered game: simulated, verified, told in words, drawn."""

import re

import pytest

from bot.games.registry import GAMES
from tests.cli.conftest import Program

TOKEN = re.compile(
    r"\bp\d (play|draw|turn|open|take|return|keep|pass|end|forced|penalty|catch|uno|no-double)\b"
)


@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("game", list(GAMES))
def test_simulate_verify_replay_and_draw(program: Program, game: str, player: str) -> None:
    seats = max(GAMES[game].seats)
    ran = program(
        "simulate",
        game,
        "--players",
        seats,
        "--matches",
        2,
        "--seed",
        "s",
        "--player",
        player,
        "--record",
        "r.jsonl",
    )
    assert (ran.status, ran.err) == (0, "")
    assert program("verify", "r.jsonl").status == 0
    told = program("replay", "r.jsonl")
    assert (told.status, told.err) == (0, "")
    assert not TOKEN.search(told.out)
    for seat in ((), ("--seat", "p1")):
        drawn = program("draw", "r.jsonl", "--round", 1, "--move", 3, *seat, "-o", f"{len(seat)}.png")
        assert (drawn.status, drawn.err) == (0, "")
