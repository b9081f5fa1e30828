"""Dominion at the terminal."""
