# What a strong player would do, and why: hints during a match, reviews after it.

### Hints

button-hint = Hint
button-hint-fill = Plan this
hint-text = 💡 **{ $what }** — { $why }
hint-moved-on = The game has moved on. Ask again on your next turn.
hint-late = I need a moment longer. Press “{ button-hint }” again.
hint-off = Hints are off at this table.
hint-turn = Hints are for your own turn, when you have a choice.
hint-filled = Planned for you. Change what you like, then play it.

### What somebody does, as a name for it (`deed-...`)

deed-list = { $first } → { $last }
deed-let-go = Let it go
deed-among = { $what } · { $how }
deed-meld-meld = Lay down { $list }
deed-meld-layoff = Add { $list } to { $number }
deed-meld-swap = Add { $list } to { $number } and win its joker

### Why (`reason-<family>-<code>`). Each is true of the move by what its player can see

reason-only = It's all you can do.
reason-let-go = It costs you nothing.
reason-ahead = On average it works out better, whatever the others hold.
reason-line-out =
    { $ends ->
        [yes] It's your last tile, and it ends the round.
       *[no] It's your last tile.
    }
reason-line-saves-joker = It keeps your joker for later.
reason-line-with-joker =
    { $rest ->
        [draw] Without a joker nothing fits, and you'd have to draw.
        [pass] Without a joker nothing fits, and you'd have to pass.
        [end] Without a joker nothing fits, and your turn would end.
       *[none] Without a joker nothing fits.
    }
reason-line-nobody = Then no one can play: there's no { $ends } left.
reason-line-only-you = Then only you still have a tile that fits.
reason-line-blocks = { $against } can't follow: they have no { $ends }.
reason-line-few = Of the tiles you can't see, only { $tiles } will fit.
reason-line-dear-keeps =
    It gets rid of { $pips } pips, and { $all ->
        [one] your other tile still fits.
        [yes] all your other tiles still fit.
       *[no] { $count ->
            [one] one of your other { $others } tiles still fits.
           *[other] { $count } of your other { $others } tiles still fit.
        }
    }
reason-line-keeps =
    { $all ->
        [one] Your other tile will still fit.
        [yes] All your other tiles will still fit.
       *[no] { $count ->
            [one] One of your other { $others } tiles will still fit.
           *[other] { $count } of your other { $others } tiles will still fit.
        }
    }
reason-line-dear = It gets rid of { $pips } pips: you hold no tile with more.
reason-line-double = Doubles are hard to place, so it's good to be rid of one.
reason-line-left =
    { $count ->
        [one] It leaves you with one tile.
       *[other] It leaves you with { $count } tiles.
    }
reason-cross-out = It's your last domino, and it ends the round.
reason-cross-hits =
    { $against } has { $count ->
        [one] one domino left
       *[other] { $count } dominoes left
    } and { $what ->
        [four] must draw four, or challenge.
        [two] must draw two.
       *[skip] misses a turn.
    }
reason-cross-dear-keeps =
    It gets rid of { $points } points, and { $all ->
        [one] your other domino still fits.
        [yes] all your other dominoes still fit.
       *[no] { $count ->
            [one] one of your other { $others } dominoes still fits.
           *[other] { $count } of your other { $others } dominoes still fit.
        }
    }
reason-cross-keeps =
    { $all ->
        [one] Your other domino will still fit.
        [yes] All your other dominoes will still fit.
       *[no] { $count ->
            [one] One of your other { $others } dominoes will still fit.
           *[other] { $count } of your other { $others } dominoes will still fit.
        }
    }
reason-cross-saves-joker = It keeps your joker for later.
reason-cross-dear = It gets rid of { $points } points, the most you can play now.
reason-cross-closes = It closes that street.
reason-cross-left =
    { $count ->
        [one] It leaves you with one domino.
       *[other] It leaves you with { $count } dominoes.
    }
reason-cross-uno = Otherwise someone can catch you.
reason-cross-catch = { $against } forgot to call UNO, and draws two.
reason-cross-challenge = If you're right, they draw four. If not, you draw four, as you would anyway.
reason-cross-forced = They may not have had a matching colour.
reason-cross-return = It counts { $points } points, and you hold no domino with more.
reason-cross-loner =
    { $count ->
        [0] It shares no colour and no number with your other dominoes.
        [one] It shares a colour or a number with only one of your other dominoes.
       *[other] It shares a colour or a number with { $count } of your other { $others } dominoes.
    }
reason-cross-keep-joker = It keeps the joker for later.
reason-cross-keep = You can still play it later.
reason-meld-draw = No one sees what you draw.
reason-meld-draw-useless = { $tile } goes with nothing you hold.
reason-meld-waits = You could lay down { $points } points, but no one can add to your cards while you hold them.
reason-meld-out = It ends the round.
reason-meld-meets = It lays down { $points } points, and you need { $minimum }.
reason-meld-wins-joker =
    { $count ->
        [one] It wins a joker from the table.
       *[other] It wins { $count } jokers from the table.
    }
reason-meld-lays =
    { $count ->
        [one] It gets rid of one more card, worth { $points } points.
       *[other] It gets rid of { $count } cards worth { $points } points.
    }
reason-meld-takes = { $tile } goes with what you hold.
reason-meld-loose-dear = { $tile } goes with nothing you keep, and no card you keep counts more.
reason-meld-loose = { $tile } goes with nothing you keep.
reason-meld-keeps =
    { $met ->
        [yes] It keeps all your combinations together.
       *[no] It keeps your combinations together: { $points } points, and you need { $minimum }.
    }
reason-meld-dear = { $tile } counts { $points }, and no card you keep counts more.
reason-meld-loner = { $tile } goes with fewer of your other cards than any card you keep.
reason-meld-nobody = No one can add { $tile } to the table.
reason-rack-out = It ends the round.
reason-rack-takes =
    It brings you to { $count } of { $need } { $kind ->
        [runs] tiles for runs and groups.
        [colours] tiles of one colour.
        [pairs] pairs.
       *[total8] tiles for eight of one number.
    }
reason-rack-goes = It goes with what you hold.
reason-rack-draw-useless = With { $tile } you would be no nearer to any kind of hand.
reason-rack-draw = No one sees what you draw.
reason-rack-chances =
    { $count ->
        [one] One of the tiles you can't see would bring you nearer.
       *[other] { $count } of the tiles you can't see would bring you nearer.
    }
reason-rack-keeps =
    { $still ->
        [yes] Without it you still have { $count } of { $need } { $kind ->
            [runs] tiles for runs and groups.
            [colours] tiles of one colour.
            [pairs] pairs.
           *[total8] tiles for eight of one number.
        }
       *[no] Without it you have { $count } of { $need } { $kind ->
            [runs] tiles for runs and groups.
            [colours] tiles of one colour.
            [pairs] pairs.
           *[total8] tiles for eight of one number.
        }
    }

### Reviews

review-heading = 🔎 {"**"}{ $game }** · { $time }
review-progress =
    { $part ->
        [begun] { $count ->
            [one] Looking at your one move…
           *[other] Looking at your { $count } moves…
        }
        [again] Looking longer at what mattered most…
       *[some] Looking at your { $count } moves… { $asked } done.
    }
review-stopped = Stopped.
review-agreed =
    { $count ->
        [0] I'm too busy to judge your moves just now. Try again in a while.
        [one] { $agreed ->
            [0] You had one choice to make, and an expert would have done better.
           *[other] You had one choice to make, and it was as good as an expert's.
        }
       *[other] { $agreed } of your { $count } moves were as good as an expert's.
    }
review-some = I looked at { $count } of your { $all } moves: { $agreed } were as good as an expert's.
review-blind = I can't judge this game's moves yet. Watch the match with `/replay`.
review-busy = I was too busy to be sure of the others.
review-ask-again = Ask again later, and I'll try them all.
review-nothing = Nothing else would have made much difference.
review-moment =
    { $kind ->
        [right] Key moment { $number } of { $count }: well played
       *[wrong] Key moment { $number } of { $count }: a better move
    }
review-where = Round { $number }, move { $move }
review-caption = What would you do here?
review-done = You: { $what }
review-best = An expert: { $what } — { $why }
review-cost =
    { $gain ->
        [more] Chance to win: { $better }% instead of { $worse }%. On average, { $points ->
            [one] one point
           *[other] { $points } points
        } better against your best rival.
       *[other] Chance to win: { $better }% instead of { $worse }%.
    }
review-found = You played like an expert: { $what } — { $why }
review-next = Next best: { $what } — chance to win { $better }% instead of { $mine }%.
button-review = Review
button-review-stop = Stop
button-review-again = Start again
button-review-moment = Moment { $number }
review-unknown = I don't have that match here. Type `/review` and choose one from the list.
review-running = That match isn't over yet. Come back when it is.
review-undealt = That match ended before the deal, so there's nothing to review.
review-computers = Only computers played that match, so there are no moves of yours to review.
review-not-yours = You didn't play that match. Choose one of yours, or watch it with `/replay`.
review-no-choice = You never had a choice in that match, so there's nothing to review.
