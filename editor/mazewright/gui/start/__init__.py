"""What a newcomer sees first: the start page, its examples, and the tour."""
