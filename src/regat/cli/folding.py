"""Text without what people leave out when they type in a hurry."""

from __future__ import annotations

import re
import unicodedata

ALIKE = str.maketrans("ł’ʼ", "l''")  # what no accent is taken from


def fold(text: str) -> str:
    """Without case and accents, with single spaces: `mosie` for `Moșie`."""
    plain = unicodedata.normalize(
        "NFD", text.casefold().replace("ł", "l").replace("’", "'").replace("ʼ", "'")
    )
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).split())


def bare(text: str) -> str:
    """A folded name without the signs in and between its words."""
    return " ".join(re.findall(r"\w+", fold(text).replace("'", "").replace("_", " ")))
