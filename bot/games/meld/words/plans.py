"""A turn as its player plans it: what is selected becomes the turn, and is handed in whole with its discard (RO-13).

The discard that is taken, new combinations, lay-offs and jokers won are a group each. Where its cards can lie in
several ways, a group's offer has a word more: which way it is.
"""

import re
from collections.abc import Iterable, Sequence
from typing import ClassVar

import msgspec

from bot.games.actions import Action, Discard, Draw
from bot.games.drawn import HandPlan, PlannedGroup
from bot.games.kit.cards import STANDS
from bot.games.kit.melds.best import best, together
from bot.games.kit.melds.meld import CARDS
from bot.games.kit.melds.pieces import gather
from bot.games.meld.rules import plans as planning
from bot.games.meld.rules.offers import discards, openings
from bot.games.meld.rules.plans import Planned, Ways
from bot.games.meld.rules.reading import kind_of, texts_of
from bot.games.meld.rules.view import MeldView
from bot.games.meld.words.cards import by_rank
from bot.games.offers import Open
from bot.games.rooms.room import Room
from bot.games.rooms.selection import SelectedGroup, Selection, bare, handles

RANK, MELDS = "rank", "melds"
_ON_TABLE = ("layoff", "swap")
_FIXED = {"take": 2, "meld": 1, "layoff": 2, "swap": 2}  # words of an offer without the way of lying


class MeldPlans(Room[MeldView]):
    """The part of the room that is about selections; it says nothing."""

    orders: ClassVar[tuple[str, ...]] = ("", RANK, MELDS)
    staged: ClassVar[frozenset[str]] = frozenset(("take", "meld", "layoff", "swap"))

    # --- what the plan would do ---

    def planned(self, view: MeldView, selection: Selection) -> Planned | None:
        """Return the trial of the groups; None while nothing can be planned: another's turn, or nothing drawn."""
        return planning.planned(view, self.tokens(selection, view))

    def tokens(self, selection: Selection, view: MeldView) -> tuple[str, ...]:
        """Return the tokens of the groups, as far as each can be one after those before it."""
        tokens: tuple[str, ...] = ()
        for group in selection.groups:
            if not (ways := self.ways(group, view, tokens)):
                break
            at = way_of(group.offer) % len(ways)
            verb, *words = _plain(group.offer)
            tokens = (*tokens, str(Action(view.seat or 0, verb, (*words, *ways[at]))))
        return tokens

    def ways(self, group: SelectedGroup, view: MeldView, before: tuple[str, ...]) -> Ways:
        """Return the ways in which the cards of a group can lie, after the tokens before it; () if they can't."""
        cards = tuple(map(bare, group.pieces))
        if group.offer[0] == "take":
            return ((),) if view.phase == "draw" and not before else ()
        plan = planning.planned(view, before)
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

    def fitting(self, view: MeldView, selection: Selection) -> dict[Open, Ways]:
        """Return the offers for which what is picked can be put together after the plan, and in which ways."""
        if not (picked := selection.picked):
            return {}
        before = self.tokens(selection, view)
        groups = ((offer, SelectedGroup((offer.verb, *offer.words), picked)) for offer in self.opens(view, selection))
        return {offer: ways for offer, group in groups if (ways := self.ways(group, view, before))}

    def makings(self, view: MeldView, selection: Selection) -> Ways:
        """Return the best combinations that the hand has left, as words of their tokens; () where none may be laid."""
        if not any(offer.verb == "meld" for offer in self.opens(view, selection)):
            return ()
        free = gather(kind_of(bare(handle)) for handle in self.free(view, selection))
        return tuple(texts_of(meld) for meld in best(free, CARDS).melds)

    # --- what is there to select ---

    def pieces(self, view: MeldView, selection: Selection) -> tuple[str, ...]:
        """Return the hand, the discard that is taken, jokers that are won."""
        plan = self.planned(view, selection)
        hand = view.hand or ()
        if plan is None:
            return hand
        taken = (view.discards[-1],) if view.phase == "draw" else ()  # a plan before drawing has taken it
        return (*hand, *taken, *("JK",) * sum(act.won for act in plan.turn.acts))

    def opens(self, view: MeldView, selection: Selection) -> tuple[Open, ...]:
        """Return what may still be laid after the plan."""
        plan = self.planned(view, selection)
        return () if plan is None else openings(plan.turn)

    def actions(self, view: MeldView, legal: Sequence[str], selection: Selection) -> tuple[Action, ...]:
        """Return nothing: all that can be done has buttons of its own."""
        return ()

    def discardable(self, view: MeldView, selection: Selection) -> tuple[str, ...]:
        """Return the cards with which the turn may end after the plan."""
        plan = self.planned(view, selection)
        able = () if plan is None or not view.legal else discards(plan.turn)
        return tuple(action.args[0] for action in able)

    def order(self, view: MeldView, selection: Selection) -> tuple[str, ...]:
        """Return the hand as the player likes it; behind it what is taken and won."""
        every, held = handles(self.pieces(view, selection)), len(view.hand or ())
        hand = list(every[:held])
        if selection.order == RANK:
            hand = [_give(hand, card) for card in by_rank(list(map(bare, hand)))]
        parts = _together(hand) if selection.order == MELDS else [hand]
        return (*(handle for part in parts for handle in part), *every[held:])

    def free(self, view: MeldView, selection: Selection) -> tuple[str, ...]:
        """Return the cards that are in no group, in that order."""
        return tuple(handle for handle in self.order(view, selection) if handle not in selection.taken)

    def pickable(self, view: MeldView, selection: Selection) -> tuple[str, ...]:
        """Return all cards that are left: any of them may be discarded."""
        return self.free(view, selection) if self.planned(view, selection) is not None else ()

    # --- how it changes ---

    def fitted(self, selection: Selection, view: MeldView) -> Selection:
        """Return the groups that can still be done one after the other, and what is left of the picked cards."""
        fitting = msgspec.structs.replace(selection, groups=())
        for group in selection.groups:
            held = frozenset(handles(self.pieces(view, fitting))) - fitting.taken
            tried = msgspec.structs.replace(fitting, groups=(*fitting.groups, group))
            plan = self.planned(view, tried) if held.issuperset(group.pieces) else None
            if plan is not None and plan.fault is None and len(self.tokens(tried, view)) == len(tried.groups):
                fitting = tried
        free = self.pickable(view, fitting)
        return msgspec.structs.replace(fitting, picked=tuple(handle for handle in selection.picked if handle in free))

    def means(self, offer: tuple[str, ...]) -> bool:
        """Return True if these are the words of a group: which combination of the table comes as `m2`."""
        verb, *rest = offer or ("",)
        if verb not in _FIXED or len(rest) < _FIXED[verb] - 1:
            return False
        return verb not in _ON_TABLE or re.fullmatch("m[1-9][0-9]?", rest[0]) is not None

    def changed(self, selection: Selection, view: MeldView, change: tuple[str, ...]) -> Selection:
        """Return the selection after a change: the last group in another way, or one of the hand's combinations."""
        match change:
            case ("way", at) if at.isascii() and at.isdigit() and selection.groups:
                *before, last = selection.groups
                group = SelectedGroup(_in_way(last.offer, int(at)), last.pieces)
                return msgspec.structs.replace(selection, groups=(*before, group))
            case ("make", at) if at.isascii() and at.isdigit():
                made = self.makings(view, selection)[int(at) : int(at) + 1]
                actions = (Action(view.seat or 0, "meld", words) for words in made)
                return next((self.with_group(selection, action, view) for action in actions), selection)
        return super().changed(selection, view, change)

    def last_ways(self, selection: Selection, view: MeldView) -> Ways:
        """Return the ways of the last group, the likeliest first."""
        if not selection.groups:
            return ()
        before = msgspec.structs.replace(selection, groups=selection.groups[:-1])
        return self.ways(selection.groups[-1], view, self.tokens(before, view))

    def fills(self, view: MeldView, tokens: Sequence[str]) -> bool:
        """Return True if these tokens are a turn, which ends with a discard."""
        return bool(tokens) and Action.parse(tokens[-1]).verb == "discard"

    def filled(self, selection: Selection, view: MeldView, tokens: Iterable[str]) -> Selection:
        """Return what these tokens lay; the card to discard is picked."""
        selection, discard = selection.cleared(), ""
        for action in map(Action.parse, tokens):
            move = self.read(action)
            if isinstance(move, Discard):
                discard = move.tile
            elif not isinstance(move, Draw):
                selection = self.with_group(selection, action, view)
        picked = tuple(filter(None, (_give(list(self.free(view, selection)), discard),))) if discard else ()
        return msgspec.structs.replace(selection, picked=picked)

    def with_group(self, selection: Selection, action: Action, view: MeldView) -> Selection:
        """Return the selection with what a token lays as one group more."""
        fixed = _FIXED[action.verb]
        offer, words = (action.verb, *action.args)[:fixed], action.args[fixed - 1 :]
        free = list(self.free(view, selection))
        group = SelectedGroup(offer, tuple(_give(free, word.partition(STANDS)[0]) for word in words))
        ways = self.ways(group, view, self.tokens(selection, view))
        group = SelectedGroup(_in_way(offer, ways.index(words) if words in ways else 0), group.pieces)
        return msgspec.structs.replace(selection, groups=(*selection.groups, group))

    def standing(self, selection: Selection, view: MeldView) -> tuple[str, ...]:
        """Return the plan with the card that is picked for its discard, else with the one that costs most to keep."""
        plan = self.planned(view, selection) if selection.groups else None
        if plan is None:
            return ()
        thrown = planning.thrown(plan.turn, tuple(map(bare, selection.picked)))
        return (*self.tokens(selection, view), thrown) if thrown else ()

    def hands_in(self, action: Action) -> bool:
        """Return True if the action hands the turn in: a discard does, drawing does not."""
        return action.verb == "discard"

    # --- its picture ---

    def plan(self, view: MeldView, selection: Selection) -> HandPlan:
        """Return what is picked, what belongs together, what was put down as it will lie."""
        numbers = self.numbers(view, selection)
        laid = zip(selection.groups, map(Action.parse, self.tokens(selection, view)), strict=False)
        groups = tuple(
            PlannedGroup(
                laid_words(action),
                tuple(numbers[handle] - 1 for handle in group.pieces),
                "" if action.verb == "meld" else f"+{action.args[0][1:]}",  # the combination to which they come
            )
            for group, action in laid
            if group.pieces
        )
        parts = _together(list(handles(view.hand or ())))[:-1] if selection.order == MELDS else []
        picked = tuple(numbers[handle] - 1 for handle in selection.picked)
        more = len(numbers) - len(view.hand or ())
        added_to = [group.offer[1] for group in selection.groups if group.offer[0] in _ON_TABLE]
        added_to += [offer.words[0] for offer in self.fitting(view, selection) if offer.words]
        return HandPlan(picked, tuple(map(len, parts)), groups, more, targets=tuple(dict.fromkeys(added_to)))


def laid_words(action: Action) -> tuple[str, ...]:
    """Return the cards that a token lays, as they will lie; for `take` the card that is taken."""
    return action.args[_FIXED[action.verb] - 1 :] or action.args


def _plain(offer: tuple[str, ...]) -> tuple[str, ...]:
    """Return the offer without the way in which cards lie."""
    return offer[: _FIXED[offer[0]]]


def _in_way(offer: tuple[str, ...], at: int) -> tuple[str, ...]:
    """Return the offer with the number of the way in which cards lie; the first needs none."""
    return (*_plain(offer), *((str(at),) if at else ()))


def way_of(offer: tuple[str, ...]) -> int:
    """Return the number of the way in which the cards of a group lie, from 0."""
    extra = offer[_FIXED[offer[0]] :]
    return int(extra[0]) if extra and extra[0].isascii() and extra[0].isdigit() else 0


def _give(free: list[str], card: str) -> str:
    """Take a handle of that card from the free ones, "" if none is left."""
    if handle := next((other for other in free if bare(other) == card), ""):
        free.remove(handle)
    return handle


def _together(hand: list[str]) -> list[list[str]]:
    """Return cards that make combinations, each together, as the solver sees it; the others last."""
    return [[hand[at] for at in part] for part in together([kind_of(bare(handle)) for handle in hand], CARDS)]
