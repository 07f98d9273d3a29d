"""What belongs to one open maze, without a widget."""
