"""Results of the deal of the day, as moderators choose from them and are asked about them."""

from bot.daily.pages.playing import title
from bot.daily.plans import shown
from bot.daily.rows import DayResult
from bot.games.text.look import Look
from bot.games.text.names import marked_name, plain_name
from bot.games.text.words import game_name
from bot.parts.parts import CHOICE_LIMIT, cut


def result_choice(result: DayResult, look: Look) -> str:
    """Return a result as a line of a menu: the day, who, the score, and whether it is taken out."""
    return cut(_said(result, plain_name(result.name, "?", 32), look), CHOICE_LIMIT)


def ask_result(result: DayResult, look: Look) -> list[str]:
    """Return the lines of the question before a result is taken out, or put back."""
    heading = look.t("daily-ask", out="back" if result.out else "out")
    return [heading, _said(result, marked_name(result.name), look)]


def told_result(result: DayResult, look: Look) -> str:
    """Say what was done with a result, which was as it is here before."""
    return look.t("daily-changed", out="back" if result.out else "out", name=marked_name(result.name))


def _said(result: DayResult, name: str, look: Look) -> str:
    return look.t(
        "daily-result",
        title=title(result.day, look),
        name=name,
        game=game_name(result.game, look.locale),
        score=str(shown(result.game, result.score)).replace("-", "−"),
        out="yes" if result.out else "no",
    )
