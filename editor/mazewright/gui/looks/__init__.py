"""How the window looks: light and dark, colours for all eyes, icons, contrast, the ring of the focus."""
