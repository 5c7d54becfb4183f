"""The rooms of the toy's family on the upper floors, and a fixture that opens them."""

import io
import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import ClassVar

import pytest
from PIL import Image

from bot import locales
from bot.games.actions import Action, seat_name
from bot.games.offers import Open, Place
from bot.games.registry import GAMES
from bot.games.rooms.selection import Selection, bare, handles
from bot.games.text.reader import Reader
from bot.play.registry import ROOMS
from bot.players.registry import MINDS, Mind
from rendering import registry as drawing
from tests.locales.loaded import forget
from tests.toy.picking import PickingRoom, offers_of
from tests.toy.rules import THREE, Toy, ToyView

TEXTS = """
game-toy = Toy
about-toy = Lay three.
rules-toy = Lay three.
    .alt = Three pieces.
rule-TO-1 = Lay three.
panel-toy-list = Discard, and end the turn…
panel-group =
    { $count ->
        [0] { $number }\\. { $what }
       *[other] { $number }\\. { $what }: { $list }
    }
"""


class ToyRoom(PickingRoom[ToyView]):
    """All that a family has to say so that several of its pieces can be chosen."""

    staged = frozenset(("take", "lay", "add"))
    list_hint = "panel-toy-list"

    def subject(self, action: Action) -> str:
        return action.args[0] if action.verb == "discard" else ""

    def hands_in(self, action: Action) -> bool:
        return action.verb != "draw"

    def alone(self, action: Action, view: ToyView, reader: Reader) -> str:
        return "Draw" if action.verb == "draw" else f"{action.verb.capitalize()} {action.args[0]}"

    def pieces(self, view: ToyView, selection: Selection) -> tuple[str, ...]:
        return (*(view.hand or ()), *(offer[1] for offer in offers_of(selection) if offer[0] == "take"))

    def opens(self, view: ToyView, selection: Selection) -> tuple[Open, ...]:
        """Whoever is going to take may lay then; the rules offer that only afterwards."""
        if ("take", view.top) not in offers_of(selection):
            return view.open
        pieces = self.pieces(view, selection)
        return (Open(view.seat or 0, "lay", (), (Place(pieces, THREE, THREE),)),)

    def actions(self, view: ToyView, legal: Sequence[str], selection: Selection) -> tuple[Action, ...]:
        if ("take", view.top) not in offers_of(selection):
            return super().actions(view, legal, selection)
        free = (bare(handle) for handle in handles(self.pieces(view, selection)) if handle not in selection.taken)
        draws = tuple(action for action in super().actions(view, legal, selection) if action.verb == "draw")
        return (*draws, *(Action(view.seat or 0, "discard", (piece,)) for piece in dict.fromkeys(free)))

    def listed(self, actions):
        return tuple(action for action in actions if action.verb == "discard")

    def offer_text(self, offer: tuple[str, ...], view: ToyView, reader: Reader) -> str:
        return {"lay": "Lay", "drop": "Drop two", "take": f"Take {offer[-1]}"}.get(offer[0], f"Add to {offer[-1]}")

    def problem(self, selection: Selection, view: ToyView, reader: Reader) -> str:
        broken = [group for group in selection.groups if group.offer == ("lay",) and len(group.pieces) != THREE]
        return "Three belong together." if broken else ""


def suggest(view: ToyView) -> tuple[str, ...]:
    """Draw; then lay the first three, and discard the next."""
    if view.legal[0].endswith("draw ??"):
        return view.legal[:1]
    seat, hand = seat_name(view.seat or 0), view.hand or ()
    if len(hand) <= THREE:
        return (f"{seat} discard {hand[0]}",)
    return (" ".join((seat, "lay", *hand[:THREE])), f"{seat} discard {hand[THREE]}")


def choose(kind: str, view: ToyView, rng: random.Random) -> tuple[str, ...]:
    return suggest(view)


class ToyCanvas:
    """A picture of which nothing matters but that other texts have other bytes."""

    width = height = 1

    def __init__(self, text: str) -> None:
        self.text = text

    def grow(self, width: int, height: int) -> None:
        pass

    def cut(self, height: int) -> None:
        pass

    def lay(self, other: "ToyCanvas", x: int, y: int) -> None:
        self.text += other.text

    def png(self) -> bytes:
        picture, file = Image.frombytes("L", (max(1, len(self.text)), 1), self.text.encode() or b"-"), io.BytesIO()
        picture.save(file, "PNG")
        return file.getvalue()


class ToyDrawing:
    """Pictures in which other hands have other bytes."""

    views = ToyView
    sets: ClassVar = {"toy": SimpleNamespace(name="toy")}

    def lay_hand(self, view: ToyView, words, theme: str, order, plan, *, alone: bool = True) -> ToyCanvas:
        return ToyCanvas(f"{''.join(order)}{plan}")

    def lay_table(self, view: ToyView, *_, **__) -> ToyCanvas:
        return ToyCanvas(str(view.table))


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch):
    """The toy is a game like any other while a test runs."""
    real = locales.source
    monkeypatch.setattr(locales, "source", lambda language: {**real(language), "toy.ftl": TEXTS})
    forget()
    monkeypatch.setitem(GAMES, "toy", Toy())
    monkeypatch.setitem(ROOMS, "toy", ToyRoom())
    monkeypatch.setitem(MINDS, "toy", Mind(SimpleNamespace(suggest=suggest, choose=choose)))
    monkeypatch.setitem(drawing._BY_GAME, "toy", ToyDrawing())
    yield GAMES["toy"]
    forget()
