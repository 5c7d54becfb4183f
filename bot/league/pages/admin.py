"""Moderators' changes in words: the questions before them, what they did, and lines to choose from."""

from collections.abc import Iterable, Mapping, Sequence

from bot.games.text.look import Look
from bot.games.text.names import marked_name, plain_name
from bot.games.text.numbers import listed, time_text
from bot.games.text.words import game_name
from bot.league.pages.history import match_line
from bot.league.pages.wording import MODERATOR, person_name, seat_name, time_in
from bot.league.rows.pending import CONFIRM_SECONDS
from bot.league.rows.values import ChangeRow, HandSeat, MatchRow, MatchSeat, Pending, PlayerCard
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import CHOICE_LIMIT, CONTENT_LIMIT, Button, Parts, cut
from storage import Json

_PENDING = 5  # results with buttons in one message
NO = "-"  # the word of the button that leaves everything as it is


def question(lines: Iterable[str], reason: str, word: str, look: Look) -> Parts:
    """Return the question: what will change (`lines`), why, a button for yes and one for no; `word` is in the ids."""
    yes = Button(encode(Press(NO_TABLE, 0, verbs.ADMIN, (word,))), look.t("button-do-it"), "danger")
    no = Button(encode(Press(NO_TABLE, 0, verbs.ADMIN, (NO,))), look.t("button-no"))
    told = [*lines, look.t("league-ask-reason", reason=marked_name(reason, limit=300))]
    return Parts(content=cut("\n".join(told), CONTENT_LIMIT), rows=((yes, no),))


def ask_out(row: MatchRow, look: Look) -> list[str]:
    """Return the lines of the question before a match is taken out."""
    return [look.t("league-ask-out"), match_line(row, look, reader=MODERATOR)]


def ask_undo(row: ChangeRow, look: Look) -> list[str]:
    """Return the lines of the question before a change is taken back."""
    return [look.t("league-ask-undo"), change_line(row, look)]


def ask_correct(row: MatchRow, seats: Sequence[HandSeat], look: Look) -> list[str]:
    """Return the lines of the question before places and totals of a match are corrected."""
    return [
        look.t("league-ask-correct"),
        match_line(row, look, reader=MODERATOR),
        *(_corrected(before, after, look) for before, after in zip(row.seats, seats, strict=True)),
    ]


def _corrected(before: MatchSeat, after: HandSeat, look: Look) -> str:
    same = (before.place, before.total) == (after.place, after.total)
    return look.t(
        "league-ask-correct-seat",
        name=seat_name(before, look, reader=MODERATOR),
        place=before.place,
        total=before.total,
        newplace=after.place,
        newtotal=after.total,
        same="yes" if same else "no",
    )


def ask_add(game: str, ended: float, seats: Sequence[HandSeat], look: Look) -> list[str]:
    """Return the lines of the question before a match is added."""
    title = look.t("league-ask-add", game=game_name(game, look.locale), time=f"<t:{int(ended)}:f>")
    ranked = sorted(seats, key=lambda seat: seat.place)
    return [title, *(_added(seat, look) for seat in ranked)]


def _added(seat: HandSeat, look: Look) -> str:
    return look.t("league-ask-add-seat", place=seat.place, name=marked_name(seat.name), total=seat.total)


def ask_merge(one: PlayerCard, into: PlayerCard, look: Look) -> list[str]:
    """Return the line of the question before all of one member counts for another."""
    return [
        look.t(
            "league-ask-merge",
            name=marked_name(one.name),
            played=one.played,
            into=marked_name(into.name),
            others=into.played,
        )
    ]


def ask_ban(name: str, played: int, look: Look, *, banned: bool) -> list[str]:
    """Return the line of the question before a member, who has played so many matches, is banned, or a ban ends."""
    text = "league-ask-ban" if banned else "league-ask-unban"
    return [look.t(text, name=marked_name(name), played=played)]


def change_line(row: ChangeRow, look: Look) -> str:
    """Return a change in a line: its number, what it did to whom, when, and why."""
    return look.t(
        "league-change",
        number=row.number,
        kind=row.kind,
        about=_about(row, look, marked=True),
        time=f"<t:{int(row.at)}:d>",
        reason=marked_name(row.reason, limit=120),
    )


def change_choice(row: ChangeRow, look: Look) -> str:
    """Return a change as a line of a menu."""
    about, reason = _about(row, look, marked=False), plain_name(row.reason, limit=60)
    text = look.t("league-change-choice", number=row.number, kind=row.kind, about=about, reason=reason)
    return cut(text, CHOICE_LIMIT)


def _about(row: ChangeRow, look: Look, *, marked: bool) -> str:
    """Return the members, the match or the change that a change is about."""
    detail = row.detail if isinstance(row.detail, Mapping) else {}
    names = [name_in(detail.get(key), look, marked=marked) for key in ("member", "into") if detail.get(key)]
    return " → ".join(names) or row.match or ("" if row.undoes is None else f"#{row.undoes}")


def name_in(said: Json, look: Look, *, marked: bool = True) -> str:
    """Return the name in what is kept of a person: `{"person": 5, "name": "Ann"}`."""
    if not isinstance(said, Mapping):
        return look.t("league-former")
    person, name = said.get("person"), said.get("name")
    known = int(person) if isinstance(person, int) or (isinstance(person, str) and person.isdecimal()) else 0
    return person_name(known or None, name if isinstance(name, str) else "", look, marked=marked)


def match_choice(row: MatchRow, zone: str, look: Look) -> str:
    """Return a match as a line of a menu: the time, the game, and the places."""
    ranked = sorted(row.seats, key=lambda seat: (seat.place, seat.seat))
    seats = ((seat.place, seat_name(seat, look, marked=False, reader=MODERATOR)) for seat in ranked)
    names = ", ".join(f"{place}. {name}" for place, name in seats)
    when = time_text(time_in(row.ended, zone), look.locale)
    out = "yes" if row.why == "out" else "no"
    game = game_name(row.game, look.locale)
    return cut(look.t("league-admin-match", time=when, game=game, names=names, out=out), CHOICE_LIMIT)


def pending_post(one: Pending, look: Look) -> Parts:
    """Return the post about a result that waits, which pings the players who may confirm it."""
    others = tuple(seat.person for seat in one.seats if seat.person is not None and seat.person != one.by)
    asked = listed((f"<@{person}>" for person in others), look.locale)
    until = f"<t:{int(one.at + CONFIRM_SECONDS)}:R>"
    lines = [*_pending_lines(one, look), look.t("pending-asked", names=asked, until=until)]
    return Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=(_pending_buttons(one, look),), pings=others)


def pending_settled(one: Pending, by: int, look: Look, *, yes: bool) -> Parts:
    """Return what the post says once the result is confirmed or rejected."""
    said = look.t("pending-settled", name=f"<@{by}>", said="yes" if yes else "no", number=one.change)
    return Parts(content=cut("\n".join([*_pending_lines(one, look), said]), CONTENT_LIMIT))


def pending_page(found: Sequence[Pending], look: Look) -> Parts:
    """Return the results that wait longest, each with its buttons; a message has room for five."""
    if not found:
        return Parts(content=look.t("pending-none"))
    shown = found[:_PENDING]
    lines = [line for one in shown for line in _pending_lines(one, look)]
    rows = tuple(_pending_buttons(one, look) for one in shown)
    return Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=rows)


def _pending_lines(one: Pending, look: Look) -> list[str]:
    by = look.t("league-former") if one.by is None else f"<@{one.by}>"
    heading = look.t(
        "pending-heading",
        number=one.number,
        name=by,
        game=game_name(one.game, look.locale),
        time=f"<t:{int(one.ended)}:f>",
    )
    ranked = sorted(one.seats, key=lambda seat: seat.place)
    reason = look.t("league-ask-reason", reason=marked_name(one.reason, limit=300))
    return [heading, *(_added(seat, look) for seat in ranked), reason]


def _pending_buttons(one: Pending, look: Look) -> tuple[Button, Button]:
    def press(said: str) -> str:
        return encode(Press(NO_TABLE, 0, verbs.PENDING, (str(one.number), said)))

    return (
        Button(press("yes"), look.t("button-confirm", number=one.number), "success"),
        Button(press("no"), look.t("button-reject", number=one.number), "danger"),
    )
