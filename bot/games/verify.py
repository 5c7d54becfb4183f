"""Judging a record: every deal against the shuffle, every action against the rules, every number against its price."""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.games import match as matches
from bot.games.actions import CHANCE, Action, seat_names
from bot.games.errors import CutError, GameError, IllegalAction, RecordError
from bot.games.events import Event
from bot.games.match import Match, Played
from bot.games.options import OptionValue
from bot.games.record import Record, Round
from bot.games.registry import find_game
from bot.games.same import check_same, check_seed
from bot.games.shuffle import SEED_BYTES, commitment


class ReplayStep(msgspec.Struct, frozen=True):
    """One step of a replay: the round (from 1), how many of its actions were done, the token (None: the deal).

    `match` is how it stands afterwards, `events` what was told.
    """

    round: int
    action: int
    token: str | None
    match: Match
    events: tuple[Event, ...]


def verify(record: Record) -> None:
    """Judge a record. RecordError says what is wrong: `round` and `action` (from 1), `rule`, and what was expected."""
    match = _opened(record)
    for step in replay(record):
        match = step.match
    if record.result.end == matches.ABANDONED:
        match = matches.abandon(match)
    if not match.end:
        where = {"round": len(record.rounds)} if record.rounds else {}
        raise RecordError("unfinished", **where)
    _same("end", match.end, record.result.end)
    expected = matches.to_record(match).result
    _same("totals", expected.totals, record.result.totals)
    _same("places", expected.places, record.result.places)


def replay(record: Record) -> Iterator[ReplayStep]:
    """Play a record again, step by step; RecordError at the first thing that is wrong."""
    match = _opened(record)
    for number, written in enumerate(record.rounds, 1):
        if match.end:
            raise RecordError("after-the-end", round=number)
        abandoned = number == len(record.rounds) and record.result.end == matches.ABANDONED
        unfinished = abandoned and written.result is None
        for step in _replay_round(match, number, written, unfinished):
            match = step.match
            yield step
        _check_result(match, number, written, unfinished)


def _opened(record: Record) -> Match:
    """Return the match before its first deal; RecordError for what the record says before that."""
    if record.shared is not None:
        check_same(record.shared)
    written = None if isinstance(record.edition, msgspec.UnsetType) else record.edition
    try:
        rules = find_game(record.game)
        setup = dict(rules.setup_of(record.rounds[0].deal)) if record.rounds else {}
        edition = written if written in range(2, rules.editions + 1) else None
        seats, options = len(record.seats), dict[str, object](record.options)
        match = matches.new_match(record.game, seats, options, setup, record.shared, edition or 1)
    except GameError as error:
        raise RecordError("header", fault=str(error)) from error
    _same("set", edition, written)
    _same("seats", seat_names(match.seats), record.seats)
    _same("options", _written(match, record), record.options)
    return match


def _written(match: Match, record: Record) -> dict[str, OptionValue]:
    """Return the options as the record must have them: later ones may be missing, and are at the default."""
    added = {option.key for option in match.rules.options if option.added}
    return {key: value for key, value in match.options.items() if key in record.options or key not in added}


def _replay_round(match: Match, number: int, written: Round, unfinished: bool) -> Iterator[ReplayStep]:
    """Deal and play one round: a step for the deal, for what each player does, for each note, with what follows of it.

    What follows of itself must be written right behind its cause; in between may stand notes, and what players do out
    of turn and nobody waits for. An unfinished round may stop anywhere.
    """
    played = _dealt(match, number, written)
    _check_notes(written, number)
    step, due = _stepped(ReplayStep(number, 0, None, played.match, ()), played, 0)
    for at, token in enumerate(written.actions, 1):
        if due is not None and token == due.tokens[0]:
            step, due = _stepped(step, due, at)
            continue
        if due is not None and not _may_come_between(step.match, token):
            raise RecordError("expected", round=number, action=at, expected=due.tokens[0], text=token)
        yield step
        played = _played(step.match, number, at, token)
        step, due = _stepped(ReplayStep(number, at, token, played.match, ()), played, at)
    if due is not None and not unfinished:
        where = {"round": number, "action": len(written.actions) + 1}
        raise RecordError("missing", expected=due.tokens[0], text="", **where)
    if written.result is not None:
        lapsed = matches.lapse(step.match)
        step = ReplayStep(number, step.action, step.token, lapsed.match, (*step.events, *lapsed.events))
    yield step


def _stepped(step: ReplayStep, played: Played, at: int) -> tuple[ReplayStep, Played | None]:
    """Return a step with something more that happened, and what follows of itself; without it a round may end."""
    action = 0 if step.token is None else at
    match, events = played.match, (*step.events, *played.events)
    due = matches.follow(match) if matches.is_open(match) else None
    if due is None and matches.is_open(match):
        closed = matches.close(match)
        match, events = closed.match, (*events, *closed.events)
    return ReplayStep(step.round, action, step.token, match, events), due


def _dealt(match: Match, number: int, written: Round) -> Played:
    """Deal from the round's seed and cuts, and compare with what is written."""
    seed = _seed(match, number, written)
    _same("commitment", commitment(seed), written.commitment, number)
    if written.cuts == {}:
        raise RecordError("no-cuts", round=number)
    try:
        played = matches.lay_out(match, seed, written.cut_by)
    except CutError as error:
        raise RecordError("cuts", round=number, fault=error.code) from error
    except GameError as error:
        raise RecordError("deal-fault", round=number, fault=str(error)) from error
    _same("dealer", played.match.rounds[-1].dealer, written.dealer, number)
    _same("deal", played.match.rounds[-1].deal, written.deal, number)
    return played


def _seed(match: Match, number: int, written: Round) -> bytes:
    """Return the seed of a round; RecordError unless it is one, of no round before, and the one of the same deals."""
    try:
        seed = bytes.fromhex(written.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or seed.hex() != written.seed:
        raise RecordError("seed", round=number)
    for first, before in enumerate(match.rounds, 1):
        if before.seed == written.seed:
            raise RecordError("seed-again", round=number, first=first)
    if match.same is not None:
        check_seed(match.same, match.game, number, seed)
    return seed


def _played(match: Match, number: int, at: int, token: str) -> Played:
    """Do one written action, without what follows of it; RecordError `action` with the rule if it may not be done."""
    where: dict[str, Any] = {"round": number, "action": at, "text": token}
    try:
        action = Action.parse(token)
        if (action.verb, *action.args) in matches.NOTES:
            return _noted(match, action, where)
        return matches.redo(match, action)
    except IllegalAction as error:
        raise RecordError("action", rule=error.rule, fault=error.code, **where) from error
    except GameError as error:
        raise RecordError("notation", fault=error.code, **where) from error


def _noted(match: Match, action: Action, where: dict[str, Any]) -> Played:
    if action.seat == CHANCE or action.seat >= match.seats:
        raise RecordError("notation", fault="seat", **where)
    return Played(matches.note(match, action.seat, action.verb, *action.args), (str(action),), ())


def _check_notes(written: Round, number: int) -> None:
    """Raise RecordError `note-again` for a note that repeats the seat's last one: a record is not for chatter."""
    last_notes: dict[str, str] = {}
    gone: set[str] = set()
    for at, token in enumerate(written.actions, 1):
        seat, _, words = token.partition(" ")
        if tuple(words.split(" ")) not in matches.NOTES:
            continue
        if last_notes.get(seat) == words or (words == "left" and seat in gone):
            raise RecordError("note-again", round=number, action=at, text=token)
        last_notes[seat] = words
        if words == "left":
            gone.add(seat)
        elif words == "seat player":
            gone.discard(seat)


def _may_come_between(match: Match, token: str) -> bool:
    """Return True if it may stand between a cause and what follows of it: a note, or a call that nobody waits for."""
    try:
        action = Action.parse(token)
    except GameError:
        return False
    return (action.verb, *action.args) in matches.NOTES or action.verb in match.rules.passing


def _check_result(match: Match, number: int, written: Round, unfinished: bool) -> None:
    """Compare how the round ended; only the last round of an abandoned match may be open."""
    ours = match.rounds[-1].result
    if ours is not None:
        _same("result", ours, written.result, number)
    elif not unfinished:
        raise RecordError("round-unfinished", round=number)


def _same(path: str, expected: object, actual: object, number: int = 0) -> None:
    """Raise RecordError `differs` with the first place in which two values are not the same: `deal.hands.p1[3]`."""
    ours, theirs = msgspec.to_builtins(expected), msgspec.to_builtins(actual)
    if (place := next(_differences(path, ours, theirs), None)) is not None:
        where = {"round": number} if number else {}
        part, played, written = place
        raise RecordError("differs", part=part, expected=_text(played), text=_text(written), **where)


def _differences(part: str, ours: Any, theirs: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        for key, value in ours.items():
            yield from _differences(f"{part}.{key}", value, theirs[key])
    elif isinstance(ours, list | tuple) and isinstance(theirs, list | tuple) and len(ours) == len(theirs):
        for number, pair in enumerate(zip(ours, theirs, strict=True)):
            yield from _differences(f"{part}[{number}]", *pair)
    elif type(ours) is not type(theirs) or ours != theirs:
        yield part, ours, theirs


def _text(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value, order="sorted").decode()
    return text if len(text) <= 200 else text[:199] + "…"
