"""A Discord on the loopback: REST, gateway, files and a web page, with people who can be played by hand or by tests.

The package knows Discord's API and nothing of the bot that talks to it. Tests use `Sandbox`, `Actor` and
`Interaction`; `bot.sandbox.server.serve` starts it for a person with a browser.
"""

from bot.sandbox.clock import ManualClock, RealClock
from bot.sandbox.errors import ApiError, ClientRefusedError, FormError
from bot.sandbox.interaction import Interaction, Modal, Response
from bot.sandbox.people import Actor
from bot.sandbox.rest.ratelimits import Rates
from bot.sandbox.server import Sandbox, serve

__all__ = [
    "Actor",
    "ApiError",
    "ClientRefusedError",
    "FormError",
    "Interaction",
    "ManualClock",
    "Modal",
    "Rates",
    "RealClock",
    "Response",
    "Sandbox",
    "serve",
]
