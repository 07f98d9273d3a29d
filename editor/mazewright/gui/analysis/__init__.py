"""What is known of a maze: its segmentation and what is derived from it, worked out in other threads."""
