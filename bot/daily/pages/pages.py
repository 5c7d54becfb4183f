"""Pages about a day's deal as such: the check of it, and the post of a day in a server's channel.

Before its day is over nothing of a deal stands there but its promise: whoever has yet to play may read them.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.daily.pages.playing import heading, title
from bot.daily.pages.result import score_text
from bot.daily.plans import end_of, name_of
from bot.daily.rows import DailyDeal, PodiumRow
from bot.games.errors import GameError, RecordError
from bot.games.record import Round
from bot.games.same import Same, check_same
from bot.games.text.look import Look
from bot.games.text.names import marked_name, plain_name
from bot.games.text.words import explain, game_name
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import ALT_LIMIT, CONTENT_LIMIT, Button, Parts, cut
from bot.play.pages.fairness import verified
from rendering import LeagueRow, LeagueWords, draw_season_final

PICTURE = "daily-podium.png"
_NAMES = 32  # characters of a name in a description
_MEDALS = ("🥇", "🥈", "🥉")


class OwnProof(msgspec.Struct, frozen=True):
    """A check of one's own match: its rounds, or the error that it found; the names of the seats."""

    rounds: Sequence[Round]
    error: GameError | None
    names: Sequence[str]


def proof_page(deal: DailyDeal, today: int, own: OwnProof | None, look: Look) -> Parts:
    """Make the page; `own` is None for who has no match of that deal that is over."""
    lines = [heading(deal.day, deal.game, look), look.t("proof-promise", promise=deal.promise)]
    lines.append(_secret(deal, look) if deal.day < today else _waits(deal, today, look))
    if own is not None:
        lines += [look.t("proof-own"), verified(own.rounds, own.error, look, names=own.names, named=False).content]
    return Parts(content=cut("\n".join(lines), CONTENT_LIMIT))


def _waits(deal: DailyDeal, today: int, look: Look) -> str:
    """Say when the secret is told, and of tomorrow's deal when it can be played."""
    begins = "yes" if deal.day > today else "no"
    start, end = (f"<t:{int(end_of(day))}:R>" for day in (deal.day - 1, deal.day))
    return look.t("proof-waits", begins=begins, start=start, end=end)


def _secret(deal: DailyDeal, look: Look) -> str:
    """Tell the secret, and whether it is what was promised."""
    try:
        check_same(Same("daily", name_of(deal.day, deal.game), deal.promise, deal.secret))
    except RecordError as error:
        return look.t("verify-bad", why=explain(error, look.locale))
    return look.t("proof-secret", secret=deal.secret)


class DailyPost(msgspec.Struct, frozen=True):
    """A day's post: number and game of today's deal, and yesterday's game with the best, () if nobody finished it."""

    day: int
    game: str
    before: str
    podium: Sequence[PodiumRow] = ()


def daily_post(post: DailyPost, look: Look, *, picture: bytes | None = None) -> Parts:
    """Make the post; `picture` is what `podium_picture` drew."""
    lines = [heading(post.day, post.game, look), look.t("daily-post", time=f"<t:{int(end_of(post.day))}:R>")]
    if post.podium:
        lines.append(look.t("daily-post-podium", game=game_name(post.before, look.locale)))
        lines += [_line(row, post.before, look) for row in post.podium]
    parts = Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=((play_button(post.day, post.game, look),),))
    if picture is None or not post.podium:
        return parts
    return replace(parts, file=picture, filename=PICTURE, alt=_alt(post, look))


def podium_picture(post: DailyPost, look: Look) -> bytes | None:
    """Draw yesterday's best on their steps; None if there are none. Slow: for a worker thread."""
    if not post.podium:
        return None
    rows = tuple(_step(row, post.before, look) for row in post.podium)
    words = LeagueWords(
        title=title(post.day - 1, look),
        about=game_name(post.before, look.locale),
        name="",
        played="",
        won="",
        place="",
        rating="",
        last="",
        points="",
        per_match="",
        new="",
    )
    return draw_season_final(rows, words, look.theme)


def _step(row: PodiumRow, game: str, look: Look) -> LeagueRow:
    return LeagueRow(
        rank=row.place,
        name=plain_name(row.name),
        otherwise=look.t("name-seat", number=row.place),
        played=1,
        won=0,
        points=score_text(game, row.score, look),
        portrait=look.faces.get(row.person),
    )


def _alt(post: DailyPost, look: Look) -> str:
    """Tell the podium in words."""
    rows = (
        look.t(
            "daily-podium-alt-row",
            place=row.place,
            name=plain_name(row.name, "?", _NAMES),
            score=score_text(post.before, row.score, look),
        )
        for row in post.podium
    )
    game, head = game_name(post.before, look.locale), title(post.day - 1, look)
    return cut(look.t("daily-podium-alt", title=head, game=game, rows="; ".join(rows)), ALT_LIMIT)


def _line(row: PodiumRow, game: str, look: Look) -> str:
    medal = _MEDALS[min(row.place, len(_MEDALS)) - 1]
    return f"{medal} {marked_name(row.name)} · {score_text(game, row.score, look)}"


def play_button(day: int, game: str, look: Look) -> Button:
    """Make the button by which the post of a day is known, too."""
    press = Press(NO_TABLE, 0, verbs.DAILY, (game, str(day)))
    return Button(encode(press), look.t("button-daily-post"), "primary")
