"""What the sandbox refuses, and how Discord words it on the wire (docs: "Opcodes and Status Codes", JSON errors)."""

from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]


class ApiError(Exception):
    """A refused request: its HTTP status, Discord's number for it (`code`), and Discord's English text."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status, self.code, self.message = status, code, message

    def body(self) -> Json:
        """The JSON body of the answer."""
        return {"message": self.message, "code": self.code}


class FormError(ApiError):
    """A body that breaks a rule (50035): the path to the value, Discord's short code, and the text.

    A path is e.g. `("components", 0, "label")`.
    """

    def __init__(self, path: Path, code: str, message: str) -> None:
        super().__init__(400, 50035, "Invalid Form Body")
        self.path, self.reason, self.text = path, code, message
        self.args = (path, code, message)

    def body(self) -> Json:
        """The JSON body with the errors nested as the path says."""
        errors: Json = {"_errors": [{"code": self.reason, "message": self.text}]}
        for step in reversed(self.path):
            errors = {str(step): errors}
        return {**super().body(), "errors": errors}


class SlowDownError(ApiError):
    """A request that comes too soon (429) by a limit that is no bucket's, with the seconds to wait.

    `code` is Discord's number for the limit.
    """

    def __init__(self, code: int, message: str, retry_after: float) -> None:
        super().__init__(429, code, message)
        self.retry_after = retry_after


class ClientRefusedError(Exception):
    """Something that Discord's client would not let a person do: a hidden command, a disabled button, a bad option.

    `code` is a short word for programs, `message` an English sentence.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code, self.message = code, message


def unauthorized() -> ApiError:
    """No token, or a wrong one."""
    return ApiError(401, 0, "401: Unauthorized")


def unavailable() -> ApiError:
    """A guild that is out for a while."""
    return ApiError(503, 0, "503: Service Unavailable")


def not_found() -> ApiError:
    """No such route."""
    return ApiError(404, 0, "404: Not Found")


def unknown_channel() -> ApiError:
    """No such channel."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """No such guild, or the bot isn't in it."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """No such member of the guild."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """No such message, or one that the asker may not know of."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_event() -> ApiError:
    """No such scheduled event in the guild, or one that is over."""
    return ApiError(404, 10070, "Unknown Guild Scheduled Event")


def unknown_role() -> ApiError:
    """No such role in the guild."""
    return ApiError(404, 10011, "Unknown Role")


def unknown_user() -> ApiError:
    """No such user."""
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    """No such emoji."""
    return ApiError(404, 10014, "Unknown Emoji")


def unknown_overwrite() -> ApiError:
    """No permission overwrite for that role or member."""
    return ApiError(404, 10009, "Unknown permission overwrite")


def unknown_webhook() -> ApiError:
    """A webhook that doesn't exist, such as the token of an interaction that was never answered."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """An interaction that doesn't exist or was not answered in three seconds."""
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    """No such application command."""
    return ApiError(404, 10063, "Unknown application command")


def too_large() -> ApiError:
    """A file or body above the limit."""
    return ApiError(413, 40005, "Request entity too large")


def already_acknowledged() -> ApiError:
    """A second first answer to one interaction."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def too_many_follow_ups() -> ApiError:
    """A follow-up too many for an application that only the user has installed."""
    return ApiError(400, 40094, "This interaction has hit the maximum number of follow up messages")


def missing_access() -> ApiError:
    """The bot cannot see the channel or guild."""
    return ApiError(403, 50001, "Missing Access")


def not_own_message() -> ApiError:
    """An edit of somebody else's message."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    """Nothing to show."""
    return ApiError(400, 50006, "Cannot send an empty message")


def closed_dms() -> ApiError:
    """The person takes no direct messages."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    """The bot lacks a permission that the request needs."""
    return ApiError(403, 50013, "Missing Permissions")


def invalid_webhook_token() -> ApiError:
    """A webhook token that is unknown or older than 15 minutes."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def old_edits(retry_after: float) -> ApiError:
    """Too many edits of messages that are older than an hour."""
    text = "Maximum number of edits to messages older than 1 hour reached. Try again later"
    return SlowDownError(30046, text, retry_after)


def bots_cannot() -> ApiError:
    """A route that is for people only."""
    return ApiError(403, 20001, "Bots cannot use this endpoint")


def invalid_sticker() -> ApiError:
    """A sticker that doesn't exist; the sandbox has none."""
    return ApiError(400, 50081, "Invalid sticker sent")


def wrong_channel_type() -> ApiError:
    """Something that this kind of channel doesn't have."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def not_a_text_channel() -> ApiError:
    """A message for a channel that holds none, such as a forum."""
    return ApiError(400, 50008, "Cannot send messages in a non-text channel")


def thread_locked() -> ApiError:
    """A message into a thread that a moderator has locked."""
    return ApiError(400, 160005, "This thread is locked")


def thread_archived() -> ApiError:
    """A change to something in an archived thread."""
    return ApiError(400, 50083, "Thread is archived")


def invalid_json() -> ApiError:
    """A body that isn't JSON."""
    return ApiError(400, 50109, "The request body contains invalid JSON.")


def invalid_form() -> ApiError:
    """A body that says it is a form and isn't, or that was cut off."""
    return ApiError(400, 50035, "Invalid Form Body")


def too_many(code: int, what: str, limit: int) -> ApiError:
    """A store that is full, e.g. 30008 for emojis."""
    return ApiError(400, code, f"Maximum number of {what} reached ({limit})")
