"""`python -m tests.tools.screens`: how many turns of quick matches stand on a phone's screen without scrolling.

Computer players play rounds of all games. Each hand is measured as it opens at a turn, and after each first press that
leads to another page: a piece with several places, a card to discard, what the computer advises.
"""

import argparse
import random
import statistics
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games import match as matches
from bot.games.actions import Action
from bot.games.events import Event
from bot.games.match import Match
from bot.games.registry import GAMES
from bot.games.rooms.selection import Selection, handles
from bot.games.text.reader import Reader
from bot.parts.parts import Parts
from bot.play.pages.panel import hinting, panel, panel_picture
from bot.play.registry import room_of
from bot.players.registry import suggest
from tests.play.pages.points import EDGE, HEAD, points
from tests.play.pages.tables import table

SCREEN = 504  # points of a message that a phone of 360 x 640 shows
_ABOVE = HEAD + EDGE  # who wrote it, which may be off the screen
_DEADLINE = 1_700_000_120.0  # of the turn
_GAP = 3  # one turn of so many is measured


class Turn(NamedTuple):
    """A turn of a round: the match as it stands, and what happened before."""

    match: Match
    recent: tuple[Event, ...]

    def panel(self, reader: Reader, selection: Selection) -> Parts:
        """Return what the seat's player sees."""
        seat = self.match.turn or 0
        snapshot = table(self.match, recent=self.recent, heard=len(self.recent), deadline=_DEADLINE, league=False)
        picture = panel_picture(snapshot, seat, reader, selection)
        return panel(snapshot, seat, reader, selection=selection, picture=picture)

    @property
    def advised(self) -> Selection:
        """Return what the first press on "Help me" selects."""
        view = self.match.view(self.match.turn)
        assert view is not None
        return hinting(Selection(), view, suggest(view))

    @property
    def pressed(self) -> dict[str, Selection]:
        """Return what is selected after first presses, by what was pressed."""
        view = self.match.view(self.match.turn)
        if view is None or not (view.legal or view.open):
            return {}
        room, selections = room_of(view.game), {"": Selection()}
        subjects = [room.subject(action) for action in map(Action.parse, view.legal)]
        places = {piece: subjects.count(piece) for piece in view.playable}
        if many := max(places, key=lambda piece: places[piece], default=""):
            selections["piece"] = Selection(about=many) if places[many] > 1 else Selection()
        if view.open or any(token.split(" ")[1] == "discard" for token in view.legal):
            selections["card"] = Selection(picked=handles(view.hand or ())[-1:])
        return selections | {"help": self.advised}

    @property
    def held(self) -> int:
        """Return the number of pieces in the seat's hand."""
        view = self.match.view(self.match.turn)
        return 0 if view is None else len(view.hand or ())


def turns(game: str, seed: int, players: int = 4) -> Iterator[Turn]:
    """Yield the turns of a round as computer players play it."""
    votes = {f"p{seat + 1}": "hidden" for seat in range(players)}
    setup = {"votes": votes} if game == "christmas" else {}
    done = matches.deal_round(matches.new_match(game, players, {}, setup), bytes([seed] * 32))
    match, recent, rng = done.match, done.events, random.Random(seed)
    while matches.is_open(match):
        yield Turn(match, recent)
        view = match.view(match.turn)
        tokens = () if view is None else suggest(view)
        loose = [str(offer) for offer in match.offers(match.turn or 0) if isinstance(offer, Action)]
        for token in tokens or rng.sample(loose, min(1, len(loose))) or [""]:
            done = matches.act(match, Action.parse(token)) if token else matches.lapse(match)
            match, recent = done.match, (*recent, *done.events)[-40:]


class Emojis(dict[str, str]):
    """One emoji for every piece."""

    def __init__(self, emoji: str = "<:tile:1>") -> None:
        super().__init__()
        self._emoji = emoji

    def get(self, name: str, default: str = "") -> str:  # type: ignore[override]
        """Return the emoji, whatever the piece."""
        return self._emoji


def heights(game: str, seeds: Sequence[int], reader: Reader) -> Iterator[tuple[float, str, Parts]]:
    """Yield the height of each state, what was pressed, and the message."""
    for seed in seeds:
        for turn in list(turns(game, seed, players=2 + seed % 3))[::_GAP]:
            for pressed, selection in turn.pressed.items():
                parts = turn.panel(reader, selection)
                yield points(parts) - _ABOVE, pressed, parts


def main() -> None:
    """Print for each game how many states fit, the median and the highest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[*GAMES])
    parser.add_argument("--seeds", type=int, default=2, help="rounds of each game")
    parser.add_argument("--locale", default="en")
    parser.add_argument("--emojis", action="store_true", help="as buttons are once all emojis are uploaded")
    parser.add_argument("--worst", action="store_true", help="print the text of each game's highest state")
    asked = parser.parse_args()
    every, reader = list[float](), Reader(asked.locale, emojis=Emojis() if asked.emojis else {})
    for game in asked.games:
        measured = [*heights(game, range(1, asked.seeds + 1), reader)]
        measured.sort(key=lambda page: page[0])
        every += [high for high, _, _ in measured]
        _report(game, [high for high, _, _ in measured])
        if asked.worst:
            high, pressed, parts = measured[-1]
            rows = [[getattr(button, "label", "(menu)") for button in row] for row in parts.rows]
            print(f"  {pressed or 'open'}, {high:.0f}, {parts.file is not None}:\n{parts.content}\n{rows}")
    _report("all", every)


def _report(name: str, high: Sequence[float]) -> None:
    share = sum(height <= SCREEN for height in high) / len(high)
    print(f"{name:12} {share:6.1%} of {len(high)} fit, median {statistics.median(high):.0f}, up to {max(high):.0f}")


if __name__ == "__main__":
    main()
