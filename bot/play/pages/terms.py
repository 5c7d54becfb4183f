"""The rules by which a match must be played to count, in words: in the lobby, and wherever the league names them."""

from collections.abc import Collection, Iterator

from bot.games.options import OptionValue, spell
from bot.games.text.look import Look
from bot.games.text.words import game_name
from bot.play.pages.setting import setting_name, value_name
from bot.tables import TableState
from bot.tables.terms import Term, Terms


def terms_lines(state: TableState, look: Look) -> Iterator[str]:
    """Yield the line of the league rules, and which of them a table meets; nothing where there are none."""
    if state.settings.league and not state.terms.free:
        told = dict(told_terms(state.terms, look))
        differing = state.broken
        rules = " · ".join(_ruled(told[term], term not in differing, look) for term in told)
        yield look.t("lobby-rules", rules=rules, met="no" if differing else "yes")


def _ruled(rule: str, met: bool, look: Look) -> str:
    return look.t("lobby-rule", told=rule, met="yes" if met else "no")


def told_terms(terms: Terms, look: Look) -> Iterator[tuple[Term, str]]:
    """Yield each of the league rules in words."""
    game, length, clock = terms.said("game"), terms.said("length"), terms.said("clock")
    if game:
        yield "game", _named(look.t("lobby-game"), game_name(game, look.locale), look)
    if length:
        yield "length", _named(look.t("lobby-length"), look.t(f"length-{length}"), look)
    if terms.options:
        yield "options", ", ".join(_options(game, terms.options.items(), look))
    if clock:
        yield "clock", _named(setting_name("clock", look), value_name("clock", clock, look), look)
    if terms.helpless:
        yield "help", look.t("rule-help")


def _options(game: str, options: Collection[tuple[str, OptionValue]], look: Look) -> Iterator[str]:
    for key, value in options:
        name = f"{game}.{key}"
        yield _named(setting_name(name, look), value_name(name, spell(value), look), look)


def _named(option: str, value: str, look: Look) -> str:
    return look.t("setup-value", option=option, value=value)
