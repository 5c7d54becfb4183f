"""The Discord application: a thin shell that turns interactions into intents and publications into messages.

A click's way, from top to bottom:

    dispatch/presses.py     Presses.on_interaction: a button of ours, by its id
    dispatch/dispatcher.py  Dispatcher.dispatch: once, in its person's order, and answered whatever happens
    dispatch/clicks.py      Clicks.handle: the id is read, its verb has one handler (HAND: `_hand`, ACT: `_act`, ...)
    dispatch/context.py     InteractionContext.show_hand: from the table as it is now
    presenter.py            Presenter.panel: drawn by a worker thread
    dispatch/responder.py   Responder: the answer, in time

Commands (`commands/`) take the same way from the dispatcher on. What a table publishes goes the other way:
`messages/messenger.py` shows the board, `messages/panels.py` the hands that were opened, and `messages/pages.py` other
private messages.
"""
