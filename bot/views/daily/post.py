"""The post of a day in a server's channel: today's deal with the button that begins it, and yesterday's podium.

Nothing of a deal is in it: whoever has yet to play may read it.
"""

from collections.abc import Sequence

import msgspec

from bot.daily import end_of
from bot.views.daily.playing import heading
from bot.views.daily.result import score_text
from bot.views.messages import verbs
from bot.views.messages.ids import NO_TABLE, Press, encode
from bot.views.messages.parts import CONTENT_LIMIT, Button, Parts, cut
from bot.views.text.look import Look
from bot.views.text.names import marked_name
from bot.views.text.words import game_name
from storage.daily import PodiumRow

_MEDALS = ("🥇", "🥈", "🥉")


class DailyPost(msgspec.Struct, frozen=True):
    """A day's post: number and game of today's deal, and yesterday's game with the best, () if nobody finished it."""

    day: int
    game: str
    before: str
    podium: Sequence[PodiumRow] = ()


def daily_post(post: DailyPost, look: Look) -> Parts:
    """Make the post."""
    lines = [heading(post.day, post.game, look), look.t("daily-post", time=f"<t:{int(end_of(post.day))}:R>")]
    if post.podium:
        lines.append(look.t("daily-post-podium", game=game_name(post.before, look.locale)))
        lines += [_line(row, post.before, look) for row in post.podium]
    return Parts(
        content=cut("\n".join(lines), CONTENT_LIMIT), rows=((play_button(post.day, post.game, look),),)
    )


def _line(row: PodiumRow, game: str, look: Look) -> str:
    medal = _MEDALS[min(row.place, len(_MEDALS)) - 1]
    return f"{medal} {marked_name(row.name)} · {score_text(game, row.score, look)}"


def play_button(day: int, game: str, look: Look) -> Button:
    """Make the button by which the post of a day is known, too."""
    press = Press(NO_TABLE, 0, verbs.DAILY, (game, str(day)))
    return Button(encode(press), look.t("button-daily-post"), "primary")
