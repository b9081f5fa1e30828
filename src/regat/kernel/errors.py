"""The mistakes a caller can make: one exception each, and one that covers them all."""


class RegatError(ValueError):
    """What was given cannot be used; the message says what was given and what was wanted.

    A mistake that players make has a key as well, and its parts, by which it is said in their language.
    """

    def __init__(self, *message: object, key: str = "", **parts: str | int) -> None:
        super().__init__(*message)
        self.key = key
        self.parts = parts


class IllegalAnswer(RegatError):
    """The answer is not one that the pending choice allows; nothing has changed."""


class BadRecord(RegatError):
    """The record does not fit; the message names the line and the reason."""


class BadScenario(RegatError):
    """The scenario cannot be run as it is written; the message names the place."""


class BadSetup(RegatError):
    """No game can be set up like this."""


class BadEngine(RegatError, ImportError):
    """The requested engine is not available."""


MAX_QUOTE = 80


def shortened(text: object) -> str:
    """What was given, quoted for an error message."""
    quoted = repr(text)
    return quoted if len(quoted) <= MAX_QUOTE else quoted[: MAX_QUOTE - 4] + " ..."
