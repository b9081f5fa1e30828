"""The table server: games between people and bots over HTTP and WebSocket, on SQLite or PostgreSQL."""
