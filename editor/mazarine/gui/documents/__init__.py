"""Open, save, close: what happens to the mazes that are open, and their files."""
