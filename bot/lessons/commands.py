"""/learn, and the buttons of its lessons: private messages that follow from custom ids alone."""

from bot.connection.registration import Choices, Interaction, anywhere
from bot.games.errors import GameError
from bot.games.rooms.frame import asks_for_suggestion
from bot.games.rooms.selection import Selection
from bot.games.text.words import explain
from bot.lessons import pages
from bot.lessons.course import Stage, last_of, lesson_of, names, stage_of, taken
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.play.clicks.context import InteractionContext
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.clicks.presses import chosen, place_of, tokens_of
from bot.play.commanding import CommandCog, Feature, command, offered_games
from bot.play.registry import naming_of
from bot.tables.cast import cast_of

_START = Selection()


async def _complete_game(_: object, interaction: Interaction, typed: str) -> Choices:
    return offered_games(names(), interaction, typed)


class Learn(CommandCog):
    """First lessons, one for each game, for the learner alone."""

    @anywhere
    @command("learn", game=_complete_game)
    async def learn(self, ctx: InteractionContext, game: str | None = None) -> None:
        """Begin the lesson of a game, by default of the one that is played here."""
        here = ctx.services.tables.in_channel(ctx.guild, ctx.channel)
        usual = here.state.game if here is not None else names()[0]
        await _show(ctx, stage_of(game or usual, 0))


async def _click_learn(ctx: InteractionContext, press: Press) -> None:
    await _show(ctx, stage_of(press.word(0), 0))


async def _click_lesson(ctx: InteractionContext, press: Press) -> None:
    """Do what a button or a menu of a lesson says, at the step for which it was drawn."""
    game, step, same = pages.place_in(press) or ("", 0, False)
    if game not in names():
        raise IdError(press.verb)
    if not same or step > last_of(lesson_of(game)):
        await _show(ctx, stage_of(game, 0), notice=ctx.reader.t("lesson-changed"))
        return
    stage = stage_of(game, step)
    if press.verb == verbs.LESSON:
        await _turn(ctx, stage, press.words[:1])
    elif press.verb == verbs.ACT:
        await _act(ctx, stage, press)
    else:
        kept = pages.fitting(stage, _kept(ctx, stage))
        selection = chosen(press, pages.lesson_view(stage), kept)
        await _show(ctx, stage, pages.shown_way(stage, kept) if asks_for_suggestion(press) else selection)


async def _turn(ctx: InteractionContext, stage: Stage, way: tuple[str, ...]) -> None:
    """Go a step on or back, or leave."""
    game = stage.lesson.game
    match way:
        case ("leave",):
            _keep(ctx, stage, _START)
            await ctx.show(pages.left_page(game, ctx.reader, opens=bool(ctx.guild)))
        case ("back",):
            await _show(ctx, stage_of(game, stage.number - 1))
        case ("next" | "do",):
            await _show(ctx, stage_of(game, stage.number + 1))
        case _:
            raise IdError(verbs.LESSON)


async def _act(ctx: InteractionContext, stage: Stage, press: Press) -> None:
    """Play: what the step is about leads on; anything else is refused, and says what to try."""
    view, kept = pages.lesson_view(stage), pages.fitting(stage, _kept(ctx, stage))
    tokens = tokens_of(press, view, view.legal, kept) if stage.step.act else ()
    selection = kept.at(place_of(press))
    if not tokens:  # drawn for a selection that is gone
        await _show(ctx, stage, selection)
        return
    called = _called(ctx)
    try:
        after = taken(stage, tokens)
    except GameError as error:
        naming = naming_of(stage.lesson.game, ctx.reader, marked=True)
        await _show(ctx, stage, selection, explain(error, ctx.locale, called, naming=naming))
        return
    if after is None:
        await _show(ctx, stage, selection, ctx.reader.t("lesson-another"))
    else:
        await _show(ctx, after, Selection(order=kept.order))


async def _show(ctx: InteractionContext, stage: Stage, selection: Selection = _START, notice: str = "") -> None:
    """Show a step; in words where no picture may be attached."""
    selection, called = pages.fitting(stage, selection), _called(ctx)
    _keep(ctx, stage, selection)
    picture = None
    if ctx.attaches:
        picture = await ctx.services.presenter.picture(pages.lesson_picture, stage, called, ctx.reader, selection)
    elif stage.number == 0 and not notice:
        notice = ctx.reader.t("lesson-in-words")
    await ctx.show(
        pages.lesson_page(
            stage, called, ctx.reader, selection=selection, picture=picture, notice=notice, opens=bool(ctx.guild)
        )
    )


def _called(ctx: InteractionContext) -> tuple[str, str]:
    """Return the names of learner and teacher: the teacher is a computer player whom the server knows."""
    learner = ctx.person.name
    return learner, next(name for name in cast_of(ctx.guild, ctx.locale) if name != learner)


def _kept(ctx: InteractionContext, stage: Stage) -> Selection:
    return ctx.selection(pages.table_of(stage.lesson.game))


def _keep(ctx: InteractionContext, stage: Stage, selection: Selection) -> None:
    ctx.services.panels.select(pages.table_of(stage.lesson.game), ctx.person.id, selection)


def lessons_feature(dispatcher: Dispatcher) -> Feature:
    """Return the feature: its buttons can be clicked outside of servers, too."""
    clicks = {verbs.LEARN: _click_learn, verbs.LESSON: _click_lesson}
    return Feature(
        name="lessons",
        commands=(Learn(dispatcher),),
        clicks=clicks,
        anywhere=frozenset(clicks),
        routes=(lambda press: None if pages.place_in(press) is None else verbs.LESSON,),
    )
