"""What is seen: the maze, painted by one item, and the things on it that are grabbed or followed."""
