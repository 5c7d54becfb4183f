"""`python -m tests.golden.make GAME ...` makes the golden games anew and counts perft; it prints what it writes.

With `--print` nothing is written. Deals whose sequences are counted already are counted again; of a new game the first
three or more are chosen here.
"""

import json
import sys
from collections.abc import Iterator

import msgspec

from bot.games.game import AnyGame
from bot.games.match import Match, deal_round, new_match, to_record
from bot.games.options import OptionValue
from bot.games.record import encode
from bot.games.registry import find_game
from tests.games.playing import finished, perft, play_greedy, seed
from tests.golden import FOLDER, GREEDY, RANDOM_LAST, SETUPS, steps

FEWEST_DEALS = 3
DEEPEST = 12  # actions
MOST_SEQUENCES = 20_000


def variants(game: AnyGame) -> list[tuple[int, dict[str, OptionValue]]]:
    """Seats and options so that each number of seats and each value of each option is played at least once."""
    fewest, most = game.seats.start, game.seats.stop - 1
    cases = [(seats, {}) for seats in game.seats]
    for option in game.options:
        cases += [((most if n % 2 else fewest), {option.key: value}) for n, value in enumerate(option.values[1:])]
    return cases


def play(name: str, number: int, seats: int, options: dict[str, object], edition: int) -> Match:
    """Play the match of a record: at random, or, where that leads to no end, greedily."""
    if name in GREEDY:
        return play_greedy(name, seats, 100 + number, options)
    return finished(name, seats, 100 + number, options, SETUPS.get(name) if number == 1 else None, edition)


def files(name: str) -> dict[str, list[str]]:
    """Return the lines of each golden file of a game: its records, the views of the first ones, its perft counts."""
    cases = list(enumerate(variants(find_game(name))))
    records = [
        to_record(play(name, number, seats, dict(options), edition))
        for edition in range(1, find_game(name).editions + 1)
        for number, (seats, options) in cases
    ]
    if name in RANDOM_LAST:
        records.append(to_record(finished(name, find_game(name).seats.start, 100 + len(cases))))
    viewed = records[: 1 + (name in SETUPS)]
    return {
        f"{name}.jsonl": [encode(record) for record in records],
        f"{name}.views.jsonl": [msgspec.json.encode(step).decode() for record in viewed for step in steps(record)],
        f"{name}.perft.jsonl": [json.dumps(row) for row in perft_rows(name)],
    }


def perft_rows(name: str) -> Iterator[dict[str, object]]:
    """Yield what is counted of each deal: those of the game's file, or at least three where there is none.

    A row says `set` where its set is not of the first edition.
    """
    path = FOLDER / f"{name}.perft.jsonl"
    if path.exists():
        rows = map(json.loads, path.read_text("utf-8").splitlines())
        deals = [(row["seats"], row["seed"], row["options"], len(row["counts"]), row.get("set", 1)) for row in rows]
    else:
        chosen = (variants(find_game(name)) * FEWEST_DEALS)[: max(FEWEST_DEALS, len(find_game(name).seats))]
        last = find_game(name).editions
        deals = [(seats, number, dict(options), DEEPEST, last) for number, (seats, options) in enumerate(chosen, 1)]
    for seats, number, options, depth, edition in deals:
        match = deal_round(new_match(name, seats, options, edition=edition), seed(number)).match
        counts = perft(match, depth) if path.exists() else []
        while len(counts) < depth and (not counts or counts[-1] * 4 < MOST_SEQUENCES):
            counts.append(perft(match, len(counts) + 1)[-1])
        mark = {} if edition == 1 else {"set": edition}
        yield {**mark, "seats": seats, "seed": number, "options": options, "counts": counts}


def main(arguments: list[str]) -> None:
    """Make the files of the games that are named, and print them."""
    for name in [name for name in arguments if name != "--print"]:
        for file, lines in files(name).items():
            if "--print" not in arguments:
                (FOLDER / file).write_text("".join(f"{line}\n" for line in lines), "utf-8")
            print(f"{file}: {len(lines)} lines")
            if file.endswith(".perft.jsonl"):
                print(*lines, sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
