"""Stash: a third game, in the tests alone. It proves that nothing in src/ has to change for a new game."""
