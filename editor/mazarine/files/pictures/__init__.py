"""Pictures of mazes: where their cells are, what walls look like, and the maze that they show."""
