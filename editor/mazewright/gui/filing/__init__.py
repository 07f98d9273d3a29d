"""Opening and saving: the questions on the way, and the work in other threads."""
