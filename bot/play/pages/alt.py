"""Pictures in words, for people who cannot see them and for the command line. Knows no Discord.

Every text keeps to the 1024 characters of an attachment's description. What matters most (ends, turn, players) is never
cut: names get shorter, and the middle of a long line of tiles is counted instead of listed. What lies on the table the
room of the family tells.
"""

from collections.abc import Iterator, Mapping, Sequence

from bot.games.text.names import cut_name, plain_name, seat_fallback
from bot.games.text.naming import Naming
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.games.view import View
from bot.locales import t
from bot.parts.parts import ALT_LIMIT, cut
from bot.play.registry import naming_of, room_of

_WIDTHS = (32, 16, 8)  # of names, until all players fit
HAND_ROOM = 440  # characters of a hand that is told before its table
_LINE_ROOM = 300  # characters that the table itself may have, however much was left in the hands


def table_alt(
    view: View,
    names: Sequence[str],
    totals: Sequence[int],
    locale: str,
    revealed: Sequence[Sequence[str]] | None = None,
    figures: Mapping[str, str] = {},
    *,
    stopped: bool = False,
    played: Sequence[str] = (),
    number: int = 0,
    banks: Sequence[str] = (),
    limit: int = ALT_LIMIT,
) -> str:
    """Tell a whole table: what lies there, its open ends, every player, whose turn it is.

    `names` are raw names by seat, `totals` the running scores, `revealed` what was left in each hand at the end,
    `figures` a server's own names of figures. Hands that the view plays open are told too. `stopped`: the match was
    broken off, and it is nobody's turn. `played` says who plays each seat (`seats.played_by`), `number` which round it
    is (0: not told), `banks` what each seat has in the time bank ("": none). It is all told in at most `limit`
    characters.
    """
    naming = naming_of(view.game, Reader(locale, figures=figures))
    facts = ""
    for width in _WIDTHS:
        called = [cut_name(plain_name(name, seat_fallback(seat, locale)), width) for seat, name in enumerate(names)]
        over = t(locale, "alt-stopped" if stopped else "alt-over")
        turn = over if stopped or view.turn is None else t(locale, "alt-turn", name=called[view.turn])
        facts = " ".join([*table_facts(view, called, totals, naming, played, banks), turn])
        if len(facts) <= ALT_LIMIT // 2:
            break
    facts = " ".join([facts, *_hands(view, revealed, names, naming, limit - len(facts) - _LINE_ROOM)])
    title = t(locale, "alt-round", game=game_name(view.game, locale), number=number) if number else ""
    layout = room_of(view.game).layout(view, naming, limit - len(title) - len(facts) - 2)
    return cut(" ".join(filter(None, (title, layout, facts))), limit)


def hand_alt(
    view: View, locale: str, figures: Mapping[str, str] = {}, *, notes: bool = True, limit: int = ALT_LIMIT
) -> str:
    """Tell a hand: which pieces can be played, which others there are, with `notes` what else belongs to it."""
    naming, room = naming_of(view.game, Reader(locale, figures=figures)), room_of(view.game)
    beside = room.beside_hand(view, naming) if notes else ""
    return f"{room.hand(view, naming, limit - len(beside) - 1)} {beside}".strip()


def table_facts(
    view: View,
    names: Sequence[str],
    totals: Sequence[int],
    naming: Naming,
    played: Sequence[str],
    banks: Sequence[str] = (),
) -> Iterator[str]:
    """Tell what the room tells of the table, and of each seat how much it holds and has.

    `played` says by whom a seat is played, `banks` what it has in the time bank.
    """
    yield from room_of(view.game).facts(view, names, naming)
    for seat, name in enumerate(names):
        facts = [*_seat(view, seat, totals[seat], naming, played[seat] if played else "person")]
        facts += [naming.t("alt-seat-bank", bank=banks[seat])] if banks and banks[seat] else []
        yield naming.t("alt-seat", name=name, facts=", ".join(facts))


def _seat(view: View, seat: int, score: int, naming: Naming, by: str) -> Iterator[str]:
    tiles = view.sizes[seat] if seat < len(view.sizes) else 0
    out, jokers = seat in view.out or (view.ended and not tiles), room_of(view.game).jokers(view, seat)
    yield naming.t("alt-seat-out") if out else naming.t("pieces", tiles=tiles, noun=naming.noun)
    if jokers:
        yield naming.t("alt-seat-jokers", jokers=jokers)
    yield naming.t("points", score=score)
    if by != "person":
        yield naming.t("alt-seat-played", played=by)


def _hands(
    view: View, revealed: Sequence[Sequence[str]] | None, names: Sequence[str], naming: Naming, room: int
) -> Iterator[str]:
    """Tell what was left in the hands, or what they hold if they are open, as far as there is room."""
    hands = revealed if revealed is not None else room_of(view.game).open_hands(view)
    for seat, hand in enumerate(hands or ()):
        name = cut_name(plain_name(names[seat], seat_fallback(seat, naming.locale)), _WIDTHS[1])
        listed = naming.listed(hand, _LINE_ROOM)
        text = naming.t("alt-holds" if revealed is None else "alt-left", name=name, list=listed)
        room -= len(text) + 1
        if hand and room > 0:
            yield text
