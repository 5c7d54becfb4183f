"""`python -m tests.lengths` is the tool in `tests/tools/lengths`."""

import sys

from tests.tools.lengths.command import main

if __name__ == "__main__":
    sys.exit(main())
