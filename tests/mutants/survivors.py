"""The mutants that nothing notices, each listed in survivors.toml with the reason why that is right."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from tests.mutants.mutations import Mutant

FILE = Path(__file__).with_name("survivors.toml")
Identity = tuple[str, str, str, str]


class BadList(Exception):
    """The list of survivors cannot be used."""


def excused() -> dict[Identity, str]:
    """The reason for each listed survivor."""
    reasons: dict[Identity, str] = {}
    for group in tomllib.loads(FILE.read_text("utf-8")).get("because", []):
        reason = " ".join(str(group["reason"]).split())
        if not reason:
            raise BadList("a group of survivors has no reason")
        for module, function, line, change in group["mutants"]:
            if (module, function, line, change) in reasons:
                raise BadList(f"listed twice: {module}.py, {line}: {change}")
            reasons[module, function, line, change] = reason
    return reasons


def unknown(reasons: Iterable[Identity], mutants: Iterable[Mutant]) -> list[Identity]:
    """What is listed, but no mutant any more: the rules have changed."""
    there = {mutant.identity for mutant in mutants}
    return [identity for identity in reasons if identity not in there]


def entry(mutant: Mutant) -> str:
    """How survivors.toml lists a mutant."""
    return f"  [{', '.join(_quoted(part) for part in mutant.identity)}],"


def _quoted(text: str) -> str:
    return f"'{text}'" if "'" not in text else f'"{text}"'
