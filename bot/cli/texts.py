"""`boneyard texts`, for translators. Its checks are no part of the program: they lie in `tests/tools/texts`."""

from typing import Annotated

import typer

from bot import locales
from bot.cli.errors import FAULT, CliError
from bot.cli.terminal import say


def texts(
    language: Annotated[str, typer.Argument(metavar="[LANGUAGE]", help=say("texts-language"), show_default=False)] = "",
    stamp: Annotated[bool, typer.Option("--stamp", help=say("texts-stamp"))] = False,
    stamp_all: Annotated[bool, typer.Option("--stamp-all", help=say("texts-stamp-all"))] = False,
) -> int:
    """Check a language, or all of them; answer 1 if something is wrong. CliError `texts-language`, `texts-pages`."""
    known = [name for name in locales.languages() if name != locales.DEFAULT]
    if language and language not in known:
        raise CliError("texts-language", language=language, known=", ".join(known) or "–")
    try:
        from tests.tools.texts.command import tell, write_marks
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("tests"):
            raise
        raise CliError("texts-pages", folder="tests/tools/texts") from None
    wanted = [language] if language else known
    if stamp or stamp_all:
        for name in wanted:
            write_marks(name, anew=stamp_all)
    return FAULT if sum([tell(name, whole=bool(language)) for name in wanted]) else 0
