"""Rummy with cards: its moves in words, the lines and buttons of a plan, the table in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

import msgspec

from bot.games.actions import Action, Move
from bot.games.errors import GameError
from bot.games.events import EventData
from bot.games.meld.rules import plans as planning
from bot.games.meld.rules.moves import (
    DiscardCard,
    DrawCard,
    LayMeld,
    LayOff,
    NewTalon,
    SwapJoker,
    TakeCard,
    read,
)
from bot.games.meld.rules.plans import Planned
from bot.games.meld.rules.view import MeldView
from bot.games.meld.words.cards import combination, fitting, layout
from bot.games.meld.words.plans import MeldPlans, hint_of, laid_words, staged
from bot.views.messages.parts import CHOICES, ROW_WIDTH, Button, MenuLine, Row, Select
from bot.views.messages.verbs import ACT
from bot.views.rooms.frame import Frame, Page, act_words
from bot.views.rooms.selection import Selection, bare
from bot.views.text.look import Look
from bot.views.text.naming import CARD_NAMER, Namer, Naming

_FEWEST = 3  # cards of a new combination


class MeldFamily(MeldPlans):
    """Römi 40, 50, 51 and Joker-mánia 51."""

    usual: ClassVar[str] = "suit"
    namers: ClassVar[Mapping[str, Namer]] = {"cards": CARD_NAMER}
    reader: ClassVar[Callable[[Action], Move]] = staticmethod(read)
    moves: ClassVar[Mapping[type[Move], str]] = {
        DrawCard: "draw",
        TakeCard: "take",
        LayMeld: "meld",
        LayOff: "layoff",
        SwapJoker: "swap",
        DiscardCard: "discard",
        NewTalon: "talon",
    }

    def move(self, move: Move) -> tuple[str, Mapping[str, EventData | None]]:
        """Return the name and the parts of a move, cards being told one by one."""
        told = msgspec.structs.asdict(move)
        if "card" in told:
            told["tile"] = told.pop("card")
        if "cards" in told:
            told["tiles"] = told.pop("cards")
        return self.moves[type(move)], told

    # --- whole actions ---

    def subject(self, action: Action) -> str:
        """Return the card that is discarded, "" for none."""
        move = self.read(action)
        return move.card if isinstance(move, DiscardCard) else ""

    def alone(self, action: Action, view: MeldView, look: Look) -> str:
        """Say `10 of hearts` in the menu of discards, `Draw`, `Take 9 of hearts`."""
        move, naming = self.read(action), self.naming(view.game, look)
        if isinstance(move, DiscardCard):
            return naming.piece(move.card)
        if isinstance(move, TakeCard):
            return look.t("panel-meld-take", tile=naming.piece(move.card))
        return look.t("panel-meld-draw") if isinstance(move, DrawCard) else super().alone(action, view, look)

    def deed(self, action: Action, view: MeldView, look: Look) -> str:
        """Say what drawing and taking say, and `Lay down 7♥, 8♥, joker as 9♥`, `Discard 10♥`."""
        move, naming = self.read(action), self.naming(view.game, look, marked=True)
        if isinstance(move, TakeCard):
            return look.t("panel-meld-take", tile=naming.piece(move.card))
        if isinstance(move, DiscardCard):
            return look.t("panel-meld-discard", tile=naming.piece(move.card))
        if isinstance(move, LayMeld | LayOff | SwapJoker):
            number = 0 if isinstance(move, LayMeld) else move.number
            told = ", ".join(map(naming.piece, laid_words(action)))
            return look.t(f"deed-meld-{action.verb}", list=told, number=number)
        return self.alone(action, view, look)

    def listed(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return all discards, () if a menu has no room for them."""
        found = tuple(action for action in actions if action.verb == "discard")
        return found if len(found) <= CHOICES else ()

    def list_hint(self, look: Look) -> str:
        """Say that discards stand there."""
        return look.t("panel-meld-discards")

    # --- the plan in words ---

    def ask(self, view: MeldView, look: Look, selection: Selection) -> str:
        """Say what the moment asks for; with the discard taken, it is cards to be laid."""
        if view.seat != view.turn or not view.phase:
            return ""
        phase = "play" if staged(selection) and view.phase == "draw" else view.phase
        take, lay = _takes(view), self.lays(view, selection)
        return look.t(f"panel-meld-phase-{phase}", take="yes" if take else "no", lay="yes" if lay else "no")

    def selected(self, selection: Selection, view: MeldView, look: Look) -> Iterator[str]:
        """Yield the groups as they will lie, the points, and what is still wrong."""
        plan = self.planned(view, selection)
        if hint_of(selection):
            yield self._hint(selection, view, plan, look)
        if plan is None:
            return
        naming = self.naming(view.game, look, marked=True)
        for action in map(Action.parse, self.tokens(selection, view)):
            yield _group_line(action, naming)
        if selection.picked and not hint_of(selection):
            yield look.t("panel-picked", list=", ".join(naming.piece(bare(one)) for one in selection.picked))
        if not plan.turn.met and plan.turn.points:
            yield self._points(plan, look)
        if wrong := self.problem(selection, view, look):
            yield wrong

    def _hint(self, selection: Selection, view: MeldView, plan: Planned | None, look: Look) -> str:
        """Say what is suggested where that lays nothing, and how far it is to the minimum."""
        if plan is None or not selection.picked:
            return look.t("panel-meld-suggest-draw")
        points, minimum = planning.most(plan.turn), plan.turn.preset.minimum
        why = "minimum" if not plan.turn.met and 0 < points < minimum else "yes" if view.open else "no"
        card = self.naming(view.game, look, marked=True).piece(bare(selection.picked[0]))
        return look.t("panel-meld-suggest-discard", tile=card, why=why, points=points, minimum=minimum)

    def _points(self, plan: Planned, look: Look) -> str:
        points, minimum = plan.turn.points, plan.turn.preset.minimum
        enough = "yes" if points >= minimum else "no"
        return look.t("panel-meld-points", points=points, minimum=minimum, enough=enough)

    def problem(self, selection: Selection, view: MeldView, look: Look) -> str:
        """Say why the turn cannot end yet, or that what is picked is nothing; "" if all is well."""
        plan = self.planned(view, selection)
        if plan is None:
            return ""
        if len(selection.picked) > 1 and not self._uses(selection, view):
            return look.t(
                "plan-no-combination" if len(selection.picked) >= _FEWEST else "plan-too-few-picked"
            )
        wrong = planning.missing(plan.turn)
        if wrong is None or wrong.code == "below-minimum":  # the points say that
            return ""
        return self._said(wrong, view, look)

    def _said(self, error: GameError, view: MeldView, look: Look) -> str:
        naming = self.naming(view.game, look, marked=True)
        facts = {key: value for key, value in error.facts.items() if isinstance(value, str | int)}
        if "tile" in facts:
            facts["tile"] = naming.piece(str(facts["tile"]))
        return look.t(f"plan-{error.code}", **facts)

    def _uses(self, selection: Selection, view: MeldView) -> bool:
        """True if what is picked can be laid somewhere."""
        return any(
            self.fits_as(selection, view, offer.verb, *offer.words) for offer in self.opens(view, selection)
        )

    # --- its controls ---

    def rows(self, frame: Frame, height: int) -> Page:
        """Build draw or take; or a menu to pick from, one of where the cards go or how they lie, and buttons."""
        view, selection = frame.view, frame.selection
        if self.planned(view, selection) is None:
            return _page([tuple(self._drawing(frame))])
        free = self.pickable(view, selection) if self.lays(view, selection) else ()
        rows: list[Row] = [(self._pick_menu(frame, free, 0),)] if free else []
        targets = [
            offer
            for offer in self.opens(view, selection)
            if offer.words and self.fits_as(selection, view, offer.verb, *offer.words)
        ]
        if targets:
            rows.append((self._target_menu(frame, targets[:CHOICES]),))
        elif not selection.picked and len(self.last_ways(selection, view)) > 2:
            rows.append((self._ways_menu(frame),))
        return _page([*rows, tuple(self._buttons(frame))[:ROW_WIDTH]])

    def _drawing(self, frame: Frame) -> Iterator[Button]:
        look, view = frame.look, frame.view
        for action in map(Action.parse, view.legal):
            move = self.read(action)
            if isinstance(move, DrawCard):
                words = act_words(frame.selection, "draw", *action.args, whole=False)
                yield Button(frame.id(ACT, *words), look.t("panel-meld-draw"), "success")
            elif isinstance(move, TakeCard):
                yield frame.change(
                    self.alone(action, view, look), "stage", "take", move.card, style="primary"
                )
        if hint_of(frame.selection):
            yield frame.change(look.t("button-step-back"), "back")
        elif _takes(view):
            yield frame.change(look.t("button-suggest"), "suggest")

    def _buttons(self, frame: Frame) -> Iterator[Button]:
        view, selection, look = frame.view, frame.selection, frame.look
        if len(selection.picked) == 1:
            yield from self._discard_button(frame, bare(selection.picked[0]))
        elif len(selection.picked) >= _FEWEST:
            off = not self.fits_as(selection, view, "meld")
            yield frame.change(look.t("panel-meld-lay"), "put", "meld", style="primary", off=off)
        ways = self.last_ways(selection, view)
        if not selection.picked and len(ways) == 2:
            other = 1 - self.last_way(selection, view)
            label = look.t("panel-meld-other", list=self._lying(ways[other], view, look))
            yield frame.change(label, "way", str(other))
        if not hint_of(selection):
            yield frame.change(look.t("button-suggest"), "suggest")
        if selection.mark:
            yield frame.change(look.t("button-step-back"), "back")
        if len(selection.groups) > 1:
            yield frame.change(look.t("button-all-back"), "clear")

    def _ways_menu(self, frame: Frame) -> Select:
        """Build the menu of the ways in which the last group can lie, each a line."""
        view, selection = frame.view, frame.selection
        ways, now = self.last_ways(selection, view), self.last_way(selection, view)
        lines = [
            MenuLine(str(at), self._lying(way, view, frame.look), default=at == now)
            for at, way in enumerate(ways[:CHOICES])
        ]
        return frame.changes(lines, frame.look.t("panel-meld-ways"), "way")

    def _lying(self, words: Sequence[str], view: MeldView, look: Look) -> str:
        """Tell cards as they would lie: `5♠, 6♠, joker as 7♠`."""
        return ", ".join(map(self.naming(view.game, look, marked=True).piece, words))

    def _discard_button(self, frame: Frame, card: str) -> Iterator[Button]:
        legal = self.actions(frame.view, frame.view.legal, frame.selection)
        if Action(frame.view.seat or 0, "discard", (card,)) in legal:
            words = act_words(frame.selection, "discard", card)
            label = frame.look.t(
                "panel-meld-discard", tile=self.naming(frame.view.game, frame.look).piece(card)
            )
            yield Button(frame.id(ACT, *words), label, "success")

    def offer_text(self, offer: tuple[str, ...], view: MeldView, look: Look) -> str:
        """Say `Add to 2: 7, 8, 9 of hearts`, `Win the joker of 1: ...`."""
        number = offer[1][1:] if len(offer) > 1 else ""
        lain = next((one for one in view.table if str(one.number) == number), None)
        what = "" if lain is None else combination(lain, self.naming(view.game, look))
        return look.t(f"panel-meld-to-{offer[0]}", number=number, what=what)

    # --- the table and the hand in words ---

    def layout(self, view: MeldView, naming: Naming, room: int) -> str:
        """Tell the combinations by number, with what each takes as far as there is room for that."""
        return layout(view, naming, room)

    def facts(self, view: MeldView, names: Sequence[str], naming: Naming) -> Iterator[str]:
        """Tell talon, discard pile, direction, and who has met the minimum."""
        top = naming.piece(view.discards[-1]) if view.discards else ""
        yield naming.t("alt-meld-piles", talon=view.talon, top=top, count=view.discard_count)
        yield naming.t("alt-meld-direction", step=view.step)
        met = [name for name, has in zip(names, view.met, strict=False) if has]
        yield naming.t("alt-meld-met", minimum=view.minimum, names=", ".join(met), count=len(met))

    def beside_hand(self, view: MeldView, naming: Naming) -> str:
        """Tell which cards of the hand could be added to what lies there, or win a joker there."""
        return fitting(view, naming)

    def open_hands(self, view: MeldView) -> Sequence[Sequence[str]] | None:
        """Return what was left in the hands once the deal is over."""
        return view.open_hands


def _page(rows: Sequence[Row]) -> Page:
    """Return one page of the rows that have anything in them."""
    full = tuple(row for row in rows if row)
    return Page(full, height=len(full))


def _takes(view: MeldView) -> bool:
    """True if the top discard may be taken now."""
    return any(Action.parse(token).verb == "take" for token in view.legal)


def _group_line(action: Action, naming: Naming) -> str:
    """Say what a group comes to: `You lay 7♥, 8♥, joker as 9♥.`"""
    number = action.args[0][1:] if action.verb in ("layoff", "swap") else 0
    told = ", ".join(map(naming.piece, laid_words(action)))
    return naming.t(f"panel-meld-{action.verb}-line", list=told, number=number)
