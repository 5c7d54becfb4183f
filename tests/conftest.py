"""What holds for all tests: chance is the same in every run, unless `BONEYARD_TEST_LUCK` is set to a word of one's own.

With such a word hypothesis looks for new examples, and the end-to-end tests are dealt other hands.

And Ctrl-C is heard: what a shell starts in the background ignores it, and so would every program that a test starts.
"""

import signal

from hypothesis import settings

from tests.luck import LUCK

settings.register_profile("pinned", derandomize=True, deadline=None)
settings.register_profile("exploring", deadline=None)
settings.load_profile("exploring" if LUCK else "pinned")
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
