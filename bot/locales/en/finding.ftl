# Finding players: who is called when players are wanted, calls in a lobby, challenges, and a lobby in which
# somebody waits alone. $name is a name, $player and $names are @mentions: no ending touches them. $time is Discord's, in the
# reader's language: “in 5 minutes”, “20 minutes ago”.

### In Discord's list of commands: 100 characters at most. Names of parameters: small letters, digits and hyphens, no blanks

parameter-against = against
# In the menu of a member, among an app's entries: 32 characters at most. Discord shows the member's name elsewhere.
menu-play = Play with…
menu-card = Card of…

### /mine: calls and turns, and answers there

notify-on =
    { $which ->
        [all] When players are wanted, I call you for all games, once an hour at most.
       *[some] When players are wanted, I call you for these games, once an hour at most: { $games }.
    }
notify-none = I don't call you when players are wanted.
notify-games-menu = Call me for these games…
button-call-me = Call me for all
button-blocks = Blocked people
notify-off = You won't be called in this server any more.
notify-off-already = You aren't called in this server. “{ button-my-calls }” in `/mine` changes that.
notify-quiet-wrong = I can't read “{ $hours }” as quiet hours. Write two different times, such as 22:00-07:00.
notify-blocked = { $name } can't call or challenge you in this server any more.
notify-blocked-already = You've blocked { $name } in this server already.
notify-unblocked = { $name } can call and challenge you in this server again.
notify-unblocked-already = You haven't blocked { $name } in this server.
notify-self = That's you. Choose somebody else.
blocks =
    { $some ->
        [yes] {"**"}Blocked people:** { $names }{ $more ->
            [0] { "" }
           *[other] {" "}and { $more } more
        }
       *[no] You haven't blocked anyone.
    }
    Whoever you block can't call or challenge you in this server, and isn't told.
block-menu = Block someone…
unblock-menu = Unblock someone…
callers-set =
    { $who ->
        [everybody] Everyone may call players in this server now.
        [host] Only a table's host may call players in this server now.
        [moderators] Only moderators may call players in this server now.
       *[role] Only members with this role may call players in this server now: { $role }.
    }
callers-menu = Who may call players
callers-choice =
    { $who ->
        [everybody] Everyone
        [host] The table's host
       *[moderators] Moderators
    }
callers-role-menu = Or only members with this role…

### A call, from the lobby

button-call-players = Call players
button-notify-off = Don't call me
# $game is a game's name.
call-post = { $names }, players are wanted: { $game } · [table]({ $link })
# The same in a match. $score are names with their points, $free the names of free seats.
call-seat =
    { $names }, one more is wanted: { $game }, round { $number } · [table]({ $link })
    -# Score: { $score }. Free: { $free }.{ $league ->
        [yes] {" "}{ seat-league }
       *[no] { "" }
    }
seat-league = In the league the match won't count for you.
button-take = Take the seat
# What the message becomes.
call-ended =
    { $how ->
        [taken] All seats are taken.
        [late] Nobody else came, so the call is over.
       *[over] Players are no longer wanted here.
    }
call-why = -# You're called because you asked for it in `/mine`.
call-done =
    { $count ->
        [one] { $count } person was called.
       *[other] { $count } people were called.
    }
call-may-not =
    { $who ->
        [host] Only the table's host may call players in this server.
        [moderators] Only moderators may call players in this server.
       *[role] Only members with this role may call players in this server: { $role }.
    }
call-rests = Players were called in this channel a while ago. You can call again { $time }.
call-nobody = There's nobody to call right now. People ask to be called in `/mine`.
call-fixture = This table is for a fixture: only its players can sit here.
call-failed = I can't post here right now, so nobody was called. Try again in a moment.

### A challenge: its message mentions one person, who has the buttons Join and this one

button-decline = Not now
challenge-post = { $player }, { $name } wants to play { $game } with you. Your seat is kept until { $time } · [table]({ $link })
challenge-done = The table is open, and a seat is kept for { $name } for ten minutes.
challenge-self = You can't challenge yourself. Name somebody else, or open a table with `/play`.
challenge-bot = { $name } is a bot. The button “{ button-computer }” in the lobby seats a computer player.
challenge-no-member = { $name } isn't in this server.
challenge-unseen = { $name } can't see this channel.
challenge-blocked = { $name } doesn't take challenges from you in this server.
challenge-rests = { $name } was challenged a while ago. You can challenge them again { $time }.
challenge-fixture = A fixture has its own players. Leave one of the two out: the fixture, or who to play against.
challenge-failed = I can't post here right now, so { $name } wasn't called. The seat is kept all the same.
error-table-seat-kept = The last free seat is kept for somebody. If they don't come, it's free in a few minutes.
error-table-not-kept = No seat is kept for you here any more. Join if one is free.

### In the lobby, a line each

lobby-kept =
    { $count ->
        [one] A seat is kept for { $names }, until { $time }
       *[other] Seats are kept for { $names }, until { $time }
    }
lobby-declined = { $name } can't play now.
lobby-lonely = Nobody here yet? Play with a computer, try today's deal, or call players.
