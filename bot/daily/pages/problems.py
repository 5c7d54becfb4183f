"""Problems “find the move”: the list of a day's, one while it is solved, and yesterday's answers."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.daily.pages.playing import problems_button, title
from bot.daily.problems import PROBLEMS, SECONDS
from bot.daily.rows.problems import Finders, ProblemAnswer, StoredProblem
from bot.games.text.names import marked_name
from bot.games.text.numbers import listed
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.games.view import View
from bot.parts import verbs
from bot.parts.ids import free
from bot.parts.parts import CONTENT_LIMIT, Parts, cut, page_of
from bot.play.pages.advice import deeds, why


class ProblemsDay(msgspec.Struct, frozen=True):
    """A day's problems, with the reader's answers and days in a row, and who solved most this month."""

    day: int
    game: str
    problems: Sequence[StoredProblem]
    answers: Mapping[int, ProblemAnswer]
    run: int
    best: Sequence[tuple[int, str, int]]
    now: float


def problems_page(today: ProblemsDay, reader: Reader, *, notice: str = "") -> Parts:
    """Make the list of a day's problems. It tells no answer: others may still solve them."""
    lines = [
        *filter(None, (notice,)),
        _heading(today.day, today.game, reader),
        reader.t("problems-about" if today.problems else "problems-none", seconds=SECONDS),
        *(
            reader.t("problems-line", problem=_named(problem.place, reader), state=_state(problem, today))
            for problem in today.problems
        ),
        *([reader.t("problems-run", count=today.run)] if today.run else []),
    ]
    if today.best:
        lines += [
            "",
            reader.t("problems-table"),
            *(_row(place, row, reader) for place, row in enumerate(today.best, 1)),
        ]
    open_ = [
        (problem.number, problem.place) for problem in today.problems if _state(problem, today) in ("open", "running")
    ]
    buttons = [free(verbs.PROBLEMS, str(number)).button(_named(place, reader), "primary") for number, place in open_]
    answers = free(verbs.PROBLEMS, "answers", "1").button(reader.t("button-problem-answers"))
    return page_of(lines, ((*buttons, answers),))


def _heading(day: int, game: str, reader: Reader) -> str:
    return reader.t("problems-heading", title=title(day, reader), game=game_name(game, reader.locale))


def _named(place: int, reader: Reader) -> str:
    return reader.t("problem-named", number=place)


def _state(problem: StoredProblem, today: ProblemsDay) -> str:
    answer = today.answers.get(problem.number)
    if answer is None:
        return "open"
    if answer.tokens is not None:
        return "answered"
    return "running" if today.now < answer.began + SECONDS else "late"


def _row(place: int, row: tuple[int, str, int], reader: Reader) -> str:
    person, name, count = row
    return reader.t("problems-row", place=place, name=marked_name(reader.present_name(person, name)), count=count)


def problem_notice(problem: StoredProblem, until: float, reader: Reader) -> str:
    """Say above the hand what is asked, and until when."""
    return reader.t("problem-ask", problem=_named(problem.place, reader), time=f"<t:{int(until)}:R>")


def answer_page(
    hand: Parts,
    view: View,
    problem: StoredProblem,
    mine: ProblemAnswer | None,
    finders: Finders,
    names: Sequence[str],
    reader: Reader,
) -> Parts:
    """Make the page of a problem whose day is over, of its hand: the answer, the reason, who found it.

    `names` are raw, by seat.
    """
    best, obvious = problem.moves[0], problem.obvious
    people = [marked_name(reader.present_name(person, name)) for person, name in finders.people]
    lines = [
        f"{_heading(problem.day, problem.game, reader)} · {_named(problem.place, reader)}",
        reader.t("problem-best", what=deeds(view, best, reader), why=why(view, best, names, reader, instead=obvious)),
        reader.t("problem-obvious", what=deeds(view, obvious, reader)),
        reader.t("problem-loss", loss=round(100 * problem.loss)),
        *([reader.t("problem-own")] if problem.guild else []),
    ]
    if mine is not None:
        move = deeds(view, mine.tokens, reader) if mine.tokens else ""
        state = "late" if mine.tokens is None else "solved" if mine.solved else "wrong"
        lines.append(reader.t("problem-yours", what=move, state=state))
    lines += [
        reader.t("problem-found", solved=finders.solved, count=finders.opened),
        *([reader.t("problem-finders", names=listed(people, reader.locale))] if people else []),
    ]
    steps = (
        free(verbs.PROBLEMS, "answers", str(place)).button(
            _named(place, reader), "primary", disabled=place == problem.place
        )
        for place in range(1, PROBLEMS + 1)
    )
    content = cut("\n".join(lines), CONTENT_LIMIT)
    return msgspec.structs.replace(hand, content=content, rows=((*steps, problems_button(reader)),))
