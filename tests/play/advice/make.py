"""`python -m tests.play.advice.make`: write the words of hints down anew. Read what has changed."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.games.actions import Action
from bot.games.match import Match, act, deal_round, is_open, lapse, new_match
from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.games.view import View
from bot.play.pages.advice import hint_text
from bot.players.registry import has_choice
from bot.players.reviews import Decision, Judged, Review
from bot.players.thinking import Choice, choose
from bot.replay.pages import EndedMatch
from bot.replay.played import Player
from bot.replay.review_pages import moment_alt, review_page

GOLDEN = Path(__file__).parent / "golden"
READER = Reader("en", "dark")
NAMES = ("Annamária", "**Zoltán** <@1>", "Väinö")
SHOWN = 40


def turns(game: str) -> Iterator[tuple[Match, View, tuple[str, ...]]]:
    """The turns of a match of three: how it stands, what the player sees, what a greedy player hands in."""
    return iter(_turns(game))


@cache
def _turns(game: str) -> list[tuple[Match, View, tuple[str, ...]]]:
    done = []
    rng = random.Random(game)
    match = new_match(game, 3)
    while not match.end:
        match = deal_round(match, rng.randbytes(32)).match
        while is_open(match):
            turn = match.turn
            view = None if turn is None else match.view(turn)
            if turn is None or view is None or not match.offers(turn):
                match = lapse(match).match
                continue
            tokens = choose("greedy", view, rng)
            done.append((match, view, tokens))
            for token in tokens:
                match = act(match, Action.parse(token)).match
    return done


def words(game: str) -> str:
    """The hints of a match, each kind of reason three times at most: as if strong did what greedy does."""
    lines: dict[str, list[str]] = {}
    for _, view, tokens in turns(game):
        if has_choice(view) and tokens:
            text = hint_text(view, tokens, NAMES, READER)
            shape = "".join("#" if char.isdigit() else char for char in text.partition("**. ")[2])
            hints = lines.setdefault(shape[:24], [])
            if len(hints) < 3:
                hints.append(text)
    return "\n".join(text for hints in lines.values() for text in hints) + "\n"


def reviewed(game: str) -> Review:
    """A review with two mistakes and one thing that was right, as if strong did what greedy does."""
    moments = []
    for number, (match, view, tokens) in enumerate(turns(game)):
        others = [(token,) for token in view.legal if token not in tokens]
        if not others or not has_choice(view) or match.rounds[-1].result is not None:
            continue
        right = len(moments) == 2
        best = Choice(tokens, 0.62, 12.4, 0.01, 90)
        worse = Choice(others[-1], 0.5, 4.0 if moments else 13.0, 0.01, 90)
        done = best if right else worse
        decision = Decision(len(match.rounds), len(match.rounds[-1].actions), view, done.tokens, number)
        moments.append(Judged(decision, best, done, worse if right else best))
        if len(moments) == 3:
            break
    return Review(20, 19, 14, tuple(moments), busy=True)


def review_words(game: str) -> str:
    """All pages of that review, and the words of their pictures."""
    players = tuple(map(Player, NAMES))
    ended = EndedMatch("t1-abcdef-1", game, 1_700_000_000.0, players)
    review = reviewed(game)
    pages = [review_page(ended, review, at, READER).content for at in range(len(review.moments))]
    alts = [moment_alt(moment, ended, READER) for moment in review.moments]
    return "\n\n".join(text for pair in zip(pages, alts, strict=True) for text in pair) + "\n"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(words(name), "utf-8")
        (GOLDEN / f"{name}.review.txt").write_text(review_words(name), "utf-8")
