# Games, options, and what happens in a round; the rules are in rules.ftl.
# $name and the like are names of players, already made harmless. $tile is a tile as everybody writes it: 6-4.

### Small words

name-seat = Player { $number }
name-computer = Bot { $number }
list-and = { $first } and { $last }

### Games

game-classic = Classic domino
game-moomin = Moomin domino
game-moomin-joker = Joker domino
game-christmas = Christmas domino
game-uno = UNO Dominos

### Tiles and their halves. Figures are animals of our own; a server can rename them. Short: they stand on buttons.

tile-two = { $first }–{ $second }
joker-card = { $figure } joker
figure-1 = hedgehog
figure-2 = owl
figure-3 = fox
figure-4 = fish
figure-5 = cat
figure-6 = snail
figure-7 = rabbit
figure-8 = butterfly
figure-9 = duck
motif-1 = candle
motif-2 = gift
motif-3 = star
motif-4 = bell
motif-5 = tree
motif-6 = snowman
motif-7 = mitten
motif-J = joker
domo-R = red { $value }
domo-G = green { $value }
domo-Y = yellow { $value }
domo-B = blue { $value }
domo-D2 = Draw 2
domo-RV = Reverse
domo-SK = Skip
domo-DE = Dead End
domo-W = Joker
domo-W4 = Joker Draw 4

### Options (`option-<key>`, `option-<key>-<value>`, or a game's own: `option-<game>-<key>`); values are short, for menus

option-line = -# { $option }: **{ $value }**

option-scoring = Scoring
option-scoring-minus-100 = minus points, up to 100
option-scoring-minus-200 = minus points, up to 200
option-scoring-race-121 = race to 121

option-start = Who starts
option-start-highest-double = highest double drawn
option-start-highest-pips = most pips drawn

option-reshuffle = Drawn tiles
option-reshuffle-yes = go back, shuffle again
option-reshuffle-no = stay in the hands

option-hands = Hands at most
option-hands-0 = as many as it takes
option-hands-1 = one
option-hands-3 = three
option-hands-5 = five

option-out-ends = A player is out
option-out-ends-no = the others play on
option-out-ends-yes = ends the hand

option-rounds = Rounds
option-rounds-1 = one
option-rounds-0 = one for each player
option-rounds-3 = three
option-rounds-5 = five

option-jokers = Joker cards for each
option-jokers-2 = two
option-jokers-3 = three
option-jokers-1 = one

option-deck = Cards
option-deck-halves = jokers on halves
option-deck-cards = 8 double jokers

option-target = Play to
option-target-500 = 500 points
option-target-200 = 200 points
option-target-0 = one round

option-opening = Opening
option-opening-exchange = with the exchange
option-opening-plain = without exchange

option-symbols = Symbols work
option-symbols-always = on either half
option-symbols-active = only where they touch

option-dead-end-game = The last Dead End wins
option-dead-end-game-no = no
option-dead-end-game-yes = yes

### What happened (`event-<code>`, or a family's own: `event-<family>-<code>`)
# $who is `you` where only that player is told. A domo's side is N, E, S or W, as in the picture.

event-dealt = Round { $round }: the tiles are dealt.
event-lot = { $name } drew { $tile } for the start.
event-starts = { $name } starts.
event-line-play = { move-line-play }
event-cross-play = { move-cross-play }
event-pass = { move-pass }
event-play-joker = { move-play-joker }
event-no-double = { move-no-double }
event-draw = { $name } draws.
event-drew =
    { $who ->
        [you] You drew { $tile }.
       *[seat] { $name } drew { $tile }.
    }
event-drew-domos = You drew: { $tiles }.
event-voted =
    { $hands ->
        [open] The vote: hands are open.
       *[hidden] The vote: hands are hidden.
    }
event-turn-up = { move-turn }
event-end = { move-end }
event-open = { move-open }
event-take = { $name } draws a domo blindly from { $from }.
event-was-taken = Your { $tile } was drawn from you; it goes to the heap.
event-return = { $name } gives a domo back to the heap.
event-returned = You gave { $tile } back.
event-heap = { move-heap }
event-keep = { move-keep }
event-reverse = Reverse: the direction of play turns round.
event-forced =
    { $symbol ->
        [D2] Draw 2:
       *[W4] Joker Draw 4:
    } { $count ->
        [0] the heap is empty, so { $name } draws nothing and misses a turn.
        [one] { $name } draws { $count } domo and misses a turn.
       *[other] { $name } draws { $count } domos and misses a turn.
    }
event-skipped = Skip: { $name } misses a turn.
event-penalty =
    { $count ->
        [0] Penalty: the heap is empty, so { $name } draws nothing.
        [one] Penalty: { $name } draws { $count } domo.
       *[other] Penalty: { $name } draws { $count } domos.
    }
event-challenge-guilty = { $name } challenges, and is right: { $against } could have laid a matching colour. The Joker Draw 4 is taken back; { $against } draws four and lays a domo of matching colour instead.
event-challenge-innocent = { $name } challenges, and is wrong: { $against } had no matching colour. { $name } draws the four.
event-shown =
    { $count ->
        [0] Only you are told: { $name } had no other domo.
       *[other] Only you are shown what else { $name } held: { $tiles }.
    }
event-uno = { move-uno }
event-catch = { $name } catches { $caught }, who didn't call UNO!
event-round-ended =
    { $end ->
        [blocked] Nobody can play any more.
        [out] The last tile is down.
        [dead-end] The last Dead End decides.
       *[other] The round is over.
    } { $who ->
        [seat] { $name } wins round { $round }.
        [shared] { $winners } share round { $round }.
       *[nobody] Nobody wins round { $round }.
    }
event-match-ended =
    { $end ->
        [target] The target is reached: the match is over.
        [rounds] That was the last round: the match is over.
       *[other] The match is over.
    }

### Moves in words (`move-<verb>`, or a family's own: `move-<family>-<verb>`)

move-line-play =
    { $side ->
        [left] { $name } plays { $tile } on the left.
        [right] { $name } plays { $tile } on the right.
       *[other] { $name } opens with { $tile }.
    }
move-cross-play =
    { $side ->
        [N] { $name } plays { $tile } at N
        [E] { $name } plays { $tile } at E
        [S] { $name } plays { $tile } at S
       *[W] { $name } plays { $tile } at W
    }{ $uno ->
        [0] .
       *[other] {" "}and calls UNO!
    }
move-play-joker =
    { $side ->
        [left] { $name } plays { $tile } on the left, with the { $joker } over its { $half }.
       *[right] { $name } plays { $tile } on the right, with the { $joker } over its { $half }.
    }
move-pass = { $name } passes.
move-draw = { $name } draws { $tile }.
move-no-double = { $name } has no double.
move-turn = { $name } turns up { $tile }.
move-end = { $name } lays no more.
move-open = { $name } opens with { $tile }.
move-take = { $name } takes { $tile } blindly from { $player }.
move-return = { $name } gives { $tile } back to the heap.
move-heap = The heap is shuffled.
move-keep = { $name } keeps the domo just drawn.
move-forced =
    { $count ->
        [0] { $name } has to draw, but the heap is empty.
       *[other] { $name } has to draw { $tiles }.
    }
move-penalty =
    { $count ->
        [0] { $name } has a penalty, but the heap is empty.
       *[other] { $name } draws { $tiles } as a penalty.
    }
move-skipped = { $name } is skipped.
move-challenge =
    { $verdict ->
        [guilty] { $name } challenges the Joker Draw 4 and is right.
       *[innocent] { $name } challenges the Joker Draw 4 and is wrong.
    }
move-uno = { $name } calls UNO!
move-catch = { $name } catches { $player }, who didn't call UNO!
move-seat =
    { $what ->
        [computer] The computer plays for { $name } now.
       *[player] { $name } plays again.
    }
move-left = { $name } leaves.

### What happened at the table

event-set-aside = The match that was being played here can't go on. Nothing of it was deleted; whoever hosts me finds the reason in the log.
event-match-started =
    { $number ->
        [1] The match begins.
       *[other] Match { $number } begins.
    }
event-joined = { $name } joins.
event-cuts-dropped = What is dealt has changed, so the cuts so far are dropped. You can cut again.
event-left = { $name } leaves; the computer plays on.
event-seat-removed = A moderator gave { $name }'s seat to the computer.
event-replaced = { $name } takes over a seat.
event-timed-out = { $name }'s time was up: a move was made for them.
event-turn-warning = { $name }'s time is nearly up.
event-seat-computer = The computer plays for { $name } now.
event-seat-player = { $name } plays again.
event-vote-end = { $name } votes to end the match.
event-vote-withdrawn = { $name } takes back the vote to end.
event-paused = The match is paused.
event-resumed = The match goes on.
event-claim-lost = { $name } claimed too, but { $winner } was nearer.
