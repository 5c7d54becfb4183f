"""Cards: of one player, with numbers, facts and the rating over time; and of two players compared."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.games.text.look import Look
from bot.games.text.names import marked_name, plain_name
from bot.games.text.numbers import day_text, listed
from bot.games.text.words import game_name
from bot.league.pages.history import match_line
from bot.league.pages.places import HistoryPlace, PlayerPlace, VersusPlace, button_id
from bot.league.pages.results import change_text, points_text, rating_text, reached_text, spread_text
from bot.league.pages.wording import (
    duration,
    game_menu,
    game_title,
    mark_of,
    mode_button,
    person_name,
    season_menu,
    season_title,
    time_in,
)
from bot.league.rows.values import MatchRow, MatchSeat, Opponent, PlayerCard, SeasonRow, Versus
from bot.league.rules import Mark, Rating
from bot.league.rules.milestones import kept
from bot.parts.parts import ALT_LIMIT, CONTENT_LIMIT, Button, Parts, Row, cut
from rendering import (
    CardMatch,
    DrawnCard,
    DrawnRating,
    Fact,
    VersusCard,
    VersusGame,
    VersusSide,
    draw_player_card,
    draw_versus,
)

PICTURE = "player.png"
_DRAWN = 8  # last matches on the picture
_BESIDE = 3  # in words above it: a phone has room for little more


def player(
    card: PlayerCard,
    place: PlayerPlace,
    look: Look,
    *,
    own: bool = False,
    seasons: Sequence[SeasonRow] = (),
    picture: bytes | None = None,
) -> Parts:
    """Return a player's card at a place, with the last matches. `picture` is what `player_picture` drew of it.

    `own`: the card is its reader's; else there is a button that compares the two.
    """
    place = replace(place, person=card.person)
    lines = [_heading(card, look)]
    if card.recalculating:
        lines.append(look.t("league-recalculating-note"))
    if not card.listed:
        lines.append(look.t("league-hidden-banned" if card.banned else "league-hidden"))
    drawn = picture is not None and place.mode != "t"
    if not drawn:
        lines += [look.t("league-fact", label=fact.label, value=fact.value) for fact in facts(card, look)]
    content = "\n".join(lines)
    last = _last_lines(card, look, CONTENT_LIMIT - len(content), _BESIDE if drawn else len(card.last))
    content = cut("\n".join([content, *last]), CONTENT_LIMIT)
    rows = _controls(card, place, seasons, look, own=own)
    if not drawn:
        return Parts(content=content, rows=rows)
    return Parts(content=content, rows=rows, file=picture, filename=PICTURE, alt=player_alt(card, look))


def player_picture(card: PlayerCard, look: Look, zone: str = "UTC") -> bytes:
    """Draw a player's card; days are those of the time zone. Slow: for a worker thread."""
    curve = tuple(DrawnRating(point.rating.shown, point.rating.caution) for point in card.curve)
    drawn = DrawnCard(
        name=plain_name(card.name),
        otherwise=look.t("league-name"),
        about=_about(card, look),
        numbers=_numbers(card, look),
        curve=curve,
        curve_title=look.t("league-curve"),
        since=day_text(time_in(card.curve[0].at, zone), look.locale) if card.curve else "",
        until=day_text(time_in(card.curve[-1].at, zone), look.locale) if card.curve else "",
        too_short=look.t("league-curve-empty"),
        facts=tuple(_facts(card, look, marked=False)),
        last=tuple(_drawn_match(card, row, look) for row in reversed(card.last[:_DRAWN])),
        last_title=look.t("league-last-matches"),
        portrait=look.faces.get(card.person),
    )
    return draw_player_card(drawn, look.theme)


def facts(card: PlayerCard, look: Look) -> list[Fact]:
    """Return all that the picture tells, for a message."""
    return [*_numbers(card, look), *_facts(card, look, marked=True)]


def player_alt(card: PlayerCard, look: Look) -> str:
    """Return the picture in words."""
    told = [*_numbers(card, look), *_facts(card, look, marked=False)]
    if card.curve:
        first, last = card.curve[0].rating, card.curve[-1].rating
        low, high = (pick(point.rating.shown for point in card.curve) for pick in (min, max))
        curve = look.t("alt-league-curve", first=str(first.shown), last=str(last.shown), low=str(low), high=str(high))
    else:
        curve = look.t("league-curve-empty")
    name = plain_name(card.name)
    lines = [look.t("alt-league-player", name=name, about=_about(card, look))]
    lines += [look.t("alt-league-fact", label=one.label, value=one.value) for one in told]
    return cut(" ".join([*lines, curve]), ALT_LIMIT)


def _heading(card: PlayerCard, look: Look) -> str:
    season = season_title(card.season, look, marked=True)
    return look.t("league-player", name=marked_name(card.name), title=game_title(card.game, look), season=season)


def _about(card: PlayerCard, look: Look) -> str:
    title, season = game_title(card.game, look, first=True), season_title(card.season, look)
    return look.t("league-player-about", title=title, season=season)


def _numbers(card: PlayerCard, look: Look) -> tuple[Fact, ...]:
    rating = f"{rating_text(card.rating)} {spread_text(card.rating)}"
    own = (
        _unranked(card, look)
        if card.row is None
        else (
            Fact(look.t("league-rank"), str(card.row.rank)),
            Fact(look.t("league-points"), points_text(card.row.points, look)),
        )
    )
    return (
        *own,
        Fact(look.t("league-played"), str(card.played)),
        Fact(look.t("league-won"), str(card.won)),
        Fact(look.t("league-rating"), rating),
    )


def _unranked(card: PlayerCard, look: Look) -> tuple[Fact, ...]:
    """Return how many matches are missing before a rank, if that is why there is none."""
    if not card.missing or not card.listed:
        return ()
    return (Fact(look.t("league-rank"), look.t("league-rank-missing", missing=card.missing)),)


def _facts(card: PlayerCard, look: Look, *, marked: bool) -> Iterator[Fact]:
    """Yield the facts that are known of the player."""
    if card.games and card.game is None:
        counts = (
            look.t("league-game-count", game=game_name(game.game, look.locale), played=game.played, won=game.won)
            for game in card.games
        )
        yield Fact(look.t("league-games"), listed(counts, look.locale))
    if card.favourite and card.game is None and len(card.games) > 1:
        yield Fact(look.t("league-favourite"), game_name(card.favourite, look.locale))
    for label, opponent in (("league-best", card.best), ("league-worst", card.worst)):
        if opponent is not None:
            yield Fact(look.t(label), _opponent(opponent, look, marked))
    if card.longest:
        yield Fact(look.t("league-streak"), look.t("league-streaks", now=card.streak, longest=card.longest))
    if reached := _reached(card, look):
        yield Fact(look.t("league-milestones"), reached)
    if card.highest is not None:
        yield Fact(look.t("league-highest"), look.t("points", score=round(card.highest.value)))
    if card.fastest:
        told = (
            look.t("league-fastest-of", time=duration(best, look), length=look.t(f"length-{best.length}"))
            for best in card.fastest
        )
        yield Fact(look.t("league-fastest"), listed(told, look.locale))


def _reached(card: PlayerCard, look: Look) -> str:
    """Tell the milestones that somebody has reached in the matches of the card; "" for none, or who is in no list."""
    if not card.listed:
        return ""
    told = [reached_text(one, look) for one in kept(card.played, card.longest)]
    won = [game_name(game.game, look.locale) for game in card.games if game.won]
    if won:
        told.append(look.t("league-first-wins", games=listed(won, look.locale)))
    if beat := [game_name(game.game, look.locale) for game in card.games if game.beat_strong]:
        told.append(look.t("league-beat-strong", games=listed(beat, look.locale)))
    return " · ".join(told)


def _opponent(opponent: Opponent, look: Look, marked: bool) -> str:
    name = person_name(opponent.person, opponent.name, look, marked=marked)
    return look.t("league-opponent", name=name, ahead=opponent.ahead, played=opponent.played)


def _own_seat(card: PlayerCard, row: MatchRow) -> MatchSeat | None:
    return next((seat for seat in row.seats if seat.person == card.person), None)


def _drawn_match(card: PlayerCard, row: MatchRow, look: Look) -> CardMatch:
    """Return a match for the picture: its sign, and its change of the rating, or a dash if there was none."""
    seat = _own_seat(card, row)
    place = 1 if seat is None else seat.place
    change = None if seat is None else seat.rating if card.game is None else seat.game_rating
    return CardMatch(mark_of(Mark(place, len(row.seats)), look), change_text(change, look) or "–")


def _last_lines(card: PlayerCard, look: Look, room: int, most: int) -> list[str]:
    """Return at most `most` of the last matches, as far as there is room, each with its change of the rating."""
    lines = [look.t("league-last-heading")] if card.last else []
    for row in card.last[:most]:
        line = match_line(row, look, person=card.person, game=card.game is not None, width=16)
        room -= len(line) + 1
        if room < len(lines[0]) + 1:
            break
        lines.append(line)
    return lines


def _controls(
    card: PlayerCard, place: PlayerPlace, seasons: Sequence[SeasonRow], look: Look, *, own: bool
) -> tuple[Row, ...]:
    history = HistoryPlace(card.person, place.game)
    buttons = [Button(button_id(history, how="new"), look.t("button-league-history"))]
    if not own:
        versus = VersusPlace(0, card.person, place.game)
        buttons.append(Button(button_id(versus, how="new"), look.t("button-league-versus")))
    buttons.append(mode_button(place, look))
    chosen = 0 if card.season is None else card.season.number
    return (game_menu(place, look), *season_menu(place, seasons, chosen, look), tuple(buttons))


# Two members compared

VERSUS_PICTURE = "versus.png"
_ROOM = 1400  # characters of the last matches


def versus(found: Versus, place: VersusPlace, look: Look, *, picture: bytes | None = None) -> Parts:
    """Return two members compared. `picture` is what `versus_picture` drew; without one it is told in words."""
    place = replace(place, left=found.a.person or place.left, right=found.b.person or place.right)
    drawn = picture is not None and place.mode != "t"
    lines = [_versus_heading(found, look)]
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
    return Parts(content=content, rows=rows, file=picture, filename=VERSUS_PICTURE, alt=alt)


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


def _versus_heading(found: Versus, look: Look) -> str:
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
