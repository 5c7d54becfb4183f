"""The four line games told a second time, as plainly as can be, from the rules alone; nothing here is the engine's.

A table is made of a round as a record has it. `legal(seat)` lists tokens, drawn tiles named; `do(token)` plays one;
`ended` is "" until the round is over, then `result()` is what the record must say of it.
"""

SIDES = ("left", "right")


def halves(tile):
    return tuple(dict.fromkeys(tile.split("-")))


def pips(tile):
    return sum(map(int, tile.split("-")))


class Table:
    """The table of all line games: hands, a line that is known by its two open halves, a turn."""

    def __init__(self, options, dealer, deal):
        self.options, self.dealer, self.deal = options, dealer, deal
        self.hands = {seat: list(hand) for seat, hand in deal["hands"].items()}
        self.stock = list(deal.get("stock", ()))
        self.seats = list(self.hands)
        self.ends, self.ended = {}, ""
        self.turn = deal.get("starter") or self.after(dealer)

    def after(self, seat):
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def legal(self, seat):
        if self.ended or seat != self.turn:
            return []
        return [f"{seat} {words}" for words in self.choices(seat)]

    def do(self, token):
        assert token in self.legal(self.turn), token
        seat, verb, *words = token.split(" ")
        getattr(self, f"do_{verb.replace('-', '_')}")(seat, *words)

    def lay(self, seat, tile, side=None, touching=None):
        """Lay a tile; the half that touches is the open one unless it is named."""
        self.hands[seat].remove(tile)
        away = tile.split("-")
        if side is None:
            self.ends = dict(zip(SIDES, away, strict=True))
            return
        away.remove(touching or self.ends[side])
        self.ends[side] = away[0]

    def natural(self, seat):
        """Tiles with the sides where equal halves touch."""
        return [f"{tile} {side}" for tile in self.hands[seat] for side in SIDES if self.ends[side] in halves(tile)]

    def fewest(self):
        left = self.left()
        return [seat for seat in self.seats if left[seat] == min(left.values())]

    def left(self):
        return {seat: self.value(hand) for seat, hand in self.hands.items()}

    def result(self):
        left = self.left()
        return {"end": self.ended, "winner": self.winner(), "left": left, "score": self.score(left)}

    def winner(self):
        best = self.fewest()
        return best[0] if len(best) == 1 else best

    def score(self, left):
        return {seat: -value for seat, value in left.items()}


class NaiveClassic(Table):
    """CL-4 to CL-9."""

    def __init__(self, options, dealer, deal):
        super().__init__(options, dealer, deal)
        self.out = []
        kept = deal["lots"] is not None and not options["reshuffle"]
        self.opening = [deal["lots"][self.turn]] if kept else None

    def plays(self, seat):
        if self.ends:
            return [f"play {words}" for words in self.natural(seat)]
        return [f"play {tile}" for tile in self.opening or self.hands[seat]]

    def choices(self, seat):
        return self.plays(seat) or ["pass"]

    def do_play(self, seat, tile, side=None):
        self.lay(seat, tile, side)
        if not self.hands[seat]:
            self.out.append(seat)
        if self.out and self.options["out-ends"]:
            self.ended = "out"
        elif not any(map(self.plays, self.seats)):
            self.ended = "blocked"
        else:
            self.do_pass(seat)

    def do_pass(self, seat):
        self.turn = self.after(seat)
        if self.turn in self.out:
            self.do_pass(self.turn)

    def value(self, hand):
        return sum(map(pips, hand))

    def winner(self):
        best = self.fewest()
        return best[0] if len(best) == 1 else next((seat for seat in self.out if seat in best), None)

    def score(self, left):
        if self.options["scoring"] != "race-121":
            return super().score(left)
        return {seat: sum(left.values()) if seat == self.winner() else 0 for seat in left}

    def next_starter(self):
        seat = self.winner() or self.deal["starter"]
        while seat not in self.fewest():
            seat = self.after(seat)
        return seat


class NaiveMoomin(Table):
    """MD-2 to MD-5, JD-1 to JD-3."""

    def __init__(self, options, dealer, deal):
        super().__init__(options, dealer, deal)
        self.jokers = {seat: list(deal["jokers"][seat]) if "jokers" in deal else [] for seat in self.seats}
        self.asked, self.passes, self.drawn = 0, 0, ""

    def choices(self, seat):
        if not self.ends:
            return self.opening(seat)
        plays = [f"play {words}" for words in self.natural(seat)]
        return plays or [*self.with_jokers(seat), f"draw {self.stock[0]}" if self.stock else "pass"]

    def opening(self, seat):
        doubles = [f"play {tile}" for tile in self.hands[seat] if len(halves(tile)) == 1]
        return doubles or [f"draw {self.stock[0]}" if self.asked == len(self.seats) else "no-double"]

    def with_jokers(self, seat):
        return [
            f"play {tile} {side} {joker} over {half}"
            for joker in dict.fromkeys(self.jokers[seat])
            for side in SIDES
            if joker == "J" + self.ends[side]
            for tile in self.hands[seat]
            for half in halves(tile)
        ]

    def do_no_double(self, seat):
        self.asked += 1
        self.turn = self.after(seat)

    def do_draw(self, seat, tile):
        self.hands[seat].append(self.stock.pop(0))
        fitting = self.natural(seat) if self.ends else len(halves(tile)) == 1
        self.turn = seat if fitting else self.after(seat)

    def do_pass(self, seat):
        self.passes += 1
        self.ended = "blocked" if self.passes == len(self.seats) else ""
        self.turn = self.after(seat)

    def do_play(self, seat, tile, side=None, joker=None, over=None, half=None):
        if joker:
            self.jokers[seat].remove(joker)
        self.lay(seat, tile, side, half)
        self.ended = "" if self.hands[seat] else "out"
        self.passes, self.turn = 0, self.after(seat)

    def value(self, hand):
        return sum(3 - len(halves(tile)) for tile in hand)


class NaiveChristmas(Table):
    """WD-4 to WD-8."""

    def __init__(self, options, dealer, deal):
        super().__init__(options, dealer, deal)
        self.laid, self.drawn, self.idle = 0, 0, 0

    def choices(self, seat):
        if not self.ends:
            return [f"turn {self.stock[0]}"]
        ordinary, jokers = self.plays(seat, joker=False), self.plays(seat, joker=True)
        if ordinary:
            return ordinary + jokers
        if not self.laid and self.drawn < 3 and self.stock:
            return [*jokers, f"draw {self.stock[0]}"]
        return [*jokers, "end" if self.laid or self.drawn else "pass"]

    def plays(self, seat, joker):
        return [
            f"play {tile} {side} {half}"
            for tile in dict.fromkeys(self.hands[seat])
            if ("J" in tile) == joker
            for side in SIDES
            for half in halves(tile)
            if half == self.ends[side] or "J" in half + self.ends[side]
        ]

    def do_turn(self, seat, tile):
        self.hands[seat].append(self.stock.pop(0))
        self.lay(seat, tile)
        self.laid = 1
        self.do_end(seat)

    def do_play(self, seat, tile, side, half):
        self.lay(seat, tile, side, half)
        self.laid += 1
        self.ended = "" if self.hands[seat] else "out"
        self.stop_if_stuck(seat)

    def do_draw(self, seat, tile):
        self.hands[seat].append(self.stock.pop(0))
        self.drawn += 1
        self.stop_if_stuck(seat)

    def stop_if_stuck(self, seat):
        if self.legal(seat) == [f"{seat} end"]:
            self.do_end(seat)

    def do_end(self, seat):
        self.idle = 0 if self.laid else self.idle + 1
        self.laid, self.drawn, self.turn = 0, 0, self.after(seat)
        self.ended = "blocked" if not self.stock and self.idle >= len(self.seats) else ""

    do_pass = do_end

    def value(self, hand):
        return len(hand)

    def score(self, left):
        return {seat: int(seat in self.fewest()) for seat in left}


def match_end(game, options, totals, rounds):
    """CL-7, MD-6, WD-8: how a match stands after so many rounds with these totals; None while it goes on."""
    if game == "classic":
        limits = {"minus-100": 100, "minus-200": 200, "race-121": 121}
        if any(abs(total) >= limits[options["scoring"]] for total in totals):
            return "target"
        return "rounds" if options["hands"] and rounds == options["hands"] else None
    agreed = len(totals) if options["rounds"] == 0 else options["rounds"]
    return "rounds" if rounds == agreed else None


TABLES = {"classic": NaiveClassic, "moomin": NaiveMoomin, "moomin-joker": NaiveMoomin, "christmas": NaiveChristmas}
