"""A Discord on the loopback: REST, gateway, files and a web page, with people who can be played by hand or by tests.

The package knows Discord's API and nothing of the bot that talks to it. Tests use `Sandbox`, `Person` and
`Interaction`; `bot.sandbox.server.serve` starts it for a person with a browser.
"""

from bot.sandbox.answers import Answer, Modal
from bot.sandbox.clock import ManualClock, SystemClock
from bot.sandbox.errors import ApiError, ClientRefusedError, FormError
from bot.sandbox.interactions import Interaction
from bot.sandbox.people import Person
from bot.sandbox.ratelimits import Rates
from bot.sandbox.server import Sandbox, serve

__all__ = [
    "Answer",
    "ApiError",
    "ClientRefusedError",
    "FormError",
    "Interaction",
    "ManualClock",
    "Modal",
    "Person",
    "Rates",
    "Sandbox",
    "SystemClock",
    "serve",
]
