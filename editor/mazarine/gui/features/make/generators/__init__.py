"""Making mazes in the window: what is asked, the preview, and the work."""
