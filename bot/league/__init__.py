"""The league of a server: pure `rules`, stored `rows`, `pages`, `posts` without being asked, `commands`, `schedule`."""
