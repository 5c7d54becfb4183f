"""The league of a server, in four rooms, each of which sees only those below it.

- `commands`: slash commands and buttons, among them what moderators change.
- `posts`: what is posted without being asked for: scoreboards, the ends of seasons, reminders of fixtures.
- `pages`: the messages: tables, players' cards, histories, fixtures, the audit log; and the ids of their buttons.
- `rules`: pure functions: points, ratings, tie-breaks, seasons, fixtures, and the fold of matches into tables.

What is stored of it, and read page by page, lies in `storage/league` and `storage/fixtures`; its pictures are drawn in
`rendering/pages/league`.
"""
