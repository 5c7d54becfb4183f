"""Measuring tools, not tests: pytest collects nothing here (`tests/conftest.py`); their own tests lie a floor above.

`python -m tests.bench`, `python -m tests.load` and `python -m tests.strength` start them.
"""
