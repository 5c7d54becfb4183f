"""`python -m tests.load` is the tool in `tests/tools/load`."""

import sys

from tests.tools.load.command import main

if __name__ == "__main__":
    sys.exit(main())
