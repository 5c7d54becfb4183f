"""The league in Discord: tables, players' cards, two players compared, histories, records, seasons.

All that a message shows stands in the ids of its menus and buttons (`places`), so that those of old messages work after
a restart. A picture has its words in its alt text, and everything in text behind a button.
"""
