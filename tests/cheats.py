"""`python -m tests.cheats` is the tool in `tests/tools/cheats`."""

import sys

from tests.tools.cheats.command import main

if __name__ == "__main__":
    sys.exit(main())
