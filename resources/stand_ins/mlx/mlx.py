"""The same by another name."""

from . import Mlx

__all__ = ["Mlx"]
