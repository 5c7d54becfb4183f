"""A replay in words: what led to a moment, how it stands then, how a whole round went."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

import msgspec

from bot.games.actions import Action
from bot.games.match import ABANDONED, Match
from bot.games.text.names import cut_name
from bot.games.text.reader import Reader
from bot.games.text.words import game_name, moves_texts, told_by_move
from bot.games.view import View
from bot.parts.parts import ALT_LIMIT, CONTENT_LIMIT, cut
from bot.play.registry import naming_of, room_of
from bot.replay.played import PlayedRound, hands, plain_names, raw_names

_NAME = 16  # characters of a name in the words for a picture
_LONGEST = ALT_LIMIT * 3 // 8  # characters of what led to a moment there
_RARE = 5  # of so many moves one is rare
_GAP = "…"  # stands for moves that are not told


def sentences(
    played: PlayedRound, at: int, reader: Reader, names: Sequence[str], *, marked: bool = False
) -> tuple[str, ...]:
    """Tell what led to a moment: the moves, and what of their events no move says. `names` are raw."""
    moment, naming = played.moments[at], naming_of(played.game, reader, marked=marked)
    led = moves_texts(moment.tokens, names, reader.locale, marked=marked, naming=naming, events=moment.events)
    stopped = [reader.t("alt-stopped")] if moment.match.end == ABANDONED else []
    return tuple(dict.fromkeys((*led, *stopped)))


def lately(texts: Sequence[str], limit: int) -> str:
    """Join sentences in so many characters: of too many the first are left out, with a mark; the last never is."""
    text = " ".join(texts)
    for first in range(1, len(texts)):
        if len(text) <= limit:
            break
        text = " ".join([_GAP, *texts[first:]])
    return text


def replay_view(match: Match) -> View:
    """Return the public view without whose turn it is: a replay shows whose move it was."""
    return msgspec.structs.replace(match.dealt_view(None), turn=None)


def moment_text(played: PlayedRound, at: int, reader: Reader, *, marked: bool = True) -> str:
    """Tell what has just happened: the moves, and what came of them."""
    names = raw_names(played.players, reader)
    return lately(sentences(played, at, reader, names, marked=marked), CONTENT_LIMIT * 3 // 4)


def moment_alt(played: PlayedRound, at: int, reader: Reader) -> str:
    """Tell a moment: where it is, what has just happened, every hand, what lies on the table.

    What is short leaves its room to the rest.
    """
    room, naming = room_of(played.game), naming_of(played.game, reader)
    events = _events_text(played, at, reader)
    text, view = f"{where(played, at, reader)} {events}", replay_view(played.moments[at].match)
    spare = max(ALT_LIMIT * 5 // 8, ALT_LIMIT - len(room.layout(view, naming, ALT_LIMIT)) - 1)
    text = " ".join([text, *_held(played, at, reader, spare - len(text))])
    return cut(f"{text} {room.layout(view, naming, ALT_LIMIT - len(text) - 1)}", ALT_LIMIT)


def _events_text(played: PlayedRound, at: int, reader: Reader) -> str:
    """Tell what led to a moment, as long as it may be in the words for a picture."""
    texts = sentences(played, at, reader, short_names(played, reader))
    return cut(lately(texts, _LONGEST), _LONGEST)


def short_names(played: PlayedRound, reader: Reader) -> tuple[str, ...]:
    """Return the players' names for a picture's words: shortened, unless two would become the same."""
    names = plain_names(played.players, reader)
    short = tuple(cut_name(name, _NAME) for name in names)
    return short if len(set(short)) == len(set(names)) else names


def _held(played: PlayedRound, at: int, reader: Reader, room: int) -> Iterator[str]:
    """Yield what everybody holds at a moment, in so many characters; nothing for an empty hand."""
    naming, names = naming_of(played.game, reader), short_names(played, reader)

    def text(seat: int, room: int) -> str:
        return naming.t("alt-holds", name=names[seat], list=naming.listed(held[seat], room))

    held = {seat: hand for seat, hand in enumerate(hands(played.moments[at].match)) if hand}
    whole = [len(text(seat, ALT_LIMIT)) + 1 for seat in held]
    for seat, share in zip(held, _shares(whole, room), strict=True):
        frame = len(text(seat, ALT_LIMIT)) - len(naming.listed(held[seat], ALT_LIMIT))
        yield text(seat, share - frame - 1)


def _shares(wanted: Sequence[int], room: int) -> list[int]:
    """Divide a room: who wants less than an equal share gets that, and leaves the rest to the others."""
    shares = [0] * len(wanted)
    for done, at in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        shares[at] = min(wanted[at], max(0, room) // (len(wanted) - done))
        room -= shares[at]
    return shares


def round_alt(played: PlayedRound, reader: Reader) -> str:
    """Tell how a round went: how it began, what happened, how it ended, as far as there is room.

    Where there is no room for every move, those are told first that are rare, or of which more came than the move
    itself. A mark stands where moves are left out.
    """
    last = played.last
    by_moment = [_events_text(played, at, reader) for at in range(last + 1)]
    title = reader.t(
        "replay-alt-round",
        game=game_name(played.game, reader.locale),
        number=played.number,
        rounds=played.rounds,
        moves=played.moments[-1].done,
    )
    ends, totals = sorted({0, min(1, last), last}), _totals(played, reader)
    room = ALT_LIMIT - len(title) - len(totals) - 2 - sum(len(by_moment[at]) + 1 for at in ends)
    kept = sorted([*ends, *_chosen(played, by_moment, room, reader)])
    texts = [by_moment[at] if at - before == 1 else f"{_GAP} {by_moment[at]}" for before, at in pairwise([-1, *kept])]
    return cut(" ".join([title, *texts, totals]), ALT_LIMIT)


def notable(played: PlayedRound, most: int, reader: Reader) -> list[int]:
    """Return so many moments of a round that has more, in order: those first that matter.

    The deal and the end are always there; others come from all over the round.
    """
    kept = [0, played.last]
    for group in _by_weight(played, range(1, played.last), reader):
        kept += _spread(group, min(len(group), most - len(kept)))
    return sorted(kept)


def _spread(group: Sequence[int], count: int) -> list[int]:
    """Return so many of a group: the middles of as many equal parts of it."""
    return [group[(2 * at + 1) * len(group) // (2 * count)] for at in range(count)]


def _chosen(played: PlayedRound, texts: Sequence[str], room: int, reader: Reader) -> list[int]:
    """Return the moments to tell between the first two and the last, those that matter before the others."""
    costs = [len(text) + 1 for text in texts]
    middle = range(2, played.last)
    if sum(costs[at] for at in middle) <= room:
        return list(middle)
    chosen: list[int] = []
    for group in _by_weight(played, middle, reader):
        kept = _evenly(group, costs, room)
        room -= sum(costs[at] + len(_GAP) + 1 for at in kept)
        chosen += kept
    return chosen


def _evenly(group: Sequence[int], costs: Sequence[int], room: int) -> list[int]:
    """Return as many of a group as there is room for, from all over it."""
    for count in range(len(group), 0, -1):
        kept = _spread(group, count)
        if sum(costs[at] + len(_GAP) + 1 for at in kept) + len(_GAP) < room:
            return kept
    return []


def _by_weight(played: PlayedRound, middle: Iterable[int], reader: Reader) -> tuple[list[int], list[int]]:
    """Part moments: first those whose verb is at most every fifth move's, or of which more came than the move tells."""
    verbs = Counter(Action.parse(token).verb for moment in played.moments for token in moment.tokens)
    rare = {verb for verb, count in verbs.items() if _RARE * count <= verbs.total()}
    naming, first, others = naming_of(played.game, reader), list[int](), list[int]()
    for at in middle:
        moment = played.moments[at]
        matters = any(Action.parse(token).verb in rare for token in moment.tokens)
        matters |= any(event.to is None and not told_by_move(event, naming) for event in moment.events)
        (first if matters else others).append(at)
    return first, others


def where(played: PlayedRound, at: int, reader: Reader) -> str:
    """Say which round and move a moment is."""
    return reader.t(
        "replay-where",
        number=played.number,
        rounds=played.rounds,
        move=played.moments[at].done if at else 0,
        moves=played.moments[-1].done,
    )


def _totals(played: PlayedRound, reader: Reader) -> str:
    totals = zip(short_names(played, reader), played.moments[-1].match.totals, strict=True)
    scores = (reader.t("replay-total", name=name, total=total) for name, total in totals)
    return reader.t("replay-totals", totals=", ".join(scores))
