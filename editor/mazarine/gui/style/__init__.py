"""Colors, icons and themes of the window."""
