"""Who is offered a lesson: who has never finished a match of the game on the server, and only once."""

import asyncio

from bot.parts.parts import Parts
from bot.play.clicks.newcomers import Newcomers
from bot.tables.types import changed
from storage import StorageError
from tests.play.fakes import snapshot as at
from tests.play.pages.tables import HOST


class Played:
    """A store that knows who has played what, if it is not broken."""

    def __init__(self, *played):
        self.played, self.broken = set(played), False

    async def has_played(self, guild, person, game):
        if self.broken:
            raise StorageError("io")
        return (guild, person, game) in self.played


def new(store) -> Newcomers:
    return Newcomers(store, ("classic", "uno"), lambda game, reader: Parts(content=game))


async def test_who_has_played_is_no_newcomer():
    newcomers = new(Played((1, 7, "classic")))
    assert not await newcomers.has(1, 7, "classic")
    assert await newcomers.has(1, 7, "uno")
    assert await newcomers.has(2, 7, "classic")
    assert not await newcomers.has(1, 7, "chess")


async def test_nobody_is_welcomed_twice():
    newcomers = new(Played())
    assert await newcomers.welcome(1, 7, "classic")
    assert not await newcomers.welcome(1, 7, "classic")
    assert await newcomers.welcome(1, 7, "uno")
    assert await newcomers.has(1, 7, "classic")


async def test_of_two_at_once_one_gets_the_offer():
    class Slow(Played):
        async def has_played(self, guild, person, game):
            await asyncio.sleep(0)
            return await super().has_played(guild, person, game)

    newcomers = new(Slow((1, 8, "classic")))
    assert sorted(await asyncio.gather(*(newcomers.welcome(1, 7, "classic") for _ in range(2)))) == [False, True]
    assert await asyncio.gather(*(newcomers.welcome(1, 8, "classic") for _ in range(2))) == [False, False]
    assert await newcomers.welcome(1, 8, "uno")


async def test_of_a_forgotten_person_nothing_is_remembered():
    newcomers = new(Played())
    assert await newcomers.welcome(1, 7, "classic")
    assert await newcomers.welcome(1, 8, "classic")
    await newcomers.forget(7)
    assert await newcomers.welcome(1, 7, "classic")
    assert not await newcomers.welcome(1, 8, "classic")


async def test_a_store_that_fails_makes_nobody_new():
    store = Played()
    store.broken = True
    assert not await new(store).has(1, 7, "classic")


async def test_only_so_many_are_remembered():
    newcomers = new(Played())
    newcomers._welcomed.most = 3
    for person in range(5):
        assert await newcomers.welcome(1, person, "classic")
    assert await newcomers.welcome(1, 0, "classic")
    assert not await newcomers.welcome(1, 4, "classic")


async def test_who_could_not_be_found_out_about_is_welcomed_later():
    store = Played()
    newcomers, store.broken = new(store), True
    assert not await newcomers.welcome(1, 7, "classic")
    store.broken = False
    assert await newcomers.welcome(1, 7, "classic")


async def test_who_is_learning_is_asked_only_where_a_match_counts():
    class Learning(Played):
        asked = ()

        async def learners(self, guild, people, game, enough):
            self.asked = (guild, tuple(people), game, enough)
            if self.broken:
                raise StorageError("io")
            return tuple(people)[:1]

    store, state = Learning(), at().state
    newcomers = new(store)
    assert await newcomers.learners(1, changed(state, league=False), 7) == ()
    assert store.asked == ()
    counting = changed(state, league=True)
    assert await newcomers.learners(1, counting, 7) == (7,)
    assert store.asked == (1, (7, HOST, HOST + 1), "classic", 3)
    store.broken = True
    assert await newcomers.learners(1, counting, 7) == ()
