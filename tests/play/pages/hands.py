"""A hand panel as its player uses it: by the words on its buttons and menus."""

from bot.games.match import Match
from bot.games.rooms.selection import Selection
from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.ids import Press, decode
from bot.parts.parts import Button, Parts, Select
from bot.play.clicks.presses import chosen, tokens_of
from bot.play.pages.panel import panel
from bot.tables import Snapshot
from tests.play.pages.refused import problems
from tests.play.pages.tables import table

READER = Reader()
NOTHING = Selection()


def items(parts: Parts) -> list[Button | Select]:
    return [item for row in parts.rows for item in row]


def menu(parts: Parts, hint: str) -> Select:
    return next(item for item in items(parts) if isinstance(item, Select) and item.placeholder.startswith(hint))


def button(parts: Parts, label: str) -> Button:
    return next(item for item in items(parts) if isinstance(item, Button) and item.label == label)


def labels(parts: Parts) -> list[str]:
    return [item.label for item in items(parts) if isinstance(item, Button)]


def piece_buttons(parts: Parts) -> dict[str, Button]:
    """The buttons by which pieces are picked, by their handles."""
    parsed = ((item, decode(item.custom_id).words) for item in items(parts) if isinstance(item, Button))
    return {words[-1]: item for item, words in parsed if words[-2:-1] in (("on",), ("off",))}


class Hand:
    """A panel as its player uses it: what is pressed changes what is selected, or gives tokens to hand in."""

    def __init__(self, match: Match, selection: Selection = NOTHING, **fields: object) -> None:
        self.snapshot: Snapshot = table(match, **fields)
        self.match = match
        self.view = match.view(0)
        self.selection = selection

    @property
    def parts(self) -> Parts:
        parts = panel(self.snapshot, 0, READER, selection=self.selection)
        assert problems(parts) == ()
        return parts

    def press(self, press: Press) -> tuple[str, ...]:
        if press.verb == verbs.ACT:
            return tokens_of(press, self.view, self.snapshot.legal(0), self.selection)
        self.selection = chosen(press, self.view, self.selection)
        return ()

    def click(self, label: str) -> tuple[str, ...]:
        labelled = button(self.parts, label)
        assert not labelled.disabled
        return self.press(decode(labelled.custom_id))

    def pick(self, *values: str, hint: str = "Pick") -> tuple[str, ...]:
        select = menu(self.parts, hint)
        by_label = {choice.label: choice.value for choice in select.choices}
        picked = [by_label.get(value, value) for value in values]
        assert select.least <= len(picked) <= select.most
        return self.press(decode(select.custom_id, picked))

    def tap(self, *handles: str) -> None:
        """Pick pieces, or put picked ones back, by the buttons that show them."""
        for handle in handles:
            self.press(decode(piece_buttons(self.parts)[handle].custom_id))

    def press_choice(self, select: Select, label: str) -> tuple[str, ...]:
        """Take the first choice of a menu whose label ends so; answers with what that hands in."""
        choice = next(choice for choice in select.choices if choice.label.endswith(label))
        return self.press(decode(select.custom_id, [choice.value]))
