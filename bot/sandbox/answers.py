"""What can come of an interaction: a message, a form, choices, or nothing in time."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bot.sandbox.errors import Json
from bot.sandbox.model import Message, walk

if TYPE_CHECKING:
    from bot.sandbox.interactions import Interaction

AnswerKind = Literal["message", "update", "acknowledged", "modal", "choices", "failed"]


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that the bot opened for one person; `interaction` is the one it answered."""

    interaction: "Interaction"
    custom_id: str
    title: str
    components: list[Json]

    def inputs(self) -> list[Json]:
        """The inputs, in order, each with the `label` that stands over it."""
        found = []
        for top in self.components:
            outer = {"label": top["label"]} if "label" in top else {}
            found += [{**outer, **c} for c in walk([top]) if "custom_id" in c]
        return found


@dataclass(frozen=True, slots=True)
class Answer:
    """The final first answer to an interaction; which fields are set depends on `kind`."""

    kind: AnswerKind
    message: Message | None = None
    modal: Modal | None = None
    choices: tuple[Json, ...] = ()
    reason: str | None = None
