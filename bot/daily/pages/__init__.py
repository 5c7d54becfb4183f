"""What Discord shows of the deal of the day: the try while it is played, its result, what is shared of it."""
