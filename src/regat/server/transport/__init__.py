"""HTTP and WebSocket: routes, sessions, limits."""
