"""The messages of a game night: its page in the channel, the calls to tables, standings, and what its host sees."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from bot.games.same import promise_of
from bot.league.rules.nights import Night, NightRank, NightTable, standings
from bot.views.messages import verbs
from bot.views.messages.ids import NO_TABLE, Press, encode
from bot.views.messages.parts import (
    ALT_LIMIT,
    CHOICE_LIMIT,
    CHOICES,
    CONTENT_LIMIT,
    Button,
    MenuLine,
    Parts,
    Row,
    Select,
    Style,
    cut,
)
from bot.views.text.look import Look
from bot.views.text.names import marked_name, plain_name
from bot.views.text.numbers import hundredths, listed
from bot.views.text.words import game_name
from rendering import LeagueRow, LeagueWords, NightGuest, draw_guests, draw_league, draw_season_final

PICTURE = "night.png"
CALLED = 50  # guests whom one message calls: the mentions of a hundred are longer than a message may be
_ROWS = 10  # of a picture of standings
_NAMES = 25  # characters of a name in a description


def button(night: Night, verb: str, look: Look, style: Style = "secondary", *words: str) -> Button:
    """Return a button of a night; its label is that of the verb, on the host's page of the verb and the first word."""
    label = "-".join((verb, *(words[:1] if verb == verbs.NIGHT_HOST else ())))
    custom_id = encode(Press(NO_TABLE, 0, verb, (str(night.number), *words)))
    return Button(custom_id, look.t(f"button-{label}"), style)


def night_page(night: Night, look: Look, *, picture: bytes | None = None, trouble: str = "") -> Parts:
    """Return the night's page in its channel; `trouble` is what keeps tables from being opened, "" for nothing."""
    lines = [_heading(night, look), *_state_lines(night, look)]
    if trouble:
        lines.append(look.t(f"night-trouble-{trouble}"))
    content = cut("\n".join(lines), CONTENT_LIMIT)
    parts = Parts(content=content, rows=_rows(night, look))
    if picture is None:
        return parts
    return replace(parts, file=picture, filename=PICTURE, alt=_alt(night, look))


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


def _state_lines(night: Night, look: Look) -> Sequence[str]:
    """Say how far the night has come, and what happens next."""
    if night.state == "over":
        return [look.t("night-over", why=night.why), *_winners(night, look)]
    here, soon = len(night.here()), f"<t:{int(night.ends)}:R>"
    lines = [look.t("night-paused")] if night.paused else []
    if night.state == "gathering":
        starts = f"<t:{int(night.plan.starts)}:f>" if night.plan.starts else "no"
        host = "no" if night.host is None else f"<@{night.host}>"
        lines.append(look.t("night-gathering", starts=starts, host=host))
        if "event" in night.refs and night.refs.get("event-state") == 1:  # it stands among the server's
            link = f"https://discord.com/events/{night.guild}/{night.refs['event']}"
            lines.append(look.t("night-event", link=link))
    elif night.state == "calling":
        lines.append(look.t("night-calling", time=soon))
    elif night.state == "break":
        ready = len({*night.ready} & {*night.here()})
        lines.append(look.t("night-break", round=night.round, time=soon, ready=ready, count=here))
    else:
        lines += _round_lines(night, look)
    coming = sum(one.state == "coming" for one in night.guests)
    lines.append(look.t("night-count", count=here or coming, coming=coming if here else 0))
    if night.plan.duplicate:
        lines.append(look.t("night-rule-same"))
    elif night.state in ("round", "gathering"):
        lines.append(look.t("night-rule"))
    return [*lines, *_promise_lines(night, look)]


def _promise_lines(night: Night, look: Look) -> Sequence[str]:
    """Promise the same deals of the round that goes on, or of the next one, before anybody knows who sits where."""
    secret = night.next_secret()
    if not secret:
        return []
    number = night.round + (night.state != "round")
    return [look.t("night-promise", round=number, promise=promise_of(bytes.fromhex(secret)))]


def _round_lines(night: Night, look: Look) -> Sequence[str]:
    tables, time = night.now_at(), f"<t:{int(night.ends)}:R>"
    opened = sum(bool(one.table) or one.over for one in tables)
    lines = [look.t("night-round", round=night.round, rounds=night.plan.rounds, time=time)]
    if opened < len(tables):
        lines.append(look.t("night-open", open=opened, tables=len(tables)))
    else:
        over = sum(one.over for one in tables)
        lines.append(look.t("night-done", over=over, tables=len(tables)))
    return lines


def _winners(night: Night, look: Look) -> Sequence[str]:
    best = [one for one in standings(night) if one.rank == 1 and one.played]
    if not best or len(best) == len(standings(night)):
        return []
    names = listed((_marked(night, one.guest, look) for one in best), look.locale)
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
    if night.round > 1 or night.state == "break":
        first.append(button(night, verbs.NIGHT_PLACE, look))
    return (tuple(first), come) if first else (come,)


def calling(night: Night, look: Look, first: int = 0) -> Parts:
    """Return the message that mentions those who said that they would come, among `CALLED` guests from `first` on."""
    guests = night.guests[first : first + CALLED]
    people = [one.person for one in guests if one.state == "coming" and one.person is not None]
    text = look.t(
        "night-call", names=" ".join(f"<@{one}>" for one in people), time=f"<t:{int(night.ends)}:R>"
    )
    rows: tuple[Row, ...] = ((button(night, verbs.NIGHT_IN, look, "success"),),)
    return Parts(content=text, rows=rows, pings=tuple(people))


def table_call(night: Night, table: NightTable, look: Look) -> Parts:
    """Return the message that mentions the people of a table, at which its thread is opened."""
    people = [person for one in table.guests if (person := night.guests[one].person) is not None]
    mentions = (f"<@{person}>" for person in people)
    text = look.t(
        "night-table",
        number=number_in_round(night, table),
        round=table.round,
        names=listed(mentions, look.locale),
        computers=table.computers,
    )
    own = button(night, verbs.NIGHT_TABLE, look, "primary", str(table.number))
    return Parts(content=text, rows=((own,),), pings=tuple(people))


def thread_name(night: Night, table: NightTable, look: Look) -> str:
    """Return the name of a table's thread."""
    return cut(look.t("night-thread", round=table.round, number=number_in_round(night, table)), 100)


def number_in_round(night: Night, table: NightTable) -> int:
    """Return the number of a table among those of its round, from 1."""
    own = [one.number for one in night.tables if one.round == table.round]
    return own.index(table.number) + 1


def _name(night: Night, guest: int, look: Look) -> str:
    return plain_name(night.guests[guest].name, look.t("name-seat", number=guest + 1))


def _marked(night: Night, guest: int, look: Look) -> str:
    return marked_name(night.guests[guest].name, look.t("name-seat", number=guest + 1))


def points_text(points: Fraction, look: Look) -> str:
    """Write points with two decimals at most, as a language writes them."""
    return hundredths(float(points), look.locale)


# Pictures


def page_picture(night: Night, look: Look) -> bytes | None:
    """Draw what belongs on the page now: who is there, how they stand, at the end the podium. For a worker thread."""
    if night.state == "over":
        return podium_picture(night, look) if night.tables else None
    if night.state == "break":
        return standings_picture(night, look)
    return guests_picture(night, look) if night.state != "round" else None


def guests_picture(night: Night, look: Look) -> bytes | None:
    """Draw who is in, None for nobody."""
    guests = [(at, one) for at, one in enumerate(night.guests) if one.state != "out"]
    drawn = tuple(
        NightGuest(
            _name(night, at, look),
            look.t("name-seat", number=at + 1),
            one.state == "coming",
            look.faces.get(one.person or 0),
        )
        for at, one in guests
    )
    about = game_name(night.plan.game, look.locale)
    return draw_guests(drawn, look.t("night-title"), about, look.theme) if drawn else None


def standings_picture(night: Night, look: Look, guest: int | None = None) -> bytes | None:
    """Draw the standings, None if there are none: the best, or the rows around a `guest`, whose own is lit."""
    ranks = standings(night)
    at = next((at for at, one in enumerate(ranks) if one.guest == guest), 0)
    first = max(0, min(at - _ROWS // 2, len(ranks) - _ROWS))
    rows = tuple(_row(night, one, look, guest) for one in ranks[first : first + _ROWS])
    return draw_league(rows, _words(night, look), look.theme) if rows else None


def podium_picture(night: Night, look: Look) -> bytes | None:
    """Draw the first three on their steps, and those behind them."""
    rows = tuple(replace(_row(night, one, look), move=0) for one in standings(night)[:_ROWS])
    words = replace(_words(night, look), new="", about=game_name(night.plan.game, look.locale))
    return draw_season_final(rows, words, look.theme) if rows else None


def _row(night: Night, one: NightRank, look: Look, guest: int | None = None) -> LeagueRow:
    won = sum(
        table.places[table.guests.index(one.guest)] == 1
        for table in night.tables
        if one.guest in table.guests and table.places
    )
    return LeagueRow(
        rank=one.rank,
        name=_name(night, one.guest, look),
        otherwise=look.t("name-seat", number=one.guest + 1),
        played=one.played,
        won=won,
        points=points_text(one.score, look),
        per_match=points_text(one.others, look),
        move=None if one.before is None else one.before - one.rank,
        portrait=look.faces.get(night.guests[one.guest].person or 0),
        own=one.guest == guest,
    )


def _words(night: Night, look: Look) -> LeagueWords:
    return LeagueWords(
        title=look.t("night-title"),
        about=look.t("night-after", game=game_name(night.plan.game, look.locale), round=night.round),
        name=look.t("league-name"),
        played=look.t("league-played"),
        won=look.t("league-won"),
        place="",
        rating="",
        last="",
        points=look.t("league-points"),
        per_match=look.t("night-others"),
        new=look.t("league-new") if night.round > 1 else "",
    )


def _alt(night: Night, look: Look) -> str:
    """Tell the picture of the page."""
    if night.state in ("gathering", "calling"):
        names = [_name(night, at, look)[:_NAMES] for at, one in enumerate(night.guests) if one.state != "out"]
        return cut(look.t("night-alt-guests", count=len(names), names=", ".join(names)), ALT_LIMIT)
    lines = [
        look.t(
            "night-alt-row",
            place=one.rank,
            name=_name(night, one.guest, look)[:_NAMES],
            points=points_text(one.score, look),
        )
        for one in standings(night)[:_ROWS]
    ]
    return cut(look.t("night-alt", rows="; ".join(lines)), ALT_LIMIT)


# Private pages


def place_page(night: Night, guest: int, look: Look, *, picture: bytes | None = None) -> Parts:
    """Tell a guest how they stand, and whom they have met."""
    ranks = standings(night)
    own = next((one for one in ranks if one.guest == guest), None)
    if own is None:
        return Parts(content=look.t("night-unplaced"))
    met = sorted({one for t in night.tables if guest in t.guests for one in t.guests} - {guest})
    names = listed((_marked(night, one, look) for one in met), look.locale) if met else ""
    text = look.t(
        "night-place",
        place=own.rank,
        count=len(ranks),
        points=points_text(own.score, look),
        names=names,
        met=len(met),
    )
    parts = Parts(content=cut(text, CONTENT_LIMIT))
    if picture is None:
        return parts
    return replace(parts, file=picture, filename=PICTURE, alt=_alt(replace(night, state="break"), look))


def host_page(night: Night, look: Look, *, page: int = 0, asking: bool = False, notice: str = "") -> Parts:
    """Return what the host and moderators may do; `page` (from 0) is that of the people who can be taken out."""
    lines = [line for line in (notice, look.t("night-host-heading", state=night.state)) if line]
    if night.state == "over":
        return Parts(content="\n".join(lines))
    if asking:
        ask = (
            button(night, verbs.NIGHT_HOST, look, "danger", "sure"),
            button(night, verbs.NIGHT_HOST, look, "secondary", "back"),
        )
        return Parts(content=look.t("night-host-sure"), rows=(ask,))
    return Parts(content="\n".join(lines), rows=tuple(_host_rows(night, look, page)))


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
        names = tuple(MenuLine(str(at), cut(_name(night, at, look), CHOICE_LIMIT)) for at in shown)
        rows.append((_select(night, look, "out", names),))
    if len(people) > CHOICES:
        after = (page + 1) % -(-len(people) // CHOICES)
        rows.append((button(night, verbs.NIGHT_HOST, look, "secondary", "more", str(after)),))
    return rows


def _choice(night: Night, table: NightTable, look: Look) -> str:
    names = ", ".join(_name(night, one, look) for one in table.guests)
    return cut(f"{number_in_round(night, table)} · {names}", CHOICE_LIMIT)


def _select(night: Night, look: Look, what: str, choices: tuple[MenuLine, ...]) -> Select:
    custom_id = encode(Press(NO_TABLE, 0, verbs.NIGHT_HOST, (str(night.number), what)), "s")
    return Select(custom_id, choices, look.t(f"night-pick-{what}"))
