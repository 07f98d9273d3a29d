"""The whole board: size, crop, turns, conversions and fog."""
