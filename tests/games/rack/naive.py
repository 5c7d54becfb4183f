"""Tábla Römi told a second time, as plainly as can be, from the rules alone; nothing here is the engine's.

`Judge` knows the jokers of a deal: whether an end as written is a legal hand, and, by trying everything, with which
kinds a hand can end. `NaiveTabla` is made of a round as a record has it: `legal(seat)` lists tokens without ends,
`ends(seat)` the kinds and discards with which that seat may end now; `do(token)` plays one; `void` says that nobody
plays any more unless by a claim. `result()` is what the record must say.
"""

import itertools
from functools import cache

COLOURS = "RYKB"
KINDS = ("runs", "colours", "pairs", "total8")


def number(value):
    return int(value[1:])


def all_runs():
    """TR-5: three or more of one colour in a row, at most thirteen, the 1 also above the 13."""
    for colour in COLOURS:
        for first in range(1, 13):
            for last in range(first + 2, min(first + 13, 15)):
                yield tuple(f"{colour}{(at - 1) % 13 + 1}" for at in range(first, last + 1))


def all_groups():
    for rank in range(1, 14):
        for size in (3, 4):
            for colours in itertools.combinations(COLOURS, size):
                yield tuple(f"{colour}{rank}" for colour in colours)


RUNS = set(all_runs())
GROUPS = {frozenset(group) for group in all_groups()}
MELDS = [*sorted(RUNS), *all_groups()]
BITS = {tile: 1 << at for at, tile in enumerate(f"{colour}{at}" for colour in COLOURS for at in range(1, 14))}
PLACES = [(meld, sum(map(BITS.__getitem__, meld))) for meld in MELDS]  # no combination has a slot twice
WITH = {slot: [place for place in PLACES if slot in place[0]] for slot in BITS}


class Judge:
    """TR-3, TR-5: which tiles are jokers, what is a legal hand."""

    def __init__(self, turned, printed_jokers):
        if turned == "JK":
            self.jokers, self.stand_in = ("JK",), None
        else:
            named = turned[0] + str(number(turned) % 13 + 1)
            wild = printed_jokers == "wild"
            self.jokers, self.stand_in = (named, "JK") if wild else (named,), None if wild else named
        self.ways = cache(self.ways)
        self.in_melds = cache(self.in_melds)

    def value(self, tile):
        """Return what a tile is if it stands for nothing else; None for a printed joker that is wild."""
        return self.stand_in if tile == "JK" else tile

    def is_joker(self, tile):
        return tile in self.jokers

    # an end as it is written

    def read(self, word):
        """`B6=R3` -> tile, value, natural; None if it is not written so."""
        tile, sign, stands = word.partition("=")
        if not sign:
            return (tile, self.value(tile), True) if self.value(tile) else None
        if not self.is_joker(tile) or stands not in WITH or stands == tile:
            return None
        return tile, stands, False

    def is_meld(self, part):
        values = tuple(value for _, value, _ in part)
        known = values in RUNS or (len(set(values)) == len(values) and frozenset(values) in GROUPS)
        return known and any(natural for _, _, natural in part)

    def fits(self, kind, parts):
        """True if combinations of words are a legal hand of 14 tiles."""
        parts = [[self.read(word) for word in part] for part in parts]
        flat = [word for part in parts for word in part]
        if len(flat) != 14 or None in flat:
            return False
        if kind == "runs":
            return all(map(self.is_meld, parts))
        if kind == "colours":
            return len(parts) == 1 and len({value[0] for _, value, _ in flat}) == 1
        if kind == "pairs":
            return all(len(part) == 2 and part[0][1] == part[1][1] for part in parts)
        eight, *rest = parts
        same = len(eight) == 8 and len({number(value) for _, value, _ in eight}) == 1
        return same and any(natural for _, _, natural in eight) and all(map(self.is_meld, rest))

    # everything tried

    def ways(self, fourteen, among=None):
        """The kinds of hand that 14 sorted tiles make; `among` is the turned tile that was drawn for them (TR-8)."""
        if among is None:
            return tuple(kind for kind in KINDS if getattr(self, f"is_{kind}")(fourteen))
        kinds = ("pairs",) if among in fourteen and self.is_pairs(fourteen) else ()
        return (*kinds, "total8") if self.is_total8(fourteen, among) else kinds

    def is_runs(self, tiles):
        return self.in_melds(tiles)

    def in_melds(self, tiles):
        """True if all tiles lie in runs and groups: where the tile lies that has the fewest places is tried."""
        if not tiles:
            return True
        natural = {tile for tile in tiles if not self.is_joker(tile)}
        lacking, jokers = ~sum({BITS[self.value(tile)] for tile in natural}), sum(map(self.is_joker, tiles))
        first, melds = min(
            ((tile, self.melds_of(tile, lacking, jokers)) for tile in sorted(natural or tiles)),
            key=lambda choice: len(choice[1]),
        )
        return any(self.in_melds(rest) for meld in melds for rest in self.laid(meld, tiles, first))

    def melds_of(self, tile, lacking, jokers):
        """The combinations in which a tile could lie: no more of the others are lacking than there are jokers."""
        places = PLACES if self.is_joker(tile) else WITH[self.value(tile)]
        return [meld for meld, slots in places if (slots & lacking).bit_count() <= jokers]

    def laid(self, meld, tiles, first):
        """Return what is left, in every way in which the meld can be laid with tiles of these, `first` among them."""
        rests = set()

        def fill(slots, left, used, natural):
            if not slots:
                if natural and first in used:
                    rests.add(tuple(left))
                return
            for tile in dict.fromkeys(left):
                if self.serves(tile, slots[0]):
                    rest = list(left)
                    rest.remove(tile)
                    fill(slots[1:], rest, [*used, tile], natural or self.value(tile) == slots[0])

        fill(meld, list(tiles), [], False)
        return rests

    def serves(self, tile, slot):
        return self.is_joker(tile) or self.value(tile) == slot

    def is_colours(self, tiles):
        return any(all(self.is_joker(t) or self.value(t)[0] == c for t in tiles) for c in COLOURS)

    def is_pairs(self, tiles):
        """Whether all tiles lie in twos of one value, or with a joker; what is no joker is tried first."""
        if not tiles:
            return True
        first, *rest = sorted(tiles, key=self.is_joker)
        for other in dict.fromkeys(rest):
            at = rest.index(other)
            equal = self.value(first) == self.value(other) is not None
            if (equal or self.is_joker(first) or self.is_joker(other)) and self.is_pairs((*rest[:at], *rest[at + 1 :])):
                return True
        return False

    def is_total8(self, tiles, among=None):
        """True if eight are of one number and six in runs and groups; `among` is a tile that must be of the eight."""
        ranks = [number(self.value(tile) or "R0") for tile in tiles]
        for rank in {*ranks} - {0}:
            serving = [at for at, tile in enumerate(tiles) if ranks[at] == rank or self.is_joker(tile)]
            eights = {tuple(tiles[at] for at in eight): eight for eight in itertools.combinations(serving, 8)}
            for chosen, eight in eights.items():
                natural = any(ranks[at] == rank for at in eight)
                rest = tuple(tile for at, tile in enumerate(tiles) if at not in eight)
                if natural and (among is None or among in chosen) and self.in_melds(rest):
                    return True
        return False

    def ends(self, fifteen, barred=None, among=None):
        """All kinds and discards with which 15 tiles end; `barred` was just taken (TR-6), `among` turned (TR-8)."""
        endings = set()
        for tile in set(fifteen):
            rest = sorted(fifteen)
            rest.remove(tile)
            if tile == barred and barred not in rest:
                continue
            endings |= {(kind, tile) for kind in self.ways(tuple(rest), among)}
        return endings


class NaiveTabla:
    """TR-2, TR-4, TR-6 to TR-9."""

    def __init__(self, options, dealer, deal):
        self.options = options
        self.hands = {seat: list(hand) for seat, hand in deal["hands"].items()}
        self.seats = list(self.hands)
        self.stock, self.turned = list(deal["stock"]), deal["turned"]
        self.judge = Judge(self.turned, options["printed-jokers"])
        self.turn = self.after(dealer)
        self.got, self.source = (True, "deal")  # whether the seat in turn has 15 tiles, and where the last came from
        self.last, self.by, self.taken = None, None, None
        self.winner = None

    def after(self, seat):
        step = 1 if self.options["direction"] == "left" else -1
        return self.seats[(self.seats.index(seat) + step) % len(self.seats)]

    @property
    def void(self):
        """TR-9: no turn can begin any more; the last discard can still be claimed."""
        return self.winner is None and not self.got and not self.stock

    def barred(self):
        return self.taken if self.source in ("take", "claim") else None

    def ends(self, seat):
        if self.winner or seat != self.turn or not self.got:
            return set()
        among = self.turned if self.source == "draw-turned" else None
        return self.judge.ends(self.hands[seat], self.barred(), among)

    def legal(self, seat):
        if self.winner:
            return []
        moves = []
        if seat == self.turn and not self.void:
            moves = self.discards(seat) if self.got else self.sources(seat)
        if self.may_claim(seat):
            moves.append(f"claim {self.last}")
        return [f"{seat} {words}" for words in moves]

    def discards(self, seat):
        if self.source in ("claim", "draw-turned"):
            return []
        hand = self.hands[seat]
        return [f"discard {t}" for t in sorted(set(hand)) if t != self.barred() or hand.count(t) > 1]

    def sources(self, seat):
        moves = [f"draw {self.stock[0]}", f"take {self.last}"]
        if self.turned != "JK" and self.judge.ends([*self.hands[seat], self.turned], None, self.turned):
            moves.append(f"draw-turned {self.turned}")
        return moves

    def may_claim(self, seat):
        if not self.options["claims"] or self.last is None or self.got or seat == self.by:
            return False
        return bool(self.judge.ends([*self.hands[seat], self.last], self.last))

    def do(self, token):
        seat, verb, *words = token.split(" ")
        getattr(self, f"do_{verb.replace('-', '_')}")(seat, *words)

    def may(self, token):
        """True if a token is legal; of an end that means that it is written as a legal hand, with these very tiles."""
        seat, verb, *words = token.split(" ")
        if verb != "end":
            return token in self.legal(seat)
        if self.winner or seat != self.turn or not self.got or len(words) < 4 or words[1] != "|":
            return False
        discard, kind = words[0], words[2]
        parts = [list(group) for sign, group in itertools.groupby(words[3:], lambda w: w == ",") if not sign]
        commas = words[3:].count(",")
        tiles = sorted([discard, *(word.partition("=")[0] for part in parts for word in part)])
        if tiles != sorted(self.hands[seat]) or kind not in KINDS or commas != len(parts) - 1:
            return False
        held = list(self.hands[seat])
        held.remove(discard)
        if discard == self.barred() and discard not in held:
            return False
        if self.source == "draw-turned":
            there = {"pairs": parts, "total8": parts[:1]}.get(kind, [])
            if not any(self.turned in part for part in there):
                return False
        return self.judge.fits(kind, parts)

    def do_discard(self, seat, tile):
        self.hands[seat].remove(tile)
        self.last, self.by, self.got, self.turn = tile, seat, False, self.after(seat)

    def gets(self, seat, source, tile):
        self.hands[seat].append(tile)
        self.got, self.source, self.turn, self.taken = True, source, seat, tile

    def do_draw(self, seat, tile):
        assert self.stock.pop(0) == tile
        self.gets(seat, "draw", tile)

    def do_take(self, seat, tile):
        held = tile in self.hands[seat]
        self.gets(seat, "take", tile)
        self.taken = None if held else tile

    def do_claim(self, seat, tile):
        held = tile in self.hands[seat]
        self.gets(seat, "claim", tile)
        self.taken = None if held else tile

    def do_draw_turned(self, seat, tile):
        self.gets(seat, "draw-turned", tile)

    def do_end(self, seat, *words):
        self.winner, self.hands[seat] = seat, []

    def result(self):
        return {
            "end": "hand" if self.winner else "void",
            "winner": self.winner,
            "left": {seat: len(hand) for seat, hand in self.hands.items()},
            "score": {seat: int(seat == self.winner) for seat in self.seats},
        }
