"""Planning ahead: what a player wants to do when the turn comes, in that player's own panel and nowhere else."""

from bot.games.rooms.selection import Selection
from bot.games.text.names import escaped
from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.ids import Press, encode
from bot.parts.parts import CHOICE_LIMIT, CHOICES, PLACEHOLDER_LIMIT, Button, MenuLine, Parts, Row, Select, cut
from bot.play.registry import room_of
from bot.tables import MOST_INTENTIONS, Snapshot, plannable

_MENUS = 3


def can_plan(snapshot: Snapshot, seat: int) -> bool:
    """Return True if the seat's player can plan ahead now."""
    return bool(plannable(snapshot.state, seat))


def planned_line(snapshot: Snapshot, seat: int, reader: Reader) -> str:
    """Say what the player has planned, in order: `Planned: 6-4 🔵 X · 6, else Draw.`; "" for nothing."""
    names = _called(snapshot, seat, snapshot.state.seats[seat].intends, reader)
    *before, last = map(escaped, names) if names else ("",)
    plan = last
    for earlier in reversed(before):
        plan = reader.t("plan-else", first=earlier, then=plan)
    return reader.t("plan-line", plan=plan) if plan else ""


def _called(snapshot: Snapshot, seat: int, intentions: tuple[str, ...], reader: Reader) -> list[str]:
    view = snapshot.view(seat)
    room = room_of(snapshot.state.game)
    return (
        [] if view is None else [room.intention(tuple(intention.split(" ")), view, reader) for intention in intentions]
    )


def plan_page(snapshot: Snapshot, seat: int, reader: Reader, *, notice: str = "", back: Selection) -> Parts:
    """Make the page on which a player plans; `back` is what is selected in the hand, to which it leads back."""
    intends = snapshot.state.seats[seat].intends
    lines = [notice] if notice else []
    lines += [planned_line(snapshot, seat, reader) or reader.t("plan-nothing"), reader.t("plan-about")]
    rows = (*_menus(snapshot, seat, reader), _buttons(snapshot, seat, reader, back, taken=bool(intends)))
    return Parts(content="\n".join(lines), rows=rows)


def _menus(snapshot: Snapshot, seat: int, reader: Reader) -> tuple[Row, ...]:
    """Return the menus with what can be planned besides what is; none once there is no room for more."""
    intends = snapshot.state.seats[seat].intends
    if len(intends) >= MOST_INTENTIONS:
        return ()
    left = tuple(intention for intention in plannable(snapshot.state, seat) if intention not in intends)
    called, room = _called(snapshot, seat, left, reader), room_of(snapshot.state.game)
    choices = [
        MenuLine(
            intention,
            cut(name, CHOICE_LIMIT),
            cut(room.intention_note(tuple(intention.split(" ")), reader), CHOICE_LIMIT),
        )
        for intention, name in zip(left, called, strict=True)
    ]
    label = cut(reader.t("plan-menu", place="first" if not intends else "else"), PLACEHOLDER_LIMIT)
    version = snapshot.seat_version(seat)
    return tuple(
        (Select(encode(Press(snapshot.id, version, verbs.INTEND, (str(number),)), "s"), tuple(part), label),)
        for number in range(_MENUS)
        if (part := choices[number * CHOICES : (number + 1) * CHOICES])
    )


def _buttons(snapshot: Snapshot, seat: int, reader: Reader, back: Selection, *, taken: bool) -> Row:
    def button(verb: str, label: str, *words: str) -> Button:
        return Button(encode(Press(snapshot.id, snapshot.seat_version(seat), verb, words)), reader.t(label))

    leads = button(verbs.SHOW, "button-back", *back.words)
    return (leads, button(verbs.UNPLAN, "button-unplan")) if taken else (leads,)
