# The post of a day in a server's channel, and where that is set (/settings).
daily-post = Everyone plays this deal today, and it takes a few minutes. The day ends { $time }.
daily-post-podium = Yesterday, { $game }:
# The description of the podium's picture: { $rows } are its rows.
daily-podium-alt = Podium of { $title }, { $game }: { $rows }.
daily-podium-alt-row = { $place }: { $name }, { $score }
button-daily-post = Play
daily-post-missing = I can't post here. Missing permissions: { $missing }. Whoever manages this channel can grant them.
setting-daily-channel = daily post
settings-daily-channel =
    { $set ->
        [yes] The deal of the day is posted once a day in { $channel }, with yesterday's podium.
       *[no] The deal of the day isn't posted anywhere.
    }
settings-daily-trouble =
    { $why ->
        [gone] ⚠️ I can't see that channel any more. Choose another one.
       *[refused] ⚠️ I couldn't post there last time. Check my permissions in that channel.
    }
button-daily-here = Post it here
button-daily-nowhere = Don't post it
