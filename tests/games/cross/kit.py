"""Positions of UNO Dominos for its rule tests."""

from bot.games.actions import Action
from bot.games.cross.rules.cross import WHOLE_SET, Domo, Joined, Streets
from bot.games.cross.rules.uno import Uno, UnoState
from bot.games.shuffle import Stream
from tests.games.playing import seed
from tests.games.rules_kit import start

GAME = Uno()


def domos(text):
    return tuple(Domo(word) for word in text.split())


def cross(start_double="R9-R9", north="", east="", south="", west="", active=False):
    """A table; each street as `R9-R1 R1-R4`, a domo with the touching half first."""
    streets = []
    for text in (north, east, south, west):
        joined = []
        for word in text.split():
            touch, opened = word.split("-")
            name = word if word in Domo.by_text else f"{opened}-{touch}"
            joined.append(Joined(name, touch, opened, 0))
        streets.append(tuple(joined))
    return Streets(active, Domo(start_double), tuple(streets))


def ways(table, tile):
    """The streets and halves by which a domo may join."""
    return [(street, half) for _, street, half in table.joins((tile,))]


def state(*hands, heap="", turn=0, table=None, phase="play", dead_end_game=False, **more):
    return UnoState(tuple(map(domos, hands)), domos(heap), turn, table or cross(), phase, dead_end_game, **more)


def run(position, *texts):
    """Do actions and all that follows of itself; answer the position and all tokens."""
    done = []
    for text in texts:
        action = GAME.complete(position, Action.parse(text))
        while action is not None:
            done.append(str(action))
            position, _ = GAME.apply(position, action)
            action = GAME.automatic(position, Stream(seed(1)))
    return position, done


MANY = "G1-G1 G6-G6 G4-G6 G6-G8 G6-G9 G5-G9 G4-G8 G7-G9"


def begun(hands, **options):
    """The first state with these hands, filled up with domos that are no number doubles."""
    rest = list(WHOLE_SET)
    given = [list(domos(hand)) for hand in hands]
    for hand in given:
        for tile in hand:
            rest.remove(tile)
    for hand in given:
        while len(hand) < 6:
            tile = next(tile for tile in rest if not tile.number)
            rest.remove(tile)
            hand.append(tile)
    deal = {
        "hands": {f"p{seat + 1}": [str(tile) for tile in hand] for seat, hand in enumerate(given)},
        "stock": [str(tile) for tile in rest],
    }
    return GAME.begin(start(GAME, len(hands), **options), 0, deal)


CLOSED = {"east": "R9-R8 R8-DE", "south": "R9-R8 R8-DE", "west": "R9-R8 R8-DE"}


def one_street(north, active=False):
    """A cross whose other streets are closed."""
    return cross(north=north, active=active, **CLOSED)


HAND = "R2-RD2 R2-RSK R3-RRV RD2-RRV RSK-RSK R1-R4 R4-R5"


W4 = "p1 play W4-W4 N W4"


GUILTY = state("W4-W4 R1-R4 G4-G6", MANY, MANY, heap="B1-B3 B3-B4 B1-B5 B1-B6 B1-B7")


TWO = state("R1-R4 R4-R5", MANY, MANY, heap="B1-B3 B3-B4 B1-B5")
