"""Pictures in words, for people who cannot see them and for the command line. Knows no Discord.

Every text keeps to the 1024 characters of an attachment's description. What matters most (ends, turn, players) is never
cut: names get shorter, and the middle of a long line of tiles is counted instead of listed.
"""

from collections.abc import Iterator, Mapping, Sequence

from bot.games.cross.view import CrossView
from bot.games.line.view import LineView, Placed
from bot.games.view import View
from bot.locales import t
from bot.views.alt_cross import cross_facts, cross_layout
from bot.views.names import plain_name, seat_fallback
from bot.views.naming import Naming
from bot.views.parts import ALT_LIMIT, cut
from rendering import LeagueRow

_WIDTHS = (32, 16, 8)  # of names, until all players fit
_NONE: Mapping[str, str] = {}
_LINE_ROOM = 300  # characters that the line may have, however much was left in the hands


def table_alt(
    view: View,
    names: Sequence[str],
    totals: Sequence[int],
    locale: str,
    revealed: Sequence[Sequence[str]] | None = None,
    figures: Mapping[str, str] = _NONE,
    *,
    stopped: bool = False,
) -> str:
    """Tell a whole table: what lies there, its open ends, every player, whose turn it is.

    `names` are raw names by seat, `totals` the running scores, `revealed` what was left in each hand at the end,
    `figures` a server's own names of figures. Hands that the view plays open are told too. `stopped`: the match was
    broken off, and it is nobody's turn.
    """
    naming = Naming(view.game, locale, figures)
    facts = ""
    for width in _WIDTHS:
        called = [
            cut(plain_name(name, seat_fallback(seat, locale)), width) for seat, name in enumerate(names)
        ]
        facts = " ".join([*_facts(view, called, totals, naming), _state(view, called, stopped, locale)])
        if len(facts) <= ALT_LIMIT // 2:
            break
    facts = " ".join([facts, *_hands(view, revealed, names, naming, ALT_LIMIT - len(facts) - _LINE_ROOM)])
    room = ALT_LIMIT - len(facts) - 1
    return cut(f"{_layout(view, naming, room)} {facts}".strip(), ALT_LIMIT)


def hand_alt(view: View, locale: str, figures: Mapping[str, str] = _NONE) -> str:
    """Tell a hand: which tiles can be played, which others there are, and joker cards where the game has them."""
    naming = Naming(view.game, locale, figures)
    jokers = ""
    if isinstance(view, LineView) and view.jokers:
        jokers = t(locale, "alt-jokers", list=", ".join(naming.half(joker[1:]) for joker in view.jokers))
    return f"{_hand(view, naming, ALT_LIMIT - len(jokers) - 1)} {jokers}".strip()


def _hand(view: View, naming: Naming, limit: int) -> str:
    hand, playable, locale = view.hand or (), view.playable, naming.locale
    if not hand:
        return t(locale, "alt-hand-empty")
    others = view.shown_hand[len(playable) :]
    room = limit // 2 - 40
    if not playable:
        return t(locale, "alt-hand", tiles=len(hand), list=_listed(hand, naming, limit - 40))
    back = "yes" if isinstance(view, CrossView) and view.phase == "return" else "no"
    first = t(locale, "alt-hand-playable", tiles=len(hand), list=_listed(playable, naming, room), back=back)
    if not others:
        return first
    return f"{first} {t(locale, 'alt-hand-others', list=_listed(others, naming, room))}"


def league_alt(rows: Sequence[LeagueRow], title: str, locale: str) -> str:
    """Tell a league table, line by line, as far as there is room."""
    lines = [
        t(
            locale,
            "alt-league-row",
            place=row.place,
            name=plain_name(row.name),
            points=row.points,
            played=row.played,
            won=row.won,
        )
        for row in rows
    ]
    return cut(" ".join([t(locale, "alt-league", title=plain_name(title)), *lines]), ALT_LIMIT)


def _facts(view: View, names: Sequence[str], totals: Sequence[int], naming: Naming) -> list[str]:
    locale = naming.locale
    said: list[str] = []
    if isinstance(view, LineView):
        said += _line_facts(view, naming)
    elif isinstance(view, CrossView):
        said += cross_facts(view, names, locale)
    for seat, name in enumerate(names):
        tiles = view.sizes[seat] if seat < len(view.sizes) else 0
        out = "yes" if seat in view.out or (view.ended and not tiles) else "no"
        facts = {"tiles": tiles, "jokers": _jokers(view, seat), "score": totals[seat]}
        said.append(t(locale, "alt-seat", name=name, out=out, **facts))
    return said


def _state(view: View, names: Sequence[str], stopped: bool, locale: str) -> str:
    if stopped:
        return t(locale, "alt-stopped")
    return t(locale, "alt-over") if view.turn is None else t(locale, "alt-turn", name=names[view.turn])


def _line_facts(view: LineView, naming: Naming) -> Iterator[str]:
    if view.line:
        yield t(naming.locale, "alt-ends", left=naming.half(view.left), right=naming.half(view.right))
    if view.stock is not None:
        yield t(naming.locale, "alt-stock", stock=view.stock, game=view.game)


def _jokers(view: View, seat: int) -> int:
    sizes = view.joker_sizes if isinstance(view, LineView) else ()
    return sizes[seat] if seat < len(sizes) else 0


def _hands(
    view: View, revealed: Sequence[Sequence[str]] | None, names: Sequence[str], naming: Naming, room: int
) -> Iterator[str]:
    """Tell what was left in the hands, or what they hold if they are open, as far as there is room."""
    opened = view.open_hands if isinstance(view, LineView) else None
    hands = revealed if revealed is not None else opened
    for seat, hand in enumerate(hands or ()):
        name = cut(plain_name(names[seat], seat_fallback(seat, naming.locale)), _WIDTHS[-1])
        listed = _listed(hand, naming, _LINE_ROOM)
        if revealed is None:
            text = t(naming.locale, "alt-holds", name=name, list=listed)
        else:
            text = t(naming.locale, "alt-left", name=name, list=listed)
        room -= len(text) + 1
        if hand and room > 0:
            yield text


def _layout(view: View, naming: Naming, room: int) -> str:
    locale = naming.locale
    if isinstance(view, CrossView):
        return cross_layout(view, naming, room)
    if not isinstance(view, LineView):
        return t(locale, "alt-table")
    if not view.line:
        return t(locale, "alt-line-empty")
    tiles = [_placed(placed, naming) for placed in view.line]
    for kept in range(len(tiles), -1, -1):
        shown = _middle_cut(tiles, kept, locale)
        if len(shown) <= room and len(text := t(locale, "alt-line", list=shown)) <= room:
            return text
    return ""


def _middle_cut(tiles: Sequence[str], kept: int, locale: str) -> str:
    """Join so many of the tiles, half of them from each end, and count those between."""
    if kept >= len(tiles):
        return ", ".join(tiles)
    gap = t(locale, "alt-gap", tiles=len(tiles) - kept)
    right = kept // 2
    return ", ".join([*tiles[: kept - right], gap, *(tiles[-right:] if right else ())])


def _placed(placed: Placed, naming: Naming) -> str:
    """Name a tile as it lies: its left half first."""
    tile = naming.tile(f"{placed.left}-{placed.right}")
    if placed.cover:
        figure = naming.half(placed.figure)
        return t(naming.locale, "alt-covered", tile=tile, side=placed.cover, figure=figure)
    return t(naming.locale, "alt-double", tile=tile) if placed.crosswise else tile


def _listed(tiles: Sequence[str], naming: Naming, room: int) -> str:
    """Join tiles, as many as there is room for, and count the others."""
    called = [naming.tile(tile) for tile in tiles]
    text = ", ".join(called)
    kept = len(called)
    while len(text) > room and kept:
        kept -= 1
        text = ", ".join([*called[:kept], t(naming.locale, "alt-gap", tiles=len(called) - kept)])
    return text
