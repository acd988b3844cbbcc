"""Self-play, fitting and learning."""
