"""Training the networks of Kingdomino: self-play, school, and learning from how games ended."""
