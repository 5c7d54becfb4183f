"""The family of a line with two ends: classic, moomin and Christmas domino."""
