"""The lab: many games between bots, and their statistics."""

MAX_GAMES = 10**12
MAX_WORKERS = 256
