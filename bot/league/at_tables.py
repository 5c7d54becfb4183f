"""What tables in Discord ask of the league; see `bot.play.ports.LeagueRules`."""

from bot.league.pages.results import OutcomeWords
from bot.league.pages.stakes import StakesWords, people_of
from bot.league.rows.league import League
from bot.league.rules import LeagueError
from bot.league.schedule.deals import Deals
from bot.league.schedule.rows import Fixtures
from bot.tables import TableState
from bot.tables.terms import Terms


class LeagueAtTables:
    """Answers from the league's rows. All methods raise StorageError."""

    def __init__(self, league: League, fixtures: Fixtures, deals: Deals) -> None:
        self._league, self._fixtures, self._deals = league, fixtures, deals

    async def held_terms(self, guild: int) -> Terms:
        """Return the league rules that hold in a guild now."""
        return (await self._league.terms(guild)).held

    async def cut_words(self, guild: int, fixture: int) -> tuple[str, ...]:
        """Return with which words the deals of a fixture were cut.

        LeagueError `fixture-settled` if all tables of its round are done: everybody may know the deals then.
        """
        deals = await self._deals.of_fixture(guild, fixture)
        if deals is not None and deals.ended:
            found = await self._fixtures.find(guild, fixture)
            raise LeagueError("fixture-settled", fixture=fixture, state=found.state)
        return () if deals is None else deals.words

    async def stakes(self, state: TableState) -> StakesWords:
        """Return what the match of a table will count for."""
        computers = sum(seat.first_holder.computer for seat in state.seats)
        return StakesWords(await self._league.stakes(state.guild, [*people_of(state)], computers=computers))

    async def outcome(self, guild: int, match: str) -> OutcomeWords | None:
        """Return what a match has changed in the league, None if it is not in it."""
        outcome = await self._league.outcome(guild, match)
        return None if outcome is None else OutcomeWords(outcome)
