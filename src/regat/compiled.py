"""The rules modules, and what a server does with every move: each is one .py file that also compiles to C
with the .pxd beside it.
"""

MODULES = (
    "regat.dominion.table",
    "regat.dominion.decisions",
    "regat.dominion.ops",
    "regat.dominion.policies",
    "regat.dominion.playouts",
    "regat.dominion.told",
    "regat.dominion.phases",
    "regat.dominion.sheet",
    "regat.dominion.game",
    "regat.kingdomino.grid",
    "regat.kingdomino.wide",
    "regat.kingdomino.draft",
    "regat.kingdomino.policies",
    "regat.kingdomino.flat",
    "regat.kingdomino.spelling",
    "regat.kingdomino.sheet",
    "regat.kingdomino.game",
    "regat.kingdomino.sight",
    "regat.kingdomino.wide_sight",
    "regat.kingdomino.turns",
    "regat.kingdomino.rollouts",
    "regat.kingdomino.portrait",
    "regat.kingdomino.prospect",
    "regat.kingdomino.endgame",
    "regat.kingdomino.thought",
    "regat.kingdomino.world",
    "regat.words.dominion.telling",
)
