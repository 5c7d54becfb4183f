"""One's own settings for slow games in a server: how turns are announced, quiet hours, and the present absence."""

from typing import NamedTuple

from bot.games.text.look import Look
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import FIELD, Button, FormLine, FormParts, MenuLine, Parts, Select
from bot.tables import PlayerTimes

WAYS = ("mention", "direct", "both")
ZONE = "zone"  # the key of the form's line for the time zone
OFF = "off"  # instead of quiet hours: none
_ZONE_LIMIT = 64


class OwnPage(NamedTuple):
    """The facts of the page: the settings as a table has them, and the days of absence that are left.

    `closed`: a direct message did not get through. `notice` stands above all.
    """

    own: PlayerTimes
    days: int
    closed: bool = False
    notice: str = ""


def time_of_day(minute: int) -> str:
    """Write a minute of the day as `07:30`."""
    return f"{minute // 60:02}:{minute % 60:02}"


def day_mark(moment: float) -> str:
    """Return a day as Discord writes it for each reader."""
    return f"<t:{int(moment)}:D>"


def own_page(page: OwnPage, look: Look) -> Parts:
    """Make the page, with a menu and buttons that change what it says."""
    own = page.own
    lines = [
        *([page.notice, ""] if page.notice else []),
        look.t("own-title"),
        look.t("own-turns", how=own.turns),
        quiet_line(own, look),
        _away_line(page, look),
        *([look.t("own-closed")] if page.closed else []),
    ]
    ways = tuple(MenuLine(way, look.t("own-choice", how=way), default=way == own.turns) for way in WAYS)
    menu = Select(encode(Press(NO_TABLE, 0, verbs.OWN), "s"), ways, look.t("own-menu"))
    return Parts(content="\n".join(lines), rows=((menu,), _buttons(own, look)))


def quiet_line(own: PlayerTimes, look: Look) -> str:
    """Say when somebody is not to be called."""
    begin, end = map(time_of_day, own.quiet or (0, 0))
    known = "no" if own.quiet is None else "yes"
    return look.t("own-quiet", set=known, begin=begin, end=end, zone=own.zone)


def _away_line(page: OwnPage, look: Look) -> str:
    away = page.own.away
    date = "" if away is None else day_mark(away[1])
    return look.t("own-away", away="no" if away is None else "yes", date=date, days=page.days)


def _buttons(own: PlayerTimes, look: Look) -> tuple[Button, ...]:
    quiet = Button(encode(Press(NO_TABLE, 0, verbs.OWN_QUIET)), look.t("button-own-quiet"))
    loud = Button(
        encode(Press(NO_TABLE, 0, verbs.OWN_QUIET, (OFF,))), look.t("button-own-loud"), disabled=own.quiet is None
    )
    back = Button(encode(Press(NO_TABLE, 0, verbs.OWN_BACK)), look.t("button-own-back"), "primary")
    return (quiet, loud) if own.away is None else (quiet, loud, back)


def quiet_form(own: PlayerTimes, zone: str, look: Look) -> FormParts:
    """Make the form for quiet hours, with those that are set; `zone` is the server's time zone."""
    hours = "" if own.quiet is None else "-".join(map(time_of_day, own.quiet))
    lines = (
        FormLine(FIELD, look.t("own-quiet-label"), look.t("own-quiet-description"), value=hours, least=0, most=20),
        FormLine(ZONE, look.t("zone-label"), look.t("own-zone-description"), value=own.zone or zone, most=_ZONE_LIMIT),
    )
    press = Press(NO_TABLE, 0, verbs.OWN_QUIET)
    return FormParts(custom_id=encode(press, "m"), title=look.t("own-quiet-title"), lines=lines)
