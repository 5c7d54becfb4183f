"""A replay as messages: one to step through it, for the person who asked; a moment, or a round as GIF, for all."""

from collections.abc import Sequence

import msgspec

from bot.games.text.look import Look
from bot.games.text.names import escaped
from bot.games.text.numbers import listed
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import CHOICE_LIMIT, CONTENT_LIMIT, Button, Parts, Row, cut
from bot.play.pages.results import replay_button
from bot.replay.drawn import GIF_LIMIT
from bot.replay.played import PlayedRound, Player, plain_names
from bot.replay.told import moment_alt, moment_text, round_alt, where
from bot.replay.ways import menu_rows, step_rows
from rendering import ReplayGif

PICTURE, GIF = "replay.png", "replay.gif"
WHOLE = "gif"  # stands for the moment where the whole round is meant
_MIB = 1024 * 1024


class EndedMatch(msgspec.Struct, frozen=True):
    """A match that is over: its id, what was played, when it ended (seconds since 1970), who played."""

    match: str
    game: str
    at: float
    players: tuple[Player, ...]


def replay_page(
    ended: EndedMatch, played: PlayedRound, at: int, look: Look, *, picture: bytes | None = None, posts: bool = True
) -> Parts:
    """Make the page of a moment, with buttons to step through it; told in words if there is no picture.

    `posts`: it can be shown to all from there.
    """
    at = played.clamped(at)
    rows = (
        *step_rows(ended.match, played, at, look),
        _further(ended, played, at, look, posts=posts),
        *menu_rows(ended.match, played, at, look),
    )
    return _moment(ended, played, at, look, picture, rows)


def gif_page(ended: EndedMatch, played: PlayedRound, gif: ReplayGif, look: Look, *, posts: bool = True) -> Parts:
    """Make the page of a round as GIF, for the person who asked; if it `posts`, with a button to show it to all."""
    lines = [_heading(ended, look), _round_line(played, look), *_thinned(gif, look)]
    show = _button(verbs.REPLAY_POST, ended, look, str(played.number), WHOLE)
    return _with_picture(lines, ((show,),) if posts else (), gif.data, round_alt(played, look), GIF)


def posted(
    ended: EndedMatch, played: PlayedRound, shown: bytes | ReplayGif | None, at: int, by: str, look: Look
) -> Parts:
    """Make the post of what somebody shows to all: a moment, or a round as GIF.

    `by` is that person's name, fit for messages. Its button opens the replay there for anybody who presses it.
    """
    at = played.clamped(at)
    above = look.t("replay-shown", name=by)
    if not isinstance(shown, ReplayGif):
        row = (replay_button(ended.match, look, played.number, at),)
        return _moment(ended, played, at, look, shown, (row,), above)
    lines = [above, _heading(ended, look), _round_line(played, look), *_thinned(shown, look)]
    row = (replay_button(ended.match, look, played.number),)
    return _with_picture(lines, (row,), shown.data, round_alt(played, look), GIF)


def choice(ended: EndedMatch, date: str, look: Look) -> str:
    """Return a match in a list of choices: when, what, who."""
    names = listed(plain_names(ended.players, look), look.locale)
    game = game_name(ended.game, look.locale)
    return cut(look.t("replay-choice", date=date, game=game, names=names), CHOICE_LIMIT)


def _heading(ended: EndedMatch, look: Look) -> str:
    return look.t("replay-heading", game=game_name(ended.game, look.locale), time=f"<t:{int(ended.at)}:f>")


def _round_line(played: PlayedRound, look: Look) -> str:
    moves = played.moments[-1].done
    return look.t("replay-round", number=played.number, rounds=played.rounds, moves=moves)


def _thinned(gif: ReplayGif, look: Look) -> tuple[str, ...]:
    """Say that moments were left out, if some were."""
    if gif.shown == gif.moments:
        return ()
    return (look.t("replay-thinned", shown=gif.shown, moments=gif.moments, limit=GIF_LIMIT // _MIB),)


def _further(ended: EndedMatch, played: PlayedRound, at: int, look: Look, *, posts: bool) -> Row:
    """Make the buttons as GIF, for all to see if it can be shown to them, and to the review."""
    post = _button(verbs.REPLAY_POST, ended, look, str(played.number), str(at))
    return (
        _button(verbs.REPLAY_GIF, ended, look, str(played.number)),
        *((post,) if posts else ()),
        _button(verbs.REVIEW, ended, look, "new"),
    )


def _button(verb: str, ended: EndedMatch, look: Look, *words: str) -> Button:
    return Button(encode(Press(NO_TABLE, 0, verb, (ended.match, *words))), look.t(f"button-{verb}"))


def _moment(
    ended: EndedMatch,
    played: PlayedRound,
    at: int,
    look: Look,
    picture: bytes | None,
    rows: tuple[Row, ...],
    above: str = "",
) -> Parts:
    """Make the page of a moment under its heading; without a picture all that would be in it is told."""
    alt, lines = moment_alt(played, at, look), [above, _heading(ended, look)]
    if picture is None:
        return Parts(content=_joined([*lines, escaped(alt)]), rows=rows)
    lines += [where(played, at, look), moment_text(played, at, look)]
    return _with_picture(lines, rows, picture, alt, PICTURE)


def _with_picture(lines: Sequence[str], rows: tuple[Row, ...], picture: bytes, alt: str, name: str) -> Parts:
    return Parts(content=_joined(lines), rows=rows, file=picture, filename=name, alt=alt)


def _joined(lines: Sequence[str]) -> str:
    return cut("\n".join(filter(None, lines)), CONTENT_LIMIT)
