"""What belongs to no table in play: rules, help, records, checks of the shuffle, the league, settings."""

import msgspec

from bot.cogs.desk import Desk
from bot.cogs.settings import Scope, Settings
from bot.cogs.visit import AskError, Visit
from bot.games import verify as verifying
from bot.games.errors import GameError, RecordError
from bot.games.record import Round, decode
from bot.games.registry import GAMES
from bot.tables import TableError
from bot.views import verbs
from bot.views.ids import Press, encode
from bot.views.ids import decode as decode_id
from bot.views.league import ALL, league, league_picture
from bot.views.pages import help_page, privacy, rules, rules_picture
from bot.views.parts import Button, Parts, Select
from bot.views.results import record, verified
from bot.views.setting import FIGURE_NAMES, setting_name, settings
from storage import FinishedMatch


class Pages:
    """Shows pages, and turns them when their buttons are clicked."""

    def __init__(self, desk: Desk, settings: Settings) -> None:
        """Take the desk and the settings."""
        self._desk, self._settings = desk, settings

    async def turn(self, visit: Visit, press: Press) -> bool:
        """Answer a click that is about a page; False if it is about something else."""
        words = (*press.words, "", "")
        if press.verb == verbs.RULES:
            await self.rules(visit, words[0], _number(words[1]))
        elif press.verb == verbs.HELP:
            await visit.answer.private(help_page(visit.look))  # beside the hand, not in its place
        elif press.verb == verbs.RECORD:
            await self.record(visit, await self._match(visit, words[0]))
        elif press.verb == verbs.VERIFY:
            await self.verify(visit, await self._match(visit, words[0]))
        elif press.verb == verbs.LEAGUE_PAGE:
            await visit.answer.update(await self.league(visit, words[0], _number(words[1])))
        elif press.verb == verbs.SETTING:
            await self.change_setting(visit, _scope(press.table), words[0], words[1])
        else:
            return False
        return True

    async def rules(self, visit: Visit, game: str, page: int = 0) -> None:
        """Show a page of a game's rules, with the options of the channel's table if it plays that game."""
        here = self._desk.tables.in_channel(visit.guild, visit.channel)
        options = here.state.options if here is not None and here.state.game == game else None
        picture = await self._desk.scene.picture(rules_picture, game, visit.look) if game in GAMES else None
        usual = await self._settings.options(visit.guild, visit.channel, game) if game in GAMES else {}
        await visit.show(rules(game, visit.look, page=page, options=options, usual=usual, picture=picture))

    def help(self, visit: Visit) -> Parts:
        """Make the page that says how the bot is used."""
        return help_page(visit.look)

    def privacy(self, visit: Visit) -> Parts:
        """Make the page that says what is stored about people."""
        return privacy(visit.look)

    async def league(self, visit: Visit, game: str, page: int = 0) -> Parts:
        """Make a page of the league table of the server."""
        chosen = game if game in GAMES else None
        standings = await self._desk.store.standings(visit.guild, chosen)
        look = await self._desk.scene.public_look(visit.guild, visit.channel)
        name = chosen or ALL
        picture = await self._desk.scene.picture(league_picture, standings, look, game=name, page=page)
        return league(standings, look, game=name, page=page, picture=picture)

    async def last_match(self, visit: Visit) -> FinishedMatch:
        """Answer the match that ended last in the channel; AskError `record-none` if there is none."""
        match = await self._desk.store.last_match(visit.guild, visit.channel)
        if match is None:
            raise AskError("record-none")
        return match

    async def _match(self, visit: Visit, match: str) -> FinishedMatch:
        found = await self._desk.store.match(match, visit.guild)
        if found is None:
            raise TableError("gone")
        return found

    async def record(self, visit: Visit, match: FinishedMatch) -> None:
        """Give the record of a match as a file."""
        rounds = len(decode(match.record).rounds)
        file = f"{match.record}\n".encode()
        await visit.answer.private(record(match.match, file, rounds, visit.look))

    async def verify(self, visit: Visit, match: FinishedMatch) -> None:
        """Judge a match from its record alone: the shuffle, every move, every number."""
        error, rounds = await self._desk.scene.draw(_judge, match.record)
        await visit.answer.private(verified(rounds, error, visit.look))

    async def settings(self, visit: Visit, scope: Scope, notice: str = "") -> None:
        """Show the settings of the server or of the channel."""
        values = await self._settings.of(visit.guild, None if scope == "server" else visit.channel)
        await visit.show(_scoped(settings(values, visit.look, place=scope, notice=notice), scope))

    async def change_setting(self, visit: Visit, scope: Scope, key: str, value: str) -> None:
        """Change a setting, if the person may, and show all of them."""
        if not visit.interaction.permissions.manage_guild:
            raise AskError("settings-refused")
        channel = None if scope == "server" else visit.channel
        if key == FIGURE_NAMES:
            await self._name_figures(visit, value)
            return
        try:
            await self._settings.set(visit.guild, channel, key, value, visit.person.id)
        except ValueError:
            raise AskError("settings-value-wrong") from None
        saved = visit.look.t("settings-saved", what=setting_name(key, visit.look), place=scope)
        await self.settings(visit, scope, saved)
        self._desk.messenger.refresh(visit.guild)

    async def _name_figures(self, visit: Visit, text: str) -> None:
        """Rename figures for the whole server; the settings that are shown afterwards are the server's."""
        try:
            await self._settings.name_figures(visit.guild, text, visit.person.id)
        except ValueError:
            raise AskError("settings-figures-wrong") from None
        saved = visit.look.t("settings-saved", what=setting_name(FIGURE_NAMES, visit.look), place="server")
        await self.settings(visit, "server", saved)
        self._desk.messenger.refresh(visit.guild)


def _judge(text: str) -> tuple[GameError | None, tuple[Round, ...]]:
    """Check a record; answers what is wrong with it, and the rounds that are over."""
    try:
        found = decode(text)
        verifying.verify(found)
    except RecordError as error:
        return error, ()
    return None, tuple(one for one in found.rounds if one.result is not None)


def _number(word: str) -> int:
    return int(word) if word.isascii() and word.isdigit() else 0


def _scope(table: str) -> Scope:
    return "channel" if table == "channel" else "server"


def _scoped(parts: Parts, scope: Scope) -> Parts:
    """Write into the menus of the settings for which place they are: the id has room where a table would stand."""
    rows = [[_placed(item, scope) for item in row] for row in parts.rows]
    return msgspec.structs.replace(parts, rows=tuple(map(tuple, rows)))


def _placed(item: Button | Select, scope: Scope) -> Button | Select:
    press = msgspec.structs.replace(decode_id(item.custom_id), table=scope)
    return msgspec.structs.replace(item, custom_id=encode(press, "s"))
