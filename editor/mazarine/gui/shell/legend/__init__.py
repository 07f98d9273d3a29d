"""The legend of the overlay, over the maze."""
