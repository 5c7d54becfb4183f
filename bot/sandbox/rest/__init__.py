"""The REST side: reading requests, tokens, rate limits, and a handler for each route."""
