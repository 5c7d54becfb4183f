"""Seats in words: their names, lines about them, who has won, and the labels of pictures."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from bot.games.drawn import Portrait
from bot.games.events import Event
from bot.games.text.names import marked_name, plain_name, seat_fallback
from bot.games.text.reader import Reader
from bot.games.view import View
from bot.play.registry import naming_of, room_of
from bot.tables import SeatState, Snapshot, TableState, is_slow
from bot.tables.cast import cast_key
from rendering import SeatLabel, TableWords, cast_portrait, drawable

_WHO = {"computer": "computer", "away": "away", "left": "left"}  # what the turn of a seat is called


def raw_names(state: TableState, reader: Reader, others: Iterable[tuple[int, str]] = ()) -> tuple[str, ...]:
    """Return the present names of all seats, then of `others`, not yet cleaned: never empty, each told apart."""
    seated = [
        (seat.person, seat.name or reader.t("name-computer" if seat.computer else "name-seat", number=number + 1))
        for number, seat in enumerate(state.seats)
    ]
    return reader.names([*seated, *others])


def plain(state: TableState, seat: int, reader: Reader) -> str:
    """Return the seat's name for labels, alt texts and pictures."""
    return plain_name(raw_names(state, reader)[seat], reader.t("name-seat", number=seat + 1))


def marked(state: TableState, seat: int, reader: Reader) -> str:
    """Return the seat's name for the text of messages."""
    return marked_name(raw_names(state, reader)[seat], reader.t("name-seat", number=seat + 1))


def turn_line(snapshot: Snapshot, reader: Reader, seat: int | None = None) -> str:
    """Say whose turn it is and until when, to that seat (None: to all); or what the table waits for instead."""
    state = snapshot.state
    if state.paused == "asked" and state.paused_by is not None:
        who, name = "you" if state.paused_by == seat else "seat", marked(state, state.paused_by, reader)
        return reader.t("paused-asked", who=who, name=name, **time_facts(state.times.answer_until))
    if state.paused:
        return paused_line(state, reader)
    if state.times.claims_until is not None:
        return reader.t("turn-claims")
    turn = snapshot.turn
    if turn is None:
        return reader.t("turn-none")
    if state.hurried:
        return reader.t("turn-time-up")
    who = "resigned" if state.seats[turn].resigned else _WHO.get(played_by(snapshot, turn), "player")
    who = "you" if turn == seat else who
    return reader.t("turn", who=who, name=marked(state, turn, reader), **time_facts(state.times.deadline))


def time_facts(seconds: float | None) -> dict[str, str]:
    """Return the facts of a text that may name a time: how long it is until then."""
    return {"timed": "no" if seconds is None else "yes", "time": "" if seconds is None else f"<t:{int(seconds)}:R>"}


def bank_text(state: TableState, seat: int) -> str:
    """Return what a person has in the bank as of the turn's beginning, `3:05`; "" where there is none."""
    return "" if state.banks is None or state.seats[seat].computer else bank_time(state.banks.left[seat])


def bank_time(seconds: float) -> str:
    """Write a time in minutes and seconds."""
    return "{}:{:02}".format(*divmod(int(seconds), 60))


def bank_lines(state: TableState, seat: int | None, reader: Reader) -> list[str]:
    """Say what a seat has in the bank, and how much of a turn is free; nothing where nobody has a bank."""
    bank = "" if seat is None else bank_text(state, seat)
    if not bank or state.banks is None or state.phase != "playing":
        return []
    return [reader.t("bank-line", bank=bank, free=round(state.banks.free))]


def away_lines(snapshot: Snapshot, reader: Reader) -> list[str]:
    """Say which players of a slow game are away, and until when."""
    state = snapshot.state
    return [
        reader.t("away-line", name=marked(state, seat, reader), date=f"<t:{int(holder.times.away[1])}:D>")
        for seat, holder in enumerate(state.seats)
        if holder.human and holder.times.away is not None and is_slow(state)
    ]


def news(snapshot: Snapshot, seat: int | None = None) -> tuple[Event, ...]:
    """Return the last events that a seat may know (None: all), without what `turn_line` says already."""
    above = "paused" if snapshot.state.paused else ""
    return tuple(event for event in snapshot.state.log.recent if event.seen_by(seat) and event.code != above)


def paused_line(state: TableState, reader: Reader) -> str:
    """Say that the table stands still, and who stopped it."""
    if state.paused == "nobody" or state.deserted:
        now = not any(seat.human for seat in state.seats)
        ways = ("both", "later") if state.open_seats(0) else ("end", "wait")
        return reader.t(
            "paused-nobody",
            way="none" if state.times.endable_at is None else ways[0] if now else ways[1],
            endable=f"<t:{int(state.times.endable_at or 0)}:f>",
            **time_facts(state.times.expires),
        )
    by = state.paused_by
    return reader.t(
        "paused-player", by="nobody" if by is None else "seat", name="" if by is None else marked(state, by, reader)
    )


def played_by(snapshot: Snapshot, seat: int) -> str:
    """Return who plays a seat: `person`, `computer` (it always was), `away` (for an absent player), `left`."""
    who = snapshot.state.seats[seat]
    if who.computer:
        return "computer"
    if who.left:
        return "left"
    return "away" if who.played_by_computer else "person"


def winners(state: TableState) -> list[int]:
    """Return the seats that have won the match that is over; none if it was broken off, unless all others resigned."""
    if state.match is None:
        return []
    if state.end != "abandoned":
        return [seat for seat, place in enumerate(state.match.places) if place == 1]
    if state.ended_by != "resigned":
        return []
    return [seat for seat, holder in enumerate(state.seats) if not holder.resigned][:1]


def score_text(state: TableState, reader: Reader) -> str:
    """Say by how much a match was won: `25 to 0`, `by 7 points`; "" if nobody did, several did, or not by points."""
    won, match = winners(state), state.match
    if match is None or len(won) != 1 or state.end == "abandoned":
        return ""
    first = match.totals[won[0]]
    others = [total for seat, total in enumerate(match.totals) if seat not in won]
    if match.seats == 2 and min(match.totals) >= 0:
        return reader.t("result-score-two", winner=first, loser=others[0])
    ahead = first - max(others)
    return reader.t("result-score-margin", points=ahead) if ahead > 0 else ""


def seat_label(
    view: View,
    seat: int,
    name: str,
    total: int,
    reader: Reader,
    *,
    computer: bool = False,
    away: bool = False,
    place: int | None = None,
    won: bool = False,
    portrait: Portrait | None = None,
    bank: int | None = None,
) -> SeatLabel:
    """Return the label of a seat in a view that all may see, with its player's clean name, total score, marks, face.

    A computer player's face is that of the name.
    """
    return SeatLabel(
        seat,
        name if drawable(name) else seat_fallback(seat, reader.locale),
        total,
        computer=computer,
        away=away,
        place=place,
        tiles=reader.t("picture-tiles", noun=naming_of(view.game, reader).noun, count=view.sizes[seat]),
        points=reader.t("picture-score", count=abs(total)),
        won=won,
        portrait=cast_portrait(cast_key(name)) if computer else portrait,
        bank=bank,
    )


def face_of(seat: SeatState, reader: Reader) -> Portrait | None:
    """Return the face of who holds a seat: a computer player's is drawn by us; None if there is none."""
    if seat.computer:
        return cast_portrait(cast_key(seat.name))
    return None if seat.person is None else reader.faces.get(seat.person)


def game_words(game: str, number: int, reader: Reader, *, winners: int = 1) -> TableWords:
    """Return the short texts that a game's pictures show in its round `number`, which so many seats have won."""
    return _game_words(game, number, winners, reader.locale)


@lru_cache(maxsize=512)
def _game_words(game: str, number: int, winners: int, locale: str) -> TableWords:
    """Make them from all that they follow from: a server's own names of figures are in none of them."""
    reader = Reader(locale)
    general = TableWords(
        turn=reader.t("picture-turn"),
        tiles=reader.t("picture-tiles", noun=naming_of(game, reader).noun, count=2),
        score=reader.t("picture-score", count=2),
        round=reader.t("picture-round", number=number),
        stock=reader.t("picture-stock"),
        worth=reader.t("picture-worth"),
        won=reader.t("picture-won", count=winners),
    )
    specific = {field: reader.t(text) for field, text in room_of(game).picture_words.items()}
    return msgspec.structs.replace(general, **specific)
