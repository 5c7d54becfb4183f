"""The program `boneyard`."""

from bot.cli.app import main

__all__ = ["main"]
