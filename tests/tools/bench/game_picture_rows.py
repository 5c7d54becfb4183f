"""Table pictures of the games with figures, motifs and domos, as they come in matches played at random.

Each table of a round is drawn after the one before, as a bot does; the floor is that of `picture_rows`. Only tables
with at least 24 tiles count.
"""

import time
from random import Random
from statistics import median

from bot.games import match as matches
from bot.games.match import Match
from bot.games.view import View
from rendering import SeatLabel, draw_seat, draw_table
from tests.tools.bench.picture_rows import LABEL_NAMES, WORDS, floor_sprites, paste, timed
from tests.tools.bench.row import Row, sized

_GAMES = {"moomin": 4, "moomin-joker": 4, "christmas": 6, "uno": 4}
_LEAST = 24
_WARM = 8  # rounds that make the sprites
_SAMPLES = 8  # pictures of each game, for each round of measuring


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times and answer for each game the median, in seconds a picture, and the largest file."""
    measured = [row for game, seats in _GAMES.items() for row in _rows(game, seats, rounds)]
    return [*measured, *(row for game, seats in _GAMES.items() for row in _seat_rows(game, seats, rounds))]


def _seat_rows(game: str, seats: int, rounds: int) -> list[Row]:
    """Measure the same of table and hand in one picture, in every third turn of a round with hidden hands."""
    rng = Random(game)
    labels = [SeatLabel(seat, LABEL_NAMES[seat % 4], -7 * seat) for seat in range(seats)]
    sprites, floors, times, sizes = floor_sprites(), [], [], []
    number = 0
    while len(times) < sized(rounds * _SAMPLES, 1, rounds):
        number += 1
        for match in filter(matches.is_open, _turns(game, seats, rng, "hidden")[::3]):
            public, hand = match.view(None), match.view(match.turn)
            assert public is not None
            assert hand is not None
            began = time.process_time()
            picture = draw_seat(public, hand, labels, WORDS)
            taken = time.process_time() - began
            sizes.append(len(picture))
            if number > sized(_WARM // 4, 0, rounds) and _tiles(public) >= _LEAST:
                floors.append(timed(lambda: paste(sprites)))
                times.append(taken)
    name = f"table and hand, {game}, {seats} players"
    return [
        Row(f"{name}, {_LEAST} tiles and more: view to PNG", median(times), median(floors), 15.0, "picture"),
        Row(f"{name}: the largest file", float(max(sizes)), None, "<= 60 KiB", "bytes"),
    ]


def _rows(game: str, seats: int, rounds: int) -> list[Row]:
    rng = Random(game)
    labels = [SeatLabel(seat, LABEL_NAMES[seat % 4], -7 * seat) for seat in range(seats)]
    sprites, floors, times, sizes = floor_sprites(), [], [], []
    number = 0
    while len(times) < sized(rounds * _SAMPLES, 1, rounds):
        number += 1
        for view in _round(game, seats, rng):
            began = time.process_time()
            picture = draw_table(view, labels, WORDS)
            taken = time.process_time() - began
            sizes.append(len(picture))
            if number > sized(_WARM, 0, rounds) and _tiles(view) >= _LEAST:
                floors.append(timed(lambda: paste(sprites)))
                times.append(taken)
    name = f"table picture, {game}, {seats} players"
    return [
        Row(f"{name}, {_LEAST} tiles and more: after a move", median(times), median(floors), 15.0, "picture"),
        Row(f"{name}: the largest file", float(max(sizes)), None, "<= 60 KiB", "bytes"),
    ]


def _round(game: str, seats: int, rng: Random) -> list[View]:
    """Play a round at random; answer what the public saw after each move."""
    return [match.view(None) for match in _turns(game, seats, rng)][1:]


def _turns(game: str, seats: int, rng: Random, hands: str = "open") -> list[Match]:
    """Play a round at random; answer how it stood before each move, and at its end."""
    setup = {"votes": {f"p{seat}": hands for seat in range(1, seats + 1)}} if game == "christmas" else None
    match = matches.deal_round(matches.new_match(game, seats, {}, setup), rng.randbytes(32)).match
    positions = [match]
    while matches.is_open(match):
        match = matches.act(match, rng.choice(match.offers(match.turn))).match
        positions.append(match)
    return positions


def _tiles(view: View) -> int:
    streets = getattr(view, "streets", None)
    return len(view.line) if streets is None else 1 + sum(map(len, streets))
