# The deal of the day (`/daily`): everybody plays the same deal, alone, against computer players, in a private message.
# It has a name and a number, like a puzzle in a newspaper: “Boneyard daily 142”. Par is a golfer's word: what a strong
# computer player made of the same deal.

### While it is played

daily-title = Boneyard daily { $number }
daily-heading = {"**"}{ $title }** · { $game }
daily-begun = Everyone plays this deal today, and you have one try. Take your time: `/daily` brings you back.
# $time is Discord's: “in 5 hours”.
daily-until =
    { $late ->
        [yes] This day is over. You can play on, but it no longer counts.
       *[no] It counts if you finish before the day ends: { $time }.
    }
# What the score is, by the game.
daily-aim =
    { $kind ->
        [against] Your score: the points against you in all rounds. The fewest are best.
        [left] Your score: the tiles left in your hand, in all rounds. The fewest are best.
        [margin] Your score: the points you win, minus those left in your hand. The most are best.
       *[race] Your score: win the round for 100 points, minus one for each of your turns.
    }

### The result. $number is the score as it stands in the sentence, $count the same for the right form

daily-score =
    { $kind ->
        [tiles] { $count ->
            [one] { $number } tile left
           *[other] { $number } tiles left
        }
       *[points] { $count ->
            [one] { $number } point
           *[other] { $number } points
        }
    }
daily-par =
    { $how ->
        [over] { $points }, { $count } over par
        [under] { $points }, { $count } under par
       *[level] { $points }, level with par
    }
daily-par-means = -# Par is what a strong computer made of the same deal.
daily-place = { $ordinal } of { $count }
daily-days =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
daily-late = The day was over, so this doesn't count.
daily-next = Next deal: { $game }, { $time }
daily-alt =
    { $count ->
        [one] { $title }: { $score }. Nobody else has finished yet.
       *[other] { $title }: { $score }. The scores of { $count } people as bars, from { $first } to { $last }.
    }

### Buttons, 20 letters at most but for the second

button-daily-share = Share
button-daily-on = Resume: { $title }
button-daily-play = Play this deal

### What went wrong

daily-gone = This deal isn't yours, or it was deleted. `/daily` starts today's.
error-table-daily-seen = You've seen this deal already, before you deleted your data. There's a new one tomorrow.
error-table-daily-open = Others may still be playing this deal. It opens to everyone once the day is over.
