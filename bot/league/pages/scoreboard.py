"""The message that always shows the league table of a channel: the table, and one button."""

import msgspec

from bot.views.messages import verbs
from bot.views.messages.ids import NO_TABLE, IdError, Press, decode, encode
from bot.views.messages.parts import Button, Parts
from bot.views.text.look import Look


def scoreboard(table: Parts, game: str, look: Look) -> Parts:
    """A page of the league table as a scoreboard: what all see must not be turned by one of them."""
    whole = Button(encode(Press(NO_TABLE, 0, verbs.SCOREBOARD, (game,))), look.t("button-scoreboard"))
    heading = look.t("scoreboard-heading")
    return msgspec.structs.replace(table, content=f"{heading}\n{table.content}", rows=((whole,),))


def is_scoreboard(custom_id: str) -> bool:
    """Whether a button is that of a scoreboard."""
    try:
        return decode(custom_id).verb == verbs.SCOREBOARD
    except IdError:
        return False
