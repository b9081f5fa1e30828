"""Regat plays, studies and masters two games about building a kingdom: Dominion and Kingdomino."""

from regat.compiled_modules import MODULES
from regat.kernel import engine

__version__ = "0.1.0"

# Before any rules module is imported: both engines cannot live in one process.
engine.choose(MODULES)
