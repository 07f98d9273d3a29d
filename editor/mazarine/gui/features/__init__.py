"""What the window can do, one folder a subject; none imports another."""
