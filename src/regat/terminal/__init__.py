"""The terminal table: what a player sees, reads and types."""
