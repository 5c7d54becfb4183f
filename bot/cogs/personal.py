"""What is stored about a person: handed out as a file, or deleted after a question."""

import asyncio
import json
import logging

from bot.cogs.desk import Desk
from bot.cogs.visit import Visit
from bot.views.ids import NO_TABLE, Press, encode
from bot.views.parts import Button, Parts, private

_PATIENCE = (0.2, 1.0, 5.0)  # seconds before each further try to overwrite what was deleted
_log = logging.getLogger(__name__)
FORGET, KEEP = "forget-me", "keep-me"


class Personal:
    """Answers what people ask about their own data; nobody can ask for another."""

    def __init__(self, desk: Desk) -> None:
        """Take the desk."""
        self._desk = desk

    async def turn(self, visit: Visit, press: Press) -> bool:
        """Answer a click on the question; False if the click is about something else."""
        if press.verb == FORGET:
            await self._forget(visit)
        elif press.verb == KEEP:
            await visit.show(private(visit.look.t("mydata-kept")))
        else:
            return False
        return True

    async def export(self, visit: Visit) -> None:
        """Hand out everything that is stored about the person."""
        found = await self._desk.store.export(visit.person.id)
        file = json.dumps(found, ensure_ascii=False, indent=2).encode()
        text = visit.look.t("mydata-here")
        await visit.answer.private(
            Parts(content=text, file=file, filename=f"boneyard-{visit.person.id}.json")
        )

    async def ask(self, visit: Visit) -> None:
        """Ask before anything is deleted."""
        yes = Button(_id(FORGET), visit.look.t("button-forget-me"), "danger")
        no = Button(_id(KEEP), visit.look.t("button-no"))
        await visit.show(private(visit.look.t("mydata-ask"), ((yes, no),)))

    async def _forget(self, visit: Visit) -> None:
        """Take the person out of every table, then out of everything that is stored."""
        await self._desk.tables.forget(visit.person.id)
        self._desk.panels.forget(visit.person.id)
        found = await self._desk.store.forget(visit.person.id)
        erased = "yes" if found.erased or await self._erased() else "later"
        await visit.show(private(visit.look.t("mydata-gone", results=found.results, erased=erased)))

    async def _erased(self) -> bool:
        """Overwrite what is left in the file; whoever was reading it when it was deleted has mostly ended since."""
        for pause in _PATIENCE:
            await asyncio.sleep(pause)
            if await self._desk.store.erase():
                return True
        _log.warning("deleted bytes are left in the file; they are overwritten at the next start")
        return False


def _id(verb: str) -> str:
    return encode(Press(NO_TABLE, 0, verb))
