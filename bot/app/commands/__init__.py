"""Commands that concern several features."""
