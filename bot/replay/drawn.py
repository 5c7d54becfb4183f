"""A replay as pictures: a moment as PNG, a round as GIF."""

from bot.connection.names import for_pictures
from bot.games.match import ABANDONED, winners
from bot.games.text.names import seat_fallback
from bot.games.text.reader import Reader
from bot.play.pages.seats import game_words, seat_label
from bot.replay.played import PlayedRound, plain_names
from bot.replay.wording import lately, replay_view, sentences
from rendering import ReplayFrame, ReplayGif, draw_replay, draw_replay_gif, drawable

GIF_LIMIT = 8 * 1024 * 1024  # bytes
_CAPTION = 130  # characters of what a picture says of a moment: of a longer chain of moves the last are said


def moment_picture(played: PlayedRound, at: int, reader: Reader) -> bytes:
    """Draw a moment as PNG. Slow: for a worker thread."""
    return draw_replay(frame_of(played, at, reader), reader.theme)


def round_gif(played: PlayedRound, reader: Reader) -> ReplayGif:
    """Draw a round as GIF of at most `GIF_LIMIT` bytes. Slow: for a worker thread."""
    frames = [frame_of(played, at, reader) for at in range(len(played.moments))]
    return draw_replay_gif(frames, reader.theme, GIF_LIMIT)


def frame_of(played: PlayedRound, at: int, reader: Reader) -> ReplayFrame:
    """Return all that the picture of a moment is made of."""
    moment, reader = played.moments[at], for_pictures(reader)
    match, view, won = moment.match, replay_view(moment.match), winners(moment.match)
    return ReplayFrame(
        view=view,
        seats=tuple(
            seat_label(
                view,
                seat,
                name,
                match.totals[seat],
                reader,
                computer=played.players[seat].computer,
                place=match.places[seat] if match.end not in ("", ABANDONED) else None,
                won=seat in won,
                portrait=played.players[seat].face(reader),
            )
            for seat, name in enumerate(_names(played, reader))
        ),
        words=game_words(match.game, played.number, reader, winners=len(won)),
        hands=played.racks[at],
        room=played.room,
        caption=_caption(played, at, reader),
        actor=moment.actor,
        count=reader.t("replay-count", move=moment.done, moves=played.moments[-1].done),
        whole=replay_view(played.moments[-1].match),
    )


def _names(played: PlayedRound, reader: Reader) -> tuple[str, ...]:
    """Return the players' names for pictures: what can be drawn of them, or their seats."""
    return tuple(
        drawable(name) or seat_fallback(seat, reader.locale)
        for seat, name in enumerate(plain_names(played.players, reader))
    )


def _caption(played: PlayedRound, at: int, reader: Reader) -> str:
    """Return the sentences about a moment; of too many not the match's end (a crown says it), and not the first."""
    texts = sentences(played, at, reader, _names(played, reader))
    ends = any(event.code == "match-ended" for event in played.moments[at].events)
    if ends and len(" ".join(texts)) > _CAPTION:
        texts = texts[:-1]
    return lately(texts, _CAPTION)
