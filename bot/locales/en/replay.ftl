# Matches that are over, step by step: what stands above the picture, its buttons, the picture in words.

### Above the picture: a heading, a line of 45 letters, and what has just happened (`move-*`, `event-*` in game.ftl)

replay-heading = {"**"}{ $game }** · { $time }
replay-where =
    { $move ->
        [0] Round { $number } of { $rounds }, the deal.
       *[other] Round { $number } of { $rounds }, move { $move } of { $moves }.
    }
replay-round =
    { $moves ->
        [one] Round { $number } of { $rounds }, 1 move.
       *[other] Round { $number } of { $rounds }, { $moves } moves.
    }
# In the picture, 60 px.
replay-count = { $move }/{ $moves }
replay-shown = { $name } shows a replay:
# Of a GIF from which pictures were left out.
replay-thinned = The round is too long for { $limit } MiB, so you see { $shown } of its { $moments } pictures.
# A line of a list of matches, 100 letters: $names are last, since they are cut.
replay-choice = { $date } · { $game } · { $names }

### Buttons, two with a sign beside them in a row: 12 letters. Lines of a menu, and its empty line (45 letters)

button-replay = Replay
replay-to-moment = Go to a moment
replay-to-number = Round { $number } of { $rounds }
replay-to-move =
    { $move ->
        [0] { $told }
       *[other] { $move }. { $told }
    }
button-replay-gif = GIF
button-replay-post = Share

### Answers: private, one sentence or two

replay-unknown = I don't have that match here. Type `/replay` and choose one from the list.
replay-running = That match isn't over yet. Come back when it is.
replay-undealt = That match ended before the deal, so there's nothing to watch.
replay-damaged = The record of that match is damaged, so I can't show it.
replay-damaged-round = The record of that match is damaged in round { $round }, so I can't show that round, or any after it.
replay-undrawn = I couldn't draw that picture. Try again, or step through the round instead.
replay-may-not = You can't write in this channel, so I won't post it for you.
replay-i-may-not = I can't write in this channel, so I can't post it here.
replay-no-files = I can't attach files in this channel, so there's no GIF. Step through the round in words instead.

### The picture in words: alt text, 1,024 letters in all

replay-alt-round =
    { $moves ->
        [one] { $game }, round { $number } of { $rounds }, as an animated picture with 1 move.
       *[other] { $game }, round { $number } of { $rounds }, as an animated picture with { $moves } moves.
    }
replay-total = { $name }: { $total }
replay-totals = Totals: { $totals }.
