"""Turns of a card game to plan: cards and combinations as texts, the rest where it does no harm."""

import msgspec

from bot.games import match as matches
from bot.games.actions import Action
from bot.games.kit.melds.pieces import gather
from bot.games.match import Match
from bot.games.meld.rules.reading import kind_of, read_meld
from bot.games.meld.rules.turn import MeldTable, OnTable
from tests.play.pages.hands import Hand, labels, piece_buttons

RUN = ("H7", "JK=H8", "H9")
GROUP = ("S2", "D2", "C2")
CARDS = ("S4", "S5", "S6", "HQ", "DQ", "CQ", "CK")


def playing(
    *cards: str,
    game: str = "romi40",
    drawn: str = "D3",
    laid: tuple[tuple[str, ...], ...] = (),
    met: bool = False,
    top: str = "H5",
    drew: bool = True,
) -> Match:
    """The first seat's turn with these cards and combinations, after it drew a card ("": it is still to draw)."""
    match = matches.deal_round(matches.new_match(game, 2), bytes(32)).match
    state = msgspec.structs.replace(
        match.state,
        hands=(gather(map(kind_of, cards)), gather(map(kind_of, ("C8", "D9")))),
        talon=tuple(map(kind_of, (drawn or "D3", "S9", "S10"))),
        at=0,
        pile=(kind_of("C3"), kind_of(top)),
        seat=0,
        turn=None,
        table=MeldTable(OnTable(read_meld(words), 1, -1, ()) for words in laid),
        met=(met, True),
        drew=(drew, True),
    )
    match = msgspec.structs.replace(match, state=state)
    return matches.act(match, Action(0, "draw", (drawn,))).match if drawn else match


def numbered(hand: Hand) -> dict[str, str]:
    """What stands on each card's button, by its handle."""
    return {handle: button.label for handle, button in piece_buttons(hand.parts).items()}


def throw(hand: Hand, handle: str) -> tuple[str, ...]:
    """Pick a card and discard it; answers with what that hands in."""
    hand.tap(handle)
    return hand.click(next(label for label in labels(hand.parts) if label.startswith("Discard ")))


def lay(hand: Hand) -> None:
    """Lay down what is picked."""
    hand.click(next(label for label in labels(hand.parts) if label.startswith("Lay ")))
