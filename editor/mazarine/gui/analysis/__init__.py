"""The analysis of a maze: its segmentation and values derived from it, computed in other threads."""
