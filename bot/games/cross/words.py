"""The cross of UNO Dominos: a domo at one of four streets, calls and catches, a challenge, the exchange."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

import msgspec

from bot.games.actions import Action, Draw, Move, Pass, seat_name
from bot.games.cross.rules.cross import NAMES
from bot.games.cross.rules.moves import (
    CallUno,
    Catch,
    Challenge,
    CrossView,
    Forced,
    GiveBack,
    Heap,
    Keep,
    Penalty,
    PlayDomo,
    Skipped,
    StartCross,
    TakeDomo,
    effect,
    may_be_guilty,
    read,
)
from bot.games.events import Event, EventData
from bot.games.rooms.frame import Frame
from bot.games.rooms.room import CallButton, Room
from bot.games.rooms.selection import Selection, bare
from bot.games.text.naming import HalfNamer, Namer, Naming, with_next
from bot.games.text.reader import Reader
from bot.parts.parts import Button, Style

NUMBER = "number"
_VALUES = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "D2", "RV", "SK", "DE", "W", "W4")
_SYMBOLS = ("D2", "RV", "SK", "DE", "W", "W4")
_COLOURS = "RGYB"
# The streets by where they set out: signs that no language changes, drawn as shapes in pictures.
ARROWS: Mapping[str, str] = dict(zip(NAMES, "↑→↓←", strict=True))
_STYLES: Mapping[type, Style] = {Challenge: "danger", Catch: "danger", Keep: "secondary", GiveBack: "secondary"}
_LABELS: Mapping[type, str] = {
    Pass: "panel-pass",
    Draw: "panel-draw",
    Keep: "panel-keep",
    Challenge: "panel-challenge",
    CallUno: "panel-uno",
    Catch: "panel-catch",
}


class DomoNamer(HalfNamer):
    """Colours and symbols."""

    noun: ClassVar[str] = "dominoes"

    def half(self, half: str, naming: Naming) -> str:
        """Return `red 7`, `green Skip`, `Dead End`."""
        if half in _SYMBOLS:
            return naming.t(f"domo-{half}")
        tint, value = half[:1], half[1:]
        if not tint or tint not in _COLOURS or not value:
            return half
        if value in _SYMBOLS:
            return naming.t(f"domo-{tint}-symbol", symbol=naming.t(f"domo-{value}"))
        return naming.t(f"domo-{tint}", number=int(value)) if value.isdecimal() else half

    def piece(self, piece: str, naming: Naming) -> str:
        """Return a domo with its colour once if both halves have it: `red 3–7`."""
        first, dash, second = piece.partition("-")
        if not dash or first[:1] not in _COLOURS or second[:1] != first[:1]:
            return super().piece(piece, naming)
        return naming.t(
            "tile-two",
            first=naming.half(first),
            second=naming.t(f"domo-{second[1:]}") if second[1:] in _SYMBOLS else second[1:],
        )


class CrossFamily(Room[CrossView]):
    """UNO Dominos."""

    orders: ClassVar[tuple[str, ...]] = ("", NUMBER)
    namers: ClassVar[Mapping[str, Namer]] = {"domos": DomoNamer()}
    reader: ClassVar[Callable[[Action], Move]] = staticmethod(read)
    moves: ClassVar[Mapping[type[Move], str]] = {
        PlayDomo: "play",
        Pass: "pass",
        Draw: "draw",
        StartCross: "open",
        TakeDomo: "take",
        GiveBack: "return",
        Heap: "heap",
        Keep: "keep",
        Forced: "forced",
        Penalty: "penalty",
        Skipped: "skipped",
        Challenge: "challenge-innocent",
        CallUno: "uno",
        Catch: "catch",
    }
    more_moves: ClassVar[tuple[str, ...]] = ("challenge-guilty",)
    supplied: ClassVar[Mapping[str, str | int]] = {"symbol": "", "street": ""}
    apart: ClassVar[frozenset[str]] = frozenset(
        ("take", "challenge-guilty", "challenge-innocent", "catch", "skipped", "forced", "penalty")
    )
    opening: ClassVar[frozenset[str]] = frozenset(("draw", "take"))
    piece_verbs: ClassVar[tuple[str, ...]] = ("play", "return", "open")
    place_names: ClassVar[Mapping[str, str]] = ARROWS
    picture_words: ClassVar[Mapping[str, str]] = {"last_one": "picture-last-one"}
    lasting: ClassVar[frozenset[str]] = frozenset(("shown",))  # what a challenge has shown
    suffered: ClassVar[frozenset[str]] = frozenset(("skipped", "forced", "penalty"))

    # --- moves and events ---

    def move(self, move: Move) -> tuple[str, Mapping[str, EventData | None]]:
        """Return name and words of a move: streets by their names, players by their seats, a challenge's verdict."""
        name, facts = super().move(move)
        if isinstance(move, PlayDomo):
            facts = {"tile": move.tile, "side": NAMES[move.street], "uno": int(move.uno)}
        elif isinstance(move, Challenge):
            name, facts = ("challenge-guilty" if move.guilty else name), {}
        elif isinstance(move, TakeDomo):
            facts = {"player": seat_name(move.victim), "tile": move.tile}
        elif isinstance(move, Catch):
            facts = {"player": seat_name(move.seat)}
        elif isinstance(move, Forced | Penalty | Heap):
            facts = {"tiles": move.tiles, "count": len(move.tiles or ())}
        return name, facts

    def besides(self, facts: Mapping[str, object]) -> Mapping[str, str]:
        """Return the arrow of the street that they name."""
        return {"street": ARROWS.get(str(facts["side"]), "")} if "side" in facts else {}

    def retold(self, events: Iterable[Event]) -> Iterator[Event]:
        """Yield the events: a play and its call apart; a forced draw with the symbol that the domo before says.

        A domo that is drawn and laid at once is named once.
        """
        symbol = ""
        for event, following in with_next(events):
            tile = event.data.get("tile")
            laid = following is not None and following.code in ("play", "open") and event.seat == following.seat
            if event.code == "draw" and following is not None and laid and tile == following.data["tile"]:
                event = Event(event.code, event.seat, {"tile": ""})
            if event.code == "play" and isinstance(tile, str):
                symbol = "W4" if "W4" in tile else "D2" if "D2" in tile else ""
            if event.code == "forced":
                event = Event(event.code, event.seat, {**event.data, "symbol": symbol}, event.to)
            if event.code == "play" and event.data.get("uno"):
                yield Event(event.code, event.seat, {**event.data, "uno": 0})
                event = Event("uno", event.seat)
            yield event

    # --- choosing ---

    def alone(self, action: Action, view: CrossView, reader: Reader) -> str:
        """Return `red 3–7 · ↑`, `Draw`, `Take four`, `Catch!`."""
        move, naming = self.read(action), self.naming(view.game, reader)
        match move:
            case PlayDomo():
                street = ARROWS[NAMES[move.street]]
                return reader.t("panel-at", tile=naming.piece(move.tile), street=street, uno=_yes(move.uno))
            case GiveBack():
                return reader.t("panel-give-back", tile=naming.piece(move.tile))
            case StartCross():
                return naming.piece(move.tile)
            case Forced():
                return reader.t("panel-forced", count=len(action.args))
        return reader.t(_LABELS[type(move)]) if type(move) in _LABELS else super().alone(action, view, reader)

    def among(self, action: Action, view: CrossView, reader: Reader) -> str:
        """Return the street, and the half that joins what lies there, of a double what lies there: `↑ red 3`."""
        move = self.read(action)
        if not isinstance(move, PlayDomo):
            return self.alone(action, view, reader)
        return reader.t("panel-street", **self._street(move, view, reader))

    def called_longer(self, action: Action, view: CrossView, reader: Reader) -> str:
        """Return the domo, the street, and which half joins what lies there: `red 3–7 · ↑ · red 3 to red 7`."""
        move = self.read(action)
        if not isinstance(move, PlayDomo):
            return self.alone(action, view, reader)
        piece = self.naming(view.game, reader).piece(move.tile)
        how = reader.t("deed-street", **self._street(move, view, reader), uno=_yes(move.uno))
        return reader.t("deed-among", what=piece, how=how)

    def _street(self, move: PlayDomo, view: CrossView, reader: Reader) -> Mapping[str, str]:
        naming = self.naming(view.game, reader)
        first, _, second = move.tile.partition("-")
        return {
            "street": ARROWS[NAMES[move.street]],
            "end": naming.half(view.ends[move.street]) if move.street < len(view.ends) else "",
            "half": "" if first == second else naming.half(move.half),
            "double": _yes(first == second),
        }

    def question(self, piece: str, view: CrossView, reader: Reader) -> str:
        """Ask for the street, and the half."""
        return reader.t("panel-which-street", tile=self.naming(view.game, reader, marked=True).piece(piece))

    def ask(self, view: CrossView, reader: Reader, selection: Selection) -> str:
        """Return what the moment asks for: the exchange, a domo just drawn, a Joker Draw 4, a call out of turn."""
        if view.seat != view.turn:
            return reader.t("panel-calls", own=_yes(view.seat == view.exposed))
        if view.phase == "drawn":
            return reader.t("panel-drawn", tile=self.naming(view.game, reader, marked=True).piece(view.drawn))
        if view.phase == "suffer":
            return reader.t("panel-phase-suffer", challenge=_yes(may_be_guilty(view)))
        return reader.t(f"panel-phase-{view.phase}") if view.phase in ("return", "open", "redo") else ""

    def actions(self, view: CrossView, legal: Sequence[str], selection: Selection) -> tuple[Action, ...]:
        """Return the plays that call UNO or don't, as is selected, and all else.

        A challenge that cannot succeed, as far as the player may know, is left out.
        """
        every = super().actions(view, legal, selection)
        if _may_call(view):
            call = selection.call
            every = tuple(action for action in every if getattr(self.read(action), "uno", call) == call)
        if view.phase != "suffer" or may_be_guilty(view):
            return every
        return tuple(action for action in every if not isinstance(self.read(action), Challenge))

    def effect(self, action: Action, view: CrossView) -> Hashable:
        """Return an action's effect: streets with the same open half are as good as each other."""
        move = self.read(action)
        return action if move is None else effect(move, view)

    def targets(self, action: Action) -> tuple[str, ...]:
        """Return the street."""
        move = self.read(action)
        return (NAMES[move.street],) if isinstance(move, PlayDomo) else ()

    def tries(self, piece: str, view: CrossView) -> tuple[str, ...]:
        """Return the play of each half at each street, where anything can be laid."""
        play = f"{seat_name(view.seat or 0)} play"
        if not any(token.startswith(f"{play} ") for token in view.legal):
            return ()
        halves = dict.fromkeys(piece.split("-"))
        return tuple(f"{play} {piece} {street} {half}" for street in NAMES for half in halves)

    def style(self, action: Action) -> Style:
        """Return red for what goes against others, grey for what gives something up."""
        return _STYLES.get(type(self.read(action))) or super().style(action)

    def marks(self, actions: Sequence[Action], view: CrossView, reader: Reader) -> tuple[str, ...]:
        """Return the streets where there are several."""
        moves = [self.read(action) for action in actions]
        plays = [move for move in moves if isinstance(move, PlayDomo)]
        if len(plays) < len(moves):
            return ("",) if len(moves) == 1 else ()
        many = len({play.street for play in plays}) > 1
        return tuple(ARROWS[NAMES[play.street]] if many else "" for play in plays)

    def switches(self, frame: Frame) -> Iterator[Button]:
        """Yield the switch for the call of UNO, while a domo can be laid that is to be the last but one."""
        if _may_call(frame.view):
            on = frame.selection.call
            label = frame.reader.t("panel-call", on=_yes(on))
            yield frame.switch(label, "call", "off" if on else "on", style="success" if on else "secondary")

    def changed(self, selection: Selection, view: CrossView, change: tuple[str, ...]) -> Selection:
        """Turn the call of UNO on or off."""
        if change in (("call", "on"), ("call", "off")):
            return msgspec.structs.replace(selection, call=change[1] == "on")
        return super().changed(selection, view, change)

    def fitted(self, selection: Selection, view: CrossView) -> Selection:
        """Return as much of a selection as still fits; the call is over with the play that it is for."""
        fitted = super().fitted(selection, view)
        return fitted if _may_call(view) else msgspec.structs.replace(fitted, call=False)

    def order(self, view: CrossView, selection: Selection) -> tuple[str, ...]:
        """Sort the hand by number instead of by colour."""
        usual = super().order(view, selection)
        if selection.order != NUMBER:
            return usual
        return tuple(sorted(usual, key=lambda handle: _by_number(bare(handle))))

    # --- the hand and the table in words ---

    def use(self, view: CrossView) -> str:
        """Return what domos are pressed for: they are given back in the exchange (UD-2)."""
        return "return" if view.phase == "return" else "play"

    def layout(self, view: CrossView, naming: Naming, room: int) -> str:
        """Return the start double and the streets outward, each with its end.

        The ends are always told, the domos before them as many as there is room for, the outermost first.
        """
        if not view.start:
            return naming.t("alt-cross-empty")
        text = ""
        for kept in range(max(map(len, view.streets)), -1, -1):
            text = " ".join(_street_texts(view, naming, kept))
            if len(text) <= room:
                break
        return text

    def facts(self, view: CrossView, names: Sequence[str], naming: Naming) -> Iterator[str]:
        """Yield heap and direction, the player who may be caught, the one who laid the last Dead End."""
        yield naming.t("alt-stock", tiles=view.heap, noun=naming.noun)
        yield naming.t("alt-direction", way="back" if view.step < 0 else "on")
        if view.exposed is not None:
            yield naming.t("alt-exposed", name=names[view.exposed])
        if view.last_dead is not None:
            yield naming.t("alt-last-dead", name=names[view.last_dead])

    # --- out of turn ---

    def calls(self, view: CrossView) -> tuple[CallButton, ...]:
        """Return UNO! and Catch! while somebody may be caught (UD-11)."""
        if view.exposed is None or view.ended:
            return ()
        catch = CallButton(("catch", seat_name(view.exposed)), view.exposed, "danger")
        return CallButton(("uno",), view.exposed, "success"), catch

    def call_refused(self, view: CrossView, seat: int, names: Sequence[str], reader: Reader) -> str:
        """Return why a call was refused: mostly somebody was faster; or it was the other's button."""
        if view.exposed is None or view.ended:
            return super().call_refused(view, seat, names, reader)
        return reader.t("call-yourself") if view.exposed == seat else reader.t("call-other", name=names[view.exposed])

    def broken_off(self, view: CrossView) -> CrossView:
        """Return the view of a round broken off: nobody can be caught any more, either."""
        return msgspec.structs.replace(super().broken_off(view), exposed=None)


def _may_call(view: CrossView) -> bool:
    """Return True if a domo can be laid now with the call of UNO."""
    return any(getattr(read(Action.parse(token)), "uno", False) for token in view.legal)


def _street_texts(view: CrossView, naming: Naming, kept: int) -> Iterator[str]:
    """Yield the start double, then each street with its last `kept` domos."""
    yield naming.t("alt-start", tile=naming.piece(view.start))
    for street, name in enumerate(NAMES):
        arrow = ARROWS[name]
        end, closed = naming.half(view.ends[street]), _yes(view.closed[street])
        laid = view.streets[street]
        if not laid:
            yield naming.t("alt-street-empty", street=arrow, end=end)
            continue
        hidden = max(0, len(laid) - kept)
        domos = [naming.piece(f"{domo.touch}-{domo.open}") for domo in laid[hidden:]]
        gap = [naming.more(hidden)] if hidden else []
        yield naming.t("alt-street", street=arrow, list=", ".join([*gap, *domos]), end=end, closed=closed)


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _by_number(tile: str) -> tuple[list[int], list[str]]:
    halves = tile.split("-")
    return sorted(_VALUES.index(half if half in _VALUES else half[1:]) for half in halves), halves
