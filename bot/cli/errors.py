"""What ends a command: a code with facts; `wording` makes the sentence."""

BAD_INPUT = 2
FAULT = 1


class CliError(Exception):
    """A command cannot go on. `code` names the text `cli-error-<code>`, `status` is the exit status."""

    def __init__(self, code: str, *, status: int = BAD_INPUT, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.status = status
        self.facts = facts
