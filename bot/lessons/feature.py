"""First lessons as a feature of the bot."""

from bot.lessons import commands
from bot.lessons.pages import place_in
from bot.parts import verbs
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import Feature


def lessons_feature(dispatcher: Dispatcher) -> Feature:
    """Return the feature."""
    return Feature(
        name="lessons",
        commands=(commands.Learn(dispatcher),),
        clicks=commands.CLICKS,
        anywhere=commands.ANYWHERE,
        routes=(lambda press: None if place_in(press) is None else verbs.LESSON,),
    )
