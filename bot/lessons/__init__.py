"""First lessons: a prepared round of each game, in which one learner meets its rules one after the other."""
