# The public message of a table, the lobby and the results, in the server's language.
# $time is a time stamp that each reader's own Discord turns into "in 2 minutes", in the reader's language: it stands last, or
# where an adverb may stand. Lines that begin with -# are small print. $name, $player, $names and $winner are names: no ending,
# no article, no genitive ever touches them, so let a noun or a colon carry the case. A phone shows 45 letters a line.

### Above the table's picture, and in hands: whose turn it is, and what the table waits for. Three lines at most

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
        [left] **{ $name }** has left, the computer plays
        [resigned] **{ $name }** resigned, the computer plays
       *[player] **{ $name }**'s turn
    }{ $timed ->
        [yes] {" "}· ends { $time }
       *[no] { "" }
    }
# In Tábla Römi, after a discard.
turn-claims = Anyone can still claim the last discard. Play goes on in a few seconds…
paused-asked =
    { $who ->
        [you] You want to take your last move back. Waiting for the others
       *[seat] **{ $name }** wants to take the last move back. Do you all agree?
    }{" "}· ends { $time }
turn-none = No one has to move right now.
turn-time-up = ⏳ **Time is up:** the computer plays this round to its end.
bank-line = -# { $bank } in the bank · { $free } s free per turn
# A mention, and a notification on a phone: $player is an @mention. One line; turn-linked leads to the table.
turn-ping =
    { $timed ->
        [yes] { $player }, it's your turn · ends { $time }
       *[no] { $player }, it's your turn
    }
turn-linked = { $text } · [table]({ $link })
turn-warning = { $player }, it's your move! Your time runs out { $time }
paused-player =
    { $by ->
        [seat] ⏸ **Paused** by **{ $name }**. Any player can resume.
       *[nobody] ⏸ **Paused.** Any player can resume.
    }
# $way is how others end the table; $endable is a date and time.
paused-nobody =
    ⏸ **Paused:** nobody is playing any more. A player comes back with “{ button-resume }”.{ $way ->
        [both] {" "}Anyone can take over a seat or end the match in the menu.
        [end] {" "}Anyone can end the match in the menu.
        [later] {" "}Anyone can take over a seat in the menu, or end the match from { $endable } on.
        [wait] {" "}Anyone can end the match in the menu from { $endable } on.
       *[none] {" "}A moderator can end the match in the menu.
    }{ $timed ->
        [yes] {" "}Otherwise it ends { $time }
       *[no] { "" }
    }
# In lists, pictures and alt texts, by itself or after a comma.
points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
board-votes =
    { $needed ->
        [one] { $votes } of { $needed } vote to end the match.
       *[other] { $votes } of { $needed } votes to end the match.
    }
# More of the opening is told in a moment.
board-opening = -# …

### Words in the table's picture. Lines break at blanks only: no word over 16 letters, no sign that the font lacks (⌀ → ♠)
# The room in pixels stands beside each; the letters are 26 px high. Some 12 letters fit 150 px.

# 150 px, beside the name whose turn it is.
picture-turn = turn
# 110 px, after the number of pieces that a player holds.
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
# 110 px, after the total.
picture-score =
    { $count ->
        [one] point
       *[other] points
    }
# 110 px: pips or points that are left in a hand at the end of a round.
picture-worth = in hand
# 260 px, after the name of who wins; several names share one word.
picture-won =
    { $count ->
        [one] wins
       *[other] win
    }
# The ends of a line, X and Y in every language: texts and hands say so too.
picture-left-end = X
picture-right-end = Y
# 220 px.
picture-round = Round { $number }
# 406 px: a seat of the lobby that nobody has.
picture-free = free
# 200 px: the tiles from which players draw.
picture-stock = Boneyard
# 110 px: a player has called UNO.
picture-last-one = UNO

### When something is in the way: a line above the table, or a private answer

waiting-forbidden = ⚠️ I can't show the table here: I'm missing a permission to see the channel, send messages or attach files. Play on with `/hand`.
waiting-archived = ⚠️ This thread is archived. Write something here to bring the table back, or play on with `/hand`.
waiting-channel-gone = ⚠️ I can't see this table's channel any more. No move is lost.
waiting-quarantined = ⚠️ Discord takes me for spam right now, so I can't show the table. My host can ask Discord to look again. No move is lost: play on with `/hand`.
waiting-busy = ⚠️ Discord is slow right now. No move is lost.
waiting-refused = ⚠️ Discord refuses to show the newest state of the table. I'll try again soon. No move is lost: play on with `/hand`.
waiting-deleted = ⚠️ Somebody, or another bot, deletes my messages here, so I post the table less and less often. Play on with `/hand`.

### Buttons. 12 letters, 20 at most: a phone shows some 20, and the lobby has four in a row

button-hand = My hand
button-menu = Menu
button-rules = Rules
button-resume = Resume
button-pause = Pause
button-join = Join
button-leave-lobby = Leave
button-computer = + Computer
button-start = Start
button-solo = Play against the computer
question-votes-open = Open hands: { $votes }
question-votes-hidden = Hidden: { $votes }
button-more = More options
button-close = Close the table
button-ready = Ready
button-rematch = Play again
button-record = Record
button-previous = Previous
button-next = Next
button-claims-on = Auto-claim: on
button-claims-off = Auto-claim: off
button-back = Back
button-step-back = Undo
button-all-back = Undo all
button-return = I'm back
button-help = Help
button-sort-number = Sort by number
button-sort-usual = Sort by colour
button-uno = UNO!
button-catch = Catch { $name }!
button-to-hand = My hand
button-take-back = Take back
button-take-back-yes = Agree
button-take-back-no = No
button-vote-yes = Vote to end
button-vote-no = Take back my vote
button-bottom = Bring to the bottom
button-leave = Leave the match
button-leave-yes = Yes, leave
button-resign = Resign
button-resign-yes = Yes, resign
button-end = End the table
button-end-yes = Yes, end it
button-no = No
button-hints-yes = Turn help on
button-hints-no = Turn help off
button-league-yes = Count in the league
button-league-no = Don't count it

### The lobby's message, above and in its picture. $length is “about 10 min” or “custom length”

lobby-heading = **{ $game }** · { $length }
# A match of the league that was planned. $names are those who have not come yet.
lobby-fixture =
    { $awaited ->
        [yes] Fixture { NUMBER($number, useGrouping: 0) }. Not here yet: { $names }.
       *[no] Fixture { NUMBER($number, useGrouping: 0) }. Everyone is here.
    }
# In the first lobby of a server that had no language; $language is what it calls itself.
lobby-language = -# Language here: { $language }. Moderators can change it in `/settings`.
# $rules are the next ones with a mark each, joined by “ · ”.
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
rule-help = no help from the computer
rule-takeback = moves may be taken back if all agree
rule-any = anything
# The picture in words: $seats are lobby-seat, with semicolons between them.
lobby-alt = { $game }: { $length }. Players: { $seats }. Free seats: { $free }.
# In the lobby's picture (406 px) and as a line of a menu; $name is one of the next.
length =
    { $minutes ->
        [one] { $name }, about 1 minute
       *[other] { $name }, about { $minutes } minutes
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

### The lobby's options, a private page: lines of small print, names and values in menus. 45 letters, 100 at most

lobby-setting = -# { $setting }: **{ $value }**
lobby-help =
    { $help ->
        [on] { button-hint }: on
        [learners] { button-hint }: beginners only
       *[off] { button-hint }: off
    }
lobby-takeovers = -# No one can take over a seat during the match.
lobby-league =
    { $league ->
        [yes] -# In the league: **yes**
       *[no] -# In the league: **no**
    }
# Christmas domino's vote, in the lobby too: how many want open hands, how many don't, who has not voted.
question-votes =
    { $waiting ->
        [0] -# The vote: open hands **{ $open }**, hidden **{ $hidden }**
       *[other] -# The vote: open hands **{ $open }**, hidden **{ $hidden }** · { $waiting } still to vote
    }
question-youngest =
    { $named ->
        [yes] -# The youngest starts: **{ $name }**
       *[no] -# The youngest starts: **drawn by lot**
    }
lobby-expires = -# If nothing happens, this lobby closes { $time }
# Empty lines of menus, and names before a colon.
lobby-game = Game
lobby-length = Length
lobby-remove = Remove a player
setup-value = { $option }: { $value }
question-youngest-seat = Youngest: { $name }
question-youngest-menu = The youngest starts
question-youngest-lot = Youngest: by lot
# How well computer players play: values after a colon, and what they mean as a second line of a menu.
setting-computers = Computer players
computers-random = easy
computers-greedy = normal
computers-strong = strong
playing-random = They play anything the rules allow.
playing-greedy = They play what looks best right now.
playing-strong = They think ahead and remember what was played.
# The time for a turn: values after a colon.
clock-30s = 30 seconds
clock-2m = 2 minutes
clock-24h = 24 hours
clock-off = no limit

### Between rounds, above the table's picture: one line or two of a phone. $names are the winners

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
        [dead-end] { $names } played the last Dead End and takes **round { $number }**.
        [hand] { $names } lays the whole hand at once and takes **round { $number }**.
        [void] There's nothing left to draw. No one takes **round { $number }**.
       *[other] **Round { $number } is over.**
    }
# $score is a number of points: “Ann takes round 3. +12”.
result-score = { $told } +{ $score }

### Fair play: a line of small print, a private page, and a form for a word
# The promise is like a seal: put on the shuffle before the deal, opened after the round. 64 digits, `$commitment`.

promise = -# 🔒 Fair{"\u00A0"}shuffle:{"\u00A0"}`{ $commitment }`
promise-named = -# 🔒 Fair shuffle
button-fair = Fair play
button-seeds = Seeds
fair-heading = ### 🔒 Fair play
fair-promise = The next shuffle is settled already. This is its promise, and the name of the table's picture has it too:
fair-meaning =
    The promise is the SHA-256 of a secret seed. After the round you see the seed, so anyone can check that it matches and that nobody changed the deal. Don't trust the bot? **{ button-cut }** with a word that nobody can guess. It goes into the shuffle too.
# Who has cut with which word: “Cut in this order: Ann “moon” → Ben “42””.
cuts = -# Cut in this order: { $cuts }
cut = { $name } “{ $word }”
# The same of a cut that was made at no table: “Cut in this order: “moon” → “42””.
cut-elsewhere = “{ $word }”
cut-then = {" → "}
button-cut = Cut
# The form: title, label 45 letters; description 100.
cut-title = Cut the deal
cut-label = Any word
cut-description = It changes the next shuffle, so no one can fix it. Everyone will see it.
result-next =
    { $count ->
        [0] Next round { $time }
        [one] Next round when { $names } is ready, or { $time }
       *[other] Next round when { $names } are ready, or { $time }
    }

### The end of a match: above the picture of the result, a line each. $names are one name or several

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
over-time =
    { $played ->
        [yes] -# ⏳ Time is up: the computer played this round to its end.
       *[no] -# ⏳ Time is up, so the match ends after this round.
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
           *[told] 🏆 **{ $names }** wins { $score }.
        }
       *[other] 🏆 **{ $names }** share first place.
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
standing-line = { $place ->
        [0] ▫️
       *[other] { $place }\.
    } **{ $name }** · { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

### The card of a result: words in its picture, which has room for 45 letters a line. No sign that the font lacks

result-title =
    { $count ->
        [0] Ended early
        [one] { $names } wins
        [2] { $names } tie
       *[other] A { $count }-way tie
    }
# How a match was won, after the verb: “Ann wins 25 to 0.”, “Ann wins by 7 points.”
result-score-two = { $winner } to { $loser }
result-score-margin =
    by { $points ->
        [one] 1 point
       *[other] { $points } points
    }
result-moment = Last move: { $move }
result-turning =
    { $rounds ->
        [one] Turning point: { $move }
       *[other] Turning point, round { $number }: { $move }
    }
result-alt =
    { $score ->
        [none] { $game }: { $title }.
       *[told] { $game }: { $title } { $score }.
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
# $what is one of the next: “Ann: 5 wins in a row”.
milestone = { $name }: { $what }
milestone-first-win = first win in { $game }
milestone-beat-strong = beat a strong computer in { $game }
milestone-matches = { $number } matches
milestone-streak = { $number } wins in a row
# $place is a place as a word ("6th"), $gain card-points.
card-place = { $place }, { $gain }
# On the card, below a name: $did is “6th, +2 points”. The same in the words for the picture.
card-league = League: { $did }
card-rating = rating { $rating } ({ $change })

podium-streak = Longest streak: { $name }, { $rounds } rounds in a row
podium-best =
    { $points ->
        [one] Best round: { $name }, 1 point
       *[other] Best round: { $name }, { $points } points
    }
# The card in words, a player each: place, name, who played, points, what the league says ($did, card-league), or “none”.
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
    }{ $did ->
        [none] .
       *[told] . { $did }.
    }

### Records and the shuffle: private answers, 2,000 letters in all

record-here =
    { $rounds ->
        [one] Here's the match with its one round, every deal and every move. Watch it with `boneyard replay`, check it with `boneyard verify`.
       *[other] Here's the match with its { $rounds } rounds, every deal and every move. Watch it with `boneyard replay`, check it with `boneyard verify`.
    }
verify-good =
    { $rounds ->
        [one] ✅ Fair: every deal matches its promise, and every move was legal. I checked the one finished round.
       *[other] ✅ Fair: every deal matches its promise, and every move was legal. I checked all { $rounds } finished rounds.
    }
verify-running =
    Round { $number } is still on. You'll see its seed when it ends. This was its promise before the deal:
    -# `{ $commitment }`
# Words with which the reader has cut, a line each below.
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
verify-none = ✅ This match has no finished round. As far as it went, the deal matches its promise, and every move was legal.
verify-bad = ❌ This match doesn't check out. { $why }

### Names of computer players

# Sixteen characters, each with a drawn face: a mouse, a bear, a duck, a frog, a pickle, a dog, an owl, an acorn, a lantern,
# a radish, a bee, a goat, a pebble, a turnip, a clover, a waffle. 16 letters at most. Make names that are funny in the
# language and fit the face, rather than translations; no two alike.
cast-1 = Aunt Thimble
cast-2 = Baron Button
cast-3 = Captain Crumb
cast-4 = Cousin Kettle
cast-5 = Doctor Pickle
cast-6 = Duke Noodle
cast-7 = Granny Bolt
cast-8 = Judge Acorn
cast-9 = Lady Lantern
cast-10 = Madam Sprout
cast-11 = Major Bumble
cast-12 = Nanny Marble
cast-13 = Old Pebble
cast-14 = Squire Turnip
cast-15 = Sister Clover
cast-16 = Uncle Waffle
