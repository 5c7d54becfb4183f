"""The card of a result, of one match after another, with the players' photographs; the floor of `picture_rows`.

Each match is drawn once, as it is in play: its rows and the moment it shows are new, most of its sprites have been made
for the matches before it.
"""

from collections.abc import Iterator
from itertools import count
from statistics import median

from bot.games.match import Match
from bot.games.registry import GAMES
from rendering import ResultSeat, ResultWords, SeatLabel, draw_result
from tests.games.playing import play_random
from tests.rendering.photos import portrait
from tests.tools.bench.picture_rows import LABEL_NAMES, floor_sprites, paste, timed
from tests.tools.bench.row import Row

_GAMES, _SEATS = ("classic", "moomin", "uno", "romi51"), 4
_WARM, _SAMPLES = 6, 2  # matches that make the sprites; for each round of measuring
_FACES = tuple(map(portrait, range(_SEATS)))
_WORDS = ResultWords(
    game="Dominoes",
    day="2026-03-09",
    title="Annamária wins",
    score="by 1,250 points",
    note="Annamária's 100th match",
    moment="Last move: Zoltán plays 6-4 at Y with the owl joker on the rabbit",
)


def rows(rounds: int) -> list[Row]:
    """Measure so many times and answer for each game the median, in seconds a card, and the largest file."""
    return [row for game in _GAMES for row in _rows(game, rounds)]


def _rows(game: str, rounds: int) -> list[Row]:
    sprites, ends = floor_sprites(), _ends(game)
    sizes = [len(_draw(next(ends))) for _ in range(_WARM)]
    times, floors = [], []
    for _ in range(rounds * _SAMPLES):
        match = next(ends)
        floors.append(timed(lambda: paste(sprites)))
        times.append(timed(lambda match=match: sizes.append(len(_draw(match)))))  # type: ignore[misc]  # binds it now
    name = f"card of a result, {game}, {_SEATS} players"
    return [
        Row(f"{name}: view to PNG", median(times), median(floors), 45.0, "picture"),
        Row(f"{name}: the largest file", float(max(sizes)), None, "<= 60 KiB", "bytes"),
    ]


def _ends(game: str) -> Iterator[Match]:
    """Play matches at random; yield how each ended."""
    for number in count(1):
        *_, end = play_random(game, _SEATS, number, {**GAMES[game].first_options()})
        yield end


def _draw(match: Match) -> bytes:
    view = match.view(None)
    assert view is not None
    return draw_result(view, [_seat(match, seat) for seat in range(_SEATS)], _WORDS)


def _seat(match: Match, seat: int) -> ResultSeat:
    label = SeatLabel(seat, LABEL_NAMES[seat], match.totals[seat], place=seat + 1, won=not seat, portrait=_FACES[seat])
    view = match.view(seat)
    hand = None if view is None else view.hand
    return ResultSeat(label=label, otherwise="", points=f"{match.totals[seat]} points", detail="", hand=hand)
