"""The lobby: the public message before a match, a picture with seats, a menu of games, and a row of buttons.

What else can be settled stands behind the gear (`options.py`).
"""

from collections.abc import Iterable, Sequence

from bot.connection.names import for_pictures
from bot.games.game import Length
from bot.games.registry import GAMES, find_game
from bot.games.text.names import marked_name
from bot.games.text.numbers import listed
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.locales import language_name
from bot.parts import verbs
from bot.parts.ids import free
from bot.parts.parts import ALT_LIMIT, CHOICES, Button, MenuLine, Parts, Row, cut, page_of
from bot.play.pages.fairness import picture_name, promise_lines
from bot.play.pages.seats import face_of, marked, plain, raw_names
from bot.play.pages.settings import terms_lines
from bot.play.ports import Stakes
from bot.play.presets import Preset
from bot.tables import Snapshot, TableState
from bot.tables.lobby import awaited, kept_for
from bot.tables.types import Expected, Former, Kept
from rendering import LobbySeat, LobbyWords, draw_lobby

PICTURE = "lobby.png"
_USUAL = "greedy"  # computer players of whom nothing is said
_GEAR = "⚙️"  # the words for it would make a second row of buttons on a phone


def lobby(
    snapshot: Snapshot,
    reader: Reader,
    *,
    picture: bytes | None,
    stakes: Stakes | None = None,
    presets: Sequence[Preset] = (),
) -> Parts:
    """Make the public lobby; `board.board` calls it.

    `picture` is what `lobby_picture` drew for the same snapshot; without one the seats are told in words. `stakes`:
    what the match will count for. `presets` of the server stand below the games.
    """
    state = snapshot.state
    lines = [heading(state, reader)]
    if state.fixture:
        names = listed(_beside(state, awaited(state), reader), reader.locale)
        lines.append(reader.t("lobby-fixture", number=state.fixture, awaited="yes" if names else "no", names=names))
    lines += terms_lines(state, reader)
    if stakes is not None:
        lines += stakes.lobby(state, reader)
    if picture is None:
        lines += [f"-# {_seat(state, seat, marked(state, seat, reader), reader)}" for seat in range(len(state.seats))]
    lines += vote_lines(state, reader)
    kinds = {seat.computer for seat in state.seats if seat.computer}
    if len(kinds) == 1 and (kind := kinds.pop()) != _USUAL:
        lines.append(
            reader.t("lobby-setting", setting=reader.t("setting-computers"), value=reader.t(f"computers-{kind}"))
        )
    lines += seat_lines(state, reader)
    if state.adopted:
        lines.append(reader.t("lobby-language", language=language_name(state.language)))
    promise, help_ = promise_lines(snapshot, reader, named=picture is not None), help_text(state, reader)
    lines += [f"{promise[0]} · {help_}", *promise[1:]] if promise and picture is not None else [f"-# {help_}", *promise]
    rows = (
        *_game_row(snapshot, reader, presets),
        _buttons(snapshot, reader),
        *lonely_row(snapshot, reader),
        *_vote_rows(snapshot, reader),
    )
    taken = range(len(state.seats))
    alt = reader.t(
        "lobby-alt",
        game=game_name(state.game, reader.locale),
        length=length_text(state, reader),
        seats="; ".join(_seat(state, seat, plain(state, seat, reader), reader) for seat in taken),
        free=_most(state) - len(taken),
    )
    return page_of(lines, () if state.closed else rows).with_picture(
        picture, picture_name(snapshot, PICTURE), cut(alt, ALT_LIMIT)
    )


def lobby_picture(snapshot: Snapshot, reader: Reader) -> bytes:
    """Draw the lobby: the same seats, game and length give the very same bytes, which are kept. For a worker thread."""
    state, reader = snapshot.state, for_pictures(reader)
    seats = tuple(
        LobbySeat(
            plain(state, number, reader),
            reader.t("name-seat", number=number + 1),
            computer=bool(seat.computer),
            host=_hosts(state, number),
            portrait=face_of(seat, reader),
        )
        for number, seat in enumerate(state.seats)
    )
    words = LobbyWords(
        title=game_name(state.game, reader.locale), length=length_text(state, reader), free=reader.t("picture-free")
    )
    return draw_lobby(seats, _most(state), words, reader.theme)


def heading(state: TableState, reader: Reader) -> str:
    """Say what is played, and how long that takes: one line on a phone."""
    rules = find_game(state.game)
    named = rules.length_of(state.options)
    minutes = 0 if named is None else rules.minutes(named, len(state.seats))
    length = reader.t("length-minutes", minutes=minutes) if minutes else reader.t("length-own")
    return reader.t("lobby-heading", game=game_name(state.game, reader.locale), length=length)


def help_text(state: TableState, reader: Reader) -> str:
    """Say whether players may ask the computer for help."""
    league, setting = state.settings.league, state.settings
    on = state.helped and setting.league_hints if league else setting.hints
    return reader.t("lobby-help", help="on" if on else "learners" if league else "off")


def seat_lines(state: TableState, reader: Reader) -> Iterable[str]:
    """Say for whom a seat is kept or who declined it, and to somebody who waits alone what else there is."""
    if state.kept is not None and state.kept.declined:
        yield reader.t("lobby-declined", name=_beside(state, [state.kept], reader)[0])
    if kept := kept_for(state):
        names, until = listed(_beside(state, kept, reader), reader.locale), state.times.kept_until or 0
        yield reader.t(
            "lobby-kept", names=names, count=len(kept), time=f"<t:{int(until)}:{'T' if state.former else 't'}>"
        )
    if _waits(state):
        yield reader.t("lobby-lonely")


def _beside(state: TableState, people: Sequence[Expected | Former | Kept], reader: Reader) -> Sequence[str]:
    """Return the names of people who have no seat yet, each told apart from those who have one."""
    names = raw_names(state, reader, ((player.person, player.name) for player in people))
    return [marked_name(name) for name in names[len(state.seats) :]]


def lonely_row(snapshot: Snapshot, reader: Reader) -> Iterable[Row]:
    """Yield a row of buttons for somebody who waits alone: today's deal, and a call."""
    state = snapshot.state
    if _waits(state):
        yield free(verbs.DAILY, state.game).button(reader.t("button-daily-today")), _call_players(snapshot, reader)


def call_button(snapshot: Snapshot, reader: Reader) -> Iterable[Button]:
    """Yield the button for a call, where somebody can still sit down."""
    if has_room(snapshot) and not snapshot.state.fixture:
        yield _call_players(snapshot, reader)


def _call_players(snapshot: Snapshot, reader: Reader) -> Button:
    return snapshot.press(verbs.CALL_PLAYERS).button(reader.t("button-call-players"))


def has_room(snapshot: Snapshot) -> bool:
    """Return True if somebody can still sit down in a lobby."""
    state = snapshot.state
    return snapshot.waits and len(state.seats) < find_game(state.game).seats.stop - 1


def _waits(state: TableState) -> bool:
    """Return True if somebody has waited alone in a lobby for a while, and does still."""
    return state.lonely and state.phase == "lobby" and len(state.seats) == 1 and not state.closed


def link(snapshot: Snapshot) -> str:
    """Return the address of a table's board, else of its channel."""
    state, board = snapshot.state, snapshot.state.refs.get("board")
    place = f"https://discord.com/channels/{state.guild}/{state.channel}"
    return f"{place}/{board}" if board else place


def _most(state: TableState) -> int:
    return len(state.expected) or find_game(state.game).seats.stop - 1


def length_text(state: TableState, reader: Reader, length: Length | None = None) -> str:
    """Say how long the match is, by name and in minutes; `length` is another one than the table's."""
    rules = find_game(state.game)
    named = rules.length_of(state.options) if length is None else length
    if named is None:
        return reader.t("length-own")
    return reader.t("length", name=reader.t(f"length-{named.key}"), minutes=rules.minutes(named, len(state.seats)))


def vote_lines(state: TableState, reader: Reader) -> Iterable[str]:
    """Say what was voted so far, in games that vote before the match."""
    for question in find_game(state.game).questions:
        if question.kind == "vote":
            cast = [seat.says.get(question.key, "") for seat in state.seats if seat.human]
            counts = {value: cast.count(value) for value in question.values}
            yield reader.t(f"question-{question.key}", **counts, waiting=cast.count(""))


def _vote_rows(snapshot: Snapshot, reader: Reader) -> Iterable[Row]:
    """Yield a row of buttons for each question that is voted on; all who sit there may press them, again too."""
    state = snapshot.state
    for question in find_game(state.game).questions:
        if question.kind != "vote":
            continue
        cast = [seat.says.get(question.key, "") for seat in state.seats]
        yield tuple(
            snapshot.press(verbs.SAY, "0", state.game, question.key, value).button(
                reader.t(f"question-{question.key}-{value}", votes=cast.count(value))
            )
            for value in question.values
        )


def _hosts(state: TableState, seat: int) -> bool:
    return state.host is not None and state.seats[seat].person == state.host


def _seat(state: TableState, seat: int, name: str, reader: Reader) -> str:
    kind = state.seats[seat].computer or "person"
    return reader.t("lobby-seat", number=seat + 1, name=name, kind=kind, host="yes" if _hosts(state, seat) else "no")


def _game_row(snapshot: Snapshot, reader: Reader, presets: Sequence[Preset]) -> Iterable[Row]:
    """Yield the menu with which the host changes the game, unless a fixture or deals of others settle it."""
    state = snapshot.state
    if state.fixture or state.shared is not None:
        return
    choices = [
        MenuLine(name, game_name(name, reader.locale), reader.t(f"about-{name}"), default=name == state.game)
        for name in GAMES
    ]
    playable = [preset for preset in presets if preset.playable]
    choices += [MenuLine(preset.word, preset.name, game_name(preset.game, reader.locale)) for preset in playable]
    yield (snapshot.press(verbs.GAME).menu(choices[:CHOICES], reader.t("lobby-game")),)


def _buttons(snapshot: Snapshot, reader: Reader) -> Row:
    state, seats = snapshot.state, find_game(snapshot.state.game).seats
    full = len(state.seats) >= _most(state)
    ready = len(state.seats) in seats and not awaited(state)
    # who sits alone, and for whom nobody is to come, can have computer players on all other seats
    solo = len(state.seats) == 1 and not awaited(state) and not kept_for(state)
    start = snapshot.press(verbs.SOLO if solo else verbs.START)
    computer = snapshot.press(verbs.COMPUTER, state.settings.computers)
    return (
        snapshot.press(verbs.JOIN).button(reader.t("button-join"), "primary", disabled=full),
        computer.button(reader.t("button-computer"), disabled=full or bool(state.fixture)),
        start.button(reader.t(f"button-{start.verb}"), "success", disabled=not (solo or ready)),
        snapshot.press(verbs.SETUP, "0").button(emoji=_GEAR),
    )
