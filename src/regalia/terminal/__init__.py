"""What the command line shows: games told move by move, score sheets, rules, board files."""
