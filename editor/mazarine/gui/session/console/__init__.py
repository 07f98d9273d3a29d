"""The Python console: statements and scripts that work on the maze that is shown, in a thread of their own.

Only `runner` knows Qt; the other modules run code in whatever thread calls them.
"""
