"""The reasons for moves with cards."""

from collections import Counter

from bot.games.kit.cards import FRENCH
from bot.games.kit.melds.best import best
from bot.games.kit.melds.meld import CARDS
from bot.games.kit.melds.pieces import gather
from bot.games.kit.melds.shapes import additions
from bot.games.meld.rules.reading import kind_of, read_meld
from tests.players.reasons_kit import keeper, only

CHECKS = {"only": only}
true_of = keeper(CHECKS)


def points(cards):
    return sum(FRENCH.card(card).value for card in cards)


@true_of("draw")
def _(facts, match, view, tokens, after):
    return tokens[0].split(" ")[1] == "draw" and len(view.legal) > 1


@true_of("draw-useless")
def _(facts, match, view, tokens, after):
    assert facts["tile"] == view.discards[-1]
    return not any(near(facts["tile"], other) for other in view.hand)


@true_of("out")
def _(facts, match, view, tokens, after):
    return after.rounds[-1].result is not None and after.rounds[-1].result.winner == f"p{view.seat + 1}"


@true_of("meets")
def _(facts, match, view, tokens, after):
    return not view.met[view.seat] and after.view(None).met[view.seat] and facts["points"] >= facts["minimum"]


@true_of("wins-joker")
def _(facts, match, view, tokens, after):
    return any(" swap " in token for token in tokens) and facts["count"] > 0


@true_of("lays")
def _(facts, match, view, tokens, after):
    held = Counter((*view.hand, *(t.split(" ")[2] for t in tokens if " take " in t)))
    discard = tokens[-1].split(" ")[2]
    laid = [
        word for token in tokens for word in token.split(" ")[2:] if token.split(" ")[1] in ("meld", "layoff", "swap")
    ]
    laid = ["JK" if word.startswith("JK") else word for word in laid if word[0] != "m"]
    gone = held - Counter([*left_after(tokens, view, after), discard])
    assert facts["count"] == gone.total()
    assert facts["points"] == points(gone.elements())
    won = any(" swap " in token for token in tokens)
    return won or not Counter([*laid, discard]) - held


@true_of("takes")
def _(facts, match, view, tokens, after):
    return f"take {facts['tile']}" in tokens[0]


def near(card, other):
    first, second = FRENCH.card(card), FRENCH.card(other)
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


@true_of("loose")
def _(facts, match, view, tokens, after):
    left, card = left_after(tokens, view, after), tokens[-1].split(" ")[2]
    said = (facts["tile"], facts["points"]) == (card, points([card]))
    return said and not any(near(card, other) for other in left)


@true_of("loose-dear")
def _(facts, match, view, tokens, after):
    left, card = left_after(tokens, view, after), tokens[-1].split(" ")[2]
    dear = all(points([card]) >= points([other]) for other in left)
    return dear and CHECKS["loose"](facts, match, view, tokens, after)


@true_of("waits")
def _(facts, match, view, tokens, after):
    """There is a turn that meets the minimum; this one lays nothing."""
    assert not view.met[view.seat]
    assert len(view.hand) - 1 <= len(left_after(tokens, view, after)) <= len(view.hand)
    pieces = gather(map(kind_of, (*view.hand, *(token.split(" ")[2] for token in tokens if " take " in token))))
    split = best(pieces, CARDS)
    return view.minimum <= facts["points"] <= split.points


@true_of("keeps")
def _(facts, match, view, tokens, after):
    left, card = left_after(tokens, view, after), tokens[-1].split(" ")[2]
    alone, with_it = (best(gather(map(kind_of, held)), CARDS).points for held in (left, (*left, card)))
    return 0 < facts["points"] == alone == with_it and facts["minimum"] == view.minimum


@true_of("dear")
def _(facts, match, view, tokens, after):
    card = tokens[-1].split(" ")[2]
    return all(points([card]) >= points([other]) for other in left_after(tokens, view, after))


@true_of("loner")
def _(facts, match, view, tokens, after):
    left, card = left_after(tokens, view, after), facts["tile"]
    partners = [sum(near(held, other) for at, other in enumerate(left) if at != n) for n, held in enumerate(left)]
    partners = [count + near(held, card) for count, held in zip(partners, left, strict=True) if held != "JK"]
    return all(sum(near(card, other) for other in left) < count for count in partners)


@true_of("nobody")
def _(facts, match, view, tokens, after):
    public, card = after.view(None), facts["tile"]
    return public.table and not any(
        list(additions(read_meld(lain.cards), gather((kind_of(card),)))) for lain in public.table
    )
