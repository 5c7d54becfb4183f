"""`python -m tests.strength` is the tool in `tests/tools/strength`."""

import sys

from tests.tools.strength.command import main

if __name__ == "__main__":
    sys.exit(main())
