"""Studies: mass play and measuring."""
