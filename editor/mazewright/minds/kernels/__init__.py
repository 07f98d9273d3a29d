"""Compiled parts of minds: sight, and what a step changes in what a mind knows."""
