"""What has happened since somebody's last turn, each player's turn in one line: `Duke: draws, plays 6-4 at X`.

The sentences are those of the table. Where two or more begin with the same player's name, the name is said once; in a
language whose sentences begin otherwise they stand whole.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby

from bot.games.events import Event
from bot.games.text.look import Look
from bot.games.text.words import event_texts
from bot.locales import t
from bot.parts.phone import line_height
from bot.play.pages.seats import marked, news, raw_names
from bot.play.registry import naming_of, room_of
from bot.tables import Snapshot

_LEAST = 2  # lines, also where one player alone has moved


def told_since(snapshot: Snapshot, seat: int, look: Look, *, brief: bool = False) -> list[str]:
    """Tell a seat all that happened since its own last turn, or that turn if nothing did; at most a line a player.

    What may not be missed (`Room.lasting`) is told until the next of its kind, whatever came after it;
    what the table shows in any case (`Room.seen`) is not told. `brief`: as many acts of a
    turn as one line of small print has room for, since the player has read all of it and plans a turn.
    """
    room = room_of(snapshot.state.game)
    events = tuple(event for event in news(snapshot, seat) if event.code not in room.seen)
    naming = naming_of(snapshot.state.game, look, marked=True)
    names = raw_names(snapshot.state, look.locale)
    told = list(zip(events, event_texts(events, names, look.locale, naming=naming), strict=True))
    lasting = [text for event, text in told if event.code in room.lasting][-1:]
    called = [marked(snapshot.state, one, look.locale) for one in range(len(names))]
    lines = _lines(told[_begin(events, seat, room.suffered) :] or told[-1:], called, look.locale)
    lines = lines[-max(_LEAST, len(names) - 1) :]
    lines = [_shortened(line) for line in lines] if brief else lines
    return [*(text for text in lasting if not any(text.rstrip(".") in line for line in lines)), *lines]


def _shortened(line: str) -> str:
    """Return the acts of a line, at least the first, for which a phone has room."""
    acts = line.split(", ")
    while len(acts) > 1 and line_height(f"-# {', '.join(acts)}") > 1:
        acts.pop()
    short = ", ".join(acts)
    return line if short == line else f"{short} …"


def _begin(events: Sequence[Event], seat: int, suffered: Collection[str]) -> int:
    """Return the place after the last event of the seat's own turn; what it suffered in others' turns is none."""
    own = (
        at for at, event in enumerate(events, 1) if event.seat == seat and not event.to and event.code not in suffered
    )
    return max(own, default=0)


def _lines(told: Iterable[tuple[Event, str]], called: Sequence[str], locale: str) -> list[str]:
    """Return a line for all that one player did in a row, and one for whatever else happened."""
    lines: list[str] = []
    for name, group in groupby(told, key=lambda one: _doer(one[0], one[1], called)):
        texts = [text for _, text in group]
        if not name or len(texts) == 1:
            lines += texts
            continue
        acts = ", ".join(text.removeprefix(f"{name} ").rstrip(".") for text in texts)
        lines.append(t(locale, "news-turn", name=name, acts=acts))
    return lines


def _doer(event: Event, text: str, called: Sequence[str]) -> str:
    """Return the name with which a sentence begins if it tells what that player did, else ""."""
    name = called[event.seat] if event.seat is not None and event.seat < len(called) else ""
    return name if name and text.startswith(f"{name} ") else ""
