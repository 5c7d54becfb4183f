"""Judging a record: every deal against the shuffle, every action against the rules, every number against its price."""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.games import match as matches
from bot.games.actions import CHANCE, Action, seat_names
from bot.games.errors import GameError, IllegalAction, RecordError
from bot.games.events import Event
from bot.games.match import Match, Played
from bot.games.record import Record, Round
from bot.games.registry import find_game
from bot.games.shuffle import SEED_BYTES, commitment


class Step(msgspec.Struct, frozen=True):
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
    last = None
    for step in replay(record):
        last = step
    match = _opened(record) if last is None else last.match
    if record.result.end == matches.ABANDONED:
        match = matches.abandon(match)
    if not match.end:
        where = {"round": len(record.rounds)} if record.rounds else {}
        raise RecordError("unfinished", **where)
    _same("end", match.end, record.result.end)
    expected = matches.to_record(match).result
    _same("totals", expected.totals, record.result.totals)
    _same("places", expected.places, record.result.places)


def replay(record: Record) -> Iterator[Step]:
    """Play a record again, step by step; RecordError at the first thing that is wrong."""
    match = _opened(record)
    for number, written in enumerate(record.rounds, 1):
        if match.end:
            raise RecordError("after-the-end", round=number)
        for step in _replay_round(match, number, written):
            match = step.match
            yield step
        unfinished = number == len(record.rounds) and record.result.end == matches.ABANDONED
        _check_result(match, number, written, unfinished)


def _opened(record: Record) -> Match:
    """Answer the match before its first deal."""
    try:
        rules = find_game(record.game)
        setup = dict(rules.setup_of(record.rounds[0].deal)) if record.rounds else {}
        match = matches.new_match(record.game, len(record.seats), dict(record.options), setup)
    except GameError as error:
        raise RecordError("header", fault=str(error)) from error
    _same("seats", seat_names(match.seats), record.seats)
    _same("options", match.options, record.options)
    return match


def _replay_round(match: Match, number: int, written: Round) -> Iterator[Step]:
    """Deal and play one round."""
    played, token = _dealt(match, number, written), None
    done = 0
    while True:
        after, notes = _follow(played, number, written, done)
        match = played.match
        yield Step(number, 0 if token is None else after, token, match, played.events)
        for at, note in notes:
            match = _noted(match, note, {"round": number, "action": at, "text": str(note)}).match
            yield Step(number, at, str(note), match, ())
        done = after
        if done == len(written.actions):
            return
        token = written.actions[done]
        played = _played(match, number, done + 1, token)


def _dealt(match: Match, number: int, written: Round) -> Played:
    """Deal from the round's seed and compare with what is written."""
    seed = _seed(number, written)
    _same("commitment", commitment(seed), written.commitment, number)
    try:
        played = matches.deal_round(match, seed)
    except GameError as error:
        raise RecordError("deal-fault", round=number, fault=str(error)) from error
    _same("dealer", played.match.rounds[-1].dealer, written.dealer, number)
    _same("deal", played.match.rounds[-1].deal, written.deal, number)
    return played


def _seed(number: int, written: Round) -> bytes:
    try:
        seed = bytes.fromhex(written.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or seed.hex() != written.seed:
        raise RecordError("seed", round=number)
    return seed


def _played(match: Match, number: int, at: int, token: str) -> Played:
    """Do one written action; RecordError `action` with the rule if it may not be done."""
    where: dict[str, Any] = {"round": number, "action": at, "text": token}
    try:
        action = Action.parse(token)
        if (action.verb, *action.args) in matches.NOTES:
            return _noted(match, action, where)
        return matches.act(match, action)
    except IllegalAction as error:
        raise RecordError("action", rule=error.rule, fault=error.code, **where) from error
    except GameError as error:
        raise RecordError("notation", fault=error.code, **where) from error


def _noted(match: Match, action: Action, where: dict[str, Any]) -> Played:
    if action.seat == CHANCE or action.seat >= match.seats:
        raise RecordError("notation", fault="seat", **where)
    noted = matches.note(match, action.seat, action.verb, *action.args)
    return Played(noted, (str(action),), ())


def _follow(played: Played, number: int, written: Round, at: int) -> tuple[int, list[tuple[int, Action]]]:
    """What happens of itself must be written behind its cause, exactly; only notes may stand in between.

    Answers where it goes on, and the notes with their places (from 1).
    """
    notes = []
    for token in played.tokens:
        while token != (found := written.actions[at] if at < len(written.actions) else "") and _is_note(
            found
        ):
            notes.append((at + 1, Action.parse(found)))
            at += 1
        if found != token:
            code = "expected" if found else "missing"
            raise RecordError(code, round=number, action=at + 1, expected=token, text=found)
        at += 1
    return at, notes


def _is_note(token: str) -> bool:
    try:
        action = Action.parse(token)
    except GameError:
        return False
    return (action.verb, *action.args) in matches.NOTES


def _check_result(match: Match, number: int, written: Round, unfinished: bool) -> None:
    """Compare how the round ended; only the last round of an abandoned match may be open."""
    ours = match.rounds[-1].result
    if ours is None and written.result is None and unfinished:
        return
    if ours is None:
        raise RecordError("round-unfinished", round=number)
    _same("result", ours, written.result, number)


def _same(what: str, expected: object, found: object, number: int = 0) -> None:
    """RecordError `differs` names the first place in which two values are not the same: `deal.hands.p1[3]`."""
    ours, theirs = msgspec.to_builtins(expected), msgspec.to_builtins(found)
    if (place := next(_differences(what, ours, theirs), None)) is not None:
        where = {"round": number} if number else {}
        part, wanted, given = place
        raise RecordError("differs", part=part, expected=_text(wanted), text=_text(given), **where)


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
