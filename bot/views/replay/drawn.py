"""A replay as pictures: a moment as PNG, a round as GIF."""

from collections.abc import Sequence

from bot.games.match import ABANDONED
from bot.games.view import View
from bot.views.board import game_words
from bot.views.look import Look
from bot.views.names import seat_fallback
from bot.views.replay.played import PlayedRound, plain_names, winners
from bot.views.replay.told import seen, sentences
from bot.views.rooms import naming_of
from rendering import ReplayFrame, ReplayGif, SeatLabel, draw_replay, draw_replay_gif

GIF_LIMIT = 8 * 1024 * 1024  # bytes
_CAPTION = 110  # characters of what a picture says of a moment: of a longer chain of moves the last are said


def moment_picture(played: PlayedRound, at: int, look: Look) -> bytes:
    """Draw a moment as PNG. Slow: for a worker thread."""
    return draw_replay(frame_of(played, at, look), look.theme)


def round_gif(played: PlayedRound, look: Look) -> ReplayGif:
    """Draw a round as GIF of at most `GIF_LIMIT` bytes. Slow: for a worker thread."""
    frames = [frame_of(played, at, look) for at in range(len(played.moments))]
    return draw_replay_gif(frames, look.theme, GIF_LIMIT)


def frame_of(played: PlayedRound, at: int, look: Look) -> ReplayFrame:
    """What the picture of a moment is made of."""
    moment, names = played.moments[at], plain_names(played.players, look)
    match, won = moment.match, winners(moment.match)
    seats = tuple(seat_fallback(seat, look.locale) for seat in range(len(names)))
    view = seen(match)
    return ReplayFrame(
        view=view,
        seats=tuple(_label(played, at, view, seat, won, look) for seat in range(len(names))),
        words=game_words(match.game, played.number, look, winners=len(won)),
        hands=played.racks[at],
        room=played.room,
        caption=_caption(played, at, look, names),
        otherwise=_caption(played, at, look, seats),
        actor=moment.actor,
        count=look.t("replay-count", move=moment.done, moves=played.moments[-1].done),
        whole=seen(played.moments[-1].match),
    )


def _caption(played: PlayedRound, at: int, look: Look, names: Sequence[str]) -> str:
    """The sentences about a moment, without the first if there are too many."""
    texts = list(sentences(played, at, look, names))
    while len(texts) > 1 and len(" ".join(texts)) > _CAPTION:
        texts.pop(0)
    return " ".join(texts)


def _label(played: PlayedRound, at: int, view: View, seat: int, won: Sequence[int], look: Look) -> SeatLabel:
    match = played.moments[at].match
    total, ended = match.totals[seat], match.end not in ("", ABANDONED)
    return SeatLabel(
        seat,
        plain_names(played.players, look)[seat],
        total,
        computer=played.players[seat].computer,
        place=match.places[seat] if ended else None,
        tiles=look.t("picture-tiles", noun=naming_of(match.game, look).noun, count=view.sizes[seat]),
        points=look.t("picture-score", count=abs(total)),
        won=seat in won,
    )
