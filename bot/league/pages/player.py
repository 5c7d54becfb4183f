"""Cards: of one player, with numbers, facts and the rating over time; and of two players compared."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.games.text.names import marked_name, plain_name
from bot.games.text.numbers import day_text, listed
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.pages.history import match_line
from bot.league.pages.places import HistoryPlace, PlayerPlace, VersusPlace, button_id, new_button
from bot.league.pages.results import change_text, points_text, rating_text, reached_text, spread_text
from bot.league.pages.wording import (
    duration,
    fitting,
    game_menu,
    game_title,
    mark_of,
    mode_button,
    person_name,
    recount_notes,
    season_menu,
    season_title,
    time_in,
)
from bot.league.rows.values import MatchRow, PersonName, PlayerCard, SeasonRow, Versus
from bot.league.rules import Mark, Rating
from bot.league.rules.milestones import kept
from bot.parts import verbs
from bot.parts.parts import ALT_LIMIT, CONTENT_LIMIT, Button, Parts, Row, cut, page_of
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
    reader: Reader,
    *,
    is_own: bool = False,
    private: bool = False,
    seasons: Sequence[SeasonRow] = (),
    picture: bytes | None = None,
) -> Parts:
    """Return a player's card at a place, with the last matches. `picture` is what `player_picture` drew of it.

    `is_own`: the card is its reader's; else there is a button that compares the two. In `private` its reader can hide.
    """
    place = replace(place, person=card.person)
    title, season = game_title(card.game, reader), season_title(card.season, reader, marked=True)
    drawn = picture is not None and place.mode != "t"
    card_facts = [] if drawn else facts(card, reader)
    lines = [
        reader.t("league-player", name=marked_name(card.name), title=title, season=season),
        *recount_notes(card.recalculating, reader),
        *([] if card.listed else [reader.t("league-hidden-banned" if card.banned else "league-hidden")]),
        *(reader.t("league-fact", label=fact.label, value=fact.value) for fact in card_facts),
    ]
    lines += _last_lines(card, reader, CONTENT_LIMIT - len("\n".join(lines)), _BESIDE if drawn else len(card.last))
    page = page_of(lines, _controls(card, place, seasons, reader, is_own=is_own, private=private))
    return page.with_picture(picture, PICTURE, player_alt(card, reader)) if drawn else page


def player_picture(card: PlayerCard, reader: Reader, zone: str = "UTC") -> bytes:
    """Draw a player's card; days are those of the time zone. Slow: for a worker thread."""
    drawn = DrawnCard(
        name=plain_name(card.name),
        otherwise=reader.username(card.person, reader.t("league-name")),
        about=_about(card, reader),
        numbers=_numbers(card, reader),
        curve=tuple(DrawnRating(point.rating.number, point.rating.caution) for point in card.curve),
        curve_title=reader.t("league-curve"),
        since=day_text(time_in(card.curve[0].at, zone), reader.locale) if card.curve else "",
        until=day_text(time_in(card.curve[-1].at, zone), reader.locale) if card.curve else "",
        too_short=reader.t("league-curve-empty"),
        facts=tuple(_facts(card, reader, marked=False)),
        last=tuple(_drawn_match(card, row, reader) for row in reversed(card.last[:_DRAWN])),
        last_title=reader.t("league-last-matches"),
        portrait=reader.faces.get(card.person),
    )
    return draw_player_card(drawn, reader.theme)


def facts(card: PlayerCard, reader: Reader, *, marked: bool = True) -> list[Fact]:
    """Return all that the picture tells, for a message (`marked`) or for its description."""
    return [*_numbers(card, reader), *_facts(card, reader, marked=marked)]


def player_alt(card: PlayerCard, reader: Reader) -> str:
    """Return the picture in words."""
    if card.curve:
        ratings = [point.rating.number for point in card.curve]
        low, high = str(min(ratings)), str(max(ratings))
        curve = reader.t("alt-league-curve", first=str(ratings[0]), last=str(ratings[-1]), low=low, high=high)
    else:
        curve = reader.t("league-curve-empty")
    plain_facts = facts(card, reader, marked=False)
    lines = [
        reader.t("alt-league-player", name=plain_name(card.name), about=_about(card, reader)),
        *(reader.t("alt-league-fact", label=fact.label, value=fact.value) for fact in plain_facts),
        curve,
    ]
    return cut(" ".join(lines), ALT_LIMIT)


def _about(card: PlayerCard, reader: Reader) -> str:
    title, season = game_title(card.game, reader, first=True), season_title(card.season, reader)
    return reader.t("league-player-about", title=title, season=season)


def _numbers(card: PlayerCard, reader: Reader) -> tuple[Fact, ...]:
    ranking = []
    if card.row is not None:
        ranking = [
            Fact(reader.t("league-rank"), str(card.row.rank)),
            Fact(reader.t("league-points"), points_text(card.row.points, reader)),
        ]
    elif card.missing and card.listed:
        ranking = [Fact(reader.t("league-rank"), reader.t("league-rank-missing", missing=card.missing))]
    return (
        *ranking,
        Fact(reader.t("league-played"), str(card.played)),
        Fact(reader.t("league-won"), str(card.won)),
        Fact(reader.t("league-rating"), f"{rating_text(card.rating)} {spread_text(card.rating)}"),
    )


def _facts(card: PlayerCard, reader: Reader, *, marked: bool) -> Iterator[Fact]:
    if card.games and card.game is None:
        counts = (
            reader.t("league-game-count", game=game_name(game.game, reader.locale), played=game.played, won=game.won)
            for game in card.games
        )
        yield Fact(reader.t("league-games"), listed(counts, reader.locale))
    if card.game is None and len(card.games) > 1:
        yield Fact(reader.t("league-favourite"), game_name(card.games[0].game, reader.locale))
    for label, opponent in (("league-best", card.best), ("league-worst", card.worst)):
        if opponent is not None:
            name = person_name(opponent.person, opponent.name, reader, marked=marked)
            yield Fact(
                reader.t(label), reader.t("league-opponent", name=name, ahead=opponent.ahead, played=opponent.played)
            )
    if card.longest:
        yield Fact(reader.t("league-streak"), reader.t("league-streaks", now=card.streak, longest=card.longest))
    if reached := _reached(card, reader):
        yield Fact(reader.t("league-milestones"), reached)
    if card.highest is not None:
        yield Fact(reader.t("league-highest"), reader.t("points", score=round(card.highest.value)))
    if card.fastest:
        times = (
            reader.t("league-fastest-of", time=duration(best, reader), length=reader.t(f"length-{best.length}"))
            for best in card.fastest
        )
        yield Fact(reader.t("league-fastest"), listed(times, reader.locale))


def _reached(card: PlayerCard, reader: Reader) -> str:
    """Tell the milestones that somebody has reached in the matches of the card; "" for none, or who is in no list."""
    if not card.listed:
        return ""
    milestones = [reached_text(milestone, reader) for milestone in kept(card.played, card.longest)]
    won = [game_name(game.game, reader.locale) for game in card.games if game.won]
    beat = [game_name(game.game, reader.locale) for game in card.games if game.beat_strong]
    for text, games in ("league-first-wins", won), ("league-beat-strong", beat):
        milestones += [reader.t(text, games=listed(games, reader.locale))] if games else []
    return " · ".join(milestones)


def _drawn_match(card: PlayerCard, row: MatchRow, reader: Reader) -> CardMatch:
    """Return a match for the picture: its sign, and its change of the rating, or a dash if there was none."""
    seat = next((seat for seat in row.seats if seat.person == card.person), None)
    place = 1 if seat is None else seat.place
    change = None if seat is None else seat.rating if card.game is None else seat.game_rating
    return CardMatch(mark_of(Mark(place, len(row.seats)), reader), change_text(change, reader) or "–")


def _last_lines(card: PlayerCard, reader: Reader, room: int, most: int) -> list[str]:
    """Return at most `most` of the last matches, as far as there is room, each with its change of the rating."""
    heading, of_game = reader.t("league-last-heading"), card.game is not None
    lines = [match_line(row, reader, person=card.person, game=of_game, width=16) for row in card.last[:most]]
    return [heading, *fitting(lines, room - len(heading) - 1)] if lines else []


def _controls(
    card: PlayerCard, place: PlayerPlace, seasons: Sequence[SeasonRow], reader: Reader, *, is_own: bool, private: bool
) -> tuple[Row, ...]:
    compare = new_button(VersusPlace(0, card.person, place.game), reader.t("button-league-versus"))
    alone = new_button(replace(place, person=0), reader.t("button-league-card"))
    buttons = (
        new_button(HistoryPlace(card.person, place.game), reader.t("button-league-history")),
        *(() if is_own else (compare,)),
        *((alone,) if is_own and not private else ()),
        mode_button(place, reader),
        *((_hide_button(place, reader, hides=card.listed),) if is_own and private and not card.banned else ()),
    )
    chosen = card.season.number if card.season else 0
    return (game_menu(place, reader), *season_menu(place, seasons, chosen, reader), buttons)


def uncarded(reader: Reader) -> Parts:
    """Return the page of who has no card yet, with the button that keeps it from every list."""
    return Parts(content=reader.t("league-uncarded"), rows=((_hide_button(PlayerPlace(), reader, hides=True),),))


def _hide_button(place: PlayerPlace, reader: Reader, *, hides: bool) -> Button:
    how, label = ("yes", "button-league-hide") if hides else ("no", "button-league-show")
    return Button(button_id(replace(place, person=0), verbs.LEAGUE_HIDE, how), reader.t(label))


# Two members compared

VERSUS_PICTURE = "versus.png"
_ROOM = 1400  # characters of the last matches


def versus(pair: Versus, place: VersusPlace, reader: Reader, *, picture: bytes | None = None) -> Parts:
    """Return two members compared. `picture` is what `versus_picture` drew; without one it is in words."""
    place = replace(place, left=pair.a.person or place.left, right=pair.b.person or place.right)
    drawn = picture is not None and place.mode != "t"
    left, right = _names(pair, reader, marked=True)
    lines = [
        reader.t("league-versus", left=left, right=right, title=game_title(pair.game, reader)),
        *recount_notes(pair.recalculating, reader),
        *([] if drawn else _in_words(pair, reader, marked=True)),
    ]
    viewer = next((member.person for member in (pair.a, pair.b) if member.person and not member.listed), 0)
    matches = pair.last[: _BESIDE if drawn else len(pair.last)]
    last = fitting([match_line(row, reader, width=12, viewer=viewer) for row in matches], _ROOM + 1)
    lines += [reader.t("league-last-heading"), *last] if last else []
    page = page_of(lines, [game_menu(place, reader), (mode_button(place, reader),)])
    alt = cut(" ".join(_in_words(pair, reader, marked=False)), ALT_LIMIT)
    return page.with_picture(picture, VERSUS_PICTURE, alt) if drawn else page


def versus_picture(pair: Versus, reader: Reader) -> bytes | None:
    """Draw two members compared, None if they have played no match together. Slow: for a worker thread."""
    if not pair.met.played:
        return None
    card = VersusCard(
        left=_side(1, pair.a, pair.met.ahead, pair.rating_a, reader),
        right=_side(2, pair.b, pair.met.behind, pair.rating_b, reader),
        level=pair.met.level,
        about=reader.t("league-together", title=game_title(pair.game, reader, first=True), played=pair.met.played),
        level_text=reader.t("league-level", level=pair.met.level) if pair.met.level else "",
        ahead_text=reader.t("league-ahead"),
        games=tuple(
            VersusGame(game_name(game, reader.locale), met.ahead, met.behind, met.level) for game, met in pair.games
        ),
    )
    return draw_versus(card, reader.theme)


def _side(number: int, who: PersonName, ahead: int, rating: Rating, reader: Reader) -> VersusSide:
    return VersusSide(
        person_name(who.person, who.name, reader, marked=False),
        reader.username(who.person, reader.t("name-seat", number=number)),
        ahead,
        _rating(rating, reader),
        None if who.person is None else reader.faces.get(who.person),
    )


def _rating(rating: Rating, reader: Reader) -> str:
    return reader.t("league-rated", rating=rating_text(rating), spread=spread_text(rating))


def _names(pair: Versus, reader: Reader, *, marked: bool) -> tuple[str, str]:
    left, right = (person_name(member.person, member.name, reader, marked=marked) for member in (pair.a, pair.b))
    return left, right


def _in_words(pair: Versus, reader: Reader, *, marked: bool) -> list[str]:
    """Return the picture in words."""
    left, right = _names(pair, reader, marked=marked)
    if not pair.met.played:
        return [reader.t("league-never-met")]
    return [
        reader.t(
            "league-versus-told",
            left=left,
            right=right,
            ahead=pair.met.ahead,
            behind=pair.met.behind,
            level=pair.met.level,
            played=pair.met.played,
        ),
        reader.t("league-versus-rating", name=left, rating=_rating(pair.rating_a, reader)),
        reader.t("league-versus-rating", name=right, rating=_rating(pair.rating_b, reader)),
        *(
            reader.t(
                "league-versus-game",
                game=game_name(game, reader.locale),
                ahead=met.ahead,
                behind=met.behind,
                level=met.level,
            )
            for game, met in (pair.games if pair.game is None else ())
        ),
    ]
