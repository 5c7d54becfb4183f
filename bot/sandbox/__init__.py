"""A Discord on the loopback: REST, gateway, files and a web page, with people who are played by hand or by tests.

The package knows Discord's API and nothing of the bot that talks to it. Tests add faults, and people as objects, in
`tests/box`.
"""
