"""The actions: their table, menus, and work on the maze."""
