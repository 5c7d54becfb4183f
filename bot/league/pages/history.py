"""The history of the league: its matches, the newest first, one match with all its seats, and the records."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.games.text.look import Look
from bot.games.text.names import marked_name
from bot.games.text.numbers import listed
from bot.games.text.words import game_name
from bot.league.pages.places import HistoryPlace, RecordsPlace, button_id, match_menu_id
from bot.league.pages.results import change_text, gained, rating_text, spread_text, why_text
from bot.league.pages.wording import duration, game_menu, game_title, page_buttons, seat_name
from bot.league.rows.values import Best, HistoryPage, MatchRow, MatchSeat, Records
from bot.parts.parts import CHOICE_LIMIT, CONTENT_LIMIT, Button, MenuLine, Parts, Row, Select, cut
from bot.play.pages.results import record_buttons

PAGE = 8  # matches on a page
_WIDTHS = (24, 14, 8)  # of names, until a page fits into a message


def history(found: HistoryPage, place: HistoryPlace, look: Look, *, name: str = "", reader: int = 0) -> Parts:
    """Return a page of matches, of the person called `name` or ("") of all, with a menu that shows one of them.

    `reader` is the person who alone sees it, 0 if all do.
    """
    place = replace(place, page=found.page)
    title = game_title(place.game, look)
    heading = [
        look.t(
            "league-history",
            whose="person" if place.person else "all",
            name=marked_name(name),
            title=title,
            page=found.page + 1,
            pages=found.pages,
        )
    ]
    if found.recalculating:
        heading.append(look.t("league-recalculating-note"))
    if not found.rows:
        heading.append(look.t("league-history-empty"))
    content = ""
    for width in _WIDTHS:
        lines = [
            match_line(row, look, number=at, person=place.person, game=place.game != "*", width=width, reader=reader)
            for at, row in enumerate(found.rows, 1)
        ]
        content = "\n".join([*heading, *lines])
        if len(content) <= CONTENT_LIMIT:
            break
    return Parts(content=cut(content, CONTENT_LIMIT), rows=_controls(found, place, look, reader))


def match_line(
    row: MatchRow, look: Look, *, number: int = 0, person: int = 0, game: bool = False, width: int = 24, reader: int = 0
) -> str:
    """Return a match in a line: the day, the game, the result for `person` (0: for all), and why it did not count.

    `game`: ratings are those of the game, not over all games. `number` 0: without one.
    `reader` is the person who alone sees it, 0 if all do.
    """
    own = next((seat for seat in row.seats if person and seat.person == person), None)
    if own is None:
        who = listed((_placed(seat, look, width, reader) for seat in _ranked(row.seats)), look.locale)
    else:
        others = [seat for seat in row.seats if seat is not own]
        names = listed((seat_name(seat, look, limit=width, reader=reader) for seat in others), look.locale)
        who = look.t("league-match-own", place=own.place, seats=len(row.seats), names=names)
    return look.t(
        "league-match-line",
        number=number,
        time=f"<t:{int(row.ended)}:d>",
        game=game_name(row.game, look.locale),
        who=who,
        gain="" if own is None else gain_text(own, look, game=game),
        gains="no" if own is None or not gain_text(own, look, game=game) else "yes",
        why=why_text(row.why, look) or ("" if own is None else why_text(own.why, look)),
        counts="no" if row.why else "rating" if own is not None and own.why else "yes",
    )


def gain_text(seat: MatchSeat, look: Look, *, game: bool = False) -> str:
    """Return a seat's points, the rating after the match and its change; "" if there are none."""
    change = seat.game_rating if game else seat.rating
    told = []
    if seat.points is not None:
        told.append(gained(seat.points, look))
    if change is not None:
        rating = rating_text(change.after)
        told.append(look.t("league-rating-change", rating=rating, change=change_text(change, look)))
    return " · ".join(told)


def match(row: MatchRow, place: HistoryPlace, look: Look, *, reader: int = 0) -> Parts:
    """Return one match with all its seats, the buttons for its record, and one back to the history.

    `reader` is the person who alone sees it, 0 if all do.
    """
    lines = [
        look.t("league-match", game=game_name(row.game, look.locale), time=f"<t:{int(row.ended)}:f>", match=row.match)
    ]
    if row.why:
        lines.append(look.t("league-match-out", why=why_text(row.why, look)))
    lines += [_seat_line(seat, look, reader) for seat in _ranked(row.seats)]
    if row.changed:
        lines.append(look.t("league-match-changed", change=row.changed))
    if not row.recorded:
        lines.append(look.t("league-match-unrecorded"))
    back = Button(button_id(place), look.t("button-back"))
    buttons = record_buttons(row.match, look) if row.recorded else ()
    return Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=((*buttons, back),))


def _seat_line(seat: MatchSeat, look: Look, reader: int) -> str:
    told = [gain_text(seat, look)]
    if seat.game_rating is not None:
        rating, spread = rating_text(seat.game_rating.after), spread_text(seat.game_rating.after)
        change = change_text(seat.game_rating, look)
        told.append(look.t("league-game-rating", rating=rating, spread=spread, change=change))
    if seat.why:
        told.append(why_text(seat.why, look))
    return look.t(
        "league-seat",
        place=seat.place,
        name=seat_name(seat, look, reader=reader),
        total=seat.total,
        played=seat.gone or ("computer" if seat.computer else "person"),
        gain=" · ".join(filter(None, told)),
        gains="yes" if any(told) else "no",
    )


def _ranked(seats: Sequence[MatchSeat]) -> list[MatchSeat]:
    return sorted(seats, key=lambda seat: (seat.place, seat.seat))


def _placed(seat: MatchSeat, look: Look, width: int, reader: int) -> str:
    name = seat_name(seat, look, limit=width, reader=reader)
    return look.t("league-placed", place=seat.place, name=name)


def _controls(found: HistoryPage, place: HistoryPlace, look: Look, reader: int) -> tuple[Row, ...]:
    rows: list[Row] = []
    if found.rows:
        choices = tuple(
            MenuLine(row.match, cut(_menu_line(at, row, look, reader), CHOICE_LIMIT))
            for at, row in enumerate(found.rows, 1)
        )
        rows.append((Select(match_menu_id(place), choices, look.t("league-match-menu")),))
    rows.append(game_menu(place, look))
    rows += page_buttons(place, found.page, found.pages, look)
    return tuple(rows)


def _menu_line(number: int, row: MatchRow, look: Look, reader: int) -> str:
    seats = (seat_name(seat, look, marked=False, reader=reader) for seat in _ranked(row.seats))
    names = listed(seats, look.locale)
    return look.t("league-match-choice", number=number, game=game_name(row.game, look.locale), names=names)


# Records


def records(found: Records, place: RecordsPlace, look: Look) -> Parts:
    """Return the records of one game or of all, with a menu of games."""
    lines = [look.t("league-records", title=game_title(place.game, look))]
    if found.recalculating:
        lines.append(look.t("league-recalculating-note"))
    told = list(_record_lines(found, look))
    content = "\n".join([*lines, *(told or [look.t("league-records-empty")])])
    return Parts(content=cut(content, CONTENT_LIMIT), rows=(game_menu(place, look),))


def _record_lines(found: Records, look: Look) -> Iterator[str]:
    if found.streak is not None and len(found.games) > 1:
        yield look.t("league-record-game", game=look.t("league-all-games"))
        yield _streak(found.streak, look)
    for game in found.games:
        lines = [
            *([_streak(game.streak, look)] if game.streak else []),
            *([_highest(game.highest, look)] if game.highest else []),
            *(_fastest(best, look) for best in game.fastest),
        ]
        if lines:
            yield look.t("league-record-game", game=game_name(game.game, look.locale))
            yield from lines


def _streak(best: Best, look: Look) -> str:
    name, count = marked_name(best.name), round(best.value)
    return look.t("league-record-streak", name=name, count=count, when=_when(best))


def _highest(best: Best, look: Look) -> str:
    name = marked_name(best.name)
    return look.t("league-record-highest", name=name, points=round(best.value), when=_when(best))


def _fastest(best: Best, look: Look) -> str:
    name = marked_name(best.name)
    length, time = look.t(f"length-{best.length}"), duration(best, look)
    return look.t("league-record-fastest", name=name, time=time, when=_when(best), length=length)


def _when(best: Best) -> str:
    return "none" if best.at is None else f"<t:{int(best.at)}:d>"
