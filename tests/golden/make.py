"""`python -m tests.golden.make GAME ...` makes the golden games anew."""

import sys

import msgspec

from bot.games.game import AnyGame
from bot.games.match import Match, to_record
from bot.games.options import OptionValue
from bot.games.record import encode
from bot.games.registry import find_game
from tests.games.playing import finished, play_greedy
from tests.golden import FOLDER, GREEDY, RANDOM_LAST, SETUPS, steps


def variants(game: AnyGame) -> list[tuple[int, dict[str, OptionValue]]]:
    """Seats and options so that each number of seats and each value of each option is played at least once."""
    fewest, most = game.seats.start, game.seats.stop - 1
    found = [(seats, {}) for seats in game.seats]
    for option in game.options:
        found += [((most if n % 2 else fewest), {option.key: value}) for n, value in enumerate(option.values[1:])]
    return found


def play(name: str, number: int, seats: int, options: dict[str, object]) -> Match:
    """Play the match of a record: at random, or, where that leads to no end, greedily."""
    if name in GREEDY:
        return play_greedy(name, seats, 100 + number, options)
    return finished(name, seats, 100 + number, options, SETUPS.get(name) if number == 1 else None)


def make(name: str) -> None:
    """Write the two files of a game."""
    wanted = list(enumerate(variants(find_game(name))))
    records = [to_record(play(name, number, seats, dict(options))) for number, (seats, options) in wanted]
    if name in RANDOM_LAST:
        records.append(to_record(finished(name, find_game(name).seats.start, 100 + len(wanted))))
    (FOLDER / f"{name}.jsonl").write_text("".join(f"{encode(record)}\n" for record in records), "utf-8")
    told = records[: 1 + (name in SETUPS)]
    lines = [msgspec.json.encode(step).decode() for record in told for step in steps(record)]
    (FOLDER / f"{name}.views.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        make(wanted)
