"""The pages of a try: scores as people read them, par, places, bars; and nothing of the deal."""

import random

import pytest
from msgspec.structs import replace

from bot.daily.finished import proof_page
from bot.daily.pages.playing import hand_page, menu_page, number_after, round_page, welcome
from bot.daily.pages.result import DailyResult, bars_of, result_page, result_picture, shared
from bot.daily.plans import PLANS
from bot.daily.playing import NAME, TABLE, begun
from bot.daily.posts import DailyPost, daily_post
from bot.daily.rows.dailies import PodiumRow
from bot.daily.rows.values import DailyEnd
from bot.daily.service import Daily
from bot.games.registry import GAMES
from bot.games.rooms.selection import Selection
from bot.games.text.reader import Reader
from bot.locales import languages
from bot.parts.parts import CONTENT_LIMIT, Button, MenuLine, Select
from bot.play.pages.panel import panel
from tests.daily.test_playing import ANNA, Try, deal_of
from tests.play.pages.refused import problems

EN = Reader("en")
MENU = Select("by:s:-:0:daily-fair:pick", (MenuLine("142 uno", "uno"),), "Another deal")


def a_result(
    game: str = "classic",
    score: int = -38,
    others: tuple[tuple[int, int], ...] = ((-90, 1), (-38, 2), (-3, 4)),
    *,
    par: int | None = -36,
    days: int = 6,
    counted: bool = True,
    word: str = "",
) -> DailyResult:
    deal = replace(deal_of(game, word), day=142, par=par)
    state = begun(deal, ANNA, "en")
    end = DailyEnd(score, 1.0, counted)
    daily = Daily(7, deal, ANNA.id, state, end)
    return DailyResult(daily, end, dict(others), days, "uno", 142)


def test_a_line_that_is_shared_says_all_that_is_worth_knowing() -> None:
    assert shared(a_result(), "Anna", EN).content == (
        "Anna · Boneyard daily 142 · Classic domino · 38 points, 2 over par · 5th of 7 · 6 days in a row"
    )


@pytest.mark.parametrize(
    ("game", "score", "par", "said"),
    [
        ("classic", -1, None, "1 point"),
        ("classic", 0, -5, "0 points, 5 under par"),
        ("moomin", -12, -12, "12 points, level with par"),
        ("uno", -40, 60, "−40 points, 100 under par"),
        ("uno", 215, 60, "215 points, 155 over par"),
        ("christmas", -1, -3, "1 tile left, 2 under par"),
        ("tabla", 88, 91, "88 points, 3 under par"),
    ],
)
def test_scores_are_told_as_the_game_counts(game: str, score: int, par: int | None, said: str) -> None:
    text = shared(a_result(game, score, ((score, 1), (score - 1, 1)), par=par, days=1), "Anna", EN).content
    assert text.split(" · ")[3:] == [said, "1st of 2"]


def test_the_first_of_one_is_no_place() -> None:
    assert "1st" not in shared(a_result("uno", 5, ((5, 1),), days=1), "Anna", EN).content


def test_what_does_not_count_has_no_place() -> None:
    result = a_result(counted=False)
    assert "7" not in shared(result, "Anna", EN).content
    assert "doesn't count" in result_page(result, EN).content


def test_without_a_par_nothing_is_said_of_it() -> None:
    result = a_result(par=None)
    assert "par" not in result_page(result, EN).content.lower()
    assert "Par is" in result_page(a_result(), EN).content


@pytest.mark.parametrize("language", languages())
def test_a_result_says_what_comes_next_in_every_language(language: str) -> None:
    reader = Reader(language)
    page = result_page(a_result(), reader)
    assert "<t:" in page.content
    assert "142" in page.content
    assert len(page.content) < CONTENT_LIMIT
    for row in page.rows:
        assert all(isinstance(button, Button) and len(button.label) <= 24 for button in row)


def test_bars_have_everybody_once_and_ones_own_lit() -> None:
    bars = bars_of(a_result())
    assert sum(bar.count for bar in bars) == 7
    assert len(bars) <= 16
    assert [bar.count for bar in bars if bar.is_reader] == [2]
    assert bars[0].count == 4  # the fewest points against one stand first


@pytest.mark.parametrize("seed", range(20))
def test_bars_are_never_too_many(seed: int) -> None:
    rng = random.Random(seed)
    others = tuple((score, rng.randint(1, 9)) for score in sorted(rng.sample(range(-200, 300), rng.randint(1, 60))))
    bars = bars_of(a_result("uno", rng.randint(-200, 300), others))
    assert sum(bar.count for bar in bars) == sum(count for _, count in others)
    assert 1 <= len(bars) <= 16
    assert sum(bar.is_reader for bar in bars) == 1


def test_nothing_of_a_deal_is_in_what_is_told_of_it() -> None:
    """Two tries of other deals with the same score look alike, to the byte."""
    for game in GAMES:
        first, other = Try(deal_of(game, "one"), ANNA), Try(deal_of(game, "other"), ANNA)
        assert first.state.match != other.state.match
        pages = []
        for tried in (first, other):
            result = a_result(game)
            result = replace(result, daily=replace(result.daily, state=tried.state))
            pages.append((shared(result, "Anna", EN), result_page(result, EN), result_picture(result, EN)))
        assert pages[0] == pages[1]
        assert not [secret for secret in (first.deal.secret, other.deal.secret) if secret in str(pages)]


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_that_of_a_table_without_what_only_a_table_has(game: str) -> None:
    tried = Try(deal_of(game, "hand"), ANNA)
    number = 10**8
    daily = Daily(number, tried.deal, ANNA.id, tried.state)
    snapshot = daily.snapshot
    page = hand_page(panel(snapshot, 0, EN, selection=Selection()))
    assert page.custom_ids
    assert not [click for click in page.custom_ids if ":hint:" in click or ":rematch:" in click]
    assert {number_after(TABLE, click.split(":")[2]) for click in page.custom_ids} == {number}
    assert "one try" in welcome(daily, EN)
    menu = menu_page(daily, 7, EN)
    assert "It counts if you finish" in menu.content
    assert "no longer counts" in menu_page(daily, 8, EN).content


def test_the_end_of_a_round_shows_the_table_and_goes_on() -> None:
    tried, rng = Try(deal_of("classic", "round"), ANNA), random.Random(1)
    while tried.state.phase != "between":
        tried.move(tried.chosen(rng))
    daily = Daily(3, tried.deal, ANNA.id, tried.state)
    page = round_page(daily.snapshot, EN)
    first = page.rows[0][0]
    assert isinstance(first, Button)
    assert first.label == "Ready"
    assert "Anna" in page.content


@pytest.mark.parametrize("text", ["", "d", "d-", "d-x", "e-5", "d-5-6", "d-²", "d-" + "9" * 30])
def test_other_tables_are_no_tries(text: str) -> None:
    assert number_after(TABLE, text) is None


def test_a_match_that_is_a_try_has_its_number() -> None:
    assert [number_after(NAME, match) for match in (f"{NAME}-12", "d-12", "abcdefghij-1")] == [12, None, None]


def test_every_score_has_a_meaning() -> None:
    aims = {kind: EN.t("daily-aim", kind=kind) for kind in {plan.score for plan in PLANS.values()}}
    assert len(set(aims.values())) == len(aims) == 4


def test_a_proof_tells_nothing_of_a_deal_before_its_day_is_over() -> None:
    """Another secret under the same promise is told in the same words."""
    deal = replace(deal_of("classic"), day=142)
    other = replace(deal, secret=deal_of("classic", "other").secret)
    for today in (141, 142):
        assert proof_page(deal, today, None, None, MENU, EN) == proof_page(other, today, None, None, MENU, EN)
    assert deal.secret in proof_page(deal, 143, None, None, MENU, EN).content
    assert "doesn't check out" in proof_page(other, 143, None, None, MENU, EN).content


@pytest.mark.parametrize("language", languages())
def test_the_post_of_a_day_and_a_proof_fit_in_every_language(language: str) -> None:
    reader, long = Reader(language), "**W**" * 20
    rows = [PodiumRow(1, long, -(10**6)), PodiumRow(2, "", -3), PodiumRow(3, "@everyone", -2)]
    post = daily_post(DailyPost(142, "christmas", "uno", rows), reader)
    assert problems(post) == ()
    assert "\\@everyone" in post.content
    assert "**W**" not in post.content
    assert len(post.content.splitlines()) == 6
    assert problems(daily_post(DailyPost(142, "uno", "christmas"), reader)) == ()
    for day in (141, 142, 143):
        assert problems(proof_page(replace(deal_of("uno"), day=day), 142, None, None, MENU, reader)) == ()
