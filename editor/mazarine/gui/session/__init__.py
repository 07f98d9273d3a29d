"""Everything that belongs to one open maze, without widgets."""
