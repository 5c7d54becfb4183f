"""The private pages of a table besides hands: its menu, and the questions before what ends or leaves a match."""

import re
from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from bot.games.registry import find_game
from bot.games.rooms.selection import NOTHING, Selection
from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.parts import CHOICE_LIMIT, Button, MenuLine, Parts, Row, Select, button_rows, cut, page_of
from bot.play.pages.fairness import Check, fair_button, fair_play, seeds_page
from bot.play.pages.options import options
from bot.play.pages.panel import plan_page
from bot.play.pages.results import match_lines
from bot.play.pages.seats import bank_time, plain, turn_line
from bot.play.pages.settings import hint_switch, setting_menus
from bot.play.ports import Stakes
from bot.tables import Person, Snapshot, TableState
from bot.tables.ending import resigning_ends
from bot.tables.slow import can_nudge, plannable
from bot.tables.takeback import take_back_refusal

Question = Literal["leave", "resign", "end"]


def table_menu(
    snapshot: Snapshot,
    person: Person,
    reader: Reader,
    *,
    notice: str = "",
    below: Selection | None = None,
    stakes: Stakes | None = None,
) -> Parts:
    """Make the menu of what this person may do with the table, besides playing; `notice` is for the top.

    `below`: it stands below the person's hand, and leads back to what is selected there. `stakes`: what the match
    counts for in the league, None where that is not known.
    """
    state = snapshot.state
    lines = [reader.t("menu-heading")] if below is None else []
    lines += _now(snapshot, person, reader)
    if state.running and snapshot.seat_left_by(person.id) is not None:
        lines.append(reader.t("menu-left"))
    if state.running and any(holder.person == person.id and holder.resigned for holder in state.seats):
        lines.append(reader.t("menu-resigned"))
    seat = snapshot.seat_of(person.id)
    if state.counting and _free_seats(snapshot, person):
        lines.append(f"-# {reader.t('seat-league')}")
    if state.running and seat is not None:
        lines += _ways_out(snapshot, seat, reader, stakes)
    elif state.votes_with() and state.running:
        lines.append(reader.t("board-votes", votes=state.votes_with(), needed=state.votes_needed))
    if state.banks is not None and state.running:
        lines.append(reader.t("menu-bank", bank=bank_time(state.banks.full), free=round(state.banks.free)))
    elif state.phase != "over":
        lines.append(reader.t("menu-clock", clock=reader.t(f"clock-{state.settings.clock}")))
    rows = (
        *button_rows(_play_buttons(snapshot, person, reader, below, stakes)),
        *button_rows(_end_buttons(snapshot, person, reader)),
        *button_rows(_page_buttons(snapshot, person, reader)),
        *_menus(snapshot, person, reader),
    )
    return page_of(lines, rows, notice=notice)


def _ways_out(snapshot: Snapshot, seat: int, reader: Reader, stakes: Stakes | None) -> Iterable[str]:
    """Say what it costs the player of a seat, in this very match, to leave, to resign, and to vote for its end."""
    state = snapshot.state
    counts = counts_for(state, seat, stakes)
    yield reader.t("menu-leave", cost="place" if counts else "free" if state.settings.league else "none")
    if snapshot.may_resign(state.seats[seat].person or 0):
        unknown = reader.t("confirm-resign-unknown")
        yield reader.t("menu-resign", cost=unknown if stakes is None else stakes.resigning(state, seat, reader))
    early = "none" if not counts else "yes" if stakes is not None and stakes.counts_early else "no"
    yield reader.t("menu-vote", votes=state.votes_with(), needed=state.votes_needed, counts=early)


def counts_for(state: TableState, seat: int, stakes: Stakes | None) -> bool:
    """Return True if the match counts for the player of a seat, or nobody knows; `stakes` as of `table_menu`."""
    return state.counting and (stakes is None or stakes.counts(state, seat))


def _now(snapshot: Snapshot, person: Person, reader: Reader) -> Iterable[str]:
    """Say how the table stands: whose turn it is, or that a round or the match is over."""
    state = snapshot.state
    if state.phase == "over":
        yield match_lines(snapshot, reader)[0]
    elif state.phase == "playing" or state.paused:
        yield turn_line(snapshot, reader, snapshot.seat_of(person.id))
    elif state.phase == "between":
        yield reader.t("panel-between")


def confirm(snapshot: Snapshot, question: Question, reader: Reader, cost: str = "", *, early: bool = False) -> Parts:
    """Ask before somebody leaves the match (`leave`), gives it up (`resign`) or ends it for all (`end`).

    `cost` says what it costs to resign. `early`: the match counts, too, if it is ended early.
    """
    state = snapshot.state
    yes = snapshot.press(question, str(state.log.series)).button(reader.t(f"button-{question}-yes"), "danger")
    no = snapshot.press(verbs.MENU).button(reader.t("button-no"))
    facts = {
        "league": "yes" if state.settings.league else "no",
        "cost": cost or reader.t("confirm-resign-unknown"),
        "ends": "yes" if resigning_ends(state) else "no",
        "counts": "none" if not state.counting else "yes" if early else "no",
    }
    return Parts(content=reader.t(f"confirm-{question}", **facts), rows=((yes, no),))


def _play_buttons(
    snapshot: Snapshot, person: Person, reader: Reader, below: Selection | None, stakes: Stakes | None
) -> Iterable[Button]:
    state, seat = snapshot.state, snapshot.seat_of(person.id)
    if seat is not None:
        label = reader.t("button-to-hand" if below is None else "button-back")
        yield snapshot.press(verbs.SHOW, *(below or NOTHING).words).button(label, "primary")
    if seat is not None and not take_back_refusal(state, seat, counts=counts_for(state, seat, stakes)):
        yield snapshot.press(verbs.TAKE_BACK, "ask").button(reader.t("button-take-back"))
    if seat is not None and can_nudge(state, seat):
        yield snapshot.press(verbs.NUDGE).button(reader.t("button-nudge"))
    claims = find_game(state.game).claimable(state.options) and state.running
    if seat is not None and claims and state.seats[seat].present:
        by_hand = state.seats[seat].by_hand
        label, word = ("button-claims-off", "no") if by_hand else ("button-claims-on", "yes")
        yield snapshot.press(verbs.BY_HAND, word).button(reader.t(label))
    may_pause = seat is not None and (state.paused or state.banks is None)
    if state.running and state.paused != "asked" and (person.moderator or may_pause):
        verb = verbs.RESUME if state.paused else verbs.PAUSE
        yield snapshot.press(verb).button(reader.t(f"button-{verb}"))
    if state.running and snapshot.seat_left_by(person.id) is not None:
        yield snapshot.press(verbs.JOIN).button(reader.t("button-return"), "success")
    if seat is not None and state.wanted_seats:
        yield snapshot.press(verbs.CALL_PLAYERS).button(reader.t("button-call-players"))
    yield snapshot.press(verbs.BOTTOM).button(reader.t("button-bottom"))


def _end_buttons(snapshot: Snapshot, person: Person, reader: Reader) -> Iterable[Button]:
    """Yield what takes the person, or everybody, out of the match."""
    state, seat = snapshot.state, snapshot.seat_of(person.id)
    if state.phase == "lobby" and seat is not None:
        yield snapshot.press(verbs.LEAVE_LOBBY).button(reader.t("button-leave-lobby"))
    if state.running and seat is not None:
        yield snapshot.press(verbs.ASK_LEAVE).button(reader.t("button-leave"), "danger")
    if snapshot.may_resign(person.id):
        yield snapshot.press(verbs.ASK_RESIGN).button(reader.t("button-resign"), "danger")
    if state.running and seat is not None:
        yes = "no" if seat in state.said.votes else "yes"
        yield snapshot.press(verbs.VOTE, yes).button(reader.t(f"button-vote-{yes}"))
    if snapshot.may_end(person.id) or person.moderator or state.times.endable_at is not None:
        yield snapshot.press(verbs.ASK_END).button(reader.t("button-end"), "danger")


def _page_buttons(snapshot: Snapshot, person: Person, reader: Reader) -> Iterable[Button]:
    state = snapshot.state
    if state.running and person.id == state.host:
        yield snapshot.press(verbs.TABLE).button(reader.t("button-table"))
    yield snapshot.press(verbs.RULES, state.game, "0").button(reader.t("button-rules"))
    yield snapshot.press(verbs.HELP).button(reader.t("button-help"))
    yield fair_button(snapshot, reader)


def _menus(snapshot: Snapshot, person: Person, reader: Reader) -> Iterable[Row]:
    state = snapshot.state
    if not state.running:
        return
    if free := _free_seats(snapshot, person):
        yield (_seat_menu(snapshot, verbs.REPLACE, free, reader),)
    taken = [n for n in range(len(state.seats)) if state.seats[n].present and state.seats[n].person != person.id]
    if person.moderator and taken:
        yield (_seat_menu(snapshot, verbs.HAND_OVER, taken, reader),)


def _free_seats(snapshot: Snapshot, person: Person) -> tuple[int, ...]:
    """Return the seats that a person who has none may take over."""
    seated = any(seat.person == person.id for seat in snapshot.state.seats)
    return () if seated else snapshot.state.open_seats(person.id)


def table_settings(snapshot: Snapshot, reader: Reader, *, notice: str = "") -> Parts:
    """Make the page of what the host may set while a match goes on; `notice` is a sentence for the top."""
    rows = [(menu.select(snapshot, 0),) for menu in setting_menus(snapshot.state, reader)]
    back = (snapshot.press(verbs.MENU).button(reader.t("button-back")), *hint_switch(snapshot, reader))
    return page_of([reader.t("table-settings")], (*rows, back), notice=notice)


def _seat_menu(snapshot: Snapshot, verb: str, seats: Iterable[int], reader: Reader) -> Select:
    """Make a menu of seats with their holders; there are never more than six."""
    state = snapshot.state
    choices = (
        MenuLine(f"{seat} {state.seats[seat].person or ''}".strip(), cut(plain(state, seat, reader), CHOICE_LIMIT))
        for seat in seats
    )
    return snapshot.press(verb).menu(choices, reader.t(f"menu-{verb}"))


_VERSION = re.compile(r"(by:[bsm]:[A-Za-z0-9_-]+:)[0-9]+:")


class Topic(msgspec.Struct, frozen=True, kw_only=True):
    """The matter of a page; `number` is the page of the options, `new_to` a game that its reader has never played,
    `saves` says that the reader may save them as a preset.

    A question is about one match, the table's `series`-th, while it goes on or when it is `over`. So are `stakes`. A
    note is about a lobby, and goes with it.
    """

    kind: Literal["menu", "options", "settings", "fair", "seeds", "question", "plan", "note"] = "menu"
    number: int = 0
    question: Question = "leave"
    series: int = 0
    over: bool = False
    new_to: str = ""
    saves: bool = False
    check: Check | None = None  # of the page of fair play: of the table's finished rounds, None where they are secret
    stakes: Stakes | None = None  # of the menu and of questions: what the match counts for, None where not known


MENU = Topic()
PLAN = Topic(kind="plan")
NOTE = Topic(kind="note")


def asking(question: Question, snapshot: Snapshot) -> Topic:
    """Return the topic of a question about the present match."""
    over = snapshot.state.phase == "over"
    return Topic(kind="question", question=question, series=snapshot.state.log.series, over=over)


def stands(topic: Topic, snapshot: Snapshot, person: int) -> bool:
    """Return True if a page may stay below a hand. Planning the next turn ends when the turn comes."""
    seat = snapshot.seat_of(person)
    return topic.kind != "plan" or (seat is not None and bool(plannable(snapshot.state, seat)))


def page(
    topic: Topic,
    snapshot: Snapshot,
    person: Person,
    reader: Reader,
    *,
    leads: bool = False,
    notice: str = "",
    below: Selection | None = None,
) -> Parts:
    """Make the page of a topic for a person, as things are now; `notice` is a sentence for its top.

    `leads`: the person may choose the options of a lobby. `below`: it stands below the person's hand, where that is
    selected.
    """
    state = snapshot.state
    if state.closed:
        return page_of(match_lines(snapshot, reader), notice=notice)
    if topic.kind == "fair":
        return fair_play(snapshot, person, reader, topic.check)
    if topic.kind == "seeds" and topic.check is not None:
        return seeds_page(snapshot, person, reader, topic.check)
    if topic.kind == "options" and state.phase == "lobby":
        return options(
            snapshot,
            person,
            reader,
            leads=leads,
            page=topic.number,
            notice=notice,
            newcomer=topic.new_to == state.game,
            saves=topic.saves,
        )
    if topic.kind == "settings" and state.running:
        return table_settings(snapshot, reader, notice=notice)
    seat = snapshot.seat_of(person.id)
    if topic.kind == "plan" and seat is not None and plannable(state, seat):
        return plan_page(snapshot, seat, reader, notice=notice, back=below or NOTHING)
    if topic.kind == "question" and replace(topic, stakes=None) == asking(topic.question, snapshot):
        cost = topic.stakes.resigning(state, seat, reader) if topic.stakes is not None and seat is not None else ""
        early = topic.stakes is not None and topic.stakes.counts_early
        return confirm(snapshot, topic.question, reader, cost, early=early)
    stakes = topic.stakes if topic.series == state.log.series else None
    return table_menu(snapshot, person, reader, notice=notice, below=below, stakes=stakes)


def below_hand(hand: Parts, below: Parts, notice: str = "") -> Parts:
    """Put a page below a hand's picture, which stays; a hand that has none gives way to it.

    `notice` is a sentence for the end of its text, above the picture.
    """
    if notice:
        below = msgspec.structs.replace(below, content=f"{below.content}\n{notice}")
    return below.with_picture(hand.file, hand.filename, hand.alt)


def page_mark(snapshot: Snapshot, parts: Parts) -> int:
    """Return a mark of what a page shows: in the lobby alone its buttons go by the version at which they were made."""
    if snapshot.state.phase == "lobby":
        return hash(parts)
    return hash((parts.content, _VERSION.sub(r"\1", repr(parts.rows)), parts.file, parts.alt))
