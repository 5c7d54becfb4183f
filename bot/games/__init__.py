"""The rules of every game: pure values and functions, without Discord, files, clocks or global chance."""
