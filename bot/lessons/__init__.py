"""First lessons: a prepared round of each game, in which one learner meets its rules one after the other.

`lesson` says what a lesson is and reads it from its file (`GAME.toml`), `course` plays it up to a step. Nothing of a
lesson is kept anywhere: the number of the step is all there is to know, and whoever knows it is at that step.
"""

from bot.lessons.course import LEARNER, TEACHER, Stage, last_of, mark_of, stage_of, taken
from bot.lessons.lesson import Lesson, LessonStep, lesson_of, names

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
