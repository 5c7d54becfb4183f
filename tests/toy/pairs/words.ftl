### Pairs: all its words

game-pairs = Pairs
about-pairs = Lay cards of equal rank two by two. The first without cards wins.

rules-pairs =
    One pack of fifty-two cards. In your turn you draw a card, or take the top discard if you can pair it at once. Lay as many pairs as you like, then discard one card.
    .alt = A stock, the 4 of diamonds as a discard, and two pairs: nines and kings.
rule-PA-1 = 2 to 4 players and 52 cards. Everyone gets five, and one card is turned up as the first discard. The rest is the stock.
rule-PA-2 = In your turn, draw the top of the stock. Or take the top discard, if you lay it with a card of the same rank at once.
rule-PA-3 = Then lay as many pairs as you like: two cards of the same rank.
rule-PA-4 = Discard one card to end your turn.
rule-PA-5 = The first without cards ends the round. It also ends after the turn in which the stock runs out. Each card that you have left costs a point, and the fewest win. Ties share a place.
rule-PA-6 = A match has one round or three. Points add up.

error-illegal-no-pair = { $tile } and { $other } aren't a pair.
event-pairs-take = { move-pairs-take }
event-pair = { move-pair }
event-pairs-discard = { move-pairs-discard }
event-pairs-draw = { $name } draws.
move-pairs-draw = { $name } draws { $tile }.
move-pairs-take = { $name } takes { $tile } and lays it with { $other }.
move-pair = { $name } lays { $tile } and { $other }.
move-pairs-discard = { $name } discards { $tile }.
panel-pairs-with = { $tile } with { $other }
panel-pairs-discard = Discard { $tile }
alt-pairs = Pairs on the table: { $list }.
alt-pairs-none = No pairs lie on the table yet.
alt-pairs-top = The top discard is { $tile }.

learn-pairs-aim =
    You and { $teacher } hold five cards each. The others are the stock, and one is turned up: the discard.
    Whoever has no cards left first wins the round.
learn-pairs-draw =
    A turn begins with a card from the stock.
    {"**"}Press Draw.**
learn-pairs-pair =
    Two cards of the same rank are a pair, and you may lay it.
    {"**"}Press 9 of spades, with 9 of hearts.**
learn-pairs-more =
    As many pairs as you like.
    {"**"}Lay your kings.**
learn-pairs-discard =
    A turn ends with a discard.
    {"**"}Discard 2 of hearts.**
learn-pairs-take =
    { $teacher } has thrown the 4 of hearts, and you hold another 4. Then you may take it, and lay both at once.
    {"**"}Press 4 of spades.**
learn-pairs-end =
    You have no cards left and win the round. Cards that are left are points against their owner.
    { lesson-over }
