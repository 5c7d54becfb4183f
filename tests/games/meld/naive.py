"""Römi and Joker-mánia told a second time, as plainly as can be, from the rules alone; nothing here is the engine's.

Cards are things with a name and a past: where a card comes from (`hand`, `drawn`, `taken`, `won`) is written on it, so
what the rules say of "the card just taken" or "a won joker" is looked up and not counted. Where two cards of a name
could be meant, both are tried. `NaiveRomi` is made of a round as a record has it; `judge(tokens)` says whether a whole
turn is allowed, `do(tokens)` plays it, `result()` is what the record must say.
"""

import hashlib
import re

SUITS = "SHDC"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
MINIMUM = {"romi40": 40, "romi50": 50, "romi51": 51, "joker-mania": 51}
JOKERS = {"romi40": 2, "romi50": 0, "romi51": 2}


class RefusedError(Exception):
    """What the rules do not allow; the text is the rule."""


def rank(card):
    return card[1:]


def value(card):
    """RO-3, of what a card counts as."""
    if card == "JK":
        return 20
    return {"A": 11, "J": 10, "Q": 10, "K": 10}.get(rank(card)) or int(rank(card))


def face(word):
    return word.partition("=")[2] or word


def is_joker(word):
    return word.startswith("JK")


def every_run():
    """RO-4: three to thirteen in a row, the ace below the 2 or above the king."""
    circle = (*RANKS, "A")
    for suit in SUITS:
        for first in range(12):
            for last in range(first + 2, min(first + 13, 14)):
                yield tuple(suit + figure for figure in circle[first : last + 1])


RUNS = set(every_run())


def is_run(words):
    return tuple(map(face, words)) in RUNS


def is_group(words):
    """RO-5."""
    cards = [face(word) for word in words]
    return (
        len(cards) in (3, 4)
        and len({rank(card) for card in cards}) == 1
        and len({card[0] for card in cards}) == len(cards)
    )


def check_words(words):
    """Every word is a card, or a joker that stands for one."""
    for word in words:
        held, stands, meant = word.partition("=")
        if stands and (held != "JK" or meant == "JK"):
            raise RefusedError("RO-6")
        if not stands and held == "JK":
            raise RefusedError("RO-6")
        if (meant or held)[:1] not in SUITS or rank(meant or held) not in RANKS:
            raise RefusedError("notation")


def check_combination(words):
    """RO-4 to RO-6."""
    if not (is_run(words) or is_group(words)):
        raise RefusedError("RO-4")
    if sum(map(is_joker, words)) > 2 or all(map(is_joker, words)):
        raise RefusedError("RO-6")


class Stream:
    """The numbers of a round: record-format, The shuffle."""

    def __init__(self, seed):
        self.seed, self.words, self.block = seed, [], 0

    def below(self, n):
        while True:
            if not self.words:
                block = hashlib.sha256(self.seed + self.block.to_bytes(8, "big")).digest()
                self.words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
                self.block += 1
            word = self.words.pop(0)
            if word < 2**32 - 2**32 % n:
                return word % n

    def shuffle(self, cards):
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class NaiveRomi:
    """One deal."""

    def __init__(self, game, options, seats, seed, last_dealer=None):
        self.game, self.options = game, options
        self.step = 1 if options["direction"] == "left" else -1
        self.stream = Stream(bytes.fromhex(seed))
        drawn = self.stream.below(seats) if last_dealer is None else None
        self.dealer = drawn if last_dealer is None else (last_dealer + self.step) % seats
        self.seat = (self.dealer + self.step) % seats
        pack = [suit + figure for suit in SUITS for figure in RANKS]
        jokers = [] if game == "joker-mania" else ["JK"] * JOKERS[game]
        deck = [*pack, *pack, *jokers]
        self.stream.shuffle(deck)
        self.hands = []
        for seat in range(seats):
            hand = ["JK"] if game == "joker-mania" else []
            while len(hand) < (15 if seat == self.seat else 14):
                hand.append(deck.pop(0))
            self.hands.append(hand)
        self.talon, self.pile, self.table = deck, [], []
        self.dealt = ([list(hand) for hand in self.hands], list(deck))
        self.met, self.drew = [False] * seats, [False] * seats
        self.first, self.turned, self.end = True, False, ""

    # --- the start of a turn ---

    def new_talon(self):
        """RO-17: what the record must say before this turn; None if nothing."""
        if self.end or self.first or self.talon:
            return None
        cards = self.pile[:-1]
        self.stream.shuffle(cards)
        self.talon, self.pile, self.turned = cards, self.pile[-1:], True
        return ["* talon " + " ".join(cards)]

    def free(self):
        """RO-14."""
        return self.game == "romi51" or not self.drew[self.seat]

    # --- a whole turn ---

    def judge(self, tokens):
        """What a turn would lead to: (hand, table, end); RefusedError if it is not allowed."""
        words = [token.split(" ") for token in tokens]
        if any(word[0] != f"p{self.seat + 1}" for word in words):
            raise RefusedError("RO-8")
        words = [word[1:] for word in words]
        if self.end or words[-1][0] != "discard" or any(word[0] == "discard" for word in words[:-1]):
            raise RefusedError("RO-8")
        cards = [(card, "hand") for card in self.hands[self.seat]]
        if not self.first:
            cards.append(self.got(words.pop(0)))
        last = RefusedError("RO-13")
        for end in self.layings(cards, [list(lain) for lain in self.table], words[:-1], []):
            try:
                return self.ended(*end, words[-1])
            except RefusedError as refused:
                last = refused
        raise last

    def got(self, words):
        """The card of `draw` or `take`."""
        if words[0] == "draw" and words[1:] == self.talon[:1]:
            return (words[1], "drawn")
        if words[0] == "take" and words[1:] == self.pile[-1:]:
            return (words[1], "taken")
        raise RefusedError("RO-8")

    def layings(self, cards, table, rest, done):
        """Every way to do the tokens, where several cards have one name; each says what was done with which cards."""
        if not rest:
            yield cards, table, done
            return
        verb, *words = rest[0]
        if verb not in ("meld", "layoff", "swap"):
            raise RefusedError("RO-8")
        number = len(table) + 1
        if verb != "meld":
            match = re.fullmatch(r"m([1-9][0-9]*)", words[0]) if words else None
            if not match or int(match[1]) > len(table):
                raise RefusedError("RO-11")
            number, words = int(match[1]), words[1:]
        if not words:
            raise RefusedError("notation")
        check_words(words)
        before = list(table[number - 1]) if verb != "meld" else []
        after, won = getattr(self, verb)(before, words)
        grown = [*table[: number - 1], after, *table[number:]]
        for chosen, left in picked(cards, ["JK" if is_joker(word) else word for word in words]):
            act = {"verb": verb, "cards": chosen, "points": sum(value(face(word)) for word in words)}
            yield from self.layings([*left, *[("JK", "won")] * won], grown, rest[1:], [*done, act])

    def meld(self, before, words):
        check_combination(words)
        return words, 0

    def layoff(self, before, words):
        """RO-11: runs grow at their ends, groups to four."""
        after = [*before, *words]
        if is_run(before):
            places = {card: at for at, card in enumerate(suit + figure for suit in SUITS for figure in RANKS)}
            after.sort(key=lambda word: places.get(face(word), 99))
            ace = next((word for word in after if rank(face(word)) == "A"), None)
            high = [*(word for word in after if word != ace), ace] if ace else after
            below = ace in before and before[0] == ace
            after = next((order for order in ([after] if below else [high, after]) if is_run(order)), after)
        check_combination(after)
        return after, 0

    def swap(self, before, words):
        """RO-12."""
        if any(map(is_joker, words)) or not any(map(is_joker, before)):
            raise RefusedError("RO-12")
        if is_run(before):
            if len(words) != 1 or "JK=" + words[0] not in before:
                raise RefusedError("RO-12")
            return [words[0] if word == "JK=" + words[0] else word for word in before], 1
        natural = [word for word in before if not is_joker(word)]
        needed = {suit + rank(natural[0]) for suit in SUITS} - set(natural)
        if set(words) != needed or len(words) != len(needed):
            raise RefusedError("RO-12")
        return [*natural, *words], len(before) - len(natural)

    def ended(self, cards, table, done, last):
        """Judge what was done, with each of the cards of that name as the discard."""
        refused = RefusedError("RO-16" if not cards else "RO-8")
        for card in cards:
            if card[0] == last[1]:
                try:
                    return self.ended_with(card, cards, table, done)
                except RefusedError as found:
                    refused = found
        raise refused

    def ended_with(self, discard, cards, table, done):
        left = list(cards)
        left.remove(discard)
        ends, met = not left, self.met[self.seat]
        if discard[1] == "won" or any(card[1] == "won" for card in left):
            raise RefusedError("RO-12")
        if discard[1] == "taken":
            raise RefusedError("RO-8")
        if not ends:
            if done and self.first:
                raise RefusedError("RO-7")
            if done and not met:
                self.check_minimum(done)
            if any(card[1] == "taken" for act in done for card in act["cards"]) or any(
                card[1] == "taken" for card in left
            ):
                self.check_taken(left, done)
        return [card for card, _ in left], table, ("out" if met else "hand") if ends else ""

    def check_minimum(self, done):
        """RO-9, RO-11, RO-12: nothing but combinations before they count enough."""
        points = 0
        for act in done:
            if act["verb"] != "meld" and points < MINIMUM[self.game]:
                raise RefusedError("RO-11")
            points += act["points"] if act["verb"] == "meld" else 0
        if points < MINIMUM[self.game]:
            raise RefusedError("RO-9")

    def check_taken(self, left, done):
        """RO-14, RO-15."""
        if self.free():
            return
        act = next((deed for deed in done if any(card[1] == "taken" for card in deed["cards"])), None)
        if act is None:
            raise RefusedError("RO-15")
        taken = next(card for card in act["cards"] if card[1] == "taken")
        others = [card for card in act["cards"] if card[1] == "hand"]
        if act["verb"] == "meld":
            natural = [card for card in others if card[0] != "JK"]
            enough = len(natural) >= 2 if self.game == "joker-mania" else others
        else:
            enough = others or taken[0] in self.hands[self.seat]
        if not enough:
            raise RefusedError("RO-15")

    def do(self, tokens):
        """Play a turn that is allowed."""
        hand, table, end = self.judge(tokens)
        seat, verbs = self.seat, [token.split(" ")[1] for token in tokens]
        if "draw" in verbs:
            self.talon.pop(0)
        if "take" in verbs:
            self.pile.pop()
        self.pile.append(tokens[-1].split(" ")[2])
        self.met[seat] = self.met[seat] or bool({"meld", "layoff", "swap"} & set(verbs))
        self.drew[seat] = self.drew[seat] or not self.first
        self.hands[seat], self.table, self.end, self.first = hand, table, end, False
        self.seat = (seat + self.step) % len(self.hands)
        if not self.end and not self.talon and self.turned:
            self.end = "void"

    def result(self):
        """RO-18, as a record has it."""
        left = [sum(map(value, hand)) for hand in self.hands]
        times = 2 if self.end == "hand" and self.options["hand-doubles"] else 1
        winner = next((f"p{seat + 1}" for seat, hand in enumerate(self.hands) if not hand), None)
        return {
            "end": self.end,
            "winner": winner,
            "left": {f"p{seat + 1}": points for seat, points in enumerate(left)},
            "score": {f"p{seat + 1}": -times * points for seat, points in enumerate(left)},
        }


def picked(cards, names):
    """Every way to pick cards of these names, those that differ in their past counted once: (picked, left)."""
    if not names:
        yield [], list(cards)
        return
    tried = set()
    for at, card in enumerate(cards):
        if card[0] == names[0] and card not in tried:
            tried.add(card)
            for chosen, left in picked([*cards[:at], *cards[at + 1 :]], names[1:]):
                yield [card, *chosen], left
    if not tried:
        raise RefusedError("RO-8")
