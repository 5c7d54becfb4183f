"""The messages of a game night: its page in the channel, the calls to tables, and what one person sees alone."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from bot.games.registry import find_game
from bot.games.same import promise_of
from bot.games.text.numbers import listed
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.pages.sheet import csv_file, csv_message, harmless
from bot.nights.pictures import PICTURE, beat_text, guest_name, marked_guest, page_alt, standings_alt
from bot.nights.rules import arena
from bot.nights.rules.places import crowded
from bot.nights.rules.standing import standings
from bot.nights.rules.values import Night, NightTable
from bot.parts import verbs
from bot.parts.ids import IdError, Press, free
from bot.parts.parts import CHOICE_LIMIT, CHOICES, Button, MenuLine, Parts, Row, Select, Style, cut, page_of

HostView: TypeAlias = Literal["", "settings", "people", "end"]
MOST_ROUNDS = 20
FILE = "night.csv"
CALLED = 50  # guests whom one message calls: the mentions of a hundred are longer than a message may be
_IN_ARENA = (f"{verbs.NIGHT_HOST}-next", f"{verbs.NIGHT_HOST}-late")  # labels that are others in an arena
# that are told by name: the lines of a hundred people are longer than a message may be
_TABLES, _NAMED = 12, 12


def button(night: Night, verb: str, reader: Reader, style: Style = "secondary", *words: str) -> Button:
    """Return a button of a night; its label is that of the verb, on the host's page of the verb and the first word."""
    label = "-".join((verb, *(words[:1] if verb == verbs.NIGHT_HOST else ())))
    if night.arena and label in _IN_ARENA:
        label += "-arena"
    return free(verb, str(night.number), *words).button(reader.t(f"button-{label}", round=night.round + 1), style)


def night_page(
    night: Night, reader: Reader, *, now: float = 0.0, picture: bytes | None = None, trouble: str = ""
) -> Parts:
    """Return the night's page in its channel; `trouble` is what keeps tables from being opened, "" for nothing."""
    lines = [
        _heading(night, reader),
        *_state_lines(night, reader, now),
        *([reader.t(f"night-trouble-{trouble}", given="yes" if night.plan.channels else "no")] if trouble else []),
    ]
    return page_of(lines, _rows(night, reader)).with_picture(picture, PICTURE, page_alt(night, reader))


def _heading(night: Night, reader: Reader) -> str:
    """Return the first lines of a page: what is played, how, and until when."""
    plan = night.plan
    return reader.t(
        "night-heading-arena" if night.arena else "night-heading",
        game=game_name(plan.game, reader.locale),
        seats=plan.seats,
        rounds=plan.rounds,
        until=f"<t:{int(plan.until)}:t>" if plan.until else "no",
        lasts=int(arena.USUAL // 60),
        minutes=plan.minutes,
        rated="yes" if plan.rated else "no",
        role=f"<@&{plan.role}>" if plan.role else "no",
        duplicate="yes" if plan.duplicate else "no",
    )


def _state_lines(night: Night, reader: Reader, now: float) -> Sequence[str]:
    """Return lines on the state of the night and what happens next."""
    if night.state == "over":
        return [reader.t("night-over", why=night.why), *_winners(night, reader)]
    rule = "night-rule-arena" if night.arena else "night-rule-same" if night.plan.duplicate else "night-rule"
    ruled = rule != "night-rule" or night.state in ("round", "gathering")
    return [*_now_lines(night, reader, now), *_people_lines(night, reader), *([reader.t(rule)] if ruled else [])]


def _people_lines(night: Night, reader: Reader) -> list[str]:
    """Return lines on who is away, and how many are in."""
    here, coming = len(night.here()), sum(guest.state == "coming" for guest in night.guests)
    away = [at for at, guest in enumerate(night.guests) if guest.state == "away"]
    count = reader.t("night-count", count=here or coming, coming=coming if here else 0)
    return [*_named("night-away", away, night, reader), count]


def _now_lines(night: Night, reader: Reader, now: float) -> list[str]:
    """Return lines on what is going on, and until when."""
    soon = f"<t:{int(night.ends)}:R>"
    lines = [reader.t("night-paused")] if night.paused else []
    if night.state == "gathering":
        starts = f"<t:{int(night.plan.starts)}:f>" if night.plan.starts else "no"
        host = "no" if night.host is None else f"<@{night.host}>"
        channels = " ".join(f"<#{channel}>" for channel in night.plan.channels)
        event = night.refs.get("event", 0) if night.refs.get("event-state") == 1 else 0  # it stands among the server's
        link = f"https://discord.com/events/{night.guild}/{event}"
        lines += [
            reader.t("night-gathering", starts=starts, host=host),
            *([reader.t("night-channels", channels=channels)] if channels else []),
            *([reader.t("night-event", link=link)] if event else []),
        ]
    elif night.state == "calling":
        lines.append(reader.t("night-calling", time=soon, form=night.plan.form))
    elif night.state == "break":
        here = {*night.here()}
        ready = len({*night.ready} & here)
        lines.append(reader.t("night-break", round=night.round, time=soon, ready=ready, count=len(here)))
    else:
        lines += _arena_lines(night, reader, now) if night.arena else _round_lines(night, reader)
    return lines


def _fair_buttons(night: Night, reader: Reader) -> Sequence[Button]:
    """Return the button whose id holds the promise of the same deals: public, whole, before anybody sits there."""
    secret = night.next_secret()
    if not secret:
        return ()
    number, promise = night.round + (night.state != "round"), promise_of(bytes.fromhex(secret))
    return (free(verbs.NIGHT_FAIR, str(night.number), str(number), promise).button(reader.t("button-fair")),)


def fair_page(press: Press, reader: Reader) -> Parts:
    """Return the page of fair play of a round with the same deals, as its button promises them."""
    if len(press.words) != 3:
        raise IdError(press.verb)
    promise = reader.t("night-promise", round=press.words[1], promise=press.words[2])
    return Parts(content="\n".join([reader.t("fair-heading"), promise, reader.t("fair-meaning-shared")]))


def _round_lines(night: Night, reader: Reader) -> Sequence[str]:
    tables, time = night.now_at(), f"<t:{int(night.ends)}:R>"
    on = reader.t("night-round", round=night.round, rounds=night.plan.rounds, time=time)
    done = reader.t("night-done", over=sum(table.over for table in tables), tables=len(tables))
    return [on, *(_opening_lines(night, tables, reader) or [done])]


def _opening_lines(night: Night, tables: Sequence[NightTable], reader: Reader) -> list[str]:
    """Return how many tables are open, and how many wait for a channel; nothing once all are open."""
    opened, waiting = sum(bool(table.table) or table.over for table in tables), crowded(night)
    if opened == len(tables):
        return []
    lines = [reader.t("night-open", open=opened, tables=len(tables))]
    return [*lines, reader.t("night-crowded", tables=waiting)] if waiting else lines


def _winners(night: Night, reader: Reader) -> Sequence[str]:
    best = [rank for rank in standings(night) if rank.rank == 1 and rank.played]
    if not best or len(best) == len(standings(night)):
        return []
    names = listed((marked_guest(night, rank.guest, reader) for rank in best), reader.locale)
    guests = {rank.guest for rank in best}
    tables = [table for table in night.tables if table.places and guests.intersection(table.guests)]
    won = sum(any(table.places[table.guests.index(who)] == 1 for who in guests & {*table.guests}) for table in tables)
    computers = sum(1 in table.places[len(table.guests) :] for table in tables)
    return [reader.t("night-winner", names=names, count=len(best), best="people" if computers > won else "all")]


def _rows(night: Night, reader: Reader) -> tuple[Row, ...]:
    if night.state == "over":
        file = free(verbs.NIGHT_FILE, str(night.number)).button(reader.t("button-crosstable-file"))
        return ((button(night, verbs.NIGHT_PLACE, reader), file),) if night.tables else ()
    come: Row = (
        button(night, verbs.NIGHT_IN, reader, "success" if night.state != "round" else "secondary"),
        button(night, verbs.NIGHT_OUT, reader),
        button(night, verbs.NIGHT_HOST, reader),
        *_fair_buttons(night, reader),
    )
    ranked = night.round > 1 or night.state == "break" or (night.arena and night.round)
    offered: tuple[tuple[str, Style, object], ...] = (
        (verbs.NIGHT_TABLE, "primary", night.state == "round"),
        (verbs.NIGHT_READY, "primary", night.state == "break"),
        (verbs.NIGHT_PLACE, "secondary", ranked),
    )
    first = tuple(button(night, verb, reader, style) for verb, style, is_offered in offered if is_offered)
    return (first, come) if first else (come,)


def calling(night: Night, reader: Reader, first: int = 0) -> Parts:
    """Return the message that mentions those who said that they would come, among `CALLED` guests from `first` on."""
    guests = night.guests[first : first + CALLED]
    people = [guest.person for guest in guests if guest.state == "coming" and guest.person is not None]
    names, time = " ".join(f"<@{person}>" for person in people), f"<t:{int(night.ends)}:R>"
    text = reader.t("night-call", names=names, time=time, form=night.plan.form)
    return Parts(content=text, rows=((button(night, verbs.NIGHT_IN, reader, "success"),),), pings=tuple(people))


def table_call(night: Night, table: NightTable, reader: Reader) -> Parts:
    """Return the message that mentions the people of a table, at which its thread is opened."""
    people = [person for guest in table.guests if (person := night.guests[guest].person) is not None]
    text = reader.t(
        "night-table",
        number=number_in_round(night, table),
        round=0 if night.arena else table.round,
        names=listed((f"<@{person}>" for person in people), reader.locale),
        computers=table.computers,
    )
    row = (button(night, verbs.NIGHT_TABLE, reader, "primary", str(table.number)),)
    return Parts(content=text, rows=(row,), pings=tuple(people))


def thread_name(night: Night, table: NightTable, reader: Reader) -> str:
    """Return the name of a table's thread."""
    number = number_in_round(night, table)
    return cut(reader.t("night-thread", round=0 if night.arena else table.round, number=number), 100)


def number_in_round(night: Night, table: NightTable) -> int:
    """Return the number of a table among those of its round, from 1."""
    return [other.number for other in night.tables if other.round == table.round].index(table.number) + 1


# Arenas


def _arena_lines(night: Night, reader: Reader, now: float) -> Sequence[str]:
    """Return lines on a running arena: until when guests are seated, who plays, who waits."""
    is_last, going = (night.paused or now) >= night.plan.until, [table for table in night.tables if not table.over]
    on = "night-arena-last" if is_last else "night-arena-on"
    ways = [f"<#{table.place}>" for table in going if table.place][:_TABLES]  # a table being opened has no link yet
    tables, more = ", ".join(ways) or "no", len(going) - len(ways)
    lines = [
        reader.t(on, time=f"<t:{int(night.plan.until)}:R>"),
        *_opening_lines(night, going, reader),
        *([reader.t("night-arena-tables", count=len(going), tables=tables, more=more)] if going else []),
    ]
    return lines if is_last else [*lines, *_named("night-arena-free", arena.free(night), night, reader)]


def _named(text: str, guests: Sequence[int], night: Night, reader: Reader) -> Sequence[str]:
    """Return a line with the names of guests, and how many more there are; none for nobody."""
    if not guests:
        return []
    names = ", ".join(marked_guest(night, guest, reader) for guest in guests[:_NAMED])
    return [reader.t(text, count=len(guests), names=names, more=max(0, len(guests) - _NAMED))]


# What one person sees alone


def how_in(night: Night, person: int, now: float) -> str:
    """Return the word for the answer to a person who has just joined."""
    at = night.guest(person)
    if at is not None and night.guests[at].state == "coming":
        return "coming"
    if night.state != "round" or (night.arena and at not in arena.free(night)):
        return "here"
    if not night.arena:
        return "late"
    return "arena" if (night.paused or now) < night.plan.until else "last"


def place_page(night: Night, guest: int, reader: Reader, *, picture: bytes | None = None) -> Parts:
    """Return the page with a guest's standing, and whom they have met (in an arena: at how many tables they played)."""
    ranks = standings(night)
    rank = next((rank for rank in ranks if rank.guest == guest), None)
    if rank is None:
        return Parts(content=reader.t("night-unplaced"))
    shared: dict[str, int | str] = {"place": rank.rank, "count": len(ranks), "beat": beat_text(night, rank, reader)}
    if night.arena:
        text = reader.t("night-place-arena", tables=rank.played, **shared)
    else:
        tables = (table for table in night.tables if guest in table.guests)
        met = sorted({other for table in tables for other in table.guests} - {guest})
        names = listed((marked_guest(night, other, reader) for other in met), reader.locale) if met else ""
        text = reader.t("night-place", names=names, met=len(met), **shared)
    return page_of([text]).with_picture(picture, PICTURE, standings_alt(night, reader, guest))


def standings_file(night: Night, reader: Reader) -> Parts:
    """Return the message with the standings as CSV, a row a guest, with the score as a number."""
    ranks = standings(night)
    rows = (
        (
            *(rank.rank, harmless(guest_name(night, rank.guest, reader)), rank.played, round(float(rank.score), 2)),
            "" if night.arena else round(float(rank.others), 2),
        )
        for rank in ranks
    )
    file = csv_file([("rank", "name", "tables", "score", "opponents"), *rows])
    return csv_message(reader.t("night-file", count=len(ranks)), file, FILE)


def host_page(
    night: Night, reader: Reader, *, now: float = 0.0, show: HostView = "", page: int = 0, notice: str = ""
) -> Parts:
    """Return what goes on and what the host may do; `page` (from 0) is that of the people.

    Before the night begins it has settings: at once while nobody is in, else on request. Menus say for themselves how
    it is.
    """
    people = [at for at, guest in enumerate(night.guests) if guest.state != "out"]
    has_settings = night.state == "gathering" and show != "people" and (show == "settings" or not people)
    heading = _heading(night, reader)
    head = [*filter(None, [notice]), heading.partition("\n")[0] if has_settings else heading]
    if night.state == "over":
        return Parts(content="\n".join((*head, reader.t("night-over", why=night.why))))
    if show == "end":
        return Parts(content=reader.t("night-host-sure"), rows=(_host_row(night, reader, ("sure", "back")),))
    gathers, starts = night.state == "gathering", f"<t:{int(night.plan.starts)}:f>" if night.plan.starts else "no"
    waits = [guest for guest in night.here() if guest not in night.ready] if night.state == "break" else []
    lines = [
        *head,
        *([reader.t("night-host-waits", starts=starts)] if gathers else _now_lines(night, reader, now)),
        *_named("night-host-unready", waits, night, reader),
        *(_people_lines(night, reader) if people else []),
    ]
    if has_settings:
        rows = (_host_buttons(night, reader), *_setting_rows(night, reader, ["people"] if people else []))
    else:
        more = ["settings"] if gathers else []
        rows = (_host_buttons(night, reader, more), *_people_rows(night, reader, people, page))
    return page_of(lines, rows)


def _host_buttons(night: Night, reader: Reader, more: Sequence[str] = ()) -> Row:
    """Return what a host can do with the whole night; `more` is the other view of the page, if there is one."""
    offered = {
        "next": night.state != "round" and not night.paused,
        "resume": night.paused,
        # else nothing goes on that could stand still
        "pause": not night.paused and (night.state != "gathering" or night.plan.starts),
        "late": night.state == "round",
        **dict.fromkeys((*more, "end"), True),
    }
    return _host_row(night, reader, [word for word, is_offered in offered.items() if is_offered])


_STYLES: Mapping[str, Style] = {"next": "success", "sure": "danger", "end": "danger"}  # of buttons of the host's page


def _host_row(night: Night, reader: Reader, words: Sequence[str]) -> Row:
    return tuple(button(night, verbs.NIGHT_HOST, reader, _STYLES.get(word, "secondary"), word) for word in words)


def _setting_rows(night: Night, reader: Reader, more: Sequence[str]) -> list[Row]:
    """Return menus, switches and the button of a form for what can be set before it begins, and the other view's."""
    plan, rules = night.plan, find_game(night.plan.game)
    chosen = rules.length_of(plan.options)
    menus = {
        "length": [
            MenuLine(length.key, reader.t(f"length-{length.key}"), default=length == chosen) for length in rules.lengths
        ],
        "seats": [
            MenuLine(str(size), reader.t("night-seats", seats=size), default=size == plan.seats) for size in rules.seats
        ],
        "rounds": [
            MenuLine(str(rounds), reader.t("night-rounds", rounds=rounds), default=rounds == plan.rounds)
            for rounds in range(1, 1 if night.arena else MOST_ROUNDS + 1)
        ],
    }
    rows: list[Row] = [(_select(night, reader, setting, lines),) for setting, lines in menus.items() if len(lines) > 1]
    switches = [("rated", plan.rated)] if night.arena else [("rated", plan.rated), ("same", plan.duplicate)]
    views = (button(night, verbs.NIGHT_HOST, reader, "secondary", view) for view in ("times", *more))
    return [*rows, (*(_switch(night, reader, setting, on) for setting, on in switches), *views)]


def _switch(night: Night, reader: Reader, setting: str, on: bool) -> Button:
    """Return the button that turns something on or off; its label says how it is now."""
    now, other = ("yes", "no") if on else ("no", "yes")
    label = reader.t(f"switch-league-{now}") if setting == "rated" else reader.t("button-night-host-same", on=now)
    return free(verbs.NIGHT_HOST, str(night.number), setting, other).button(label)


def _people_rows(night: Night, reader: Reader, people: Sequence[int], page: int) -> list[Row]:
    """Return menus of the tables that can be ended, and of the people who can be taken out."""
    tables = [table for table in night.now_at() if not table.over and table.table] if night.state == "round" else []
    choices = [MenuLine(str(table.number), _choice(night, table, reader)) for table in tables[:CHOICES]]
    on_page = people[page * CHOICES : (page + 1) * CHOICES]
    names = [MenuLine(str(at), cut(guest_name(night, at, reader), CHOICE_LIMIT)) for at in on_page]
    after = (page + 1) % max(1, -(-len(people) // CHOICES))
    return [
        *([(_select(night, reader, "table", choices),)] if choices else []),
        *([(_select(night, reader, "out", names),)] if names else []),
        *(
            [(button(night, verbs.NIGHT_HOST, reader, "secondary", "more", str(after)),)]
            if len(people) > CHOICES
            else []
        ),
    ]


def _choice(night: Night, table: NightTable, reader: Reader) -> str:
    names = ", ".join(guest_name(night, guest, reader) for guest in table.guests)
    return cut(f"{number_in_round(night, table)} · {names}", CHOICE_LIMIT)


def _select(night: Night, reader: Reader, setting: str, choices: Sequence[MenuLine]) -> Select:
    return free(verbs.NIGHT_HOST, str(night.number), setting).menu(choices, reader.t(f"night-pick-{setting}"))
