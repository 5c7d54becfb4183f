"""What goes wrong between us and Discord, sorted by what can be done about it."""

from enum import Enum

import aiohttp
import discord


class Trouble(Enum):
    """Why Discord did not do what was asked."""

    MESSAGE_GONE = "message-gone"  # somebody deleted it: post anew
    CHANNEL_GONE = "channel-gone"  # the channel, thread or guild is not there for us: wait until it is
    FORBIDDEN = "forbidden"  # a permission is missing
    ARCHIVED = "archived"  # the thread sleeps
    TOKEN_SPENT = "token-spent"  # noqa: S105 - an interaction's token is too old, or was answered already
    BUSY = "busy"  # rate limit, server error, broken connection: try again later
    REFUSED = "refused"  # what we sent is wrong: a fault of ours


_BY_CODE = {
    10003: Trouble.CHANNEL_GONE,
    10004: Trouble.CHANNEL_GONE,
    10008: Trouble.MESSAGE_GONE,
    10015: Trouble.TOKEN_SPENT,
    10062: Trouble.TOKEN_SPENT,
    40060: Trouble.TOKEN_SPENT,
    50001: Trouble.FORBIDDEN,
    50005: Trouble.MESSAGE_GONE,
    50013: Trouble.FORBIDDEN,
    50027: Trouble.TOKEN_SPENT,
    50083: Trouble.ARCHIVED,
    160005: Trouble.FORBIDDEN,
}

# What any request to Discord may raise, beside faults of the program.
ERRORS = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


def trouble_of(error: BaseException) -> Trouble:
    """Sort an error of a request; whatever is not Discord's own plain refusal may pass, so it is BUSY."""
    if not isinstance(error, discord.HTTPException) or isinstance(error, discord.DiscordServerError):
        return Trouble.BUSY
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    if error.status in (429, 408) or error.status >= 500:
        return Trouble.BUSY
    return Trouble.FORBIDDEN if error.status == 403 else Trouble.REFUSED
