"""What the maze, and a thing in it, say of themselves: forms that can be filled in."""
