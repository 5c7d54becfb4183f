"""The history of the league: its matches, the newest first, one match with all its seats, and the records."""

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from bot.games.text.names import marked_name
from bot.games.text.numbers import listed
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.pages.places import HistoryPlace, RecordsPlace, all_button, button_id, match_menu_id
from bot.league.pages.results import change_text, gained, rating_text, spread_text, why_text
from bot.league.pages.wording import duration, fit_text, game_menu, game_title, page_buttons, recount_notes, seat_name
from bot.league.rows.values import Best, HistoryPage, MatchRow, MatchSeat, Records
from bot.league.rules import ALL
from bot.parts import verbs
from bot.parts.ids import free
from bot.parts.parts import CHOICE_LIMIT, CONTENT_LIMIT, Button, MenuLine, Parts, Row, Select, cut, page_of
from bot.play.pages.results import record_buttons

PAGE = 8  # matches on a page
_WIDTHS = (24, 14, 8)  # of names, until a page fits into a message


def history(
    page: HistoryPage, place: HistoryPlace, reader: Reader, *, name: str = "", viewer: int = 0, waiting: bool = False
) -> Parts:
    """Return a page of matches, of the person called `name` or ("") of all, with a menu that shows one of them.

    `viewer` is the person who alone sees it, 0 if all do; `waiting`: that person can confirm results.
    """
    place = replace(place, page=page.page)
    heading = [
        reader.t(
            "league-history",
            whose="person" if place.person else "all",
            name=marked_name(name),
            title=game_title(place.game, reader),
            page=page.page + 1,
            pages=page.pages,
        ),
        *recount_notes(page.recalculating, reader),
        *([] if page.rows else [reader.t("league-history-empty")]),
    ]

    def tell(width: int) -> str:
        line = partial(match_line, person=place.person, game=place.game != ALL, width=width, viewer=viewer)
        return "\n".join([*heading, *(line(row, reader, number=at) for at, row in enumerate(page.rows, 1))])

    return Parts(content=fit_text(tell, _WIDTHS, CONTENT_LIMIT), rows=_controls(page, place, reader, viewer, waiting))


def match_line(
    row: MatchRow,
    reader: Reader,
    *,
    number: int = 0,
    person: int = 0,
    game: bool = False,
    width: int = 24,
    viewer: int = 0,
) -> str:
    """Return a match in a line: the day, the game, the result for `person` (0: for all), and why it did not count.

    `game`: ratings are those of the game, not over all games. `number` 0: without one.
    `viewer` is the person who alone sees it, 0 if all do.
    """
    seat = next((seat for seat in row.seats if person and seat.person == person), None)
    if seat is None:
        placed = (
            reader.t("league-placed", place=seat.place, name=seat_name(seat, reader, limit=width, viewer=viewer))
            for seat in ranked(row.seats)
        )
        who = listed(placed, reader.locale)
    else:
        others = (seat_name(other, reader, limit=width, viewer=viewer) for other in row.seats if other is not seat)
        who = reader.t("league-match-own", place=seat.place, seats=len(row.seats), names=listed(others, reader.locale))
    gain = "" if seat is None else gain_text(seat, reader, game=game)
    return reader.t(
        "league-match-line",
        number=number,
        time=f"<t:{int(row.ended)}:d>",
        game=game_name(row.game, reader.locale),
        who=who,
        gain=gain,
        gains="yes" if gain else "no",
        why=why_text(row.why, reader) or ("" if seat is None else why_text(seat.why, reader)),
        counts="no" if row.why else "rating" if seat is not None and seat.why else "yes",
    )


def gain_text(seat: MatchSeat, reader: Reader, *, game: bool = False) -> str:
    """Return a seat's points, the rating after the match and its change; "" if there are none."""
    change = seat.game_rating if game else seat.rating
    gains = [] if seat.points is None else [gained(seat.points, reader)]
    if change is not None:
        by = change_text(change, reader)
        gains.append(reader.t("league-rating-change", rating=rating_text(change.after), change=by))
    return " · ".join(gains)


def match(row: MatchRow, place: HistoryPlace, reader: Reader, *, viewer: int = 0) -> Parts:
    """Return one match with all its seats, the buttons for its record, and one back to the history.

    `viewer` is the person who alone sees it, 0 if all do.
    """
    game, time = game_name(row.game, reader.locale), f"<t:{int(row.ended)}:f>"
    lines = [
        reader.t("league-match", game=game, time=time, match=row.match),
        *([reader.t("league-match-out", why=why_text(row.why, reader))] if row.why else []),
        *(_seat_line(seat, reader, viewer) for seat in ranked(row.seats)),
        *([reader.t("league-match-changed", change=row.changed)] if row.changed else []),
        *([] if row.recorded else [reader.t("league-match-unrecorded")]),
    ]
    buttons = record_buttons(row.match, reader) if row.recorded else ()
    return page_of(lines, [(*buttons, Button(button_id(place), reader.t("button-back")))])


def _seat_line(seat: MatchSeat, reader: Reader, viewer: int) -> str:
    change, facts = seat.game_rating, [gain_text(seat, reader)]
    if change is not None:
        facts.append(
            reader.t(
                "league-game-rating",
                rating=rating_text(change.after),
                spread=spread_text(change.after),
                change=change_text(change, reader),
            )
        )
    facts.append(why_text(seat.why, reader))
    return reader.t(
        "league-seat",
        place=seat.place,
        name=seat_name(seat, reader, viewer=viewer),
        total=seat.total,
        played=seat.gone or ("computer" if seat.computer else "person"),
        gain=" · ".join(filter(None, facts)),
        gains="yes" if any(facts) else "no",
    )


def ranked(seats: Sequence[MatchSeat]) -> list[MatchSeat]:
    """Return the seats of a match by their places."""
    return sorted(seats, key=lambda seat: (seat.place, seat.seat))


def _controls(page: HistoryPage, place: HistoryPlace, reader: Reader, viewer: int, waiting: int) -> tuple[Row, ...]:
    choices = tuple(_menu_line(at, row, reader, viewer) for at, row in enumerate(page.rows, 1))
    menu = Select(match_menu_id(place), choices, reader.t("league-match-menu"))
    pending = free(verbs.MY_PENDING).button(reader.t("button-my-pending"), "primary")
    return (
        *(((menu,),) if choices else ()),
        game_menu(place, reader),
        *page_buttons(place, page.page, page.pages, reader),
        *(((pending,),) if waiting else ()),
    )


def _menu_line(number: int, row: MatchRow, reader: Reader, viewer: int) -> MenuLine:
    seats = (seat_name(seat, reader, marked=False, viewer=viewer) for seat in ranked(row.seats))
    names, game = listed(seats, reader.locale), game_name(row.game, reader.locale)
    return MenuLine(
        row.match, cut(reader.t("league-match-choice", number=number, game=game, names=names), CHOICE_LIMIT)
    )


# Records


def records(book: Records, place: RecordsPlace, reader: Reader, *, private: bool = False) -> Parts:
    """Return the records of one game or of all, with a menu of games; if `private`, with a button that shows all."""
    heading = reader.t("league-records", title=game_title(place.game, reader))
    lines = [*_record_lines(book, reader)] or [reader.t("league-records-empty")]
    to_all = ((all_button(place, reader),),) if private else ()
    return page_of([heading, *recount_notes(book.recalculating, reader), *lines], [game_menu(place, reader), *to_all])


def _record_lines(book: Records, reader: Reader) -> Iterator[str]:
    if book.streak is not None and len(book.games) > 1:
        yield reader.t("league-record-game", game=reader.t("league-all-games"))
        yield _record("league-record-streak", book.streak, reader)
    for game in book.games:
        fastest = (("league-record-fastest", best) for best in game.fastest)
        bests = (("league-record-streak", game.streak), ("league-record-highest", game.highest), *fastest)
        lines = [_record(text, best, reader) for text, best in bests if best is not None]
        if lines:
            yield reader.t("league-record-game", game=game_name(game.game, reader.locale))
            yield from lines


def _record(text: str, best: Best, reader: Reader) -> str:
    return reader.t(
        text,
        name=marked_name(best.name),
        count=round(best.value),
        points=round(best.value),
        time=duration(best, reader),
        length=reader.t(f"length-{best.length}") if best.length else "",
        when="none" if best.at is None else f"<t:{int(best.at)}:d>",
    )
