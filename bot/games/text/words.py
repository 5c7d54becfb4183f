"""Sentences about games: events, errors, options, moves. Knows no Discord, so the command line uses it too."""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from bot.games.actions import CHANCE, Action, parse_seat
from bot.games.events import Event, EventData
from bot.games.registry import family_of
from bot.games.text.names import marked_name, plain_name, seat_fallback
from bot.games.text.naming import PLAIN, Naming
from bot.games.text.numbers import listed
from bot.games.text.options import named_choices
from bot.locales import first_of, has, t

# Which data of events, facts of errors and words of moves name a seat, and how they write it.
SEATS_FROM_0 = frozenset({"from", "against", "caught", "opener"})
SEATS_FROM_1 = frozenset({"seat", "winner"})
SEAT_TOKENS = frozenset({"seat", "player", "winner"})  # where they are texts: `p2`
_PIECES = frozenset({"tile", "tiles", "joker"})
_SEVERAL = frozenset({"tiles", "needed"})  # as errors write them: `H8 D8`, or `H8 D8, C8` where either would do
_SEAT = re.compile(r"p([1-6])")
_HARMLESS = re.compile(r"[A-Za-z0-9 ,.=-]{0,200}")

# What events do not say in every game, so that one sentence does for all of them.
SUPPLIED: Mapping[str, str | int] = {"count": 0, "winners": ""}

# What records note between moves: it belongs to no family, and its words are these.
NOTES: Mapping[str, tuple[str, ...]] = {"seat": ("what",), "left": (), "takeback": ()}
# Events whose sentences no other joins, in every game: none of them is a part of a turn.
_ALONE = (
    "round-ended", "timed-out", "timed-out-planned", "turn-warning", "thinking-less", "left", "resigned", "replaced",
    "seat-computer", "seat-player", "paused", "vote-end", "vote-withdrawn", "claim-lost", "takeback",
    "takeback-refused",
)  # fmt: skip
_PLAIN = Naming(PLAIN)


def event_text(event: Event, names: Sequence[str], locale: str, *, marked: bool = True, naming: Naming = _PLAIN) -> str:
    """Tell an event (`event-<family>-<code>`, else `event-<code>`).

    `names` are the raw names by seat; they are escaped for messages, or only cleaned if not `marked`. `naming` says
    which game it is, and what its pieces are called.
    """
    return _tell("event", event, _called(names, locale, marked), locale, naming)


def move_text(token: str, names: Sequence[str], locale: str, *, marked: bool = False, naming: Naming = _PLAIN) -> str:
    """Tell a token of a record (`p2 play 6-2 left`) as a sentence; NotationError if it is none."""
    event, called = _moved(token, naming), _called(names, locale, marked)
    if event is None or (event.seat or 0) >= len(called):
        return token
    return _tell("move", event, called, locale, naming)


def _moved(token: str, naming: Naming) -> Event | None:
    """Return a token as an event; None if nobody knows how to tell it."""
    action = Action.parse(token)
    if (move := _move(action, naming)) is None:
        return None
    facts = {key: "" if value is None else value for key, value in move[1].items()}
    return Event(move[0], None if action.seat == CHANCE else action.seat, facts)


def _tell(
    kind: str, event: Event, called: Sequence[str], locale: str, naming: Naming, *, you: int | None = None
) -> str:
    """Tell an event (or `kind` move) to whom the seats are called so; what the seat `you` did in the second person."""
    if event.data.get("tile") == "":
        kind = "event"  # a move with a piece that is not named
    args = {key: _datum(key, value, called, locale, naming) for key, value in event.data.items()}
    listed = sum(len(value) for value in event.data.values() if isinstance(value, tuple))
    name = "" if event.seat is None else _name(event.seat, called, locale)
    who = "nobody" if event.seat is None else "you" if event.to == (event.seat,) else "seat"
    if you is not None and event.seat == you and _is_act(event, naming):
        name, who = t(locale, "turn-you"), "you"
    if you is not None and event.data.get("caught") == you:
        who = "caught"
    if event.data.get("winners"):
        who = "shared"
    telling = naming.telling
    supplied = {**SUPPLIED, **telling.supplied, **telling.besides(event.data), "count": listed}
    return t(locale, family_text(kind, event.code, locale, naming), **{**supplied, **args}, name=name, who=who)


def turn_texts(
    events: Iterable[Event], names: Sequence[str], locale: str, *, naming: Naming = _PLAIN, you: int | None = None
) -> list[str]:
    """Tell events for messages: one sentence for all that a player did in a row; to the seat `you` as to a friend."""
    return _turns("event", events, _called(names, locale, True), locale, naming, you)


def moves_texts(
    tokens: Iterable[str],
    names: Sequence[str],
    locale: str,
    *,
    marked: bool = False,
    naming: Naming = _PLAIN,
    events: Iterable[Event] = (),
) -> list[str]:
    """Tell tokens and the events that came of them in the order in which they happened, like `turn_texts`.

    What a token says no event says again.
    """
    moves = [move for token in tokens if (move := _moved(token, naming)) is not None]
    story = list[Event]()
    for event in events:
        if event.to is not None:
            continue
        until = next((at for at, move in enumerate(moves, 1) if move.code == event.code), 0)
        story, moves = story + moves[:until], moves[until:]
        if not until and not told_by_move(event, naming):
            story.append(event)
    return _turns("move", story + moves, _called(names, locale, marked), locale, naming, None)


class _Sentence(NamedTuple):
    """A sentence, and the name with which it can be joined to others that begin so too (None: it stands alone).

    `several`: it has an "and" of its own.
    """

    name: str | None
    text: str
    several: bool


def _turns(
    kind: str, events: Iterable[Event], called: Sequence[str], locale: str, naming: Naming, you: int | None
) -> list[str]:
    sentences = [_sentence(kind, event, called, locale, naming, you) for event in naming.telling.retold(events)]
    texts = list[str]()
    for name, group in groupby(sentences, key=attrgetter("name")):
        different = [*{sentence.text: sentence for sentence in group}.values()]
        texts += (_begun(single.text) for single in different) if name is None else [_joined(name, different, locale)]
    return texts


def _sentence(
    kind: str, event: Event, called: Sequence[str], locale: str, naming: Naming, you: int | None
) -> _Sentence:
    text = _tell(kind, event, called, locale, naming, you=you)
    name = (
        "" if event.seat is None else t(locale, "turn-you") if event.seat == you else _name(event.seat, called, locale)
    )
    alone = event.seat is None or event.to is not None or event.code in (*_ALONE, *naming.telling.apart)
    parts, points = event.data.get("parts"), event.data.get("points")
    several = isinstance(parts, tuple) and len(parts) > 1 and not points  # points in brackets need no comma
    return _Sentence(None if alone or not text.startswith(f"{name} ") else name, text, several)


def _joined(name: str, sentences: Sequence[_Sentence], locale: str) -> str:
    """Make a sentence of several that begin with the same name: `Ann draws, plays 6-4 at X and calls UNO!`."""
    acts, *more = (sentence.text.removeprefix(f"{name} ").rstrip(".!") for sentence in sentences)
    for act in more[:-1]:
        acts = t(locale, "turn-comma", acts=acts, act=act)
    if more:
        acts = t(locale, "turn-and", acts=acts, act=more[-1], several="yes" if sentences[-2].several else "no")
    return _begun(f"{name} {acts}{sentences[-1].text[-1]}")


def _begun(text: str) -> str:
    """Begin a sentence with a capital letter where its language leaves "you" out."""
    return text[1:2].upper() + text[2:] if text.startswith(" ") else text


def _is_act(event: Event, naming: Naming) -> bool:
    """Return True if the sentence of an event has a second person."""
    acts = ("lot", "starts", "turn-up", *_ALONE, *naming.telling.more_moves, *naming.telling.put_together)
    return event.code in acts or (told_by_move(event, naming) and event.code not in NOTES)


def _move(action: Action, naming: Naming) -> tuple[str, Mapping[str, EventData | None]] | None:
    """Name the sentence of an action, and what it says; None if nobody knows how to tell it."""
    if action.verb in NOTES:
        return action.verb, dict(zip(NOTES[action.verb], action.args, strict=False))
    room = naming.telling
    move = room.read(action)
    return None if move is None else room.move(move)


def told_by_move(event: Event, naming: Naming) -> bool:
    """Return True if `move_text` tells the same of the action that led to an event."""
    return event.code in (*NOTES, *naming.telling.moves.values())


def family_text(kind: str, name: str, locale: str, naming: Naming) -> str:
    """Return the id of a family's own sentence (`move-line-play`), else of the one for all (`move-draw`).

    Events have sentences of their own (`event-draw`) where not all may know what the move says.
    """
    kinds = ("move", "event") if kind == "move" else (kind, "move")
    owned = [f"{kind}-{family_of(naming.game)}-{name}" for kind in kinds]
    return first_of(locale, *owned, *(f"{kind}-{name}" for kind in kinds))


def explain(
    error: Exception, locale: str, names: Sequence[str] = (), *, marked: bool = True, naming: Naming = _PLAIN
) -> str:
    """Say what is wrong, why, and what can be done: `error-<kind>-<code>` with the error's facts, or `error-<kind>`.

    A family may have its own sentence for a code (`error-<kind>-<family>-<code>`). The kind is the error's `kind`: of a
    GameError `illegal`, `notation`, `option` or `record`, else `table`, `storage`, `league` or `button`. Any other
    exception gets the sentence for faults of the program. `names` are the raw names by seat, for errors that name a
    seat; `naming` says what the tiles of the game are called.
    """
    kind, code = getattr(error, "kind", ""), getattr(error, "code", "")
    text_id = first_of(locale, f"error-{kind}-{family_of(naming.game)}-{code}", f"error-{kind}-{code}")
    if not has(locale, text_id):
        text_id = f"error-{kind}" if has(locale, f"error-{kind}") else "error-internal"
    called = _called(names, locale, marked)
    facts = getattr(error, "facts", None) or getattr(error, "data", None) or {}
    args = {key: _fact(key, value, called, locale, marked, naming) for key, value in facts.items()}
    args |= named_choices(error, locale)
    usual = {"rule": getattr(error, "rule", ""), "round": 0, "action": 0}
    return sentence(locale, text_id, **{**usual, **naming.telling.besides(facts), **args})


def sentence(locale: str, text_id: str, /, **args: str | int) -> str:
    """Return a text with a capital letter, also where it begins with the name of a piece: `Red 3–7 has to open.`"""
    text = t(locale, text_id, **args)
    begins = any(text.startswith(str(args[key])) for key in _PIECES & args.keys())
    return text[:1].upper() + text[1:] if begins else text


def game_name(game: str, locale: str) -> str:
    """Return the name of a game."""
    return t(locale, f"game-{game}")


def ordinal(number: int, locale: str) -> str:
    """Write a place as a word for it: `1st`, `12th`."""
    return t(locale, "ordinal", number=number, last=number % 10 if number % 100 not in (11, 12, 13) else 0)


def _called(names: Sequence[str], locale: str, marked: bool) -> tuple[str, ...]:
    clean = marked_name if marked else plain_name
    return tuple(clean(name, "") or clean("", seat_fallback(seat, locale)) for seat, name in enumerate(names))


def _name(seat: int, called: Sequence[str], locale: str) -> str:
    """Return the name of a seat, which may be gone since."""
    return called[seat] if 0 <= seat < len(called) else seat_fallback(seat, locale)


def _datum(key: str, value: EventData | None, called: Sequence[str], locale: str, naming: Naming) -> str | int:
    """Make a value fit for a text: seats and pieces become their names."""
    if value is None:
        return ""
    if isinstance(value, tuple) and key == "winners":
        return listed((_name(parse_seat(seat), called, locale) for seat in value), locale)
    if isinstance(value, tuple) and key == "parts":
        parts = [naming.telling.part(part, naming) for part in value]
        return "; ".join(parts) if any(", " in part for part in parts) else listed(parts, locale)
    if isinstance(value, tuple) and key in _PIECES:
        groups = [", ".join(map(naming.piece, group.split(" "))) for group in value]
        return "; ".join(groups) if any(" " in group for group in value) else listed(groups, locale)
    if isinstance(value, tuple):
        return ", ".join(value)
    if isinstance(value, int):
        if key in SEATS_FROM_0:
            return _name(value, called, locale)
        return _name(value - 1, called, locale) if key in SEATS_FROM_1 else value
    if match := key in SEAT_TOKENS and _SEAT.fullmatch(value):
        return _name(int(match[1]) - 1, called, locale)
    if key in _SEVERAL:
        return " / ".join(", ".join(map(naming.piece, part.split(" "))) for part in value.split(", "))
    return naming.piece(value) if key in _PIECES else naming.half(value) if key == "half" else value


def _fact(key: str, value: object, called: Sequence[str], locale: str, marked: bool, naming: Naming) -> str | int:
    if isinstance(value, bool) or value is None:
        return "yes" if value else "no"
    if isinstance(value, str):
        value = _cleaned(value, marked)
    if key == "end" and isinstance(value, str):  # of errors, this is an open half
        return naming.half(value)
    return _datum(key, value, called, locale, naming) if isinstance(value, str | int) else str(value)


def _cleaned(text: str, marked: bool) -> str:
    """Return what somebody typed on one line, short, and harmless in a message."""
    return text if _HARMLESS.fullmatch(text) else (marked_name if marked else plain_name)(text)
