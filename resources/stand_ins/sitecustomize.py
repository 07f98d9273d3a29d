"""Python loads this first: the stand-in comes before a library that the program's own folder has."""

import mlx  # noqa: F401
