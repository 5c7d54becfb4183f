"""A replay as messages: one to step through it, for the person who asked; a moment, or a round as GIF, for all."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.games.text.names import escaped
from bot.games.text.numbers import listed
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import CHOICE_LIMIT, CHOICES, CONTENT_LIMIT, Button, MenuLine, Parts, Row, Select, cut
from bot.play.pages.fairness import match_button, record_button
from bot.play.pages.results import replay_button
from bot.replay.drawn import GIF_LIMIT
from bot.replay.played import PlayedRound, Player, plain_names
from bot.replay.told import moment_alt, moment_text, notable, round_alt, sentences, short_names, where
from rendering import ReplayGif

PICTURE, GIF = "replay.png", "replay.gif"
WHOLE = "gif"  # stands for the moment where the whole round is meant
_MIB = 1024 * 1024
_FAR = 10  # moments


class EndedMatch(msgspec.Struct, frozen=True):
    """A match that is over: its id, what was played, when it ended (seconds since 1970), who played."""

    match: str
    game: str
    at: float
    players: tuple[Player, ...]


def replay_page(
    ended: EndedMatch, played: PlayedRound, at: int, reader: Reader, *, picture: bytes | None = None, posts: bool = True
) -> Parts:
    """Make the page of a moment, with buttons to step through it; told in words if there is no picture.

    `posts`: it can be shown to all from there.
    """
    at = played.clamped(at)
    rows: list[Row] = [_steps(ended.match, played, at, reader)]
    if jumps := _jumps(ended.match, played, at, reader):
        rows.append(jumps)
    rows.append(_further(ended, played, at, reader, posts=posts))
    if played.rounds > 1:
        rows.append((_menu(ended.match, "round", _rounds(played, reader), reader.t("replay-to-round")),))
    if played.last > 1:
        rows.append((_menu(ended.match, "moment", _moments(played, at, reader), reader.t("replay-to-moment")),))
    return _moment(ended, played, at, reader, picture, tuple(rows))


def gif_page(ended: EndedMatch, played: PlayedRound, gif: ReplayGif, reader: Reader, *, posts: bool = True) -> Parts:
    """Make the page of a round as GIF, for the person who asked; if it `posts`, with a button to show it to all."""
    lines = [heading(ended, reader)]
    show = _button(verbs.REPLAY_POST, ended, reader, str(played.number), WHOLE)
    return _gif_parts(lines, ((show,),) if posts else (), gif, played, reader)


def posted(
    ended: EndedMatch, played: PlayedRound, shown: bytes | ReplayGif | None, at: int, by: str, reader: Reader
) -> Parts:
    """Make the post of what somebody shows to all: a moment, or a round as GIF.

    `by` is that person's name, fit for messages. Its button opens the replay there for anybody who presses it.
    """
    at = played.clamped(at)
    above = reader.t("replay-shown", name=by)
    if not isinstance(shown, ReplayGif):
        row = (replay_button(ended.match, reader, played.number, at),)
        return _moment(ended, played, at, reader, shown, (row,), above)
    lines = [above, heading(ended, reader)]
    row = (replay_button(ended.match, reader, played.number),)
    return _gif_parts(lines, (row,), shown, played, reader)


def choice(ended: EndedMatch, date: str, reader: Reader) -> str:
    """Return a match in a list of choices: when, what, who."""
    names = listed(plain_names(ended.players, reader), reader.locale)
    game = game_name(ended.game, reader.locale)
    return cut(reader.t("replay-choice", date=date, game=game, names=names), CHOICE_LIMIT)


def number_of(word: str) -> int:
    """Read a number of a custom id, whatever stands there; 0 for none."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else 0


def heading(ended: EndedMatch, reader: Reader) -> str:
    """Return the line above what is shown of a match: what was played, and when it ended."""
    return reader.t("replay-heading", game=game_name(ended.game, reader.locale), time=f"<t:{int(ended.at)}:f>")


def _gif_parts(lines: list[str], rows: tuple[Row, ...], gif: ReplayGif, played: PlayedRound, reader: Reader) -> Parts:
    """Make the message of a GIF; these lines stand above it, with the round and whether moments were left out."""
    moves = played.moments[-1].done
    lines.append(reader.t("replay-round", number=played.number, rounds=played.rounds, moves=moves))
    if gif.shown < gif.moments:
        lines.append(reader.t("replay-thinned", shown=gif.shown, moments=gif.moments, limit=GIF_LIMIT // _MIB))
    return Parts(content=_joined(lines), rows=rows, file=gif.data, filename=GIF, alt=round_alt(played, reader))


def _further(ended: EndedMatch, played: PlayedRound, at: int, reader: Reader, *, posts: bool) -> Row:
    """Make the buttons as GIF, for all to see if it can be shown to them, and to review, fair play and record."""
    post = _button(verbs.REPLAY_POST, ended, reader, str(played.number), str(at))
    return (
        _button(verbs.REPLAY_GIF, ended, reader, str(played.number)),
        *((post,) if posts else ()),
        _button(verbs.REVIEW, ended, reader, "new"),
        match_button(ended.match, reader),
        record_button(ended.match, reader),
    )


def _button(verb: str, ended: EndedMatch, reader: Reader, *words: str) -> Button:
    return Button(encode(Press(NO_TABLE, 0, verb, (ended.match, *words))), reader.t(f"button-{verb}"))


def _moment(
    ended: EndedMatch,
    played: PlayedRound,
    at: int,
    reader: Reader,
    picture: bytes | None,
    rows: tuple[Row, ...],
    above: str = "",
) -> Parts:
    """Make the page of a moment under its heading; without a picture all that would be in it is told."""
    alt, lines = moment_alt(played, at, reader), [above, heading(ended, reader)]
    if picture is None:
        return Parts(content=_joined([*lines, escaped(alt)]), rows=rows)
    lines += [where(played, at, reader), moment_text(played, at, reader)]
    return Parts(content=_joined(lines), rows=rows, file=picture, filename=PICTURE, alt=alt)


def _joined(lines: Sequence[str]) -> str:
    return cut("\n".join(filter(None, lines)), CONTENT_LIMIT)


def _steps(match: str, played: PlayedRound, at: int, reader: Reader) -> Row:
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
            reader.t(f"button-replay-{tag}"),
            "primary" if tag == "forward" else "secondary",
            emoji,
            off,
        )
        for tag, emoji, to, off in targets
    )


def _jumps(match: str, played: PlayedRound, at: int, reader: Reader) -> Row:
    """Make the buttons over ten moments, where there are more, and to the rounds beside this one."""

    def button(tag: str, number: int, to: int, off: bool) -> Button:
        return Button(_id(match, max(1, number), to, tag), reader.t(f"button-replay-{tag}"), disabled=off)

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


def _menu(match: str, tag: str, lines: Iterator[MenuLine], text: str) -> Select:
    """Make a menu whose values are a round and a moment in it; by the tag its id differs from the other one's."""
    custom_id = encode(Press(NO_TABLE, 0, verbs.REPLAY_TO, (tag, match)), "s")
    return Select(custom_id, tuple(lines), text)


def _rounds(played: PlayedRound, reader: Reader) -> Iterator[MenuLine]:
    """Yield the rounds; of more than a menu has room for those around this one."""
    first = max(1, min(played.number - CHOICES // 2, played.rounds - CHOICES + 1))
    for number in range(first, min(played.rounds, first + CHOICES - 1) + 1):
        text = reader.t("replay-to-number", number=number, rounds=played.rounds)
        yield MenuLine(f"{number} 0", text, default=number == played.number)


def _moments(played: PlayedRound, at: int, reader: Reader) -> Iterator[MenuLine]:
    """Yield the moments that matter, each with its move's number and what happened; with the one that is shown."""
    names = short_names(played, reader)
    shown = notable(played, CHOICES, reader)
    if at not in shown:
        shown = notable(played, CHOICES - 1, reader)
    for moment in sorted({*shown, at}):
        told = " ".join(sentences(played, moment, reader, names))
        text = reader.t("replay-to-move", move=played.moments[moment].done if moment else 0, told=told)
        yield MenuLine(f"{played.number} {moment}", cut(text, CHOICE_LIMIT), default=moment == at)
