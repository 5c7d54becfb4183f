"""`boneyard replay` and `boneyard verify`: what stands in files of records."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.errors import BAD_INPUT, FAULT, CliError
from bot.cli.files import read_record, read_records
from bot.cli.progress import tracked
from bot.cli.wording import explain_game, locale, one_line, say
from bot.games import verify as judge
from bot.games.actions import seat_names
from bot.games.errors import RecordError
from bot.games.record import Record
from bot.games.text.look import Look
from bot.games.text.naming import Naming
from bot.games.text.words import event_text, move_text, told_by_move
from bot.games.verify import ReplayStep
from bot.play.registry import naming_of

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("record-file"), show_default=False)]
MatchNumber = Annotated[int, typer.Option("--match", "-m", min=1, help=say("record-match"))]
# Of what an action leads to, the events that no token tells; of a deal, all but those that tokens tell.
_TOLD = ("round-ended", "match-ended")


def replay(file: File, match: MatchNumber = 1) -> None:
    """Tell a match move by move, up to its end or to the first fault."""
    record = read_record(file, match)
    names = seat_names(len(record.seats))
    typer.echo(say("replay-match", number=match, game=one_line(record.game), seats=", ".join(names)))
    try:
        _tell(record, names)
        judge.verify(record)
    except RecordError as error:
        raise CliError("replay", status=FAULT, fault=explain_game(error)) from None
    totals = ", ".join(f"{seat} {total}" for seat, total in record.result.totals.items())
    typer.echo("")
    typer.echo(say("replay-result", end=record.result.end, totals=totals))


def _tell(record: Record, names: Sequence[str]) -> None:
    done = 0
    for step in judge.replay(record):
        done = 0 if step.token is None else done
        for line in _told(step, names, done, naming_of(record.game, Look(locale()))):
            typer.echo(line)
        done = step.action


def _told(step: ReplayStep, names: Sequence[str], done: int, naming: Naming) -> Iterator[str]:
    """The lines of a step: a heading and the deal's events, or the tokens after the first `done` as moves."""
    if step.token is None:
        yield ""
        yield say("replay-round", number=step.round)
        for seat, text in step.match.rounds[-1].cut_by.items():
            yield "      " + say("replay-cut", seat=seat, text=one_line(text))
    for number, token in enumerate(step.match.rounds[-1].actions[done : step.action], done + 1):
        yield f"{number:4}. {move_text(token, names, locale(), naming=naming)}"
    for event in step.events:
        if event.to is None and ((step.token is None and not told_by_move(event, naming)) or event.code in _TOLD):
            yield f"      {event_text(event, names, locale(), marked=False, naming=naming)}"


def verify(file: File) -> int:
    """Judge every record; answer 0 (all fine), 1 (a fault) or 2 (something is no record)."""
    fine, status = 0, 0
    for number, found in tracked(read_records(file), None, say("verify-progress")):
        fault = found if isinstance(found, RecordError) else _fault(found, number)
        if fault is None:
            fine += 1
            continue
        status = max(status, BAD_INPUT if fault is found else FAULT)
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
