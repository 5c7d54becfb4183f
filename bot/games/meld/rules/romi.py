"""Römi 40, 50, 51 and Joker-mánia 51: combinations laid in turns that are judged as a whole; rules RO-1 to RO-18."""

from bot.games.actions import CHANCE, UNKNOWN, Action, Discard, Draw, Take, seat_name
from bot.games.chance import Chance
from bot.games.errors import IllegalAction, NotationError, RecordError
from bot.games.events import Event
from bot.games.game import Deal, Game, Length, Outcome, Start
from bot.games.kit.cards import FRENCH
from bot.games.kit.deals import direction, next_dealer, next_seat, read_dealer, read_dealt, rummy_sizes, take_hands
from bot.games.kit.melds.pieces import JOKERS, gather, kinds, size
from bot.games.meld.rules import state as deals
from bot.games.meld.rules.guess import MeldGuess
from bot.games.meld.rules.moves import NewTalon, read
from bot.games.meld.rules.offers import offers
from bot.games.meld.rules.plans import taken_and_laid
from bot.games.meld.rules.reading import text_of, texts_of, texts_of_kinds
from bot.games.meld.rules.state import Applied, MeldState, hand_of, is_free, seen_of, table_of
from bot.games.meld.rules.turn import PRESETS, OnTable, Preset
from bot.games.meld.rules.view import Combination, MeldView
from bot.games.offers import Offer, opened, tokens
from bot.games.options import Option, Options
from bot.games.shuffle import Stream
from bot.games.view import View

_PACK = tuple(str(card) for card in FRENCH.cards if not card.joker)


def _lengths(quick: tuple[int, ...], printed: tuple[int, ...]) -> tuple[Length, ...]:
    """Return the lengths of a match: one deal or as many as usual, from the turns that each took."""
    return Length("quick", {"deals": 1}, quick), Length("printed", {"deals": 3}, printed)


class Romi(Game[MeldState]):
    """The rules that the four games share; each is a preset."""

    family = "meld"
    pieces = "cards"
    emojis = "card"
    seats = range(2, 5)
    options = (
        Option("direction", ("left", "right"), "RO-2"),
        Option("hand-doubles", (False, True), "RO-18"),
        Option("deals", (3, 1, 5, 7), "RO-18"),
    )
    pace = 25
    rules = tuple(f"RO-{number}" for number in range(1, 19))
    end_rule = "RO-16"
    public_verbs = frozenset(("take", "discard", "meld", "layoff", "swap"))

    @property
    def preset(self) -> Preset:
        """The differences between this game and the others of the family."""
        return PRESETS[self.name]

    def deal(self, start: Start, stream: Stream) -> tuple[int | None, Deal]:
        """Draw the first dealer by lot, then 14 cards each, 15 to the seat after the dealer (RO-1, RO-2)."""
        dealer = next_dealer(start, stream, direction(start.options))
        deck, jokers = stream.shuffle([*_PACK, *_PACK, *["JK"] * self.preset.jokers]), ["JK"] * self.preset.each
        hands, stock = take_hands(deck, [size - len(jokers) for size in rummy_sizes(start, dealer)])
        return dealer, {"hands": {name: [*jokers, *hand] for name, hand in hands.items()}, "stock": stock}

    def begin(self, start: Start, dealer: int | None, deal: Deal) -> MeldState:
        """Make the first state: the seat after the dealer discards (RO-7)."""
        dealer = read_dealer(dealer)
        whole = (*_PACK, *_PACK, *["JK"] * (start.seats if self.preset.each else self.preset.jokers))
        hands, stock = read_dealt(deal, rummy_sizes(start, dealer), FRENCH.card, whole, "stock")
        pieces = tuple(gather(card.index for card in hand) for hand in hands)
        if self.preset.each and any(hand >> JOKERS != 1 for hand in pieces):
            raise RecordError("deal", part="hands")
        talon = tuple(card.index for card in stock)
        return deals.opening(self.preset, direction(start.options), dealer, pieces, talon)

    def turn(self, state: MeldState) -> int | None:
        """Return the seat that is to act; None when the deal is over."""
        return None if state.end else state.seat

    def offers(self, state: MeldState, seat: int) -> tuple[Offer, ...]:
        """Return draw or take; then discards in the hand's order, and what may be laid with open places."""
        return offers(state, seat)

    def complete(self, state: MeldState, action: Action) -> Action:
        """Name the card that is drawn."""
        if action.verb != "draw" or action.args not in ((), (UNKNOWN,)) or state.at == len(state.talon):
            return action
        return Action(action.seat, "draw", (text_of(state.talon[state.at]),))

    def seen(self, state: MeldState, action: Action) -> Action:
        """Return what everybody sees of an action: that the discards became the talon, and not in which order."""
        return Action(CHANCE, "talon") if action.verb == "talon" else super().seen(state, action)

    def automatic(self, state: MeldState, stream: Stream) -> Action | None:
        """Shuffle the discards but the top one into a talon when it is empty at the start of a turn (RO-17)."""
        if state.end or state.turn is not None or state.at < len(state.talon):
            return None
        return Action(CHANCE, "talon", tuple(stream.shuffle([text_of(kind) for kind in state.pile[:-1]])))

    def apply(self, state: MeldState, action: Action) -> Applied:
        """Draw, take, lay, discard; a turn is judged as a whole at its discard (RO-8, RO-13)."""
        if state.end:
            raise IllegalAction("round-over", self.end_rule)
        move = read(action)
        if isinstance(move, NewTalon):
            if action.seat != CHANCE:
                raise NotationError("action", text=str(action))
            return deals.new_talon(state, move)
        if action.seat != state.seat:
            raise IllegalAction("not-your-turn", "RO-8", seat=seat_name(state.seat))
        match move:
            case Draw():
                return deals.draw(state, move)
            case Take():
                return deals.take(state, move)
            case Discard():
                return deals.discard(state, move)
        return deals.lay_down(state, move)

    def settled(self, state: MeldState) -> bool:
        """Return True before a turn, after drawing from the talon, and at its end: there it may stop (RO-8, RO-13)."""
        turn = state.turn
        return turn is None or (turn.source != "discards" and not turn.acts)

    def unsettled(self, state: MeldState) -> IllegalAction:
        """Return the refusal: a turn ends with a discard."""
        return IllegalAction("must-discard", "RO-8")

    def view(self, state: MeldState, seat: int | None) -> MeldView:
        """Return the table, the sizes of hands and talon, the last discards, and the seat's own hand."""
        offered = () if seat is None else offers(state, seat)
        turn, hands = state.turn, [hand_of(state, holder) for holder in range(len(state.hands))]
        mine = turn is not None and seat == state.seat and turn.source == "talon"
        return MeldView(
            game=self.name,
            seat=seat,
            turn=None if state.end else state.seat,
            legal=tokens(offered),
            open=opened(offered),
            hand=None if seat is None else texts_of_kinds(kinds(hands[seat])),
            sizes=tuple(map(size, hands)),
            out=tuple(holder for holder, hand in enumerate(hands) if not hand),
            ended=bool(state.end),
            table=tuple(_combination(number, lain, state) for number, lain in enumerate(table_of(state), 1)),
            talon=len(state.talon) - state.at,
            discards=texts_of_kinds(state.pile[-3:]),
            discard_count=len(state.pile),
            met=state.met,
            minimum=state.preset.minimum,
            step=state.step,
            dealer=state.dealer,
            phase="" if state.end else "draw" if turn is None else "play" if turn.source else "first",
            taken=text_of(turn.card) if turn is not None and turn.source == "discards" else "",
            drawn=text_of(turn.card) if turn is not None and mine else "",
            free=not state.end and (is_free(state) if turn is None else turn.free),
            turned=state.turned,
            last=state.last,
            known=tuple(texts_of_kinds(kinds(seen_of(state, holder))) for holder in range(len(hands))),
            open_hands=tuple(texts_of_kinds(kinds(hand)) for hand in hands) if state.end else None,
        )

    def intentions(self, view: MeldView) -> tuple[str, ...]:
        """Return both ways to get a card, as long as the deal goes on."""
        return () if view.ended or not view.hand else ("draw", "take")

    def intended(self, view: MeldView, intention: str) -> tuple[str, ...]:
        """Return the draw; or the whole turn in which the discard is taken and laid, () if there is none."""
        offered = tuple(token for token in view.legal if Action.parse(token).verb == intention)
        return taken_and_laid(view) if offered and intention == "take" else offered

    def sample(self, view: View, rng: Chance) -> MeldState:
        """Return a state that fits what the view's seat knows, and what the course of the deal tells (`MeldGuess`)."""
        assert isinstance(view, MeldView)
        return MeldGuess(view).state(rng)

    def deal_events(self, start: Start, dealer: int | None, deal: Deal) -> tuple[Event, ...]:
        """Tell who deals and who discards first (RO-2, RO-7)."""
        assert dealer is not None
        starter = next_seat(dealer, start.seats, direction(start.options))
        return Event("dealt", dealer, {"round": start.round}), Event("starts", starter)

    def outcome(self, state: MeldState) -> Outcome | None:
        """Return how the deal ended: who has no cards left wins, in a void deal nobody (RO-16 to RO-18)."""
        if not state.end:
            return None
        lefts = tuple(
            sum(FRENCH.cards[kind].value for kind in kinds(hand_of(state, seat))) for seat in range(len(state.hands))
        )
        return Outcome(state.end, next((seat for seat, hand in enumerate(state.hands) if not hand), None), lefts)

    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:
        """Return penalty points for what is left, doubled by an end from the hand if the option says so (RO-18)."""
        times = 2 if options["hand-doubles"] and outcome.end == "hand" else 1
        return tuple(-times * points for points in outcome.lefts)

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        """Return `rounds` after as many deals as the option says (RO-18)."""
        return "rounds" if rounds >= int(options["deals"]) else None


class Romi40(Romi):
    """Römi 40: two jokers, a minimum of 40."""

    name = "romi40"
    lengths = _lengths((26, 30, 32), (80, 88, 97))


class Romi50(Romi):
    """Römi 50: no jokers, a minimum of 50."""

    name = "romi50"
    lengths = _lengths((27, 37, 43), (92, 109, 136))


class Romi51(Romi):
    """Römi 51: two jokers, a minimum of 51, the discard is always free."""

    name = "romi51"
    lengths = _lengths((23, 27, 33), (77, 85, 96))


class JokerMania(Romi):
    """Joker-mánia 51: a joker for each player, a minimum of 51, two natural cards beside a taken discard."""

    name = "joker-mania"
    lengths = _lengths((19, 23, 23), (62, 64, 74))


def _combination(number: int, lain: OnTable, state: MeldState) -> Combination:
    last = state.number - 1 if state.turn is None or not state.turn.acts else state.number
    lit = lain.new if lain.turn == last else ()
    return Combination(number, lain.seat, lain.meld.kind, texts_of(lain.meld), lit)
