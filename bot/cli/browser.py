"""Opening a page in a browser, where there is a desktop to see it on."""

import os
import sys
import webbrowser


def has_desktop() -> bool:
    """Whether somebody sits before a screen of this machine, as far as the environment tells."""
    if os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(url: str) -> bool:
    """Open a page in a window; False, and nothing else, where that cannot be done."""
    if not has_desktop():
        return False
    try:
        browser = webbrowser.get()
        if type(browser) is webbrowser.GenericBrowser:  # one for terminals: it would take ours
            return False
        return browser.open(url)
    except (webbrowser.Error, OSError):
        return False
