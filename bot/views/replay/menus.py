"""The menus of a replay: to any round of the match, and to what mattered in the round."""

from collections.abc import Iterator

from bot.views.messages import verbs
from bot.views.messages.ids import NO_TABLE, Press, encode
from bot.views.messages.parts import CHOICE_LIMIT, CHOICES, MenuLine, Row, Select, cut
from bot.views.replay.played import PlayedRound
from bot.views.replay.told import notable, sentences, short_names
from bot.views.text.look import Look


def jump_rows(match: str, played: PlayedRound, at: int, look: Look) -> Iterator[Row]:
    """Yield a menu of the match's rounds, if it has several, and one of the round's moments."""
    if played.rounds > 1:
        yield (_menu(match, "round", tuple(_rounds(played, look)), look.t("replay-to-round")),)
    if played.last > 1:
        yield (_menu(match, "moment", tuple(_moments(played, at, look)), look.t("replay-to-moment")),)


def _menu(match: str, tag: str, lines: tuple[MenuLine, ...], text: str) -> Select:
    """Make a menu whose values are a round and a moment in it; by the tag its id differs from the other one's."""
    custom_id = encode(Press(NO_TABLE, 0, verbs.REPLAY_TO, (tag, match)), "s")
    return Select(custom_id, lines, text)


def _rounds(played: PlayedRound, look: Look) -> Iterator[MenuLine]:
    """Yield the rounds; of more than a menu has room for those around this one."""
    first = max(1, min(played.number - CHOICES // 2, played.rounds - CHOICES + 1))
    for number in range(first, min(played.rounds, first + CHOICES - 1) + 1):
        text = look.t("replay-to-number", number=number, rounds=played.rounds)
        yield MenuLine(f"{number} 0", text, default=number == played.number)


def _moments(played: PlayedRound, at: int, look: Look) -> Iterator[MenuLine]:
    """Yield the moments that matter, each with its move's number and what happened; with the one that is shown."""
    names = short_names(played, look)
    shown = notable(played, CHOICES, look)
    if at not in shown:
        shown = notable(played, CHOICES - 1, look)
    for moment in sorted({*shown, at}):
        told = " ".join(sentences(played, moment, look, names))
        text = look.t("replay-to-move", move=played.moments[moment].done if moment else 0, told=told)
        yield MenuLine(f"{played.number} {moment}", cut(text, CHOICE_LIMIT), default=moment == at)
