"""How many boards are 11:7, as wide as Discord shows pictures on a wide screen, in rounds that computer players play.

`python -m tests.rendering.played` prints it for each game with a line or a cross, of eight rounds with two, four and
six players, and how high the highest board was.
"""

import random
from collections import Counter
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from bot.games import match as matches
from bot.games.actions import Action
from bot.games.registry import GAMES
from bot.games.view import View
from bot.players.registry import suggest
from rendering.room import BOARD
from tests.rendering.line.positions import LABELS
from tests.rendering.scales import scale_of

_ROUNDS = 8


def views(game: str, seats: int, seed: int) -> Iterator[View]:
    """Yield the public's views of a round as computer players play it."""
    votes = {f"p{seat + 1}": "hidden" for seat in range(seats)}
    setup = {"votes": votes} if game == "christmas" else {}
    match = matches.deal_round(matches.new_match(game, seats, {}, setup), bytes([seed] * 32)).match
    rng = random.Random(seed)
    while matches.is_open(match):
        public, view = match.view(None), match.view(match.turn)
        assert public is not None
        yield public
        tokens = () if view is None else suggest(view)
        loose = [str(offer) for offer in match.offers(match.turn or 0) if isinstance(offer, Action)]
        for token in tokens or rng.sample(loose, min(1, len(loose))) or [""]:
            match = (matches.act(match, Action.parse(token)) if token else matches.lapse(match)).match


def main() -> None:
    """Play and print."""
    table = Table("game", "players", "boards", "11:7", "highest")
    for game in (game for game in GAMES if GAMES[game].family in ("line", "cross")):
        for seats in (seats for seats in (2, 4, 6) if seats in GAMES[game].seats):
            heights = Counter(
                scale_of(view, LABELS[:seats]).height
                for seed in range(1, _ROUNDS + 1)
                for view in views(game, seats, seed)
            )
            share = heights[BOARD] / heights.total()
            table.add_row(game, str(seats), str(heights.total()), f"{share:.1%}", str(max(heights)))
    Console().print(table)


if __name__ == "__main__":
    main()
