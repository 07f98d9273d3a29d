"""The choice of tools, kinds of markers and symmetries."""
