# First lessons: what is explained step by step. `teacher` is the name of the computer player.

lesson-heading = {"**"}Lesson: { $game }** · { $step } of { $steps }
lesson-another = You could do that too. Try what the lesson says first.
lesson-left = You've left the lesson. Type `/learn` whenever you like to start another, or play { $game } with `/play`.
lesson-offered = New to { $game }? Learn it in three minutes, here and by yourself.
lesson-offered-here = -# New to this? `/learn` teaches you the game in three minutes.
lesson-changed = This lesson has been rewritten since you opened it, so here is its beginning.
lesson-in-words = I may not attach pictures here, so this lesson is told in words.

button-lesson-learn = Learn it in 3 minutes
button-lesson-again = Start the lesson again
button-lesson-next = Next
button-lesson-back = One step back
button-lesson-do = Do it for me
button-lesson-leave = Leave the lesson

### Classic Domino

learn-classic-aim =
    You and { $teacher } hold seven tiles each. The other fourteen stay out of play, so nothing is ever drawn.
    Your aim: have as few pips left as you can when the round is over.
    Who begins? Each of you drew one tile, and the highest double wins. That was your 3-3.
learn-classic-begin =
    You may begin with any tile. Heavy ones cost most if you keep them, so get rid of them early.
    {"**"}Press 6-5.**
learn-classic-join =
    The line has two open ends, X and Y. A tile fits where its number is the same as the end's.
    Your raised tiles fit. A double, like 6-6, lies across the line; its end stays the same.
    {"**"}Press 6-6.**
learn-classic-choose =
    Now X is 3 and Y is 5, and your 5-3 fits both. Think of what you hold: 5-4 needs a 5. If you play 5-3 at X, both ends become 5.
    {"**"}Press 5-3 at X.**
learn-classic-passed =
    { $teacher } has no 5 and had to pass. Whoever can play must play, so now you know something about that hand.
    {"**"}Play 5-4.** It doesn't matter where: both ends are 5.
learn-classic-pass =
    The ends are 6 and 5, and nothing in your hand fits. Then you pass. At a table, this happens by itself after a moment.
    {"**"}Press Pass.**
learn-classic-end =
    Nobody can play any more, so the round is over at once, although you both have tiles left.
    You kept 10 pips, { $teacher } 19. Pips count against you: you have the fewest and win the round.
    In a match, rounds go on until somebody has 100, and the lowest total wins. Now you know the game. Type `/play` to play it with others.
