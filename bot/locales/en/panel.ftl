# What only one person sees, in their own language: the hand, the menu of the table, questions, short answers. A button that
# stands on the table's public message is in the server's language: such a button is never named here, but a command is.

### The hand: the first line above its picture. One line of a phone (45 letters), two at most

panel-lobby = The match hasn't started yet. You'll see your hand here.
# $names are the others who won; $score is “25 to 0” or “by 7 points”, or `none`.
panel-ended =
    { $how ->
        [won] { $score ->
            [none] 🏆 You won!
           *[told] 🏆 You won { $score }!
        }
        [shared] 🏆 You share first place with { $names }!
       *[lost] { $count ->
            [one] { $score ->
                [none] { $names } won. Rematch?
               *[told] { $names } won { $score }. Rematch?
            }
           *[other] { $names } won. Rematch?
        }
    }
# $did is what the match did: “1st, +2 points · rating 1359 (+12)”. Small print.
panel-league = -# League: { $did }
panel-between = The round is over.
panel-away = ⚠️ You were away, so the computer is playing for you. Press “{ button-return }” to take over.
panel-page = Page { $page } of { $pages }.
# Two of these lines in one: whose turn it is, and what is to be done.
panel-task = { $turn } · { $task }

### The hand: a piece was pressed that can go to more than one place. The question above the buttons (45 letters)

panel-which-end = **{ $tile }** fits both ends. Where?
panel-which-half = **{ $tile }**: which end, and with which half?
panel-which-joker = **{ $tile }**: which end, and which half does the joker cover?
panel-which-street = Where does **{ $tile }** go?
panel-what = What do you want to do with **{ $tile }**?
# Why a grey piece can't be played: a line at the top.
panel-fits-nowhere = { $tile } fits no open end.

### The hand: buttons of pieces and places, and lines of its menus. 20 letters; names of pieces stand as they are
# Labels, no sentences: no article, no ending at what is put in. X 🔵 and Y 🔶 are the ends of a line, ↑ → ↓ ← ($street) the
# streets of a cross, in every language as here: pictures have the same. $half and $end are halves: “6”, “fox”, “red 1”.

panel-choice =
    { $number ->
        [0] { $label }
       *[other] { $number } · { $label }
    }
# On a button beside the emoji of a piece: its number in the picture, and where it goes if there is a choice.
panel-short = { $number }{ $mark }
# More ways to play that piece: they come when it is pressed.
panel-more = { $tile } …
panel-play =
    { $side ->
        [left] { $tile } 🔵 X
       *[right] { $tile } 🔶 Y
    }
# At the end X lies that half.
panel-join =
    { $side ->
        [left] 🔵 X · { $end }
       *[right] 🔶 Y · { $end }
    }
# Which half touches what lies at the end: “X · star to joker”.
panel-end-half =
    { $side ->
        [left] 🔵 X · { $half } to { $end }
       *[right] 🔶 Y · { $half } to { $end }
    }
panel-end-joker =
    { $side ->
        [left] 🔵 X · { $note }
       *[right] 🔶 Y · { $note }
    }
# A joker is put on a half: “cat ← fox joker”.
panel-covered = { $half } ← { $joker }
# The empty line of a menu, 45 letters; so are the next three.
panel-list = Play a tile with a joker…
panel-menu = Choose: { $first } – { $last }
panel-pick = Pick one or more…
panel-targets = Put them…
panel-at =
    { $uno ->
        [yes] { $tile } · { $street } · call UNO
       *[no] { $tile } · { $street }
    }
panel-street =
    { $double ->
        [yes] { $street } { $end }
       *[no] { $street } { $half }
    }
deed-street =
    { $double ->
        [yes] { $uno ->
            [yes] { $street } · { $end } · call UNO
           *[no] { $street } · { $end }
        }
       *[no] { $uno ->
            [yes] { $street } · { $half } to { $end } · call UNO
           *[no] { $street } · { $half } to { $end }
        }
    }

### The hand: what is to be done, in the first line or the one after it. 45 letters, two lines at most

panel-joker-or =
    { $rest ->
        [draw] No tile fits by itself. Play one with a joker, or draw.
       *[pass] No tile fits by itself, and the boneyard is empty. Play one with a joker, or pass.
    }
panel-opens = Open with { $tile }.
panel-open-double = Open with a double.
panel-still = Still your turn: play on, or press “{ panel-end }”.
panel-play-on = Still your turn: play on.
panel-only =
    { $what ->
        [draw] Nothing fits, so you draw.
        [turn] You start: turn up a tile.
        [end] You can end your turn.
       *[pass] Nothing fits, so you pass.
    }
panel-jokers =
    { $count ->
        [0] You have no jokers left.
        [one] Your joker: { $list }
       *[other] Your jokers: { $list }
    }
panel-drawn = You drew **{ $tile }**. Play it, or keep it?
panel-calls =
    { $own ->
        [yes] One domino left! Call UNO before someone catches you.
       *[no] Someone forgot to call UNO. Catch them!
    }
panel-phase-return = You drew from everyone. Which domino do you return?
panel-phase-open = Your highest number double opens.
panel-phase-suffer =
    { $challenge ->
        [yes] A Joker Draw 4! Draw four, or challenge: if they could have matched the colour, they draw instead. Only you see their hand. If your time runs out, you draw.
       *[no] A Joker Draw 4! They can't have held a matching colour, so you draw four.
    }
panel-phase-redo = The challenge was right. Now play a matching colour that you held before.
panel-picked = Picked: { $list }

### The hand: buttons of what is done without a piece. 12 letters, 20 at most
# `.deed` is the same thing in a report, alone or after a colon: “You: Draw”, “An expert: Pass”. In most languages that is a
# noun or an infinitive, and not the command that stands on the button.

panel-pass = Pass
    .deed = Pass
panel-draw = Draw
    .deed = Draw
panel-end = End turn
    .deed = End the turn
panel-turn = Turn up a tile
    .deed = Turn up a tile
panel-keep = Keep it
    .deed = Keep it
panel-forced =
    { $count ->
        [0] Draw nothing
        [1] Draw one
        [2] Draw two
        [3] Draw three
       *[other] Draw four
    }
    .deed =
    { $count ->
        [0] Draw nothing
        [1] Draw one
        [2] Draw two
        [3] Draw three
       *[other] Draw four
    }
panel-challenge = Challenge
    .deed = Challenge
panel-uno = UNO!
    .deed = Call UNO
panel-call =
    { $on ->
        [yes] UNO! ✓
       *[no] Call UNO
    }
panel-catch = Catch!
    .deed = Catch the player who forgot to call UNO
panel-give-back = Return { $tile }
    .deed = Return { $tile }

### What a click led to (`notice-<code>`): a line at the top of the hand or the menu. 90 letters

notice-returned = Welcome back! Nothing was played: look at the table and choose again.
notice-claimed = Your claim is in. Someone nearer in turn order can still come first.
notice-voted =
    { $how ->
        [ended] That was the last vote needed. The match is over.
        [withdrawn] You took your vote back: { $votes } of { $needed } votes to end the match.
       *[cast] You voted: { $votes } of { $needed } votes to end the match.
    }
notice-ready = You're ready. Waiting for the others.
notice-unchanged = It was like that already.

# A private answer to a press on the table's public message; the next ones to a call of UNO. 90 letters.
click-overtaken = The table changed just before you pressed, so nothing happened. Press again if you still want to.
call-late = Too late: someone was faster, or the next player has moved.
call-yourself = You can't catch yourself. Call UNO before someone else catches you.
call-other = { $name } has one domino left, not you. Catch them instead.

### The menu of the table, and its settings for the host: a heading, lines, names and values in menus (45 letters)

menu-heading = **The table**
menu-left = You left, so the computer is playing for you. Press “{ button-return }” to take over.
menu-resigned = You resigned, so the computer is playing for you. You can play again in the next match.
menu-leave =
    {"-# **"}{ button-leave }:** { $cost ->
        [place] the computer plays on for you, and in the league you rank behind everyone who stays.
        [free] the computer plays on for you. This match doesn't count for you.
       *[none] the computer plays on for you. This match isn't in the league.
    }
menu-resign = {"-# **"}{ button-resign }:** { $cost }
menu-vote =
    {"-# **"}{ button-vote-yes }:** { $votes } of { $needed } so far.{ $counts ->
        [yes] {" "}The rounds that are over count.
        [no] {" "}The match then counts for nobody.
       *[none] {" "}It costs nothing.
    }
menu-clock = -# Turn timer: { $clock }
menu-bank = -# Turn timer: the first { $free } seconds of a turn are free, the rest comes out of your bank ({ $bank } a match).
button-table = Settings
table-settings = **Settings of this table**
# Values of settings, in a menu after their name (“Ping on your turn: at once”) and in bold in lists. 25 letters.
mentions-now = at once
mentions-10s = after 10 s
mentions-off = never
forced-yes = on
forced-no = off
hints-yes = on
hints-no = off
menu-claim-window = Time to claim by hand
claim-window-5s = 5 seconds
claim-window-10s = 10 seconds
claim-window-off = until the next player draws
takeovers-yes = allowed
takeovers-no = not allowed
# The empty line of a menu of seats.
menu-replace = Take over a seat from the computer
menu-hand-over = Give a seat to the computer
# Questions above the buttons “Yes, leave” (or the like) and “No”. 250 letters.
confirm-leave =
    { $league ->
        [yes] Leave the match? The computer plays on for you, and the result stays yours: in the league you rank behind everyone who stays, unless you come back before the computer has played more than a third of your turns. You can come back until someone takes your seat.
       *[no] Leave the match? The computer plays on for you, and the result stays yours. You can come back until someone takes your seat.
    }
confirm-resign =
    { $ends ->
        [yes] Resign? { $cost } The match is over then.
       *[no] Resign? { $cost } The computer plays on for you, and you can't come back to this match.
    }
confirm-resign-unknown = I can't look up now what that costs in the league.
confirm-end =
    End this table for everyone?{ $counts ->
        [yes] {" "}The rounds that are over count.
        [no] {" "}The match then counts for nobody.
       *[none] { "" }
    }
