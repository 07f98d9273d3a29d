"""What the window can do: one table, the menus and bars where it stands, and its keys."""
