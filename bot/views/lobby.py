"""The lobby: the public message before a match, and the private settings of the game to be played."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.games.actions import seat_name
from bot.games.game import Question
from bot.games.options import Option, OptionValue, spell
from bot.games.registry import GAMES, find_game
from bot.tables import TURN_SECONDS, Snapshot
from bot.views import verbs
from bot.views.fairness import cut_button, promise_lines
from bot.views.ids import Press, encode
from bot.views.look import Look
from bot.views.parts import (
    CHOICE_LIMIT,
    CHOICES,
    CONTENT_LIMIT,
    PLACEHOLDER_LIMIT,
    Button,
    MenuLine,
    Parts,
    Row,
    Select,
    Style,
    cut,
)
from bot.views.seats import marked, plain
from bot.views.words import game_name, option_name, option_value, options_text

_MENUS = 4  # menus on a page of settings; the buttons have the last row


class _Menu(NamedTuple):
    """A menu of the settings, before it is known on which page it stands."""

    verb: str
    words: tuple[str, ...]
    choices: tuple[MenuLine, ...]
    placeholder: str = ""


def lobby(snapshot: Snapshot, look: Look, *, waiting: str = "") -> Parts:
    """The public lobby. `board.board` calls it; a lobby has no picture."""
    state = snapshot.state
    rules = find_game(state.game)
    most = rules.seats.stop - 1
    lines = [look.t("lobby-heading", game=game_name(state.game, look.locale))]
    if waiting:
        lines.append(look.t(f"waiting-{waiting}"))
    lines += [
        look.t("lobby-seats", seats=len(state.seats), most=most, fewest=rules.seats.start),
        *_seats(snapshot, look),
        "",
        options_text(state.game, state.options, look.locale),
        look.t("lobby-clock", clock=look.t(f"clock-{state.clock}")),
        look.t("lobby-league", league="yes" if state.league else "no"),
        *_settled(snapshot, look),
        *promise_lines(snapshot, look),
    ]
    if state.expires is not None:
        lines.append(look.t("lobby-expires", time=f"<t:{int(state.expires)}:R>"))
    content = cut("\n".join(lines), CONTENT_LIMIT)
    return Parts(content=content, rows=() if state.closed else _lobby_rows(snapshot, look))


def setup(snapshot: Snapshot, look: Look, *, page: int = 0, notice: str = "") -> Parts:
    """The private settings of the lobby: a menu for each option, pages of them if there are many.

    Who is not the host may look too; the table refuses the changes. `notice` is a sentence for the top.
    """
    state = snapshot.state
    options = find_game(state.game).options
    menus = [menu for option in options for menu in _option_menus(snapshot, option, look)]
    menus += [_seat_menu(snapshot, question, look) for question in _questions(snapshot, "seat")]
    menus.append(_clock_menu(snapshot, look))
    pages = max(1, -(-len(menus) // _MENUS))
    page = min(page, pages - 1)
    shown = [_select(snapshot, page, menu) for menu in menus[page * _MENUS : (page + 1) * _MENUS]]
    lines = [notice, ""] if notice else []
    lines.append(look.t("setup-heading", game=game_name(state.game, look.locale), page=page + 1, pages=pages))
    lines.append(options_text(state.game, state.options, look.locale))
    buttons = tuple(_setup_buttons(snapshot, page, pages, look))
    return Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=(*((menu,) for menu in shown), buttons))


def _seats(snapshot: Snapshot, look: Look) -> Iterable[str]:
    state = snapshot.state
    for number, seat in enumerate(state.seats):
        yield look.t(
            "lobby-seat",
            number=number + 1,
            name=marked(state, number, look.locale),
            kind="computer" if seat.computer else "person",
            host="yes" if seat.person is not None and seat.person == state.host else "no",
        )


def _questions(snapshot: Snapshot, kind: str) -> Iterable[Question]:
    return (question for question in find_game(snapshot.state.game).questions if question.kind == kind)


def _settled(snapshot: Snapshot, look: Look) -> Iterable[str]:
    """Say what the players settle before the match: the votes so far, and which seats were named."""
    state = snapshot.state
    for question in find_game(state.game).questions:
        if question.kind == "vote":
            cast = [seat.says.get(question.key, "") for seat in state.seats if seat.human]
            counts = {value: cast.count(value) for value in question.values}
            yield look.t(f"question-{question.key}", **counts, waiting=cast.count(""))
        else:
            seat = state.named.get(question.key)
            name = "" if seat is None else marked(state, seat, look.locale)
            yield look.t(f"question-{question.key}", named="yes" if name else "no", name=name)


def _vote_row(snapshot: Snapshot, question: Question, look: Look) -> Row:
    state = snapshot.state
    cast = [seat.says.get(question.key, "") for seat in state.seats]
    return tuple(
        Button(
            encode(Press(state.id, state.version, verbs.SAY, (question.key, value))),
            look.t(f"question-{question.key}-{value}", votes=cast.count(value)),
        )
        for value in question.values
    )


def _seat_menu(snapshot: Snapshot, question: Question, look: Look) -> _Menu:
    """The menu of the seat that a question asks for: one of them, or the lot decides."""
    state, key = snapshot.state, question.key
    offered = [("lot", look.t(f"question-{key}-lot"))]
    offered += [
        (seat_name(seat), look.t(f"question-{key}-seat", name=plain(state, seat, look.locale)))
        for seat in range(len(state.seats))
    ]
    named = state.named.get(key)
    present = "lot" if named is None else seat_name(named)
    choices = tuple(
        MenuLine(value, cut(text, CHOICE_LIMIT), default=value == present) for value, text in offered
    )
    return _Menu(verbs.NAME, (key,), choices, look.t(f"question-{key}-menu"))


def _lobby_rows(snapshot: Snapshot, look: Look) -> tuple[Row, ...]:
    state = snapshot.state
    rules = find_game(state.game)
    rows: list[Row] = []
    if len(GAMES) > 1:
        rows.append((_game_menu(snapshot, look),))
    if state.seats:
        rows.append((_remove_menu(snapshot, look),))
    full = len(state.seats) >= rules.seats.stop - 1

    def button(verb: str, style: Style = "secondary", *words: str, off: bool = False) -> Button:
        custom_id = encode(Press(state.id, state.version, verb, words))
        return Button(custom_id, look.t(f"button-{verb}"), style, disabled=off)

    rows.append(
        (
            button(verbs.JOIN, "primary", off=full),
            button(verbs.LEAVE_LOBBY),
            button(verbs.COMPUTER, "secondary", "greedy", off=full),
            button(verbs.START, "success", off=len(state.seats) not in rules.seats),
        )
    )
    rows.append(
        (
            button(verbs.SETUP, "secondary", "0"),
            button(verbs.RULES, "secondary", state.game, "0"),
            cut_button(snapshot, look),
            button(verbs.CLOSE, "danger"),
        )
    )
    rows += [_vote_row(snapshot, question, look) for question in _questions(snapshot, "vote")]
    return tuple(rows)


def _game_menu(snapshot: Snapshot, look: Look) -> Select:
    state = snapshot.state
    choices = tuple(
        MenuLine(name, game_name(name, look.locale), default=name == state.game)
        for name in list(GAMES)[:CHOICES]
    )
    return Select(encode(Press(state.id, state.version, verbs.GAME), "s"), choices, look.t("lobby-game"))


def _remove_menu(snapshot: Snapshot, look: Look) -> Select:
    state = snapshot.state
    choices = tuple(
        MenuLine(str(seat), cut(plain(state, seat, look.locale), CHOICE_LIMIT))
        for seat in range(len(state.seats))
    )
    return Select(encode(Press(state.id, state.version, verbs.REMOVE), "s"), choices, look.t("lobby-remove"))


def _option_menus(snapshot: Snapshot, option: Option, look: Look) -> Iterable[_Menu]:
    """The menus of an option: one, or several if it has over 25 values."""
    present = snapshot.state.options[option.key]
    for part, at in enumerate(range(0, len(option.values), CHOICES)):
        choices = tuple(
            MenuLine(
                spell(value),
                cut(_named_value(snapshot.state.game, option, value, look), CHOICE_LIMIT),
                default=spell(value) == spell(present),
            )
            for value in option.values[at : at + CHOICES]
        )
        name = cut(option_name(snapshot.state.game, option.key, look.locale), PLACEHOLDER_LIMIT)
        yield _Menu(verbs.OPTION, (option.key, str(part)), choices, name)


def _named_value(game: str, option: Option, value: OptionValue, look: Look) -> str:
    name = option_name(game, option.key, look.locale)
    return look.t("setup-value", option=name, value=option_value(game, option.key, value, look.locale))


def _clock_menu(snapshot: Snapshot, look: Look) -> _Menu:
    return _Menu(verbs.CLOCK, (), clock_choices(snapshot.state.clock, look), look.t("setting-clock"))


def clock_choices(present: str, look: Look) -> tuple[MenuLine, ...]:
    """The clocks that a host may choose."""
    return tuple(
        MenuLine(name, look.t("setup-clock", clock=look.t(f"clock-{name}")), default=name == present)
        for name in TURN_SECONDS
    )


def _select(snapshot: Snapshot, page: int, menu: _Menu) -> Select:
    press = Press(snapshot.id, snapshot.state.version, menu.verb, (str(page), *menu.words))
    return Select(encode(press, "s"), menu.choices, menu.placeholder)


def _setup_buttons(snapshot: Snapshot, page: int, pages: int, look: Look) -> Iterable[Button]:
    state = snapshot.state

    def press(verb: str, *words: str) -> str:
        return encode(Press(state.id, state.version, verb, words))

    if page > 0:
        yield Button(press(verbs.SETUP, str(page - 1)), look.t("button-previous"))
    if page + 1 < pages:
        yield Button(press(verbs.SETUP, str(page + 1)), look.t("button-next"))
    turned = "no" if state.league else "yes"
    yield Button(press(verbs.LEAGUE, str(page), turned), look.t(f"button-league-{turned}"))
