"""Parts that games share by composition."""
