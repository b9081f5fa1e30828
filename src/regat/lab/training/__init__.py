"""Training the networks of Kingdomino: self-play, the study after it, and learning from how games ended."""
