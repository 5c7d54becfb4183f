"""The public message of a table: one message that is lobby, play, result and end in turn. Nothing private is in it."""

from collections.abc import Callable, Sequence
from math import ceil

import msgspec

from bot.connection.names import for_pictures
from bot.games.actions import parse_seat
from bot.games.events import Event
from bot.games.text.names import escaped, marked_name
from bot.games.text.reader import Reader
from bot.games.text.words import game_name, turn_texts
from bot.games.view import View
from bot.parts.parts import ALT_LIMIT, Button, Parts, Row, last_fitting, line_height, page_of
from bot.parts.verbs import CALL, HAND, MENU, RESUME, RULES, TAKE_BACK
from bot.play.pages import lobby, results
from bot.play.pages.alt import table_alt
from bot.play.pages.fairness import picture_name
from bot.play.pages.seats import (
    away_lines,
    bank_lines,
    bank_text,
    face_of,
    game_words,
    news,
    plain,
    played_by,
    raw_names,
    seat_label,
    time_facts,
    turn_line,
    winners,
)
from bot.play.ports import Stakes
from bot.play.presets import Preset
from bot.play.registry import naming_of, room_of
from bot.tables import Snapshot
from rendering import SeatLabel, TableWords, draw_here, draw_table

PICTURE = "table.png"
_LINES = 4  # of a phone, above the picture: whose turn it is, and the last moves as far as there is room
_SHORT, _STEPS = 3, 4  # an opening of fewer events is told at once, a longer one in at most so many steps


def board(
    snapshot: Snapshot,
    reader: Reader,
    *,
    picture: bytes | None = None,
    event_count: int | None = None,
    calling: bool = False,
    stakes: Stakes | None = None,
    presets: Sequence[Preset] = (),
) -> Parts:
    """Make the table's message as it stands, in the server's look. Fast: it draws nothing.

    `calling`: it mentions whose turn it is, in place of the player's name (`turn_ping`).

    `event_count`: tell only so many of the events of this change, and nothing of what came of them (`opening_steps`).

    `picture` is what `board_picture` drew for the same snapshot (None: the table is told in words instead). `stakes` is
    what the match of a lobby will count for (None: it is left out), `presets` what it can be set to at once.
    """
    state = snapshot.state
    if state.phase == "lobby":
        return lobby.lobby(snapshot, reader, picture=picture, stakes=stakes, presets=presets)
    lines = []
    if state.phase != "playing":
        game, league = game_name(state.game, reader.locale), "yes" if state.settings.league else "no"
        lines.append(reader.t("board-heading", game=game, number=state.round, league=league))
    if event_count is not None:
        fresh = _texts(snapshot, reader, snapshot.public_events[:event_count])
        lines += [*_small(fresh, _LINES - 1 - len(lines)), reader.t("board-opening")]
        return page_of(lines, _rows(snapshot, reader))
    called = _called(snapshot, reader) if calling and state.phase == "playing" else None
    lines = _lines(snapshot, reader, lines, called[0] if called else "", named=picture is not None)
    parts = _with_picture(snapshot, reader, lines, picture)
    return msgspec.structs.replace(parts, pings=called[1]) if called else parts


def _lines(snapshot: Snapshot, reader: Reader, head: list[str], call: str, *, named: bool) -> list[str]:
    """Return the lines above the picture with those of the `head`; `call` mentions whose turn it is ("": no call).

    `named`: there is a picture, whose name has the promise of the next deal.
    """
    state = snapshot.state
    cast = 0 if state.phase == "over" else state.votes_with()
    votes = [reader.t("board-votes", votes=cast, needed=state.votes_needed)] if cast else []
    if state.phase == "playing":
        banks = bank_lines(state, None if state.halted else snapshot.turn, reader)
        lines = [call or turn_line(snapshot, reader), *banks, *away_lines(snapshot, reader), *head, *votes]
        return lines + _small(_texts(snapshot, reader, news(snapshot)), _LINES - sum(map(line_height, lines)))
    if state.phase == "between":
        return [*away_lines(snapshot, reader), *head, *results.round_lines(snapshot, reader, named=named), *votes]
    return [*head, *results.last_lines(snapshot, reader), *votes]


def board_picture(snapshot: Snapshot, reader: Reader, draw: Callable[..., bytes] = draw_here) -> bytes | None:
    """Draw the table's picture, or the lobby's; None where there is none. Slow: for a worker thread."""
    if snapshot.state.phase == "lobby":
        return lobby.lobby_picture(snapshot, reader)
    view = results.public_view(snapshot)
    if view is None:
        return None
    labels, words = seat_labels(snapshot, view, reader), table_words(snapshot, reader)
    return draw(draw_table, view, labels, words, reader.theme, _revealed(snapshot, view))


def seat_labels(snapshot: Snapshot, view: View, reader: Reader) -> list[SeatLabel]:
    """Return the labels of all seats, as pictures of the public's `view` show them."""
    reader = for_pictures(reader)
    return [_label(snapshot, seat, view, reader) for seat in range(len(snapshot.state.seats))]


def opening_steps(snapshot: Snapshot) -> tuple[int, ...]:
    """Return the steps in which the opening of a round is told, so that people can follow.

    Each number is how many events the board has told by then; after them it is shown as it stands. Nothing if there is
    little to tell, or it is no opening.
    """
    codes = [event.code for event in snapshot.public_events]
    if "dealt" not in codes or snapshot.state.phase != "playing":
        return ()
    first = codes.index("dealt") + 1
    steps = [at for at in range(first, len(codes)) if codes[at] in room_of(snapshot.state.game).opening]
    if len(steps) < _SHORT:
        return ()
    size = -(-len(steps) // _STEPS)
    return tuple(at + 1 for at in steps[size - 1 :: size])


def turn_ping(snapshot: Snapshot, reader: Reader, board: int) -> Parts | None:
    """Make the short message that mentions whose turn it is, in the server's look; it is deleted afterwards.

    It leads to the hand, and to the `board`, whose id that is. None when no person is awaited: a computer plays, or the
    round is over.
    """
    called = _called(snapshot, reader)
    if called is None:
        return None
    state = snapshot.state
    link = f"https://discord.com/channels/{state.guild}/{state.channel}/{board}"
    hand = snapshot.press(HAND).button(reader.t("button-hand"), "primary")
    return Parts(content=reader.t("turn-linked", text=called[0], link=link), pings=called[1], rows=((hand,),))


def turn_direct(snapshot: Snapshot, reader: Reader, board: int, server: str) -> Parts:
    """Make the direct message to whose turn it is: which server, channel and game, and the way there; no hand."""
    state = snapshot.state
    return Parts(
        content=reader.t(
            "turn-direct",
            game=game_name(state.game, reader.locale),
            channel=f"<#{state.channel}>",
            server=marked_name(server),
            link=f"https://discord.com/channels/{state.guild}/{state.channel}/{board}",
            **time_facts(state.times.deadline),
        )
    )


def _called(snapshot: Snapshot, reader: Reader) -> tuple[str, tuple[int]] | None:
    """Say whose turn it is by a mention, and whom that notifies; None when no person is awaited."""
    state, turn = snapshot.state, snapshot.turn
    person = None if turn is None or state.paused or not state.seats[turn].present else state.seats[turn].person
    if person is None:
        return None
    code = "turn-warning" if state.times.warned else "turn-ping"
    return reader.t(code, player=f"<@{person}>", **time_facts(state.times.deadline)), (person,)


def table_words(snapshot: Snapshot, reader: Reader) -> TableWords:
    """Return the short texts that the picture shows."""
    return game_words(snapshot.state.game, snapshot.state.round, reader, winners=len(_winners(snapshot)))


def _small(texts: Sequence[str], room: int) -> list[str]:
    """Return the last of these texts in small print, as many as fit on so many lines of a phone; one in any case."""
    return last_fitting([f"-# {text}" for text in texts], room)


def _texts(snapshot: Snapshot, reader: Reader, events: Sequence[Event]) -> list[str]:
    naming = naming_of(snapshot.state.game, reader, marked=True)
    return turn_texts(events, raw_names(snapshot.state, reader), reader.locale, naming=naming)


def _with_picture(snapshot: Snapshot, reader: Reader, lines: list[str], picture: bytes | None) -> Parts:
    alt = table_in_words(snapshot, reader)
    if picture is None and alt and snapshot.state.phase == "playing":
        lines = [*lines, "", escaped(alt)]
    name = picture_name(snapshot, PICTURE) if snapshot.state.phase == "between" else PICTURE
    return page_of(lines, _rows(snapshot, reader)).with_picture(picture, name, alt)


def _stopped(snapshot: Snapshot) -> bool:
    return snapshot.state.phase == "over" and snapshot.state.end == "abandoned"


def table_in_words(snapshot: Snapshot, reader: Reader, limit: int = ALT_LIMIT) -> str:
    """Tell the table's picture in at most so many characters, "" where there is none."""
    state, view = snapshot.state, results.public_view(snapshot)
    if view is None or state.match is None:
        return ""
    return table_alt(
        view,
        raw_names(state, reader),
        state.match.totals,
        reader.locale,
        _revealed(snapshot, view),
        reader.figures,
        stopped=_stopped(snapshot),
        played=tuple(played_by(snapshot, seat) for seat in range(len(state.seats))),
        number=state.round,
        banks=tuple(bank_text(state, seat) for seat in range(len(state.seats))) if state.phase != "over" else (),
        limit=limit,
    )


def _rows(snapshot: Snapshot, reader: Reader) -> tuple[Row, ...]:
    state = snapshot.state
    if state.phase == "between":
        return results.round_rows(snapshot, reader)
    if state.phase == "over":
        return results.match_rows(snapshot, reader) if state.closed else ()  # the result has its own

    buttons = (
        snapshot.press(HAND).button(reader.t("button-hand"), "primary"),
        *_pause_buttons(snapshot, reader),
        snapshot.press(MENU).button(reader.t("button-menu")),
        snapshot.press(RULES, state.game, "0").button(reader.t("button-rules")),
    )
    calls = _calls(snapshot, reader)
    return (calls, buttons) if calls else (buttons,)


def _pause_buttons(snapshot: Snapshot, reader: Reader) -> tuple[Button, ...]:
    """Make the buttons that end a pause: the answers to who wants to take an act back, or “Resume”."""
    state = snapshot.state
    if state.paused == "asked":
        yes = snapshot.press(TAKE_BACK, "yes", state.question).button(reader.t("button-take-back-yes"), "success")
        return yes, snapshot.press(TAKE_BACK, "no", state.question).button(reader.t("button-take-back-no"))
    return (snapshot.press(RESUME).button(reader.t("button-resume"), "success"),) if state.paused else ()


def _calls(snapshot: Snapshot, reader: Reader) -> tuple[Button, ...]:
    """Make the buttons that act for anybody who clicks, while there is something to call."""
    state, view = snapshot.state, snapshot.view(None)
    if view is None or state.halted:
        return ()
    return tuple(
        snapshot.press(CALL, *call.words).button(
            reader.t(f"button-{call.words[0]}", name=plain(state, call.seat, reader)), call.style
        )
        for call in room_of(state.game).calls(view)
    )


def _label(snapshot: Snapshot, seat: int, view: View, reader: Reader) -> SeatLabel:
    state, match, who = snapshot.state, snapshot.state.match, snapshot.state.seats[seat]
    ended = state.phase in ("between", "over") and not _stopped(snapshot)
    return seat_label(
        view,
        seat,
        plain(state, seat, reader),
        match.totals[seat] if match is not None else 0,
        reader,
        computer=bool(who.computer),
        away=who.automatic and not who.computer,
        place=match.places[seat] if ended and match is not None else None,
        won=seat in _winners(snapshot),
        portrait=face_of(who, reader),
        bank=_bank(snapshot, seat),
    )


def _bank(snapshot: Snapshot, seat: int) -> int | None:
    """Return how many tenths of a person's time bank are left, the last one until it is empty; None without a bank."""
    state = snapshot.state
    if state.banks is None or state.phase == "over" or state.seats[seat].computer:
        return None
    return ceil(10 * state.banks.share(seat))


def _winners(snapshot: Snapshot) -> tuple[int, ...]:
    """Return the winners of the match that is over, or of the round; nobody meanwhile, or if it was broken off."""
    if snapshot.state.phase == "over":
        return () if _stopped(snapshot) else tuple(winners(snapshot.state))
    if snapshot.state.phase != "between" or snapshot.summary is None:
        return ()
    return tuple(map(parse_seat, results.round_winners(snapshot.summary)))


def _revealed(snapshot: Snapshot, view: View) -> tuple[tuple[str, ...], ...] | None:
    """Return what was left in every hand, once the round is over; None where other tables may still play that deal."""
    if not view.ended or snapshot.state.covered:
        return None
    views = (snapshot.view(seat) for seat in range(len(snapshot.state.seats)))
    return tuple((seen and seen.hand) or () for seen in views)
