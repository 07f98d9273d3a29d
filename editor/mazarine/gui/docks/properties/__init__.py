"""Forms for the properties of the maze, and of one of its links, markers or regions."""
