"""Why a move is good: whatever is said is true of the move, by what really lies and is held there."""

import random
from collections import Counter

import msgspec
import pytest

from bot.games.actions import Action
from bot.games.cross.domos import Domo
from bot.games.kit.cards import FRENCH
from bot.games.match import act, deal_round, is_open, lapse, new_match
from bot.games.registry import GAMES
from bot.players import choose
from bot.players.reasons import ROOMS, reason

MOVES = 400  # that are looked at in each game
CHECKS = {}
FAMILIES = {
    game.family: [one.name for one in GAMES.values() if one.family == game.family] for game in GAMES.values()
}


def decisions(game, number, seats=None):
    """Positions of random and greedy play with something that a seat in turn can hand in, and the match after it."""
    rng = random.Random(f"{game} {number}")
    rules = GAMES[game]
    options = {option.key: rng.choice(option.values) for option in rules.options}
    match = new_match(game, seats or rng.choice(rules.seats), options)
    while not match.end:
        match = deal_round(match, rng.randbytes(32)).match
        while is_open(match):
            able = [seat for seat in range(match.seats) if match.offers(seat)]
            if not able:
                match = lapse(match).match
                continue
            seat = match.turn if match.turn in able and rng.random() < 0.9 else rng.choice(able)
            view = match.view(seat)
            for kind in ("random", "greedy"):
                tokens = choose(kind, view, rng)
                if not tokens:
                    continue
                after = done(match, tokens)
                if seat == match.turn:
                    yield match, view, tokens, after
            if tokens:
                match = after
    return


def done(match, tokens):
    for token in tokens:
        match = act(match, Action.parse(token)).match
    return match


def told(family, game, number):
    """What is said of the moves of a match, and what it is said of."""
    for match, view, tokens, after in decisions(game, number):
        first = reason(view, tokens)
        assert first == reason(view, tokens)
        for number, found in enumerate(ROOMS[family].reasons(view, tokens)):
            assert number or found == first
            assert found.code in ROOMS[family].CODES
            yield found, match, view, tokens, after


@pytest.mark.parametrize("family", ROOMS)
def test_every_reason_is_true_of_its_move(family):
    counts = Counter()
    for game in FAMILIES[family]:
        for number in range(40):
            for found, match, view, tokens, after in told(family, game, number):
                counts[found.code] += 1
                check = CHECKS[family, found.code]
                assert check(found.facts, match, view, tokens, after), (game, number, found, view, tokens)
                if sum(counts.values()) > MOVES * (len(FAMILIES[family])):
                    break
    assert len(counts) > len(ROOMS[family].CODES) * 0.6, counts


def test_every_family_has_reasons():
    assert set(ROOMS) == {game.family for game in GAMES.values()}


@pytest.mark.parametrize("family", ROOMS)
def test_every_reason_has_a_check(family):
    assert {code for room, code in CHECKS if room == family} == ROOMS[family].CODES


def true_of(family, *codes):
    def keep(check):
        for code in codes:
            CHECKS[family, code] = check
        return check

    return keep


def hand(match, seat):
    return match.view(seat).hand


def alone(view):
    return len(view.legal) + len(view.open) == 1


for one in ROOMS:
    CHECKS[one, "only"] = lambda facts, match, view, tokens, after: alone(view)


# --- a line ---


def open_halves(match):
    view = match.view(None)
    return {view.left, view.right}


def fits(tile, ends):
    return "J" in ends or bool((set(ends) | {"J"}) & set(tile.split("-")))


@true_of("line", "out")
def _(facts, match, view, tokens, after):
    assert len(view.hand) == 1
    return (after.rounds[-1].result is not None) or facts["ends"] == "no"


@true_of("line", "saves-joker")
def _(facts, match, view, tokens, after):
    jokers = [token for token in view.legal if "J" in token.partition("play")[2] or " over " in token]
    return jokers and tokens[0] not in jokers


@true_of("line", "with-joker")
def _(facts, match, view, tokens, after):
    plain = [
        t for t in view.legal if " play " in t and "J" not in t.partition("play")[2] and " over " not in t
    ]
    return not plain


@true_of("line", "nobody")
def _(facts, match, view, tokens, after):
    rest = [hand(after, seat) for seat in range(after.seats)]
    return not any(fits(tile, facts["ends"]) for tiles in rest for tile in tiles)


@true_of("line", "only-you")
def _(facts, match, view, tokens, after):
    others = [tile for seat in range(after.seats) if seat != view.seat for tile in hand(after, seat)]
    return not any(fits(tile, facts["ends"]) for tile in others) and any(
        fits(tile, facts["ends"]) for tile in hand(after, view.seat)
    )


@true_of("line", "blocks")
def _(facts, match, view, tokens, after):
    if after.rounds[-1].result is not None:
        return True
    return after.turn == facts["against"] and after.view(after.turn).legal == (f"p{after.turn + 1} pass",)


@true_of("line", "few")
def _(facts, match, view, tokens, after):
    others = [tile for seat in range(after.seats) if seat != view.seat for tile in hand(after, seat)]
    return {tile for tile in others if fits(tile, facts["ends"])} <= set(facts["tiles"])


@true_of("line", "keeps", "dear-keeps")
def _(facts, match, view, tokens, after):
    rest = list(view.hand)
    rest.remove(tokens[0].split(" ")[2])
    if after.rounds[-1].result is None:
        assert sum(fits(tile, open_halves(after)) for tile in rest) == facts["count"]
    return len(rest) == facts["others"] >= facts["count"] > 0


@true_of("line", "dear")
def _(facts, match, view, tokens, after):
    pips = {tile: sum(map(int, tile.split("-"))) for tile in view.hand}
    return pips[tokens[0].split(" ")[2]] == max(pips.values()) == facts["pips"] > 0


@true_of("line", "double")
def _(facts, match, view, tokens, after):
    return len(set(tokens[0].split(" ")[2].split("-"))) == 1


@true_of("line", "left")
def _(facts, match, view, tokens, after):
    return facts["count"] == len(view.hand) - 1


# --- a cross ---


@true_of("cross", "out")
def _(facts, match, view, tokens, after):
    return len(view.hand) == 1


@true_of("cross", "hits")
def _(facts, match, view, tokens, after):
    seat = facts["against"]
    assert view.sizes[seat] == facts["count"]
    if after.rounds[-1].result is not None or facts["what"] == "four":
        return after.turn in (seat, None)
    new = after.rounds[-1].actions[len(match.rounds[-1].actions) + 1 :]
    return any(token.startswith(f"p{seat + 1} ") for token in new)


@true_of("cross", "keeps", "dear-keeps")
def _(facts, match, view, tokens, after):
    left = list(view.hand)
    left.remove(tokens[0].split(" ")[2])
    state = after.state
    if after.rounds[-1].result is None and facts["count"] != sum(
        bool(state.table.joins((Domo(t),))) for t in left
    ):
        return False
    return 0 < facts["count"] <= facts["others"] == len(left)


@true_of("cross", "dear")
def _(facts, match, view, tokens, after):
    plays = {token.split(" ")[2] for token in view.legal if " play " in token}
    points = Domo(tokens[0].split(" ")[2]).points
    return points == facts["points"] == max(Domo(tile).points for tile in plays)


@true_of("cross", "saves-joker")
def _(facts, match, view, tokens, after):
    played = Domo(tokens[0].split(" ")[2]) if " play " in tokens[0] else None
    return any(Domo(tile).joker for tile in view.hand) and (played is None or not played.joker)


@true_of("cross", "keep-joker")
def _(facts, match, view, tokens, after):
    return Domo(view.drawn).joker


@true_of("cross", "keep")
def _(facts, match, view, tokens, after):
    return view.drawn in hand(after, view.seat)


@true_of("cross", "closes")
def _(facts, match, view, tokens, after):
    street = "NESW".index(tokens[0].split(" ")[3])
    return after.state.table.end(street).closed


@true_of("cross", "left")
def _(facts, match, view, tokens, after):
    return facts["count"] == len(view.hand) - 1


@true_of("cross", "uno", "catch", "challenge")
def _(facts, match, view, tokens, after):
    return tokens[0].split(" ")[1] in ("uno", "catch", "challenge")


@true_of("cross", "forced", "innocent")
def _(facts, match, view, tokens, after):
    return tokens[0].split(" ")[1] == "forced"


@true_of("cross", "return")
def _(facts, match, view, tokens, after):
    return facts["points"] == max(Domo(tile).points for tile in view.hand)


@true_of("cross", "loner")
def _(facts, match, view, tokens, after):
    return 0 <= facts["count"] <= facts["others"] == len(view.hand) - 1


# --- cards ---


def points(cards):
    return sum(FRENCH.card(card).value for card in cards)


@true_of("meld", "draw")
def _(facts, match, view, tokens, after):
    return tokens[0].split(" ")[1] == "draw" and len(view.legal) > 1


@true_of("meld", "draw-unusable")
def _(facts, match, view, tokens, after):
    return facts["tile"] == view.discards[-1] and not view.free


@true_of("meld", "out")
def _(facts, match, view, tokens, after):
    return after.rounds[-1].result is not None and after.rounds[-1].result.winner == f"p{view.seat + 1}"


@true_of("meld", "meets")
def _(facts, match, view, tokens, after):
    return not view.met[view.seat] and after.view(None).met[view.seat] and facts["points"] >= facts["minimum"]


@true_of("meld", "wins-joker")
def _(facts, match, view, tokens, after):
    return any(" swap " in token for token in tokens) and facts["count"] > 0


@true_of("meld", "lays")
def _(facts, match, view, tokens, after):
    held = Counter((*view.hand, *(t.split(" ")[2] for t in tokens if " take " in t)))
    discard = tokens[-1].split(" ")[2]
    laid = [
        word
        for token in tokens
        for word in token.split(" ")[2:]
        if token.split(" ")[1] in ("meld", "layoff", "swap")
    ]
    laid = ["JK" if word.startswith("JK") else word for word in laid if word[0] != "m"]
    assert facts["count"] == len(laid)
    assert facts["points"] == points([card for card in laid if card != "JK"])
    won = any(" swap " in token for token in tokens)
    return won or not Counter([*laid, discard]) - held


@true_of("meld", "takes")
def _(facts, match, view, tokens, after):
    return f"take {facts['tile']}" in tokens[0]


def near(one, other):
    first, second = FRENCH.card(one), FRENCH.card(other)
    if first.joker or second.joker:
        return True
    if first == second:
        return False
    if first.rank == second.rank:
        return True
    apart = abs(first.index - second.index)
    ace = "A" in (first.rank, second.rank)  # it lies above the king, too
    return first.suit == second.suit and (apart <= 2 or (ace and apart >= 11))


def left_after(tokens, view, after):
    return after.view(view.seat).hand or ()


@true_of("meld", "loose")
def _(facts, match, view, tokens, after):
    left, card = left_after(tokens, view, after), tokens[-1].split(" ")[2]
    said = (facts["tile"], facts["points"]) == (card, points([card]))
    return said and not any(near(card, other) for other in left)


@true_of("meld", "loose-dear")
def _(facts, match, view, tokens, after):
    left, card = left_after(tokens, view, after), tokens[-1].split(" ")[2]
    dear = all(points([card]) >= points([other]) for other in left)
    return dear and CHECKS["meld", "loose"](facts, match, view, tokens, after)


@true_of("meld", "keeps")
def _(facts, match, view, tokens, after):
    return facts["points"] > 0 and facts["minimum"] == view.minimum


@true_of("meld", "dear")
def _(facts, match, view, tokens, after):
    card = tokens[-1].split(" ")[2]
    return all(points([card]) >= points([other]) for other in left_after(tokens, view, after))


@true_of("meld", "loner")
def _(facts, match, view, tokens, after):
    left, card = left_after(tokens, view, after), facts["tile"]
    partners = [
        sum(near(one, other) for at, other in enumerate(left) if at != n) for n, one in enumerate(left)
    ]
    partners = [count + near(one, card) for count, one in zip(partners, left, strict=True) if one != "JK"]
    return all(sum(near(card, other) for other in left) < count for count in partners)


@true_of("meld", "nobody")
def _(facts, match, view, tokens, after):
    from bot.games.kit.melds import CARDS, gather, grown
    from bot.games.meld.reading import kind_of, read_meld

    public, card = after.view(None), facts["tile"]
    return public.table and not any(
        grown(read_meld(one.cards), gather((kind_of(card),)), CARDS) for one in public.table
    )


@true_of("meld", "left")
def _(facts, match, view, tokens, after):
    return facts["count"] == len(left_after(tokens, view, after))


# --- tiles on a rack ---


@true_of("rack", "out")
def _(facts, match, view, tokens, after):
    return after.rounds[-1].result.winner == f"p{view.seat + 1}" and after.view(None).kind == facts["kind"]


@true_of("rack", "takes")
def _(facts, match, view, tokens, after):
    from bot.games.rack.progress import progress

    now = {one.kind: one.have for one in progress(view)}
    then = {one.kind: one.have for one in progress(after.view(view.seat))}
    return now[facts["kind"]] < then[facts["kind"]] == facts["count"]


@true_of("rack", "draw")
def _(facts, match, view, tokens, after):
    return tokens[0].split(" ")[1] in ("draw", "take")


@true_of("rack", "draw-useless")
def _(facts, match, view, tokens, after):
    from bot.games.rack.progress import progress

    with_it = msgspec.structs.replace(view, hand=(*view.hand, facts["tile"]))
    return [one.have for one in progress(view)] == [one.have for one in progress(with_it)]


@true_of("rack", "keeps")
def _(facts, match, view, tokens, after):
    from bot.games.rack.progress import progress

    then = {
        one.kind: one.have for one in progress(msgspec.structs.replace(view, hand=hand(after, view.seat)))
    }
    return then[facts["kind"]] == facts["count"]


@true_of("rack", "chances")
def _(facts, match, view, tokens, after):
    from bot.games.rack.progress import progress
    from bot.games.rack.tiles import WHOLE_SET

    seen = [*view.hand, *(tile for tiles in view.discards for tile in tiles), view.turned]
    held = hand(after, view.seat)

    def nearness(*more):
        there = msgspec.structs.replace(view, hand=(*held, *more))
        return {one.kind: (one.have / one.need, one.have) for one in progress(there)}

    unseen = [tile.text for tile in WHOLE_SET]
    for tile in filter(None, seen):
        unseen.remove(tile)
    then = {tile: nearness(tile) for tile in set(unseen)}
    now = nearness()
    return facts["count"] in {
        sum(then[tile][kind][1] > have for tile in unseen) for kind, (_, have) in now.items()
    }
