"""Tables, the lobby, clocks, bots and undo."""
