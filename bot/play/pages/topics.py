"""The private pages of a table besides hands, made of what they are about: so each can be made anew when that changes.

A page says what is so. One that is about something that is over (a lobby's options once the match has begun, a question
about a match that has ended) becomes the table's menu, and where the table is no more, a line that says how it ended.
"""

import re
from typing import Literal

import msgspec

from bot.games.rooms.selection import Selection
from bot.games.text.look import Look
from bot.parts.parts import Parts
from bot.play.pages.fairness import fair_play
from bot.play.pages.menus import Question, confirm, table_menu, table_settings
from bot.play.pages.options import options
from bot.play.pages.planning import can_plan, plan_page
from bot.play.pages.results import match_lines
from bot.tables import Person, Snapshot

_VERSION = re.compile(r"(by:[bsm]:[A-Za-z0-9_-]+:)[0-9]+:")


class Topic(msgspec.Struct, frozen=True, kw_only=True):
    """The matter of a page; `number` is the page of the options, `new_to` a game that its reader has never played.

    A question is about one match, the table's `series`-th, while it goes on or when it is `over`.
    """

    kind: Literal["menu", "options", "settings", "fair", "question", "plan"] = "menu"
    number: int = 0
    question: Question = "leave"
    series: int = 0
    over: bool = False
    new_to: str = ""


MENU = Topic()
PLAN = Topic(kind="plan")


def asking(question: Question, snapshot: Snapshot) -> Topic:
    """Return the topic of a question about the present match."""
    over = snapshot.state.phase == "over"
    return Topic(kind="question", question=question, series=snapshot.state.log.series, over=over)


def stands(topic: Topic, snapshot: Snapshot, person: int) -> bool:
    """True if a page may stay below a hand: one that plans the next turn gives way to the hand when the turn comes."""
    seat = snapshot.seat_of(person)
    return topic.kind != "plan" or (seat is not None and can_plan(snapshot, seat))


def page(
    topic: Topic,
    snapshot: Snapshot,
    person: Person,
    look: Look,
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
        return Parts(content="\n".join([*([notice, ""] if notice else []), *match_lines(snapshot, look)]))
    if topic.kind == "fair":
        return fair_play(snapshot, person, look)
    if topic.kind == "options" and state.phase == "lobby":
        new = topic.new_to == state.game
        return options(snapshot, person, look, leads=leads, page=topic.number, notice=notice, newcomer=new)
    if topic.kind == "settings" and state.phase in ("playing", "between"):
        return table_settings(snapshot, look, notice=notice)
    seat = snapshot.seat_of(person.id)
    if topic.kind == "plan" and seat is not None and can_plan(snapshot, seat):
        return plan_page(snapshot, seat, look, notice=notice, back=below or Selection())
    if topic.kind == "question" and topic == asking(topic.question, snapshot):
        return confirm(snapshot, topic.question, look)
    return table_menu(snapshot, person, look, notice=notice, below=below)


def below_hand(hand: Parts, shown: Parts) -> Parts:
    """Put a page below a hand's picture, which stays; a hand that has none gives way to it."""
    if hand.file is None:
        return shown
    return msgspec.structs.replace(shown, file=hand.file, filename=hand.filename, alt=hand.alt)


def page_mark(snapshot: Snapshot, shown: Parts) -> int:
    """Return a mark of what a page shows: in the lobby alone its buttons go by the version at which they were made."""
    if snapshot.state.phase == "lobby":
        return hash(shown)
    return hash((shown.content, _VERSION.sub(r"\1", repr(shown.rows)), shown.file, shown.alt))
