"""Who plays whom, and what teams and shared deals come to. Pure."""
