"""Fields of view."""

from mazewright.agents.sight.field_of_view import Sight

__all__ = ["Sight"]
