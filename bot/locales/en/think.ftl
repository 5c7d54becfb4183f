# What a strong player would do, and why: hints during a match, reviews after it.

### Hints: a private line above the hand, one or two lines of a phone (45 letters each)

button-hint = Help me
button-hint-do = Do it
# $what is a deed (below), $why a whole sentence (`reason-*`).
hint-text = 💡 **{ $what }**. { $why }
hint-moved-on = The game has moved on. Ask again on your next turn.
hint-late = I need a moment longer. Press “{ button-hint }” again.
hint-off = “{ button-hint }” is off here. Where a match counts, it's for your first three matches of a game.
hint-turn = “{ button-hint }” is for your own turn, when you have a choice.

### Deeds (`deed-...`): what a player does, as a name for it. Seen in bold in hints and reviews, 60 letters
# Others are `.deed` of the button that does it, or a tile and where it goes. In English often the button's
# own word; where an order sounds odd after “You:”, take a noun.

# One after the other, in one turn.
deed-list = { $first } → { $last }
# A chance to call or claim that nobody has to take.
deed-let-go = Let it go
deed-among = { $what } · { $how }
# $list are cards in signs, $number is a combination on the table.
deed-meld-meld = Lay { $list }
deed-meld-layoff = Add { $list } to { $number }
deed-meld-swap = Swap { $list } for joker { $number }

### Why (`reason-<family>-<code>`): one sentence, true of the move by what its player can see. 90 letters
# $count, $others, $points, $pips are numbers, $tile and $tiles names of pieces, $against the name of a player. “It” is
# the move. Where English says “they”, that is one player of any kind.

reason-only = It's your only move.
reason-let-go = It costs you nothing.
reason-ahead = It works out better on average.

# Classic, Moomin, Joker and Christmas domino.
reason-line-out =
    { $ends ->
        [yes] It's your last tile, and it ends the round.
       *[no] It's your last tile.
    }
reason-line-saves-joker = It saves your joker for later.
reason-line-with-joker =
    { $rest ->
        [draw] Without a joker you'd have to draw.
        [pass] Without a joker you'd have to pass.
        [end] Without a joker your turn would end.
       *[none] Nothing fits without a joker.
    }
# $ends are the open halves then: “6 and 5”.
reason-line-nobody = Then no one can play on. Open ends: { $ends }.
reason-line-only-you = Then only you can play on.
reason-line-blocks = { $against } can't follow: they've passed at { $ends }.
reason-line-few =
    { $count ->
        [one] Only one tile you can't see fits then: { $tiles }.
       *[other] Only { $count } tiles you can't see fit then: { $tiles }.
    }
reason-line-dear-keeps =
    { $all ->
        [one] Nothing you can play has more pips, and your other tile still fits.
        [yes] Nothing you can play has more pips, and all your other tiles still fit.
       *[no] { $count ->
            [one] Nothing you can play has more pips, and one of your other { $others } tiles still fits.
           *[other] Nothing you can play has more pips, and { $count } of your other { $others } tiles still fit.
        }
    }
reason-line-keeps =
    { $all ->
        [one] Your other tile still fits.
        [yes] All your other tiles still fit.
       *[no] { $count ->
            [one] One of your other { $others } tiles still fits.
           *[other] { $count } of your other { $others } tiles still fit.
        }
    }
reason-line-dear =
    { $pips ->
        [one] You hold no heavier tile: it has 1 pip.
       *[other] You hold no heavier tile: it has { $pips } pips.
    }
reason-line-double = Doubles are hard to place, so it's good to be rid of one.
reason-line-left =
    { $count ->
        [0] It empties your hand.
        [one] It leaves you with one tile.
       *[other] It leaves you with { $count } tiles.
    }

# UNO Dominos.
reason-cross-out = It's your last domino, and it ends the round.
# $count is how many dominoes $against has left, $what the symbol that hits them.
reason-cross-hits =
    { $what ->
        [four] { $count ->
            [one] { $against } has one domino left, and must draw four or challenge.
           *[other] { $against } has { $count } dominoes left, and must draw four or challenge.
        }
        [two] { $count ->
            [one] { $against } has one domino left, and must draw two.
           *[other] { $against } has { $count } dominoes left, and must draw two.
        }
       *[skip] { $count ->
            [one] { $against } has one domino left, and misses a turn.
           *[other] { $against } has { $count } dominoes left, and misses a turn.
        }
    }
reason-cross-dear-keeps =
    { $all ->
        [one] Nothing you can play is worth more, and your other domino still fits.
        [yes] Nothing you can play is worth more, and all your other dominoes still fit.
       *[no] { $count ->
            [one] Nothing you can play is worth more, and one of your other { $others } dominoes still fits.
           *[other] Nothing you can play is worth more, and { $count } of your other { $others } dominoes still fit.
        }
    }
reason-cross-keeps =
    { $all ->
        [one] Your other domino still fits.
        [yes] All your other dominoes still fit.
       *[no] { $count ->
            [one] One of your other { $others } dominoes still fits.
           *[other] { $count } of your other { $others } dominoes still fit.
        }
    }
reason-cross-saves-joker = It saves your joker for later.
reason-cross-dear = It gets rid of { $points } points, the most you can play now.
reason-cross-closes = It closes that street.
reason-cross-left =
    { $count ->
        [one] It leaves you with one domino.
       *[other] It leaves you with { $count } dominoes.
    }
reason-cross-uno = Otherwise someone can catch you.
reason-cross-catch = { $against } then draws two.
reason-cross-challenge = If you're right, they draw four. If not, you draw four, as you would anyway.
reason-cross-forced = They may have had no matching colour.
# Of a domino that goes back to the boneyard.
reason-cross-return = It counts { $points } points, and you hold nothing worth more.
reason-cross-loner =
    { $count ->
        [0] It shares no colour and no number with your other dominoes.
        [one] It shares a colour or a number with only one of your other dominoes.
       *[other] It shares a colour or a number with { $count } of your other { $others } dominoes.
    }
reason-cross-keep-joker = It saves the joker for later.
reason-cross-keep = You can still play it later.

# Rummy with cards. To “go with” a card: to be able to lie in a combination with it.
reason-meld-draw = No one sees what you draw.
reason-meld-draw-useless = { $tile } goes with nothing you hold.
reason-meld-waits = You could lay { $points } points, but no one can add to cards you still hold.
reason-meld-out = It ends the round.
reason-meld-meets = It lays { $points } points, and you need { $minimum }.
reason-meld-wins-joker =
    { $count ->
        [one] It wins a joker from the table.
       *[other] It wins { $count } jokers from the table.
    }
reason-meld-lays =
    { $count ->
        [one] It gets rid of one more card, worth { $points } points.
       *[other] It gets rid of { $count } cards, worth { $points } points.
    }
reason-meld-takes = { $tile } goes with what you hold.
reason-meld-loose-dear = { $tile } goes with nothing you keep, and nothing you keep counts more.
reason-meld-loose = { $tile } goes with nothing you keep.
reason-meld-keeps =
    { $met ->
        [yes] It keeps all your combinations together.
       *[no] It keeps your combinations together: { $points } points, and you need { $minimum }.
    }
reason-meld-dear = { $tile } counts { $points }, and nothing you keep counts more.
reason-meld-loner = Of your cards, { $tile } goes with the fewest others.
reason-meld-nobody = No one can add { $tile } to the table.

# Tábla Römi. $count of $need: how near the hand is to that kind of legal hand.
reason-rack-out = It ends the round.
reason-rack-takes =
    { $kind ->
        [runs] It gets you to { $count } of { $need } tiles for runs and groups.
        [colours] It gets you to { $count } of { $need } tiles of one colour.
        [pairs] It gets you to { $count } of { $need } pairs.
       *[total8] It gets you to { $count } of { $need } tiles for eight of one number.
    }
reason-rack-goes = It goes with what you hold.
reason-rack-draw-useless = { $tile } gets you no nearer to any legal hand.
reason-rack-draw = No one sees what you draw.
reason-rack-chances =
    { $count ->
        [one] One tile that you can't see would get you nearer.
       *[other] { $count } tiles that you can't see would get you nearer.
    }
reason-rack-keeps =
    { $still ->
        [yes] { $kind ->
            [runs] Without it you still have { $count } of { $need } tiles for runs and groups.
            [colours] Without it you still have { $count } of { $need } tiles of one colour.
            [pairs] Without it you still have { $count } of { $need } pairs.
           *[total8] Without it you still have { $count } of { $need } tiles for eight of one number.
        }
       *[no] { $kind ->
            [runs] Without it you have { $count } of { $need } tiles for runs and groups.
            [colours] Without it you have { $count } of { $need } tiles of one colour.
            [pairs] Without it you have { $count } of { $need } pairs.
           *[total8] Without it you have { $count } of { $need } tiles for eight of one number.
        }
    }

### Reviews: one private message, turned in place: heading, summary, a moment, its picture

# $time is a date that Discord writes in each reader's language.
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
       *[other] As good as an expert's: { $agreed } of your { $count } moves.
    }
review-some = I looked at { $count } of your { $all } moves. As good as an expert's: { $agreed }.
review-blind = I can't judge this game's moves yet. Watch the match with `/replay`.
review-busy = I was too busy to be sure of the others.
review-unsure = I can't be sure of the others.
review-ask-again = Ask again later, and I'll try them all.
review-nothing = Nothing else would have made much difference.

### Reviews: a moment. Its heading in bold, then three lines. $what is a deed (above), $why a whole sentence

review-moment =
    { $kind ->
        [right] Key moment { $number } of { $count }: well played
       *[wrong] Key moment { $number } of { $count }: a better move
    }
# Where it was in the match; also the small head of the picture: 24 letters.
review-where = Round { $number }, move { $move }
# Drawn in the picture: 40 letters.
review-caption = What would you do here?
review-done = You: { $what }
review-best = An expert: { $what }. { $why }
# $better and $worse are percentages, $points a mean, rounded.
review-cost =
    { $gain ->
        [more] { $points ->
            [one] Chance to win: { $better }% instead of { $worse }%. On average, 1 point better against your best rival.
           *[other] Chance to win: { $better }% instead of { $worse }%. On average, { $points } points better against your best rival.
        }
       *[other] Chance to win: { $better }% instead of { $worse }%.
    }
review-found = You played like an expert: { $what }. { $why }
review-next = Next best: { $what }. Chance to win: { $better }% instead of { $mine }%.

### Reviews: buttons (20 letters, five in a row), and why there is none: private answers of a line

button-review = Review
button-review-stop = Stop
button-review-again = Start again
button-review-moment = Moment { $number }
review-undealt = That match ended before the deal, so there's nothing to review.
review-computers = Only computers played that match, so you have no moves in it.
review-not-yours = You didn't play that match. Choose one of yours, or watch it with `/replay`.
review-no-choice = You never had a choice in that match, so there's nothing to review.
