"""The rules of the family: pure functions of values.

Whether the discard may be taken (RO-15) is proved before it is offered (`outlook`, `taking`). A cheaper test offers it
where no legal turn has it (`goes_nowhere` alone at 148 of 1071 draws in Römi 40, 432 of 853 in Joker-mánia): the button
Take would begin a plan that no discard ends. Computer players need the turn itself, and laying the best combinations
finds none at one legal take in four (88 of 349 in Römi 40).
"""
