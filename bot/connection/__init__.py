"""Keeps the bot running: shards, the gateway, the network, emojis, memory."""
