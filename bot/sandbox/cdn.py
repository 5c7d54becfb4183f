"""Files over HTTP: attachments, emojis, avatars, as Discord's CDN gives them."""

from aiohttp import web

from bot.sandbox.faces import SIZES, face
from bot.sandbox.world import World

PREFIX = "/cdn"
_SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": "private, max-age=3600",
}


class Cdn:
    """Serves what the world holds; what was dropped or deleted is 404."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_routes(self, app: web.Application) -> None:
        """Put the CDN's routes into the application."""
        for path, handler in (
            ("/attachments/{channel}/{attachment:[0-9]{1,20}}/{name}", self._attachment),
            ("/emojis/{emoji:[0-9]{1,20}}.{suffix:[a-z]+}", self._emoji),
            ("/avatars/{user:[0-9]{1,20}}/{hash:[0-9a-f]{32}}.png", self._face),
        ):
            app.router.add_get(PREFIX + path, handler)

    async def _attachment(self, request: web.Request) -> web.Response:
        file = self._world.files.get(int(request.match_info["attachment"]))
        if file is None or file.filename != request.match_info["name"]:
            return web.Response(status=404, text="This content is no longer available.")
        headers = _SAFE | {"Content-Type": file.content_type}
        if not file.content_type.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=file.data, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self._world.emojis.get(int(request.match_info["emoji"]))
        if emoji is None:
            return web.Response(status=404)
        return web.Response(body=emoji.data, headers=_SAFE | {"Content-Type": emoji.content_type})

    async def _face(self, request: web.Request) -> web.Response:
        user = self._world.users.get(int(request.match_info["user"]))
        size = request.query.get("size", "128")
        if user is None or user.avatar != request.match_info["hash"]:
            return web.Response(status=404)
        if not size.isdecimal() or int(size[:5]) not in SIZES:
            return web.Response(status=415, text="Invalid resource size.")
        return web.Response(body=face(user.avatar, int(size)), headers=_SAFE | {"Content-Type": "image/png"})
