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
notice-nudged = They'll hear from me again.
# $time is Discord's: “in 3 hours”.
notice-nudge-early = A player can be nudged every 8 hours. Next time: { $time }.
notice-nudge-nobody = There's nobody to nudge right now.

### One's own settings for slow games in a server (`/notify turns`) and absences (`/away`). $zone is a time zone's name, $date
### a date in the reader's language, written by Discord.

parameter-how = how
command-notify-turns =
    .description = Your turns in slow games: how I tell you, and your quiet hours
    .how = How I tell you
    .mention = By a mention
    .direct = By a direct message
    .both = By both
    .quiet = When to leave you in peace, such as 22:00-07:00 (- for never)
command-away =
    .description = Stop your clocks in this server's slow games while you're away
    .until = Your last day away, such as 2026-12-31 (left out: you're back)
own-title = {"**"}You in this server**
own-turns =
    { $how ->
        [mention] In slow games I mention you when it's your turn.
        [direct] In slow games I send you a direct message when it's your turn.
       *[both] In slow games I mention you and send you a direct message when it's your turn.
    }
own-quiet =
    { $set ->
        [yes] Quiet hours: { $begin }–{ $end } ({ $zone }). Nobody calls you then, and in slow games your clock stops, for 9 hours a day at most.
       *[no] You have no quiet hours.
    }
own-away =
    { $away ->
        [yes] You're away until { $date }.
       *[no] { $days ->
            [0] Your 14 days away are used up.
            [one] `/away` stops your clocks. You have { $days } day left.
           *[other] `/away` stops your clocks. You have { $days } days left.
        }
    }
own-closed = -# My last direct message didn't get through, so I mentioned you. Discord's privacy settings for this server let you take direct messages.
own-menu = How I tell you
own-choice =
    { $how ->
        [mention] Mention me
        [direct] Send me a direct message
       *[both] Do both
    }
button-own-quiet = Quiet hours…
button-own-loud = No quiet hours
button-own-back = I'm back
own-quiet-title = Quiet hours
own-quiet-label = From when to when
own-quiet-description = Like 22:00-07:00. Empty: no quiet hours.
own-zone-description = Like Europe/Helsinki. The city alone will do.
away-set = You're away until { $date }. In this server's slow games your clocks stop until then, and the tables say so. `/away` without a day ends it.
away-over = Welcome back! Your clocks are running again.
away-not = You aren't away. To go, name your last day: `/away` with a date.
away-past = That day is over. Name one that's still to come.
away-long = That's too long: you can be away for 14 days a season. Your last day away can be { $day }.
away-used = You've been away for your 14 days of this season. `/mine` lists the tables that wait for you.
# On the table's message, a line each.
away-line = -# { $name } is away until { $date }.
notice-nudge-away = That player is away. The table's message says until when.
# A direct message. $game is a game's name, $server a server's; $time is Discord's: “in 3 hours”.
turn-direct =
    { $timed ->
        [yes] It's your turn: { $game } in { $channel } on { $server } · ends { $time } · [table]({ $link })
       *[no] It's your turn: { $game } in { $channel } on { $server } · [table]({ $link })
    }
