"""Replays and reviews of matches that are over, as a feature of the bot."""

from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import Feature
from bot.play.messages.presenter import Presenter
from bot.replay import commands, review_commands
from bot.replay.finished import FinishedMatches
from bot.tables import Clock, Thinker


def replay_feature(
    *, dispatcher: Dispatcher, matches: FinishedMatches, presenter: Presenter, thinker: Thinker, clock: Clock
) -> Feature:
    """Return the feature. The `clock` is one that never jumps."""
    replays = commands.Replays(dispatcher, matches)
    reviews = review_commands.Reviews(matches, presenter=presenter, thinker=thinker, clock=clock)
    return Feature(
        name="replay",
        commands=(replays,),
        clicks={**replays.clicks, **reviews.clicks},
        anywhere=commands.ANYWHERE | review_commands.ANYWHERE,
        services=(reviews,),
    )
