"""Positions of a card table for tests: hands and combinations as texts, the rest of the cards where it does no harm."""

import pytest

from bot.games.actions import Action, parse_seat, seat_name
from bot.games.errors import IllegalAction
from bot.games.game import Start
from bot.games.kit.melds.pieces import gather
from bot.games.meld.rules.reading import kind_of, read_meld
from bot.games.meld.rules.romi import JokerMania, Romi40, Romi50, Romi51
from bot.games.meld.rules.state import MeldState
from bot.games.meld.rules.turn import MeldTable, OnTable
from bot.games.options import resolve

GAMES = {game.name: game() for game in (Romi40, Romi50, Romi51, JokerMania)}
PACK = [suit + rank for suit in "SHDC" for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]]


def whole_set(name, seats=2):
    jokers = {"romi40": 2, "romi50": 0, "romi51": 2, "joker-mania": seats}[name]
    return [*PACK, *PACK, *["JK"] * jokers]


def options(name, **given):
    return resolve(GAMES[name].options, {key.replace("_", "-"): value for key, value in given.items()})


def start(name, seats=2, previous=None, **given):
    return Start(options(name, **given), seats, 1 if previous is None else 2, previous)


def table_of(lines):
    """Combinations from `p2: H7 JK=H8 H9` (`p1:` may be left out)."""
    combinations = []
    for line in lines:
        owner, colon, words = line.rpartition(":")
        combinations.append(OnTable(read_meld(tuple(words.split())), parse_seat(owner) if colon else 1, -1, ()))
    return MeldTable(combinations)


def position(
    name="romi40",
    hand="",
    *others,
    table=(),
    pile="C9",
    talon="",
    met="p1 p2 p3 p4",
    drew="p1 p2 p3 p4",
    turned=False,
    step=1,
    empty=False,
):
    """`p1` is to draw, with this hand; others get theirs, or one card. `met` and `drew` name seats.

    `talon` is drawn first; with `empty` there is nothing else in it.
    """
    hands = [hand, *(others or ("",))]
    seats = len(hands)
    lain = table_of(table)
    left = whole_set(name, seats)
    given = [*" ".join(hands).split(), *pile.split(), *talon.split()]
    given += [word.partition("=")[0] for line in table for word in line.rpartition(":")[2].split()]
    for card in given:
        left.remove(card)
    texts = [cards.split() or [left.pop(0)] for cards in hands]
    kinds = tuple(map(kind_of, (*talon.split(), *(() if empty else left))))
    return MeldState(
        preset=GAMES[name].preset,
        step=step,
        dealer=seats - 1,
        hands=tuple(gather(map(kind_of, cards)) for cards in texts),
        talon=kinds,
        at=0,
        pile=tuple(map(kind_of, pile.split())),
        seat=0,
        turn=None,
        table=lain,
        met=tuple(seat_name(seat) in met.split() for seat in range(seats)),
        drew=tuple(seat_name(seat) in drew.split() for seat in range(seats)),
        turned=turned,
        number=9,
        seen_cards=(0,) * seats,
    )


def rules(state):
    return GAMES[state.preset.name]


def do(state, *tokens):
    """Do tokens of `p1` (or of who is named); drawn cards may be `??`."""
    for token in tokens:
        state, _ = apply_token(state, token)
    return state


def apply_token(state, token):
    """Do a token; return the state and the events."""
    text = token if token.startswith(("p1 ", "p2 ", "p3 ", "p4 ", "* ")) else f"p1 {token}"
    return rules(state).apply(state, rules(state).complete(state, Action.parse(text)))


def refused(state, *tokens, code, rule):
    """The last of these tokens is refused for that reason; the facts."""
    state = do(state, *tokens[:-1])
    with pytest.raises(IllegalAction) as caught:
        apply_token(state, tokens[-1])
    assert (caught.value.code, caught.value.rule) == (code, rule)
    return caught.value.facts


def takes(state):
    """Whether the discard is offered."""
    return any(offer.verb == "take" for offer in rules(state).offers(state, state.seat))


def lying(state):
    """The combinations on the table as texts."""
    return [" ".join(lain.cards) for lain in rules(state).view(state, None).table]


def hand(state, seat=0):
    return " ".join(rules(state).view(state, seat).hand)
