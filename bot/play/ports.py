"""What a table in Discord needs of the league, which stands above it. The league hands it in."""

from collections.abc import Iterator
from typing import Protocol

from bot.games.text.reader import Reader
from bot.tables import TableState
from bot.tables.terms import Terms


class Outcome(Protocol):
    """The changes of a match in the league, in words. Seats count from 0."""

    def lines(self, reader: Reader) -> Iterator[str]:
        """Yield the line of each person: place, points, rating; or the reason why the match does not count."""

    def change(self, seat: int, reader: Reader) -> str:
        """Say in a few words what the match did for the player of a seat, "" for nothing."""

    def card(self, seat: int, reader: Reader) -> str:
        """Return the line of a seat's player on the card, "" where the match does not count for them."""

    def milestone(self, reader: Reader, *, marked: bool = False) -> str:
        """Say the best milestone that somebody at the table has reached, "" for none."""


class Stakes(Protocol):
    """The stakes of a match in the league, in words: what it will count for. Seats count from 0."""

    def lobby(self, state: TableState, reader: Reader) -> Iterator[str]:
        """Yield what the players of a lobby should know before the match."""

    def counts(self, state: TableState, seat: int) -> bool:
        """Return True if the match counts for the player of a seat."""

    @property
    def counts_early(self) -> bool:
        """Return True if the match counts, too, if it is ended early."""

    def resigning(self, state: TableState, seat: int, reader: Reader) -> str:
        """Say what it costs the player of a seat to resign now."""


class LeagueRules(Protocol):
    """The league as tables ask it. All methods raise StorageError."""

    async def held_terms(self, guild: int) -> Terms:
        """Return the league rules that hold in a guild now."""

    async def cut_words(self, guild: int, fixture: int) -> tuple[str, ...]:
        """Return the words that cut the deals of a scheduled match; ToldError if its round is over."""

    async def stakes(self, state: TableState) -> Stakes:
        """Return what the match of a table in the league will count for."""

    async def outcome(self, guild: int, match: str) -> Outcome | None:
        """Return what a match has changed, None if it is not in the league."""
