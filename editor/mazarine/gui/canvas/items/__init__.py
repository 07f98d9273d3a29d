"""The items of the scene."""
