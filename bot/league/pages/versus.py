"""Two members against each other: how often each was ahead, in all and in each game, and their last matches."""

from msgspec.structs import replace

from bot.games.text.look import Look
from bot.games.text.words import game_name
from bot.league.pages.controls import game_menu, mode_button
from bot.league.pages.history import match_line
from bot.league.pages.places import VersusPlace
from bot.league.pages.results import rating_text, spread_text
from bot.league.pages.wording import game_title, person_name
from bot.league.rows.values import Versus
from bot.league.rules import Rating
from bot.parts.parts import ALT_LIMIT, CONTENT_LIMIT, Parts, cut
from rendering import VersusCard, VersusGame, VersusSide, draw_versus

PICTURE = "versus.png"
_ROOM = 1400  # characters of the last matches
_BESIDE = 3  # of them above a picture: a phone has room for little more


def versus(found: Versus, place: VersusPlace, look: Look, *, picture: bytes | None = None) -> Parts:
    """Return two members compared. `picture` is what `versus_picture` drew; without one it is told in words."""
    place = replace(place, left=found.a.person or place.left, right=found.b.person or place.right)
    drawn = picture is not None and place.mode != "t"
    lines = [_heading(found, look)]
    if found.recalculating:
        lines.append(look.t("league-recalculating-note"))
    if not drawn:
        lines += _told(found, look, marked=True)
    hidden = [one.person for one in (found.a, found.b) if not one.listed]  # who alone sees this then
    last: list[str] = []
    for row in found.last[: _BESIDE if drawn else len(found.last)]:
        line = match_line(row, look, width=12, reader=next(filter(None, hidden), 0))
        if sum(map(len, [*last, line])) + len(last) > _ROOM:
            break
        last.append(line)
    if last:
        lines += [look.t("league-last-heading"), *last]
    rows = (game_menu(place, look), (mode_button(place, look),))
    content = cut("\n".join(lines), CONTENT_LIMIT)
    if not drawn:
        return Parts(content=content, rows=rows)
    alt = cut(" ".join(_told(found, look, marked=False)), ALT_LIMIT)
    return Parts(content=content, rows=rows, file=picture, filename=PICTURE, alt=alt)


def versus_picture(found: Versus, look: Look) -> bytes | None:
    """Draw two members compared, None if they have played no match together. Slow: for a worker thread."""
    if not found.played:
        return None
    left, right = _names(found, look, marked=False)
    one, other = (None if who.person is None else look.faces.get(who.person) for who in (found.a, found.b))
    card = VersusCard(
        left=VersusSide(left, look.t("name-seat", number=1), found.ahead, _rating(found.rating_a, look), one),
        right=VersusSide(right, look.t("name-seat", number=2), found.behind, _rating(found.rating_b, look), other),
        level=found.level,
        about=look.t("league-together", title=game_title(found.game, look, first=True), played=found.played),
        level_text=look.t("league-level", level=found.level) if found.level else "",
        ahead_text=look.t("league-ahead"),
        games=tuple(
            VersusGame(game_name(game, look.locale), one.ahead, one.behind, one.level) for game, one in found.games
        ),
    )
    return draw_versus(card, look.theme)


def _rating(rating: Rating, look: Look) -> str:
    return look.t("league-rated", rating=rating_text(rating), spread=spread_text(rating))


def _names(found: Versus, look: Look, *, marked: bool) -> tuple[str, str]:
    left, right = (person_name(one.person, one.name, look, marked=marked) for one in (found.a, found.b))
    return left, right


def _heading(found: Versus, look: Look) -> str:
    left, right = _names(found, look, marked=True)
    return look.t("league-versus", left=left, right=right, title=game_title(found.game, look))


def _told(found: Versus, look: Look, *, marked: bool) -> list[str]:
    """Return the picture in words."""
    left, right = _names(found, look, marked=marked)
    if not found.played:
        return [look.t("league-never-met")]
    lines = [
        look.t(
            "league-versus-told",
            left=left,
            right=right,
            ahead=found.ahead,
            behind=found.behind,
            level=found.level,
            played=found.played,
        )
    ]
    for name, rating in ((left, found.rating_a), (right, found.rating_b)):
        lines.append(look.t("league-versus-rating", name=name, rating=_rating(rating, look)))
    for game, one in found.games if found.game is None else ():
        title = game_name(game, look.locale)
        lines.append(look.t("league-versus-game", game=title, ahead=one.ahead, behind=one.behind, level=one.level))
    return lines
