"""What moderators see: the questions before changes, the results that wait, and the audit log in words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.games.text.names import escaped, marked_name, plain_name
from bot.games.text.numbers import listed, time_text, written_day
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.pages.history import match_line, ranked
from bot.league.pages.results import points_text
from bot.league.pages.wording import MODERATOR, person_name, question_page, seat_name, step_buttons, time_in
from bot.league.rows.pending import CONFIRM_SECONDS
from bot.league.rows.values import ChangeRow, HandSeat, MatchRow, Pending
from bot.locales import has
from bot.parts import verbs
from bot.parts.ids import free
from bot.parts.parts import CHOICE_LIMIT, Button, Parts, cut, page_of
from bot.play.pages.settings import option_texts, setting_name, setting_values, terms_in_words, value_name
from bot.play.presets import PRESETS, presets_in
from bot.tables.terms import read_terms
from storage import Json
from storage.values import AuditPage, AuditRow

_PENDING = 5  # results with buttons in one message
NO = "-"  # the word of the button that leaves everything as it is


def question(lines: Iterable[str], reason: str, word: str, reader: Reader) -> Parts:
    """Return the question: what will change (`lines`), why, a button for yes and one for no; `word` is in the ids."""
    text = "\n".join([*lines, _reason_line(reason, reader)])
    return question_page(text, verbs.ADMIN, (word,), "button-do-it", reader, style="danger", no=NO)


def _reason_line(reason: str, reader: Reader) -> str:
    return reader.t("league-ask-reason", reason=marked_name(reason, limit=300))


def ask_correct(row: MatchRow, seats: Sequence[HandSeat], reader: Reader) -> list[str]:
    """Return the lines of the question before places and totals of a match are corrected."""
    return [
        reader.t("league-ask-correct"),
        match_line(row, reader, viewer=MODERATOR),
        *(
            reader.t(
                "league-ask-correct-seat",
                name=seat_name(before, reader, viewer=MODERATOR),
                place=before.place,
                total=before.total,
                newplace=after.place,
                newtotal=after.total,
                same="yes" if (before.place, before.total) == (after.place, after.total) else "no",
            )
            for before, after in zip(row.seats, seats, strict=True)
        ),
    ]


def ask_add(game: str, ended: float, seats: Sequence[HandSeat], reader: Reader) -> list[str]:
    """Return the lines of the question before a match is added."""
    return [
        reader.t("league-ask-add", game=game_name(game, reader.locale), time=f"<t:{int(ended)}:f>"),
        *_seat_lines(seats, reader),
    ]


def _seat_lines(seats: Sequence[HandSeat], reader: Reader) -> list[str]:
    return [
        reader.t("league-ask-add-seat", place=seat.place, name=marked_name(seat.name), total=seat.total)
        for seat in sorted(seats, key=lambda seat: seat.place)
    ]


def change_line(row: ChangeRow, reader: Reader) -> str:
    """Return a change in a line: its number, what it did to whom, when, and why."""
    return reader.t(
        "league-change",
        number=row.number,
        kind=row.kind,
        about=_about(row, reader, marked=True),
        time=f"<t:{int(row.at)}:d>",
        reason=marked_name(row.reason, limit=120),
    )


def change_choice(row: ChangeRow, reader: Reader) -> str:
    """Return a change as a line of a menu."""
    text = reader.t(
        "league-change-choice",
        number=row.number,
        kind=row.kind,
        about=_about(row, reader, marked=False),
        reason=plain_name(row.reason, limit=60),
    )
    return cut(text, CHOICE_LIMIT)


def _about(row: ChangeRow, reader: Reader, *, marked: bool) -> str:
    """Return the members, the match or the change that a change is about."""
    names = [person_name(member.person, member.name, reader, marked=marked) for member in row.people]
    return " → ".join(names) or row.match or ("" if row.undoes is None else f"#{row.undoes}")


def _name_in(said: Json, reader: Reader) -> str:
    """Return the name in what is kept of a person: `{"person": 5, "name": "Ann"}`."""
    detail: Mapping[str, Json] = said if isinstance(said, Mapping) else {}
    person = _text(detail.get("person"))
    member = int(person) if person.isdecimal() else 0
    return person_name(member or None, _text(detail.get("name")), reader)


def match_choice(row: MatchRow, zone: str, reader: Reader) -> str:
    """Return a match as a line of a menu: the time, the game, and the places."""
    names = (f"{seat.place}. {seat_name(seat, reader, marked=False, viewer=MODERATOR)}" for seat in ranked(row.seats))
    text = reader.t(
        "league-admin-match",
        time=time_text(time_in(row.ended, zone), reader.locale),
        game=game_name(row.game, reader.locale),
        names=", ".join(names),
        out="yes" if row.why == "out" else "no",
    )
    return cut(text, CHOICE_LIMIT)


def pending_post(result: Pending, reader: Reader) -> Parts:
    """Return the post about a result that waits, which pings the players who may confirm it."""
    others = tuple(seat.person for seat in result.seats if seat.person is not None and seat.person != result.by)
    prompt = reader.t(
        "pending-asked",
        names=listed((f"<@{person}>" for person in others), reader.locale),
        until=f"<t:{int(result.at + CONFIRM_SECONDS)}:R>",
    )
    return replace(page_of([*_pending_lines(result, reader), prompt], [_pending_buttons(result, reader)]), pings=others)


def pending_settled(result: Pending, by: int, reader: Reader, *, yes: bool) -> Parts:
    """Return what the post says once the result is confirmed or rejected."""
    said = reader.t("pending-settled", name=f"<@{by}>", said="yes" if yes else "no", number=result.change)
    return page_of([*_pending_lines(result, reader), said])


def pending_page(results: Sequence[Pending], reader: Reader) -> Parts:
    """Return the results that wait longest, each with its buttons; a message has room for five."""
    if not results:
        return Parts(content=reader.t("pending-none"))
    oldest = results[:_PENDING]
    lines = [line for result in oldest for line in _pending_lines(result, reader)]
    return page_of(lines, [_pending_buttons(result, reader) for result in oldest])


def _pending_lines(result: Pending, reader: Reader) -> list[str]:
    return [
        reader.t(
            "pending-heading",
            number=result.number,
            name=reader.t("league-former") if result.by is None else f"<@{result.by}>",
            game=game_name(result.game, reader.locale),
            time=f"<t:{int(result.ended)}:f>",
        ),
        *_seat_lines(result.seats, reader),
        _reason_line(result.reason, reader),
    ]


def _pending_buttons(result: Pending, reader: Reader) -> tuple[Button, Button]:
    number = str(result.number)
    return (
        free(verbs.PENDING, number, "yes").button(reader.t("button-confirm", number=result.number), "success"),
        free(verbs.PENDING, number, "no").button(reader.t("button-reject", number=result.number), "danger"),
    )


PAGE = 8  # entries on a page
_REASON, _VALUE = 120, 40  # characters of a reason, and of a value
ACTIONS = (
    *("setting", "end-table", "pause-table", "resume-table", "remove-seat"),
    *("fixtures-create", "fixture-cancel", "fixture-deadline", "fixture-lapse", "scoreboard-on", "scoreboard-off"),
    *("league-out", "league-correct", "league-add", "league-walkover", "league-compare"),
    *("league-pending", "league-confirm", "league-reject"),
    *("league-merge", "league-ban", "league-unban", "league-undo", "league-import"),
    *("league-season-start", "league-season-end", "league-season-reopen", "league-points", "league-rules"),
    "league-division",
    *("daily-out", "daily-back"),
    *("name-chosen", "name-removed", "name-reset"),
)


def audit_page(audit: AuditPage, reader: Reader) -> Parts:
    """Return a page of the audit log, the newest entry first."""
    if not audit.rows:
        return Parts(content=reader.t("audit-empty"))
    heading = reader.t("audit-heading", page=audit.page + 1, pages=audit.pages, total=audit.total)
    steps = step_buttons(audit.page, audit.pages, lambda page: free(verbs.AUDIT, str(page)), reader)
    return page_of([heading, *(audit_line(row, reader) for row in audit.rows)], [tuple(steps)] if steps else [])


def audit_line(row: AuditRow, reader: Reader) -> str:
    """Return an entry in a line. An action that this version does not know is shown by its name."""
    detail: Mapping[str, Any] = row.detail if isinstance(row.detail, Mapping) else {}
    is_preset = row.action == "setting" and detail.get("key") == PRESETS
    text = "audit-preset" if is_preset else f"audit-{row.action}" if row.action in ACTIONS else "audit-other"
    reason = _text(detail.get("reason"))
    return reader.t(
        "audit-line",
        time=f"<t:{int(row.at)}:f>",
        who=f"<@{row.actor}>" if row.actor else reader.t("audit-nobody"),
        what=reader.t(text, action=plain_name(row.action), **_facts(row.action, detail, reader)),
        reasoned="yes" if reason else "no",
        reason=marked_name(reason, "?", _REASON) if reason else "",
    )


def _facts(action: str, detail: Mapping[str, Any], reader: Reader) -> dict[str, str | int]:
    """Return what the texts about entries may name; of what an entry doesn't have, nothing, 0 or a former player."""
    game, channel, person = (_text(detail.get(name)) for name in ("game", "channel", "person"))
    who = f"<@{person}>" if person.isdigit() and person != "0" else ""
    key, to, fixtures = _text(detail.get("key")), detail.get("to"), detail.get("fixtures")
    numbers = [str(number) for number in fixtures] if isinstance(fixtures, list) else []
    return {
        "game": reader.t("league-all") if game == "*" else _game(game, reader),
        "channel": f"<#{channel}>" if channel.isdigit() else "",
        "where": "channel" if channel.isdigit() else "server",
        "match": marked_name(_text(detail.get("match")), "?"),
        "names": _names(detail.get("seats") or detail.get("players"), reader),
        "change": _number(detail.get("change")),
        "result": _number(detail.get("result")),
        "season": marked_name(_text(detail.get("season")), "?"),
        "setting": _setting_name(key, reader),
        "to": _setting_value(key, to, reader) if key else _value(to),
        "back": "yes" if to is None else "no",
        "who": who,
        "known": "yes" if who else "no",
        "seat": _number(detail.get("seat")),
        "first": _number(detail.get("first")),
        "last": _number(detail.get("last")),
        "count": len(numbers) or _number(detail.get("matches")),
        "numbers": cut(", ".join(numbers), _VALUE),
        "until": _day(detail.get("until"), reader),
        "day": str(_number(detail.get("day"))),
        "name": _name_in(detail.get("member") or detail.get("from"), reader),
        "into": _name_in(detail.get("into"), reader),
        "file": _value(detail.get("file")),
        "standings": _standings(detail.get("standings"), reader),
        "scope": _text(detail.get("where")),
        "number": _number(detail.get("fixture")),
        "rules": _rules(_text(to), reader) if action == "league-rules" else "",
        "was": _number(detail.get("from")),
        "division": _number(to),
        **(_preset_change(detail) if key == PRESETS else {}),
    }


def _preset_change(detail: Mapping[str, Any]) -> dict[str, str]:
    """Return which preset was saved, deleted or renamed (`name` to `into`), from all before and after."""
    before, after = ([preset.name for preset in presets_in({PRESETS: detail.get(end)})] for end in ("from", "to"))
    new, gone = [name for name in after if name not in before], [name for name in before if name not in after]
    kind = "saved" if not gone else "renamed" if new else "deleted"
    return {"kind": kind, "name": marked_name("".join(gone or new)), "into": marked_name("".join(new))}


def _setting_name(key: str, reader: Reader) -> str:
    """Return the name of a setting; of a game or an option that does not exist any more, its key."""
    exists = bool(option_texts(key)) if "." in key else has(reader.locale, f"setting-{key}")
    return setting_name(key, reader) if exists else marked_name(key)


def _setting_value(key: str, value: object, reader: Reader) -> str:
    """Return what a value of a setting is called; of one that does not exist any more, the value itself."""
    exists = isinstance(value, str) and value in setting_values(key)
    return value_name(key, value, reader) if exists and isinstance(value, str) else _value(value)


def _standings(said: object, reader: Reader) -> str:
    """Return the first places of the final table as it was, `none` if there were none."""
    places = (
        reader.t(
            "audit-standing",
            place=_number(row.get("rank")),
            name=_name_in({**row}, reader),
            points=points_text(_number(row.get("points")), reader),
        )
        for row in (said if isinstance(said, list) else [])
        if isinstance(row, Mapping)
    )
    return cut(", ".join(places), 2 * _REASON) or "none"


def _rules(text: str, reader: Reader) -> str:
    rules = " · ".join(rule for _, rule in terms_in_words(read_terms(text), reader))
    return cut(rules or reader.t("league-rules-none"), 2 * _REASON)


def _names(said: object, reader: Reader) -> str:
    names = (_name_in(person, reader) for person in (said if isinstance(said, list) else []))
    return cut(", ".join(names), 2 * _REASON)


def _text(value: object) -> str:
    return "" if value is None or isinstance(value, bool | list | dict) else str(value)


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _day(value: object, reader: Reader) -> str:
    """Return a day that is kept as `2026-03-09`; what is none stays as it is."""
    try:
        return written_day(_text(value), reader.locale)
    except ValueError:
        return _value(value)


def _value(value: object) -> str:
    return escaped(plain_name(str(value), "?", _VALUE)) if value is not None else ""


def _game(game: str, reader: Reader) -> str:
    return game_name(game, reader.locale) if has(reader.locale, f"game-{game}") else marked_name(game)
