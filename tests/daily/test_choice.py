"""The choice of a day's deals: what is chosen follows from the secret, and playing well brings more in it."""

import asyncio
import hashlib
import random

import pytest
from msgspec.structs import replace

from bot import players
from bot.daily.choice import LEADS, choose_try, judge_try
from bot.daily.playing import shared_deals
from bot.daily.rows.values import DailyDeal
from bot.games.registry import GAMES
from bot.games.same import promise_of
from bot.tables.promises import seed_in
from tests.luck import part_of
from tests.tools.choice import main


def deal_of(game, number=1):
    secret = random.Random(f"{game} {number}").randbytes(32)
    return DailyDeal(7, game, secret.hex(), promise_of(secret), edition=GAMES[game].editions)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "number"), [("classic", 1), ("christmas", 1), ("moomin", 2)][: part_of(3, 1)])
async def test_the_first_try_is_chosen_at_which_playing_well_brings_clearly_more(game, number):
    deal = deal_of(game, number)
    chosen = await choose_try(deal, players)
    judged = [await judge_try(replace(deal, choice=choice), players) for choice in range(chosen + 1)]
    assert chosen > 0
    assert [alive and lead >= LEADS[game] for alive, lead in judged] == [False] * chosen + [True]


@pytest.mark.slow
def test_anyone_can_check_the_choice(capsys):
    deal = deal_of("moomin", 2)
    assert main(["moomin", deal.secret]) == 0
    assert capsys.readouterr().out == f"{asyncio.run(choose_try(deal, players))}\n"


@pytest.mark.parametrize(
    ("judged", "chosen"),
    [
        ([(False, 99), (True, 59), (True, 60), (True, 99)], 2),
        ([(False, 99), (True, 7), (True, 9), (True, 9), (True, 8)], 2),
        ([(False, -9), (False, -7), (False, -7)], 1),
        ([(False, 99), (True, -9), (False, 99)], 1),
    ],
)
async def test_the_first_that_passes_is_chosen_else_the_best_with_a_choice_in_every_round(monkeypatch, judged, chosen):
    async def judged_so(deal, _):
        return judged[deal.choice]

    monkeypatch.setattr("bot.daily.choice.judge_try", judged_so)
    monkeypatch.setattr("bot.daily.choice.TRIES", len(judged))
    assert await choose_try(deal_of("classic"), players) == chosen


@pytest.mark.parametrize(("dead", "judged"), [(None, (True, 80)), (1, (False, 120)), (3, (False, 120))])
async def test_a_try_is_judged_by_four_matches_of_each_and_one_dead_round_is_enough(monkeypatch, dead, judged):
    async def played(_, kind, number, __):
        return {"greedy": 30, "random": 10}[kind], number != dead

    monkeypatch.setattr("bot.daily.choice._played", played)
    assert await judge_try(deal_of("classic"), players) == judged


def test_every_game_of_the_day_is_chosen():
    assert {*LEADS} == {*GAMES}


def test_seeds_follow_from_secret_and_choice_and_are_as_ever_without_one():
    deal, secret = deal_of("classic"), bytes.fromhex(deal_of("classic").secret)
    plain = hashlib.sha256(secret + b"\nboneyard\nclassic\n2").hexdigest()
    third = hashlib.sha256(secret + b"\nboneyard\nclassic\n2\n3").hexdigest()
    tries = (None, 0, 3)
    seeds = [seed_in(shared_deals(replace(deal, choice=choice)), "classic", 2) for choice in tries]
    assert seeds == [plain, plain, third]


def test_a_deal_is_dealt_from_the_set_for_which_it_was_promised():
    assert [shared_deals(replace(deal_of("uno"), edition=edition)).edition for edition in (1, 2)] == [1, 2]
