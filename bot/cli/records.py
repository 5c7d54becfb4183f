"""`boneyard replay`, `verify`, `review` and `draw`: what stands in files of records."""

import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.errors import BAD_INPUT, FAULT, CliError
from bot.cli.files import read_record, read_records, replaced
from bot.cli.terminal import explain_game, locale, meter, one_line, say, tracked
from bot.games import verify as judge
from bot.games.actions import seat_name, seat_names
from bot.games.drawn import THEMES, Theme
from bot.games.errors import RecordError
from bot.games.record import Record
from bot.games.text.naming import Naming
from bot.games.text.reader import Reader
from bot.games.text.words import event_text, move_text, told_by_move
from bot.games.verify import ReplayStep
from bot.play.pages.seats import game_words, seat_label
from bot.play.registry import naming_of
from bot.players.reviews import Answer, Decision, Review, decisions, reviewing
from bot.players.thinking import think
from bot.replay.drawn import GIF_LIMIT, round_gif
from bot.replay.pages import EndedMatch
from bot.replay.played import Player, play_again
from bot.replay.review_pages import review_lines
from rendering import draw_hand, draw_table

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("record-file"), show_default=False)]
MatchNumber = Annotated[int, typer.Option("--match", "-m", min=1, help=say("record-match"))]
# The events of an action that no token tells; of a deal, all are printed but those that tokens tell.
_ENDINGS = ("round-ended", "match-ended")
_STANDARD_OUTPUT = Path("-")


def replay(file: File, match: MatchNumber = 1) -> None:
    """Print a match move by move, up to its end or to the first fault."""
    record = read_record(file, match)
    names = seat_names(len(record.seats))
    typer.echo(say("replay-match", number=match, game=one_line(record.game), seats=", ".join(names)))
    done = 0
    try:
        for step in judge.replay(record):
            for line in _step_lines(step, names, done if step.token else 0, naming_of(record.game, Reader(locale()))):
                typer.echo(line)
            done = step.action
        judge.verify(record)
    except RecordError as error:
        raise CliError("replay", status=FAULT, fault=explain_game(error)) from None
    totals = ", ".join(f"{seat} {total}" for seat, total in record.result.totals.items())
    typer.echo("")
    typer.echo(say("replay-result", end=record.result.end, totals=totals))


def _step_lines(step: ReplayStep, names: Sequence[str], done: int, naming: Naming) -> Iterator[str]:
    """Yield the lines of a step: a heading and the deal's events, or the moves after the first `done`."""
    if step.token is None:
        yield ""
        yield say("replay-round", number=step.round)
        for seat, text in step.match.rounds[-1].cut_by.items():
            yield "      " + say("replay-cut", seat=seat, text=one_line(text))
    for number, token in enumerate(step.match.rounds[-1].actions[done : step.action], done + 1):
        yield f"{number:4}. {move_text(token, names, locale(), naming=naming)}"
    for event in step.events:
        if event.to is None and ((step.token is None and not told_by_move(event, naming)) or event.code in _ENDINGS):
            yield f"      {event_text(event, names, locale(), marked=False, naming=naming)}"


def verify(file: File) -> int:
    """Check every record; answer 0 (all fine), 1 (a fault) or 2 (a line is not a record)."""
    fine, status = 0, 0
    for number, record in tracked(read_records(file), None, say("verify-progress")):
        fault = record if isinstance(record, RecordError) else _fault(record, number)
        if fault is None:
            fine += 1
        else:
            status = max(status, BAD_INPUT if fault is record else FAULT)
            typer.echo(explain_game(fault))
    typer.echo(say("verify-result", fine=fine, faulty=number - fine))
    return status


def _fault(record: Record, number: int) -> RecordError | None:
    try:
        judge.verify(record)
    except RecordError as error:
        fault = RecordError(error.code, record=number, **error.facts)
        fault.__cause__ = error.__cause__
        return fault
    return None


# What a strong player would have done


def review(
    file: File,
    seat: Annotated[
        str | None, typer.Option("--seat", "-s", metavar="pN", help=say("review-seat"), show_default=False)
    ] = None,
    match: MatchNumber = 1,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help=say("review-seconds"))] = 30.0,
) -> None:
    """Print the three moments that mattered most, and how many decisions were as good as a strong player's."""
    record = read_record(file, match)
    place, choices = _decisions_of(record, None if seat is None else find_seat(record, seat))
    typer.echo(say("review-of", match=match, game=record.game, seat=seat_name(place), count=len(choices)))
    judged = _review_of(choices, seconds)
    names = tuple(Player(name) for name in record.seats)
    for line in review_lines(EndedMatch("", record.game, 0.0, names), judged, Reader(locale())):
        typer.echo(line)


def _decisions_of(record: Record, seat: int | None) -> tuple[int, tuple[Decision, ...]]:
    """Return the seat that is looked at and its decisions; without a seat given the first one that had any.

    CliError `review-undealt`, `review-nothing` or `review-nobody` where there was nothing to choose; RecordError.
    """
    for place in range(len(record.seats)) if seat is None else (seat,):
        if choices := tuple(decisions(record, place)):
            return place, choices
    if not record.rounds:
        raise CliError("review-undealt")
    if seat is None:
        raise CliError("review-nobody")
    raise CliError("review-nothing", seat=seat_name(seat))


def _review_of(choices: tuple[Decision, ...], seconds: float) -> Review:
    """Think in this process, with a progress bar."""
    asking = reviewing(choices, time.monotonic, seconds)
    answer: Answer = None
    with meter(len(choices), say("review-progress")) as at:
        while True:
            try:
                question = asking.send(answer)
            except StopIteration as stop:
                judged: Review = stop.value
                return judged
            at(question.number)
            rng = random.Random(question.seed)  # noqa: S311 - to be repeated
            answer = think(question.decision.view, rng, question.budget, among=question.among)


# Pictures


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
    """Draw the table as everybody sees it, with `--seat` that player's hand, with `--gif` a round with all hands."""
    if gif and (move is not None or seat is not None):
        raise CliError("gif-whole", option="--seat" if move is None else "--move")
    kind = "GIF" if gif else "PNG"
    if out.suffix and out.suffix.lower() != f".{kind.lower()}":
        raise CliError("draw-name", path=str(out), kind=kind)
    record = read_record(file, match)
    if gif:
        picture, lines = _draw_round(record, round_number, out, theme)
    else:
        step = find_step(record, round_number, move)
        picture = _draw_step(step, None if seat is None else find_seat(record, seat), theme)
        lines = [say("draw-done", path=str(out), round=step.round, move=step.action)]
    if out == _STANDARD_OUTPUT:
        typer.get_binary_stream("stdout").write(picture)
    else:
        with replaced(out, force) as written:
            written.write(picture)
    for line in lines:
        typer.echo(line, err=out == _STANDARD_OUTPUT)


def _draw_round(record: Record, number: int, out: Path, theme: Theme) -> tuple[bytes, list[str]]:
    """Return a round as GIF, and what is said of it. CliError `no-round`; RecordError for a fault up to its end."""
    _check_round(record, number)
    played = play_again(record, number, [Player(name) for name in seat_names(len(record.seats))])
    drawn = round_gif(played, Reader(locale(), theme))
    thinned = say("draw-thinned", shown=drawn.frames, moments=drawn.moments, limit=GIF_LIMIT // 1024**2)
    done = say("draw-gif-done", path=str(out), round=number, rounds=played.rounds, moves=played.moments[-1].done)
    return drawn.data, [done, thinned] if drawn.frames < drawn.moments else [done]


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
    latest = None
    for step in judge.replay(record):
        if step.round > round_number:
            break
        latest = step if step.round == round_number else None
        if latest and latest.action >= wanted:
            return latest
    if latest is None:  # faulty rounds stand before it
        raise CliError("no-move", move=wanted, round=round_number, count=moves)
    return latest


def find_seat(record: Record, text: str) -> int:
    """Return the seat that was typed; CliError `no-seat`."""
    names = seat_names(len(record.seats))
    if text not in names:
        raise CliError("no-seat", seat=text, allowed=", ".join(record.seats))
    return names.index(text)


def _draw_step(step: ReplayStep, seat: int | None, theme: Theme) -> bytes:
    """Return a PNG of the table (`seat` None) or of a seat's hand."""
    view = step.match.dealt_view(seat)
    reader = Reader(locale())
    words = game_words(step.match.game, step.round, reader)
    if seat is not None:
        return draw_hand(view, words, theme)
    return draw_table(
        view,
        [seat_label(view, at, seat_name(at), total, reader) for at, total in enumerate(step.match.totals)],
        words,
        theme,
    )
