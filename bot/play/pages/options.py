"""A lobby's options, behind its gear: one private message for the person who opened it, with what they may settle.

Every menu names the game for which it was drawn, so that one that is open while the host chooses another game changes
nothing, and shows the options of the present one.
"""

from collections.abc import Iterable

from bot.games.actions import seat_name
from bot.games.game import Question
from bot.games.options import Option, spell
from bot.games.registry import find_game
from bot.games.text.options import option_name, options_text
from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.parts import (
    CHOICE_LIMIT,
    CHOICES,
    PLACEHOLDER_LIMIT,
    Button,
    MenuLine,
    Parts,
    Select,
    Style,
    button_rows,
    cut,
    page_of,
)
from bot.play.pages.fairness import fair_button
from bot.play.pages.lobby import call_button, heading, length_text, vote_lines
from bot.play.pages.seats import marked, plain
from bot.play.pages.settings import (
    VERBS,
    Menu,
    hint_switch,
    named_options,
    setting_line,
    setting_lines,
    setting_menu,
    setting_menus,
)
from bot.tables import SETTINGS, Person, Snapshot

_MENUS = 4  # menus on a page; the buttons have the last row


def options(
    snapshot: Snapshot,
    person: Person,
    reader: Reader,
    *,
    leads: bool,
    page: int = 0,
    notice: str = "",
    newcomer: bool = False,
    saves: bool = False,
) -> Parts:
    """Make a lobby's options for a person: on page 0 length and seats, then a menu for each option.

    `leads`: the person may choose them (`Tables.leads`); everybody else reads them and leaves here.
    `notice` is a sentence for the top. `newcomer`: the person has never played the game here. `saves`: may save them
    as a preset.
    """
    state = snapshot.state
    menus = _option_menus(snapshot, reader) if leads else []
    pages = 1 + -(-len(menus) // _MENUS)
    page = max(0, min(page, pages - 1))
    lines = [heading(state, reader), reader.t(f"about-{state.game}"), *_present(snapshot, reader)]
    if newcomer:
        lines.append(reader.t("lesson-offered-here"))
    if page == 0:
        selects = [*_first_menus(snapshot, person, reader, leads)]
    else:
        selects = [menu.select(snapshot, page) for menu in menus[(page - 1) * _MENUS : page * _MENUS]]
    buttons = [*_buttons(snapshot, person, reader, leads, page, pages)]
    if saves and page == min(1, pages - 1):  # who does not lead has one page
        buttons.append(snapshot.press(verbs.SAVE_PRESET).button(reader.t("button-save-preset")))
    return page_of(lines, (*((select,) for select in selects), *button_rows(buttons)), notice=notice)


def _present(snapshot: Snapshot, reader: Reader) -> Iterable[str]:
    state = snapshot.state
    yield options_text(state.game, state.options, reader.locale)
    yield from vote_lines(state, reader)
    for question in _seat_questions(snapshot):
        seat = state.said.named.get(question.key)
        name = "" if seat is None else marked(state, seat, reader)
        yield reader.t(f"question-{question.key}", named="yes" if name else "no", name=name)
    if SETTINGS["computers"].useful(state):
        yield setting_line("computers", state, reader)
    yield from setting_lines(state, reader)
    yield reader.t("lobby-league", league="yes" if state.settings.league else "no")
    if state.settings.league and not state.settings.takeovers:
        yield reader.t("lobby-takeovers")
    if state.times.expires is not None:
        yield reader.t("lobby-expires", time=f"<t:{int(state.times.expires)}:R>")


def _seat_questions(snapshot: Snapshot) -> Iterable[Question]:
    return (question for question in find_game(snapshot.state.game).questions if question.kind == "seat")


def _first_menus(snapshot: Snapshot, person: Person, reader: Reader, leads: bool) -> Iterable[Select]:
    if leads:
        yield from _length_menu(snapshot, reader)
        if SETTINGS["computers"].useful(snapshot.state):
            yield setting_menu("computers", snapshot.state, reader).select(snapshot, 0)
    if (leads or person.moderator) and len(snapshot.state.seats) > 1:
        yield _remove_menu(snapshot, reader)


def _length_menu(snapshot: Snapshot, reader: Reader) -> Iterable[Select]:
    """Yield the menu of the game's lengths, the quickest first; none in a game that has only one."""
    state = snapshot.state
    present = find_game(state.game).length_of(state.options)
    choices = tuple(
        MenuLine(
            length.key,
            length_text(state, reader, length),
            cut(named_options(state.game, length.options, reader), CHOICE_LIMIT),
            default=length == present,
        )
        for length in find_game(state.game).lengths
    )
    if len(choices) > 1:
        yield snapshot.press(verbs.LENGTH, "0", state.game).menu(choices, reader.t("lobby-length"))


def _remove_menu(snapshot: Snapshot, reader: Reader) -> Select:
    state = snapshot.state
    choices = tuple(
        MenuLine(str(seat), cut(plain(state, seat, reader), CHOICE_LIMIT)) for seat in range(len(state.seats))
    )
    return snapshot.press(verbs.REMOVE).menu(choices, reader.t("lobby-remove"))


def _option_menus(snapshot: Snapshot, reader: Reader) -> list[Menu]:
    menus = [menu for option in find_game(snapshot.state.game).options for menu in _menus_of(snapshot, option, reader)]
    menus += [_seat_menu(snapshot, question, reader) for question in _seat_questions(snapshot)]
    menus += setting_menus(snapshot.state, reader)
    if SETTINGS["takeovers"].useful(snapshot.state):
        menus.append(setting_menu("takeovers", snapshot.state, reader))
    return menus


def _menus_of(snapshot: Snapshot, option: Option, reader: Reader) -> Iterable[Menu]:
    """Yield the menus of an option: one, or several if it has over 25 values."""
    game, present = snapshot.state.game, snapshot.state.options[option.key]
    for part, at in enumerate(range(0, len(option.values), CHOICES)):
        choices = tuple(
            MenuLine(
                spell(value),
                cut(named_options(game, {option.key: value}, reader), CHOICE_LIMIT),
                default=spell(value) == spell(present),
            )
            for value in option.values[at : at + CHOICES]
        )
        name = cut(option_name(game, option.key, reader.locale), PLACEHOLDER_LIMIT)
        yield Menu(verbs.OPTION, (game, option.key, str(part)), choices, name)


def _seat_menu(snapshot: Snapshot, question: Question, reader: Reader) -> Menu:
    """Make the menu of the seat that a question asks for: one of them, or the lot decides."""
    state, key = snapshot.state, question.key
    offered = [
        ("lot", reader.t(f"question-{key}-lot")),
        *(
            (seat_name(seat), reader.t(f"question-{key}-seat", name=plain(state, seat, reader)))
            for seat in range(len(state.seats))
        ),
    ]
    named = state.said.named.get(key)
    present = "lot" if named is None else seat_name(named)
    choices = tuple(MenuLine(value, cut(text, CHOICE_LIMIT), default=value == present) for value, text in offered)
    return Menu(verbs.NAME, (state.game, key), choices, reader.t(f"question-{key}-menu"))


def _buttons(
    snapshot: Snapshot, person: Person, reader: Reader, leads: bool, page: int, pages: int
) -> Iterable[Button]:
    state, seated = snapshot.state, snapshot.seat_of(person.id) is not None

    def button(verb: str, text: str, style: Style = "secondary", *words: str) -> Button:
        return snapshot.press(verb, *words).button(reader.t(f"button-{text}"), style)

    if page > 0:
        yield button(verbs.SETUP, "back", "secondary", str(page - 1))
        if page + 1 < pages:
            yield button(verbs.SETUP, "next", "secondary", str(page + 1))
        if SETTINGS["league"].useful(state):
            turned = "no" if state.settings.league else "yes"
            yield button(VERBS["league"], f"league-{turned}", "secondary", str(page), turned)
        if leads:
            yield from hint_switch(snapshot, reader, page)
        return
    if leads:
        yield button(verbs.SETUP, "more", "secondary", "1")
    yield fair_button(snapshot, reader)
    yield button(verbs.RULES, "rules", "secondary", state.game, "0")
    if seated:
        yield button(verbs.LEAVE_LOBBY, "leave-lobby")
    if leads or person.moderator:
        yield button(verbs.CLOSE, "close", "danger")
    yield from call_button(snapshot, reader)
