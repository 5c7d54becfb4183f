"""Melds (runs and groups) of the pieces in a hand, exactly, for cards and for tiles.

Pieces are one integer (`pieces.py`: `gather`, `add`, `remove`, `kinds`, `size`, ...); a kind is `13 * suit + rank` with
rank 0 the ace or the 1, JOKER (52) whatever can stand for any piece. `CARDS` (RO-3, RO-6: at most two jokers in a meld)
and `TILES` (TR-5: no limit, each tile counts 1) are the rules of melds. What is answered, for up to 17 pieces with up
to four jokers:

    best(pieces, rules)              the split that counts most: melds, points, the rest (`most_points`: the number;
                                     `best_from`: if it counts so much)
    lay_all(pieces, rules)           a split of all pieces, or None
    lay_all_but_one(pieces, rules)   a split of all but exactly one (which may be a joker), or None
    spares(pieces, rules)            every kind that can be that one
    melds(pieces, rules, having)     every meld that can be made of some of the pieces
    readings(pieces, rules)          what all these pieces together can be as one meld, the likeliest first
    grown(meld, pieces, rules)       what a meld is with all these pieces added (lay-offs)
    addable(meld, pieces, rules)     the pieces that can be added to it
    beside(meld), beyond(meld)       the kinds that can be added to it by themselves, and those that can be after these
    meldable(pieces, rules)          the pieces that can be in some meld
    exchanges(meld)                  what wins its jokers

A `Meld` says for each place what it shows and whether a natural piece lies there, so the identity of every joker.
"""

from bot.games.kit.melds.best import best, best_from, most_points
from bot.games.kit.melds.cover import lay_all, lay_all_but_one, spares
from bot.games.kit.melds.fits import addable, beside, beyond, meldable
from bot.games.kit.melds.meld import CARDS, TILES, Meld, MeldRules, Split
from bot.games.kit.melds.pieces import JOKER, add, count, different, gather, jokers, kinds, remove, size, without
from bot.games.kit.melds.shapes import exchanges, grown, melds, readings

__all__ = [
    "CARDS",
    "JOKER",
    "TILES",
    "Meld",
    "MeldRules",
    "Split",
    "add",
    "addable",
    "beside",
    "best",
    "best_from",
    "beyond",
    "count",
    "different",
    "exchanges",
    "gather",
    "grown",
    "jokers",
    "kinds",
    "lay_all",
    "lay_all_but_one",
    "meldable",
    "melds",
    "most_points",
    "readings",
    "remove",
    "size",
    "spares",
    "without",
]
