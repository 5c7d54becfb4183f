"""Numbered tiles in words."""

from bot.games.kit.cards import JOKER, STANDS
from bot.games.rack.rules.deal import TILES
from bot.views.text.naming import Namer, Naming


class TileNamer(Namer):
    """Numbered tiles: `red 12`, `joker`, `blue 6 as red 3`."""

    def piece(self, piece: str, naming: Naming) -> str:
        """The name of a tile, and of one that stands for another."""
        held, stands, shown = piece.partition(STANDS)
        if stands:
            return naming.t("rack-tile-for", tile=self.piece(held, naming), stands=self.piece(shown, naming))
        if held == JOKER:
            return naming.t("rack-joker")
        if held[:1] not in tuple(TILES.suits):
            return piece
        return naming.t("rack-tile", colour=held[0], number=held[1:])
