"""Training the networks of Kingdomino: self-play, games against greedy opponents, and fitting."""
