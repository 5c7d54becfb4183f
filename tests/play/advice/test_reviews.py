"""Reviews in words and pictures: as they were written down, within Discord's limits, of one's own hand alone."""

import random
import re
from io import BytesIO

import pytest
from PIL import Image

from bot.games.match import is_open
from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.ids import decode
from bot.players.reviews import Decision, Judged, Review
from bot.players.thinking import Choice
from bot.replay.pages import EndedMatch
from bot.replay.played import Player
from bot.replay.review_pages import moment_alt, moment_picture, progress_page, review_lines, review_page, stopped_page
from tests.games.test_secrecy import spots, swapped, unseen_pair
from tests.games.zones import zones_of
from tests.play.advice.make import GOLDEN, NAMES, READER, review_words, reviewed, turns
from tests.play.pages.refused import problems

pytestmark = pytest.mark.slow


def ended(game: str) -> EndedMatch:
    return EndedMatch("t1-abcdef-1", game, 1_700_000_000.0, tuple(map(Player, NAMES)))


@pytest.mark.parametrize("game", GAMES)
def test_reviews_are_worded_as_they_were_written_down(game: str) -> None:
    """`python -m tests.play.advice.make` writes them anew."""
    assert review_words(game) == GOLDEN.joinpath(f"{game}.review.txt").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_a_message_with_a_picture_that_is_told(game: str) -> None:
    review = reviewed(game)
    for at, moment in enumerate(review.moments):
        picture = moment_picture(moment, ended(game), READER)
        assert Image.open(BytesIO(picture)).width == 1200
        parts = review_page(ended(game), review, at, READER, picture=picture)
        assert problems(parts) == ()
        assert 0 < len(parts.alt) <= 1024
        assert "<@1>" not in parts.content
        pressed = [decode(custom_id) for custom_id in parts.custom_ids]
        assert [press.words[1] for press in pressed if press.verb == verbs.REVIEW] == ["0", "1", "2"]
        (watch,) = [press for press in pressed if press.verb == verbs.REPLAY]
        assert watch.words[1:3] == (str(moment.decision.round), str(moment.decision.step))
        page = review_page(ended(game), review, at, READER)
        assert problems(page) == ()
    for parts in (progress_page(ended(game), 3, 40, READER), stopped_page(ended(game), READER)):
        assert problems(parts) == ()
    bare = review_page(ended(game), Review(4, 4, 4, ()), 0, READER)
    assert problems(bare) == ()
    assert "Nothing else" in bare.content
    reviews = Review(4, 2, 2, (), busy=True), Review(4, 2, 2, (), busy=False)
    busy, unsure = (review_page(ended(game), unclear, 0, READER).content for unclear in reviews)
    assert "too busy to be sure of the others" in busy
    assert "can't be sure of the others" in unsure
    assert "Ask again later" in busy
    assert not any(word in unsure for word in ("too busy", "Ask again"))
    assert "Nothing else" not in busy
    blind = review_page(ended(game), Review(4, 0, 0, (), possible=False), 0, READER)
    assert problems(blind) == ()
    assert "can't judge" in blind.content


def test_the_picture_says_which_move_it_was() -> None:
    moment = reviewed("classic").moments[0]
    later = moment._replace(decision=moment.decision._replace(action=moment.decision.action + 1))
    assert moment_picture(later, ended("classic"), READER) != moment_picture(moment, ended("classic"), READER)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_in_a_review(game: str) -> None:
    """Hidden tiles are exchanged: text, alt text and picture stay the same to the byte."""
    rng, compared = random.Random(game), 0
    for number, (match, view, tokens) in enumerate(turns(game)):
        pair = unseen_pair(match, view.seat, rng) if is_open(match) else None
        if pair is None:
            continue
        other = swapped(match, *pair)
        pages = []
        for seat_view in (view, other.view(view.seat)):
            best = Choice(tokens, 0.6, 5.0, 0.01, 9)
            done = Choice((view.legal[-1] if view.legal else tokens[0],), 0.4, 1.0, 0.01, 9)
            judged = Judged(Decision(1, 3, seat_view, done.tokens, 2), best, done, best)
            picture = moment_picture(judged, ended(game), READER)
            page = review_page(ended(game), Review(1, 1, 0, (judged,)), 0, READER, picture=picture)
            pages.append((page, moment_alt(judged, ended(game), READER)))
        assert pages[0] == pages[1]
        compared += spots(zones_of(other.state)) != spots(zones_of(match.state))
        if compared > 1 or number > 60:
            break
    assert compared


@pytest.mark.parametrize("game", ["classic", "romi40", "uno"])
def test_points_are_never_told_as_more_where_the_lowest_score_wins(game: str) -> None:
    text = review_page(ended(game), reviewed(game), 1, READER).content
    assert "On average, 8 points better against your best rival." in text
    assert "points more" not in text


def test_progress_is_told_in_words_that_fit() -> None:
    lines = {
        (0, 1): "Looking at your one move…",
        (0, 4): "Looking at your 4 moves…",
        (3, 4): "Looking at your 4 moves… 3 done.",
        (4, 4): "Looking longer at what mattered most…",
    }
    for (asked, of), line in lines.items():
        assert progress_page(ended("uno"), asked, of, READER).content.splitlines()[1] == line


def test_on_a_terminal_it_is_said_that_there_was_too_little_time() -> None:
    said = review_lines(ended("romi40"), Review(40, 9, 9, (), busy=True), Reader())
    assert said[1] == "I was too busy to be sure of the others."
    (none,) = review_lines(ended("romi40"), Review(40, 0, 0, ()), Reader())
    assert none.startswith("I'm too busy")


def test_on_a_terminal_there_is_no_markdown() -> None:
    lines = review_lines(ended("classic"), reviewed("classic"), Reader())
    assert not any("**" in line or "\\" in line for line in lines)


def test_on_a_terminal_cards_are_written_alike_in_the_move_and_in_the_reason() -> None:
    text = "\n".join(review_lines(ended("romi51"), reviewed("romi51"), Reader()))
    assert re.search(r"Discard \w+[♠♥♦♣]\. \w+[♠♥♦♣] goes with", text)
    assert " of hearts" not in text
