"""Files of other programs: editors of levels, virtual tabletops, robots."""
