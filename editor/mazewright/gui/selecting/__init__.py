"""What is selected, what floats above the maze until it is put down, and the clipboard."""
