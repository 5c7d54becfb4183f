"""The words of pictures: the labels of seats, and the short texts that the pictures of a game show."""

from functools import lru_cache

import msgspec

from bot.games.drawn import Portrait
from bot.games.text.look import Look
from bot.games.view import View
from bot.play.registry import naming_of, room_of
from bot.tables import SeatState
from bot.tables.cast import cast_key
from rendering import SeatLabel, TableWords, cast_portrait


def seat_label(
    view: View,
    seat: int,
    name: str,
    total: int,
    look: Look,
    *,
    computer: bool = False,
    away: bool = False,
    place: int | None = None,
    won: bool = False,
    portrait: Portrait | None = None,
) -> SeatLabel:
    """Return the label of a seat in a view that all may see, with its player's clean name, total score, marks, face.

    A computer player's face is that of the name.
    """
    return SeatLabel(
        seat,
        name,
        total,
        computer=computer,
        away=away,
        place=place,
        tiles=look.t("picture-tiles", noun=naming_of(view.game, look).noun, count=view.sizes[seat]),
        points=look.t("picture-score", count=abs(total)),
        won=won,
        portrait=cast_portrait(cast_key(name)) if computer else portrait,
    )


def face_of(seat: SeatState, look: Look) -> Portrait | None:
    """Return the face of who holds a seat: a computer player's is drawn by us; None if there is none."""
    if seat.computer:
        return cast_portrait(cast_key(seat.name))
    return None if seat.person is None else look.faces.get(seat.person)


def game_words(game: str, number: int, look: Look, *, winners: int = 1) -> TableWords:
    """Return the short texts that a game's pictures show in its round `number`, which so many seats have won."""
    return _game_words(game, number, winners, look.locale)


@lru_cache(maxsize=512)
def _game_words(game: str, number: int, winners: int, locale: str) -> TableWords:
    """Make them from all that they follow from: a server's own names of figures are in none of them."""
    look = Look(locale)
    general = TableWords(
        turn=look.t("picture-turn"),
        tiles=look.t("picture-tiles", noun=naming_of(game, look).noun, count=2),
        score=look.t("picture-score", count=2),
        round=look.t("picture-round", number=number),
        stock=look.t("picture-stock"),
        worth=look.t("picture-worth"),
        won=look.t("picture-won", count=winners),
    )
    return msgspec.structs.replace(general, **room_of(game).picture_words(look))
