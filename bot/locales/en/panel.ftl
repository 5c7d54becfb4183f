# What only one person sees: the hand, the menu of the table, questions, short answers.

### The hand

panel-lobby = The match has not started yet. Your tiles will be here.
panel-over = The match is over.
panel-between = The round is over.
panel-away = ⚠️ The computer plays for you, because your time ran out or you were away. Press “I'm back” to play yourself.
panel-choose =
    { $pages ->
        [one] Choose what to play.
       *[other] Choose what to play. Page { $page } of { $pages }.
    }
panel-which-end = **{ $tile }** fits both ends. Where?
panel-what = What do you want to do with **{ $tile }**?
panel-choice =
    { $number ->
        [0] { $label }
       *[other] { $number } · { $label }
    }
panel-more = { $tile } …
panel-play =
    { $side ->
        [left] { $tile } left
       *[right] { $tile } right
    }
panel-join =
    { $side ->
        [left] Left, at the { $end }
       *[right] Right, at the { $end }
    }
panel-end-half =
    { $side ->
        [left] Left, at the { $end }: with the { $half }
       *[right] Right, at the { $end }: with the { $half }
    }
panel-end-joker =
    { $side ->
        [left] Left: { $note }
       *[right] Right: { $note }
    }
panel-covered = { $joker } over the { $half }
panel-which-half = **{ $tile }**: at which end, and with which half?
panel-which-joker = **{ $tile }**: at which end, and which half does the joker cover?
panel-list = Lay a card with a joker…
panel-joker-or =
    { $rest ->
        [draw] No card of yours fits. You may lay one with a joker, or draw.
       *[pass] No card of yours fits, and the pile is empty. You may lay one with a joker, or pass.
    }
panel-only =
    { $what ->
        [draw] Nothing of yours fits: draw.
        [turn] You begin: turn up the top card of the stack.
        [end] You can end your turn.
       *[pass] Nothing of yours fits: pass.
    }
panel-jokers =
    { $count ->
        [0] You have no jokers left.
        [one] Your joker: { $list }
       *[other] Your jokers: { $list }
    }
panel-pass = Pass
panel-draw = Draw
panel-end = No joker, next
panel-turn = Turn up a card
panel-keep = Keep it
panel-forced =
    { $count ->
        [0] Draw nothing
        [1] Take one
        [2] Take two
        [3] Take three
       *[4] Take four
    }
panel-challenge = Challenge
panel-uno = UNO!
panel-catch = Catch!
panel-give-back = Give back { $tile }
panel-at = { $tile } · { $side }{ $uno ->
        [yes] {" "}and call UNO
       *[no] { "" }
    }
panel-street = { $side }, at { $end }{ $double ->
        [yes] { "" }
       *[no] : with { $half }
    }{ $uno ->
        [yes] {" "}· call UNO
       *[no] { "" }
    }
panel-which-street = Where do you lay **{ $tile }**?
panel-drawn = You drew **{ $tile }**. Lay it, or keep it?
panel-calls =
    { $own ->
        [yes] One domo left! Call UNO before somebody catches you.
       *[no] Somebody forgot to call UNO. Catch them!
    }
panel-phase-return = You have drawn from everybody. Which of your domos do you give back?
panel-phase-open = You open, with the highest number double.
panel-phase-suffer = A Joker Draw 4 was laid against you. Take the domos, or challenge: if its player could have laid a matching colour, the domos are theirs. Only you will be shown that hand. If your time runs out, you take them.
panel-phase-redo = The challenge was right. Now lay a domo of matching colour that you held before.
panel-menu = Choose: { $first } to { $last }
panel-pick = Pick one or several…
panel-targets = Put them…
panel-picked = Picked: { $list }
panel-group =
    { $number }\. { $what }{ $count ->
        [0] { "" }
       *[other] : { $list }
    }

### What a click led to (`notice-<code>`)

notice-returned = Welcome back! You play yourself again. That click was not played: look at the table and choose anew.
notice-claimed = Your claim is noted. Whoever is nearer in turn order may still come before you.
notice-voted =
    { $how ->
        [ended] Yours was the last vote needed: the match is over.
        [withdrawn] Your vote is taken back: { $votes } of the { $needed } votes needed to end the match are left.
       *[cast] Your vote is noted: { $votes } of the { $needed } votes needed to end the match.
    }
notice-ready = You are ready. The others aren't yet.
notice-unchanged = Nothing to do: that is how it is already.

click-overtaken = The table has changed since that button was made, so nothing was done. Look again, and press it once more if you still want to.
call-late = Too late: somebody was faster, or the next player has acted already. Nothing has changed.
call-yourself = You can't catch yourself. Press “UNO!” before somebody else catches you.
call-other = It's { $name } who has one domo left, not you. You can press “Catch!”.

### The menu

menu-heading = **The table**
menu-left = You left this match, and the computer plays on for you. Press “I'm back” to play yourself again.
menu-clock = -# Time for a turn: { $clock }
menu-claim-window = Time to claim by hand
claim-window-5s = 5 seconds
claim-window-10s = 10 seconds
claim-window-off = none: until the next player draws
menu-replace = Take over a seat from the computer
menu-hand-over = Hand somebody's seat to the computer
confirm-leave = Do you really want to leave? The computer plays on for you, and the result stays yours. You can come back as long as nobody has taken your seat.
confirm-end = Do you really want to end this table for everybody? A match that is broken off doesn't count.
