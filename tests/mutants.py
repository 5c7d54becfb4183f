"""`python -m tests.mutants` is the tool in `tests/tools/mutants`."""

import sys

from tests.tools.mutants.command import main

if __name__ == "__main__":
    sys.exit(main())
