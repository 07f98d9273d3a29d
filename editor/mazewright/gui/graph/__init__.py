"""The region graph in the window: kept, laid out, and drawn."""
