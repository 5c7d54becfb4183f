"""The league in Discord. All that a message shows stands in the ids of its menus and buttons (`places`)."""
