"""The main window and what it consists of."""
