"""Why the sandbox refuses what the description takes: what Discord's documentation says besides, or what tests want."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.tools.mutants.judge import Case

# By the code of the refusal, the place in the body, and what stands there (patterns; all three have to fit).
_ANY = ""
_ID = r"(^|\.)(id|users|user_id|recipient_id|parent_id|messages|applied_tags)(\.\d+)?$"
_REASONS: tuple[tuple[str, str, str, str], ...] = (
    ("UNKNOWN_KEY", _ANY, _ANY, "Discord passes over keys that it doesn't know; a bot that sends one has a mistake"),
    ("BASE_TYPE_REQUIRED", _ANY, r"^(' +'|'')$", "blanks are no words, and what is there is not empty"),
    ("BASE_TYPE_REQUIRED", _ANY, "left out|None|{}", "the documentation says that the field is needed"),
    ("BASE_TYPE_BAD_LENGTH", r"(^|\.)filename$", _ANY, "names of files have a length"),
    ("BASE_TYPE_BAD_LENGTH|MAX_LENGTH", r"(^|\.)content$", "5000 long", "2,000 characters in a channel"),
    ("DATE_TIME_TYPE_PARSE", _ANY, _ANY, "the description leaves the form of times open"),
    ("BINARY_TYPE|IMAGE_INVALID", _ANY, _ANY, "a picture has to be one"),
    ("NUMBER_TYPE", r"(^|\.)(allow|deny)$", _ANY, "permissions have 54 bits"),
    ("MESSAGE_FLAGS_INVALID", r"flags$", _ANY, "only some flags can be set"),
    ("NUMBER_TYPE_M", r"flags$", _ANY, "only some flags can be set"),
    ("NUMBER_TYPE_M", r"(^|\.)(id|position)$", _ANY, "32 bits"),
    ("STRING_TYPE_CONVERT", "nonce$", _ANY, "the bot's nonces are texts"),
    ("NUMBER_TYPE_COERCE", _ID, "25 long|'9{18,}|999", "ids have 63 bits"),
    ("NUMBER_TYPE_COERCE|BASE_TYPE_CHOICES", r"allowed_mentions\.(parse|users)", "None", "null is no id and no word"),
    ("BUTTON_COMPONENT|SELECT_|COMPONENT_|TEXT_INPUT", _ANY, _ANY, "the fields of a component fit each other"),
    ("UNION_TYPE_CHOICES", _ANY, _ANY, "components have their places, and some need the flag for version 2"),
    ("ATTACHMENT_", _ANY, _ANY, "files that are named are there"),
    ("APPLICATION_COMMAND", _ANY, _ANY, "the fields of a command fit each other"),
    ("MESSAGE_ALLOWED_MENTIONS", _ANY, _ANY, "either all or those that are named"),
    (r"^50006$", _ANY, _ANY, "a message shows something"),
    (r"^10013$|^50033$", "recipient", _ANY, "nobody has that id"),
    ("STRING_TYPE_REGEX", "name$", _ANY, "names of emojis have letters, digits and underscores"),
    ("MODEL_TYPE_CONVERT", r"choices(\.\d+)?$", "None", "null is no choice"),
    ("STRING_TYPE|BASE_TYPE_BAD", r"choices\.\d+\.value$", _ANY, "a choice is what its option is, up to 100 letters"),
    ("BOOLEAN_TYPE_CONVERT", "nsfw$", _ANY, "the documentation has it, and it is true or false"),
    ("SET_TYPE_ALREADY", "messages", "^5$", "an id as a number is the same id"),
    ("BASE_TYPE_REQUIRED", r"options$", r"^\[\]$", "a group of subcommands holds one"),
    ("LIST_TYPE_CONVERT", "^body$", "None", "no list is no commands, which nobody means"),
    (r"^50083$", _ANY, _ANY, "an archived thread is opened first"),
)


def reason(case: "Case") -> str | None:
    """The documented reason for a refusal that the description doesn't foresee; None where there is none."""
    mutant = case.mutant
    for code, where, what, why in _REASONS:
        given = ((code, case.refused), (where, mutant.where), (what, mutant.what))
        if all(re.search(pattern, text) for pattern, text in given):
            return why
    return None
