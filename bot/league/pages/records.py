"""The records of the league: the longest winning streak, the highest round, the fastest win of each game."""

from collections.abc import Iterator

from bot.league.pages.controls import game_menu
from bot.league.pages.places import RecordsPlace
from bot.league.pages.player import duration
from bot.league.pages.wording import game_title
from bot.views.messages.parts import CONTENT_LIMIT, Parts, cut
from bot.views.text.look import Look
from bot.views.text.names import marked_name
from bot.views.text.words import game_name
from storage.league.values import Best, Records


def records(found: Records, place: RecordsPlace, look: Look) -> Parts:
    """The records of one game or of all, with a menu of games."""
    lines = [look.t("league-records", title=game_title(place.game, look))]
    if found.recalculating:
        lines.append(look.t("league-recalculating-note"))
    told = list(_told(found, look))
    content = "\n".join([*lines, *(told or [look.t("league-records-empty")])])
    return Parts(content=cut(content, CONTENT_LIMIT), rows=(game_menu(place, look),))


def _told(found: Records, look: Look) -> Iterator[str]:
    if found.streak is not None and len(found.games) > 1:
        yield look.t("league-record-game", game=look.t("league-all-games"))
        yield _streak(found.streak, look)
    for one in found.games:
        lines = [
            *([_streak(one.streak, look)] if one.streak else []),
            *([_highest(one.highest, look)] if one.highest else []),
            *([_fastest(one.fastest, look)] if one.fastest else []),
        ]
        if lines:
            yield look.t("league-record-game", game=game_name(one.game, look.locale))
            yield from lines


def _streak(best: Best, look: Look) -> str:
    name, count = marked_name(best.name), round(best.value)
    return look.t("league-record-streak", name=name, count=count, when=_when(best)).rstrip()


def _highest(best: Best, look: Look) -> str:
    name = marked_name(best.name)
    return look.t("league-record-highest", name=name, points=round(best.value), when=_when(best)).rstrip()


def _fastest(best: Best, look: Look) -> str:
    name = marked_name(best.name)
    return look.t("league-record-fastest", name=name, time=duration(best, look), when=_when(best)).rstrip()


def _when(best: Best) -> str:
    return "" if best.at is None else f"<t:{int(best.at)}:d>"
