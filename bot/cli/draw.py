"""`boneyard draw`: a moment of a recorded match as a picture, or a round as an animated one."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.errors import CliError
from bot.cli.files import read_record, replaced
from bot.cli.records import File, MatchNumber
from bot.cli.wording import locale, say
from bot.games.actions import parse_seat, seat_name, seat_names
from bot.games.drawn import THEMES, Theme
from bot.games.errors import NotationError
from bot.games.match import Match
from bot.games.record import Record
from bot.games.text.look import Look
from bot.games.verify import ReplayStep, replay
from bot.games.view import View
from bot.play.pages.labels import game_words, seat_label
from bot.replay.drawn import GIF_LIMIT, round_gif
from bot.replay.played import Player, play_again
from rendering import SeatLabel, TableWords, draw_hand, draw_table

_STANDARD_OUTPUT = Path("-")


def draw(
    file: File,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="OUT.png", help=say("draw-out"), show_default=False)],
    round_number: Annotated[int, typer.Option("--round", "-r", min=1, help=say("draw-round"))] = 1,
    move: Annotated[int | None, typer.Option("--move", "-k", min=0, help=say("draw-move"), show_default=False)] = None,
    seat: Annotated[str | None, typer.Option("--seat", "-s", metavar="pN", help=say("draw-seat"))] = None,
    match: MatchNumber = 1,
    gif: Annotated[bool, typer.Option("--gif", help=say("draw-gif"))] = False,
    theme: Annotated[Theme, typer.Option("--theme", help=say("draw-theme"))] = THEMES[0],
    force: Annotated[bool, typer.Option("--force", help=say("draw-force"))] = False,
) -> None:
    """Draw the table as all see it, with `--seat` that player's hand, with `--gif` a whole round and all hands."""
    if gif and (move is not None or seat is not None):
        raise CliError("gif-whole", option="--seat" if move is None else "--move")
    _check_name(out, gif)
    record = read_record(file, match)
    if gif:
        draw_round(record, round_number, out, theme, force)
        return
    step = find_step(record, round_number, move)
    place = None if seat is None else find_seat(record, seat)
    picture = draw_step(step, place, theme)
    _write(out, force, picture)
    _tell(out, say("draw-done", path=str(out), round=step.round, move=step.action))


def _check_name(out: Path, gif: bool) -> None:
    """CliError `draw-name` for a file that would be something else than its name says."""
    kind = "GIF" if gif else "PNG"
    if out.suffix and out.suffix.lower() != f".{kind.lower()}":
        raise CliError("draw-name", path=str(out), kind=kind)


def draw_round(record: Record, number: int, out: Path, theme: Theme, force: bool) -> None:
    """Write a round as GIF. CliError `no-round`; RecordError for a fault up to its end."""
    _check_round(record, number)
    played = play_again(record, number, [Player(name) for name in seat_names(len(record.seats))])
    drawn = round_gif(played, Look(locale(), theme))
    _write(out, force, drawn.data)
    done = {"round": number, "rounds": played.rounds, "moves": played.moments[-1].done}
    _tell(out, say("draw-gif-done", path=str(out), **done))
    if drawn.shown < drawn.moments:
        limit = GIF_LIMIT // 1024**2
        _tell(out, say("draw-thinned", shown=drawn.shown, moments=drawn.moments, limit=limit))


def _write(out: Path, force: bool, data: bytes) -> None:
    """Write a picture to a file, or to the standard output; CliErrors as `replaced`."""
    if out == _STANDARD_OUTPUT:
        typer.get_binary_stream("stdout").write(data)
        return
    with replaced(out, force) as written:
        written.write(data)


def _tell(out: Path, text: str) -> None:
    """Say what was drawn, where it does not come into the picture."""
    typer.echo(text, err=out == _STANDARD_OUTPUT)


def _check_round(record: Record, number: int) -> None:
    if number > len(record.rounds):
        raise CliError("no-round", round=number, count=len(record.rounds))


def find_step(record: Record, round_number: int, move: int | None) -> ReplayStep:
    """Return how it stood after so many moves of a round (None: at its end).

    What happens of itself belongs to the move before it. CliError `no-round` or `no-move`; RecordError for a fault
    before that moment.
    """
    _check_round(record, round_number)
    moves = len(record.rounds[round_number - 1].actions)
    if move is not None and move > moves:
        raise CliError("no-move", move=move, round=round_number, count=moves)
    wanted = moves if move is None else move
    found = None
    for step in replay(record):
        if step.round > round_number:
            break
        found = step if step.round == round_number else None
        if found and found.action >= wanted:
            return found
    if found is None:  # faulty rounds stand before it
        raise CliError("no-move", move=wanted, round=round_number, count=moves)
    return found


def find_seat(record: Record, text: str) -> int:
    """The seat that somebody typed; CliError `no-seat`."""
    try:
        seat = parse_seat(text)
    except NotationError:
        seat = -1
    if not 0 <= seat < len(record.seats):
        raise CliError("no-seat", seat=text, allowed=", ".join(record.seats))
    return seat


def draw_step(step: ReplayStep, seat: int | None, theme: Theme) -> bytes:
    """A PNG of the table (`seat` None) or of a seat's hand."""
    view = step.match.view(seat)
    assert view is not None
    if seat is not None:
        return draw_hand(view, _words(step), theme)
    return draw_table(view, _labels(view, step.match), _words(step), theme)


def _labels(view: View, match: Match) -> list[SeatLabel]:
    look = Look(locale())
    return [seat_label(view, seat, seat_name(seat), total, look) for seat, total in enumerate(match.totals)]


def _words(step: ReplayStep) -> TableWords:
    return game_words(step.match.game, step.round, Look(locale()))
