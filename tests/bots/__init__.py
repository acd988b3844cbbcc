"""Our bots: levels, advice, and the games everybody's machine plays alike."""
