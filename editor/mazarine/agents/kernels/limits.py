"""Numbers that callers of kernels share with them."""

UNLIMITED = 1 << 60
"""The square of a radius that reaches everywhere."""
FOUND_SHORT, LIGHT_SHORT = -1, -2
"""A buffer of a field of view is too short: that of the places seen, or of the intervals of a strip."""
