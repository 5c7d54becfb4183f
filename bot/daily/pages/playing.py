"""A try while it is played: the hand, the end of a round, a menu. Ids have `d-<number>` in place of a table."""

import re
from collections.abc import Iterable

import msgspec

from bot.daily.plans import PLANS, SEAT, display_score, end_of
from bot.daily.service import Daily
from bot.games.text.names import escaped
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import Press, free
from bot.parts.parts import Button, Parts, page_of
from bot.play.pages.board import PICTURE, table_in_words
from bot.play.pages.results import round_end
from bot.tables import Snapshot

_DIGITS = 18  # of a number that the store may have
_NOT_HERE = (verbs.HINT, verbs.REMATCH, verbs.RETURN)  # buttons of a hand that only tables have


def number_after(name: str, text: str) -> int | None:
    """Return the number of `<name>-<number>`; None for anything else."""
    number = re.fullmatch(rf"{name}-([0-9]{{1,{_DIGITS}}})", text)
    return None if number is None else int(number[1])


def title(day: int, reader: Reader) -> str:
    """Return what a day's deals are called: `Boneyard daily 142`."""
    return reader.t("daily-title", number=str(day))


def daily_choice(day: int, game: str, reader: Reader) -> str:
    """Return a day's deal in a list of choices."""
    return f"{title(day, reader)} · {game_name(game, reader.locale)}"


def heading(day: int, game: str, reader: Reader) -> str:
    """Return the line above a try: the day, and the game."""
    return reader.t("daily-heading", title=title(day, reader), game=game_name(game, reader.locale))


def score_text(game: str, score: int, reader: Reader) -> str:
    """Say a score: `38 points`."""
    kind = "tiles" if PLANS[game].score == "left" else "points"
    number = display_score(game, score)
    return reader.t("daily-score", kind=kind, count=abs(number), number=signed(number))


def signed(number: int) -> str:
    """Write a number with a minus sign that is as wide as a plus."""
    return str(number).replace("-", "−")


def welcome(daily: Daily, reader: Reader, *, left_out: bool = False) -> str:
    """Say what a try is that has begun; `left_out`: the server's deals of the day are never of this game."""
    lines = [
        heading(daily.deal.day, daily.deal.game, reader),
        f"{reader.t('daily-begun')} {_aim(daily.deal.game, reader)}",
        *((reader.t("daily-left-out", game=game_name(daily.deal.game, reader.locale)),) if left_out else ()),
        f"-# {_until(daily, reader, late=False)}",
    ]
    return "\n".join(lines)


def _aim(game: str, reader: Reader) -> str:
    """Say how many rounds a try has, and what its score is."""
    plan = PLANS[game]
    count = next((plan.options[key] for key in ("hands", "rounds", "deals") if key in plan.options), 0)
    rounds = reader.t("daily-rounds", count=int(count), target=int(plan.options.get("target", 0)))
    return f"{rounds} {reader.t('daily-aim', kind=plan.score)}"


def hand_page(hand: Parts) -> Parts:
    """Return a hand as tables show it, without the buttons that a try has no use for."""
    rows = (
        tuple(button for button in row if not any(f":{verb}:" in button.custom_id for verb in _NOT_HERE))
        for row in hand.rows
    )
    return msgspec.structs.replace(hand, rows=tuple(row for row in rows if row))


def round_page(snapshot: Snapshot, reader: Reader, *, picture: bytes | None = None, notice: str = "") -> Parts:
    """Make the page between two rounds, with a picture (`board_picture`), or in words."""
    lines, alt = [*filter(None, (notice, round_end(snapshot, reader)))], table_in_words(snapshot, reader)
    ready = msgspec.structs.replace(_button(snapshot, verbs.READY, reader), style="success")
    lines += ["", escaped(alt)] if picture is None else []
    return page_of(lines, ((ready, _button(snapshot, verbs.MENU, reader)),)).with_picture(picture, PICTURE, alt)


def menu_page(daily: Daily, today: int, reader: Reader, unended: Daily | None = None) -> Parts:
    """Make the menu of a try: until when it counts, what the score is; back, rules, and one of before to go on with."""
    deal = daily.deal
    lines = [
        heading(deal.day, deal.game, reader),
        _until(daily, reader, late=deal.day < today),
        reader.t("daily-aim", kind=PLANS[deal.game].score),
    ]
    back = _button(daily.snapshot, verbs.HAND, reader)
    rules = free(verbs.RULES, deal.game, "0").button(reader.t("button-rules"))
    return Parts(
        content="\n".join(lines),
        rows=((back, rules, fair_button(reader), problems_button(reader), *go_on(unended, reader)),),
    )


def fair_button(reader: Reader, promise: str = "") -> Button:
    """Make the button to the fair play of deals; its id holds a `promise`: so a public message has that, whole."""
    words = ("new", promise) if promise else ("new",)
    return free(verbs.DAILY_FAIR, *words).button(reader.t("button-fair"))


def problems_button(reader: Reader) -> Button:
    """Make the button that shows the day's problems."""
    return free(verbs.PROBLEMS).button(reader.t("button-problems"))


def go_on(unended: Daily | None, reader: Reader) -> Iterable[Button]:
    """Yield the button that goes on with a try of a day before, if there is one."""
    if unended is not None:
        label = reader.t("button-daily-on", title=title(unended.deal.day, reader))
        yield Press(unended.snapshot.id, 0, verbs.HAND).button(label)


def _until(daily: Daily, reader: Reader, *, late: bool) -> str:
    return reader.t("daily-until", late="yes" if late else "no", time=f"<t:{int(end_of(daily.deal.day))}:R>")


def _button(snapshot: Snapshot, verb: str, reader: Reader) -> Button:
    return Press(snapshot.id, snapshot.seat_version(SEAT), verb).button(reader.t(f"button-{verb}"))
