# The public message of a table, the lobby and the results.
# $time is a time stamp that Discord turns into "in 2 minutes". Lines that begin with -# are small print.

### Heading and players

board-heading =
    {"**"}{ $game }**{ $number ->
        [0] { "" }
       *[other] {" "}· round { $number }
    }{ $league ->
        [yes] { "" }
       *[no] {" "}· not in the league
    }
turn =
    { $who ->
        [you] **It's your turn**
        [computer] **{ $name }** is thinking…
        [away] **{ $name }** is away, the computer plays
       *[player] **{ $name }**'s turn
    }{ $timed ->
        [yes] {" "}· ends { $time }
       *[no] { "" }
    }
turn-claims = Anyone can still claim the last discard. Play goes on in a few seconds…
turn-none = No one has to move right now.
turn-ping =
    { $timed ->
        [yes] { $player }, it's your turn · ends { $time }
       *[no] { $player }, it's your turn
    }
turn-linked = { $text } · [table]({ $link })
turn-warning = { $player }, it's your move! Your time runs out { $time }
paused-player =
    { $by ->
        [seat] ⏸ **Paused** by **{ $name }**. Anyone can resume.
       *[nobody] ⏸ **Paused.** Anyone can resume.
    }
paused-nobody = ⏸ **Paused** until someone's back.
points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
board-votes =
    { $needed ->
        [one] { $votes } of { $needed } vote
       *[other] { $votes } of { $needed } votes
    } to end the match.
board-opening = -# …

### What the picture says

picture-turn = turn
picture-tiles =
    { $noun ->
        [cards] { $count ->
            [one] card
           *[other] cards
        }
        [dominoes] { $count ->
            [one] domino
           *[other] dominoes
        }
       *[tiles] { $count ->
            [one] tile
           *[other] tiles
        }
    }
picture-score =
    { $count ->
        [one] point
       *[other] points
    }
picture-worth = in hand
picture-won =
    { $count ->
        [one] wins
       *[other] win
    }
picture-left-end = X
picture-right-end = Y
picture-round = Round { $number }
picture-free = free
picture-stock = Boneyard
picture-last-one = UNO

### When something is in the way

waiting-forbidden = ⚠️ I can't show the table here: I'm missing a permission to see the channel, send messages or attach files. Play on with `/hand`.
waiting-archived = ⚠️ This thread is archived. Write something here to bring the table back, or play on with `/hand`.
waiting-channel-gone = ⚠️ I can't see this table's channel any more. No move is lost.
waiting-quarantined = ⚠️ Discord takes me for spam right now, so I can't show the table. My host can ask Discord to look again. No move is lost: play on with `/hand`.
waiting-busy = ⚠️ Discord is slow right now. No move is lost.

### Buttons

button-hand = My hand
button-menu = Menu
button-rules = Rules
button-resume = Resume
button-pause = Pause
button-join = Join
button-leave-lobby = Leave
button-computer = + Computer
button-start = Start
question-votes-open = Open hands: { $votes }
question-votes-hidden = Hidden: { $votes }
button-more = More options
button-close = Close the table
button-ready = Ready
button-rematch = Play again
button-record = Record
button-verify = Check the shuffle
button-previous = Previous
button-next = Next
button-claims-on = Auto-claim: on
button-claims-off = Auto-claim: off
button-back = Back
button-suggest = Suggest
button-step-back = Undo
button-all-back = Undo all
button-return = I'm back
button-help = Help
button-sort-number = Sort by number
button-sort-usual = Sort by colour
button-uno = UNO!
button-catch = Catch { $name }!
button-to-hand = My hand
button-vote-yes = Vote to end
button-vote-no = Take back my vote
button-leave = Leave the match
button-leave-yes = Yes, leave
button-resign = Resign
button-resign-yes = Yes, resign
button-end = End the table
button-end-yes = Yes, end it
button-no = No
button-hints-yes = Allow hints
button-hints-no = Turn hints off
button-league-yes = Count in the league
button-league-no = Don't count in the league

### The lobby

lobby-heading = **{ $game }** · { $length }
lobby-fixture =
    { $awaited ->
        [yes] Fixture { NUMBER($number, useGrouping: 0) }. Not here yet: { $names }.
       *[no] Fixture { NUMBER($number, useGrouping: 0) }. Everyone is here.
    }
lobby-rules =
    { $met ->
        [yes] -# League rules: { $rules }
       *[no] -# League rules: { $rules }. This table differs, so **the match won't count** in the league.
    }
lobby-rule =
    { $met ->
        [yes] ✓ { $told }
       *[no] ✗ { $told }
    }
rule-help = no Suggest, no hints
rule-any = anything
lobby-alt = { $game }: { $length }. Players: { $seats }. Free seats: { $free }.
length = { $name }, about { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
length-minutes = about { $minutes } min
length-quick = Quick match
length-printed = Full match
length-long = Long match
length-own = custom length
lobby-seat =
    { $number }. { $name }{ $kind ->
        [random] , easy computer
        [greedy] , computer
        [strong] , strong computer
       *[person] { "" }
    }{ $host ->
        [yes] , host
       *[no] { "" }
    }
lobby-setting = -# { $setting }: **{ $value }**
lobby-takeovers = -# Seats can't be taken over during the match.
lobby-league =
    -# In the league: **{ $league ->
        [yes] yes
       *[no] no
    }**
question-votes =
    -# Open hands: **{ $open }** yes, **{ $hidden }** no{ $waiting ->
        [0] { "" }
       *[other] {" "}· { $waiting } still to vote
    }
question-youngest =
    { $named ->
        [yes] -# The youngest starts: **{ $name }**
       *[no] -# The youngest starts: **drawn by lot**
    }
lobby-expires = -# If nothing happens, this lobby closes { $time }
lobby-game = Game
lobby-length = Length
lobby-remove = Remove a player
setup-value = { $option }: { $value }
question-youngest-seat = Youngest: { $name }
question-youngest-menu = The youngest starts
question-youngest-lot = Youngest: by lot
setting-computers = Computer players
computers-random = easy
computers-greedy = normal
computers-strong = strong
playing-random = They play anything the rules allow.
playing-greedy = They play what looks best right now.
playing-strong = They think ahead and remember what was played.
clock-30s = 30 seconds
clock-2m = 2 minutes
clock-24h = 24 hours
clock-off = no limit

### Between rounds

result-round =
    { $end ->
        [blocked] { $count ->
            [0] No one can move, and no one takes **round { $number }**.
            [one] No one can move. { $names } takes **round { $number }**.
           *[other] No one can move. { $names } share **round { $number }**.
        }
        [out] { $count ->
            [0] No one takes **round { $number }**.
            [one] { $noun ->
                [cards] { $names } goes out and takes **round { $number }**.
                [dominoes] { $names } plays the last domino and takes **round { $number }**.
               *[other] { $names } plays the last tile and takes **round { $number }**.
            }
           *[other] { $names } share **round { $number }**.
        }
        [dead-end] { $names } plays the last Dead End and takes **round { $number }**.
        [hand] { $names } lays the whole hand at once and takes **round { $number }**.
        [void] There's nothing left to draw. No one takes **round { $number }**.
       *[other] **Round { $number } is over.**
    }
result-score = { $told } +{ $score }

### What was promised, and the cut

promise = -# 🔒 Fair{"\u00A0"}shuffle:{"\u00A0"}`{ $commitment }`
promise-named = -# 🔒 Fair shuffle
button-fair = Fair play
fair-heading = ### 🔒 Fair play
fair-promise = The next shuffle is settled already. This is its promise, and the name of the table's picture has it too:
fair-meaning =
    The promise is the SHA-256 of a secret seed. After the round you see the seed, so anyone can check that it matches and that nobody changed the deal. Don't trust the bot? **{ button-cut }** with a word that nobody can guess. It goes into the shuffle too.
cuts = -# Cut in this order: { $cuts }
cut = { $name } “{ $word }”
cut-then = {" → "}
button-cut = Cut
cut-title = Cut the deal
cut-label = Any word
cut-description = It changes the next shuffle, so no one can fix it. Everyone will see it.
result-next =
    { $count ->
        [0] Next round { $time }
        [one] Next round when { $names } is ready, or { $time }
       *[other] Next round when { $names } are ready, or { $time }
    }

### The end

over-end =
    { $by ->
        [host] 🏁 **The host ended the match.**
        [moderator] 🏁 **A moderator ended the match.**
        [vote] 🏁 **The players voted to end the match.**
        [channel] 🏁 **The match ended because its channel is gone.**
       *[idle] 🏁 **The match ended because no one played on.**
    }{ $counts ->
        [yes] {" "}Finished rounds count.
        [no] {" "}It doesn't count.
       *[later] { "" }
    }
over-resigned =
    { $count ->
        [one] 🏳️ **{ $names }** resigned, so **{ $winner }** wins. 🏆
       *[other] 🏳️ { $names } resigned, so **{ $winner }** wins. 🏆
    }
over-taken =
    { $whose ->
        [person] -# { $player } took over a seat. In the league it still counts for its first player: { $owner }.
        [computer] -# { $player } took over a computer's seat ({ $owner }), so it counts for no one in the league.
       *[nobody] -# { $player } took over a seat. Its first player deleted their data, so it counts for no one in the league.
    }
over-unplayed =
    { $end ->
        [expired] Table closed: nothing happened for a while.
        [empty] Table closed: everyone left.
        [channel-gone] Table closed: its channel is gone.
       *[ended] Table closed before a match began.
    } Open a new one with `/play`.
# $score is “25 to 0” or “by 7 points”, or `none`.
over-winner =
    { $count ->
        [one] { $score ->
            [none] 🏆 **{ $names }** wins.
           *[told] 🏆 **{ $names }** wins, { $score }.
        }
       *[other] { $score ->
            [none] 🏆 **{ $names }** share first place.
           *[told] 🏆 **{ $names }** share first place, { $score }.
        }
    }
over-played-on = -# Finished by the computer: { $names }.
over-league-not = -# Doesn't count in the league: { $why }.
# What the match has done for one person, a line each: $facts are the next ones, card-rating and one of league-why-*, joined
# by " · ".
over-league-seat = -# League: {"**"}{ $name }** · { $facts }
over-league-none = no points this time
# $place and $before are places as words ("1st"), $points all points of the season.
over-league-place =
    { $moved ->
        [up] { $place } (was { $before }) with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] { $place } with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
over-league-missing =
    { $missing ->
        [one] ranked after one more match
       *[other] ranked after { $missing } more matches
    }
over-rematch =
    { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
standing-line = { $place ->
        [0] ▫️
       *[other] { $place }\.
    } **{ $name }** · { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

### The card of a result

result-title =
    { $count ->
        [0] Ended early
        [one] { $names } wins
        [2] { $names } tie
       *[other] A { $count }-way tie
    }
result-score-two = { $winner } to { $loser }
result-score-margin =
    by { $points ->
        [one] 1 point
       *[other] { $points } points
    }
result-moment = Last move: { $move }
result-alt =
    { $score ->
        [none] { $game }: { $title }.
       *[told] { $game }: { $title }, { $score }.
    }
# In the words for the picture: what is special about the match is a sentence there, “Ann: 5 wins in a row.”
result-note = { $text }.
result-left = Left: { $list }.
# $gain is the number with its sign ("+2"), $points the same number for the plural.
card-points =
    { $points ->
        [one] { $gain } point
       *[other] { $gain } points
    }
milestone = { $name }: { $what }
milestone-first-win = first win in { $game }
milestone-beat-strong = beat a strong computer in { $game }
milestone-matches = { $number } matches
milestone-streak = { $number } wins in a row
card-rating = rating { $rating } ({ $change })

podium-streak = Longest streak: { $name }, { $rounds } rounds in a row
podium-best =
    Best round: { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
podium-seat =
    { $place ->
        [0] { "" }
       *[other] { $place }.{" "}
    }{ $name }{ $played ->
        [computer] , computer
        [person] { "" }
       *[away] , finished by the computer
    }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $counts ->
        [yes] , { $gain }
       *[no] { "" }
    }.

### Records and the shuffle

record-here =
    Here's the match: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, every deal and every move. Watch it with `boneyard replay`, check it with `boneyard verify`.
verify-good =
    ✅ Fair: every deal matches its promise, and every move was legal. { $rounds ->
        [one] One finished round was checked.
       *[other] All { $rounds } finished rounds were checked.
    }
verify-running =
    Round { $number } is being played. Its seed is shown when it ends; this was promised before the deal:
    -# `{ $commitment }`
verify-own = Your own words in it:
verify-own-word =
    { $last ->
        [yes] - Round { $number }: “{ $word }”. No one cut after you.
       *[no] - Round { $number }: “{ $word }”
    }
verify-round = -# Round { $number }: seed `{ $seed }`, promised `{ $commitment }`
verify-more =
    { $rounds ->
        [one] -# One more round is in the record.
       *[other] -# { $rounds } more rounds are in the record.
    }
verify-where = -# Before each deal, its promise was the name of the table's picture.
verify-none = ✅ No round of this match was finished. As far as it went, the deal matches its promise, and every move was legal.
verify-bad = ❌ This match doesn't check out. { $why }
