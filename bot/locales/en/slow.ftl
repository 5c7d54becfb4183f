# Games in which a turn has a day: planning ahead, and all tables at which one is awaited.

### Planning ahead: in one's own hand, while others play

# A tile at an end, and the half that joins there; or a domino at a street. 100 letters, so is the next one.
intention-play =
    { $where ->
        [left] { $tile } 🔵 X · { $half }
        [right] { $tile } 🔶 Y · { $half }
        [any] { $tile }, wherever it fits
       *[street] { $tile } { $where } · { $half }
    }
intention-take = Take the discard if it completes a combination
# The second line of that: 100 letters.
intention-take-note = It's laid down at once, and the card that costs most to keep is discarded.
# $plan is one of these, or several with the next text.
plan-line = ⏳ Planned: { $plan }.
plan-else = { $first }, else { $then }
plan-nothing = Nothing is planned for your next turn.
plan-about = -# When your turn comes, the first of these that still works is played at once. If none does, you're asked as usual. Nobody else sees this.
plan-menu =
    { $place ->
        [first] Plan your next turn…
       *[else] If that doesn't work…
    }
button-plan = Plan ahead
button-unplan = Drop plan

### /mine: the tables that wait for its reader

mine-title = {"**"}Waiting for you**
mine-none = No table here is waiting for you.
# $since is Discord's: “3 hours ago”.
mine-line =
    { $known ->
        [yes] { $number }. { $channel } · { $game } · { $since }
       *[no] { $number }. { $channel } · { $game }
    }
mine-more =
    { $count ->
        [one] One more comes up once you've played.
       *[other] { $count } more come up once you've played.
    }
button-mine-hand = My hand { $number }
button-next-table = Next table

### A player who waits has whose turn it is mentioned once more

button-nudge = Nudge
notice-nudged = I've mentioned them again.
# $time is Discord's: “in 3 hours”.
notice-nudge-early = A player can be nudged every 8 hours. Next time: { $time }.
notice-nudge-nobody = There's nobody to nudge right now.
