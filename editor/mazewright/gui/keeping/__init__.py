"""Keeping what is drawn: the journal of a maze with unsaved changes, and what comes back of it."""
