"""The league's page of /settings: what counts, points, the time zone, the channel for final tables."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.text.reader import Reader
from bot.league.pages.wording import season_title, system_name
from bot.league.rows.rules import TermsOf
from bot.league.rows.values import SeasonRow
from bot.league.rules import FORMS, System, system_text
from bot.parts import verbs
from bot.parts.ids import encode, free
from bot.parts.parts import FIELD, Button, FormLine, FormParts, MenuLine, Row
from bot.play.pages.settings import terms_in_words

UNSET = "-"
WRITTEN: Mapping[str, str] = {  # points that are written, with what their forms begin with
    "places": "2: 3 0; 3: 5 2 0; 4: 7 4 2 0; 5: 9 6 4 2 0; 6: 11 8 6 4 2 0",
    "list": "10 6 3 1",
    "best": "best 10 of 20",
}
_ZONE_LIMIT, _POINTS_LIMIT = 64, 200  # characters


class LeagueFacts(NamedTuple):
    """A server's settings: time zone, points and their season, channel for final tables (None: none is set)."""

    zone: str
    system: System
    season: SeasonRow | None
    channel: int | None


def league_page(
    lines: Sequence[str], rows: Sequence[Row], back: Button, facts: LeagueFacts, reader: Reader
) -> tuple[list[str], list[Row]]:
    """Return the lines and rows of a server's page: `lines` tell what counts, `rows` change that."""
    forms = (MenuLine(kind, reader.t(f"settings-points-{kind}"), default=kind == facts.system.form) for kind in FORMS)
    points = free(verbs.LEAGUE_POINTS).menu(forms, reader.t("settings-points"))
    buttons = (
        free(verbs.LEAGUE_ZONE).button(reader.t("button-league-zone")),
        free(verbs.LEAGUE_CHANNEL, "here").button(reader.t("button-league-here")),
        free(verbs.LEAGUE_CHANNEL, UNSET).button(reader.t("button-league-anywhere"), disabled=facts.channel is None),
    )
    return [*lines, *_facts_lines(facts, reader)], [(points,), *rows, (*buttons, back)]


def _facts_lines(facts: LeagueFacts, reader: Reader) -> tuple[str, ...]:
    season = facts.season
    return (
        reader.t("settings-league-zone", zone=facts.zone),
        reader.t(
            "settings-league-points",
            system=system_name(facts.system, reader),
            running="no" if season is None else "yes",
            season="" if season is None else season_title(season, reader, marked=True),
        ),
        reader.t(
            "settings-league-channel",
            set="no" if facts.channel is None else "yes",
            channel="" if facts.channel is None else f"<#{facts.channel}>",
        ),
    )


def rules_page(terms: TermsOf, fixture: int, reader: Reader, *, saved: bool) -> str:
    """Return the league rules of a server, its running season and a fixture (0: none), and what they are for."""
    lines = [*([reader.t("league-rules-saved")] if saved else []), reader.t("league-rules-heading")]
    for where, rules in ("league", terms.league), ("season", terms.season), ("fixture", terms.fixture):
        if rules is not None:
            words = [rule for term, rule in terms_in_words(rules, reader) if where != "fixture" or term != "game"]
            text = " · ".join(words) or reader.t("league-rules-none")
            lines.append(reader.t("league-rules-of", where=where, number=fixture, rules=text))
    notes = ("league-rules-note", "league-rules-turns", *(("league-rules-divisions",) if terms.apart else ()))
    return "\n".join([*lines, *map(reader.t, notes)])


def rules_button(fixture: int, reader: Reader) -> Button:
    """Return the button that shows the clicker the league rules, and those of a fixture (0: of none)."""
    return free(verbs.LEAGUE_RULES, *([str(fixture)] if fixture else [])).button(reader.t("button-league-rules"))


def zone_form(zone: str, reader: Reader) -> FormParts:
    """Return the form for the server's time zone."""
    line = FormLine(FIELD, reader.t("zone-label"), reader.t("zone-description"), value=zone, most=_ZONE_LIMIT)
    return FormParts(custom_id=encode(free(verbs.LEAGUE_ZONE), "m"), title=reader.t("zone-title"), lines=(line,))


def points_form(kind: str, system: System, reader: Reader) -> FormParts:
    """Return the form for points that are written: `places`, with a list for each number of players, `list`, `best`."""
    value = system_text(system) if system.form == kind else WRITTEN[kind]
    line = FormLine(
        FIELD, reader.t(f"points-label-{kind}"), reader.t(f"points-description-{kind}"), value=value, most=_POINTS_LIMIT
    )
    custom_id = encode(free(verbs.LEAGUE_POINTS, kind), "m")
    return FormParts(custom_id=custom_id, title=reader.t("points-title"), lines=(line,))
