"""What is drawn on the scene: an item each."""
