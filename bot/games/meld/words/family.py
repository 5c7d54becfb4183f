"""Rummy with cards: its moves in words, the lines and buttons of a plan, the table in words."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, product
from typing import ClassVar

import msgspec

from bot.games.actions import Action, Discard, Draw, Move, Take
from bot.games.events import Event
from bot.games.kit.melds.meld import SMALLEST
from bot.games.meld.rules import plans as planning
from bot.games.meld.rules.moves import LayMeld, LayOff, NewTalon, SwapJoker, read
from bot.games.meld.rules.plans import takes
from bot.games.meld.rules.reading import kind_of
from bot.games.meld.rules.view import MeldView
from bot.games.meld.words.cards import brief_words, combination_of, describe
from bot.games.meld.words.controls import MeldControls
from bot.games.meld.words.plans import laid_words
from bot.games.rooms.selection import Selection, bare
from bot.games.text.naming import CARD_NAMER, Namer, Naming
from bot.games.text.reader import Reader
from bot.parts.parts import cut, line_height

_PLAN_LINES = 3  # of a phone, for a plan with every card


class MeldFamily(MeldControls):
    """Römi 40, 50, 51 and Joker-mánia 51."""

    usual: ClassVar[str] = "suit"
    namers: ClassVar[Mapping[str, Namer]] = {"cards": CARD_NAMER}
    reader: ClassVar[Callable[[Action], Move]] = staticmethod(read)
    moves: ClassVar[Mapping[type[Move], str]] = {
        Draw: "draw",
        Take: "take",
        LayMeld: "meld",
        LayOff: "layoff",
        SwapJoker: "swap",
        Discard: "discard",
        NewTalon: "talon",
    }
    put_together: ClassVar[tuple[str, ...]] = ("melds", "layoffs")
    piece_verbs: ClassVar[tuple[str, ...]] = ("discard",)
    draw_text: ClassVar[str] = "panel-meld-draw"

    def retold(self, events: Iterable[Event]) -> Iterator[Event]:
        """Yield the events; what a player lays in a row is one, with the points that it is told to be worth."""
        events = list(events)
        melding = {event.seat for event in events if event.code == "meld"}
        points = {event.seat: event.data["points"] for event in events if event.code == "met"}
        kept = (event for event in events if event.code != "met" or event.seat not in melding)
        for (code, seat), group in groupby(kept, key=lambda event: (event.code, event.seat)):
            batch = list(group)
            if code == "meld":
                parts = tuple(" ".join(_tiles(event)) for event in batch)
                yield Event("melds", seat, {"parts": parts, "points": points.pop(seat, 0)})
            elif code == "layoff":
                yield Event("layoffs", seat, {"parts": _by_place(batch)})
            else:
                yield from batch

    def part(self, part: str, naming: Naming) -> str:
        """Return a combination (`8♥ 8♦ 8♣`, `eights of hearts, diamonds, clubs`), or what is added (`5♥ 6♥ to 2`)."""
        place, *cards = part.split(" ")
        if not place.isdecimal():
            cards = [place, *cards]
            return " ".join(map(naming.piece, cards)) if naming.marked else combination_of(cards, naming)
        tiles = (" " if naming.marked else ", ").join(map(naming.piece, cards))
        return naming.t("part-layoff", tiles=tiles, number=int(place))

    # --- whole actions ---

    def alone(self, action: Action, view: MeldView, reader: Reader) -> str:
        """Say `10 of hearts` in the menu of discards, `Draw`, `Take 9 of hearts`."""
        move, naming = self.read(action), self.naming(view.game, reader)
        if isinstance(move, Discard):
            return naming.piece(move.tile)
        if isinstance(move, Take):
            return reader.t("panel-meld-take", tile=naming.piece(move.tile))
        return reader.t("panel-meld-draw")

    def deed(self, action: Action, view: MeldView, reader: Reader) -> str:
        """Say what drawing and taking say, and `Lay 7♥, 8♥, Joker (9♥)`, `Discard 10♥`."""
        move, naming = self.read(action), self.naming(view.game, reader, marked=True)
        if isinstance(move, Draw | Take | Discard):
            return reader.deed(f"panel-meld-{action.verb}", tile=naming.piece(move.tile or ""))
        number = move.number if isinstance(move, LayOff | SwapJoker) else 0
        cards = ", ".join(map(naming.piece, laid_words(action)))
        return reader.t(f"deed-meld-{action.verb}", list=cards, number=number)

    def intention_note(self, words: tuple[str, ...], reader: Reader) -> str:
        """Say how a turn with the discard goes on: the whole of it is handed in at once."""
        return reader.t("intention-take-note") if words == ("take",) else ""

    # --- the plan in words ---

    def ask(self, view: MeldView, reader: Reader, selection: Selection) -> str:
        """Say what the moment asks for; with the discard taken, it is cards to be laid."""
        if view.seat != view.turn or not view.phase:
            return ""
        phase = "play" if selection.groups and view.phase == "draw" else view.phase
        top = self.naming(view.game, reader, marked=True).piece(view.discards[-1]) if takes(view) else ""
        take, lay = "yes" if top else "no", "yes" if selection.groups or view.open else "no"
        if self._ends_with(selection, view):
            lay, top = "done", self.naming(view.game, reader, marked=True).piece(bare(selection.picked[0]))
        return reader.t(f"panel-meld-phase-{phase}", take=take, tile=top, lay=lay)

    def _ends_with(self, selection: Selection, view: MeldView) -> bool:
        """Return True if one card is picked, and is the last discard that the plan waits for."""
        return len(selection.picked) == 1 and bare(selection.picked[0]) in self.discardable(view, selection)

    def selected(self, selection: Selection, view: MeldView, reader: Reader) -> Iterator[str]:
        """Yield the plan in a line, and in another what is picked, the points, and what is still wrong."""
        if (plan := self.planned(view, selection)) is None:
            return
        naming = self.naming(view.game, reader, marked=True)
        if laid := tuple(map(Action.parse, self.tokens(selection, view))):
            yield _plan_line(laid, naming, reader)
        said = []
        if not plan.turn.met and plan.turn.points:
            points, minimum = plan.turn.points, plan.turn.preset.minimum
            enough = "yes" if points >= minimum else "no"
            said.append(reader.t("panel-meld-points", points=points, minimum=minimum, enough=enough))
        if wrong := self.problem(selection, view, reader):
            said.append(wrong)
        if selection.picked and not self._ends_with(selection, view):
            picked = ", ".join(naming.piece(bare(handle)) for handle in selection.picked)
            said.append(reader.t("panel-picked", list=picked))
        if said:
            yield " ".join(said)

    def problem(self, selection: Selection, view: MeldView, reader: Reader) -> str:
        """Say why the turn cannot end yet, or that what is picked is nothing; "" if all is well."""
        if (plan := self.planned(view, selection)) is None:
            return ""
        if len(selection.picked) > 1 and not self.fitting(view, selection):
            return reader.t("plan-no-combination" if len(selection.picked) >= SMALLEST else "plan-too-few-picked")
        wrong = planning.missing(plan.turn)
        if wrong is None and len(selection.picked) == 1 and not self.fitting(view, selection):
            wrong = planning.refused(plan.turn, kind_of(bare(selection.picked[0])))
        if wrong is None or wrong.code == "below-minimum":  # the points say that
            return ""
        facts = {key: value for key, value in wrong.facts.items() if isinstance(value, str | int)}
        if "tile" in facts:
            facts["tile"] = self.naming(view.game, reader, marked=True).piece(str(facts["tile"]))
        return reader.t(f"plan-{wrong.code}", **facts)

    # --- the table and the hand in words ---

    def layout(self, view: MeldView, naming: Naming, room: int) -> str:
        """Tell the combinations by number, with what each takes as far as there is room for that."""
        if not view.table:
            return naming.t("alt-meld-empty")
        for whole, briefly in product((True, False), (False, True)):
            combinations = (describe(lain, naming, takes=whole, briefly=briefly) for lain in view.table)
            text = naming.t("alt-meld-table", list="; ".join(combinations))
            if len(text) <= room:
                return text
        return cut(text, room)

    def facts(self, view: MeldView, names: Sequence[str], naming: Naming) -> Iterator[str]:
        """Tell talon, discard pile, direction, and who has met the minimum."""
        top = naming.piece(view.discards[-1]) if view.discards else ""
        yield naming.t("alt-meld-piles", talon=view.talon, top=top, count=view.discard_count)
        yield naming.t("alt-meld-direction", step=view.step)
        met = [name for name, has in zip(names, view.met, strict=False) if has]
        yield naming.t("alt-meld-met", minimum=view.minimum, names=", ".join(met), count=len(met))

    def beside_hand(self, view: MeldView, naming: Naming) -> str:
        """Tell which cards of the hand could be added to what lies there, or win a joker there; "" for none."""
        phrases = [
            naming.t(
                "alt-meld-wins" if offer.verb == "swap" else "alt-meld-goes",
                list=naming.listed(tuple(dict.fromkeys(offer.places[0].pieces)), 80),
                number=int(offer.words[0][1:]),
            )
            for offer in view.open
            if offer.words
        ]
        met = view.seat is not None and view.met[view.seat]
        text = naming.t("alt-meld-fits", list="; ".join(phrases), met="yes" if met else "no")
        return cut(text, 400) if phrases else ""

    def covered(self, view: MeldView) -> MeldView:
        """Leave what was laid."""
        return msgspec.structs.replace(view, open_hands=None)


def _tiles(event: Event) -> tuple[str, ...]:
    tiles = event.data["tiles"]
    assert isinstance(tiles, tuple)
    return tiles


def _by_place(added: Sequence[Event]) -> tuple[str, ...]:
    """Return what was added to each combination: its number, and the cards."""
    cards = dict[str, list[str]]()
    for event in added:
        cards.setdefault(str(event.data["number"]), []).extend(_tiles(event))
    return tuple(" ".join((place, *tiles)) for place, tiles in cards.items())


def _plan_line(laid: Sequence[Action], naming: Naming, reader: Reader) -> str:
    """Tell a plan; a long one with its combinations as buttons name them, since the picture shows their cards."""
    for brief in (False, True):
        groups = (_group_text(action, naming, brief=brief) for action in laid)
        line = reader.t("panel-meld-plan", list=" · ".join(groups))
        if line_height(line) <= _PLAN_LINES:
            break
    return line


def _group_text(action: Action, naming: Naming, *, brief: bool) -> str:
    """Say what a group would do: `lay 7♥, 8♥, Joker (9♥)`, or `lay 7-9♥`."""
    number = int(action.args[0][1:]) if action.verb in ("layoff", "swap") else 0
    words = laid_words(action)
    cards = brief_words(words) if brief and action.verb == "meld" else ", ".join(map(naming.piece, words))
    return naming.t(f"panel-meld-{action.verb}-line", list=cards, number=number)
