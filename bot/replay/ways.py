"""The ways through a replay: to the next moment, over ten, to other rounds; menus of rounds and of what mattered."""

from collections.abc import Iterator

from bot.games.text.look import Look
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import CHOICE_LIMIT, CHOICES, Button, MenuLine, Row, Select, cut
from bot.replay.played import PlayedRound
from bot.replay.told import notable, sentences, short_names

_FAR = 10  # moments


def step_rows(match: str, played: PlayedRound, at: int, look: Look) -> Iterator[Row]:
    """Yield the buttons to the next moment and the one before, and those that lead farther."""
    yield _steps(match, played, at, look)
    if jumps := _jumps(match, played, at, look):
        yield jumps


def _steps(match: str, played: PlayedRound, at: int, look: Look) -> Row:
    """Make the buttons within a round; those that lead nowhere are there, and grey."""
    targets = (
        ("first", "⏮️", 0, at == 0),
        ("back", "◀️", at - 1, at == 0),
        ("forward", "▶️", at + 1, at == played.last),
        ("last", "⏭️", played.last, at == played.last),
    )
    return tuple(
        Button(
            _id(match, played.number, max(0, to), tag),
            look.t(f"button-replay-{tag}"),
            "primary" if tag == "forward" else "secondary",
            emoji,
            off,
        )
        for tag, emoji, to, off in targets
    )


def _jumps(match: str, played: PlayedRound, at: int, look: Look) -> Row:
    """Make the buttons over ten moments, where there are more, and to the rounds beside this one."""

    def button(tag: str, number: int, to: int, off: bool) -> Button:
        return Button(_id(match, max(1, number), to, tag), look.t(f"button-replay-{tag}"), disabled=off)

    far = (
        button("far-back", played.number, max(0, at - _FAR), at == 0),
        button("far-on", played.number, played.clamped(at + _FAR), at == played.last),
    )
    rounds = (
        button("round-back", played.number - 1, 0, played.number == 1),
        button("round-on", played.number + 1, 0, played.number == played.rounds),
    )
    return (*(far if played.last > _FAR else ()), *(rounds if played.rounds > 1 else ()))


def _id(match: str, number: int, at: int, tag: str) -> str:
    """Return the id of a button that leads to a moment; by the tag no two of a message are the same."""
    return encode(Press(NO_TABLE, 0, verbs.REPLAY, (match, str(number), str(at), tag)))


def menu_rows(match: str, played: PlayedRound, at: int, look: Look) -> Iterator[Row]:
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
