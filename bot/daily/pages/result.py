"""The result of a try, for the person alone or shared. Nothing of the deal is in it: others may still play it."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.daily.pages.playing import go_on, heading, problems_button, score_text, signed, title
from bot.daily.pages.table import table_button
from bot.daily.plans import SEAT, display_score, end_of
from bot.daily.playing import NAME
from bot.daily.rows.values import DailyEnd
from bot.daily.service import Daily
from bot.games.text.names import plain_name
from bot.games.text.reader import Reader
from bot.games.text.words import game_name, ordinal
from bot.parts import verbs
from bot.parts.ids import Press, free
from bot.parts.parts import ALT_LIMIT, Button, Parts, cut, page_of
from bot.play.pages.results import replay_button, round_end
from rendering import DailyCard, ScoreBar, draw_daily

PICTURE = "daily.png"
_MOST_BARS = 16
_MANY = 2  # days in a row that are worth a word


class DailyResult(msgspec.Struct, frozen=True):
    """A try that is over, with what its page says: all scores, one's place among them, days in a row, what is next."""

    daily: Daily
    end: DailyEnd
    scores: Mapping[int, int]  # how many people have each that counts
    days: int
    next_game: str
    today: int
    unended: Daily | None = None

    @property
    def game(self) -> str:
        """The game."""
        return self.daily.deal.game


def result_page(
    result: DailyResult, reader: Reader, *, picture: bytes | None = None, notice: str = "", shares: bool = True
) -> Parts:
    """Make the result for the person alone, with its picture; `shares`: it can be shown to all from there."""
    deal, next_game = result.daily.deal, game_name(result.next_game, reader.locale)
    ended = round_end(result.daily.snapshot, reader)  # nobody was shown how the last round ended
    lines = [
        *filter(None, (notice, ended)),
        heading(deal.day, deal.game, reader),
        f"**{_score(result, reader)}**",
        *([reader.t("daily-par-means")] if deal.par is not None else []),
        " · ".join(_place(result, reader)) if result.end.counted else reader.t("daily-late"),
        reader.t("daily-next", game=next_game, time=f"<t:{int(end_of(result.today))}:R>"),
    ]
    rows = ((*_buttons(result, reader)[0 if shares else 1 :], *go_on(result.unended, reader)),)
    return _with_picture(page_of(lines, rows), result, reader, picture)


def _buttons(result: DailyResult, reader: Reader) -> tuple[Button, ...]:
    """Make the buttons that share a result, that review the try, that show today's table and problems."""
    return (
        Press(result.daily.snapshot.id, 0, verbs.DAILY_SHARE).button(reader.t("button-daily-share"), "primary"),
        free(verbs.REVIEW, f"{NAME}-{result.daily.number}", "new").button(reader.t("button-review")),
        table_button(reader),
        problems_button(reader),
    )


def shared(result: DailyResult, name: str, reader: Reader, *, picture: bytes | None = None) -> Parts:
    """Make the post of a result; `name` is the person's, fit for messages. Its buttons begin one's own try, and
    open the replay once the day is over.
    """
    deal = result.daily.deal
    texts = [name, title(deal.day, reader), game_name(deal.game, reader.locale), _score(result, reader)]
    texts += _place(result, reader) if result.end.counted else []
    play = free(verbs.DAILY, deal.game, str(deal.day)).button(reader.t("button-daily-play"))
    replay = replay_button(f"{NAME}-{result.daily.number}", reader)
    return _with_picture(Parts(content=" · ".join(texts), rows=((play, replay),)), result, reader, picture)


def result_picture(result: DailyResult, reader: Reader) -> bytes:
    """Draw a result. Slow: for a worker thread."""
    numbers = _numbers(result)
    card = DailyCard(
        title=title(result.daily.deal.day, reader),
        name=_name(result, reader),
        about=game_name(result.game, reader.locale),
        bars=bars_of(result),
        first=signed(numbers[0]) if len(numbers) > 1 else "",
        last=signed(numbers[-1]) if len(numbers) > 1 else "",
        score=_score(result, reader),
    )
    return draw_daily(card, reader.theme)


def _name(result: DailyResult, reader: Reader) -> str:
    return plain_name(reader.present_name(result.daily.person, result.daily.state.seats[SEAT].name))


def bars_of(result: DailyResult) -> tuple[ScoreBar, ...]:
    """Return how many people have which score, from the lowest number to the highest, in not too many bars."""
    numbers = _numbers(result)
    low, high = numbers[0], numbers[-1]
    wide = -(-(high - low + 1) // _MOST_BARS)
    counts = [0] * ((high - low) // wide + 1)
    for score, count in result.scores.items():
        counts[(display_score(result.game, score) - low) // wide] += count
    own_bar = (display_score(result.game, result.end.score) - low) // wide
    return tuple(ScoreBar(count, at == own_bar) for at, count in enumerate(counts))


def _numbers(result: DailyResult) -> Sequence[int]:
    """Return all scores as people read them, one's own among them, the lowest first."""
    return sorted({display_score(result.game, score) for score in (result.end.score, *result.scores)})


def _score(result: DailyResult, reader: Reader) -> str:
    """Say the score, and how far that is from par if it is known: `38 points, 2 over par`."""
    points, par = score_text(result.game, result.end.score, reader), result.daily.deal.par
    if par is None:
        return points
    over = display_score(result.game, result.end.score) - display_score(result.game, par)
    how = "over" if over > 0 else "under" if over < 0 else "level"
    return reader.t("daily-par", points=points, how=how, count=abs(over))


def _place(result: DailyResult, reader: Reader) -> list[str]:
    """Say where that puts one among all, and how many days in a row it is, if there are some."""
    played = sum(result.scores.values())
    place = 1 + sum(count for score, count in result.scores.items() if score > result.end.score)
    texts = [reader.t("daily-place", ordinal=ordinal(place, reader.locale), count=played)] if played > 1 else []
    return [*texts, reader.t("daily-days", count=result.days)] if result.days >= _MANY else texts


def _with_picture(parts: Parts, result: DailyResult, reader: Reader, picture: bytes | None) -> Parts:
    numbers = _numbers(result)
    alt = reader.t(
        "daily-alt",
        title=" · ".join(
            (_name(result, reader), title(result.daily.deal.day, reader), game_name(result.game, reader.locale))
        ),
        score=_score(result, reader),
        count=sum(result.scores.values()),
        first=signed(numbers[0]),
        last=signed(numbers[-1]),
    )
    return parts.with_picture(picture, PICTURE, cut(alt, ALT_LIMIT))
