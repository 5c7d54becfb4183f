"""The pictures of a game night, and what they are in words: who is there, how everybody stands, the podium."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from bot.games.text.names import cut_name, marked_name, plain_name
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.nights.rules.standing import NightRank, standings
from bot.nights.rules.values import Night
from bot.parts.parts import ALT_LIMIT, cut
from rendering import LeagueRow, LeagueWords, NightGuest, draw_guests, draw_league, draw_season_final

PICTURE = "night.png"
_ROWS = 10  # of a picture of standings
_NAMES = 25  # characters of a name in a description


def guest_name(night: Night, guest: int, reader: Reader) -> str:
    """Return the name of a guest, for pictures and menus."""
    return plain_name(_raw_names(night, reader)[guest], reader.t("name-seat", number=guest + 1))


def marked_guest(night: Night, guest: int, reader: Reader) -> str:
    """Return the name of a guest, for texts."""
    return marked_name(_raw_names(night, reader)[guest], reader.t("name-seat", number=guest + 1))


def _raw_names(night: Night, reader: Reader) -> Sequence[str]:
    """Return the present names of all guests, each told apart from the others."""
    return reader.names((guest.person, guest.name) for guest in night.guests)


def beat_text(night: Night, rank: NightRank, reader: Reader) -> str:
    """Say how many of the others at a guest's tables were beaten: `5 of 9`, `2½ of 6`; of the same deals `63%`."""
    if not rank.played:
        return "–"
    if night.plan.duplicate:
        return reader.t("night-percent", percent=round(100 * rank.score / rank.played))
    others = night.plan.seats - 1
    return reader.t("night-beat", beaten=_halves(rank.score * others), total=rank.played * others)


def tie_text(night: Night, rank: NightRank) -> str:
    """Return how many a guest's opponents beat, where that decides between equals; "" elsewhere, as in arenas."""
    if not rank.level or night.arena or not rank.played:
        return ""
    return str(round(100 * rank.others)) if night.plan.duplicate else _halves(rank.others * (night.plan.seats - 1))


def _halves(number: Fraction) -> str:
    """Write a number to the half: `3`, `2½`, `½`."""
    whole, half = divmod(round(2 * number), 2)
    return f"{whole or ''}½" if half else str(whole)


def page_picture(night: Night, reader: Reader) -> bytes | None:
    """Draw what belongs on the page now: who is there, how they stand, at the end the podium. For a worker thread."""
    if night.state == "over":
        return podium_picture(night, reader) if night.tables else None
    if night.state == "break" or (night.state == "round" and night.arena and _played(night)):
        return standings_picture(night, reader)
    return guests_picture(night, reader) if night.state != "round" else None


def _played(night: Night) -> int:
    """Return at how many tables something was played."""
    return sum(table.over and bool(table.places) for table in night.tables)


def _title(night: Night, reader: Reader) -> str:
    return reader.t("night-title-arena" if night.arena else "night-title")


def guests_picture(night: Night, reader: Reader) -> bytes | None:
    """Draw who is in, None for nobody."""
    drawn = tuple(
        NightGuest(
            guest_name(night, at, reader),
            reader.username(guest.person, reader.t("name-seat", number=at + 1)),
            guest.state == "coming",
            reader.faces.get(guest.person or 0),
        )
        for at, guest in enumerate(night.guests)
        if guest.state != "out"
    )
    about = game_name(night.plan.game, reader.locale)
    return draw_guests(drawn, _title(night, reader), about, reader.theme) if drawn else None


def standings_picture(night: Night, reader: Reader, guest: int | None = None) -> bytes | None:
    """Draw the standings, None if there are none: the best, or the rows around a `guest`, whose own is lit."""
    rows = tuple(_row(night, rank, reader, guest) for rank in _ranks_around(night, guest))
    return draw_league(rows, _words(night, reader), reader.theme) if rows else None


def _ranks_around(night: Night, guest: int | None) -> Sequence[NightRank]:
    """Return the ranks that a picture has room for: the best, or those around a guest."""
    ranks = standings(night)
    at = next((at for at, rank in enumerate(ranks) if rank.guest == guest), 0)
    first = max(0, min(at - _ROWS // 2, len(ranks) - _ROWS))
    return ranks[first : first + _ROWS]


def podium_picture(night: Night, reader: Reader) -> bytes | None:
    """Draw the first three on their steps, and those behind them."""
    rows = tuple(replace(_row(night, rank, reader), move=0) for rank in standings(night)[:_ROWS])
    words = replace(_words(night, reader), new="", about=game_name(night.plan.game, reader.locale))
    return draw_season_final(rows, words, reader.theme) if rows else None


def _row(night: Night, rank: NightRank, reader: Reader, guest: int | None = None) -> LeagueRow:
    won = sum(
        table.places[table.guests.index(rank.guest)] == 1
        for table in night.tables
        if rank.guest in table.guests and table.places
    )
    return LeagueRow(
        rank=rank.rank,
        name=guest_name(night, rank.guest, reader),
        otherwise=reader.username(night.guests[rank.guest].person, reader.t("name-seat", number=rank.guest + 1)),
        played=rank.played,
        won=won,
        points=beat_text(night, rank, reader),
        per_match=tie_text(night, rank),
        move=None if rank.before is None else rank.before - rank.rank,
        portrait=reader.faces.get(night.guests[rank.guest].person or 0),
        is_reader=rank.guest == guest,
    )


def _words(night: Night, reader: Reader) -> LeagueWords:
    return LeagueWords(
        title=_title(night, reader),
        about=_about(night, reader),
        name=reader.t("league-name"),
        played=reader.t("league-played"),
        won=reader.t("league-won"),
        points=reader.t("night-beaten"),
        per_match=reader.t("night-others") if any(tie_text(night, rank) for rank in standings(night)) else "",
        new=reader.t("league-new") if night.round > 1 else "",
    )


def _about(night: Night, reader: Reader) -> str:
    """Say how far the standings go."""
    game = game_name(night.plan.game, reader.locale)
    if night.arena:
        return reader.t("night-after-arena", game=game, tables=_played(night))
    return reader.t("night-after", game=game, round=night.round)


def page_alt(night: Night, reader: Reader) -> str:
    """Tell the picture of the page."""
    if night.state not in ("gathering", "calling"):
        return standings_alt(night, reader)
    names = [
        cut_name(guest_name(night, at, reader), _NAMES) for at, guest in enumerate(night.guests) if guest.state != "out"
    ]
    text = cut(", ".join(names), ALT_LIMIT)  # a text takes no values that are much longer
    return cut(reader.t("night-alt-guests", count=len(names), names=text), ALT_LIMIT)


def standings_alt(night: Night, reader: Reader, guest: int | None = None) -> str:
    """Tell a picture of standings, row by row: the best, or those around a `guest`, whose own is named as such."""
    lines = [
        reader.t(
            "night-alt-row",
            place=rank.rank,
            name=cut_name(guest_name(night, rank.guest, reader), _NAMES),
            beat=beat_text(night, rank, reader),
            tie=tie_text(night, rank) or "none",
            own="yes" if rank.guest == guest else "no",
        )
        for rank in _ranks_around(night, guest)
    ]
    return cut(reader.t("night-alt", rows="; ".join(lines)), ALT_LIMIT)
