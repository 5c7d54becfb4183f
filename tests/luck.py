"""The word by which tests deal: empty for what is the same in every run."""

import os

LUCK = os.environ.get("BONEYARD_TEST_LUCK", "")
