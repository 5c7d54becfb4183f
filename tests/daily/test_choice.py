"""The choice of a day's deals: what is chosen follows from the secret, and playing well brings more in it."""

import hashlib
import random

import pytest
from msgspec.structs import replace

from bot import players
from bot.daily.choice import LEADS, choosing, judging
from bot.daily.playing import shared_deals
from bot.daily.rows import DailyDeal
from bot.games.registry import GAMES
from bot.games.same import promise_of
from bot.tables.promises import seed_in
from tests.tools.choice import brought, main


def deal_of(game, number=1):
    secret = random.Random(f"{game} {number}").randbytes(32)
    return DailyDeal(7, game, secret.hex(), promise_of(secret), edition=GAMES[game].editions)


@pytest.mark.parametrize(("game", "number"), [("christmas", 1), ("classic", 1), ("moomin", 2)])
def test_the_first_try_is_chosen_at_which_playing_well_brings_clearly_more(game, number):
    deal = deal_of(game, number)
    chosen = brought(choosing(deal, players))
    assert chosen > 0
    judged = [brought(judging(replace(deal, choice=choice), players)) for choice in range(chosen + 1)]
    passed = [alive and lead >= LEADS[game] for alive, lead in judged]
    assert passed == [False] * chosen + [True]


def test_anyone_can_check_the_choice(capsys):
    deal = deal_of("moomin", 2)
    assert main(["moomin", deal.secret]) == 0
    assert capsys.readouterr().out == f"{brought(choosing(deal, players))}\n"


def test_where_no_try_passes_the_greatest_lead_without_a_dead_round_is_chosen(monkeypatch):
    monkeypatch.setitem(LEADS, "christmas", 1000)
    monkeypatch.setattr("bot.daily.choice.TRIES", 9)
    deal = deal_of("christmas", 4)
    judged = [brought(judging(replace(deal, choice=choice), players)) for choice in range(9)]
    assert judged[brought(choosing(deal, players))] == max(judged)
    assert {alive for alive, _ in judged} == {True, False}


def test_every_game_of_the_day_is_chosen():
    assert {*LEADS} == {*GAMES}


def test_seeds_follow_from_secret_and_choice_and_are_as_ever_without_one():
    deal, secret = deal_of("classic"), bytes.fromhex(deal_of("classic").secret)
    plain = hashlib.sha256(secret + b"\nboneyard\nclassic\n2").hexdigest()
    third = hashlib.sha256(secret + b"\nboneyard\nclassic\n2\n3").hexdigest()
    tries = (None, 0, 3)
    seeds = [seed_in(shared_deals(replace(deal, choice=choice)), "classic", 2) for choice in tries]
    assert seeds == [plain, plain, third]
