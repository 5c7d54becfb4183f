"""The reasons for moves with tiles on a rack."""

import msgspec

from bot.games.kit.melds.best import most_points
from bot.games.kit.melds.meld import TILES as MELDS
from bot.games.kit.melds.pieces import JOKER, gather
from bot.games.rack.rules.deal import TILES
from bot.games.rack.rules.view import jokers_of, progress
from tests.players.reasons_kit import hand, keeper, only

CHECKS = {"only": only}
true_of = keeper(CHECKS)


@true_of("out")
def _(facts, match, view, tokens, after):
    return after.rounds[-1].result.winner == f"p{view.seat + 1}" and after.view(None).kind == facts["kind"]


@true_of("takes")
def _(facts, match, view, tokens, after):
    now = {way.kind: way.have for way in progress(view)}
    then = {way.kind: way.have for way in progress(after.view(view.seat))}
    return now[facts["kind"]] < then[facts["kind"]] == facts["count"]


@true_of("draw")
def _(facts, match, view, tokens, after):
    return tokens[0].split(" ")[1] == "draw"


@true_of("goes")
def _(facts, match, view, tokens, after):
    """It lies with another tile of the hand, and perhaps a joker, in some run or group."""
    assert tokens[0] == f"p{view.seat + 1} take {facts['tile']}"
    jokers = jokers_of(view)
    if TILES.card(facts["tile"]) in jokers.kinds:
        return True
    taken = jokers.natural(TILES.card(facts["tile"])).index
    others = [jokers.natural(tile).index for tile in map(TILES.card, view.hand) if tile not in jokers.kinds]
    return any(most_points(gather((taken, other, JOKER)), MELDS) == 3 for other in others)


@true_of("draw-useless")
def _(facts, match, view, tokens, after):
    with_it = msgspec.structs.replace(view, hand=(*view.hand, facts["tile"]))
    return [way.have for way in progress(view)] == [way.have for way in progress(with_it)]


@true_of("keeps")
def _(facts, match, view, tokens, after):
    then = {way.kind: way.have for way in progress(msgspec.structs.replace(view, hand=hand(after, view.seat)))}
    return then[facts["kind"]] == facts["count"]


@true_of("chances")
def _(facts, match, view, tokens, after):
    from bot.games.rack.rules.deal import WHOLE_SET
    from bot.games.rack.rules.view import progress

    seen = [*view.hand, *(tile for tiles in view.discards for tile in tiles), view.turned]
    held = hand(after, view.seat)

    def nearness(*more):
        there = msgspec.structs.replace(view, hand=(*held, *more))
        return {way.kind: (way.have / way.need, way.have) for way in progress(there)}

    unseen = [tile.text for tile in WHOLE_SET]
    for tile in filter(None, seen):
        unseen.remove(tile)
    then = {tile: nearness(tile) for tile in set(unseen)}
    now = nearness()
    return facts["count"] in {sum(then[tile][kind][1] > have for tile in unseen) for kind, (_, have) in now.items()}
