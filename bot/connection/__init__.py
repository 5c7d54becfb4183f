"""The connection to Discord: gateway, pacing, delivery, refusals, channels, registration, answers, faces."""
