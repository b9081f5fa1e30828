"""The rules of Dominion: cards as data, operations, decisions."""
