"""Replays: forty moments of a round as GIF against the first of them alone, and a moment from its record to its PNG.

The floor of a GIF is what Pillow takes for one: the first sheet painted and saved. Both begin with sheets on which
everything lies already, and everything else is in them: words, tables that are laid anew, hands.
"""

from io import BytesIO
from statistics import median

from bot.games.text.reader import Reader
from bot.replay.drawn import frame_of, moment_picture
from bot.replay.played import Player, play_again
from rendering import draw_table
from rendering.gif import write_gif
from rendering.kit.canvas import Area, Canvas
from rendering.kit.palette import Depth
from rendering.kit.pillow import as_image
from rendering.replay import ReplayFrame, lay_replay
from tests.replay.matches import record, records
from tests.tools.bench.picture_rows import timed
from tests.tools.bench.row import Row

_MOMENTS, _THEME = 40, "dark"
_GAMES = {"classic": 4, "moomin": 4, "uno": 4, "romi51": 4, "tabla": 4}
_PLAYERS = tuple(Player(name) for name in ("Annamária", "Zoltán", "Väinö", "Ilona"))
_CLICKS = 12  # moments of a match that are shown, for each round of measuring
_LOOK = Reader("en", _THEME)


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times and answer the medians, in seconds, and the largest GIF of a whole round in bytes."""
    measured = [row for game, seats in _GAMES.items() for row in _gif_rows(game, seats, rounds)]
    return [*measured, _click_row(rounds)]


def _gif_rows(game: str, seats: int, rounds: int) -> list[Row]:
    frames = _frames(game, seats)
    sheets = [lay_replay(frame, _THEME) for frame in frames]
    holds = [1000] * len(sheets)
    floors, times = [], []
    for _ in range(3 * rounds):
        floors.append(timed(lambda: _first_alone(sheets[0])))
        times.append(timed(lambda: write_gif(sheets, holds)))
    size = float(len(write_gif(sheets, holds)))
    name = f"replay as GIF, {game}, {len(sheets)} moments"
    return [
        Row(name, median(times), median(floors), 5.0, "GIF"),
        Row(f"{name}: the file", size, None, "<= 8192 KiB", "bytes"),
    ]


def _frames(game: str, seats: int) -> list[ReplayFrame]:
    """Forty moments of the longest round with so many seats, from its deal on; all of it, where it is shorter."""
    fitting = [match for match in records(game) if len(match.seats) == seats]
    match, number = max(
        ((match, number) for match in fitting for number in range(len(match.rounds))),
        key=lambda pair: len(pair[0].rounds[pair[1]].actions),
    )
    played = play_again(match, number + 1, _PLAYERS[:seats])
    return [frame_of(played, at, _LOOK) for at in range(min(_MOMENTS, played.last + 1))]


def _first_alone(sheet: Canvas) -> bytes:
    image, out = as_image(sheet.pixels(Area(0, 0, sheet.width, sheet.height))), BytesIO()
    image.putpalette(sheet.palette.tables[Depth.WHOLE])
    image.save(out, "GIF", optimize=False)
    return out.getvalue()


def _click_row(rounds: int) -> Row:
    """A click on a replay: its round played again, the moment drawn, after the one before it."""
    match = record("classic", 4)
    number = len(match.rounds)
    played = play_again(match, number, _PLAYERS)
    words = frame_of(played, 1, _LOOK)
    floors, times = [], []
    for _ in range(rounds):
        for at in range(1, min(_CLICKS, played.last)):
            view = frame_of(played, at, _LOOK).view
            draw_table(view, words.seats, words.words, _THEME)
            floors.append(timed(lambda view=view: draw_table(view, words.seats, words.words, _THEME)))
            times.append(timed(lambda at=at: moment_picture(play_again(match, number, _PLAYERS), at, _LOOK)))
    name = f"replay, a click in round {number} of classic domino: record to PNG"
    return Row(name, median(times), median(floors), "<= 60 ms", "picture")
