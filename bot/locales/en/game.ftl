# Games, options, and what happens in a round; the rules are in rules.ftl.
# $name, $player, $from, $winner, $against, $caught are names of players, already made harmless: they may begin with any sound,
# and be in any language. $tile is a piece: “6-4”, “fox–owl”, “red 3–7”; $tiles are several, joined by commas.

### Small words: in lists and in other texts

# A seat whose player has no name; one whose computer player has none.
name-seat = Player { $number }
name-computer = Computer { $number }
# A place: “2nd in the league”. $last is the last digit, 0 for 11, 12 and 13: for languages whose ending depends on it.
ordinal =
    { $last ->
        [1] { $number }st
        [2] { $number }nd
        [3] { $number }rd
       *[other] { $number }th
    }
# How many pieces: as subject or by itself, never as an object.
pieces =
    { $noun ->
        [cards] { $tiles ->
            [one] { $tiles } card
           *[other] { $tiles } cards
        }
        [dominoes] { $tiles ->
            [one] { $tiles } domino
           *[other] { $tiles } dominoes
        }
       *[tiles] { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }
    }

### Games: their names, in headings, menus, pictures (406 px) and lists. 25 letters

game-classic = Classic domino
game-moomin = Moomin domino
game-moomin-joker = Joker domino
game-christmas = Christmas domino
game-uno = UNO Dominos

### What a game is about (`about-<game>`): a line of a menu and of the lobby's options. A dozen words, 100 letters at most

about-classic = Match tiles end to end. The fewest pips left in hand win.
about-moomin = Match animals end to end. The first to run out of tiles wins.
about-moomin-joker = Match animals end to end. Jokers cover half a tile.
about-christmas = Play every tile that fits. The first to run out wins.
about-uno = Match colours and numbers on four streets. First to run out wins.

### Tiles and their halves. Short: they stand on buttons, two of them with a dash. 9 letters a half, better fewer
# Figures are animals of our own; a server can rename them.

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
# The halves of UNO Dominos, without an ending: they stand after colons, in lists and on buttons. $number is a number from 1
# to 9, $symbol one of the symbols below: “red 7”, “red Skip”.
domo-R = red { $number }
domo-G = green { $number }
domo-Y = yellow { $number }
domo-B = blue { $number }
domo-R-symbol = red { $symbol }
domo-G-symbol = green { $symbol }
domo-Y-symbol = yellow { $symbol }
domo-B-symbol = blue { $symbol }
domo-D2 = Draw 2
domo-RV = Reverse
domo-SK = Skip
domo-DE = Dead End
domo-W = Joker
domo-W4 = Joker Draw 4

### Options (`option-<key>`, `option-<key>-<value>`, or a game's own: `option-<game>-<key>`)
# In menus as “name: value” (100 letters, a phone shows 45), in the lobby's options and the rules as a line of small print.
# A name has 25 letters, a value 25. Values stand alone or after a colon.

option-line = -# { $option }: **{ $value }**
# In errors, where an option may have been typed: “race to 121 (`race-121`)”.
option-choice = { $name } (`{ $code }`)

option-scoring = Scoring
option-scoring-minus-100 = lowest score, to 100
option-scoring-minus-200 = lowest score, to 200
option-scoring-race-121 = race to 121

option-start = Who starts
option-start-highest-double = highest double
option-start-highest-pips = most pips

option-reshuffle = Tiles drawn to start
option-reshuffle-yes = shuffled back in
option-reshuffle-no = kept in hand

option-hands = Round limit
option-hands-0 = none
option-hands-1 = one
option-hands-3 = three
option-hands-5 = five

option-out-ends = When a player goes out
option-out-ends-no = the others play on
option-out-ends-yes = the round ends

option-rounds = Rounds
option-rounds-1 = one
option-rounds-0 = one per player
option-rounds-3 = three
option-rounds-5 = five

option-jokers = Jokers each
option-jokers-2 = two
option-jokers-3 = three
option-jokers-1 = one

option-deck = Jokers
option-deck-halves = on halves
option-deck-cards = 8 doubles

option-target = Play to
option-target-500 = 500 points
option-target-200 = 200 points
option-target-0 = one round

option-opening = Exchange before opening
option-opening-exchange = yes
option-opening-plain = no

option-symbols = Symbols count
option-symbols-always = on either half
option-symbols-active = only where they touch

option-dead-end-game = Last Dead End wins
option-dead-end-game-no = no
option-dead-end-game-yes = yes

### All that a player did in a row is one sentence: acts without the name, $acts the first of them, $act the next
# $several: the act before the last has an “and” of its own. “… adds 7♣ to 2 and 9♥ to 4, and discards 2♠.”
# $who is `you` where the panel of the player who did it speaks: $name is then `turn-you`, empty (`{ "" }`) in a language whose verbs say it.

turn-you = You
turn-comma = { $acts }, { $act }
turn-and =
    { $several ->
        [yes] { $acts }, and { $act }
       *[no] { $acts } and { $act }
    }
verb-start =
    { $who ->
        [you] start
       *[seat] starts
    }
verb-play =
    { $who ->
        [you] play
       *[seat] plays
    }
verb-open =
    { $who ->
        [you] open
       *[seat] opens
    }
verb-draw =
    { $who ->
        [you] draw
       *[seat] draws
    }
verb-have =
    { $who ->
        [you] have
       *[seat] has
    }
verb-turn =
    { $who ->
        [you] turn up
       *[seat] turns up
    }
verb-end =
    { $who ->
        [you] end
       *[seat] ends
    }
verb-return =
    { $who ->
        [you] return
       *[seat] returns
    }
verb-keep =
    { $who ->
        [you] keep
       *[seat] keeps
    }
verb-call =
    { $who ->
        [you] call
       *[seat] calls
    }
verb-take =
    { $who ->
        [you] take
       *[seat] takes
    }
verb-lay =
    { $who ->
        [you] lay down
       *[seat] lays down
    }
verb-add =
    { $who ->
        [you] add
       *[seat] adds
    }
verb-swap =
    { $who ->
        [you] swap
       *[seat] swaps
    }
verb-discard =
    { $who ->
        [you] discard
       *[seat] discards
    }
verb-go =
    { $who ->
        [you] go out
       *[seat] goes out
    }
verb-claim =
    { $who ->
        [you] claim
       *[seat] claims
    }
verb-miss =
    { $who ->
        [you] miss
       *[seat] misses
    }
verb-pass =
    { $who ->
        [you] pass
       *[seat] passes
    }

### What happened (`event-<code>`, or a family's own: `event-<family>-<code>`): small print below the table and in hands
# One line of a phone (45 letters) with a long name, two at most. An event without a text here is told by its move below.
# $who is `you` where only that player is told. Which round: $round. How many: $count.

event-dealt = Round { $round } begins.
event-lot =
    { $who ->
        [you] You drew { $tile } to see who starts.
       *[seat] { $name } drew { $tile } to see who starts.
    }
event-starts = { $name } { verb-start }.
event-draw = { $name } { verb-draw }.
event-drew =
    { $who ->
        [you] You drew { $tile }.
       *[seat] { $name } draws { $tile }.
    }
event-drew-domos = You drew { $tiles }.
event-voted =
    { $hands ->
        [open] The vote is in: open hands.
       *[hidden] The vote is in: hidden hands.
    }
event-turn-up = { move-turn }
event-take = { $name } { verb-draw } unseen from { $from }.
event-was-taken = You gave up { $tile }. It goes to the boneyard.
event-return = { $name } { verb-return } a domino to the boneyard.
event-returned = You returned { $tile }.
event-reverse = Reverse: play changes direction.
event-forced =
    { $symbol ->
        [D2] { $count ->
            [0] { $name } { verb-miss } a turn for Draw 2; the boneyard is empty.
            [one] { $name } { verb-draw } { $count } domino for Draw 2 and { verb-miss } a turn.
           *[other] { $name } { verb-draw } { $count } dominoes for Draw 2 and { verb-miss } a turn.
        }
       *[W4] { $count ->
            [0] { $name } { verb-miss } a turn for Joker Draw 4; the boneyard is empty.
            [one] { $name } { verb-draw } { $count } domino for Joker Draw 4 and { verb-miss } a turn.
           *[other] { $name } { verb-draw } { $count } dominoes for Joker Draw 4 and { verb-miss } a turn.
        }
    }
event-penalty =
    { $count ->
        [0] { $name } { verb-draw } no penalty; the boneyard is empty.
        [one] { $name } { verb-draw } { $count } domino as a penalty.
       *[other] { $name } { verb-draw } { $count } dominoes as a penalty.
    }
event-shown =
    { $count ->
        [0] Only you can see this: { $name } had no other domino.
       *[other] Only you can see this: { $name } also held { $tiles }.
    }
event-catch =
    { $who ->
        [caught] You forgot to call UNO. { $name } noticed!
        [you] { $caught } forgot to call UNO. You noticed!
       *[seat] { $caught } forgot to call UNO. { $name } noticed!
    }
event-round-ended =
    { $end ->
        [out] { $who ->
            [you] You go out and take round { $round }.
            [seat] { $name } goes out and takes round { $round }.
            [shared] { $winners } share round { $round }.
           *[nobody] No one takes round { $round }.
        }
        [blocked] { $who ->
            [you] No one can move. You take round { $round }.
            [seat] No one can move. { $name } takes round { $round }.
            [shared] No one can move. { $winners } share round { $round }.
           *[nobody] No one can move, and no one takes round { $round }.
        }
        [dead-end] { $who ->
            [you] You played the last Dead End and take round { $round }.
            [seat] { $name } played the last Dead End and takes round { $round }.
            [shared] { $winners } share round { $round }.
           *[nobody] No one takes round { $round }.
        }
       *[other] { $who ->
            [you] You take round { $round }.
            [seat] { $name } takes round { $round }.
            [shared] { $winners } share round { $round }.
           *[nobody] No one takes round { $round }.
        }
    }
event-match-ended =
    { $end ->
        [target] Target reached. The match is over.
        [rounds] That was the last round. The match is over.
       *[other] The match is over.
    }

### Moves in words (`move-<verb>`, or a family's own: `move-<family>-<verb>`): as above, and in replays and on results
# X and Y are the ends of a line, in every language.

move-line-play =
    { $side ->
        [left] { $name } { verb-play } { $tile } at X.
        [right] { $name } { verb-play } { $tile } at Y.
       *[other] { $name } { verb-open } with { $tile }.
    }
# $street is an arrow: ↑ → ↓ ←.
move-cross-play =
    { $uno ->
        [0] { $name } { verb-play } { $tile } at { $street }.
       *[other] { $name } { verb-play } { $tile } at { $street } and { verb-call } UNO!
    }
move-play-joker =
    { $side ->
        [left] { $name } { verb-play } { $tile } at X with the { $joker } on the { $half }.
       *[right] { $name } { verb-play } { $tile } at Y with the { $joker } on the { $half }.
    }
# $parts are part-play, joined by “and”.
move-plays = { $name } { verb-play } { $parts }.
part-play =
    { $side ->
        [left] { $tile } at X
       *[right] { $tile } at Y
    }
move-pass = { $name } { verb-pass }.
move-draw = { $name } { verb-draw } { $tile }.
move-drawn = { $name } { verb-draw } { $parts }.
move-no-double = { $name } { verb-have } no double.
move-turn = { $name } { verb-turn } { $tile }.
move-end = { $name } { verb-end } the turn.
move-open = { $name } { verb-open } with { $tile }.
move-take = { $name } draws { $tile } unseen from { $player }.
move-return = { $name } { verb-return } { $tile } to the boneyard.
move-heap = The boneyard is shuffled.
move-keep = { $name } { verb-keep } the domino.
move-forced =
    { $count ->
        [0] { $name } has to draw, but the boneyard is empty.
       *[other] { $name } has to draw { $tiles }.
    }
move-penalty =
    { $count ->
        [0] { $name } gets a penalty, but the boneyard is empty.
       *[other] { $name } draws { $tiles } as a penalty.
    }
move-skipped = { $name } { verb-miss } a turn.
move-challenge-guilty =
    { $who ->
        [you] You challenge and are right: the Joker Draw 4 is taken back.
       *[seat] { $name } challenges and is right: the Joker Draw 4 is taken back.
    }
move-challenge-innocent =
    { $who ->
        [you] You challenge and are wrong: there was no matching colour.
       *[seat] { $name } challenges and is wrong: there was no matching colour.
    }
move-uno = { $name } { verb-call } UNO!
move-catch = { $player } forgot to call UNO. { $name } noticed!
move-seat =
    { $what ->
        [computer] The computer takes over for { $name }.
       *[player] { $name } is back.
    }
move-left = { $name } leaves.
move-takeback =
    { $who ->
        [you] You take the last move back.
       *[seat] { $name } takes the last move back.
    }

### What happened at the table: small print below it. 90 letters

event-set-aside = This match can't go on. Nothing is lost; my log says why.
event-match-started = Match { $number } begins.
event-joined = { $name } joins.
event-cuts-dropped = The deal has changed, so earlier cuts don't count. You can cut again.
event-left =
    { $who ->
        [you] You leave. The computer plays on.
       *[seat] { $name } leaves. The computer plays on.
    }
event-seat-removed = A moderator gave { $name }'s seat to the computer.
event-resigned =
    { $who ->
        [you] You resign.
       *[seat] { $name } resigns.
    }
event-replaced =
    { $who ->
        [you] You take over a seat.
       *[seat] { $name } takes over a seat.
    }
event-timed-out-planned =
    { $who ->
        [you] Your plan was played as time ran out.
       *[seat] { $name } played their plan as time ran out.
    }
event-timed-out =
    { $who ->
        [you] You ran out of time; the computer moved.
       *[seat] { $name } ran out of time; the computer moved.
    }
event-time-up = Time is up: the computer plays this round to its end.
event-turn-warning =
    { $who ->
        [you] Your time is almost up.
       *[seat] { $name }'s time is almost up.
    }
event-seat-computer =
    { $who ->
        [you] The computer takes over for you.
       *[seat] The computer takes over for { $name }.
    }
event-thinking-less = { $name } is thinking less today: the machine is busy.
event-seat-player =
    { $who ->
        [you] You're back.
       *[seat] { $name } is back.
    }
event-vote-end =
    { $who ->
        [you] You vote to end the match.
       *[seat] { $name } votes to end the match.
    }
event-vote-withdrawn =
    { $who ->
        [you] You take back your vote to end the match.
       *[seat] { $name } takes back the vote to end the match.
    }
event-paused =
    { $who ->
        [nobody] The match is paused.
        [you] You paused the match.
       *[seat] { $name } paused the match.
    }
event-resumed = The match resumes.
event-takeback-refused =
    { $who ->
        [you] Your move stands.
       *[seat] { $name }'s move stands.
    }
event-claim-lost =
    { $who ->
        [you] You claimed too, but { $winner } comes first in turn order.
       *[seat] { $name } claimed too, but { $winner } comes first in turn order.
    }
