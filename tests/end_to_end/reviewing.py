"""Thoughts that a test lends to the bot, and matches that are over, to be reviewed."""

import asyncio
from dataclasses import dataclass, field

from msgspec import structs

from bot.games.record import encode
from bot.players.thinking import Choice, NoThoughtError, Purpose
from storage import FinishedMatch, Result
from storage.values import TableChange
from tests.end_to_end.test_replays import ENDED
from tests.replay.matches import record as golden_record


@dataclass
class Thoughts:
    """Finds the last of all moves best. Waits for `go` before each answer; notes its questions."""

    questions: list = field(default_factory=list)
    cancelled: int = 0
    fails: bool = False
    most: int = 10_000  # questions that are answered
    began: asyncio.Event = field(default_factory=asyncio.Event)
    go: asyncio.Event = field(default_factory=asyncio.Event)

    async def think(self, view, seed, budget, purpose=Purpose.REVIEW, among=()):
        self.questions.append((view, purpose))
        self.began.set()
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        if self.fails or len(self.questions) > self.most:
            raise NoThoughtError
        moves = among or [(token,) for token in view.legal] or [("p1 nothing",)]
        choices = [Choice(tuple(tokens), 0.5 + 0.1 * (tokens == max(moves)), 3.0, 0.01, 90) for tokens in moves]
        return tuple(sorted(choices, key=lambda choice: -choice.worth))


def lend(world, *, go: bool = True) -> Thoughts:
    thoughts = Thoughts()
    if go:
        thoughts.go.set()
    world.bot.thinkers.think = thoughts.think
    return thoughts


async def finished(
    world,
    *names: str,
    game: str = "classic",
    match: str = "old-1",
    line: str | None = None,
    since: int = 0,
    taken_by: str = "",
):
    """Let a match of these people have ended in the channel, by its golden record; "" is a computer player.

    The second one has taken the seat over when so many actions were done; or `taken_by` has, from the second one.
    """
    record = golden_record(game)
    seats = [
        Result(
            *(n, world.box.person(name).id if name else None, name or "Kismet", not name, 0, n, 0),
            since=since if n == 2 else 0,
        )
        for n, name in enumerate(names, 1)
    ]
    if taken_by:
        player = world.box.person(taken_by).id
        seats[1] = structs.replace(seats[1], player=player, player_name=taken_by, until=since)
    place = world.box.guild.id, world.box.table.id
    text = encode(record) if line is None else line
    done = FinishedMatch(match, *place, game, "{}", text, ENDED - 60, ENDED, "rounds", True, tuple(seats))
    await world.bot.store.save(TableChange(f"of-{match}", *place, "over", "{}", (), finished=done))
    return record


async def review(world, person, **options):
    """Press **Review** under a replay, by default of the channel's last match; its answer, or why there is none."""
    page = (await world.answered(await person.command("replay", **options), "message")).message
    if "Review" in page.labels():
        page = (await world.answered(await person.click(page, "Review"), "message")).message
    assert page.ephemeral
    return page
