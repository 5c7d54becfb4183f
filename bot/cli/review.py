"""`boneyard review`: what a strong player would have done in a recorded match."""

import random
import time
from collections.abc import Generator
from typing import Annotated

import typer

from bot.cli.draw import find_seat
from bot.cli.errors import CliError
from bot.cli.files import read_record
from bot.cli.progress import Meter
from bot.cli.records import File, MatchNumber
from bot.cli.wording import locale, say
from bot.games.actions import seat_name
from bot.games.record import Record
from bot.games.text.look import Look
from bot.players.reviews import Decision, Review, ReviewQuestion, decisions, reviewing
from bot.players.thinking import Choice, think
from bot.replay.pages import EndedMatch
from bot.replay.played import Player
from bot.replay.review_pages import review_lines


def review(
    file: File,
    seat: Annotated[
        str | None, typer.Option("--seat", "-s", metavar="pN", help=say("review-seat"), show_default=False)
    ] = None,
    match: MatchNumber = 1,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help=say("review-seconds"))] = 30.0,
) -> None:
    """Tell the three moments that mattered most, and how many decisions were as good as a strong player's."""
    record = read_record(file, match)
    place, found = _decided(record, None if seat is None else find_seat(record, seat))
    typer.echo(say("review-of", match=match, game=record.game, seat=seat_name(place), count=len(found)))
    judged = _thought(found, seconds)
    names = tuple(Player(name) for name in record.seats)
    for line in review_lines(EndedMatch("", record.game, 0.0, names), judged, Look(locale())):
        typer.echo(line)


def _decided(record: Record, seat: int | None) -> tuple[int, tuple[Decision, ...]]:
    """Return the seat that is looked at and its decisions; without a seat given the first one that had any.

    CliError `review-undealt`, `review-nothing` or `review-nobody` where there was nothing to choose; RecordError.
    """
    for one in range(len(record.seats)) if seat is None else (seat,):
        if found := tuple(decisions(record, one)):
            return one, found
    if not record.rounds:
        raise CliError("review-undealt")
    if seat is None:
        raise CliError("review-nobody")
    raise CliError("review-nothing", seat=seat_name(seat))


def _thought(found: tuple[Decision, ...], seconds: float) -> Review:
    """Think in this process, and show how far it is."""
    asking: Generator[ReviewQuestion, tuple[Choice, ...] | None, Review]
    asking = reviewing(found, time.monotonic, seconds)
    answer: tuple[Choice, ...] | None = None
    with Meter(len(found), say("review-progress")) as meter:
        while True:
            try:
                question = asking.send(answer)
            except StopIteration as stop:
                judged: Review = stop.value
                return judged
            meter.at(question.asked)
            rng = random.Random(question.seed)  # noqa: S311 - to be repeated
            answer = think(question.decision.view, rng, question.budget, among=question.among)
