# What only one person sees: the hand, the menu of the table, questions, short answers.

### The hand

panel-lobby = The match hasn't started yet. You'll see your hand here.
# $names are the others who won; $score is “25 to 0” or “by 7 points”, or `none`.
panel-ended =
    { $how ->
        [won] { $score ->
            [none] 🏆 You won!
           *[told] 🏆 You won, { $score }!
        }
        [shared] { $score ->
            [none] 🏆 You and { $names } share first place!
           *[told] 🏆 You and { $names } share first place, { $score }!
        }
       *[lost] { $count ->
            [one] { $score ->
                [none] { $names } won. Rematch?
               *[told] { $names } won, { $score }. Rematch?
            }
           *[other] { $score ->
                [none] { $names } won. Rematch?
               *[told] { $names } won, { $score }. Rematch?
            }
        }
    }
panel-league = -# League: { $did }
panel-between = The round is over.
panel-away = ⚠️ You were away, so the computer is playing for you. Press “{ button-return }” to take over.
panel-page = Page { $page } of { $pages }.
panel-task = { $turn } · { $task }
# What somebody did in a row: two sentences or more without their names.
news-turn = { $name }: { $acts }.
panel-which-end = **{ $tile }** fits both ends. Where?
panel-what = What do you want to do with **{ $tile }**?
panel-choice =
    { $number ->
        [0] { $label }
       *[other] { $number } · { $label }
    }
# On a button beside the emoji of a piece: its number in the picture, and where it goes if there is a choice.
panel-short = { $number }{ $mark }
panel-fits-nowhere = { $tile } fits no open end.
panel-more = { $tile } …
# The ends of a line have the letters that the pictures mark them with.
panel-play =
    { $side ->
        [left] { $tile } 🔵 X
       *[right] { $tile } 🔶 Y
    }
panel-join =
    { $side ->
        [left] 🔵 X · { $end }
       *[right] 🔶 Y · { $end }
    }
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
panel-which-half = **{ $tile }**: which end, and with which half?
panel-which-joker = **{ $tile }**: which end, and which half does the joker cover?
panel-list = Play a tile with a joker…
panel-joker-or =
    { $rest ->
        [draw] No tile fits by itself. Play one with a joker, or draw.
       *[pass] No tile fits by itself, and the boneyard is empty. Play one with a joker, or pass.
    }
panel-opens = Open with { $tile }.
panel-open-double = Open with a double.
panel-still = Still your turn: play on, or press “{ panel-end }”.
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
# Buttons, at most 20 letters. `.deed` is the same thing in a report, alone or after a colon: “You: Draw”, “An expert: Pass”.
# In most languages that is a noun or an infinitive, and not the command that stands on the button.
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
       *[4] Draw four
    }
    .deed =
    { $count ->
        [0] Draw nothing
        [1] Draw one
        [2] Draw two
        [3] Draw three
       *[4] Draw four
    }
panel-challenge = Challenge
    .deed = Challenge
panel-uno = UNO!
    .deed = Call UNO
panel-catch = Catch!
    .deed = Catch the player who forgot to call UNO
panel-give-back = Return { $tile }
    .deed = Return { $tile }
# $street is an arrow: ↑ → ↓ ←. $half and $end are halves: “red 1”, “joker”.
panel-at = { $tile } · { $street }{ $uno ->
        [yes] {" "}· call UNO
       *[no] { "" }
    }
panel-street = { $street } · { $double ->
        [yes] { $end }
       *[no] { $half } to { $end }
    }{ $uno ->
        [yes] {" "}· call UNO
       *[no] { "" }
    }
panel-which-street = Where do you play **{ $tile }**?
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
panel-menu = Choose: { $first } – { $last }
panel-pick = Pick one or more…
panel-targets = Put them…
panel-picked = Picked: { $list }
panel-group =
    { $number }\. { $what }{ $count ->
        [0] { "" }
       *[other] : { $list }
    }

### What a click led to (`notice-<code>`)

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

click-overtaken = The table changed just before your press, so nothing was done. Press again if you still want to.
call-late = Too late: someone was faster, or the next player has moved.
call-yourself = You can't catch yourself. Call UNO before someone else catches you.
call-other = { $name } has one domino left, not you. Catch them instead.

### The menu

menu-heading = **The table**
menu-left = You left, so the computer is playing for you. Press “{ button-return }” to take over.
menu-resigned = You resigned, so the computer is playing for you. You can play again in the next match.
menu-clock = -# Turn timer: { $clock }
button-table = Settings
table-settings = **Settings of this table**
mentions-now = at once
mentions-10s = after 10 s
mentions-off = never
forced-yes = on
forced-no = off
hints-yes = allowed
hints-no = off
menu-claim-window = Time to claim by hand
claim-window-5s = 5 seconds
claim-window-10s = 10 seconds
claim-window-off = until the next player draws
takeovers-yes = allowed
takeovers-no = not allowed
menu-replace = Take over a seat from the computer
menu-hand-over = Give a seat to the computer
confirm-leave =
    { $league ->
        [yes] Leave the match? The computer plays on for you, and the result stays yours: in the league you rank behind everyone who stays. You can come back until someone takes your seat.
       *[no] Leave the match? The computer plays on for you, and the result stays yours. You can come back until someone takes your seat.
    }
confirm-resign = Resign? You get last place in the league, and you can't come back to this match. The computer plays on for you; if only one player is left, the match is over.
confirm-end = End this table for everyone? A match ended early doesn't count.
