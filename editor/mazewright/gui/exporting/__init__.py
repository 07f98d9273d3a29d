"""Exporting and printing: what the user is asked, and the work that is done aside."""
