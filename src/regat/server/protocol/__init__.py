"""From the games' own values to what goes over the wire: what is said, seen and asked."""
