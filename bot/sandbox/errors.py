"""What the sandbox refuses, and how Discord words it on the wire (docs: "Opcodes and Status Codes", JSON errors)."""

from functools import partial
from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]


class ApiError(Exception):
    """A refused request: its HTTP status, Discord's number for it (`code`), and Discord's English text."""

    def __init__(self, status: int, code: int, message: str) -> None:
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

    `code` is a short word for programs, `message` an English sentence, `status` what the sandbox's page is answered.
    """

    def __init__(self, code: str, message: str, status: int = 409) -> None:
        self.code, self.message, self.status = code, message, status


# Each makes a new error: its HTTP status, Discord's code, Discord's text.
not_found = partial(ApiError, 404, 0, "404: Not Found")
unavailable = partial(ApiError, 503, 0, "503: Service Unavailable")
unknown_message = partial(ApiError, 404, 10008, "Unknown Message")
unknown_user = partial(ApiError, 404, 10013, "Unknown User")
# Also for an interaction that was never answered.
unknown_webhook = partial(ApiError, 404, 10015, "Unknown Webhook")
too_large = partial(ApiError, 413, 40005, "Request entity too large")
missing_access = partial(ApiError, 403, 50001, "Missing Access")
closed_dms = partial(ApiError, 403, 50007, "Cannot send messages to this user")
missing_permissions = partial(ApiError, 403, 50013, "Missing Permissions")
wrong_channel_type = partial(ApiError, 400, 50024, "Cannot execute action on this channel type")
invalid_form = partial(ApiError, 400, 50035, "Invalid Form Body")
thread_archived = partial(ApiError, 400, 50083, "Thread is archived")


def too_many(code: int, noun: str, limit: int) -> ApiError:
    """A store that is full, e.g. 30008 for emojis."""
    return ApiError(400, code, f"Maximum number of {noun} reached ({limit})")
