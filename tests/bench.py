"""`python -m tests.bench` is the tool in `tests/tools/bench`."""

import sys

from tests.tools.bench.command import main

if __name__ == "__main__":
    sys.exit(main())
