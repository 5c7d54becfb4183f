"""When a learner meets a rule: one question for each rule, put to the rules' own state, events and refusals.

Nothing of it reads what a lesson says about itself.
"""

from collections.abc import Mapping

from tests.games.cross.lesson_rules import CROSS
from tests.games.line.lesson_rules import CHRISTMAS, CLASSIC, MOOMIN, Question
from tests.games.meld.lesson_rules import MELD
from tests.games.rack.lesson_rules import RACK
from tests.lessons.scene import Scene

MET: Mapping[str, Question] = {**CLASSIC, **MOOMIN, **CHRISTMAS, **CROSS, **MELD, **RACK}


def met(scene: Scene, rule: str) -> bool:
    """Whether a rule is met at a step; a rule that nobody can ask about is not."""
    return rule in MET and bool(MET[rule](scene))
