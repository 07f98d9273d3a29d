"""Books of puzzles: mazes of rising difficulty, laid out on pages with their solutions at the back."""
