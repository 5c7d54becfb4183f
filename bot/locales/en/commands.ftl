# Slash commands as Discord lists them: names of at most 32 small letters, digits and hyphens, descriptions of at most 100
# characters.

command-play =
    .name = play
    .description = Open a table in this channel, or find the one that is open
    .game = What to play; by default what the settings say
command-hand =
    .name = hand
    .description = Show your own hand; only you can see it
command-table =
    .name = table
    .description = Post this channel's table anew at the bottom
command-leave =
    .name = leave
    .description = Leave the table in this channel
command-end =
    .name = end
    .description = End the table in this channel (host or moderator)
command-rules =
    .name = rules
    .description = Read the rules of a game
    .game = Which game; by default the one played here
command-help =
    .name = help
    .description = How to play with this bot
command-record =
    .name = record
    .description = Get the record of the last match in this channel as a file
command-verify =
    .name = verify
    .description = Check the shuffle and every move of the last match in this channel
command-league =
    .name = league
    .description = Show the league of this server
    .game = Only one game; by default all of them
command-settings =
    .name = settings
    .description = Set what new tables are like and which language I speak
    .where = For the whole server, or only for this channel
    .server = the whole server
    .channel = only this channel
    .setting = What to set; without it you see all settings
    .value = What to set it to
command-privacy =
    .name = privacy
    .description = What is stored about you
command-mydata =
    .name = mydata
    .description = What is stored about you, to keep or to delete
command-mydata-export =
    .name = export
    .description = Get everything that is stored about you as a file
command-mydata-delete =
    .name = delete
    .description = Delete what is stored about you

### Answers to commands

command-old = This command is from an older version of me. Discord will have the new one in a moment: please try again.
play-opened = Your table is open. People join with the button below it; you can set its options here.
play-taken = There is a table in this channel already: { $link }. Only one game is played in a channel, but threads have room for more.
place-wrong-place = A table can only be in a text channel or a thread of a server.
place-not-added = I'm not in this private thread. Mention me here to add me, then try again.
place-missing = I can't show a table here, because I lack these permissions: { $missing }. Somebody who manages this channel can grant them.
permission-read_messages = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
record-none = No match has ended in this channel yet.
settings-saved =
    { $place ->
        [channel] Saved for this channel: { $what }.
       *[server] Saved for the whole server: { $what }.
    }
settings-figures-wrong = I can't read that. Write the number of a figure and its name, like `3=Fox king, 5=Tom`: different names, of at most 24 characters each. `-` gives all figures their usual names.
settings-value-wrong = There is no such setting, or it can't have that value. Choose both from what `/settings` suggests while you type.
settings-refused = Only people who can manage the server may change settings.

### Personal data

mydata-here = Everything that is stored about you.
mydata-ask =
    Do you really want to delete everything that is stored about you? Your finished matches stay for the others, without your id and name. At tables that are being played the computer takes your seat.
button-forget-me = Yes, delete it
mydata-kept = Nothing was deleted.
mydata-gone =
    { $results ->
        [0] Everything about you is deleted.
        [one] Everything about you is deleted; { $results } finished match goes on without your name.
       *[other] Everything about you is deleted; { $results } finished matches go on without your name.
    }{ $erased ->
        [later] {" "}The file was busy: the last bytes are overwritten when I start the next time.
       *[yes] {""}
    }

### Panels

panel-asleep = 💤 This hand doesn't follow the game by itself any more. Press any button here, or “My hand”, to bring it up to date.

table-none-here = There is no table in this channel. Open one with `/play`.
table-elsewhere = There is no table in this channel; you play in { $channel }.
