"""A replay in words: what led to a moment, how it stands then, how a whole round went."""

from collections import Counter
from collections.abc import Container, Sequence

import msgspec

from bot.games.actions import Action
from bot.games.match import Match
from bot.games.view import View
from bot.views.look import Look
from bot.views.naming import Naming
from bot.views.parts import ALT_LIMIT, cut
from bot.views.replay.played import Moment, PlayedRound, hands, plain_names
from bot.views.rooms import naming_of, room_of
from bot.views.words import event_text, game_name, move_text, told_by_move

_NAME = 16  # characters of a name in the words for a picture
_RARE = 5  # of so many moves one is rare
_ROOM = 40  # characters that say how many moves are not told


def sentences(
    played: PlayedRound, at: int, look: Look, names: Sequence[str], *, marked: bool = False
) -> tuple[str, ...]:
    """What led to a moment: the moves, and of what came of them what no move says. `names` are raw."""
    moment, naming = played.moments[at], naming_of(played.game, look, marked=marked)
    moves = [move_text(token, names, look.locale, marked=marked, naming=naming) for token in moment.tokens]
    events = [
        event_text(event, names, look.locale, marked=marked, naming=naming)
        for event in moment.events
        if event.to is None and not told_by_move(event, naming)
    ]
    return tuple(dict.fromkeys((*moves, *events)))


def seen(match: Match) -> View:
    """What all see of the table, without whose turn it is: a replay shows whose move it was."""
    view = match.view(None)
    assert view is not None
    return msgspec.structs.replace(view, turn=None)


def moment_text(played: PlayedRound, at: int, look: Look, *, marked: bool = True) -> str:
    """Tell what has just happened: the moves, and what came of them."""
    return " ".join(sentences(played, at, look, played.names(look), marked=marked))


def moment_alt(played: PlayedRound, at: int, look: Look) -> str:
    """A moment in words: where it is, what has just happened, every hand, what lies on the table."""
    moment, names = played.moments[at], played.names(look)
    naming = naming_of(played.game, look)
    told = cut(" ".join(sentences(played, at, look, names)), ALT_LIMIT // 4)
    facts = [where(played, at, look), told]
    room = (ALT_LIMIT * 5 // 8 - len(" ".join(facts))) // len(names) - _NAME - 16
    for name, hand in zip(plain_names(played.players, look), hands(moment.match), strict=True):
        if hand:
            facts.append(naming.t("alt-holds", name=cut(name, _NAME), list=naming.listed(hand, room)))
    text = " ".join(facts)
    layout = room_of(played.game).layout(seen(moment.match), naming, ALT_LIMIT - len(text) - 1)
    return cut(f"{text} {layout}", ALT_LIMIT)


def round_alt(played: PlayedRound, look: Look) -> str:
    """How a round went: how it began, what happened, how it ended, as far as there is room.

    Where there is no room for every move, those are told that are rare, or of which more came than the move itself.
    """
    names = played.names(look)
    told = [" ".join(sentences(played, at, look, names)) for at in range(len(played.moments))]
    title = look.t(
        "replay-alt-round",
        game=game_name(played.game, look.locale),
        number=played.number,
        rounds=played.rounds,
        moves=played.moments[-1].done,
    )
    first, last = [title, *told[:2]], [*told[2:][-1:], _totals(played, look)]
    room = ALT_LIMIT - sum(len(text) + 1 for text in (*first, *last))
    middle = list(range(2, played.last))
    if sum(len(told[at]) + 1 for at in middle) > room:
        rare, naming = _rare(played), naming_of(played.game, look)
        middle = [at for at in middle if _matters(played.moments[at], naming, rare)]
    chosen = _fitting([told[at] for at in middle], room - _ROOM)
    left = max(0, played.last - 2 - len(chosen))
    more = [look.t("replay-alt-more", count=left)] if left else []
    return cut(" ".join([*first, *chosen, *more, *last]), ALT_LIMIT)


def _fitting(texts: Sequence[str], room: int) -> list[str]:
    """As many of these texts as there is room for, from the first on."""
    kept = []
    for text in texts:
        room -= len(text) + 1
        if room < 0:
            break
        kept.append(text)
    return kept


def _rare(played: PlayedRound) -> frozenset[str]:
    """The verbs of at most every fifth move of the round."""
    verbs = Counter(Action.parse(token).verb for moment in played.moments for token in moment.tokens)
    return frozenset(verb for verb, count in verbs.items() if _RARE * count <= verbs.total())


def _matters(moment: Moment, naming: Naming, rare: Container[str]) -> bool:
    """Whether a move is to be told before others."""
    if any(Action.parse(token).verb in rare for token in moment.tokens):
        return True
    return any(event.to is None and not told_by_move(event, naming) for event in moment.events)


def where(played: PlayedRound, at: int, look: Look) -> str:
    """Which round and move a moment is."""
    return look.t(
        "replay-where",
        number=played.number,
        rounds=played.rounds,
        move=played.moments[at].done,
        moves=played.moments[-1].done,
    )


def _totals(played: PlayedRound, look: Look) -> str:
    """The totals after a round, by name."""
    match = played.moments[-1].match
    names = plain_names(played.players, look)
    scores = (
        look.t("replay-total", name=cut(name, _NAME), total=total)
        for name, total in zip(names, match.totals, strict=True)
    )
    return look.t("replay-totals", totals=", ".join(scores))
