"""Training the networks of Kingdomino: self-play, and learning from how the games ended."""
