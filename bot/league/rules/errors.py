"""The one error of the league: what was asked of it cannot be done."""

from typing import Literal

from bot.games.errors import ToldError

LeagueCode = Literal[
    "unknown-match",  # match: no such match in this league
    "unknown-player",  # person: never played here
    "unknown-season",  # name
    "unknown-change",  # change: its number
    "changed-meanwhile",  # match or change, newest, or neither: somebody else has changed it since the moderator looked
    "undone",  # change: it is undone already
    "taken-out",  # match: it is taken out already
    "nothing-changed",  # the correction says what is so already
    "season-running",  # name: one at a time
    "season-overlaps",  # name: the other season that has days of it
    "season-not-over",  # name: it has no final table yet
    "season-name",  # name: there is one of that name, or it is empty or too long
    "season-closing",  # name: its final table, by which divisions are made, is still worked out
    "no-season",  # none is running
    "divisions",  # fewest, most, moves: so many divisions, or moves between them, cannot be
    "divisions-few",  # members, least: too few have played for so many divisions
    "unknown-division",  # division: the season has no such division
    "date",  # text: no date, or one that does not exist
    "date-past",  # text: the season would be over before it begins
    "date-early",  # text, first: no match can have been played before that day
    "date-future",  # text: a match that has not been played
    "zone",  # zone: no such time zone
    "system",  # text, reason: no points system
    "terms",  # reason: no league rules; `length`, `option`: the game has none; `options`: they need a game
    "no-pending",  # that result waits for nobody: it was confirmed or rejected
    "pending-own",  # who added a result does not confirm it
    "pending-late",  # the players' time for it is over
    "pending-strange",  # only its other players and moderators confirm a result
    "game",  # game: there is no such game
    "seats",  # seats, fewest, most: so many cannot play that
    "places",  # seat: places do not follow from each other (1, 2, 2, 4), or a seat that is not there
    "twice",  # person: sits there twice, or would be merged into the same member
    "banned",  # person: is banned already
    "not-banned",  # person
    "merged",  # person: is merged into another member already
    "unknown-fixture",  # fixture: its number
    "deals-begun",  # fixture: a table of its round has started, so nobody cuts its deals any more
    "deals-strange",  # fixture: none of the players of its round
    "fixture-settled",  # fixture, state: it is `played`, `cancelled` or `lapsed` already
    "reason",  # most: no reason was given, or one that is too long
    "page",  # page: no number of a page
    "name",  # fewest, most: a chosen name is shorter or longer
    "name-early",  # days: so many must pass until the person can choose another name
    "name-taken",  # name: somebody in the server is called so
    "name-none",  # that person has chosen none
    "night-over",  # the game night has ended
    "night-full",  # most: so many are in
    "night-not-in",  # the person who asks, or is named, is not in
    "night-no-break",  # a round goes on, or none has ended
    "night-no-round",  # no round goes on
    "night-none-late",  # nobody has come since the round began
    "night-running",  # a round goes on
    "night-few",  # fewest: fewer are there
    "night-paused",  # it stands still
    "night-not-paused",  # it does not
    "night-no-table",  # number: it has no such table, or that is over
    "night-arena",  # an arena goes on, and has no rounds
    "night-begun",  # its settings stay as they are
    "night-rated",  # people are in, and came for a night that doesn't count
    "night-planned",  # it has a time already
    "night-here",  # the channel has a night
    "night-past",  # the time has passed, or the end comes before the beginning
    "night-time",  # text: no time
]


class LeagueError(ToldError):
    """Something the league refuses; `data` has the fields listed at `LeagueCode`."""

    kind = "league"

    def __init__(self, code: LeagueCode, **data: str | int | float | None) -> None:
        super().__init__(code, **data)
