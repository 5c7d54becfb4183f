"""`python -m tests.views.advice.make`: write the words of hints down anew. Read what has changed."""

import random
from collections.abc import Iterator
from pathlib import Path

from bot.games.actions import Action
from bot.games.match import Match, act, deal_round, is_open, lapse, new_match
from bot.games.registry import GAMES
from bot.games.view import View
from bot.players import choose
from bot.views.advice import hint_text
from bot.views.look import Look

GOLDEN = Path(__file__).parent / "golden"
LOOK = Look("en", "dark")
NAMES = ("Annamária", "**Zoltán** <@1>", "Väinö")
SHOWN = 40


def turns(game: str) -> Iterator[tuple[Match, View, tuple[str, ...]]]:
    """The turns of a match of three: how it stands, what the player sees, what a greedy player hands in."""
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
            yield match, view, tokens
            for token in tokens:
                match = act(match, Action.parse(token)).match


def words(game: str) -> str:
    """The hints of a match, each kind of reason three times at most: as if strong did what greedy does."""
    lines: dict[str, list[str]] = {}
    for _, view, tokens in turns(game):
        if len(view.legal) + len(view.open) > 1 and tokens:
            text = hint_text(view, tokens, NAMES, LOOK)
            shape = "".join("#" if char.isdigit() else char for char in text.partition("**. ")[2])
            told = lines.setdefault(shape[:24], [])
            if len(told) < 3:
                told.append(text)
    return "\n".join(text for told in lines.values() for text in told) + "\n"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(words(name), "utf-8")
