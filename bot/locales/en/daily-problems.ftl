# Problems “find the move”: three positions a day, a minute each. `/daily` shows the button.

button-problems = Find the move
problems-heading = {"**"}Find the move** · { $title } · { $game }
problems-about = Three positions, one best move each, and it isn't the obvious one. You have { $seconds } seconds and one answer for each. The answers come tomorrow.
problems-none = Today's problems aren't ready yet. Try again later.
problem-named = Problem { $number }
# $problem is “Problem 2”.
problems-line =
    { $state ->
        [open] { $problem }: not opened yet
        [running] { $problem }: the clock is running
        [late] { $problem }: no answer in time
       *[answered] { $problem }: answered
    }
problems-run =
    { $count ->
        [one] You solved one yesterday.
       *[other] You solved at least one on { $count } days in a row.
    }
problems-table = {"**"}Most solved this month**
problems-row = { $place }\. { $name } · { $count }
# $time is Discord's: “in 40 seconds”.
problem-ask = {"**"}{ $problem }:** what is the best move? Time is up { $time }.
problem-saved = Your answer is saved. You'll see tomorrow if it's right.
problem-answered = You have answered this one. You'll see tomorrow if it's right.
problem-late = Time was up before you answered.
problem-over = This problem is no longer open. Here are today's.
problem-no-answers = There were no problems yesterday.
button-problem-answers = Yesterday's answers
# $what is a move, $why a sentence.
problem-best = Best: {"**"}{ $what }**. { $why }
problem-obvious = The obvious move: { $what }
problem-loss = Any other move costs at least { $loss }% of the chance to win.
problem-own = From a match in this server.
problem-yours =
    { $state ->
        [solved] Your answer: { $what }. That's it!
        [wrong] Your answer: { $what }
       *[late] You didn't answer in time.
    }
problem-found =
    { $count ->
        [0] Nobody tried it.
       *[other] Solved by { $solved } of { $count }
    }
problem-finders = Here: { $names }
