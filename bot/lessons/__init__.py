"""First lessons: a prepared round of each game, in which one learner meets its rules one after the other.

`course` reads a lesson from its file (`GAME.toml`) and plays it up to a step. Nothing of a lesson is stored: the number
of the step stands in the ids of its buttons.
"""

from bot.lessons.course import (
    LEARNER,
    TEACHER,
    Lesson,
    LessonStep,
    Stage,
    last_of,
    lesson_of,
    mark_of,
    names,
    stage_of,
    taken,
)

__all__ = [
    "LEARNER",
    "TEACHER",
    "Lesson",
    "LessonStep",
    "Stage",
    "last_of",
    "lesson_of",
    "mark_of",
    "names",
    "stage_of",
    "taken",
]
