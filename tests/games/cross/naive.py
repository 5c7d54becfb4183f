"""UNO Dominos told a second time, as plainly as can be, from the rules alone; nothing here is the engine's.

A round is made of its deal as the record has it. `legal(seat)` lists whole tokens, drawn domos named, also for seats
out of turn; `do(token)` plays one; `due` are the tokens that must follow of themselves and are done already; `ended`
is "" until the round is over, then `result()` is what the record must say of it.
"""

SIDES = "NESW"
JOKERS = ("W", "W4")
POINTS = {"D2": 10, "RV": 10, "SK": 10, "W4": 20, "DE": 20, "W": 25}


def colour(half):
    return half[0] if half[0] in "RGYB" else None


def kind(half):
    return half[1:] if colour(half) else half


def is_double(domo):
    return len(set(domo.split("-"))) == 1


def is_joker(domo):
    return domo in ("W-W", "W4-W4")


def number(domo):
    """UD-2: the number of a number double, else 0."""
    value = kind(domo.split("-")[0])
    return int(value) if is_double(domo) and value.isdigit() else 0


def points(domo):
    """UD-13."""
    both = [POINTS.get(kind(half)) or int(kind(half)) for half in domo.split("-")]
    return sum(both) * (2 if is_double(domo) else 1)


class Round:
    """One round. `ends` has for each side the open half and whether a plain double lies there, None once closed."""

    def __init__(self, options, dealer, deal):
        self.options, self.heap = options, list(deal["stock"])
        self.hands = {seat: list(hand) for seat, hand in deal["hands"].items()}
        self.seats = list(self.hands)
        self.ends, self.due, self.step, self.passes, self.ended = {}, [], 1, 0, ""
        self.exposed = self.drawn = self.bluff = self.last_dead = None
        self.turn = max(self.seats, key=lambda seat: number(self.highest(seat)))
        self.victim, self.phase = self.after(self.turn), "take"
        if self.options["opening"] == "plain":
            self.phase = "open"
        if not number(self.highest(self.turn)):
            self.hunt(dealer)

    def after(self, seat):
        return self.seats[(self.seats.index(seat) + self.step) % len(self.seats)]

    def highest(self, seat):
        return max(self.hands[seat], key=number)

    def hunt(self, dealer):
        """UD-2: nobody holds a number double, so all draw for one from the seat after the dealer."""
        self.turn = dealer
        while not number(self.highest(self.turn)):
            self.turn = self.after(self.turn)
            self.draws(self.turn, "draw", 1)
        self.opens(self.turn)

    def opens(self, seat):
        self.due.append(f"{seat} open {self.highest(seat)}")
        self.do_open(seat, self.highest(seat))

    def draws(self, seat, verb, most):
        """Let a seat draw of itself what the heap still has."""
        got, self.heap = self.heap[:most], self.heap[most:]
        self.hands[seat] += got
        self.due.append(" ".join((seat, verb, *got)))

    def fits(self, domo, half, side):
        """UD-4, UD-5, UD-6, UD-9: may this half of the domo touch there?"""
        if self.ends[side] is None:
            return False
        end, double = self.ends[side]
        if half in JOKERS or end in JOKERS:
            return True
        if "DE" in (half, end) or (double and is_double(domo)):
            return False
        return colour(half) == colour(end) or kind(half) == kind(end)

    def ways(self, domos):
        """Every domo, side and half that fits."""
        both = [(domo, half) for domo in dict.fromkeys(domos) for half in dict.fromkeys(domo.split("-"))]
        return [(domo, side, half) for domo, half in both for side in SIDES if self.fits(domo, half, side)]

    def coloured(self, domos):
        """UD-10: those that touch an end of their own colour."""
        ways = self.ways(domos)
        return [way for way in ways if colour(way[2]) and colour(way[2]) == colour(self.ends[way[1]][0])]

    def legal(self, seat):
        if self.ended:
            return []
        in_turn = [f"{seat} {words}" for words in self.choices(self.hands[seat])] if seat == self.turn else []
        if self.exposed is None:
            return in_turn
        return [*in_turn, f"{seat} uno" if seat == self.exposed else f"{seat} catch {self.exposed}"]

    def choices(self, hand):
        if self.phase == "take":
            return [f"take {self.victim} {domo}" for domo in self.hands[self.victim]]
        if self.phase == "return":
            return [f"return {domo}" for domo in dict.fromkeys(hand) if domo != self.highest(self.turn)]
        if self.phase == "open":
            return [f"open {self.highest(self.turn)}"]
        if self.phase == "suffer":
            verdict = "guilty" if self.bluff["proof"] else "innocent"
            return [" ".join(("forced", *self.heap[:4])), f"challenge {verdict}"]
        return self.playing(hand)

    def playing(self, hand):
        """UD-7: who can lay a domo other than a joker must lay, a joker will do; UD-10: the guilty lays by colour."""
        if self.phase == "redo":
            return self.lays(self.coloured(self.bluff["held"]), hand)
        if self.phase == "drawn":
            return ["keep", *self.lays(self.ways([self.drawn]), hand)]
        ways = self.ways(hand)
        shirk = [f"draw {self.heap[0]}" if self.heap else "pass"]
        return [*self.lays(ways, hand), *(shirk if all(is_joker(way[0]) for way in ways) else ())]

    def lays(self, ways, hand):
        """UD-11: with the last but one, UNO may be called with the move."""
        calls = ("", " uno") if len(hand) == 2 else ("",)
        return [f"play {' '.join(way)}{call}" for way in ways for call in calls]

    def do(self, token):
        seat, verb, *words = token.split(" ")
        assert verb == "heap" or token in self.legal(seat), token
        getattr(self, f"do_{verb}")(seat, *words)
        if self.exposed and len(self.hands[self.exposed]) != 1:
            self.exposed = None

    def do_take(self, seat, other, domo):
        self.hands[other].remove(domo)
        self.heap.append(domo)
        self.victim = self.after(other)
        self.phase = "return" if self.victim == seat else "take"

    def do_return(self, seat, domo):
        self.hands[seat].remove(domo)
        self.heap.append(domo)
        self.phase = "heap"

    def do_heap(self, _, *domos):
        assert self.phase == "heap"
        assert sorted(domos) == sorted(self.heap)
        self.heap = list(domos)
        self.opens(self.turn)

    def do_open(self, seat, domo):
        self.hands[seat].remove(domo)
        self.ends = dict.fromkeys(SIDES, (domo.split("-")[0], True))
        self.phase, self.turn = "play", self.after(seat)

    def do_uno(self, _):
        self.exposed = None

    def do_catch(self, _, caught):
        self.exposed = None
        self.draws(caught, "penalty", 2)

    def do_pass(self, seat):
        self.passes, self.turn = self.passes + 1, self.after(seat)
        self.ended = "blocked" if self.passes == len(self.seats) else ""

    def do_draw(self, seat, domo):
        self.heap = self.heap[1:]
        self.hands[seat].append(domo)
        if self.ways([domo]):
            self.phase, self.drawn = "drawn", domo
        else:
            self.turn = self.after(seat)

    def do_keep(self, seat):
        self.phase, self.turn = "play", self.after(seat)

    def do_forced(self, seat, *domos):
        self.hands[seat] += domos
        self.heap = self.heap[4:]
        self.phase, self.turn = "play", self.after(seat)
        self.ended = "" if self.hands[self.bluff["seat"]] else "out"

    def do_challenge(self, seat, verdict):
        if verdict == "innocent":
            self.due.append(" ".join((seat, "forced", *self.heap[:4])))
            return self.do_forced(seat, *self.heap[:4])
        self.phase, self.turn = "redo", self.bluff["seat"]
        self.ends[self.bluff["side"]] = self.bluff["before"]
        self.hands[self.turn].append("W4-W4")
        return self.draws(self.turn, "penalty", 4)

    def do_play(self, seat, domo, side, half, call=""):
        hand = self.hands[seat]
        hand.remove(domo)
        self.bluff = {"seat": seat, "side": side, "before": self.ends[side], "held": list(hand)}
        self.bluff["proof"] = self.coloured(hand)
        self.exposed = seat if len(hand) == 1 and not call else None
        self.passes, self.phase = 0, "play"
        self.join(seat, domo, side, half)
        self.work(seat, domo, {half} if self.options["symbols"] == "active" else set(domo.split("-")))

    def join(self, seat, domo, side, half):
        """UD-6, UD-9: the end that the domo leaves."""
        both = domo.split("-")
        away = both[0] if half == both[1] else both[1]
        shut = half == "DE" or (away == "DE" and self.options["symbols"] == "always")
        self.ends[side] = None if shut else (away, is_double(domo) and not is_joker(domo))
        self.last_dead = seat if "DE" in both else self.last_dead

    def work(self, seat, domo, halves):
        """UD-8, UD-12: the end of the round; else Reverse, then the draw, then Skip."""
        symbols, out = {kind(half) for half in halves}, not self.hands[seat]
        self.step *= -1 if "RV" in symbols else 1
        self.turn = self.after(seat)
        if domo == "W4-W4":
            self.phase = "suffer"
        elif out or not any(self.ends.values()):
            self.ended = "out" if out else "blocked"
        if "D2" in symbols and (not out or is_double(domo)):
            self.draws(self.turn, "forced", 2)
            self.turn = self.after(self.turn)
        if "SK" in symbols and not out:
            self.due.append(f"{self.turn} skipped")
            self.turn = self.after(self.turn)

    def result(self):
        """UD-12 to UD-14."""
        left = {seat: sum(map(points, hand)) for seat, hand in self.hands.items()}
        dead = self.last_dead if self.options["dead-end-game"] else None
        winner = dead or self.winner(left)
        score = {seat: sum(left.values()) - left[seat] if seat == winner else 0 for seat in self.seats}
        return {"end": "dead-end" if dead else self.ended, "winner": winner, "left": left, "score": score}

    def winner(self, left):
        lowest = [seat for seat in self.seats if left[seat] == min(left.values())]
        out = [seat for seat in self.seats if not self.hands[seat]]
        return out[0] if out else lowest[0] if len(lowest) == 1 else None
