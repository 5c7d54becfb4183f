"""Games of cards that are melded: a turn is planned by its player alone, and handed in whole with its discard (RO-13).

What is selected becomes the turn: the discard that is taken, new combinations, lay-offs, jokers won, each a group.
Where cards can lie in several ways, the offer of their group has a word more than the rules' own: which way it is.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

import msgspec

from bot.games.actions import Action, Move
from bot.games.errors import GameError, NotationError
from bot.games.kit.melds import CARDS, best, gather
from bot.games.meld import plans as planning
from bot.games.meld.moves import Discard, Draw, Lay, LayOff, NewTalon, Swap, Take, read
from bot.games.meld.plans import Planned, Ways
from bot.games.meld.reading import kind_of, texts_of
from bot.games.meld.view import Combination, MeldView
from bot.games.offers import Open
from bot.games.registry import find_game
from bot.players import suggest
from bot.views.frame import Frame, Page, act_words
from bot.views.look import Look
from bot.views.naming import Namer, Naming
from bot.views.parts import CHOICES, ROW_WIDTH, Button, Row, cut
from bot.views.rooms.base import Room
from bot.views.rooms.cards import CardNamer, brief, by_rank, combination
from bot.views.selection import SelectedGroup, Selection, bare, handles
from bot.views.verbs import ACT
from rendering import HandPlan, PlannedGroup

RANK, MELDS = "rank", "melds"
_FIXED = {
    "take": 2,
    "meld": 1,
    "layoff": 2,
    "swap": 2,
}  # words of an offer without the way in which cards lie
_FEWEST = 3  # cards of a new combination


class MeldFamily(Room[MeldView]):
    """Römi 40, 50, 51 and Joker-mánia 51."""

    orders: ClassVar[tuple[str, ...]] = ("", RANK, MELDS)
    usual: ClassVar[str] = "suit"
    namers: ClassVar[Mapping[str, Namer]] = {"cards": CardNamer()}
    staged: ClassVar[frozenset[str]] = frozenset(("take", "meld", "layoff", "swap"))
    moves: ClassVar[Mapping[type[Move], str]] = {
        Draw: "draw",
        Take: "take",
        Lay: "meld",
        LayOff: "layoff",
        Swap: "swap",
        Discard: "discard",
        NewTalon: "talon",
    }

    # --- moves ---

    def read(self, action: Action) -> Move | None:
        """The action with named parts."""
        try:
            return read(action)
        except NotationError:
            return None

    def move(self, move: Move) -> tuple[str, Mapping[str, object]]:  # type: ignore[override]
        """Cards are told one by one."""
        told = msgspec.structs.asdict(move)
        if "card" in told:
            told["tile"] = told.pop("card")
        if "cards" in told:
            told["tiles"] = told.pop("cards")
        return self.moves[type(move)], told

    # --- the plan ---

    def planned(self, view: MeldView, selection: Selection) -> Planned | None:
        """What the groups come to; None while nothing can be laid or taken."""
        if not selection.groups and not view.open:
            return None
        return planning.planned(view, planning.preset_of(find_game(view.game)), self.tokens(selection, view))

    def tokens(self, selection: Selection, view: MeldView) -> tuple[str, ...]:
        """The tokens of the groups, as far as each can be one after those before it."""
        found: tuple[str, ...] = ()
        for group in selection.groups:
            ways = self.ways(group, view, found)
            if not ways:
                break
            at = _way(group.offer) % len(ways)
            found = (*found, planning.token(view.seat or 0, *_plain(group.offer), *ways[at]))
        return found

    def ways(self, group: SelectedGroup, view: MeldView, before: tuple[str, ...]) -> Ways:
        """The ways in which the cards of a group can lie, after the tokens before it; () if they can't."""
        cards = tuple(map(bare, group.pieces))
        if group.offer[0] == "take":
            return ((),) if view.phase == "draw" and not before else ()
        plan = planning.planned(view, planning.preset_of(find_game(view.game)), before)
        if plan is None or plan.fault is not None or not cards:
            return ()
        if group.offer[0] == "meld":
            return planning.meld_ways(cards)
        number = int(group.offer[1][1:])
        if number > len(plan.turn.table):
            return ()
        if group.offer[0] == "layoff":
            return planning.layoff_ways(plan.turn, number, cards)
        return planning.swap_ways(plan.turn, number, cards)

    def pieces(self, view: MeldView, selection: Selection) -> tuple[str, ...]:
        """The hand, the discard that is taken, jokers that are won."""
        plan = self.planned(view, selection)
        hand = view.hand or ()
        if plan is None:
            return hand
        taken = (view.discards[-1],) if view.phase == "draw" else ()  # a plan before drawing has taken it
        won = sum(act.won for act in plan.turn.acts)
        return (*hand, *taken, *("JK",) * won)

    def opens(self, view: MeldView, selection: Selection) -> tuple[Open, ...]:
        """What may still be laid after the plan."""
        plan = self.planned(view, selection)
        return () if plan is None else planning.open_places(plan.turn)

    def actions(self, view: MeldView, legal: Sequence[str], selection: Selection) -> tuple[Action, ...]:
        """The discards that would end the turn now; drawing and taking have buttons of their own."""
        plan = self.planned(view, selection)
        tokens = tuple(legal) if plan is None or not legal else planning.last_cards(plan.turn)
        return tuple(action for action in map(Action.parse, tokens) if action.verb == "discard")

    # --- what is selected ---

    def order(self, view: MeldView, selection: Selection) -> tuple[str, ...]:
        """The hand as the player likes it; behind it what is taken and won."""
        every, held = handles(self.pieces(view, selection)), len(view.hand or ())
        hand = list(every[:held])
        if selection.order == RANK:
            ranked = tuple(_give(hand, card) for card in by_rank(list(map(bare, hand))))
            return (*ranked, *every[held:])
        parts = _together(hand) if selection.order == MELDS else [hand]
        return (*(handle for part in parts for handle in part), *every[held:])

    def free(self, view: MeldView, selection: Selection) -> tuple[str, ...]:
        """The cards that are in no group, in that order."""
        return tuple(one for one in self.order(view, selection) if one not in selection.taken)

    def pickable(self, view: MeldView, selection: Selection) -> tuple[str, ...]:
        """All cards that are left: any of them may be discarded."""
        return self.free(view, selection) if self.planned(view, selection) is not None else ()

    def fitted(self, selection: Selection, view: MeldView) -> Selection:
        """The groups that still can be done one after the other, and of the picked cards those that are left."""
        groups: tuple[SelectedGroup, ...] = ()
        for group in selection.groups:
            tried = msgspec.structs.replace(selection, picked=(), groups=(*groups, group))
            held = frozenset(handles(self.pieces(view, msgspec.structs.replace(tried, groups=groups))))
            used = {handle for one in groups for handle in one.pieces}
            fits = all(handle in held and handle not in used for handle in group.pieces)
            plan = (
                self.planned(view, tried)
                if fits and len(self.tokens(tried, view)) == len(tried.groups)
                else None
            )
            if plan is not None and plan.fault is None:
                groups = tried.groups
        fitting = msgspec.structs.replace(selection, groups=groups)
        left = self.pickable(view, fitting)
        return msgspec.structs.replace(fitting, picked=tuple(one for one in selection.picked if one in left))

    def changed(self, selection: Selection, view: MeldView, change: tuple[str, ...]) -> Selection:
        """Besides what all families have: another way in which the last group can lie."""
        if change == ("other",) and selection.groups:
            return self.another_way(selection, view)
        return super().changed(selection, view, change)

    def another_way(self, selection: Selection, view: MeldView) -> Selection:
        """The last group in its next way, after the last the first."""
        last = selection.groups[-1]
        ways = self.last_ways(selection, view)
        at = (_way(last.offer) + 1) % max(1, len(ways))
        offer = (*_plain(last.offer), *((str(at),) if at else ()))
        return msgspec.structs.replace(
            selection, groups=(*selection.groups[:-1], SelectedGroup(offer, last.pieces))
        )

    def last_ways(self, selection: Selection, view: MeldView) -> Ways:
        """The ways of the last group."""
        if not selection.groups:
            return ()
        before = msgspec.structs.replace(selection, groups=selection.groups[:-1])
        return self.ways(selection.groups[-1], view, self.tokens(before, view))

    def suggested(self, selection: Selection, view: MeldView) -> Selection:
        """What a computer player would lay now; the card that it would discard is picked."""
        found, discard = selection.cleared(), ""
        for action in map(Action.parse, suggest(view)):
            move = self.read(action)
            if isinstance(move, Discard):
                discard = move.card
            elif not isinstance(move, Draw):
                found = self.with_group(found, action, view)
        picked = tuple(filter(None, (_give(list(self.free(view, found)), discard),))) if discard else ()
        return msgspec.structs.replace(found, picked=picked)

    def with_group(self, selection: Selection, action: Action, view: MeldView) -> Selection:
        """The selection with what a token lays as one group more."""
        fixed = _FIXED[action.verb]
        offer, words = (action.verb, *action.args)[:fixed], action.args[fixed - 1 :]
        free = list(self.free(view, selection))
        group = SelectedGroup(offer, tuple(_give(free, planning.held_text(word)) for word in words))
        ways = self.ways(group, view, self.tokens(selection, view))
        at = ways.index(words) if words in ways else 0
        group = SelectedGroup((*offer, *((str(at),) if at else ())), group.pieces)
        return msgspec.structs.replace(selection, groups=(*selection.groups, group))

    def hands_in(self, action: Action) -> bool:
        """The discard hands the turn in; drawing does not."""
        return action.verb == "discard"

    def plan(self, view: MeldView, selection: Selection) -> HandPlan:
        """What is picked, what belongs together, what was put down as it will lie."""
        numbers = self.numbers(view, selection)
        groups = tuple(
            PlannedGroup(words, tuple(numbers[handle] - 1 for handle in group.pieces), tag)
            for group, words, tag in self._laid(view, selection)
            if group.pieces
        )
        parts = _together(list(handles(view.hand or ())))[:-1] if selection.order == MELDS else []
        picked = tuple(numbers[handle] - 1 for handle in selection.picked)
        more = len(numbers) - len(view.hand or ())
        return HandPlan(picked, tuple(map(len, parts)), groups, more)

    def _laid(
        self, view: MeldView, selection: Selection
    ) -> Iterator[tuple[SelectedGroup, tuple[str, ...], str]]:
        """The groups with their cards as they will lie, and the number of the combination where they do."""
        tokens = map(Action.parse, self.tokens(selection, view))
        for group, action in zip(selection.groups, tokens, strict=False):
            tag = "" if action.verb == "meld" else action.args[0][1:]
            yield group, action.args[_FIXED[action.verb] - 1 :], tag

    # --- how it is said ---

    def subject(self, action: Action) -> str:
        """The card that is discarded."""
        move = self.read(action)
        return move.card if isinstance(move, Discard) else ""

    def alone(self, action: Action, view: MeldView, look: Look) -> str:
        """`10 of hearts` in the menu of discards, `Draw`, `Take 9 of hearts`."""
        move, naming = self.read(action), self.naming(view.game, look)
        if isinstance(move, Discard):
            return naming.piece(move.card)
        if isinstance(move, Take):
            return look.t("panel-meld-take", tile=naming.piece(move.card))
        return look.t("panel-meld-draw") if isinstance(move, Draw) else super().alone(action, view, look)

    def listed(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """All discards."""
        found = tuple(action for action in actions if action.verb == "discard")
        return found if len(found) <= CHOICES else ()

    def list_hint(self, look: Look) -> str:
        """Discards stand there."""
        return look.t("panel-meld-discards")

    def ask(self, view: MeldView, look: Look, selection: Selection) -> str:
        """Say what the moment asks for; with the discard taken, it is cards to be laid."""
        if view.seat != view.turn or not view.phase:
            return ""
        phase = "play" if selection.groups and view.phase == "draw" else view.phase
        take, lay = _takes(view), self.planned(view, selection) is not None
        return look.t(f"panel-meld-phase-{phase}", take="yes" if take else "no", lay="yes" if lay else "no")

    def selected(self, selection: Selection, view: MeldView, look: Look) -> Iterator[str]:
        """The groups as they will lie, the points, and what is still wrong."""
        plan = self.planned(view, selection)
        if plan is None:
            return
        naming = self.naming(view.game, look, marked=True)
        for action in map(Action.parse, self.tokens(selection, view)):
            yield _group_line(action, naming)
        if selection.picked:
            yield look.t("panel-picked", list=", ".join(naming.piece(bare(one)) for one in selection.picked))
        if not plan.turn.met and plan.turn.points:
            yield self._points(plan, look)
        if wrong := self.problem(selection, view, look):
            yield wrong

    def _points(self, plan: Planned, look: Look) -> str:
        points, minimum = plan.turn.points, plan.turn.preset.minimum
        enough = "yes" if points >= minimum else "no"
        return look.t("panel-meld-points", points=points, minimum=minimum, enough=enough)

    def problem(self, selection: Selection, view: MeldView, look: Look) -> str:
        """Why the turn cannot end yet, or why what is picked is nothing."""
        plan = self.planned(view, selection)
        if plan is None:
            return ""
        if len(selection.picked) >= _FEWEST and not self._uses(selection, view):
            return look.t("plan-no-combination")
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
        """Whether what is picked can be laid somewhere."""
        offers = [(offer.verb, *offer.words) for offer in self.opens(view, selection)]
        before = self.tokens(selection, view)
        return any(self.ways(SelectedGroup(offer, selection.picked), view, before) for offer in offers)

    # --- how it is done ---

    def rows(self, frame: Frame, height: int) -> Page:  # noqa: ARG002 - three rows are enough
        """Draw or take; then a menu to pick from, one of what the picked cards can be added to, and buttons."""
        view, selection = frame.view, frame.selection
        plan = self.planned(view, selection)
        if plan is None:
            buttons = tuple(self._drawing(frame))
            return Page((buttons,), height=1) if buttons else Page(())
        free = self.pickable(view, selection)
        rows: list[Row] = [(self._pick_menu(frame, free, 0),)] if free else []
        targets = [
            offer
            for offer in self.opens(view, selection)
            if offer.words and self._fits(offer.verb, offer.words, frame)
        ]
        if targets:
            rows.append((self._target_menu(frame, targets[:CHOICES]),))
        buttons = tuple(self._buttons(frame))[:ROW_WIDTH]
        every = (*rows, buttons) if buttons else tuple(rows)
        return Page(every, height=len(every))

    def _drawing(self, frame: Frame) -> Iterator[Button]:
        look, view = frame.look, frame.view
        for action in map(Action.parse, view.legal):
            move = self.read(action)
            if isinstance(move, Draw):
                words = act_words(frame.selection, "draw", *action.args, whole=False)
                yield Button(frame.id(ACT, *words), look.t("panel-meld-draw"), "success")
            elif isinstance(move, Take):
                yield frame.change(
                    self.alone(action, view, look), "stage", "take", move.card, style="primary"
                )
        if _takes(view):
            yield frame.change(look.t("button-suggest"), "suggest")

    def _fits(self, verb: str, words: tuple[str, ...], frame: Frame) -> bool:
        group = SelectedGroup((verb, *words), frame.selection.picked)
        return bool(self.ways(group, frame.view, self.tokens(frame.selection, frame.view)))

    def _buttons(self, frame: Frame) -> Iterator[Button]:
        view, selection, look = frame.view, frame.selection, frame.look
        if len(selection.picked) == 1:
            yield from self._discard_button(frame, bare(selection.picked[0]))
        elif len(selection.picked) >= _FEWEST:
            off = not self._fits("meld", (), frame)
            yield frame.change(look.t("panel-meld-lay"), "put", "meld", style="primary", off=off)
        if not selection.picked and len(self.last_ways(selection, view)) > 1:
            yield frame.change(look.t("panel-meld-other"), "other")
        if view.phase != "first" or selection.groups:
            yield frame.change(look.t("button-suggest"), "suggest")
        if selection.mark:
            yield frame.change(look.t("button-step-back"), "back")
        if len(selection.groups) > 1:
            yield frame.change(look.t("button-all-back"), "clear")

    def _discard_button(self, frame: Frame, card: str) -> Iterator[Button]:
        legal = self.actions(frame.view, frame.view.legal, frame.selection)
        if Action(frame.view.seat or 0, "discard", (card,)) in legal:
            words = act_words(frame.selection, "discard", card)
            label = frame.look.t(
                "panel-meld-discard", tile=self.naming(frame.view.game, frame.look).piece(card)
            )
            yield Button(frame.id(ACT, *words), label, "success")

    def offer_text(self, offer: tuple[str, ...], view: MeldView, look: Look) -> str:
        """`Add to 2: 7, 8, 9 of hearts`, `Win the joker of 1: ...`."""
        number = offer[1][1:] if len(offer) > 1 else ""
        lain = next((one for one in view.table if str(one.number) == number), None)
        what = "" if lain is None else combination(lain, self.naming(view.game, look))
        return look.t(f"panel-meld-to-{offer[0]}", number=number, what=what)

    # --- the table and the hand in words ---

    def layout(self, view: MeldView, naming: Naming, room: int) -> str:
        """The combinations by number, with what each takes as far as there is room for that."""
        if not view.table:
            return naming.t("alt-meld-empty")
        for tell in (_with_takes, _plainly, _briefly):
            text = naming.t("alt-meld-table", list="; ".join(tell(lain, naming) for lain in view.table))
            if len(text) <= room:
                return text
        return cut(text, room)

    def facts(self, view: MeldView, names: Sequence[str], naming: Naming) -> Iterator[str]:
        """Talon, discard pile, direction, and who has met the minimum."""
        top = naming.piece(view.discards[-1]) if view.discards else ""
        yield naming.t("alt-meld-piles", talon=view.talon, top=top, count=view.discard_count)
        yield naming.t("alt-meld-direction", step=view.step)
        met = [name for name, has in zip(names, view.met, strict=False) if has]
        yield naming.t("alt-meld-met", minimum=view.minimum, names=", ".join(met), count=len(met))

    def beside_hand(self, view: MeldView, naming: Naming) -> str:
        """Which cards of the hand could be added to what lies there, or win a joker there."""
        found = [
            naming.t(
                "alt-meld-goes",
                list=naming.listed(tuple(dict.fromkeys(offer.places[0].pieces)), 80),
                number=offer.words[0][1:],
            )
            for offer in view.open
            if offer.words
        ]
        return cut(naming.t("alt-meld-fits", list="; ".join(found)), 400) if found else ""

    def open_hands(self, view: MeldView) -> Sequence[Sequence[str]] | None:
        """What was left in the hands once the deal is over."""
        return view.open_hands


def _takes(view: MeldView) -> bool:
    """Whether the top discard may be taken now."""
    return any(Action.parse(token).verb == "take" for token in view.legal)


def _group_line(action: Action, naming: Naming) -> str:
    """What a group comes to: `You lay 7♥, 8♥, joker as 9♥.`"""
    words = action.args[_FIXED[action.verb] - 1 :] or action.args
    number = action.args[0][1:] if action.verb in ("layoff", "swap") else 0
    return naming.t(f"panel-meld-{action.verb}-line", list=", ".join(map(naming.piece, words)), number=number)


def _plain(offer: tuple[str, ...]) -> tuple[str, ...]:
    """The offer without the way in which cards lie."""
    return offer[: _FIXED[offer[0]]]


def _way(offer: tuple[str, ...]) -> int:
    """In which way the cards of a group lie, from 0."""
    extra = offer[_FIXED[offer[0]] :]
    return int(extra[0]) if extra and extra[0].isascii() and extra[0].isdigit() else 0


def _give(free: list[str], card: str) -> str:
    """Take a handle of that card from the free ones, "" if none is left."""
    found = next((handle for handle in free if bare(handle) == card), "")
    if found:
        free.remove(found)
    return found


def _together(free: list[str]) -> list[list[str]]:
    """Cards that make combinations, each together, as the solver sees it; the others last."""
    left, parts = list(free), []
    for meld in best(gather(kind_of(bare(handle)) for handle in free), CARDS).melds:
        parts.append([_give(left, planning.held_text(word)) for word in texts_of(meld)])
    return [*parts, left]


def _with_takes(lain: Combination, naming: Naming) -> str:
    """A combination, and the cards that it takes."""
    takes = naming.listed(planning.takes_next(lain.cards), 60)
    wins = planning.joker_price(lain.cards)
    price = " + ".join(map(naming.piece, wins[0])) if wins else ""
    return naming.t(
        "alt-meld-takes",
        number=lain.number,
        what=combination(lain, naming),
        takes=takes,
        any="yes" if takes else "no",
        price=price,
        wins="yes" if wins else "no",
    )


def _plainly(lain: Combination, naming: Naming) -> str:
    return naming.t("alt-meld-one", number=lain.number, what=combination(lain, naming))


def _briefly(lain: Combination, naming: Naming) -> str:
    return naming.t("alt-meld-one", number=lain.number, what=brief(lain))
