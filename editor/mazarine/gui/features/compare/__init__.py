"""What differs between the maze that is open and a file."""
