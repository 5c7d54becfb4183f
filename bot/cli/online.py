"""Asking Discord whether it can be reached and takes the token: two small requests, only when asked to."""

from typing import Literal

OnlineFault = Literal["unreachable", "refused", "trouble"]
_TIMEOUT = 10.0


async def check_online(token: str | None) -> OnlineFault | None:
    """What is wrong: no way to Discord, the token refused, or another trouble; None if all is well."""
    import aiohttp
    from discord.http import Route

    path, headers = ("/users/@me", {"Authorization": f"Bot {token}"}) if token else ("/gateway", {})
    timeout = aiohttp.ClientTimeout(total=_TIMEOUT)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(Route.BASE + path, headers=headers) as answer,
        ):
            status = answer.status
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError):
        return "unreachable"
    if status == 401:
        return "refused"
    return None if status == 200 else "trouble"
