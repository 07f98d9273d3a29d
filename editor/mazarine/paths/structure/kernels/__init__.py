"""Compiled passes over the cells of a space, for what they are joined to."""
