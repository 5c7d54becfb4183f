"""Rounds of the games with pictures, played by chance, and long lines of their cards."""

from collections.abc import Callable
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from bot.games.game import AnyGame, Start
from bot.games.line.rules.christmas import Christmas
from bot.games.line.rules.line import LineView, Placed
from bot.games.line.rules.moomin import JokerMoomin, Moomin
from bot.games.options import resolve
from bot.games.shuffle import Stream

GAMES: dict[str, AnyGame] = {game.name: game for game in (Moomin(), JokerMoomin(), Christmas())}
OPEN = {"votes": {f"p{seat}": "open" for seat in range(1, 7)}}


def play(
    name: str,
    seats: int,
    seed: int,
    until: Callable[[AnyGame, Any], bool] = lambda game, state: False,
    setup: dict[str, Any] | None = None,
) -> tuple[AnyGame, Any]:
    """Play a round, with jokers where they serve, until its end or earlier; answer the game and the state."""
    game, rng, stream = GAMES[name], Random(seed), Stream(bytes([seed % 256, seed // 256]) * 16)
    votes = {f"p{seat + 1}": "open" for seat in range(seats)} if setup is OPEN else {}
    start = Start(resolve(game.options, {}), seats, setup={"votes": votes})
    state = game.begin(start, *game.deal(start, stream))
    while game.outcome(state) is None and not until(game, state):
        action = game.automatic(state, stream)
        if action is None:
            legal = game.offers(state, game.turn(state))
            action = rng.choice([action for action in legal if "over" in action.args] or legal)
        state, _ = game.apply(state, game.complete(state, action))
    return game, state


def long_line(cards: int, seed: int, seats: int = 2, game: str = "moomin-joker") -> LineView:
    """The public view of a line of so many cards without jokers, grown by chance from a double."""
    halves = "1234567" if game == "christmas" else "123456789"
    for attempt in range(1000):
        line, start, last = _grown(halves, cards, Random(f"{seed} {attempt}"))
        if len(line) == cards:
            break
    return LineView(
        game=game,
        seat=None,
        turn=0,
        legal=(),
        hand=None,
        sizes=(2,) * seats,
        line=tuple(line),
        start=start,
        last=last,
        left=line[0].left,
        right=line[-1].right,
        stock=0,
        joker_sizes=(1,) * seats if game == "moomin-joker" else (),
    )


def _grown(halves: str, cards: int, rng: Random) -> tuple[list[Placed], int, int]:
    tiles = [f"{first}-{second}" for first, second in combinations_with_replacement(halves, 2)]
    rng.shuffle(tiles)
    first = next(tile for tile in tiles if tile[0] == tile[2])
    tiles.remove(first)
    line, start, last = [Placed(first, first[0], first[2], 0)], 0, 0
    while len(line) < cards:
        ends = {"left": line[0].left, "right": line[-1].right}
        fitting = [(tile, side) for tile in tiles for side, end in ends.items() if end in tile]
        if not fitting:
            break
        tile, side = rng.choice(fitting)
        tiles.remove(tile)
        other = tile.replace("-", "").replace(ends[side], "", 1)
        if side == "left":
            line.insert(0, Placed(tile, other, ends[side], 0))
            start, last = start + 1, 0
        else:
            line.append(Placed(tile, ends[side], other, 0))
            last = len(line) - 1
    return line, start, last
