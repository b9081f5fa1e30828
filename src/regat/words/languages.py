"""The languages, by their native names, and which of them a reader prefers."""

from __future__ import annotations

import re
from collections.abc import Mapping

from regat.kernel.errors import BadSetup

LANGUAGES = {"en": "English", "ro": "Română", "pl": "Polski", "uk": "Українська"}
FALLBACK = "en"

# In the order in which programs look at them; LANGUAGE may name several.
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def preferred(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, or else the first one in the environment that is known here."""
    if asked is not None:
        return known(asked)
    for variable in VARIABLES:
        for name in environment.get(variable, "").split(":"):
            if (code := _code(name)) in LANGUAGES:
                return code
    return FALLBACK


def preferred_if_known(asked: str | None, environment: Mapping[str, str]) -> str:
    """Like `preferred`, but an unknown language counts as not asked for: to report that very mistake."""
    try:
        return preferred(asked, environment)
    except BadSetup:
        return preferred(None, environment)


def known(name: str) -> str:
    """The code of a language given by its code or its native name."""
    wanted = name.strip().casefold()
    for code, native in LANGUAGES.items():
        if wanted in (code, native.casefold()) or _code(wanted) == code:
            return code
    offered = ", ".join(f"{code} ({native})" for code, native in LANGUAGES.items())
    raise BadSetup(
        f"there is no language {name[:40]!r}, only {offered}",
        key="error-language",
        given=name[:40],
        known=offered,
    )


def _code(name: str) -> str:
    """`pl` of `pl_PL.UTF-8`, `pl-PL` or `pl`."""
    return re.split(r"[_.@-]", name.strip().casefold(), maxsplit=1)[0]
