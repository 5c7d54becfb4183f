"""The rules of the family: pure functions of values.

Why "may the discard be taken" (RO-15) is proved before it is offered (`outlook`, `taking`), though a take is handed in
with all that it lays, all or none (`Romi.settled`), and judged at its discard (`judge`) like any other turn:

- A cheap test offers too much. Among quick players, of 1071, 1755 and 853 draws with a discard that must be laid (Römi
  40, Römi 50, Joker-mánia), `goes_nowhere` leaves 148, 182 and 432 at which no legal turn has it; with the solver for
  the minimum beside it (`opening`, `hopeless`) still 94, 31 and 344, at 0.15, 0.07 and 0.24 ms instead of 0.19, 0.10
  and 0.35 for the proof. There the button Take would begin a plan that no discard ends: clicks and views would change.
- Computer players need the turn itself. Laying the best combinations and adding what fits finds none at 88 of the 349
  takes that are legal in Römi 40, 46 of 448 in Römi 50 and 60 of 286 in Joker-mánia; `taking` does.
- `ending` and `alone` would stay in any case: RO-7 and RO-10 ask for them, and players before every turn.
"""
