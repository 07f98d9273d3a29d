"""A console for Python: code runs on a copy of a maze, and what it has changed comes out as an edit."""
