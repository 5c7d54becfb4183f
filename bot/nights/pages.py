"""The messages of a game night: its page in the channel, the calls to tables, and what one person sees alone."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.same import promise_of
from bot.games.text.look import Look
from bot.games.text.numbers import listed
from bot.games.text.words import game_name
from bot.nights.pictures import PICTURE, guest_name, marked_guest, page_alt, points_text, standings_alt
from bot.nights.rules import USUAL, Night, NightTable, crowded, free, standings
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import CHOICE_LIMIT, CHOICES, CONTENT_LIMIT, Button, MenuLine, Parts, Row, Select, Style, cut

CALLED = 50  # guests whom one message calls: the mentions of a hundred are longer than a message may be
_IN_ARENA = (f"{verbs.NIGHT_HOST}-next", f"{verbs.NIGHT_HOST}-late")  # labels that are others in an arena
# that are told by name: the lines of a hundred people are longer than a message may be
_TABLES, _WAITING = 12, 12


def button(night: Night, verb: str, look: Look, style: Style = "secondary", *words: str) -> Button:
    """Return a button of a night; its label is that of the verb, on the host's page of the verb and the first word."""
    label = "-".join((verb, *(words[:1] if verb == verbs.NIGHT_HOST else ())))
    if night.arena and label in _IN_ARENA:
        label += "-arena"
    custom_id = encode(Press(NO_TABLE, 0, verb, (str(night.number), *words)))
    return Button(custom_id, look.t(f"button-{label}"), style)


def night_page(night: Night, look: Look, *, now: float = 0.0, picture: bytes | None = None, trouble: str = "") -> Parts:
    """Return the night's page in its channel; `trouble` is what keeps tables from being opened, "" for nothing."""
    heading = arena_heading(night, look) if night.arena else _heading(night, look)
    lines = [heading, *_state_lines(night, look, now)]
    if trouble:
        lines.append(look.t(f"night-trouble-{trouble}", given="yes" if night.plan.channels else "no"))
    content = cut("\n".join(lines), CONTENT_LIMIT)
    parts = Parts(content=content, rows=_rows(night, look))
    if picture is None:
        return parts
    return replace(parts, file=picture, filename=PICTURE, alt=page_alt(night, look))


def _heading(night: Night, look: Look) -> str:
    plan = night.plan
    return look.t(
        "night-heading",
        game=game_name(plan.game, look.locale),
        seats=plan.seats,
        rounds=plan.rounds,
        until=f"<t:{int(plan.until)}:t>",
        minutes=plan.minutes,
        rated="yes" if plan.rated else "no",
        role=f"<@&{plan.role}>" if plan.role else "no",
        duplicate="yes" if plan.duplicate else "no",
    )


def _state_lines(night: Night, look: Look, now: float) -> Sequence[str]:
    """Return lines on the state of the night and what happens next."""
    if night.state == "over":
        return [look.t("night-over", why=night.why), *_winners(night, look)]
    lines = _now_lines(night, look, now)
    here, coming = len(night.here()), sum(guest.state == "coming" for guest in night.guests)
    lines.append(look.t("night-count", count=here or coming, coming=coming if here else 0))
    if night.arena:
        lines.append(look.t("night-rule-arena"))
    elif night.plan.duplicate:
        lines.append(look.t("night-rule-same"))
    elif night.state in ("round", "gathering"):
        lines.append(look.t("night-rule"))
    return [*lines, *_promise_lines(night, look)]


def _now_lines(night: Night, look: Look, now: float) -> list[str]:
    """Return lines on what is going on, and until when."""
    soon = f"<t:{int(night.ends)}:R>"
    lines = [look.t("night-paused")] if night.paused else []
    if night.state == "gathering":
        starts = f"<t:{int(night.plan.starts)}:f>" if night.plan.starts else "no"
        host = "no" if night.host is None else f"<@{night.host}>"
        lines.append(look.t("night-gathering", starts=starts, host=host))
        if night.plan.channels:
            lines.append(
                look.t("night-channels", channels=" ".join(f"<#{channel}>" for channel in night.plan.channels))
            )
        if "event" in night.refs and night.refs.get("event-state") == 1:  # it stands among the server's
            link = f"https://discord.com/events/{night.guild}/{night.refs['event']}"
            lines.append(look.t("night-event", link=link))
    elif night.state == "calling":
        lines.append(look.t("night-calling", time=soon, form=night.plan.form))
    elif night.state == "break":
        here = {*night.here()}
        ready = len({*night.ready} & here)
        lines.append(look.t("night-break", round=night.round, time=soon, ready=ready, count=len(here)))
    else:
        lines += arena_lines(night, look, now) if night.arena else _round_lines(night, look)
    return lines


def _promise_lines(night: Night, look: Look) -> Sequence[str]:
    """Return the promise of the same deals of this round or the next one, before anybody knows who sits where."""
    secret = night.next_secret()
    if not secret:
        return []
    number = night.round + (night.state != "round")
    return [look.t("night-promise", round=number, promise=promise_of(bytes.fromhex(secret)))]


def _round_lines(night: Night, look: Look) -> Sequence[str]:
    tables, time = night.now_at(), f"<t:{int(night.ends)}:R>"
    opened = sum(bool(table.table) or table.over for table in tables)
    lines = [look.t("night-round", round=night.round, rounds=night.plan.rounds, time=time)]
    if opened < len(tables):
        lines.append(look.t("night-open", open=opened, tables=len(tables)))
        if waiting := crowded(night):
            lines.append(look.t("night-crowded", tables=waiting))
    else:
        over = sum(table.over for table in tables)
        lines.append(look.t("night-done", over=over, tables=len(tables)))
    return lines


def _winners(night: Night, look: Look) -> Sequence[str]:
    best = [rank for rank in standings(night) if rank.rank == 1 and rank.played]
    if not best or len(best) == len(standings(night)):
        return []
    names = listed((marked_guest(night, one.guest, look) for one in best), look.locale)
    return [look.t("night-winner", names=names, count=len(best))]


def _rows(night: Night, look: Look) -> tuple[Row, ...]:
    """Return the buttons that make sense now."""
    if night.state == "over":
        return ((button(night, verbs.NIGHT_PLACE, look),),) if night.tables else ()
    come: Row = (
        button(night, verbs.NIGHT_IN, look, "success" if night.state != "round" else "secondary"),
        button(night, verbs.NIGHT_OUT, look),
        button(night, verbs.NIGHT_HOST, look),
    )
    first: list[Button] = []
    if night.state == "round":
        first.append(button(night, verbs.NIGHT_TABLE, look, "primary"))
    if night.state == "break":
        first.append(button(night, verbs.NIGHT_READY, look, "primary"))
    if night.round > 1 or night.state == "break" or (night.arena and night.round):
        first.append(button(night, verbs.NIGHT_PLACE, look))
    return (tuple(first), come) if first else (come,)


def calling(night: Night, look: Look, first: int = 0) -> Parts:
    """Return the message that mentions those who said that they would come, among `CALLED` guests from `first` on."""
    guests = night.guests[first : first + CALLED]
    people = [guest.person for guest in guests if guest.state == "coming" and guest.person is not None]
    names, time = " ".join(f"<@{one}>" for one in people), f"<t:{int(night.ends)}:R>"
    text = look.t("night-call", names=names, time=time, form=night.plan.form)
    rows: tuple[Row, ...] = ((button(night, verbs.NIGHT_IN, look, "success"),),)
    return Parts(content=text, rows=rows, pings=tuple(people))


def table_call(night: Night, table: NightTable, look: Look) -> Parts:
    """Return the message that mentions the people of a table, at which its thread is opened."""
    people = [person for guest in table.guests if (person := night.guests[guest].person) is not None]
    mentions = (f"<@{person}>" for person in people)
    text = look.t(
        "night-table",
        number=number_in_round(night, table),
        round=0 if night.arena else table.round,
        names=listed(mentions, look.locale),
        computers=table.computers,
    )
    own = button(night, verbs.NIGHT_TABLE, look, "primary", str(table.number))
    return Parts(content=text, rows=((own,),), pings=tuple(people))


def thread_name(night: Night, table: NightTable, look: Look) -> str:
    """Return the name of a table's thread."""
    number = number_in_round(night, table)
    return cut(look.t("night-thread", round=0 if night.arena else table.round, number=number), 100)


def number_in_round(night: Night, table: NightTable) -> int:
    """Return the number of a table among those of its round, from 1."""
    own = [one.number for one in night.tables if one.round == table.round]
    return own.index(table.number) + 1


# Arenas


def arena_heading(night: Night, look: Look) -> str:
    """Return the first lines of an arena's page: what is played, how, and until when."""
    plan = night.plan
    return look.t(
        "night-heading-arena",
        game=game_name(plan.game, look.locale),
        seats=plan.seats,
        minutes=plan.minutes,
        until=f"<t:{int(plan.until)}:t>" if plan.until else "no",
        lasts=int(USUAL // 60),
        rated="yes" if plan.rated else "no",
        role=f"<@&{plan.role}>" if plan.role else "no",
    )


def arena_lines(night: Night, look: Look, now: float) -> Sequence[str]:
    """Return lines on a running arena: until when guests are seated, who plays, who waits."""
    if (night.paused or now) >= night.plan.until:
        return [look.t("night-arena-last"), *_going(night, look)]
    lines = [look.t("night-arena-on", time=f"<t:{int(night.plan.until)}:R>"), *_going(night, look)]
    return [*lines, *_waiting(night, look)]


def _going(night: Night, look: Look) -> Sequence[str]:
    """Return lines with links to the running tables; a table that is just being opened has none yet."""
    going = [table for table in night.tables if not table.over]
    ways = [f"<#{one.place}>" for one in going if one.place][:_TABLES]
    if not going:
        return []
    told, waiting = ", ".join(ways) or "no", crowded(night)
    line = look.t("night-arena-tables", count=len(going), tables=told, more=len(going) - len(ways))
    return [line, look.t("night-crowded", tables=waiting)] if waiting else [line]


def _waiting(night: Night, look: Look) -> Sequence[str]:
    """Return a line with the names of the free guests, the longest wait first."""
    waiting = free(night)
    if not waiting:
        return []
    names = ", ".join(marked_guest(night, guest, look) for guest in waiting[:_WAITING])
    more = len(waiting) - len(waiting[:_WAITING])
    return [look.t("night-arena-free", count=len(waiting), names=names, more=more)]


# What one person sees alone


def how_in(night: Night, person: int, now: float) -> str:
    """Return the word for the answer to a person who has just joined."""
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
    """Return the page with a guest's standing, and whom they have met (in an arena: at how many tables they played)."""
    ranks = standings(night)
    own = next((rank for rank in ranks if rank.guest == guest), None)
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
    tables = (table for table in night.tables if guest in table.guests)
    return sorted({guest for table in tables for guest in table.guests} - {guest})


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
    tables = [table for table in night.now_at() if not table.over and table.table] if night.state == "round" else []
    if tables:
        choices = tuple(MenuLine(str(table.number), _choice(night, table, look)) for table in tables[:CHOICES])
        rows.append((_select(night, look, "table", choices),))
    people = [at for at, guest in enumerate(night.guests) if guest.state != "out"]
    shown = people[page * CHOICES : (page + 1) * CHOICES]
    if shown:
        names = tuple(MenuLine(str(at), cut(guest_name(night, at, look), CHOICE_LIMIT)) for at in shown)
        rows.append((_select(night, look, "out", names),))
    if len(people) > CHOICES:
        after = (page + 1) % -(-len(people) // CHOICES)
        rows.append((button(night, verbs.NIGHT_HOST, look, "secondary", "more", str(after)),))
    return rows


def _choice(night: Night, table: NightTable, look: Look) -> str:
    names = ", ".join(guest_name(night, guest, look) for guest in table.guests)
    return cut(f"{number_in_round(night, table)} · {names}", CHOICE_LIMIT)


def _select(night: Night, look: Look, what: str, choices: tuple[MenuLine, ...]) -> Select:
    custom_id = encode(Press(NO_TABLE, 0, verbs.NIGHT_HOST, (str(night.number), what)), "s")
    return Select(custom_id, choices, look.t(f"night-pick-{what}"))
