"""The view of the maze: the scene, its items, and what tools and docks share of them."""
