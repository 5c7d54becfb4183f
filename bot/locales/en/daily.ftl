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
        [against] Your score: the points against you in all rounds. Lower is better.
        [left] Your score: the tiles left in your hand, in all rounds. Lower is better.
        [margin] Your score: the points you win, minus those left in your hand. Higher is better.
       *[race] Your score: 100 points if you win the round, minus one for each of your turns.
    }
daily-rounds = { $count ->
        [0] Rounds until someone has { $target } points.
        [one] One round.
       *[other] { $count } rounds.
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

### Tables. A day gives a point for everyone that one was better than, and half a point for everyone who was level

daily-table-title = Deal of the day
daily-table-of-today = Today
daily-table-of-month = This month
daily-table-of-all = All time
daily-table-when =
    { $when ->
        [today] Today
        [month] This month
       *[all] All time
    }
daily-table-menu = Choose a table
# $of is the day with its game, a month, or all time.
daily-table-heading =
    {"**"}Deal of the day** · { $of }{ $pages ->
        [one] { "" }
       *[other] {" "}· page { $page } of { $pages }
    } · { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
daily-table-about =
    { $of }{ $pages ->
        [one] { "" }
       *[other] {" "}· page { $page } of { $pages }
    }
daily-table-note =
    { $when ->
        [today] -# You get a point for everyone you beat, and half a point for a tie. It can change until the day ends: { $time }.
       *[other] -# You get a point for everyone you beat, and half a point for a tie. Today counts once it's over: { $time }.
    }
daily-table-empty =
    { $when ->
        [today] No one here has finished today's deal yet. Be the first: `/daily`
       *[other] No day has counted here yet. Play today: `/daily`
    }
daily-table-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $kind ->
        [today] score { $below }
       *[all] { $below } per day
    }) · { $days ->
        [one] { $days } day
       *[other] { $days } days
    } · best on { $best } · beat { $share } · in a row { $run }, most { $longest }
daily-table-percent = { $share }%
# The heads of the picture: 100, 106 and 144 pixels, then 220 each: the shorter the better.
daily-table-days = Days
daily-table-best = Best
daily-table-share = Beaten
daily-table-run = In a row
daily-table-score = Score
daily-table-per-day = Per day
# Below the table, and in small letters below its text.
daily-table-legend = Best: days when no one was better. Beaten: share of the others. In a row: now / most.
daily-table-alt = Deal of the day, { $of }.
daily-table-alt-row = { $place }: { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
button-daily-table = Table
button-daily-today = Today's deal

### Moderators take a result out, or put it back

daily-result =
    { $title } · { $name } · { $game }: { $score }{ $out ->
        [yes] {" "}(taken out)
       *[no] { "" }
    }
daily-ask =
    { $out ->
        [back] **Put this result back into this server's tables?**
       *[out] **Take this result out of this server's tables?** Its day is counted again without it.
    }
daily-changed =
    { $out ->
        [back] { $name }: the result counts again.
       *[out] { $name }: the result no longer counts. Choose it again to put it back.
    }
daily-no-result = There is no result “{ $result }” of the last 31 days. Choose one from the list as you type.

### Buttons, 20 letters at most but for the second

button-daily-share = Share
button-daily-on = Resume: { $title }
button-daily-play = Play this deal

### What went wrong

daily-gone = This deal isn't yours, or it was deleted. `/daily` starts today's.
error-table-daily-seen = You've seen this deal already, before you deleted your data. There's a new one tomorrow.
error-table-daily-open = Others may still be playing this deal. It opens to everyone once the day is over.
# Where there is no server: one's own results alone. $of is a day, a month, or all time; $best counts deals.
daily-own-heading = {"**"}Deal of the day** · your results · { $of }
daily-own-numbers =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } on { $days ->
        [one] { $days } day
       *[other] { $days } days
    } · best in { $best } · beat { $share } on average
daily-own-run = In a row: { $run ->
        [one] { $run } day
       *[other] { $run } days
    }, most { $longest }
daily-own-line = { $title } · { $game } · { $score } · beat { $share }
daily-own-empty =
    { $when ->
        [today] You haven't finished a deal today. Play it: `/daily`
       *[other] No day has counted for you yet. Play today: `/daily`
    }
daily-own-note =
    { $when ->
        [today] -# Compared with everyone who played the same deal, in any server. It can change until the day ends: { $time }.
       *[other] -# Compared with everyone who played the same deal, in any server. Today counts once it's over: { $time }.
    }
