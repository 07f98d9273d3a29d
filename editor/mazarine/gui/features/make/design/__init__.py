"""Searching by requirements: state what a maze is to have, and search for one."""
