"""Positions of the Römi games for their rule tests."""

import msgspec

from bot.games.actions import Action
from bot.games.kit.melds import gather
from bot.games.kit.turns import next_seat
from bot.games.meld.reading import kind_of, read_meld
from bot.games.meld.state import opening
from bot.games.meld.turn import OnTable
from bot.games.romi import JokerMania, Romi40, Romi50, Romi51
from tests.games.rules_kit import refused, start

R40, R50, R51, MANIA = Romi40(), Romi50(), Romi51(), JokerMania()
GAMES = (R40, R50, R51, MANIA)
PACK = tuple(
    suit + rank
    for suit in "SHDC"
    for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
)


def cards(text):
    return tuple(map(kind_of, text.split()))


def at_turn(
    hand,
    table="",
    *,
    game=R40,
    other="C2 C7 CJ",
    talon="C3 C5 C8",
    pile="D2 D9",
    met=False,
    drew=True,
    turned=False,
):
    """Two seats, p1 is to draw; the table as `S4 S5 S6 / H9 D9 C9`, all of it p2's."""
    hands = tuple(gather(cards(text)) for text in (hand, other))
    state = opening(game.preset, 1, 1, hands, cards(talon))
    there = [read_meld(tuple(text.split())) for text in table.split(" / ") if text]
    return msgspec.structs.replace(
        state,
        turn=None,
        pile=cards(pile),
        table=tuple(OnTable(meld, 1, 0, ()) for meld in there),
        met=(met, True),
        drew=(drew, True),
        turned=turned,
        number=9,
    )


def played(game, position, *words, seat="p1"):
    """The position after a seat's tokens; `draw` names the card by itself."""
    for text in words:
        action = game.complete(position, Action.parse(f"{seat} {text}"))
        position, _ = game.apply(position, action)
    return position


def fails(game, position, *words, because):
    """All tokens but the last are taken; the last is refused with that code and rule (`code RO-1`)."""
    code, rule = because.split()
    return refused(game, played(game, position, *words[:-1]), f"p1 {words[-1]}", code, rule)


def deal_of(game, hands, dealer=None, stock="", **options):
    """A deal with these hands, filled up from what is left (Joker-mánia: each with its joker); `stock` is on top."""
    seats = len(hands)
    dealer = seats - 1 if dealer is None else dealer
    jokers = seats if game is MANIA else game.preset.jokers
    rest = [*PACK, *PACK, *["JK"] * jokers]
    given = [text.split() for text in (*hands, stock)]
    if game is MANIA:
        given = [["JK", *hand] for hand in given[:-1]] + given[-1:]
    for card in (card for cards in given for card in cards):
        rest.remove(card)
    starter = next_seat(dealer, seats, -1 if options.get("direction") == "right" else 1)
    for seat, hand in enumerate(given[:-1]):
        while len(hand) < 14 + (seat == starter):
            hand.append(rest.pop(0))
    named = {f"p{seat + 1}": hand for seat, hand in enumerate(given[:-1])}
    return {"hands": named, "stock": [*given[-1], *rest]}


def begun(game, hands, dealer=None, stock="", **options):
    """The first state of that deal; the dealer is the last seat unless named."""
    seats = len(hands)
    deal = deal_of(game, hands, dealer, stock, **options)
    return game.begin(start(game, seats, **options), seats - 1 if dealer is None else dealer, deal)
