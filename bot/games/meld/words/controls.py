"""The controls of a turn of rummy: cards to tap, and in one row what can be done with those that are picked."""

from collections.abc import Iterator, Sequence

from bot.games.actions import UNKNOWN
from bot.games.kit.cards import JOKER
from bot.games.kit.melds.meld import SMALLEST
from bot.games.meld.rules.plans import takes
from bot.games.meld.words.cards import brief_words, combination
from bot.games.meld.words.plans import MeldPlans, way_of
from bot.games.offers import Open
from bot.games.rooms.frame import Frame, Page, act_words, change_words
from bot.games.rooms.selection import bare
from bot.parts.ids import decode
from bot.parts.parts import CHOICES, ROW_WIDTH, Button, MenuLine, Row, Select
from bot.parts.verbs import ACT, PICK, SELECT

_MAKINGS = 2  # combinations of the hand that have buttons


class MeldControls(MeldPlans):
    """The part of the room that is about buttons and menus."""

    def rows(self, frame: Frame, height: int) -> Page:
        """Build draw or take; or the cards, five in a row, and a row of what can be done with them."""
        view, selection = frame.view, frame.selection
        if self.planned(view, selection) is None:
            return _page([tuple(self._drawing(frame))])
        cards = self.piece_rows(frame, self.pickable(view, selection))
        buttons = tuple(self._buttons(frame))
        targets = [offer for offer in self.fitting(view, selection) if offer.words]
        if len(buttons) + len(targets) <= ROW_WIDTH:
            below: tuple[Row, ...] = ((*(self._target_button(frame, target) for target in targets), *buttons),)
        elif len(cards) + 2 <= height:
            below = ((self._targets_menu(frame, targets),), buttons)
        else:
            below = ((self._targets_menu(frame, targets, discard=True),),)
        return _page([*cards, *below])

    def _drawing(self, frame: Frame) -> Iterator[Button]:
        reader, view = frame.reader, frame.view
        if not view.legal:
            return
        yield Button(_act(frame, "draw", UNKNOWN), reader.t("panel-meld-draw"), "success")
        if view.discards:
            yield self._take_button(frame, view.discards[-1])

    def _take_button(self, frame: Frame, card: str) -> Button:
        """Make the button that takes the top discard; where it may not be taken it is grey, and the rules say why."""
        card_name = self.naming(frame.view.game, frame.reader, marked=True).piece(card)
        label = frame.reader.t("panel-meld-take", tile=card_name)
        if not takes(frame.view):
            return Button(_act(frame, "take", card), label)
        return frame.change(label, "stage", "take", card, style="primary")

    def _buttons(self, frame: Frame) -> Iterator[Button]:
        """Yield the buttons that are no places on the table, five at most."""
        selection = frame.selection
        if len(selection.picked) == 1:
            yield from self._discard_button(frame, bare(selection.picked[0]))
        elif len(selection.picked) >= SMALLEST:
            yield from self._lay_button(frame)
        elif not selection.picked:
            most = 1 if selection.groups else _MAKINGS
            for at, words in enumerate(self.makings(frame.view, selection)[:most]):
                label = frame.reader.t("panel-meld-lay", what=brief_words(words))  # one press lays it
                yield frame.change(label, "make", str(at), style="primary")
            yield from self._way_button(frame)
        yield from self._steps(frame)

    def _steps(self, frame: Frame) -> Iterator[Button]:
        """Yield the buttons that take a plan back."""
        selection, reader = frame.selection, frame.reader
        if selection.mark:
            yield frame.change(reader.t("button-step-back"), "back")
        if len(selection.groups) > 1:
            yield frame.change(reader.t("button-all-back"), "clear")

    def piece_label(self, piece: str, number: int, frame: Frame) -> tuple[str, str]:
        """Return the card's name, which is shorter than emoji and number; of a joker the emoji, if there is one."""
        if piece != JOKER:
            return self.naming(frame.view.game, frame.reader, marked=True).piece(piece), ""
        emoji = frame.emoji(piece)
        return "" if emoji else frame.reader.t("card-joker-short"), emoji

    # --- what is laid ---

    def _lay_button(self, frame: Frame) -> Iterator[Button]:
        for offer, ways in self.fitting(frame.view, frame.selection).items():
            if offer.verb == "meld":
                label = frame.reader.t("panel-meld-lay", what=brief_words(ways[0]))
                yield frame.change(label, "put", "meld", style="primary")

    def _way_button(self, frame: Frame) -> Iterator[Button]:
        """Yield the button by which the last group lies in its next way."""
        view, selection = frame.view, frame.selection
        ways = self.last_ways(selection, view)
        if len(ways) > 1:
            following = (way_of(selection.groups[-1].offer) + 1) % len(ways)
            cards = ", ".join(map(self.naming(view.game, frame.reader, marked=True).piece, ways[following]))
            yield frame.change(frame.reader.t("panel-meld-other", list=cards), "way", str(following))

    # --- where it goes ---

    def _target_button(self, frame: Frame, offer: Open) -> Button:
        label = frame.reader.t(f"panel-meld-{offer.verb}", number=int(offer.words[0][1:]))
        return frame.change(label, "put", offer.verb, *offer.words, style="primary")

    def _targets_menu(self, frame: Frame, targets: Sequence[Open], *, discard: bool = False) -> Select:
        """Make the menu of the places, where there are too many for buttons; with what the buttons would do."""
        lines = [self._target_line(frame, offer) for offer in targets]
        if discard:
            lines = [*map(_line, self._buttons(frame)), *lines]
        return Select(frame.id(PICK, "targets", menu=True), tuple(lines[:CHOICES]), frame.reader.t("panel-targets"))

    def _target_line(self, frame: Frame, offer: Open) -> MenuLine:
        """Say `Add to 2: 7, 8, 9 of hearts`, `Swap for joker 1: ...`."""
        value = (SELECT, *change_words(frame.selection, "put", offer.verb, *offer.words))
        number = int(offer.words[0][1:])
        lain = next((meld for meld in frame.view.table if meld.number == number), None)  # None: the plan lays it
        meld_text = "" if lain is None else combination(lain, self.naming(frame.view.game, frame.reader))
        return MenuLine(" ".join(value), frame.reader.t(f"panel-meld-to-{offer.verb}", number=number, what=meld_text))

    # --- what is thrown ---

    def _discard_button(self, frame: Frame, card: str) -> Iterator[Button]:
        if card in self.discardable(frame.view, frame.selection):
            naming = self.naming(frame.view.game, frame.reader, marked=True)
            label = frame.reader.t("panel-meld-discard", tile=naming.piece(card))
            yield Button(frame.id(ACT, *act_words(frame.selection, "discard", card)), label, "success")


def _page(rows: Sequence[Row]) -> Page:
    """Return one page of the rows that have anything in them."""
    full = tuple(row for row in rows if row)
    return Page(full, height=len(full))


def _line(button: Button) -> MenuLine:
    """Return the line of a menu that says what a button says."""
    press = decode(button.custom_id)
    return MenuLine(" ".join((press.verb, *press.words)), button.label)


def _act(frame: Frame, *words: str) -> str:
    return frame.id(ACT, *act_words(frame.selection, *words, whole=False))
