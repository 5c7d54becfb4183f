"""The rules of the family: pure functions of values.

Whether the discard may be taken (RO-15) is proved by a search before it is offered (`taking`). Cheaper tests offer it
where no legal turn has it: the button Take would begin a plan that no discard ends.
"""
