"""Where the cells of a picture are: asked in a dialog that shows the walls that are found."""
