"""Players inside the engine: policies, rollouts, features, the exact end."""
