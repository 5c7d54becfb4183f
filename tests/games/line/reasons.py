"""The reasons for moves on a line."""

from tests.players.reasons_kit import hand, keeper

CHECKS = {}
true_of = keeper(CHECKS)


def open_halves(match):
    view = match.view(None)
    return {view.left, view.right}


def fits(tile, ends):
    return "J" in ends or bool((set(ends) | {"J"}) & set(tile.split("-")))


@true_of("only")
def _(facts, match, view, tokens, after):
    """One thing, or the same tile at two ends that are open with the same."""
    said = {token.replace(" left", "").replace(" right", "") for token in view.legal}
    return len(said) == 1 and (len(view.legal) == 1 or view.left == view.right)


@true_of("out")
def _(facts, match, view, tokens, after):
    assert len(view.hand) == 1
    return (after.rounds[-1].result is not None) or facts["ends"] == "no"


@true_of("saves-joker")
def _(facts, match, view, tokens, after):
    jokers = [token for token in view.legal if "J" in token.partition("play")[2] or " over " in token]
    return jokers and tokens[0] not in jokers


@true_of("with-joker")
def _(facts, match, view, tokens, after):
    plain = [t for t in view.legal if " play " in t and "J" not in t.partition("play")[2] and " over " not in t]
    others = {token.split(" ")[1] for token in view.legal} - {"play"}
    return not plain and others <= {facts["rest"]}


@true_of("nobody")
def _(facts, match, view, tokens, after):
    rest = [hand(after, seat) for seat in range(after.seats)]
    return not any(fits(tile, facts["ends"]) for tiles in rest for tile in tiles)


@true_of("only-you")
def _(facts, match, view, tokens, after):
    others = [tile for seat in range(after.seats) if seat != view.seat for tile in hand(after, seat)]
    return not any(fits(tile, facts["ends"]) for tile in others) and any(
        fits(tile, facts["ends"]) for tile in hand(after, view.seat)
    )


@true_of("blocks")
def _(facts, match, view, tokens, after):
    if after.rounds[-1].result is not None:
        return True
    return after.turn == facts["against"] and after.view(after.turn).legal == (f"p{after.turn + 1} pass",)


@true_of("few")
def _(facts, match, view, tokens, after):
    others = [tile for seat in range(after.seats) if seat != view.seat for tile in hand(after, seat)]
    return {tile for tile in others if fits(tile, open_halves(after))} <= set(facts["tiles"])


@true_of("keeps", "dear-keeps")
def _(facts, match, view, tokens, after):
    rest = list(view.hand)
    rest.remove(tokens[0].split(" ")[2])
    if after.rounds[-1].result is None:
        assert sum(fits(tile, open_halves(after)) for tile in rest) == facts["count"]
    return len(rest) == facts["others"] >= facts["count"] > 0


@true_of("dear")
def _(facts, match, view, tokens, after):
    pips = {tile: sum(map(int, tile.split("-"))) for tile in view.hand}
    plays = [pips[token.split(" ")[2]] for token in view.legal if " play " in token]
    return min(plays) < pips[tokens[0].split(" ")[2]] == max(pips.values()) == facts["pips"]


@true_of("double")
def _(facts, match, view, tokens, after):
    return len(set(tokens[0].split(" ")[2].split("-"))) == 1


@true_of("left")
def _(facts, match, view, tokens, after):
    return facts["count"] == len(view.hand) - 1 and any(" play " not in token for token in view.legal)
