"""The lab: many games, and what they say."""

MOST_GAMES = 10**12
MOST_WORKERS = 256
