"""The sandbox with what only tests need: people as objects, faults on demand, a clock that is moved by hand."""

from bot.sandbox.errors import ApiError, ClientRefusedError, FormError
from bot.sandbox.interaction import Interaction, Modal, Response
from tests.box.clock import ManualClock
from tests.box.faults import Logged, OrderedFault
from tests.box.people import Actor, edited, follow_up
from tests.box.rates import Rates
from tests.box.sandbox import Sandbox

__all__ = [
    "Actor",
    "ApiError",
    "ClientRefusedError",
    "FormError",
    "Interaction",
    "Logged",
    "ManualClock",
    "Modal",
    "OrderedFault",
    "Rates",
    "Response",
    "Sandbox",
    "edited",
    "follow_up",
]
