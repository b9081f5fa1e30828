"""Kingdomino at the terminal."""
