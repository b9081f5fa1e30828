"""The schema's migrations: numbered .sql files in migrations/."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from regat.server.storage.base import StoreError
from regat.server.storage.session import Session

CREATE = """
    CREATE TABLE IF NOT EXISTS schema_migrations (
        version BIGINT PRIMARY KEY, name TEXT NOT NULL, created_at BIGINT NOT NULL
    )
"""
NEWEST = "SELECT coalesce(max(version), 0) FROM schema_migrations"
RECORD = "INSERT INTO schema_migrations (version, name, created_at) VALUES ($1, $2, now_ms())"


@dataclass(frozen=True, slots=True)
class Migration:
    """The statements that lead from the previous version to this one."""

    version: int
    name: str
    statements: str


@cache
def migrations() -> tuple[Migration, ...]:
    """Load the migrations of this regat, in order."""
    folder = files("regat.server.storage") / "migrations"
    scripts = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name
    )
    found = []
    for file in scripts:
        version, _, name = file.name.removesuffix(".sql").partition("_")
        found.append(Migration(int(version), name, file.read_text(encoding="utf-8")))
    assert [migration.version for migration in found] == list(range(1, len(found) + 1)), (
        "a version is missing"
    )
    return tuple(found)


async def migrate_one(session: Session, known: Sequence[Migration]) -> bool:
    """Apply the next migration, in a transaction of its own; return whether there was one."""
    await session.lock_migrations()
    await session.rows(CREATE)
    newest = await session.row(NEWEST)
    assert newest, "an aggregate returns a row"
    version: int = newest[0]
    if version > len(known):
        raise StoreError(
            f"the database has version {version}, but this regat only knows versions up to {len(known)}: "
            "install a newer regat",
            key="error-store-newer",
            version=str(version),
            known=str(len(known)),
        )
    if version == len(known):
        return False
    migration = known[version]
    await session.script(migration.statements)
    await session.rows(RECORD, migration.version, migration.name)
    return True
