"""The lab: many games, and what they say."""

MAX_GAMES = 10**12
MAX_WORKERS = 256
