"""What a learner meets at a step, by the rules' own account: what led there, what may be done, what came of it."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.games import match as matches
from bot.games.actions import Action, Move, parse_seat
from bot.games.errors import GameError, IllegalAction
from bot.games.events import Event
from bot.games.match import Match
from bot.games.view import View
from bot.lessons.course import LEARNER, Stage, stage_of
from bot.play.registry import room_of
from tests.games.zones import zones_of


class Scene(NamedTuple):
    """A step, and what came of it (None: it was the last)."""

    stage: Stage
    after: Stage | None

    @classmethod
    def of(cls, game: str, number: int) -> "Scene":
        stage = stage_of(game, number)
        return cls(stage, None if stage.last else stage_of(game, number + 1))

    @property
    def match(self) -> Match:
        return self.stage.match

    @property
    def view(self) -> View:
        view = self.match.view(LEARNER)
        assert view is not None
        return view

    @property
    def come(self) -> Match:
        """The match after the step; as it is at the last one."""
        return self.match if self.after is None else self.after.match

    def events(self, code: str, seat: int | None = None) -> list[Event]:
        """The events of that code that led here, or that came of the step; of one seat, if it is named."""
        every = (*self.stage.events, *(self.after.events if self.after else ()))
        return [event for event in every if event.code == code and seat in (None, event.seat)]

    def moves(self, seat: int | None = None) -> Iterator[tuple[int, Move]]:
        """What was done on the way here, and what came of the step."""
        every = (*self.stage.tokens, *(self.after.tokens if self.after else ()))
        for action in map(Action.parse, every):
            if seat in (None, action.seat):
                yield action.seat, room_of(self.match.game).read(action)

    def learner_moves(self) -> list[Move]:
        """What the learner does here."""
        return [room_of(self.match.game).read(Action.parse(token)) for token in self.stage.step.act]

    def refused(self, *tokens: str) -> IllegalAction | None:
        """The refusal of tokens of the learner, the last one; None if the rules take them."""
        match = self.match
        try:
            for token in tokens:
                match = matches.do(match, Action.parse(f"p1 {token}")).match
        except IllegalAction as error:
            return error
        except GameError:
            return None
        return None

    def refuses(self, rule: str, *tokens: str) -> bool:
        """Whether tokens are refused for that rule."""
        error = self.refused(*tokens)
        return error is not None and error.rule == rule

    @property
    def result(self):
        """How the round has ended, at the end of this step; None while it goes on."""
        return self.come.rounds[-1].result

    @property
    def winner(self) -> int | None:
        result = self.result
        return parse_seat(result.winner) if result is not None and isinstance(result.winner, str) else None

    def zone(self, name: str) -> tuple[str, ...]:
        return next(zone.pieces for zone in zones_of(self.match.state) if zone.name == name)

    def pieces(self) -> int:
        """How many pieces there are in all, joker cards aside."""
        zones = zones_of(self.match.state)
        return sum(len(zone.pieces) for zone in zones if not zone.kind)
