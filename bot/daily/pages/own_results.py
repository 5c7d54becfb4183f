"""A person's own results of the deal of the day, on all servers together, for where there is no server's table.

Only the person sees them. Others are in them as numbers: how many one was better than.
"""

from bot.daily.pages.playing import title
from bot.daily.pages.result import score_text
from bot.daily.pages.table import Promises, When, promised, when_menu
from bot.daily.plans import day_of, end_of
from bot.daily.rows import OwnNumbers, OwnResult
from bot.games.text.look import Look
from bot.games.text.numbers import month_text
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import CONTENT_LIMIT, Button, Parts, cut

LINES = 5  # of the last results


def own_page(found: OwnNumbers, when: When, day: int, look: Look, *, promises: Promises | None = None) -> Parts:
    """Make the page as of a day: what was reached today, in this month or in all, and the last results."""
    lines = [look.t("daily-own-heading", of=_of(when, day, look)), *_numbers(found, when, look)]
    lines += [_line(one, look) for one in found.results[:LINES]]
    lines.append(look.t("daily-own-note", when=when, time=f"<t:{int(end_of(day))}:R>"))
    lines += promised(promises or Promises(), look)
    play = Button(encode(Press(NO_TABLE, 0, verbs.DAILY, ())), look.t("button-daily-today"), "primary")
    return Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=((when_menu(when, look),), (play,)))


def _of(when: When, day: int, look: Look) -> str:
    if when == "today":
        return title(day, look)
    return look.t("league-all-time") if when == "all" else month_text(day_of(day), look.locale)


def _numbers(found: OwnNumbers, when: When, look: Look) -> list[str]:
    """Tell the numbers of the time that is asked for, and the days in a row, which have none."""
    run = look.t("daily-own-run", run=found.run, longest=found.longest)
    if not found.results:
        return [look.t("daily-own-empty", when=when), *([run] if found.longest else [])]
    shares = [one.share for one in found.results if one.share is not None]
    mean = round(100 * sum(shares) / len(shares)) if shares else None
    told = look.t(
        "daily-own-numbers",
        deals=len(found.results),
        days=len({one.day for one in found.results}),
        best=sum(one.best for one in found.results),
        share=look.t("daily-table-percent", share=mean) if mean is not None else "–",
    )
    return [told, run]


def _line(one: OwnResult, look: Look) -> str:
    """Tell a result: the day, the game, the score, and whom it beat."""
    share = "–" if one.share is None else look.t("daily-table-percent", share=round(100 * one.share))
    return look.t(
        "daily-own-line",
        title=title(one.day, look),
        game=game_name(one.game, look.locale),
        score=score_text(one.game, one.score, look),
        share=share,
    )
