"""The reasons for moves on a cross."""

from bot.games.actions import Action
from bot.games.cross.rules.cross import Domo
from bot.games.match import act
from tests.players.reasons_kit import hand, keeper

CHECKS = {}
true_of = keeper(CHECKS)


@true_of("only")
def _(facts, match, view, tokens, after):
    """One thing, if need be on several streets that are open with the same; or a challenge without hope."""
    challenges = [token for token in view.legal if " challenge" in token]
    if challenges:
        lost = act(match, Action.parse(challenges[0])).match
        return len(view.legal) == 2 and lost.view(view.seat).sizes[view.seat] > view.sizes[view.seat]
    words = [token.split(" ") for token in view.legal]
    ends = {view.ends["NESW".index(word[3])] for word in words if word[1] == "play"}
    return len({(word[1], *word[2:3], *word[4:]) for word in words}) == 1 and len(ends) < 2


@true_of("out")
def _(facts, match, view, tokens, after):
    return len(view.hand) == 1


@true_of("hits")
def _(facts, match, view, tokens, after):
    seat = facts["against"]
    assert view.sizes[seat] == facts["count"]
    if after.rounds[-1].result is not None or facts["what"] == "four":
        return after.turn in (seat, None)
    new = after.rounds[-1].actions[len(match.rounds[-1].actions) + 1 :]
    return any(token.startswith(f"p{seat + 1} ") for token in new)


@true_of("keeps", "dear-keeps")
def _(facts, match, view, tokens, after):
    left = list(view.hand)
    left.remove(tokens[0].split(" ")[2])
    state = after.state
    if after.rounds[-1].result is None and facts["count"] != sum(bool(state.table.joins((Domo(t),))) for t in left):
        return False
    return 0 < facts["count"] <= facts["others"] == len(left)


@true_of("dear")
def _(facts, match, view, tokens, after):
    plays = {Domo(token.split(" ")[2]).points for token in view.legal if " play " in token}
    points = Domo(tokens[0].split(" ")[2]).points
    return min(plays) < points == facts["points"] == max(plays)


@true_of("saves-joker")
def _(facts, match, view, tokens, after):
    played = Domo(tokens[0].split(" ")[2]) if " play " in tokens[0] else None
    return any(Domo(tile).joker for tile in view.hand) and (played is None or not played.joker)


@true_of("keep-joker")
def _(facts, match, view, tokens, after):
    return Domo(view.drawn).joker


@true_of("keep")
def _(facts, match, view, tokens, after):
    return view.drawn in hand(after, view.seat)


@true_of("closes")
def _(facts, match, view, tokens, after):
    street = "NESW".index(tokens[0].split(" ")[3])
    return after.state.table.end(street).closed


@true_of("left")
def _(facts, match, view, tokens, after):
    return facts["count"] == len(view.hand) - 1 and any(" play " not in token for token in view.legal)


@true_of("uno", "catch", "challenge")
def _(facts, match, view, tokens, after):
    return tokens[0].split(" ")[1] in ("uno", "catch", "challenge")


@true_of("forced")
def _(facts, match, view, tokens, after):
    return tokens[0].split(" ")[1] == "forced" and len(view.legal) == 2


@true_of("return")
def _(facts, match, view, tokens, after):
    return facts["points"] == max(Domo(tile).points for tile in view.hand)


@true_of("loner")
def _(facts, match, view, tokens, after):
    return 0 <= facts["count"] <= facts["others"] == len(view.hand) - 1
