"""A replay as messages: one to step through it, for the person who asked; a moment, or a round as GIF, for all."""

from collections.abc import Iterable, Iterator

import msgspec

from bot.games.text.names import escaped
from bot.games.text.numbers import listed
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import free
from bot.parts.parts import CHOICE_LIMIT, CHOICES, Button, MenuLine, Parts, Row, Select, Style, cut, page_of
from bot.play.pages.fairness import match_button, record_button
from bot.play.pages.results import replay_button
from bot.replay.drawn import GIF_LIMIT
from bot.replay.played import PlayedRound, Player, plain_names
from bot.replay.wording import moment_alt, moment_text, notable, round_alt, sentences, short_names, where
from rendering import ReplayGif

PICTURE, GIF = "replay.png", "replay.gif"
WHOLE = "gif"  # stands for the moment where the whole round is meant
_MIB = 1024 * 1024
_FAR = 10  # moments back and on that the menu has in any case
_NEAR = 3  # rounds before and after this one that the menu has


class EndedMatch(msgspec.Struct, frozen=True):
    """A match that is over: its id, what was played, when it ended (seconds since 1970), who played."""

    match: str
    game: str
    at: float
    players: tuple[Player, ...]


def replay_page(
    ended: EndedMatch, played: PlayedRound, at: int, reader: Reader, *, picture: bytes | None = None, posts: bool = True
) -> Parts:
    """Make the page of a moment, with buttons to step on and a menu to go farther; in words if there is no picture.

    `posts`: it can be shown to all from there.
    """
    post = _button(verbs.REPLAY_POST, ended, reader, str(played.number), str(at))
    review = _button(verbs.REVIEW, ended, reader, "new")
    rows: tuple[Row, ...] = (
        _steps(ended, played, at, reader),
        *([(_menu(ended.match, played, at, reader),)] if played.last > 1 or played.rounds > 1 else []),
        (review, match_button(ended.match, reader), *((post,) if posts else ())),
    )
    if picture is None:
        return _in_words([heading(ended, reader)], played, at, reader, rows)
    # What has just happened stands in the picture and in the menu: a phone shows the page whole.
    lines = [heading(ended, reader), f"-# {where(played, at, reader)}"]
    return page_of(lines, rows).with_picture(picture, PICTURE, moment_alt(played, at, reader))


def gif_page(ended: EndedMatch, played: PlayedRound, gif: ReplayGif, reader: Reader, *, posts: bool = True) -> Parts:
    """Make the page of a round as GIF, for the person who asked; if it `posts`, with a button to show it to all."""
    show = _button(verbs.REPLAY_POST, ended, reader, str(played.number), WHOLE)
    return _gif_parts([heading(ended, reader)], ((show,),) if posts else (), gif, played, reader)


def posted(
    ended: EndedMatch, played: PlayedRound, picture: bytes | ReplayGif | None, at: int, by: str, reader: Reader
) -> Parts:
    """Make the post of what somebody shows to all: a moment, or a round as GIF.

    `by` is that person's name, fit for messages. Its button opens the replay there for anybody who presses it.
    """
    lines = [reader.t("replay-shown", name=by), heading(ended, reader)]
    if isinstance(picture, ReplayGif):
        return _gif_parts(lines, ((replay_button(ended.match, reader, played.number),),), picture, played, reader)
    rows = ((replay_button(ended.match, reader, played.number, at),),)
    if picture is None:
        return _in_words(lines, played, at, reader, rows)
    lines += filter(None, [where(played, at, reader), moment_text(played, at, reader)])
    return page_of(lines, rows).with_picture(picture, PICTURE, moment_alt(played, at, reader))


def choice(ended: EndedMatch, date: str, reader: Reader) -> str:
    """Return a match in a list of choices: when, what, who."""
    names = listed(plain_names(ended.players, reader), reader.locale)
    game = game_name(ended.game, reader.locale)
    return cut(reader.t("replay-choice", date=date, game=game, names=names), CHOICE_LIMIT)


def heading(ended: EndedMatch, reader: Reader) -> str:
    """Return the heading of a match's pages: what was played, and when it ended."""
    return reader.t("replay-heading", game=game_name(ended.game, reader.locale), time=f"<t:{int(ended.at)}:d>")


def _gif_parts(lines: list[str], rows: tuple[Row, ...], gif: ReplayGif, played: PlayedRound, reader: Reader) -> Parts:
    """Make the message of a GIF; these lines stand above it, with the round and whether moments were left out."""
    thinned = reader.t("replay-thinned", shown=gif.frames, moments=gif.moments, limit=GIF_LIMIT // _MIB)
    lines += [
        reader.t("replay-round", number=played.number, rounds=played.rounds, moves=played.moments[-1].done),
        *([thinned] if gif.frames < gif.moments else []),
    ]
    return page_of(lines, rows).with_picture(gif.data, GIF, round_alt(played, reader))


def _button(verb: str, ended: EndedMatch, reader: Reader, *words: str) -> Button:
    return free(verb, ended.match, *words).button(reader.t(f"button-{verb}"))


def _in_words(head: list[str], played: PlayedRound, at: int, reader: Reader, rows: Iterable[Row]) -> Parts:
    """Make the page of a moment that tells under these lines all that would be in the picture."""
    return page_of([*head, escaped(moment_alt(played, at, reader))], rows)


def _steps(ended: EndedMatch, played: PlayedRound, at: int, reader: Reader) -> Row:
    """Make the buttons a moment back and on (one that leads nowhere is grey), as GIF, and to the record."""

    def step(to: int, emoji: str, style: Style, tag: str) -> Button:
        press = free(verbs.REPLAY, ended.match, str(played.number), str(max(0, to)), tag)
        return press.button("", style, emoji=emoji, disabled=not 0 <= to <= played.last)

    return (
        step(at - 1, "◀️", "secondary", "back"),
        step(at + 1, "▶️", "primary", "forward"),
        _button(verbs.REPLAY_GIF, ended, reader, str(played.number)),
        record_button(ended.match, reader),
    )


def _menu(match: str, played: PlayedRound, at: int, reader: Reader) -> Select:
    """Make the menu of the moments that matter in this round, between the rounds before and after it."""
    rounds = _rounds(played)
    lines = [_round_line(number, played, reader) for number in rounds if number < played.number]
    lines += _moments(played, at, CHOICES - len(rounds), reader)
    lines += [_round_line(number, played, reader) for number in rounds if number > played.number]
    return free(verbs.REPLAY_TO, "moment", match).menu(lines, reader.t("replay-to-moment"))


def _rounds(played: PlayedRound) -> list[int]:
    """Return the other rounds to go to, in order: the first, the last and those around this one."""
    around = range(max(1, played.number - _NEAR), min(played.rounds, played.number + _NEAR) + 1)
    return sorted({1, played.rounds, *around} - {played.number})


def _round_line(number: int, played: PlayedRound, reader: Reader) -> MenuLine:
    return MenuLine(f"{number} 0", reader.t("replay-to-number", number=number, rounds=played.rounds))


def _moments(played: PlayedRound, at: int, most: int, reader: Reader) -> Iterator[MenuLine]:
    """Yield the moments that matter, each with its move's number and what happened; with this one and ten from it."""
    names = short_names(played, reader)
    near = {at, played.clamped(at - _FAR), played.clamped(at + _FAR)}
    chosen = range(played.last + 1) if played.last < most else notable(played, most - len(near), reader)
    for moment in sorted({*chosen, *near}):
        happened = " ".join(sentences(played, moment, reader, names))
        text = reader.t("replay-to-move", move=played.moments[moment].done if moment else 0, told=happened)
        yield MenuLine(f"{played.number} {moment}", cut(text, CHOICE_LIMIT), default=moment == at)
