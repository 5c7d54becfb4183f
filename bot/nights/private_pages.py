"""What a game night shows to one person alone: their place, and what its host may do."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.text.look import Look
from bot.games.text.numbers import listed
from bot.nights.rules import Night, NightTable, free, standings
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import CHOICE_LIMIT, CHOICES, CONTENT_LIMIT, MenuLine, Parts, Row, Select, cut

from .pages import button, number_in_round
from .pictures import PICTURE, guest_name, marked_guest, points_text, standings_alt


def how_in(night: Night, person: int, now: float) -> str:
    """Return the word for how a person is in who has just said so, for the answer to that."""
    at = night.guest(person)
    if at is not None and night.guests[at].state == "coming":
        return "coming"
    if night.state != "round":
        return "here"
    if not night.arena:
        return "late"
    if at not in free(night):
        return "here"
    return "arena" if (night.paused or now) < night.plan.until else "last"


def place_page(night: Night, guest: int, look: Look, *, picture: bytes | None = None) -> Parts:
    """Tell a guest how they stand, and whom they have met, in an arena at how many tables they have played."""
    ranks = standings(night)
    own = next((one for one in ranks if one.guest == guest), None)
    if own is None:
        return Parts(content=look.t("night-unplaced"))
    shared: dict[str, int | str] = {"place": own.rank, "count": len(ranks), "points": points_text(own.score, look)}
    if night.arena:
        text = look.t("night-place-arena", tables=own.played, **shared)
    else:
        met = _met(night, guest)
        names = listed((marked_guest(night, one, look) for one in met), look.locale) if met else ""
        text = look.t("night-place", names=names, met=len(met), **shared)
    parts = Parts(content=cut(text, CONTENT_LIMIT))
    if picture is None:
        return parts
    return replace(parts, file=picture, filename=PICTURE, alt=standings_alt(night, look, guest))


def _met(night: Night, guest: int) -> Sequence[int]:
    """Return those with whom a guest has sat."""
    tables = (one for one in night.tables if guest in one.guests)
    return sorted({one for table in tables for one in table.guests} - {guest})


def host_page(night: Night, look: Look, *, page: int = 0, asking: bool = False, notice: str = "") -> Parts:
    """Return what the host and moderators may do; `page` (from 0) is that of the people who can be taken out."""
    lines = [line for line in (notice, look.t("night-host-heading", state=_state(night))) if line]
    if night.state == "over":
        return Parts(content="\n".join(lines))
    if asking:
        ask = (
            button(night, verbs.NIGHT_HOST, look, "danger", "sure"),
            button(night, verbs.NIGHT_HOST, look, "secondary", "back"),
        )
        return Parts(content=look.t("night-host-sure"), rows=(ask,))
    return Parts(content="\n".join(lines), rows=tuple(_host_rows(night, look, page)))


def _state(night: Night) -> str:
    return "arena" if night.arena and night.state == "round" else night.state


def _host_rows(night: Night, look: Look, page: int) -> list[Row]:
    first = [button(night, verbs.NIGHT_HOST, look, "secondary", "resume" if night.paused else "pause")]
    if night.state == "round":
        first.append(button(night, verbs.NIGHT_HOST, look, "secondary", "late"))
    elif not night.paused:
        first.insert(0, button(night, verbs.NIGHT_HOST, look, "success", "next"))
    first.append(button(night, verbs.NIGHT_HOST, look, "danger", "end"))
    rows: list[Row] = [tuple(first)]
    tables = [one for one in night.now_at() if not one.over and one.table] if night.state == "round" else []
    if tables:
        choices = tuple(MenuLine(str(one.number), _choice(night, one, look)) for one in tables[:CHOICES])
        rows.append((_select(night, look, "table", choices),))
    people = [at for at, one in enumerate(night.guests) if one.state != "out"]
    shown = people[page * CHOICES : (page + 1) * CHOICES]
    if shown:
        names = tuple(MenuLine(str(at), cut(guest_name(night, at, look), CHOICE_LIMIT)) for at in shown)
        rows.append((_select(night, look, "out", names),))
    if len(people) > CHOICES:
        after = (page + 1) % -(-len(people) // CHOICES)
        rows.append((button(night, verbs.NIGHT_HOST, look, "secondary", "more", str(after)),))
    return rows


def _choice(night: Night, table: NightTable, look: Look) -> str:
    names = ", ".join(guest_name(night, one, look) for one in table.guests)
    return cut(f"{number_in_round(night, table)} · {names}", CHOICE_LIMIT)


def _select(night: Night, look: Look, what: str, choices: tuple[MenuLine, ...]) -> Select:
    custom_id = encode(Press(NO_TABLE, 0, verbs.NIGHT_HOST, (str(night.number), what)), "s")
    return Select(custom_id, choices, look.t(f"night-pick-{what}"))
