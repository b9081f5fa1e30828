"""The steps from one version of the database to the next: numbered .sql files in migrations/."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from regat.server.storage.base import StoreError
from regat.server.storage.session import Session

BEGIN = """
    CREATE TABLE IF NOT EXISTS versions (
        number BIGINT PRIMARY KEY, name TEXT NOT NULL, moment BIGINT NOT NULL
    )
"""
NEWEST = "SELECT coalesce(max(number), 0) FROM versions"
ARRIVED = "INSERT INTO versions (number, name, moment) VALUES ($1, $2, moment())"


@dataclass(frozen=True, slots=True)
class Step:
    """One migration: from the version before to this one."""

    number: int
    name: str
    statements: str


@cache
def known_steps() -> tuple[Step, ...]:
    """The migrations that this regat brings along, in order."""
    folder = files("regat.server.storage") / "migrations"
    scripts = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name
    )
    steps = tuple(_step(file.name, file.read_text(encoding="utf-8")) for file in scripts)
    assert [step.number for step in steps] == list(range(1, len(steps) + 1)), "migrations have gaps"
    return steps


async def step_forward(hand: Session, steps: Sequence[Step]) -> bool:
    """Take the next step, if there is one; whether there was. To be called in a transaction of its own."""
    await hand.alone()
    await hand.rows(BEGIN)
    newest = await hand.row(NEWEST)
    assert newest, "an aggregate always gives a row"
    version: int = newest[0]
    if version > len(steps):
        raise StoreError(
            f"the database has version {version}, but this regat knows versions up to {len(steps)} only: "
            "install a newer regat",
            key="error-store-newer",
            version=str(version),
            known=str(len(steps)),
        )
    if version == len(steps):
        return False
    step = steps[version]
    await hand.script(step.statements)
    await hand.rows(ARRIVED, step.number, step.name)
    return True


def _step(file: str, statements: str) -> Step:
    number, _, name = file.removesuffix(".sql").partition("_")
    return Step(int(number), name, statements)
