"""The error that ends a command: a code with facts, which `terminal` puts into words."""

BAD_INPUT = 2
FAULT = 1
TRY_AGAIN = 75  # what sysexits.h calls a temporary failure: who starts the program may start it again


class CliError(Exception):
    """A command cannot go on. `code` names the text `cli-error-<code>`, `status` is the exit status."""

    def __init__(self, code: str, *, status: int = BAD_INPUT, **facts: str | int) -> None:
        self.code = code
        self.status = status
        self.facts = facts
