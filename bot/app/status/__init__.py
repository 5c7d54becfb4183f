"""Reports how the running bot is doing: numbers and faults, never a person, a server or a hand.

report.py    the report as a value, what in it is wrong, and where it is collected
line.py      the way from `boneyard status` to the running process, in the folder of its data
version.py   what runs here
pages.py     the same for monitors by HTTP, where `BONEYARD_HEALTH` is set
metrics.py   the same for Prometheus
"""
