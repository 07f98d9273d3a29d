"""Fields of view."""

from mazarine.agents.sight.field_of_view import Sight

__all__ = ["Sight"]
