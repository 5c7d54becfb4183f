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
button-mine = My tables
button-my-calls = Calls and turns
button-my-away = Away
button-my-data = My data
mine-pending =
    { $count ->
        [one] { $count } result waits for you to confirm it.
       *[other] { $count } results wait for you to confirm them.
    }
button-my-pending = Confirm results
button-mine-hand = My hand { $number }
button-next-table = Next table

### /mine: the name that somebody chooses in a server, with a form

button-my-name = My name
my-name-label = Your name in this server
my-name-description = 2–24 characters, once a week at most. Leave it empty to use your Discord name.
my-name-now =
    { $chosen ->
        [yes] Pictures, tables and records in this server call you { $name } now.
       *[no] Pictures, tables and records in this server show your Discord name now.
    }
my-name-unsure = Discord didn't tell me in time whether somebody has that name, so yours stays as it is. Try again in a minute.

### A player who waits has whose turn it is mentioned once more

button-nudge = Nudge
notice-nudged = They'll hear from me again.
# $time is Discord's: “in 3 hours”.
notice-nudge-early =
    { $again ->
        [yes] A player can be nudged every 8 hours. Next time: { $time }.
       *[no] It hasn't been their turn for 8 hours yet. You can nudge them { $time }.
    }
notice-nudge-nobody = There's nobody to nudge right now.

### One's own settings for slow games in a server and absences. $zone is a time zone's name, $date
### a date in the reader's language, written by Discord.

own-title = {"**"}Calls and turns**
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
away-title = {"**"}Away**
away-now =
    { $away ->
        [yes] You're away until { $date }. In this server's slow games your clocks stop until then, and the tables say so. “{ button-own-back }” ends it.
        [used] You've been away for your 14 days of this season. “{ button-mine }” lists the tables that wait for you.
       *[no] { $days ->
            [one] Pick your last day away: until it's over, your clocks stop in this server's slow games. You have { $days } day left.
           *[other] Pick your last day away: until it's over, your clocks stop in this server's slow games. You have { $days } days left.
        }
    }
away-menu = My last day away
away-choice =
    { $when ->
        [today] Today, { $date }
        [tomorrow] Tomorrow, { $date }
       *[later] { $date }
    }
away-past = That day is over. Pick one that's still to come.
away-long = That's too long: you can be away for 14 days a season. “{ button-my-away }” in `/mine` shows the days you have left.
# On the table's message, a line each.
away-line = -# { $name } is away until { $date }.
notice-nudge-away = That player is away. The table's message says until when.
# A direct message. $game is a game's name, $server a server's; $time is Discord's: “in 3 hours”.
turn-direct =
    { $timed ->
        [yes] It's your turn: { $game } in { $channel } on { $server } · ends { $time } · [table]({ $link })
       *[no] It's your turn: { $game } in { $channel } on { $server } · [table]({ $link })
    }
